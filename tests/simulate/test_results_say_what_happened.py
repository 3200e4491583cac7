"""Results hold what the record of each game holds, and nothing is off by one."""

from __future__ import annotations

import sys

import pytest

import bohnanza_teach as bt
from bohnanza_teach.rules.events import Exhausted, TurnBegan

TABLES = [["greedy"] * 3, ["greedy"] * 4, ["random"] * 5]


def exhaustions_in_the_log(game: bt.Game) -> tuple[int, ...]:
    """The turn before the first card of the next one: read from the record, event by event."""
    turn, turns = 0, []
    for event in game.log:
        if isinstance(event, TurnBegan):
            turn = event.turn
        if isinstance(event, Exhausted):
            turns.append(turn)
    return tuple(turns)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]} x {len(table)}")
def test_turns_and_exhaustions_are_those_of_the_record(table: list[str]) -> None:
    results = bt.simulate("amigo-2007-kr", table, games=3, seed=2)
    for number, outcome in enumerate(results.games):
        game = bt.Game("amigo-2007-kr", table, seed=2, game=number)
        game.play_out()
        assert outcome.turns == sum(isinstance(event, TurnBegan) for event in game.log)
        assert outcome.exhaustion_turns == exhaustions_in_the_log(game)


def test_the_first_pass_ends_where_arithmetic_says() -> None:
    """104 cards less 4 x 5 dealt are 84; five a turn take the last one in turn 17."""
    results = bt.simulate("amigo-2007-kr", ["greedy"] * 4, games=5, seed=3)
    assert {turns[0] for turns in results.exhaustion_turns} == {17}


def test_one_value_a_game_in_the_order_of_the_games() -> None:
    results = bt.simulate("amigo-2007-kr", ["random"] * 3, games=3, seed=1)
    assert results.coins == [game.coins for game in results.games]
    assert results.turns == [game.turns for game in results.games]
    assert results.exhaustion_turns == [game.exhaustion_turns for game in results.games]


def test_the_frame_has_a_row_a_game_and_seat() -> None:
    results = bt.simulate("amigo-2007-kr", ["random", "greedy", "random"], games=4, seed=1, first=6)
    frame = results.frame()
    assert list(frame.columns[:7]) == ["game", "seat", "strategy", "coins", "rank", "won", "turns"]
    assert list(frame.columns[7:]) == ["exhaustion_1", "exhaustion_2", "exhaustion_3"]
    assert len(frame) == 12
    assert frame["game"].unique().tolist() == [6, 7, 8, 9]
    assert frame[frame["seat"] == 1]["strategy"].unique().tolist() == ["greedy"]
    assert (frame.groupby("game")["won"].sum() == 1).all()
    assert frame["exhaustion_1"].dtype == "Int64"


def test_without_pandas_the_frame_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    results = bt.simulate("amigo-2007-kr", ["random"] * 3, games=1)
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ModuleNotFoundError, match=r'pip install "pandas>=3\.0,<4"'):
        results.frame()
    assert len(results.rows()) == 3
