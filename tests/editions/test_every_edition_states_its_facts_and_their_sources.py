"""The facts of the editions, and where they are written."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

import bohnanza_teach as bt
from bohnanza_teach.editions import COIN, editions

KR = bt.edition("amigo-2007-kr")

# kind: cards in the deck, then cards for one, two, three and four coins
BEANOMETERS = {
    "blue": (20, 4, 6, 8, 10),
    "chili": (18, 3, 6, 8, 9),
    "stink": (16, 3, 5, 7, 8),
    "green": (14, 3, 5, 6, 7),
    "soy": (12, 2, 4, 6, 7),
    "black-eyed": (10, 2, 4, 5, 6),
    "red": (8, 2, 3, 4, 5),
    "garden": (6, 2, 2, 3, None),
}


@pytest.mark.parametrize("bean", BEANOMETERS)
def test_the_beanometers_of_the_eight_kinds(bean: str) -> None:
    """Numbers printed on the cards."""
    cards, *steps = BEANOMETERS[bean]
    meter = KR.beanometer(bean)
    assert KR.bean(bean).cards == cards
    assert [meter.cards_for(coins) for coins in (1, 2, 3, 4)] == steps
    for n in range(25):
        paid = max((coins for coins, needs in enumerate(steps, 1) if needs and n >= needs), default=0)
        assert meter.coins(n) == paid


def test_the_deck_has_104_cards_of_eight_kinds() -> None:
    """Components: 8 kinds, 104 cards."""
    assert [bean.id for bean in KR.beans] == list(BEANOMETERS)
    assert KR.n_cards == len(KR.deck()) == 104


@pytest.mark.parametrize(("n_players", "n_fields"), [(3, 3), (4, 2), (5, 2)])
def test_the_numbers_for_each_number_of_players(n_players: int, n_fields: int) -> None:
    """Preparation and turn: five cards each; three fields for three players, two for four and five."""
    setup = KR.setup(n_players)
    assert (setup.hand_size, setup.n_fields, setup.turn_over, setup.draw, setup.exhaustions) == (
        5,
        n_fields,
        2,
        3,
        3,
    )
    game = bt.Game(KR, ["greedy"] * n_players)
    assert [len(seat.hand) for seat in game.table.seats] == [5] * n_players
    assert [len(seat.fields) for seat in game.table.seats] == [n_fields] * n_players
    assert len(game.table.draw_deck) == 104 - 5 * n_players


def test_the_words_of_the_edition() -> None:
    """End, items 1 and 3; bean protection is our reading, since the guide states none."""
    assert (KR.bean_protection, KR.end_grace, KR.tie) == ("none", "finish_planting", "farthest_clockwise")
    assert KR.sources["bean_protection"].is_reading
    assert not KR.sources["tie"].is_reading


@pytest.mark.parametrize("n_players", [0, 1, 2, 6, -3])
def test_an_edition_names_the_numbers_of_players_it_is_for(n_players: int) -> None:
    with pytest.raises(bt.EditionError, match="is for 3, 4, 5 players"):
        KR.setup(n_players)


@pytest.mark.parametrize("id", editions())
def test_every_fact_and_every_bean_has_a_source_or_is_a_reading(id: str) -> None:
    edition = bt.edition(id)
    data = tomllib.loads(files("bohnanza_teach.editions").joinpath(f"{id}.toml").read_text("utf-8"))
    assert set(edition.sources) == set(data["facts"])
    for source in (*edition.sources.values(), *edition.rules.values()):
        assert len(source.text) > 10
    assert all(bean.source for bean in edition.beans)
    assert edition.id == id


@pytest.mark.parametrize("id", editions())
def test_codes_of_beans_are_unique_in_an_edition(id: str) -> None:
    beans = bt.edition(id).beans
    assert len({bean.code for bean in beans}) == len(beans)
    assert len({bean.name for bean in beans}) == len(beans)


@pytest.mark.parametrize("bean", BEANOMETERS)
def test_the_worth_between_two_steps_rises_and_meets_every_step(bean: str) -> None:
    meter = KR.beanometer(bean)
    ramp = KR.ramps[bean]
    assert list(ramp) == sorted(ramp)
    assert all(ramp[cards] == COIN * coins for cards, coins in meter.steps)
    assert all(ramp[n] >= COIN * meter.coins(n) for n in range(len(ramp)))


def test_an_unknown_edition_is_answered_by_those_there_are() -> None:
    with pytest.raises(bt.EditionError, match="no edition 'klingon'; there are amigo, "):
        bt.edition("klingon")
    with pytest.raises(KeyError, match="no bean 'cocoa' in amigo-2007-kr; there are blue, chili"):
        KR.bean("cocoa")
