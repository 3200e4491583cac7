"""What a player may try to do: intents, before the law has looked at them."""

from __future__ import annotations

from dataclasses import dataclass

from .state import Card


@dataclass(frozen=True, slots=True)
class Plant:
    """Plant a card in one of one's own fields."""

    seat: int
    card: Card
    field: int


@dataclass(frozen=True, slots=True)
class SkipPlanting:
    """Leave the second card in the hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class Harvest:
    """Sell every bean of one of one's own fields."""

    seat: int
    field: int


@dataclass(frozen=True, slots=True)
class TurnOver:
    """Turn over cards from the draw deck."""

    seat: int


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer cards to a partner against kinds of beans; no kinds make it a gift, no cards a request."""

    seat: int
    partner: int
    give: tuple[Card, ...] = ()
    want: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Counter:
    """Refuse an offer and make another one to its proposer instead."""

    seat: int
    offer: int
    give: tuple[Card, ...] = ()
    want: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Accept:
    """Accept an offer and pay for it with these cards, one for each kind that was wanted."""

    seat: int
    offer: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Decline:
    """Refuse an offer; ``reason`` is a word such as ``have-none(soy)`` that the table puts in a sentence."""

    seat: int
    offer: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take back one's own offer."""

    seat: int
    offer: int


@dataclass(frozen=True, slots=True)
class EndTrading:
    """Close the trading of one's own turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw cards to the back of the hand, which ends one's turn."""

    seat: int


Action = (
    Plant
    | SkipPlanting
    | Harvest
    | TurnOver
    | Offer
    | Counter
    | Accept
    | Decline
    | Withdraw
    | EndTrading
    | Draw
)
