"""Shuffles are a pure function of seed, game and number; the generator is the published one and is fair."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from bohnanza_teach.rules.chance import ScriptedChance, SeededChance, Stream, UnknownChance, key, mix


def test_the_generator_gives_the_published_numbers() -> None:
    """SplitMix64 begun at 0; the first outputs stand in the reference implementation's tests everywhere."""
    stream = Stream(0)
    assert [stream.below(1 << 64) for _number in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def chi_square(counts: Counter[object], n_kinds: int) -> float:
    """How far the counts are from all being equal."""
    expected = counts.total() / n_kinds
    return sum((n - expected) ** 2 / expected for n in counts.values()) + expected * (n_kinds - len(counts))


@pytest.mark.parametrize(("n", "most"), [(2, 10.83), (3, 13.82), (7, 22.46), (10, 27.88)])
def test_every_number_is_as_likely_as_every_other(n: int, most: float) -> None:
    """The bound is exceeded by chance once in a thousand seeds; this seed is fixed."""
    stream = Stream(key(20, n))
    assert chi_square(Counter(stream.below(n) for _throw in range(20_000)), n) < most


def test_every_order_is_as_likely_as_every_other() -> None:
    """24 orders of four cards, by the first shuffle of many games: 49.73 is exceeded once in a thousand."""
    cards = ["blue", "garden", "red", "soy"]
    orders: Counter[object] = Counter(
        tuple(SeededChance(3, game).shuffle(cards, 0)) for game in range(12_000)
    )
    assert set(orders) == set(permutations(cards))
    assert chi_square(orders, 24) < 49.73


def test_every_card_is_as_likely_on_top_in_every_shuffle() -> None:
    cards = [f"card-{n}" for n in range(8)]
    for n in range(3):
        tops: Counter[object] = Counter(SeededChance(1, game).shuffle(cards, n)[-1] for game in range(8000))
        assert chi_square(tops, 8) < 24.32


def test_shuffles_of_neighbouring_seeds_games_and_numbers_have_nothing_in_common() -> None:
    cards = [str(n) for n in range(52)]
    shuffles = [
        SeededChance(seed, game).shuffle(cards, n) for seed in (0, 1) for game in (0, 1) for n in (0, 1)
    ]
    for one, other in permutations(shuffles, 2):
        assert sum(a == b for a, b in zip(one, other, strict=True)) < 8


def test_the_order_in_which_cards_were_thrown_away_has_no_influence() -> None:
    assert SeededChance(4).shuffle(["red", "soy", "blue"], 2) == SeededChance(4).shuffle(
        ["blue", "red", "soy"], 2
    )


def test_luck_tells_nothing_about_the_shuffles() -> None:
    """A player is given another number than those that shuffle, for every seat and moment."""
    chance = SeededChance(5, 6)
    lucks = {chance.luck(seat, moment) for seat in range(5) for moment in range(200)}
    assert len(lucks) == 1000
    assert not lucks & {key(5, 6, n) for n in range(200)}


def test_golden_values() -> None:
    """Games saved today are read tomorrow: these numbers never change."""
    assert [mix(0), mix(1), mix(-1)] == [0, 0x5692161D100B05E5, 0xB4D055FCF2CBBD7B]
    assert [key(1, 2, 3), key(3, 2, 1)] == [9666406879569478978, 5791382331556930913]
    assert SeededChance(1).shuffle(["red", "blue", "soy", "red", "garden", "blue"], 0) == [
        "blue",
        "red",
        "soy",
        "garden",
        "blue",
        "red",
    ]
    assert SeededChance(1, 2).luck(3, 4) == 2304577066799897193


def test_a_script_lays_its_cards_on_top_and_leaves_the_rest_to_chance() -> None:
    script = ScriptedChance((("red", "soy"),), SeededChance(9))
    deck = ["blue", "blue", "red", "soy", "soy"]
    laid = script.shuffle(deck, 0)
    assert laid[::-1][:2] == ["red", "soy"]
    assert laid[:3] == SeededChance(9).shuffle(["blue", "blue", "soy"], 0)
    assert script.shuffle(deck, 1) == SeededChance(9).shuffle(deck, 1)
    assert script.luck(1, 2) == SeededChance(9).luck(1, 2)


def test_a_script_of_a_whole_deck_leaves_nothing_to_chance() -> None:
    script = ScriptedChance((("red", "soy", "blue"),))
    assert script.shuffle(["blue", "red", "soy"], 0) == ["blue", "soy", "red"]


def test_a_script_with_cards_that_are_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="deck 0 of the script has more soy cards"):
        ScriptedChance((("soy", "soy"),)).shuffle(["soy", "red"], 0)


def test_unknown_chance_shuffles_as_it_might_be() -> None:
    assert sorted(UnknownChance(1).shuffle(["soy", "red", "soy"], 0)) == ["red", "soy", "soy"]


def test_what_a_player_knows_of_chance_gives_their_own_luck_and_no_shuffle() -> None:
    chance = SeededChance(5, 6)
    for seat in range(5):
        known = chance.seen_by(seat)
        assert known.luck(seat, 9) == chance.luck(seat, 9)
        assert known.seen_by(seat) == known
        assert known.shuffle(["red", "soy", "blue", "green"] * 9, 0) != chance.shuffle(
            ["red", "soy", "blue", "green"] * 9, 0
        )
    assert ScriptedChance((), chance).seen_by(2) == chance.seen_by(2)


def test_one_thing_is_picked_without_choice_and_none_cannot_be() -> None:
    assert Stream(1).pick(["only"]) == "only"
    assert Stream(1).shuffled([]) == []
    with pytest.raises(ValueError, match="no whole number from 0 to -1"):
        Stream(1).pick([])
