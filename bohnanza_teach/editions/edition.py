"""An edition of Bohnanza: the facts by which its games differ from those of other editions."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from .beans import COIN, Bean, Beanometer

BEAN_PROTECTION = ("none", "while_another_holds_more")
END_GRACE = ("finish_planting", "at_once")
TIE = ("farthest_clockwise", "most_hand_cards", "shared")

#: More cards than any edition has, and few enough to write a shuffle on one line.
MOST_CARDS = 1000
BEAN_ID = r"[a-z][a-z0-9-]{0,30}"

_BY_COUNT = ("hand_size", "n_fields", "turn_over", "draw", "exhaustions")
_CHOICES = {"bean_protection": BEAN_PROTECTION, "end_grace": END_GRACE, "tie": TIE}
_LIMITS = {
    "hand_size": (0, 20),
    "n_fields": (1, 6),
    "turn_over": (0, 6),
    "draw": (0, 10),
    "exhaustions": (1, 10),
}


class EditionError(ValueError):
    """An edition that cannot be played, or a file that does not describe one."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a fact or a rule is written; or, where no source settles it, our reading and why."""

    text: str
    is_reading: bool = False

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Setup:
    """The numbers of an edition for one number of players."""

    n_players: int
    hand_size: int  # cards dealt to each player
    n_fields: int  # bean fields of each player
    turn_over: int  # cards turned over in step 3
    draw: int  # cards drawn in step 6
    exhaustions: int  # the game ends when the draw deck has run out so many times


@dataclass(frozen=True)
class Edition:
    """The facts of one edition; frozen and valid by construction.

    ``setups`` has a :class:`Setup` for each number of players. ``sources`` gives the source of each fact
    and ``rules`` that of each rule. ``base`` and ``changes`` tell a what-if edition (made by
    :meth:`replace`) from a published one.
    """

    id: str
    title: str
    beans: tuple[Bean, ...]
    setups: Mapping[int, Setup]
    bean_protection: str  # "none", or a single bean is locked "while_another_holds_more"
    end_grace: str  # last exhaustion on the turn-over: "finish_planting" or end "at_once"
    tie: str  # who wins a tie: "farthest_clockwise", "most_hand_cards" or "shared"
    sources: Mapping[str, Source] = field(repr=False, compare=False)
    rules: Mapping[str, Source] = field(repr=False, compare=False)
    changes: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    _by_id: Mapping[str, Bean] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for knob, allowed in _CHOICES.items():
            if getattr(self, knob) not in allowed:
                raise EditionError(
                    f"{self.id}: {knob} is {getattr(self, knob)!r}; it must be one of {', '.join(allowed)}"
                )
        ids = [bean.id for bean in self.beans]
        if len(set(ids)) != len(ids) or not ids:
            raise EditionError(f"{self.id}: beans need different ids, got {ids}")
        for bean in self.beans:
            if not re.fullmatch(BEAN_ID, bean.id):
                raise EditionError(
                    f"{self.id}: {bean.id!r} is no id of a bean; use small letters and hyphens"
                )
            if not 1 <= bean.cards <= 100:
                raise EditionError(f"{self.id}: {bean.id} has {bean.cards} cards; give it 1 to 100")
        if self.n_cards > MOST_CARDS:
            raise EditionError(
                f"{self.id}: a deck of {self.n_cards} cards is too large; {MOST_CARDS} are enough"
            )
        for setup in self.setups.values():
            self._check_setup(setup)
        object.__setattr__(self, "setups", MappingProxyType(dict(self.setups)))
        object.__setattr__(self, "changes", MappingProxyType(dict(self.changes)))
        object.__setattr__(self, "_by_id", MappingProxyType({bean.id: bean for bean in self.beans}))

    def _check_setup(self, setup: Setup) -> None:
        where = f"{self.id} for {setup.n_players} players"
        for knob, (least, most) in _LIMITS.items():
            value = getattr(setup, knob)
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise EditionError(
                    f"{where}: {knob} is {value!r}; it must be a number from {least} to {most}"
                )
        if setup.turn_over + setup.draw == 0:
            raise EditionError(f"{where}: nobody ever takes a card, so the game would not end")
        dealt = setup.hand_size * setup.n_players
        if dealt >= self.n_cards:
            raise EditionError(
                f"{where}: dealing {dealt} cards leaves nothing to draw in a deck of {self.n_cards}"
            )

    @property
    def base(self) -> str:
        """The id of the published edition that this one is or was made from."""
        return self.id.split(" ", 1)[0]

    @property
    def players(self) -> tuple[int, ...]:
        """Numbers of players that may play."""
        return tuple(sorted(self.setups))

    @property
    def n_cards(self) -> int:
        """Cards in the whole deck."""
        return sum(bean.cards for bean in self.beans)

    def setup(self, n_players: int) -> Setup:
        """The numbers for so many players.

        Raises:
            EditionError: this edition is not for so many.
        """
        if n_players not in self.setups:
            counts = ", ".join(map(str, self.players))
            raise EditionError(f"{self.id} is for {counts} players, not for {n_players}")
        return self.setups[n_players]

    def bean(self, bean: str) -> Bean:
        """The kind of bean with this id; a ``KeyError`` names the ids there are."""
        try:
            return self._by_id[bean]
        except KeyError:
            raise KeyError(f"no bean {bean!r} in {self.id}; there are {', '.join(self._by_id)}") from None

    def has_bean(self, bean: str) -> bool:
        """Whether this edition plays with that kind."""
        return bean in self._by_id

    def beanometer(self, bean: str) -> Beanometer:
        """What so many cards of this kind pay."""
        return self.bean(bean).beanometer

    @cached_property
    def ramps(self) -> Mapping[str, tuple[int, ...]]:
        """:meth:`Beanometer.ramp` of each bean, up to one card more than there are."""
        ramps = {}
        for bean in self.beans:
            ramp = bean.beanometer.ramp()
            ramps[bean.id] = (ramp + ramp[-1:] * (bean.cards + 1))[: bean.cards + 2]
        return ramps

    @cached_property
    def leftovers(self) -> Mapping[str, tuple[int, ...]]:
        """What a harvest of so many cards would waste: their worth on the ramp less the coins they pay."""
        return {
            bean.id: tuple(
                worth - COIN * bean.beanometer.coins(n) for n, worth in enumerate(self.ramps[bean.id])
            )
            for bean in self.beans
        }

    def deck(self) -> list[str]:
        """Every card of the deck, kind by kind, not shuffled."""
        return [bean.id for bean in self.beans for _ in range(bean.cards)]

    def source(self, rule: str) -> Source:
        """Where this edition says the rule with this id."""
        return self.rules[rule]

    def replace(self, /, **changes: Any) -> Edition:
        """A what-if edition that differs in the given knobs.

        ``hand_size``, ``n_fields``, ``turn_over``, ``draw`` and ``exhaustions`` take a number for every
        player count or a mapping from player count to number; ``bean_protection``, ``end_grace`` and
        ``tie`` take one of their words; ``beans`` takes a mapping from bean id to ``{"cards": n}`` or
        ``{"steps": [[cards, coins], ...]}``.

        Raises:
            EditionError: there is no such knob or the game could not be played; the message says why.
        """
        knobs = (*_BY_COUNT, *_CHOICES, "beans")
        for knob in changes:
            if knob not in knobs:
                raise EditionError(f"{self.id} has no knob {knob!r}; there are {', '.join(knobs)}")
        setups = dict(self.setups)
        for knob in _BY_COUNT:
            if knob in changes:
                by_count = by_player_count(knob, changes[knob], self.players)
                setups = {n: dataclasses.replace(s, **{knob: by_count[n]}) for n, s in setups.items()}
        kept = {knob: changes[knob] for knob in _CHOICES if knob in changes}
        beans = _changed_beans(self, changes["beans"]) if "beans" in changes else self.beans
        merged = {**self.changes, **{knob: _plain(value) for knob, value in changes.items()}}
        if "beans" in changes and "beans" in self.changes:
            merged["beans"] = {
                bean: {**self.changes["beans"].get(bean, {}), **merged["beans"].get(bean, {})}
                for bean in {**self.changes["beans"], **merged["beans"]}
            }
        return dataclasses.replace(
            self, id=f"{self.base} (changed)", beans=beans, setups=setups, changes=merged, **kept
        )


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value]
    return value


