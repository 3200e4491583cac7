"""Many games, each a pure function of edition, players, strategies, seed and its number."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from bohnanza_teach.editions import Edition, edition
from bohnanza_teach.game.bots import next_bot_action
from bohnanza_teach.game.seats import Player, PlayerSpec, seat_players
from bohnanza_teach.rules import SeededChance, apply, new_table, ranks
from bohnanza_teach.rules.events import Exhausted

if TYPE_CHECKING:
    import pandas as pd

MOST_ACTIONS = 50_000


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

    ``games[i]`` is the :class:`Outcome` of one game; the properties below give one value a game, in that order.
    """

    edition: Edition
    players: tuple[str, ...]  # the strategy at each seat
    seed: int
    games: tuple[Outcome, ...]

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

    def frame(self) -> pd.DataFrame:
        """One row a game and seat.

        Columns: ``game`` (number), ``seat`` (0 is the start player), ``strategy``, ``coins`` (coins at the end),
        ``rank`` (1 is the best), ``won`` (rank 1), ``turns`` (turns of the game) and ``exhaustion_1``, ... (the
        turn in which the draw deck ran out for that time; missing if it did not).
        """
        import pandas as pd

        n_exhaustions = self.edition.setup(len(self.players)).exhaustions
        rows = [
            {
                "game": game.game,
                "seat": seat,
                "strategy": self.players[seat],
                "coins": coins,
                "rank": game.ranks[seat],
                "won": game.ranks[seat] == 1,
                "turns": game.turns,
                **{
                    f"exhaustion_{n + 1}": (
                        game.exhaustion_turns[n] if n < len(game.exhaustion_turns) else None
                    )
                    for n in range(n_exhaustions)
                },
            }
            for game in self.games
            for seat, coins in enumerate(game.coins)
        ]
        kinds = {f"exhaustion_{n + 1}": "Int64" for n in range(n_exhaustions)}
        return pd.DataFrame(rows).astype(kinds)

    def __repr__(self) -> str:
        means = ", ".join(
            f"{strategy} {statistics.fmean(coins):.2f}"
            for strategy, coins in zip(self.players, zip(*self.coins, strict=True), strict=True)
        )
        return f"<Results of {len(self.games)} games of {self.edition.id}, mean coins by seat: {means}>"


def simulate(
    edition_: str | Edition,
    players: Sequence[PlayerSpec],
    *,
    games: int = 1000,
    seed: int = 0,
    first: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Play many games of bots.

    Args:
        edition_: an edition or its id.
        players: the strategy at each seat.
        games: how many games.
        seed: the series; equal seeds give equal games.
        first: the number of the first game: games 500 to 999 are the same alone as among the first 1000.
        progress: called after each game with the number of games played so far.

    Raises:
        ValueError: a seat has no strategy, or ``games`` is not positive.
    """
    wanted = edition(edition_) if isinstance(edition_, str) else edition_
    seated = seat_players(players)
    people = [player.name for player in seated if not player.is_bot]
    if people:
        raise ValueError(f"only strategies play here, and {', '.join(map(repr, people))} is none")
    if games < 1:
        raise ValueError(f"the number of games must be positive, not {games}")
    outcomes = []
    for outcome in play_games(wanted, seated, seed, range(first, first + games)):
        outcomes.append(outcome)
        if progress:
            progress(len(outcomes))
    names = tuple(str(player.plays) for player in seated)
    return Results(wanted, names, seed, tuple(outcomes))


def play_games(
    wanted: Edition, players: tuple[Player, ...], seed: int, numbers: Sequence[int]
) -> Iterator[Outcome]:
    """The outcomes of the games with these numbers, one after the other."""
    for number in numbers:
        yield _play_game(wanted, players, seed, number)


def _play_game(wanted: Edition, players: tuple[Player, ...], seed: int, number: int) -> Outcome:
    table, _events = new_table(wanted, len(players), SeededChance(seed, number))
    exhaustion_turns = []
    for _action in range(MOST_ACTIONS):
        action = next_bot_action(table, players)
        if action is None:
            break
        for event in apply(table, action):
            if type(event) is Exhausted:
                exhaustion_turns.append(table.turn)
    if not table.is_over:
        raise RuntimeError(f"game {number} of seed {seed} did not end")
    coins = tuple(seat.coins for seat in table.seats)
    return Outcome(number, coins, tuple(ranks(table)), table.turn, tuple(exhaustion_turns))
