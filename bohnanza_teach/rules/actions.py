"""What a player may try to do: intents, before the law has looked at them.

An action is well formed by construction: numbers are whole, cards are cards. Whether it is allowed, the
law says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .state import Card, Notated

#: Places and kinds that a card can name.
CARD = r"(?:hand|turned_over|set_aside|field) (?:[a-z][a-z0-9-]{0,30}|\?)"
#: How the reason of a refusal is written.
REASON = r"[a-z-]{1,30}(?:\([a-z0-9-]{1,30}\))?"


@dataclass(frozen=True, slots=True, repr=False)
class Plant(Notated):
    """Plant a card in one of one's own fields."""

    seat: int
    card: Card
    field: int

    def __post_init__(self) -> None:
        _whole(self.seat, self.field)
        _cards((self.card,))


@dataclass(frozen=True, slots=True, repr=False)
class SkipPlanting(Notated):
    """Leave the second card in the hand."""

    seat: int

    def __post_init__(self) -> None:
        _whole(self.seat)


@dataclass(frozen=True, slots=True, repr=False)
class Harvest(Notated):
    """Sell every bean of one of one's own fields."""

    seat: int
    field: int

    def __post_init__(self) -> None:
        _whole(self.seat, self.field)


@dataclass(frozen=True, slots=True, repr=False)
class BuyField(Notated):
    """Buy one further field for oneself."""

    seat: int

    def __post_init__(self) -> None:
        _whole(self.seat)


@dataclass(frozen=True, slots=True, repr=False)
class TurnOver(Notated):
    """Turn over cards from the draw deck."""

    seat: int

    def __post_init__(self) -> None:
        _whole(self.seat)


@dataclass(frozen=True, slots=True, repr=False)
class Offer(Notated):
    """Offer cards to a partner against kinds of beans; no kinds make it a gift, no cards a request."""

    seat: int
    partner: int
    give: tuple[Card, ...] = ()
    want: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _whole(self.seat, self.partner)
        object.__setattr__(self, "give", _cards(self.give))
        object.__setattr__(self, "want", _kinds(self.want))


@dataclass(frozen=True, slots=True, repr=False)
class Counter(Notated):
    """Refuse an offer and make another one to its proposer instead."""

    seat: int
    offer: int
    give: tuple[Card, ...] = ()
    want: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        _whole(self.seat, self.offer)
        object.__setattr__(self, "give", _cards(self.give))
        object.__setattr__(self, "want", _kinds(self.want))


@dataclass(frozen=True, slots=True, repr=False)
class Accept(Notated):
    """Accept an offer and pay for it with these cards, one for each kind that was wanted."""

    seat: int
    offer: int
    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        _whole(self.seat, self.offer)
        object.__setattr__(self, "cards", _cards(self.cards))


@dataclass(frozen=True, slots=True, repr=False)
class Decline(Notated):
    """Refuse an offer; ``reason`` is a word such as ``have-none(soy)`` that the table puts in a sentence."""

    seat: int
    offer: int
    reason: str = ""

    def __post_init__(self) -> None:
        _whole(self.seat, self.offer)
        reason: object = self.reason
        if not isinstance(reason, str) or (reason and not re.fullmatch(REASON, reason)):
            raise ValueError(f"{self.reason!r} is no reason such as 'no-use' or 'have-none(soy)'")


@dataclass(frozen=True, slots=True, repr=False)
class Withdraw(Notated):
    """Take back one's own offer."""

    seat: int
    offer: int

    def __post_init__(self) -> None:
        _whole(self.seat, self.offer)


@dataclass(frozen=True, slots=True, repr=False)
class EndTrading(Notated):
    """Close the trading of one's own turn."""

    seat: int

    def __post_init__(self) -> None:
        _whole(self.seat)


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Notated):
    """Draw cards to the back of the hand, which ends one's turn."""

    seat: int

    def __post_init__(self) -> None:
        _whole(self.seat)


Action = (
    Plant
    | SkipPlanting
    | Harvest
    | BuyField
    | TurnOver
    | Offer
    | Counter
    | Accept
    | Decline
    | Withdraw
    | EndTrading
    | Draw
)


def _whole(*numbers: Any) -> None:
    """Refuse what is no whole number: ``True`` and ``1.0`` name no seat and no field."""
    for number in numbers:
        if type(number) is not int:
            raise TypeError(f"{number!r} should be a whole number")
        if not -10_000 < number < 1_000_000:
            raise ValueError(f"{number} is no number of a seat, a field, a card or an offer")


def _cards(cards: Iterable[Any]) -> tuple[Card, ...]:
    row = tuple(cards)
    for card in row:
        if not (isinstance(card, Card) and type(card.place) is str and type(card.bean) is str):
            raise TypeError(f"{card!r} is not a card such as Card('hand', 0, 'blue')")
        if not re.fullmatch(CARD, f"{card.place} {card.bean}"):
            raise ValueError(f"{card!r} is not a card such as Card('hand', 0, 'blue')")
        _whole(card.index)
    return row


def _kinds(beans: Iterable[Any]) -> tuple[str, ...]:
    row = tuple(beans)
    if isinstance(beans, str) or not all(isinstance(bean, str) for bean in row):
        raise TypeError(f"{beans!r} should be a row of kinds such as ('blue', 'red')")
    return row
