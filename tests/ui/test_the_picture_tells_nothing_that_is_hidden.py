"""A picture is made for one seat: it stays the same however the cards lie that this seat cannot see."""

from __future__ import annotations

import random

import pytest

from bohnanza_teach.game import Game, event_as_seen
from bohnanza_teach.rules.events import Dealt, Drew
from bohnanza_teach.ui.picture import picture

from .play import ask, next_request, table_of


def shuffled_behind(game: Game, seat: int, order: random.Random) -> Game:
    """The game with all cards that the seat cannot see dealt anew to where such cards lie."""
    other = game.branch()
    other._next = None
    table = other._table = other._table.copy()
    unseen = [*table.draw_deck, *table.discard_pile[:-1]]
    for number, player in enumerate(table.seats):
        if number != seat:
            unseen += player.hand
    order.shuffle(unseen)
    take = iter(unseen)
    table.draw_deck = [next(take) for _card in table.draw_deck]
    table.discard_pile[:-1] = [next(take) for _card in table.discard_pile[:-1]]
    for number, player in enumerate(table.seats):
        if number != seat:
            player.hand = [next(take) for _card in player.hand]
    other._events = [
        type(event)(event.seat, "red") if isinstance(event, Drew) and event.seat != seat else event
        for event in other._events
    ]
    return other


@pytest.mark.parametrize("presses", [0, 3, 9, 40, 90])
def test_hidden_cards_do_not_show(presses: int) -> None:
    table = table_of(seed=11)
    for _press in range(presses):
        ask(table, **next_request(table.picture))
    order = random.Random(presses)
    shown = picture(table.game, 0)
    for _shuffle in range(3):
        assert picture(shuffled_behind(table.game, 0, order), 0) == shown


def test_events_of_others_are_seen_from_outside() -> None:
    assert event_as_seen(Drew(1, "red"), 0) == Drew(1, "?")
    assert event_as_seen(Drew(0, "red"), 0) == Drew(0, "red")
    assert event_as_seen(Dealt(2, ("red", "soy")), 0) == Dealt(2, ("?", "?"))
