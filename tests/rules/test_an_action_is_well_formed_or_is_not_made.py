"""What is no action cannot be built: no text for a tuple, no fraction for a seat, no unreadable reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest
from tables import lay

from bohnanza_teach.rules import (
    Accept,
    Card,
    Counter,
    Decline,
    Draw,
    EndTrading,
    Harvest,
    Offer,
    Plant,
    SkipPlanting,
    TurnOver,
    Withdraw,
    apply,
    legal_actions,
    read_action,
    why_not,
    write_action,
)

RED = Card("hand", 0, "red")

MAKERS: dict[str, Callable[[Any], object]] = {
    "plant": lambda n: Plant(n, RED, 0),
    "plant in": lambda n: Plant(0, RED, n),
    "skip": SkipPlanting,
    "harvest": lambda n: Harvest(n, 0),
    "harvest of": lambda n: Harvest(0, n),
    "turn over": TurnOver,
    "offer": lambda n: Offer(n, 1),
    "offer to": lambda n: Offer(0, n),
    "counter": lambda n: Counter(n, 1),
    "counter to": lambda n: Counter(0, n),
    "accept": lambda n: Accept(n, 1),
    "accept of": lambda n: Accept(0, n),
    "decline": lambda n: Decline(n, 1),
    "withdraw": lambda n: Withdraw(n, 1),
    "end": EndTrading,
    "draw": Draw,
    "card": lambda n: Plant(0, Card("hand", n, "red"), 0),
    "offered card": lambda n: Offer(0, 1, (Card("hand", n, "red"),)),
}


@pytest.mark.parametrize("number", [True, 1.0, "1", None, (1,)], ids=repr)
@pytest.mark.parametrize("make", MAKERS)
def test_seats_fields_offers_and_places_are_whole_numbers(make: str, number: Any) -> None:
    with pytest.raises(TypeError, match="should be a whole number"):
        MAKERS[make](number)


NO_CARDS: list[Any] = [RED, [("hand", 0, "red")], ["hand[0] red"], (None,), [RED._replace(bean=cast(str, 5))]]


@pytest.mark.parametrize("give", NO_CARDS, ids=repr)
def test_what_is_given_are_cards(give: Any) -> None:
    with pytest.raises(TypeError, match="is not a card such as"):
        Offer(0, 1, give)
    with pytest.raises(TypeError, match="is not a card such as"):
        Counter(0, 1, give)
    with pytest.raises(TypeError, match="is not a card such as"):
        Accept(0, 1, give)


@pytest.mark.parametrize("want", ["soy", "", [1], [None], [RED]], ids=repr)
def test_what_is_wanted_is_a_row_of_kinds_not_a_text(want: Any) -> None:
    with pytest.raises(TypeError, match="should be a row of kinds"):
        Offer(0, 1, (RED,), want)


def test_lists_are_as_good_as_tuples() -> None:
    offer = Offer(0, 1, [RED], ["soy"])  # type: ignore[arg-type]
    assert offer == Offer(0, 1, (RED,), ("soy",))
    assert hash(offer) == hash(Offer(0, 1, (RED,), ("soy",)))


@pytest.mark.parametrize("reason", ["No, thanks", "two words", "x\n", "because()", "no-use(soy", "a" * 31])
def test_a_reason_is_one_word_that_can_be_read_back(reason: str) -> None:
    with pytest.raises(ValueError, match="is no reason such as"):
        Decline(0, 1, reason)


@pytest.mark.parametrize("reason", ["", "no-use", "have-none(soy)", "would-harvest(0)"])
def test_a_good_reason_reads_back(reason: str) -> None:
    action = Decline(0, 1, reason)
    assert read_action(write_action(action)) == action


@pytest.mark.parametrize(
    "card",
    [Card("pocket", 0, "red"), Card("hand", 10**9, "red"), Card("hand", 0, "Red\n; drop"), Card("", 0, "")],
)
def test_what_could_be_no_card_makes_no_action(card: Card) -> None:
    with pytest.raises(ValueError, match=r"is not a card|is no number"):
        Plant(0, card, 0)
    with pytest.raises(ValueError, match=r"is not a card|is no number"):
        Offer(0, 1, (card,))


@pytest.mark.parametrize("reason", [None, [], 0])
def test_a_reason_is_a_text(reason: Any) -> None:
    with pytest.raises(ValueError, match="is no reason"):
        Decline(0, 1, reason)


@pytest.mark.parametrize("thing", [None, 5, "0 draw", ("draw", 0)])
def test_what_is_no_action_is_not_judged(thing: Any) -> None:
    table = lay("hand red")
    with pytest.raises(TypeError, match="is no action"):
        why_not(table, thing)
    with pytest.raises(TypeError, match="is no action"):
        apply(table, thing)


@pytest.mark.parametrize("seat", [-1, 4])
def test_a_seat_that_is_not_there_has_no_list_of_actions(seat: int) -> None:
    with pytest.raises(ValueError, match="seats go from 0 to 3"):
        legal_actions(lay("hand red"), seat)
