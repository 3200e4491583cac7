"""The classic English text: traded beans are played at once after a trade; then the trading goes on."""

from __future__ import annotations

from tables import do, lay, legal, refusal

from bohnanza_teach.editions import edition
from bohnanza_teach.rules import Table, read_position, to_act, write_position
from bohnanza_teach.rules.events import StepBegan

CLASSIC = edition("riogrande-classic")


def after_a_trade() -> Table:
    """Player 0 has given a turned-over Soy for a Red, and has a Blue turned over as well."""
    table = lay("hand green", "hand red stink", step="trade", turned_over="soy blue", edition=CLASSIC)
    events = do(table, "0 offer 1: turned_over[0] soy for red", "1 accept #1: hand[0] red")
    assert events[-1] == StepBegan("plant_traded", interrupts=True)
    return table


def test_both_sides_plant_before_anything_else_is_offered() -> None:
    table = after_a_trade()
    assert to_act(table) == [0, 1]
    assert refusal(table, "0 offer 1: turned_over[0] blue for stink") == "trade.only-while-trading"
    assert refusal(table, "0 end trading") == "turn.other-step"
    do(table, "1 plant set_aside[0] soy field[0]")
    assert (table.step, to_act(table)) == ("plant_traded", [0])


def test_then_the_trading_goes_on() -> None:
    table = after_a_trade()
    do(table, "1 plant set_aside[0] soy field[0]", "0 plant set_aside[0] red field[0]")
    assert (table.step, table.is_trading) == ("trade", False)
    do(table, "0 offer 1: turned_over[0] blue for nothing", "1 accept #2: nothing")
    assert table.is_trading


def test_turned_over_cards_wait_until_the_trading_is_over() -> None:
    table = after_a_trade()
    assert refusal(table, "0 plant turned_over[0] blue field[0]") == "plant.turned-over-later"
    assert not any("turned_over" in line for line in legal(table))
    do(table, "1 plant set_aside[0] soy field[0]", "0 plant set_aside[0] red field[0]", "0 end trading")
    assert "0 plant turned_over[0] blue field[1]" in legal(table, 0)


def test_a_position_in_between_can_be_written_and_read() -> None:
    table = after_a_trade()
    assert "trading goes on" in write_position(table)
    assert read_position(write_position(table)) == table


def test_elsewhere_received_cards_wait_for_step_5() -> None:
    table = lay("hand green", "hand red", step="trade", turned_over="soy blue")
    do(table, "0 offer 1: turned_over[0] soy for red", "1 accept #1: hand[0] red")
    assert table.step == "trade"
    assert refusal(table, "1 plant set_aside[0] soy field[0]") == "plant.later"


def test_offers_stay_open_meanwhile() -> None:
    table = lay("hand green", "hand red", "hand stink", step="trade", turned_over="soy blue", edition=CLASSIC)
    do(table, "2 offer 0: hand[0] stink for blue", "0 offer 1: turned_over[0] soy for red")
    do(table, "1 accept #2: hand[0] red")
    assert read_position(write_position(table)) == table
    do(table, "1 plant set_aside[0] soy field[0]", "0 plant set_aside[0] red field[0]")
    do(table, "0 accept #1: turned_over[0] blue")
    assert table.is_trading
