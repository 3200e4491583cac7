"""Many games, each a pure function of edition, players, strategies, seed and its number."""

from __future__ import annotations

import copy
import dataclasses
import operator
from collections.abc import Callable, Iterator, Sequence

from bohnanza_teach.editions import Edition, edition
from bohnanza_teach.game import Player, strategies
from bohnanza_teach.game.bots import next_bot_action
from bohnanza_teach.game.match import MOST_ACTIONS
from bohnanza_teach.game.seats import PlayerSpec, seat_players
from bohnanza_teach.rules import Event, SeededChance, apply, new_table, ranks
from bohnanza_teach.rules.events import Exhausted, TurnBegan

from .results import Outcome, Results


def simulate(
    edition_: str | Edition,
    players: Sequence[PlayerSpec],
    *,
    games: int = 1000,
    seed: int = 0,
    first: int = 0,
    progress: Callable[[int], object] | None = None,
) -> Results:
    """Play many games of bots.

    Each game depends on the edition, the strategies, ``seed`` and its own number alone: every game begins
    with fresh copies of the players, so nothing learnt in one game reaches the next. Interrupted with
    Ctrl+C or the stop button, the finished games are returned and say so (``results.interrupted``).

    Args:
        edition_: an edition or its id.
        players: the strategy at each seat; seat 0 is the start player.
        games: how many games.
        seed: the series, a whole number from 0 up to 64 bits; equal seeds give equal games.
        first: the number of the first game: games 500 to 999 are the same alone as among the first 1000.
        progress: called after each game with the number of games played so far.

    Raises:
        ValueError: a seat has no strategy, the edition is not for so many players, or ``games``, ``seed`` or
            ``first`` is out of range.
        KeyboardInterrupt: interrupted before the first game was finished.
        Exception: whatever a strategy raises; a note names the game in which it did.
    """
    wanted = edition(edition_) if isinstance(edition_, str) else edition_
    seated = _bots(players)
    wanted.setup(len(seated))
    n_games, seed, first = operator.index(games), operator.index(seed), operator.index(first)
    if n_games < 1:
        raise ValueError(f"the number of games must be positive, not {games}")
    if not 0 <= seed < 1 << 64 or not 0 <= first < 1 << 64:
        raise ValueError(f"seed and first are whole numbers of up to 64 bits, not {seed} and {first}")
    outcomes: list[Outcome] = []
    interrupted = False
    try:
        for outcome in play_games(wanted, seated, seed, range(first, first + n_games)):
            outcomes.append(outcome)
            if progress:
                progress(len(outcomes))
    except KeyboardInterrupt:
        if not outcomes:
            raise
        interrupted = True
    return Results(wanted, tuple(str(bot.plays) for bot in seated), seed, tuple(outcomes), interrupted)


def _bots(players: Sequence[PlayerSpec]) -> tuple[Player, ...]:
    seated = seat_players(players)
    people = [player.name for player in seated if not player.is_bot]
    if people:
        raise ValueError(
            f"only strategies play here: {', '.join(strategies())} or one of your own; "
            f"{', '.join(map(repr, people))} is none"
        )
    return seated


def play_games(
    wanted: Edition, players: tuple[Player, ...], seed: int, numbers: Sequence[int]
) -> Iterator[Outcome]:
    """The outcomes of the games with these numbers, one after the other."""
    for number in numbers:
        try:
            yield _play_game(wanted, _fresh(players), seed, number)
        except Exception as problem:
            problem.add_note(
                f"This was game {number} of seed {seed}; Game(..., {seed=}, game={number}) deals it again."
            )
            raise


def _fresh(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players as they were before the first game, so that a strategy with a memory starts anew."""
    return tuple(dataclasses.replace(bot, strategy=copy.deepcopy(bot.strategy)) for bot in players)


def _play_game(wanted: Edition, players: tuple[Player, ...], seed: int, number: int) -> Outcome:
    table, events = new_table(wanted, len(players), SeededChance(seed, number))
    clock = _Clock()
    clock.hear(events)
    for _action in range(MOST_ACTIONS):
        action = next_bot_action(table, players)
        if action is None:
            break
        clock.hear(apply(table, action))
    if not table.is_over:
        raise RuntimeError(f"the game did not end within {MOST_ACTIONS} actions")
    coins = tuple(seat.coins for seat in table.seats)
    return Outcome(number, coins, tuple(ranks(table)), clock.turn, tuple(clock.exhaustion_turns))


class _Clock:
    """In which turn the draw deck ran out: a draw can exhaust it and begin the next turn in one go."""

    def __init__(self) -> None:
        self.turn = 0
        self.exhaustion_turns: list[int] = []

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if type(event) is TurnBegan:
                self.turn = event.turn
            elif type(event) is Exhausted:
                self.exhaustion_turns.append(self.turn)
