"""What happened: outcomes, chance included, so that a game can be told again without any chance.

:func:`happen` is the only place that changes a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from .state import (
    EMPTY,
    GAME_OVER,
    Answer,
    Card,
    Field,
    Notated,
    OpenOffer,
    Received,
    Table,
)


@dataclass(frozen=True, slots=True, repr=False)
class Shuffled(Notated):
    """The draw deck lies shuffled: the whole deck at the start, later the discard pile (top card last)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Dealt(Notated):
    """A player was dealt these cards, one by one to the back of the hand."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class TurnBegan(Notated):
    """Turn number ``turn`` began; it belongs to ``seat``."""

    seat: int
    turn: int


@dataclass(frozen=True, slots=True, repr=False)
class StepBegan(Notated):
    """The turn came to this step; planting ``interrupts`` the trading where received cards do not wait."""

    step: str
    interrupts: bool = False


@dataclass(frozen=True, slots=True, repr=False)
class Planted(Notated):
    """A card was planted."""

    seat: int
    card: Card
    field: int


@dataclass(frozen=True, slots=True, repr=False)
class PlantingSkipped(Notated):
    """The second card stayed in the hand."""

    seat: int


@dataclass(frozen=True, slots=True, repr=False)
class Harvested(Notated):
    """A field of ``cards`` beans was sold: ``coins`` of them became coins, the others were discarded."""

    seat: int
    field: int
    bean: str
    cards: int
    coins: int


@dataclass(frozen=True, slots=True, repr=False)
class FieldBought(Notated):
    """A further field was bought; these coin cards went, bean side up, to the discard pile."""

    seat: int
    coins: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class TurnedOver(Notated):
    """The top card of the draw deck was turned over."""

    seat: int
    bean: str


@dataclass(frozen=True, slots=True, repr=False)
class Drew(Notated):
    """The top card of the draw deck went to the back of the hand."""

    seat: int
    bean: str


@dataclass(frozen=True, slots=True, repr=False)
class Exhausted(Notated):
    """The draw deck ran out for the ``n``-th time; ``last`` says that the game ends with it."""

    n: int
    last: bool


@dataclass(frozen=True, slots=True, repr=False)
class Offered(Notated):
    """Offer number ``offer`` was made."""

    offer: int
    proposer: int
    partner: int
    give: tuple[Card, ...]
    want: tuple[str, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Answered(Notated):
    """An offer was taken off the table without a trade: ``declined``, ``countered`` or ``withdrawn``."""

    offer: int
    said: str
    reason: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class Traded(Notated):
    """An offer was accepted: the proposer gave ``given``, the partner paid with ``paid``."""

    offer: int
    proposer: int
    partner: int
    given: tuple[Card, ...]
    paid: tuple[Card, ...]


@dataclass(frozen=True, slots=True, repr=False)
class TradingEnded(Notated):
    """The active player closed the trading."""

    seat: int


@dataclass(frozen=True, slots=True, repr=False)
class GameEnded(Notated):
    """The game is over; ``why`` is ``exhausted`` or ``nothing_left``."""

    why: str


Event = (
    Shuffled
    | Dealt
    | TurnBegan
    | StepBegan
    | Planted
    | PlantingSkipped
    | Harvested
    | FieldBought
    | TurnedOver
    | Drew
    | Exhausted
    | Offered
    | Answered
    | Traded
    | TradingEnded
    | GameEnded
)


def happen(table: Table, event: Event) -> None:
    """Let the event happen on the table, without asking whether it is allowed."""
    table.n_events += 1
    _HAPPEN[type(event)](table, event)


def _shuffled(table: Table, event: Shuffled) -> None:
    table.draw_deck = list(event.cards)
    table.discard_pile = []
    table.n_shuffles += 1


def _dealt(table: Table, event: Dealt) -> None:
    del table.draw_deck[len(table.draw_deck) - len(event.cards) :]
    table.seats[event.seat].hand.extend(event.cards)


def _turn_began(table: Table, event: TurnBegan) -> None:
    table.active_player = event.seat
    table.turn = event.turn
    table.n_planted = 0
    table.answers = []


def _step_began(table: Table, event: StepBegan) -> None:
    table.is_trading = event.interrupts
    table.step = event.step


def _planted(table: Table, event: Planted) -> None:
    if event.card.place == "hand":
        table.n_planted += 1
    take_away(table, event.seat, (event.card,))
    fields = table.seats[event.seat].fields
    fields[event.field] = Field(event.card.bean, fields[event.field].cards + 1)


def _planting_skipped(table: Table, event: PlantingSkipped) -> None:
    """Nothing moves."""


def _harvested(table: Table, event: Harvested) -> None:
    seat = table.seats[event.seat]
    seat.fields[event.field] = EMPTY
    seat.treasury.extend([event.bean] * event.coins)
    table.discard_pile.extend([event.bean] * (event.cards - event.coins))


def _field_bought(table: Table, event: FieldBought) -> None:
    seat = table.seats[event.seat]
    del seat.treasury[len(seat.treasury) - len(event.coins) :]
    table.discard_pile.extend(event.coins)
    seat.fields.append(EMPTY)


def _turned_over(table: Table, event: TurnedOver) -> None:
    table.draw_deck.pop()
    table.turned_over.append(event.bean)


def _drew(table: Table, event: Drew) -> None:
    table.draw_deck.pop()
    table.seats[event.seat].hand.append(event.bean)


def _exhausted(table: Table, event: Exhausted) -> None:
    table.exhaustions = event.n
    table.is_ending = event.last


def _offered(table: Table, event: Offered) -> None:
    table.offers[event.offer] = OpenOffer(event.proposer, event.partner, event.give, event.want)
    table.n_offers = event.offer


def _answered(table: Table, event: Answered) -> None:
    offer = table.offers.pop(event.offer)
    _remember(table, offer, event.said, event.reason)


def _traded(table: Table, event: Traded) -> None:
    offer = table.offers.pop(event.offer)
    take_away(table, event.proposer, event.given)
    take_away(table, event.partner, event.paid)
    seats = table.seats
    seats[event.partner].set_aside.extend(Received(card.bean, event.proposer) for card in event.given)
    seats[event.proposer].set_aside.extend(Received(card.bean, event.partner) for card in event.paid)
    _remember(table, offer, "accepted", "")


def _trading_ended(table: Table, event: TradingEnded) -> None:
    table.offers = {}


def _game_ended(table: Table, event: GameEnded) -> None:
    table.step = GAME_OVER


def _remember(table: Table, offer: OpenOffer, said: str, reason: str) -> None:
    give = tuple(card.bean for card in offer.give)
    table.answers.append(Answer(offer.proposer, offer.partner, give, offer.want, said, reason))


def take_away(table: Table, seat: int, cards: Iterable[Card]) -> None:
    """Take these cards from their places; open offers follow the cards that move up."""
    for card in sorted(cards, key=lambda card: card.index, reverse=True):
        if card.place == "hand":
            del table.seats[seat].hand[card.index]
        elif card.place == "turned_over":
            del table.turned_over[card.index]
        else:
            del table.seats[seat].set_aside[card.index]
        if table.offers:
            table.offers = {
                number: _after(offer, card) if offer.proposer == seat else offer
                for number, offer in table.offers.items()
            }


def _after(offer: OpenOffer, gone: Card) -> OpenOffer:
    """The offer once a card of its proposer is gone: stale if that was offered, else with its new places."""
    if offer.stale is not None:
        return offer
    if any(card.place == gone.place and card.index == gone.index for card in offer.give):
        return offer._replace(stale=gone)
    return offer._replace(
        give=tuple(
            card._replace(index=card.index - 1)
            if card.place == gone.place and card.index > gone.index
            else card
            for card in offer.give
        )
    )


_HAPPEN: dict[type, Callable[[Table, Any], None]] = {
    Shuffled: _shuffled,
    Dealt: _dealt,
    TurnBegan: _turn_began,
    StepBegan: _step_began,
    Planted: _planted,
    PlantingSkipped: _planting_skipped,
    Harvested: _harvested,
    FieldBought: _field_bought,
    TurnedOver: _turned_over,
    Drew: _drew,
    Exhausted: _exhausted,
    Offered: _offered,
    Answered: _answered,
    Traded: _traded,
    TradingEnded: _trading_ended,
    GameEnded: _game_ended,
}
