"""How fast the rules text plays, and how much memory that takes:  run.py [--seconds S]

Games are played one after the other on one core, as `simulate` plays them. Compare runs on one quiet machine
only; a busy one is several times slower.
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import bohnanza_teach as bt
from bohnanza_teach.game.bots import next_bot_action
from bohnanza_teach.game.seats import seat_players
from bohnanza_teach.rules import SeededChance, apply, new_table

EDITION = "amigo-2007-kr"
TABLES = (("greedy",) * 4, ("random",) * 4)


class Speed(NamedTuple):
    """What was done in how many seconds."""

    games: int
    actions: int
    seconds: float


def play(players: tuple[str, ...], seconds: float) -> Speed:
    """Play games 0, 1, 2, ... of seed 0 until the time is over; at least one."""
    edition, seated = bt.edition(EDITION), seat_players(players)
    games = actions = 0
    start = time.perf_counter()
    while True:
        table, _events = new_table(edition, len(seated), SeededChance(0, games))
        while action := next_bot_action(table, seated):
            apply(table, action)
            actions += 1
        games += 1
        passed = time.perf_counter() - start
        if passed >= seconds:
            return Speed(games, actions, passed)


def codes() -> Iterator[tuple[str, float]]:
    """What share codes take, in milliseconds: the best of five each."""
    game = bt.Game(EDITION, TABLES[0], seed=1)
    game.play_out()
    code = game.code()
    damaged = (
        code[: len(code) // 2] + ("A" if code[len(code) // 2] != "A" else "B") + code[len(code) // 2 + 1 :]
    )
    yield f"a share code of {len(code)} characters written", _best(game.code)
    yield "the same read and replayed", _best(lambda: bt.Game.from_code(code))
    yield "a damaged one refused", _best(lambda: _refused(damaged))


def _refused(code: str) -> None:
    try:
        bt.Game.from_code(code)
    except bt.CodeError:
        return
    raise AssertionError("a damaged code was accepted")


def _best(act: Callable[[], object]) -> float:
    took = []
    for _time in range(5):
        start = time.perf_counter()
        act()
        took.append(1000 * (time.perf_counter() - start))
    return min(took)


def peak_memory() -> str:
    """The most memory that this process has held so far; Windows does not tell."""
    try:
        import resource
    except ImportError:
        return "unknown"
    unit = 1 if sys.platform == "darwin" else 1024
    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 2**20:.0f} MiB"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each table plays (5)")
    seconds = parser.parse_args().seconds
    print(f"bohnanza_teach {bt.__version__}, {EDITION}, Python {platform.python_version()}, one core")
    print(f"{'table':12} {'games/s':>9} {'actions/s':>10} {'actions/game':>13} {'games':>7}")
    for players in TABLES:
        play(players, 0)  # caches are filled before the clock starts
        speed = play(players, seconds)
        print(
            f"{f'{players[0]} x {len(players)}':12} {speed.games / speed.seconds:9.1f} "
            f"{speed.actions / speed.seconds:10,.0f} {speed.actions / speed.games:13.0f} {speed.games:7}"
        )
    for what, milliseconds in codes():
        print(f"{what}: {milliseconds:.1f} ms")
    print(f"peak memory {peak_memory()}")


if __name__ == "__main__":
    main()
