"""The face of the law: what may be done, why something may not, and what it leads to.

Every action has one check. :func:`legal_actions`, :func:`why_not` and :func:`apply` all ask it; nothing else
decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bohnanza_teach.editions import Edition

from . import buying, drawing, harvesting, planting, trading, turn
from .actions import (
    Accept,
    Action,
    BuyField,
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
)
from .chance import Chance
from .course import Course
from .events import Event
from .notation import write_action
from .position import write_position
from .rulings import IllegalAction, Ruling, ruling
from .state import (
    DRAW,
    EMPTY,
    GAME_OVER,
    MAY_PLANT,
    MUST_PLANT,
    PLANT_TRADED,
    TRADE,
    TURN_OVER,
    Card,
    Seat,
    Table,
)

Check = Callable[[Table, Any], Ruling | None]
Do = Callable[[Course, Any], None]
Then = Callable[[Course], None]

#: For each action: its check, what it does, and how the turn goes on.
LAW: dict[type, tuple[Check, Do, Then | None]] = {
    Plant: (planting.check_plant, planting.plant, turn.after_planting),
    SkipPlanting: (planting.check_skip_planting, planting.skip_planting, turn.after_skipping),
    Harvest: (harvesting.check_harvest, harvesting.harvest, None),
    BuyField: (buying.check_buy_field, buying.buy_field, None),
    TurnOver: (drawing.check_turn_over, drawing.turn_over, turn.after_turning_over),
    Offer: (trading.check_offer, trading.offer, None),
    Counter: (trading.check_counter, trading.counter, None),
    Accept: (trading.check_accept, trading.accept, turn.after_a_trade),
    Decline: (trading.check_decline, trading.decline, None),
    Withdraw: (trading.check_withdraw, trading.withdraw, None),
    EndTrading: (trading.check_end_trading, trading.end_trading, turn.after_trading),
    Draw: (drawing.check_draw, drawing.draw, turn.after_drawing),
}


def empty_table(edition: Edition, n_players: int, chance: Chance, start_player: int = 0) -> Table:
    """A table before anything has happened; telling a game's events on it builds up the game."""
    played = edition.at(n_players)
    setup = played.setup(n_players)
    if not 0 <= start_player < n_players:
        raise ValueError(f"the start player is a seat from 0 to {n_players - 1}, not {start_player}")
    seats = [Seat(fields=[EMPTY] * setup.n_fields) for _seat in range(n_players)]
    return Table(played, setup, chance, seats, start_player=start_player)


def new_table(
    edition: Edition, n_players: int, chance: Chance, start_player: int = 0
) -> tuple[Table, list[Event]]:
    """A table with the hands dealt and the first turn begun, and the events that led there."""
    table = empty_table(edition, n_players, chance, start_player)
    course = Course(table)
    turn.deal(course)
    return table, course.events


def why_not(table: Table, action: Action) -> Ruling | None:
    """Why the action is not allowed now, as a ruling of this edition; ``None`` if it is allowed."""
    law = LAW.get(type(action))
    if law is None:
        raise TypeError(f"{action!r} is no action")
    if table.step == GAME_OVER:
        return ruling(table.edition, "game.over")
    if not 0 <= action.seat < len(table.seats):
        return ruling(table.edition, "game.seat", player=action.seat)
    check, _do, _then = law
    return check(table, action)


def apply(table: Table, action: Action) -> list[Event]:
    """Do the action on this table and return what happened.

    Raises:
        IllegalAction: it is not allowed; the table is as it was.
    """
    refusal = why_not(table, action)
    if refusal:
        raise IllegalAction(refusal, action, write_action(action), write_position(table))
    course = Course(table)
    _check, do, then = LAW[type(action)]
    do(course, action)
    if then:
        then(course)
    return course.events


def legal_actions(table: Table, seat: int | None = None) -> list[Action]:
    """Every action that is allowed now, of one seat or of all; offers are left out: they are built freely.

    ``why_not`` tells whether an offer or a counter-offer may be made.
    """
    if seat is not None and not 0 <= seat < table.n_players:
        raise ValueError(f"seats go from 0 to {table.n_players - 1}, not {seat}")
    seats = range(table.n_players) if seat is None else (seat,)
    return [action for who in seats for action in _candidates(table, who) if why_not(table, action) is None]


def _candidates(table: Table, seat: int) -> Iterator[Action]:
    own = table.seats[seat]
    fields = range(len(own.fields))
    if table.step in (MUST_PLANT, MAY_PLANT):
        if seat == table.active_player:
            yield from (Plant(seat, Card("hand", 0, own.hand[0]), field) for field in fields)
            yield SkipPlanting(seat)
    elif table.step == PLANT_TRADED:
        waiting = planting.waiting_cards(table, seat)
        yield from (Plant(seat, card, field) for card in waiting for field in fields)
    elif table.step == TRADE:
        yield from _trade_candidates(table, seat)
    elif table.step == TURN_OVER:
        yield TurnOver(seat)
    elif table.step == DRAW:
        yield Draw(seat)
    yield from (Harvest(seat, field) for field in fields)
    yield BuyField(seat)


def _trade_candidates(table: Table, seat: int) -> Iterator[Action]:
    for number, offer in table.offers.items():
        if offer.partner == seat:
            if offer.stale is None:
                yield from (Accept(seat, number, cards) for cards in trading.ways_to_pay(table, offer))
            yield Decline(seat, number)
        yield Withdraw(seat, number)
    yield EndTrading(seat)


def to_act(table: Table) -> list[int]:
    """Seats that the game waits for: those with cards to plant in step 5, else the active player."""
    if table.is_over:
        return []
    if table.step == PLANT_TRADED:
        return [s for s in table.clockwise(table.active_player) if planting.must_plant_traded(table, s)]
    return [table.active_player]
