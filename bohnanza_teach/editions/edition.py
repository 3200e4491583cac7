"""An edition of Bohnanza: the facts by which its games differ from those of other editions."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from .beans import COIN, MOST_CARDS, Bean, Beanometer

BEAN_PROTECTION = ("none", "while_another_holds_more")
END_GRACE = ("finish_planting", "at_once")
EXHAUSTION_COUNTS = ("with_the_last_card", "with_too_few_cards")
OFFERS = ("anybody", "active_only")
PLANT_RECEIVED = ("after_trading", "at_once")
TIE = ("farthest_clockwise", "most_hand_cards", "shared")

BEAN_ID = r"[a-z][a-z0-9-]{0,30}"

#: Knobs that differ by the number of players; each is a fact of :class:`Setup`.
BY_COUNT = ("hand_size", "n_fields", "turn_over", "draw", "exhaustions", "third_field_price", "left_out")
#: Knobs that take one of a few words.
CHOICES = {
    "bean_protection": BEAN_PROTECTION,
    "exhaustion_counts": EXHAUSTION_COUNTS,
    "end_grace": END_GRACE,
    "offers": OFFERS,
    "plant_received": PLANT_RECEIVED,
    "tie": TIE,
}
_LIMITS = {
    "n_fields": (1, 6),
    "turn_over": (0, 6),
    "draw": (0, 10),
    "exhaustions": (1, 10),
    "third_field_price": (0, 20),
}
_MOST_IN_HAND = 20


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
    hand_size: int | tuple[int, ...]  # cards dealt to each player, or one number a player from the first on
    n_fields: int  # bean fields of each player
    turn_over: int  # cards turned over in step 3
    draw: int  # cards drawn in step 6
    exhaustions: int  # the game ends when the draw deck has run out so many times
    third_field_price: int  # coins for one further field; 0 where none is for sale
    left_out: tuple[str, ...]  # kinds of beans that are not in the deck

    @property
    def hands(self) -> tuple[int, ...]:
        """Cards dealt to each player, the start player first."""
        return self.hand_size if isinstance(self.hand_size, tuple) else (self.hand_size,) * self.n_players

    @property
    def most_fields(self) -> int:
        """Fields that a player can come to have."""
        return self.n_fields + (1 if self.third_field_price else 0)


@dataclass(frozen=True, repr=False)
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
    # The deck has run out "with_the_last_card"; or the game ends "with_too_few_cards" to turn over or draw.
    exhaustion_counts: str
    end_grace: str  # last exhaustion on the turn-over: "finish_planting" or end "at_once"
    offers: str  # who may make offers: "anybody" (to or as the active player) or "active_only"
    plant_received: str  # received cards are planted "after_trading", or "at_once" after each trade
    tie: str  # who wins a tie: "farthest_clockwise", "most_hand_cards" or "shared"
    sources: Mapping[str, Source] = field(repr=False, compare=False)
    rules: Mapping[str, Source] = field(repr=False, compare=False)
    changes: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    _by_id: Mapping[str, Bean] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        for knob, allowed in CHOICES.items():
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

    def __copy__(self) -> Edition:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Edition:
        return self  # frozen

    def __reduce__(self) -> tuple[Any, ...]:
        names = [field.name for field in dataclasses.fields(self) if field.init]
        values = {name: getattr(self, name) for name in names}
        return _rebuilt, ({n: dict(v) if isinstance(v, Mapping) else v for n, v in values.items()},)

    def __repr__(self) -> str:
        changed = "".join(f", {knob}={value!r}" for knob, value in self.changes.items())
        return f'edition("{self.base}")' + (f".replace({changed[2:]})" if changed else "")

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
        hands = setup.hands
        if len(hands) != setup.n_players or not all(
            type(n) is int and 0 <= n <= _MOST_IN_HAND for n in hands
        ):
            raise EditionError(
                f"{where}: hand_size is {setup.hand_size!r}; it must be a number from 0 to {_MOST_IN_HAND}, "
                "or such a number for each player"
            )
        unknown = set(setup.left_out) - {bean.id for bean in self.beans}
        if unknown:
            raise EditionError(f"{where}: left_out names {sorted(unknown)}, which are no beans of it")
        n_cards = sum(bean.cards for bean in self.beans if bean.id not in setup.left_out)
        if sum(hands) >= n_cards:
            raise EditionError(
                f"{where}: dealing {sum(hands)} cards leaves nothing to draw in a deck of {n_cards}"
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
        """Cards in the whole deck; see :meth:`at` for the deck of so many players."""
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

    def at(self, n_players: int) -> Edition:
        """The edition as so many play it: the kinds left out at that number are gone.

        Raises:
            EditionError: this edition is not for so many.
        """
        if n_players not in self._played:
            setup = self.setup(n_players)
            beans = tuple(bean for bean in self.beans if bean.id not in setup.left_out)
            plain = dataclasses.replace(setup, left_out=())
            self._played[n_players] = dataclasses.replace(self, beans=beans, setups={n_players: plain})
        return self._played[n_players]

    @cached_property
    def _played(self) -> dict[int, Edition]:
        """What :meth:`at` has answered so far; a series of games asks for it at every deal."""
        return {}

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

        ``hand_size``, ``n_fields``, ``turn_over``, ``draw``, ``exhaustions`` and ``third_field_price`` take
        a number for every player count or a mapping from player count to number; ``hand_size`` also takes a
        list with a number for each player, ``left_out`` a list of kinds; ``bean_protection``,
        ``exhaustion_counts``, ``end_grace``, ``offers``, ``plant_received`` and ``tie`` take one of their
        words; ``beans`` takes a mapping from bean id to ``{"cards": n}`` or
        ``{"steps": [[cards, coins], ...]}``.

        Raises:
            EditionError: there is no such knob or the game could not be played; the message says why.
        """
        knobs = (*BY_COUNT, *CHOICES, "beans")
        for knob in changes:
            if knob not in knobs:
                raise EditionError(f"{self.id} has no setting {knob!r}; there are {', '.join(knobs)}")
        setups = dict(self.setups)
        for knob in BY_COUNT:
            if knob in changes:
                by_count = by_player_count(knob, changes[knob], self.players)
                setups = {n: dataclasses.replace(s, **{knob: by_count[n]}) for n, s in setups.items()}
        kept = {knob: changes[knob] for knob in CHOICES if knob in changes}
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


def _rebuilt(values: dict[str, Any]) -> Edition:
    """An edition that was pickled, for another process."""
    return Edition(**values)


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value]
    return value


def by_player_count(knob: str, value: Any, players: tuple[int, ...]) -> dict[int, Any]:
    """The fact for each player count, given one for all or a mapping; lists become tuples."""
    if not isinstance(value, Mapping):
        return dict.fromkeys(players, _fact(knob, value))
    try:
        by_count = {int(n): _fact(knob, fact) for n, fact in value.items()}
    except (TypeError, ValueError):
        raise EditionError(f"{knob}: {value!r} does not go from player counts to numbers") from None
    missing = [n for n in players if n not in by_count]
    if missing:
        raise EditionError(f"{knob}: no number for {', '.join(map(str, missing))} players")
    unknown = [n for n in by_count if n not in players]
    if unknown:
        raise EditionError(f"{knob}: the edition is not for {', '.join(map(str, unknown))} players")
    return by_count


def _fact(knob: str, value: Any) -> Any:
    row = tuple(value) if isinstance(value, (list, tuple)) else value
    if knob == "left_out" and not (isinstance(row, tuple) and all(isinstance(bean, str) for bean in row)):
        raise EditionError(f"left_out: {value!r} is no list of kinds of beans")
    return row


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
