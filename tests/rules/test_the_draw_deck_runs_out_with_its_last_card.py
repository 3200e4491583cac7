"""Exhaustion and the end, in every step in which a card is taken, for the first, second and third time.

The guide: a draw deck that has run out is replaced by the shuffled discard pile (Harvest); the game ends when
it runs out for the third time, and steps 2 and 3 of the turn are finished if that happens in step 2 (End).
"""

from __future__ import annotations

from typing import Any

import pytest
from tables import KR, do, lay

from bohnanza_teach.rules import Table, ranks
from bohnanza_teach.rules.events import Drew, Exhausted, GameEnded, Harvested, Shuffled, StepBegan, TurnedOver

DISCARD = "red red soy soy chili chili"


def kinds(events: list[Any]) -> list[str]:
    """The course of events in words, without what belongs to the next turn."""
    words = {
        Drew: "drew",
        TurnedOver: "turned over",
        Shuffled: "shuffled",
        Exhausted: "out",
        GameEnded: "end",
    }
    return [words[type(event)] for event in events if type(event) in words]


def drawing(deck: str, exhausted: int, discard: str = DISCARD, **more: Any) -> Table:
    """Player 0 is to draw three from this deck; the cards not named are coins."""
    return lay(
        "hand blue",
        "hand blue",
        step="draw",
        deck=deck,
        discard=discard,
        rest="coins",
        exhausted=exhausted,
        **more,
    )


def turning_over(deck: str, exhausted: int, discard: str = DISCARD, **more: Any) -> Table:
    """Player 0 is to turn over two from this deck; the cards not named are coins."""
    return lay(
        "hand blue",
        "hand blue",
        step="turn_over",
        deck=deck,
        discard=discard,
        rest="coins",
        exhausted=exhausted,
        **more,
    )


@pytest.mark.parametrize("exhausted", [0, 1])
def test_in_mid_draw_the_discard_pile_is_shuffled_and_the_draw_goes_on(exhausted: int) -> None:
    table = drawing("green", exhausted)
    events = do(table, "0 draw")
    assert kinds(events) == ["drew", "out", "shuffled", "drew", "drew"]
    assert events[1] == Exhausted(exhausted + 1, False)
    assert len(table.seats[0].hand) == 4
    assert table.discard_pile == []
    assert len(table.draw_deck) == 4
    assert table.active_player == 1


@pytest.mark.parametrize("exhausted", [0, 1])
def test_exactly_the_last_card_counts_at_once(exhausted: int) -> None:
    """Our reading: the deck has run out as soon as its last card is taken."""
    table = drawing("green green green", exhausted)
    assert kinds(do(table, "0 draw")) == ["drew", "drew", "drew", "out", "shuffled"]
    assert table.exhaustions == exhausted + 1
    assert len(table.draw_deck) == 6


def test_one_card_more_and_the_deck_has_not_run_out() -> None:
    table = drawing("green green green green", 2)
    assert kinds(do(table, "0 draw")) == ["drew", "drew", "drew"]
    assert table.exhaustions == 2
    assert not table.is_over


@pytest.mark.parametrize("deck", ["green", "green green", "green green green"])
def test_the_third_time_in_the_draw_ends_the_game_at_once(deck: str) -> None:
    """End: at the moment the deck runs out; the rest of the draw is left out."""
    table = drawing(deck, 2)
    events = do(table, "0 draw")
    assert kinds(events) == ["drew"] * len(deck.split()) + ["out", "end"]
    assert Exhausted(3, True) in events
    assert events[-1] == GameEnded("exhausted")
    assert table.seats[0].hand == ["blue", *deck.split()]


@pytest.mark.parametrize("exhausted", [0, 1])
def test_on_the_first_card_turned_over_the_second_comes_from_the_new_deck(exhausted: int) -> None:
    table = turning_over("green", exhausted)
    assert kinds(do(table, "0 turn over")) == ["turned over", "out", "shuffled", "turned over"]
    assert len(table.turned_over) == 2
    assert table.step == "trade"


@pytest.mark.parametrize("exhausted", [0, 1])
def test_on_the_second_card_turned_over_the_discard_pile_is_shuffled_at_once(exhausted: int) -> None:
    table = turning_over("green garden", exhausted)
    assert kinds(do(table, "0 turn over")) == ["turned over", "turned over", "out", "shuffled"]
    assert table.turned_over == ["green", "garden"]


@pytest.mark.parametrize("deck", ["green", "green garden"])
def test_the_third_time_on_the_turn_over_the_turn_is_finished_without_a_draw(deck: str) -> None:
    """End: steps 2 and 3 of the turn are finished even if fewer than two cards lie there."""
    table = turning_over(deck, 2)
    assert kinds(do(table, "0 turn over")) == ["turned over"] * len(deck.split()) + ["out"]
    assert (table.step, table.is_ending, table.turned_over) == ("trade", True, deck.split())
    do(table, "0 offer 1: turned_over[0] green for nothing", "1 accept #1: nothing", "0 end trading")
    do(table, *["0 plant turned_over[0] garden field[0]"] * (len(deck.split()) - 1))
    assert not table.is_over
    events = do(table, "1 plant set_aside[0] green field[0]")
    assert table.is_over
    assert kinds(events) == ["end"]
    assert table.seats[0].hand == ["blue"]


def test_the_third_time_on_the_turn_over_ends_a_what_if_edition_at_once() -> None:
    table = turning_over("green", 2, edition=KR.replace(end_grace="at_once"))
    assert kinds(do(table, "0 turn over")) == ["turned over", "out", "end"]
    assert table.turned_over == ["green"]
    assert table.all_cards().total() == 104


