"""The end: every field is harvested, coins are counted, and a tie is settled as the edition says."""

from __future__ import annotations

from .course import Course
from .events import GameEnded
from .harvesting import harvest_field
from .state import Table


def end_game(course: Course, why: str) -> None:
    """Harvest every field of everybody, clockwise from the start player, single beans too."""
    table = course.table
    for seat in table.clockwise(table.start_player):
        for field in range(len(table.seats[seat].fields)):
            harvest_field(course, seat, field)
    course.add(GameEnded(why))


def ranks(table: Table) -> list[int]:
    """The rank of each seat by its coins so far, 1 for the best; those who share a place share the number.

    A tie is settled by the edition's ``tie``: for the player farthest clockwise from the start player, for
    the one with more cards in hand, or not at all.
    """
    standing = [_standing(table, seat) for seat in range(table.n_players)]
    return [1 + sum(other > own for other in standing) for own in standing]


def _standing(table: Table, seat: int) -> tuple[int, int]:
    coins = table.seats[seat].coins
    if table.edition.tie == "farthest_clockwise":
        return coins, (seat - table.start_player) % table.n_players
    if table.edition.tie == "most_hand_cards":
        return coins, len(table.seats[seat].hand)
    return coins, 0
