"""Pressing only what the table shows leads from the deal to the result, and every picture fits a message."""

from __future__ import annotations

import json

import pytest

from .play import ask, next_request, table_of


@pytest.mark.parametrize(("seed", "players"), [(1, 3), (2, 4), (3, 5)])
def test_a_whole_game(seed: int, players: int) -> None:
    table = table_of(seed, players)
    picture = table.picture
    for _press in range(3000):
        if picture["over"]:
            break
        before = picture["version"]
        picture = ask(table, **next_request(picture))
        assert picture["note"] is None, picture["note"]
        assert picture["version"] > before
        assert len(json.dumps(picture)) < 20_000
    assert [row["rank"] for row in picture["over"]["rows"]] == list(range(1, players + 1))
    assert sorted(row["coins"] for row in picture["over"]["rows"]) == sorted(table.game.coins)


def test_undo_goes_back_to_the_last_decision_of_the_learner() -> None:
    table = table_of()
    first = table.picture
    ask(table, do="plant", place="hand", index=0, field=0)
    second = table.picture
    ask(table, do="button", id="skip")
    assert {**ask(table, do="undo"), "version": second["version"]} == second
    assert {**ask(table, do="undo"), "version": first["version"]} == first
    assert "nothing of yours" in ask(table, do="undo")["note"]["text"]


def test_a_press_on_an_old_picture_changes_nothing() -> None:
    table = table_of()
    old = table.picture["version"]
    table.request({"do": "plant", "place": "hand", "index": 0, "field": 0, "version": old})
    planted = table.game.n_events
    table.request({"do": "plant", "place": "hand", "index": 0, "field": 0, "version": old})
    assert table.game.n_events == planted


def test_a_refused_move_names_rule_source_and_place_and_changes_nothing() -> None:
    table = table_of()
    before = table.picture
    note = ask(table, do="plant", place="hand", index=2, field=0)["note"]
    assert "front card" in note["text"]
    assert "Turn: planting from the hand" in note["source"]
    assert note["about"] == [{"at": "hand", "index": 2}]
    assert {**table.picture, "note": None} == before


def test_why_is_answered_for_cards_and_fields() -> None:
    table = table_of()
    assert "empty" in ask(table, do="why", field=0)["note"]["text"]
    assert "front card" in ask(table, do="why", place="hand", index=1)["note"]["text"]
    assert "possible" in ask(table, do="why", place="hand", index=0)["note"]["title"]


def test_another_card_can_be_chosen_to_be_planted_first() -> None:
    table = table_of(seed=7)
    while table.game.step != "trade":
        ask(table, **next_request(table.picture))
    picture = ask(table, do="button", id="end_trading")
    waiting = picture["turned_over"]
    assert picture["you"]["to_plant"] == {"place": "turned_over", "index": 0}
    picture = ask(table, do="choose", place="turned_over", index=1)
    assert picture["you"]["to_plant"] == {"place": "turned_over", "index": 1}
    assert waiting[1]["bean"] in picture["now"]["strong"]


def test_opponents_wait_while_the_learner_has_something_to_plant() -> None:
    table = table_of(seed=7)
    while table.game.step != "plant_traded":
        ask(table, **next_request(table.picture))
    while table.picture["you"]["to_plant"]:
        assert not table.picture["bots"]["waiting"]
        ask(table, **next_request(table.picture))
