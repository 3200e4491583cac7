"""Kinds of beans and what they are worth."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise

from bohnanza_teach.language import language

Steps = tuple[tuple[int, int], ...]

#: Worth is counted in sixtieths of a coin.
COIN = 60
#: More cards than any edition has, and few enough to write a shuffle on one line.
MOST_CARDS = 1000


@dataclass(frozen=True, slots=True)
class Beanometer:
    """How many cards of one kind pay how many coins; the ruler at the foot of every bean card.

    ``steps`` are pairs ``(cards, coins)``, both rising; below the first step a harvest pays nothing and
    beyond the last one it pays no more.
    """

    steps: Steps
    _coins: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "steps", tuple(tuple(step) for step in self.steps))
        if not self.steps:
            raise ValueError("a beanometer needs at least one step")
        before = (0, 0)
        for cards, coins in self.steps:
            if cards <= before[0] or coins <= before[1]:
                raise ValueError(
                    f"a beanometer rises with every step, but {cards} cards for {coins} coins "
                    f"comes after {before[0]} cards for {before[1]} coins"
                )
            if cards > MOST_CARDS:
                raise ValueError(f"no field ever holds {cards} cards; {MOST_CARDS} are enough")
            if coins > cards:
                raise ValueError(f"{cards} cards cannot become {coins} coins: coins are cards")
            before = (cards, coins)
        coins_for = []
        for n in range(self.steps[-1][0] + 1):
            coins_for.append(max((coins for cards, coins in self.steps if cards <= n), default=0))
        object.__setattr__(self, "_coins", tuple(coins_for))

    def coins(self, n_cards: int) -> int:
        """Coins that a harvest of ``n_cards`` pays."""
        if n_cards < 0:
            raise ValueError(f"a field cannot hold {n_cards} cards")
        return self._coins[n_cards] if n_cards < len(self._coins) else self._coins[-1]

    def ramp(self) -> tuple[int, ...]:
        """The steps joined by straight lines: for each number of cards, in sixtieths of a coin.

        Sixtieths, since every step that is printed divides them evenly.
        """
        points = ((0, 0), *self.steps)
        ramp = [0] * (points[-1][0] + 1)
        for (low, coins), (high, more) in pairwise(points):
            for n in range(low, high + 1):
                ramp[n] = COIN * coins + COIN * (more - coins) * (n - low) // (high - low)
        return tuple(ramp)

    def cards_for(self, coins: int) -> int | None:
        """The fewest cards that pay at least ``coins``; ``None`` if no number of cards does."""
        if coins <= 0:
            return 0
        return next((cards for cards, paid in self.steps if paid >= coins), None)

    def next_step(self, n_cards: int) -> tuple[int, int] | None:
        """The step ``(cards, coins)`` that a field of ``n_cards`` reaches next; ``None`` at the top."""
        return next((step for step in self.steps if step[0] > n_cards), None)


@dataclass(frozen=True, slots=True)
class Bean:
    """One kind of bean: ``id``, how many ``cards`` of it are in the deck, and its beanometer."""

    id: str
    cards: int
    beanometer: Beanometer
    source: str = ""

    @property
    def name(self) -> str:
        """What the bean is called in the language in use."""
        return bean_name(self.id)

    @property
    def code(self) -> str:
        """Two letters that stand for the bean in the language in use."""
        return _names(language()).get(self.id, {}).get("code", self.id[:2].capitalize())


def bean_name(bean: str) -> str:
    """What the kind of bean with this id is called in the language in use."""
    return _names(language()).get(bean, {}).get("name", bean.replace("-", " ").capitalize())


@lru_cache
def _names(tag: str) -> dict[str, dict[str, str]]:
    every = tomllib.loads(files(__package__).joinpath("names.toml").read_text("utf-8"))
    names: dict[str, dict[str, str]] = every["en"] | every.get(tag, {})
    return names
