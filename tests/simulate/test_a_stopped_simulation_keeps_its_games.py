"""Ctrl+C or the stop button keeps the games that are finished."""

from __future__ import annotations

import pytest

import bohnanza_teach as bt

EDITION, TABLE = "amigo-2007-kr", ["random"] * 3


def stop_after(n: int) -> list[int]:
    """Games as counted by a progress function that is interrupted after ``n``."""
    seen: list[int] = []

    def progress(done: int) -> None:
        seen.append(done)
        if done == n:
            raise KeyboardInterrupt

    results = bt.simulate(EDITION, TABLE, games=50, seed=1, progress=progress)
    assert results.interrupted
    assert results.games == bt.simulate(EDITION, TABLE, games=n, seed=1).games
    assert f"{n} games (interrupted)" in repr(results)
    return seen


def test_finished_games_are_returned_and_say_that_there_are_fewer() -> None:
    assert stop_after(3) == [1, 2, 3]


def test_progress_counts_every_game_and_an_undisturbed_series_is_not_interrupted() -> None:
    seen: list[int] = []
    results = bt.simulate(EDITION, TABLE, games=4, progress=seen.append)
    assert seen == [1, 2, 3, 4]
    assert not results.interrupted


class Stopped:
    """Somebody presses the stop button in the middle of the first game."""

    def decide(self, view: bt.PlayerView) -> None:
        raise KeyboardInterrupt


def test_with_no_finished_game_there_is_nothing_to_return() -> None:
    with pytest.raises(KeyboardInterrupt):
        bt.simulate(EDITION, [Stopped(), "random", "random"], games=2)
