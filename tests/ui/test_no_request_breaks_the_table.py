"""What comes from the front end is untrusted: anything at all is answered, and the game stays whole."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bohnanza_teach as bt

from .play import ask, next_request, table_of

PLACES = ["hand", "turned_over", "set_aside", "field", "pocket", "", 3]
NUMBERS = st.one_of(st.integers(-3, 8), st.just(10**30), st.just(True), st.just(1.5), st.just("0"), st.none())
CARDS = st.fixed_dictionaries({"place": st.sampled_from(PLACES), "index": NUMBERS})
REQUESTS = st.fixed_dictionaries(
    {
        "do": st.sampled_from(
            ["plant", "harvest", "button", "offer", "counter", "accept", "decline", "why", 7]
        )
    },
    optional={
        "place": st.sampled_from(PLACES),
        "index": NUMBERS,
        "field": NUMBERS,
        "partner": NUMBERS,
        "offer": NUMBERS,
        "id": st.sampled_from(["skip", "draw", "turn_over", "end_trading", "win", None]),
        "give": st.one_of(st.lists(CARDS, max_size=4), st.just("hand"), st.just([None])),
        "want": st.one_of(st.lists(st.sampled_from(["red", "soy", "gold", 5]), max_size=4), st.just(9)),
        "cards": st.lists(CARDS, max_size=3),
    },
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.one_of(REQUESTS, st.just({}), st.just({"do": "go on"})), max_size=12), st.integers(0, 30))
def test_any_request_is_answered(requests: list[dict[str, Any]], start: int) -> None:
    table = table_of(seed=3)
    for _press in range(start):
        ask(table, **next_request(table.picture))
    for request in requests:
        picture = ask(table, **(next_request(table.picture) if request == {"do": "go on"} else request))
        json.dumps(picture)
        title = (picture["note"] or {}).get("title", "")
        assert "Something went wrong" not in title, (request, picture["note"])
        assert table.game.table.all_cards() == Counter(table.game.edition.deck())


def test_what_is_no_object_is_answered_too() -> None:
    table = table_of()
    nonsense: list[Any] = [None, 5, "plant", [], {"do": "hello"}, {"version": "x"}]
    for content in nonsense:
        table.request(content)
        assert table.picture["version"] == table.game.n_changes


class Cheat:
    """A strategy that answers with what is not allowed."""

    def decide(self, view: bt.PlayerView) -> str:
        return f"{view.seat} skip planting"


class Broken:
    """A strategy that fails."""

    def decide(self, view: bt.PlayerView) -> str:
        raise ZeroDivisionError("deck of secrets")


@pytest.mark.parametrize("strategy", [Cheat(), Broken()], ids=["cheats", "fails"])
def test_a_strategy_at_fault_is_shown_tells_nothing_hidden_and_leaves_the_table_usable(
    strategy: bt.Strategy,
) -> None:
    table = bt.show(bt.Game("amigo-2007-kr", ["You", strategy, "greedy"], seed=7))
    notes = []
    for _press in range(12):
        before = table.game.n_changes
        picture = ask(table, **next_request(table.picture))
        notes.append(json.dumps(picture["note"]))
        if "went wrong" in notes[-1] and table.game.n_changes == before:
            break
    assert "went wrong" in notes[-1]
    assert not any(word in note for note in notes for word in ("deck", "chance seed", "secrets"))
    assert table.game.n_changes > 2
    changes = table.game.n_changes
    ask(table, do="undo")
    assert table.game.n_changes == changes + 1


def test_looking_at_a_game_asks_a_strategy_once_a_move() -> None:
    class Counting:
        """Keeps count, which no strategy should."""

        asked = 0

        def decide(self, view: bt.PlayerView) -> bt.Action | None:
            self.asked += 1
            legal = view.legal_actions()
            return legal[0] if legal else None

    counting = Counting()
    game = bt.Game("amigo-2007-kr", [counting, "greedy", "greedy"], seed=1)
    for _look in range(5):
        assert game.next_bot == 0
    assert counting.asked == 1
    game.bot_move()
    assert counting.asked == 1


def test_a_picture_from_before_an_undo_is_out_of_date() -> None:
    table = table_of()
    ask(table, do="plant", place="hand", index=0, field=1)
    stale = table.picture["version"]
    ask(table, do="undo")
    ask(table, do="plant", place="hand", index=0, field=0)
    before = table.game.log
    table.request({"do": "harvest", "field": 0, "version": stale})
    assert table.game.log == before
