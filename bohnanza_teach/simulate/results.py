"""What is kept of many games."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from bohnanza_teach.editions import Edition

if TYPE_CHECKING:
    import pandas as pd

Row = dict[str, Any]


class Outcome(NamedTuple):
    """What is kept of one game."""

    game: int  # its number in the series
    coins: tuple[int, ...]  # by seat, at the end
    ranks: tuple[int, ...]  # by seat, ties settled as the edition says
    turns: int  # turns begun
    exhaustion_turns: tuple[int, ...]  # the turn in which the draw deck ran out, the n-th time at index n-1


@dataclass(frozen=True)
class Results:
    """What came of a series of games.

    ``games[i]`` is the :class:`Outcome` of one game; the properties below give one value a game, in that
    order. ``interrupted`` says that fewer games were finished than were asked for.
    """

    edition: Edition
    players: tuple[str, ...]  # the strategy at each seat
    seed: int
    games: tuple[Outcome, ...]
    interrupted: bool = False

    @property
    def coins(self) -> list[tuple[int, ...]]:
        """Coins at the end, by seat."""
        return [game.coins for game in self.games]

    @property
    def turns(self) -> list[int]:
        """How many turns each game had."""
        return [game.turns for game in self.games]

    @property
    def exhaustion_turns(self) -> list[tuple[int, ...]]:
        """In which turn the draw deck ran out for the first, second, ... time."""
        return [game.exhaustion_turns for game in self.games]

    def rows(self) -> list[Row]:
        """The rows of :meth:`frame` as dictionaries, for those without pandas."""
        n_exhaustions = self.edition.setup(len(self.players)).exhaustions
        rows = []
        for game in self.games:
            turns: list[int | None] = [*game.exhaustion_turns, *[None] * n_exhaustions][:n_exhaustions]
            exhaustions = {f"exhaustion_{n}": turn for n, turn in enumerate(turns, 1)}
            for seat, strategy in enumerate(self.players):
                row = {
                    "game": game.game,
                    "seat": seat,
                    "strategy": strategy,
                    "coins": game.coins[seat],
                    "rank": game.ranks[seat],
                    "won": game.ranks[seat] == 1,
                    "turns": game.turns,
                }
                rows.append({**row, **exhaustions})
        return rows

    def frame(self) -> pd.DataFrame:
        """One row a game and seat.

        Columns: ``game`` (number), ``seat`` (0 is the start player), ``strategy``, ``coins`` (coins at the
        end), ``rank`` (1 is the best), ``won`` (rank 1), ``turns`` (turns of the game) and
        ``exhaustion_1``, ... (the turn in which the draw deck ran out for that time; missing if it did
        not).

        Raises:
            ModuleNotFoundError: pandas is not installed; the message says how to get it.
        """
        rows = self.rows()
        return data_frame(rows, [column for column in rows[0] if column.startswith("exhaustion_")])

    def __repr__(self) -> str:
        means = ", ".join(
            f"{strategy} {statistics.fmean(coins):.2f}"
            for strategy, coins in zip(self.players, zip(*self.coins, strict=True), strict=True)
        )
        games = f"{len(self.games)} games (interrupted)" if self.interrupted else f"{len(self.games)} games"
        return f"<Results of {games} of {self.edition.id}, mean coins by seat: {means}>"


def data_frame(rows: Sequence[Row], may_be_missing: Sequence[str] = ()) -> pd.DataFrame:
    """The rows as a table; whole numbers stay whole in columns where some are missing.

    Raises:
        ModuleNotFoundError: pandas is not installed; the message says how to get it.
    """
    try:
        import pandas as pd
    except ModuleNotFoundError as missing:
        if missing.name != "pandas":
            raise
        raise ModuleNotFoundError(
            'frames need pandas; install it with: pip install "pandas>=3.0,<4"', name="pandas"
        ) from None
    return pd.DataFrame(rows).astype(dict.fromkeys(may_be_missing, "Int64"))
