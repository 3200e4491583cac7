"""Decks, hands, fields, prices and ends, for every edition and every number of players it is for."""

from __future__ import annotations

import pytest

from bohnanza_teach.editions import edition, editions
from bohnanza_teach.rules import SeededChance, new_table

SIX, SEVEN = (3, 4, 5, 6, 6, 6), (3, 4, 5, 6, 6, 6, 6)

# edition, players: cards in the deck, hands, fields, draw, price of a further field, exhaustions
SETUPS = {
    ("amigo-2007-kr", 3): (104, (5,) * 3, 3, 3, 0, 3),
    ("amigo-2007-kr", 4): (104, (5,) * 4, 2, 3, 0, 3),
    ("amigo-2007-kr", 5): (104, (5,) * 5, 2, 3, 0, 3),
    ("amigo", 3): (104, (5,) * 3, 3, 3, 0, 3),
    ("amigo", 4): (104, (5,) * 4, 2, 3, 0, 3),
    ("amigo", 5): (104, (5,) * 5, 2, 3, 0, 3),
    ("amigo-1997", 3): (104, (5,) * 3, 2, 3, 3, 3),
    ("amigo-1997", 4): (104, (5,) * 4, 2, 3, 3, 3),
    ("amigo-1997", 5): (104, (5,) * 5, 2, 3, 3, 3),
    ("riogrande-classic", 3): (104, (5,) * 3, 2, 3, 3, 3),
    ("riogrande-classic", 4): (104, (5,) * 4, 2, 3, 3, 3),
    ("riogrande-classic", 5): (104, (5,) * 5, 2, 3, 3, 3),
    ("riogrande-154", 3): (150, (5,) * 3, 3, 3, 0, 2),
    ("riogrande-154", 4): (130, (5,) * 4, 2, 3, 3, 3),
    ("riogrande-154", 5): (130, (5,) * 5, 2, 3, 3, 3),
    ("riogrande-154", 6): (144, SIX, 2, 4, 2, 3),
    ("riogrande-154", 7): (144, SEVEN, 2, 4, 2, 3),
    ("digital-150-fa", 2): (150, (5,) * 2, 2, 3, 3, 1),
    ("digital-150-fa", 3): (150, (5,) * 3, 2, 3, 3, 1),
    ("digital-150-fa", 4): (150, (5,) * 4, 2, 3, 3, 1),
    ("digital-150-fa", 5): (150, (5,) * 5, 2, 3, 3, 1),
}


def test_every_edition_and_number_of_players_is_in_the_list() -> None:
    assert set(SETUPS) == {(id, n) for id in editions() for n in edition(id).players}


@pytest.mark.parametrize(("id", "n"), SETUPS)
def test_setup(id: str, n: int) -> None:
    deck, hands, fields, draw, price, exhaustions = SETUPS[id, n]
    table, _events = new_table(edition(id), n, SeededChance(4))
    setup = table.setup
    assert table.all_cards().total() == deck
    assert tuple(len(seat.hand) for seat in table.seats) == hands
    assert {len(seat.fields) for seat in table.seats} == {fields}
    assert (setup.draw, setup.third_field_price, setup.exhaustions) == (draw, price, exhaustions)


@pytest.mark.parametrize(
    ("n", "left_out"),
    [(3, {"cocoa"}), (4, {"coffee"}), (5, {"coffee"}), (6, {"cocoa", "garden"}), (7, {"cocoa", "garden"})],
)
def test_rio_grande_takes_beans_out_by_the_number_of_players(n: int, left_out: set[str]) -> None:
    whole = edition("riogrande-154")
    assert {bean.id for bean in whole.beans} - {bean.id for bean in whole.at(n).beans} == left_out
    assert whole.n_cards == 154


def test_the_start_player_has_the_smallest_hand_wherever_they_sit() -> None:
    table, _events = new_table(edition("riogrande-154"), 6, SeededChance(1), start_player=4)
    assert [len(table.seats[seat].hand) for seat in (4, 5, 0, 1, 2, 3)] == list(SIX)
