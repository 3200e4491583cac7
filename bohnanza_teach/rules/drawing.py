"""Taking cards from the draw deck: turning over, drawing, and what happens when it runs out."""

from __future__ import annotations

from .actions import Draw, TurnOver
from .course import Course
from .events import Drew, Exhausted, Shuffled, TurnedOver
from .rulings import Ruling, not_your_turn, ruling
from .state import DRAW, PLANT_TRADED, TURN_OVER, Table


def check_turn_over(table: Table, action: TurnOver) -> Ruling | None:
    """Why the player may not turn cards over, or ``None``."""
    return _check_step(table, action.seat, TURN_OVER)


def check_draw(table: Table, action: Draw) -> Ruling | None:
    """Why the player may not draw, or ``None``."""
    return _check_step(table, action.seat, DRAW)


def _check_step(table: Table, seat: int, step: str) -> Ruling | None:
    if seat != table.active_player:
        return not_your_turn(table.edition, table.active_player)
    if table.step == PLANT_TRADED and step == DRAW:
        return ruling(table.edition, "plant.all-received")
    if table.step != step:
        return ruling(table.edition, "turn.other-step", step=table.step)
    return None


def turn_over(course: Course, action: TurnOver) -> None:
    """Turn over two cards, or fewer where the game ends on the way or no card is left."""
    for _card in range(_n_to_take(course, course.table.setup.turn_over)):
        if not _has_card(course):
            return
        course.add(TurnedOver(action.seat, course.table.draw_deck[-1]))
        _after_taking(course)


def draw(course: Course, action: Draw) -> None:
    """Draw three cards one by one to the back of the hand, or fewer as in :func:`turn_over`."""
    for _card in range(_n_to_take(course, course.table.setup.draw)):
        if not _has_card(course):
            return
        course.add(Drew(action.seat, course.table.draw_deck[-1]))
        _after_taking(course)


def _n_to_take(course: Course, n: int) -> int:
    """How many cards are taken of ``n``: none where the edition ends the game with too few in the deck."""
    table = course.table
    if table.edition.exhaustion_counts == "with_too_few_cards" and len(table.draw_deck) < n:
        course.add(Exhausted(table.setup.exhaustions, last=True))
        return 0
    return n


def _has_card(course: Course) -> bool:
    """Whether a card can be taken; cards discarded after an exhaustion without reshuffle are shuffled now."""
    table = course.table
    if table.is_ending:
        return False
    if not table.draw_deck and table.discard_pile:
        _shuffle_discard_pile(course)
    return bool(table.draw_deck)


def _after_taking(course: Course) -> None:
    """The deck runs out with its last card: count it, and shuffle the discard pile unless the game ends."""
    table = course.table
    if table.draw_deck or table.edition.exhaustion_counts == "with_too_few_cards":
        return
    n = table.exhaustions + 1
    course.add(Exhausted(n, n >= table.setup.exhaustions))
    if not table.is_ending and table.discard_pile:
        _shuffle_discard_pile(course)


def _shuffle_discard_pile(course: Course) -> None:
    table = course.table
    course.add(Shuffled(tuple(table.chance.shuffle(table.discard_pile, table.n_shuffles))))
