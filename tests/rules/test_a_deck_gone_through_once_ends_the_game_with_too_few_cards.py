"""The digital edition: never shuffled again; fewer than 2 cards to turn over, or 3 to draw, end the game.

Source: guide to the digital edition with 150 cards, End.
"""

from __future__ import annotations

import pytest
from tables import do, lay, legal

from bohnanza_teach.editions import edition
from bohnanza_teach.rules import ranks

DIGITAL = edition("digital-150-fa")


@pytest.mark.parametrize(("deck", "over"), [("red", True), ("red soy", False)])
def test_turning_over(deck: str, over: bool) -> None:
    table = lay("fields 4 red", step="turn_over", deck=deck, rest="discard", edition=DIGITAL)
    do(table, "0 turn over")
    assert table.is_over == over
    assert table.turned_over == ([] if over else ["red", "soy"])
    assert table.seats[0].coins == (3 if over else 0)


@pytest.mark.parametrize(("deck", "over"), [("red soy", True), ("red soy blue", False)])
def test_drawing(deck: str, over: bool) -> None:
    table = lay("", "hand soy", step="draw", deck=deck, rest="discard", edition=DIGITAL)
    do(table, "0 draw")
    assert table.is_over == over
    assert table.seats[0].hand == ([] if over else ["red", "soy", "blue"])


def test_the_last_card_alone_neither_ends_the_game_nor_shuffles() -> None:
    table = lay("", "hand soy", step="draw", deck="red soy blue", rest="discard", edition=DIGITAL)
    do(table, "0 draw")
    assert (table.exhaustions, table.n_shuffles, table.draw_deck) == (0, 1, [])
    do(table, "1 plant hand[0] soy field[0]", "1 turn over")
    assert table.is_over


def test_the_same_number_of_coins_is_the_same_rank() -> None:
    table = lay("coins red soy | hand blue", "coins red blue", "coins red", edition=DIGITAL, step="game_over")
    assert ranks(table)[:3] == [1, 1, 3]


def test_only_the_active_player_makes_offers() -> None:
    table = lay("hand blue", "hand red", step="trade", turned_over="red soy", edition=DIGITAL)
    do(table, "0 offer 1: turned_over[1] soy for red")
    assert legal(table, 1) == ["1 accept #1: hand[0] red", "1 decline #1"]
