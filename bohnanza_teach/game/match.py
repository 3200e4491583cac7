"""One game: people and bots at a table, with a record that can be undone, branched, saved and replayed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from operator import index
from typing import Any

from bohnanza_teach.editions import Edition, edition
from bohnanza_teach.rules import (
    Action,
    Event,
    IllegalAction,
    Ruling,
    ScriptedChance,
    SeededChance,
    Table,
    apply,
    legal_actions,
    new_table,
    ranks,
    read_action,
    to_act,
    why_not,
    write_action,
    write_event,
    write_position,
)

from .bots import next_bot_action
from .seats import Player, PlayerSpec, Strategy, seat_players
from .view import PlayerView, view_of

#: A game of bots that has not ended by then is a fault, not a long game.
MOST_ACTIONS = 50_000


class Log(tuple[Event, ...]):
    """The events of a game in order; as a text, one line each."""

    def __str__(self) -> str:
        return "\n".join(write_event(event) for event in self)

    __repr__ = __str__


class Game:
    """A game of Bohnanza.

    Args:
        edition: an edition or its id.
        players: who sits where; see :func:`bohnanza_teach.game.seats.seat_players`.
        seed, game: which shuffles; the same numbers give the same game.
        start_player: the seat that begins.
        deck: cards to be taken first, in this order, instead of chance; or a list of such decks, one for
            each shuffle.

    Example:
        >>> import bohnanza_teach as bt
        >>> game = bt.Game("amigo-2007-kr", players=["me", "greedy", "greedy", "random"], seed=7)
        >>> game.waiting_for
        [0]
    """

    def __init__(
        self,
        edition: str | Edition = "amigo-2007-kr",
        players: Sequence[PlayerSpec] = ("me", "greedy", "greedy", "greedy"),
        *,
        seed: int = 0,
        game: int = 0,
        start_player: int = 0,
        deck: Sequence[str] | Sequence[Sequence[str]] = (),
    ) -> None:
        self.edition = _edition(edition)
        self.players: tuple[Player, ...] = seat_players(players)
        self.start_player = _whole(start_player, "start_player")
        self.decks = _decks(deck)
        seeded = SeededChance(seed, game)
        self.seed, self.game = seeded.seed, seeded.game
        chance = ScriptedChance(self.decks, seeded) if self.decks else seeded
        self._table, events = new_table(self.edition, len(self.players), chance, self.start_player)
        self._events: list[Event] = events
        self._actions: list[Action] = []
        # The table and the number of events before each action. A table that was once current is never
        # changed, so that branches may share it.
        self._before: list[tuple[Table, int]] = []
        #: Counts every change, undo included, so that an old picture of the game can be told from a new one.
        self.n_changes = 0
        self._next: tuple[int, Action | None] | None = None  # what the bots do next, asked once a change

    @property
    def table(self) -> Table:
        """A copy of the whole table, hidden cards included; for teachers, not for players."""
        return self._table.copy()

    def view(self, seat: int) -> PlayerView:
        """What the player at this seat may know."""
        if not 0 <= _whole(seat, "seat") < len(self.players):
            raise ValueError(f"seats go from 0 to {len(self.players) - 1}, not {seat}")
        return view_of(self._table, seat)

    @property
    def log(self) -> Log:
        """Everything that has happened so far."""
        return Log(self._events)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that was done so far, without what came of it."""
        return tuple(self._actions)

    @property
    def n_events(self) -> int:
        """How many events there have been."""
        return len(self._events)

    @property
    def step(self) -> str:
        """The step that the turn has come to, or ``game_over``."""
        return self._table.step

    @property
    def is_over(self) -> bool:
        return self._table.is_over

    @property
    def waiting_for(self) -> list[int]:
        """Seats that the game waits for."""
        return to_act(self._table)

    @property
    def coins(self) -> list[int]:
        """Coins of each seat so far."""
        return [seat.coins for seat in self._table.seats]

    @property
    def ranks(self) -> list[int]:
        """The rank of each seat by its coins so far, ties settled as the edition says."""
        return ranks(self._table)

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """What may be done now, by one seat or by anybody; offers are left out: they are built freely."""
        return legal_actions(self._table, seat)

    def why_not(self, action: Action | str) -> Ruling | None:
        """Why the action is not allowed now, as a ruling with its source; ``None`` if it is allowed."""
        return why_not(self._table, _action(action))

    def play(self, action: Action | str) -> list[Event]:
        """Do the action, given as an object or in notation, and return what happened.

        Raises:
            IllegalAction: it is not allowed; nothing has changed.
        """
        wanted = _action(action)
        refusal = why_not(self._table, wanted)
        if refusal:
            raise IllegalAction(refusal, wanted, write_action(wanted), self._position_for(wanted.seat))
        after = self._table.copy()
        events = apply(after, wanted)
        self._before.append((self._table, len(self._events)))
        self._table = after
        self._actions.append(wanted)
        self._events.extend(events)
        self.n_changes += 1
        return events

    def _position_for(self, seat: int) -> str:
        """The position as the player at this seat sees it, hidden cards written ``?``."""
        return write_position(view_of(self._table, seat).table)

    def bot_move(self) -> Action | None:
        """Let the bots do one thing, and return it; ``None`` if the game waits for a person or is over."""
        action = self._next_bot_action()
        if action is not None:
            self.play(action)
        return action

    def _next_bot_action(self) -> Action | None:
        if self._next is None or self._next[0] != self.n_changes:
            self._next = (self.n_changes, next_bot_action(self._table, self.players))
        return self._next[1]

    @property
    def next_bot(self) -> int | None:
        """The seat of the bot that moves next; ``None`` if the game waits for a person or is over."""
        action = self._next_bot_action()
        return None if action is None else action.seat

    def run_bots(self) -> list[Event]:
        """Let the bots play until a person must decide or the game is over; return what happened."""
        start = len(self._events)
        for _move in range(MOST_ACTIONS):
            if self.bot_move() is None:
                return self._events[start:]
        raise RuntimeError(f"the bots have done {MOST_ACTIONS} things without coming to an end")

    def play_out(self) -> list[Event]:
        """Let bots play to the end.

        Raises:
            ValueError: a person sits at the table and is to decide.
        """
        events = self.run_bots()
        if not self.is_over:
            people = [self.players[seat].name for seat in self.waiting_for]
            raise ValueError(f"the game waits for {', '.join(people)}; seat bots only to play it out")
        return events

    def undo(self, n: int = 1) -> None:
        """Take the last ``n`` actions back, as if they had never been done.

        Raises:
            ValueError: there are not so many; nothing has changed.
        """
        if not 0 < _whole(n, "n") <= len(self._actions):
            raise ValueError(f"there are {len(self._actions)} actions to take back, not {n}")
        self._table, n_events = self._before[-n]
        del self._before[-n:], self._actions[-n:], self._events[n_events:]
        self.n_changes += 1

    def branch(self) -> Game:
        """The same game once more, to go on in another way; this one stays as it is."""
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other._events = self._events[:]
        other._actions = self._actions[:]
        other._before = self._before[:]
        return other

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game to a JSON file, wholly or not at all."""
        from .record import save_game

        save_game(self, path)

    @classmethod
    def load(cls, path: str | os.PathLike[str], strategies: dict[str, Strategy] | None = None) -> Game:
        """Read a game from a file, replaying it under the law.

        Args:
            path: the file.
            strategies: strategies of one's own that sit in the game, by name.

        Raises:
            GameFileError: the file is damaged or no game; it is left as it is.
        """
        from .record import load_game

        return load_game(path, strategies or {})

    def code(self) -> str:
        """The whole game as a share code: a short text of URL-safe characters, the same for the same game.

        Raises:
            CodeError: its edition does not come with the program, or it is too long for a code.
        """
        from .codes import write_code

        return write_code(self)

    @classmethod
    def from_code(cls, text: str, strategies: dict[str, Strategy] | None = None) -> Game:
        """Read a game from a share code, replaying it under the law.

        Args:
            text: what :meth:`code` returned.
            strategies: strategies of one's own that sit in the game, by name.

        Raises:
            CodeError: it is no code, a damaged one, or holds what is not allowed; the message says which.
        """
        from .codes import read_code

        return read_code(text, strategies or {})

    def _first_person(self) -> int:
        """The seat of the first person; -1, a seat that sees no hand, where only bots play."""
        return next((seat for seat, player in enumerate(self.players) if not player.is_bot), -1)

    def __repr__(self) -> str:
        names = ", ".join(player.name for player in self.players)
        return (
            f"<Game of {self.edition.id}: {names}; turn {self._table.turn}, {self.step}>\n"
            + self._position_for(self._first_person())
        )


def _edition(wanted: str | Edition) -> Edition:
    if isinstance(wanted, Edition):
        return wanted
    if isinstance(wanted, str):
        return edition(wanted)
    raise TypeError(f"the edition should be an Edition or its id such as 'amigo-2007-kr', not {wanted!r}")


def _action(action: Action | str) -> Action:
    return read_action(action) if isinstance(action, str) else action


def _whole(number: Any, name: str) -> int:
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        raise TypeError(f"{name} should be a whole number, not {number!r}")
    return index(number)


def _decks(deck: Sequence[Any]) -> tuple[tuple[str, ...], ...]:
    if isinstance(deck, str) or any(isinstance(one, str) != isinstance(deck[0], str) for one in deck):
        raise TypeError(f"the deck should be a list of cards such as ['blue', 'red'], not {deck!r}")
    if not deck:
        return ()
    if isinstance(deck[0], str):
        return (tuple(deck),)
    return tuple(tuple(one) for one in deck)
