"""Chance, as a pure function: the n-th shuffle of a game depends on its seed and number and on nothing else.

The generator is written out (SplitMix64, Steele, Lea and Flood 2014), not taken from ``random``, so that a
compiled player can deal the very same cards and no Python release changes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import index
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def mix(number: int) -> int:
    """Scramble 64 bits; equal inputs give equal outputs, close ones give unrelated outputs."""
    z = number & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def key(*numbers: int) -> int:
    """One 64-bit key for a row of whole numbers, such as ``(seed, game, shuffle)``."""
    folded = 0
    for number in numbers:
        folded = mix(folded + _GAMMA + mix(number))
    return folded


class Stream:
    """Random numbers from one key; two streams with one key give the same numbers."""

    __slots__ = ("_state",)

    def __init__(self, key: int) -> None:
        self._state = key & _MASK

    def below(self, n: int) -> int:
        """A whole number from 0 to ``n - 1``, all equally likely (without modulo bias)."""
        if n < 1:
            raise ValueError(f"there is no whole number from 0 to {n - 1}")
        limit = (1 << 64) - (1 << 64) % n
        while True:
            self._state = (self._state + _GAMMA) & _MASK
            number = mix(self._state)
            if number < limit:
                return number % n

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, all equally likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in random order, all orders equally likely."""
        order = list(things)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


class Chance(Protocol):
    """What the law asks of chance."""

    def shuffle(self, cards: Sequence[str], n: int) -> list[str]:
        """The cards as the ``n``-th shuffle of this game leaves them; the last one is the top card."""


@dataclass(frozen=True, slots=True)
class SeededChance:
    """Chance for game number ``game`` of a series with this ``seed`` (whole numbers of up to 64 bits)."""

    seed: int
    game: int = 0

    def __post_init__(self) -> None:
        for name, least in (("seed", 1 - (1 << 64)), ("game", 0)):
            number = getattr(self, name)
            if isinstance(number, bool) or not hasattr(number, "__index__"):
                raise TypeError(f"the {name} should be a whole number, not {number!r}")
            if not least <= number < 1 << 64:
                raise ValueError(
                    f"the {name} should be a number from {least} to {(1 << 64) - 1}, not {number}"
                )
            object.__setattr__(self, name, index(number))

    def shuffle(self, cards: Sequence[str], n: int) -> list[str]:
        # Sorted first, so that the order in which cards were thrown away has no influence.
        return Stream(key(self.seed, self.game, n)).shuffled(sorted(cards))


@dataclass(frozen=True, slots=True)
class ScriptedChance:
    """Decks laid by hand, then ordinary chance: for lessons, for tests and for replaying a game.

    ``decks[n]`` lists the cards of the n-th shuffle, the card to be taken first at the front. A deck may be
    shorter than the shuffle: the cards not named follow in random order.
    """

    decks: tuple[tuple[str, ...], ...]
    then: SeededChance = SeededChance(0)

    def shuffle(self, cards: Sequence[str], n: int) -> list[str]:
        if n >= len(self.decks):
            return self.then.shuffle(cards, n)
        rest = list(cards)
        for card in self.decks[n]:
            if card not in rest:
                raise ValueError(f"deck {n} of the script has more {card} cards than are to be shuffled")
            rest.remove(card)
        return [*self.then.shuffle(rest, n), *reversed(self.decks[n])]


@dataclass(frozen=True, slots=True)
class UnknownChance:
    """Chance as a player sees it: nothing is known of it.

    A player that plays on in thought puts a chance of its own in its place.
    """

    def shuffle(self, cards: Sequence[str], n: int) -> list[str]:
        """One order in which the cards might come; it has nothing to do with the real one."""
        return Stream(key(n)).shuffled(sorted(cards))
