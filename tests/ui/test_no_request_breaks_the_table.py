"""What comes from the front end is untrusted: anything at all is answered, and the game stays whole."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

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
        assert table.picture["version"] == table.game.n_events


def test_a_fault_of_ours_is_shown_and_the_table_stays_usable() -> None:
    table = table_of()
    table.game.bot_move = lambda: 1 / 0  # type: ignore[assignment, method-assign, return-value]
    note = ask(table, do="next")["note"]
    assert "went wrong" in note["title"]
    assert "division" in note["text"]
    assert ask(table, do="plant", place="hand", index=0, field=0)["note"] is None
