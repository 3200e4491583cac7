"""The turn: six steps, each followed by the next that there is something to do in."""

from __future__ import annotations

from .course import Course
from .ending import end_game
from .events import Dealt, Shuffled, StepBegan, TurnBegan
from .planting import must_plant_traded
from .state import (
    DRAW,
    MAY_PLANT,
    MUST_PLANT,
    PLANT_TRADED,
    TRADE,
    TURN_OVER,
)


def deal(course: Course) -> None:
    """Shuffle the whole deck, deal the hands and begin the first turn."""
    table = course.table
    course.add(Shuffled(tuple(table.chance.shuffle(table.edition.deck(), 0))))
    for seat, n_cards in zip(table.clockwise(table.start_player), table.setup.hands, strict=True):
        hand = table.draw_deck[len(table.draw_deck) - n_cards :]
        course.add(Dealt(seat, tuple(reversed(hand))))
    _begin_turn(course, table.start_player)


def after_planting(course: Course) -> None:
    """After a card was planted, come to the step in which somebody has something to do."""
    table = course.table
    if table.step == PLANT_TRADED:
        _after_planting_traded(course)
    elif table.n_planted == 1 and table.seats[table.active_player].hand:
        course.add(StepBegan(MAY_PLANT))
    else:
        course.add(StepBegan(TURN_OVER))


def after_skipping(course: Course) -> None:
    """Planting from the hand is over."""
    course.add(StepBegan(TURN_OVER))


def after_turning_over(course: Course) -> None:
    """Trading begins, unless the edition ends the game with the last exhaustion at once."""
    if course.table.is_ending and course.table.edition.end_grace == "at_once":
        end_game(course, "exhausted")
    else:
        course.add(StepBegan(TRADE))


def after_a_trade(course: Course) -> None:
    """Where received cards do not wait, both sides plant them before the trading goes on."""
    if course.table.edition.plant_received == "at_once":
        course.add(StepBegan(PLANT_TRADED, interrupts=True))


def after_trading(course: Course) -> None:
    """Everything traded or turned over is planted now."""
    course.add(StepBegan(PLANT_TRADED))
    _after_planting_traded(course)


def after_drawing(course: Course) -> None:
    """The turn passes to the left, unless the draw deck has run out for the last time."""
    table = course.table
    if table.is_ending:
        end_game(course, "exhausted")
    else:
        _begin_turn(course, (table.active_player + 1) % table.n_players)


def _after_planting_traded(course: Course) -> None:
    table = course.table
    if any(must_plant_traded(table, seat) for seat in range(table.n_players)):
        return
    if table.is_trading:
        course.add(StepBegan(TRADE))
    elif table.is_ending:
        end_game(course, "exhausted")
    else:
        course.add(StepBegan(DRAW))


def _begin_turn(course: Course, seat: int) -> None:
    table = course.table
    if not table.draw_deck and not table.discard_pile and not any(s.hand for s in table.seats):
        end_game(course, "nothing_left")
        return
    course.add(TurnBegan(seat, table.turn + 1))
    course.add(StepBegan(MUST_PLANT if table.seats[seat].hand else TURN_OVER))