def by_player_count(knob: str, value: Any, players: tuple[int, ...]) -> dict[int, int]:
    """The number for each player count, given one number for all or a mapping."""
    if not isinstance(value, Mapping):
        return dict.fromkeys(players, value)
    try:
        by_count = {int(n): number for n, number in value.items()}
    except (TypeError, ValueError):
        raise EditionError(f"{knob}: {value!r} does not go from player counts to numbers") from None
    missing = [n for n in players if n not in by_count]
    if missing:
        raise EditionError(f"{knob}: no number for {', '.join(map(str, missing))} players")
    unknown = [n for n in by_count if n not in players]
    if unknown:
        raise EditionError(f"{knob}: the edition is not for {', '.join(map(str, unknown))} players")
    return by_count


def _changed_beans(edition: Edition, changes: Any) -> tuple[Bean, ...]:
    if not isinstance(changes, Mapping):
        raise EditionError(f"beans: {changes!r} does not go from bean ids to changes")
    for bean in changes:
        if not edition.has_bean(bean):
            raise EditionError(f"beans: {edition.id} has no bean {bean!r}")
    return tuple(_changed_bean(bean, changes.get(bean.id, {})) for bean in edition.beans)


def _changed_bean(bean: Bean, change: Any) -> Bean:
    if not isinstance(change, Mapping) or not set(change) <= {"cards", "steps"}:
        raise EditionError(f"beans: {bean.id} takes 'cards' and 'steps', got {change!r}")
    cards = change.get("cards", bean.cards)
    if not isinstance(cards, int) or isinstance(cards, bool):
        raise EditionError(f"beans: {bean.id}: cards is {cards!r}; it must be a whole number")
    meter = read_beanometer(bean.id, change["steps"]) if "steps" in change else bean.beanometer
    return Bean(bean.id, cards, meter, bean.source)


def read_beanometer(bean: str, steps: Any) -> Beanometer:
    """The beanometer written as ``[[cards, coins], ...]``; an ``EditionError`` names the bean."""
    try:
        pairs = tuple((cards, coins) for cards, coins in steps)
        if not all(type(number) is int for pair in pairs for number in pair):
            raise TypeError("steps are pairs of whole numbers")
        return Beanometer(pairs)
    except (TypeError, ValueError) as problem:
        raise EditionError(f"beanometer of {bean}: {problem}") from None
