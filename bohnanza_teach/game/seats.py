"""Who sits where: people and strategies."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count
from typing import Any, Protocol, runtime_checkable

from bohnanza_teach.rules import Action

from .view import PlayerView

#: Names given to bots, in this order.
BOT_NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus")
LONGEST_NAME = 40


@runtime_checkable
class Strategy(Protocol):
    """Somebody who decides from a view alone and keeps no memory: the same view gets the same answer.

    A strategy is asked whenever the game would like to know what comes next, so it may be asked more than
    once about one moment, and again after an undo. Random choices are made with ``view.luck()``.
    """

    def decide(self, view: PlayerView) -> Action | str | None:
        """What to do now: an action, or its line of notation such as ``"1 draw"``.

        ``None`` means "nothing from me" and is allowed only where the game does not wait for this player;
        while others trade every player is asked whether they want to offer something.
        """


_STRATEGIES: dict[str, Callable[[], Strategy]] = {}


def register(name: str, make: Callable[[], Strategy]) -> None:
    """Let a strategy be called by this name."""
    _STRATEGIES[name] = make


def strategies() -> tuple[str, ...]:
    """Names of the strategies there are."""
    return tuple(sorted(_STRATEGIES))


def strategy(name: str) -> Strategy:
    """A new player with the strategy of this name."""
    try:
        return _STRATEGIES[name]()
    except KeyError:
        raise ValueError(f"no strategy {name!r}; there are {', '.join(strategies())}") from None


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a person if ``strategy`` is ``None``; ``plays`` is the strategy's name."""

    name: str
    strategy: Strategy | None = None
    plays: str | None = None

    @property
    def is_bot(self) -> bool:
        return self.strategy is not None


PlayerSpec = str | tuple[str, str] | Strategy | Player


def seat_players(specs: Sequence[PlayerSpec]) -> tuple[Player, ...]:
    """The players of a game, in the order of their seats.

    A name of a strategy seats a bot that plays it, ``("Ada", "greedy")`` names the bot too, an object with
    ``decide`` plays by itself, and any other text is the name of a person.

    Raises:
        ValueError: a name is empty, is given twice or looks like a misspelt strategy.
    """
    if not isinstance(specs, (list, tuple)):
        raise ValueError("players is a list such as ['me', 'greedy', 'greedy', 'random']")
    named = [_named(spec) for spec in specs]
    taken = [player.name for player in named if player]
    alike = [name.casefold() for name in taken]
    for name in taken:
        if alike.count(name.casefold()) > 1:
            raise ValueError(f"two players are called {name!r}; give each a name of their own")
    names = (
        n for n in chain(BOT_NAMES, (f"Bot {number}" for number in count(1))) if n.casefold() not in alike
    )
    return tuple(player or _bot(spec, names) for player, spec in zip(named, specs, strict=True))


def _named(spec: PlayerSpec) -> Player | None:
    """The player whose name is given; ``None`` for a bot that still needs one."""
    if isinstance(spec, Player):
        plays = spec.plays or (type(spec.strategy).__name__ if spec.strategy is not None else None)
        return Player(clean_name(spec.name), spec.strategy, plays)
    if isinstance(spec, tuple):
        if len(spec) != 2:
            raise ValueError(f"{spec!r} is no pair such as ('Ada', 'greedy')")
        name, plays = spec
        return Player(clean_name(name), strategy(plays), plays)
    if isinstance(spec, str) and spec not in _STRATEGIES:
        _check_spelling(spec)
        return Player(clean_name(spec))
    return None


def _bot(spec: Any, names: Iterator[str]) -> Player:
    if isinstance(spec, str):
        return Player(next(names), strategy(spec), spec)
    if isinstance(spec, Strategy) and not isinstance(spec, type):
        return Player(next(names), spec, type(spec).__name__)
    hint = f"; write {spec.__name__}()" if isinstance(spec, type) and issubclass(spec, Strategy) else ""
    raise ValueError(f"{spec!r} is neither a name nor a strategy: a strategy has a method decide(view){hint}")


def _check_spelling(name: str) -> None:
    close = difflib.get_close_matches(name, _STRATEGIES, n=1, cutoff=0.8)
    if close:
        raise ValueError(
            f"is {name!r} a person or a misspelt {close[0]!r}? Write Player({name!r}) to seat a person"
        )


def clean_name(name: str) -> str:
    """A name fit to be shown: one line of at most 40 visible characters.

    Control, private-use and unassigned characters are dropped; joiners stay between letters, where Persian
    and other scripts need them.
    """
    text = " ".join(unicodedata.normalize("NFC", str(name)).split())
    kept = [c for i, c in enumerate(text) if _is_shown(text, i)]
    shown = " ".join("".join(kept).split())[:LONGEST_NAME].strip()
    if not any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in shown):
        raise ValueError(f"{name!r} is no name that can be shown")
    return shown


#: Letters and signs that look like nothing.
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
_JOINERS = "\u200c\u200d"


def _is_shown(text: str, i: int) -> bool:
    if text[i] in _JOINERS:
        around = text[i - 1 : i] + text[i + 1 : i + 2]
        return i > 0 and len(around) == 2 and all(unicodedata.category(c)[0] in "LM" for c in around)
    return unicodedata.category(text[i]) not in ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
