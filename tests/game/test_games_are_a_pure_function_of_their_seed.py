"""The same edition, players, seed and number give the same game, whatever else goes on in the program."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import bohnanza_teach as bt

PLAYERS = ["greedy", "random", "greedy", "random"]
ROOT = Path(__file__).resolve().parents[2]

TELL = """
import random, sys
random.seed(sys.argv[1])
import bohnanza_teach as bt
game = bt.Game(players=["greedy", "random", "greedy", "random"], seed=5, game=2)
game.play_out()
print(game.log)
print(bt.simulate("amigo-2007-kr", ["greedy", "random", "greedy"], games=2, seed=5).games)
"""


def log_of(seed: int, game: int = 0, players: list[str] | None = None) -> str:
    played = bt.Game(players=players or PLAYERS, seed=seed, game=game)
    played.play_out()
    return str(played.log)


def test_the_same_seed_gives_the_same_log() -> None:
    assert log_of(5) == log_of(5)


def test_another_seed_or_another_number_gives_another_game() -> None:
    assert len({log_of(5), log_of(6), log_of(5, 1), log_of(6, 1)}) == 4


def test_the_global_random_numbers_are_neither_used_nor_touched() -> None:
    random.seed(1)
    state = random.getstate()
    first = log_of(5)
    assert random.getstate() == state
    random.seed(2)
    assert log_of(5) == first


def test_the_games_of_a_series_do_not_depend_on_where_it_begins() -> None:
    whole = bt.simulate("amigo-2007-kr", PLAYERS, games=6, seed=11)
    end = bt.simulate("amigo-2007-kr", PLAYERS, games=2, seed=11, first=4)
    assert end.games == whole.games[4:]


def test_a_game_played_singly_is_the_game_of_the_series() -> None:
    series = bt.simulate("amigo-2007-kr", PLAYERS, games=3, seed=11)
    for number, outcome in enumerate(series.games):
        game = bt.Game(players=PLAYERS, seed=11, game=number)
        game.play_out()
        assert tuple(game.coins) == outcome.coins
        assert tuple(game.ranks) == outcome.ranks


def test_other_processes_with_other_hash_seeds_play_the_same_game() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", TELL, hash_seed],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("0", "4711")
    ]
    assert told[0] == told[1]
    assert told[0].startswith(log_of(5, 2))


@pytest.mark.parametrize("seed", [-1, 0, (1 << 64) - 1])
def test_every_seed_of_64_bits_can_be_played_saved_and_loaded(seed: int, tmp_path: Path) -> None:
    game = bt.Game(players=PLAYERS, seed=seed, game=(1 << 64) - 1)
    game.bot_move()
    game.save(tmp_path / "game.json")
    assert bt.Game.load(tmp_path / "game.json").table == game.table


@pytest.mark.parametrize("seed", [True, 1.0, "1", None, [1]])
def test_a_seed_that_is_no_whole_number_is_refused(seed: object) -> None:
    with pytest.raises(TypeError, match="the seed should be a whole number"):
        bt.Game(players=PLAYERS, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(("seed", "game"), [(1 << 64, 0), (-(1 << 64), 0), (0, -1), (0, 1 << 64)])
def test_a_seed_or_number_beyond_64_bits_is_refused(seed: int, game: int) -> None:
    with pytest.raises(ValueError, match="should be a number from"):
        bt.Game(players=PLAYERS, seed=seed, game=game)