def test_after_the_last_exhaustion_a_harvest_brings_no_cards_back() -> None:
    """End: the third time is the last, whatever is discarded while the turn is finished."""
    table = lay("fields 1 red", step="turn_over", deck="green", discard=DISCARD, rest="coins", exhausted=2)
    do(table, "0 turn over", "0 harvest field[0]", "0 end trading", "0 plant turned_over[0] green field[0]")
    assert table.is_over
    assert table.draw_deck == []


def test_with_deck_and_discard_pile_empty_the_draw_stops() -> None:
    """Our reading, since no source says it; it comes about in games of five."""
    table = drawing("green", 0, discard="", players=5)
    assert kinds(do(table, "0 draw")) == ["drew", "out"]
    assert table.seats[0].hand == ["blue", "green"]
    assert table.active_player == 1
    assert not table.is_over


def test_with_deck_and_discard_pile_empty_one_card_is_turned_over_or_none() -> None:
    table = turning_over("green", 1, discard="", players=5)
    assert kinds(do(table, "0 turn over")) == ["turned over", "out"]
    assert table.step == "trade"
    none_left = turning_over("", 1, discard="", players=5)
    assert kinds(do(none_left, "0 turn over")) == []
    assert none_left.exhaustions == 1
    do(none_left, "0 end trading")
    assert none_left.step == "draw"


def test_cards_discarded_later_are_shuffled_when_the_next_card_is_due_and_this_is_no_exhaustion() -> None:
    """Our reading: the late shuffle belongs to the exhaustion that has been counted."""
    table = lay(
        "hand blue", "hand soy | fields 3 blue, 1 red", step="draw", rest="coins", exhausted=1, players=5
    )
    do(table, "0 draw", "1 harvest field[0]", "1 plant hand[0] soy field[0]")
    assert (table.draw_deck, table.discard_pile) == ([], ["blue"] * 3)
    events = do(table, "1 turn over")
    assert kinds(events) == ["shuffled", "turned over", "turned over"]
    assert table.exhaustions == 1
    do(table, "1 harvest field[1]")
    do(table, "1 end trading", *["1 plant turned_over[0] blue field[1]"] * 2)
    assert kinds(do(table, "1 draw")) == ["drew", "out", "shuffled", "drew", "out", "end"]
    assert table.exhaustions == 3
    assert table.is_over


def test_when_nothing_is_left_anywhere_the_game_ends() -> None:
    """Our reading: with deck, discard pile and hands empty, nothing can happen any more."""
    table = lay("fields 2 red", "fields 1 soy", step="draw", rest="coins", players=5)
    events = do(table, "0 draw")
    assert events[-1] == GameEnded("nothing_left")
    assert Harvested(0, 0, "red", 2, 1) in events
    assert Harvested(1, 0, "soy", 1, 0) in events


def test_a_single_hand_card_keeps_the_game_going() -> None:
    table = lay("fields 2 red", "fields -", "hand soy", step="draw", rest="coins", players=5)
    events = do(table, "0 draw")
    assert events[-1] == StepBegan("turn_over")
    do(table, "1 turn over", "1 end trading", "1 draw")
    assert (table.active_player, table.step) == (2, "must_plant")


@pytest.mark.parametrize("protection", ["none", "while_another_holds_more"])
def test_at_the_end_everybody_harvests_every_field_single_beans_too(protection: str) -> None:
    """End, item 1: all beans left on the fields are harvested; hands count nothing."""
    table = lay(
        "hand red red | fields 1 garden, 6 soy",
        "fields 2 garden, 4 blue",
        "fields -, 1 chili",
        "coins red red",
        step="draw",
        deck="green",
        rest="discard",
        exhausted=2,
        start=2,
        edition=KR.replace(bean_protection=protection),
    )
    events = do(table, "0 draw")
    assert [event for event in events if isinstance(event, Harvested)] == [
        Harvested(2, 1, "chili", 1, 0),
        Harvested(0, 0, "garden", 1, 0),
        Harvested(0, 1, "soy", 6, 3),
        Harvested(1, 0, "garden", 2, 2),
        Harvested(1, 1, "blue", 4, 1),
    ]
    assert [seat.coins for seat in table.seats] == [3, 3, 0, 2]
    assert all(field.bean is None for seat in table.seats for field in seat.fields)
    # seats 0 and 1 tie; seen from seat 2, seat 1 sits farthest clockwise
    assert ranks(table) == [2, 1, 4, 3]


@pytest.mark.parametrize(("tie", "expected"), [("shared", [1, 1, 4, 1]), ("most_hand_cards", [2, 1, 4, 2])])
def test_those_who_share_a_place_share_its_number(tie: str, expected: list[int]) -> None:
    table = lay(
        "hand soy | coins red",
        "hand soy soy | coins red",
        "hand soy",
        "hand soy | coins red",
        step="game_over",
        rest="discard",
        edition=KR.replace(tie=tie),
    )
    assert ranks(table) == expected


@pytest.mark.parametrize("exhaustions", [1, 2, 10])
def test_how_often_the_deck_runs_out_is_a_fact_of_the_edition(exhaustions: int) -> None:
    edition = KR.replace(exhaustions=exhaustions)
    table = drawing("green", exhaustions - 1, edition=edition)
    assert kinds(do(table, "0 draw"))[-1] == "end"
