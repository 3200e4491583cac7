"""The table: everything that lies on it, and nothing that decides.

A card is written as the id of its bean. Coins are cards: a treasury is a pile of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from bohnanza_teach.editions import Edition, Setup

from .chance import Chance

MUST_PLANT = "must_plant"
MAY_PLANT = "may_plant"
TURN_OVER = "turn_over"
TRADE = "trade"
PLANT_TRADED = "plant_traded"
DRAW = "draw"
GAME_OVER = "game_over"

#: The six steps of a turn, in order.
STEPS = (MUST_PLANT, MAY_PLANT, TURN_OVER, TRADE, PLANT_TRADED, DRAW)

#: How a card that a player may not see is written.
HIDDEN = "?"


class Notated:
    """Something that shows itself as its line of notation, which can be read back."""

    __slots__ = ()

    def __repr__(self) -> str:
        from .notation import write

        return write(self)


class Field(NamedTuple):
    """A bean field: ``cards`` of one kind of ``bean``; an empty field has no bean."""

    bean: str | None
    cards: int


EMPTY = Field(None, 0)


class Card(NamedTuple):
    """A card by its place: ``Card("hand", 2, "red")`` is the third card of a hand, a Red.

    Places are ``hand`` (front at index 0), ``turned_over``, ``set_aside`` and, to ask about what may not be
    traded, ``field``.
    """

    place: str
    index: int  # type: ignore[assignment]  # hides tuple.index, which no card needs
    bean: str


class Received(NamedTuple):
    """A traded card that waits to be planted, and the seat it came from."""

    bean: str
    giver: int


@dataclass(slots=True)
class Seat:
    """What lies before one player. ``hand[0]`` is the front card; new cards go to the back."""

    hand: list[str] = field(default_factory=list)
    fields: list[Field] = field(default_factory=list)
    set_aside: list[Received] = field(default_factory=list)
    treasury: list[str] = field(default_factory=list)

    @property
    def coins(self) -> int:
        """Coins of the player: the number of cards in the treasury."""
        return len(self.treasury)

    def copy(self) -> Seat:
        return Seat(self.hand[:], self.fields[:], self.set_aside[:], self.treasury[:])


class OpenOffer(NamedTuple):
    """An offer on the table: ``give`` from the proposer against kinds ``want`` from the partner.

    ``stale`` is the card that has left its place since the offer was made; such an offer cannot be accepted.
    """

    proposer: int
    partner: int
    give: tuple[Card, ...]
    want: tuple[str, ...]
    stale: Card | None = None


class Answer(NamedTuple):
    """How an offer of this turn was answered: ``accepted``, ``declined``, ``countered`` or ``withdrawn``."""

    proposer: int
    partner: int
    give: tuple[str, ...]
    want: tuple[str, ...]
    said: str
    reason: str


@dataclass(slots=True, repr=False)
class Table:
    """A game of Bohnanza at one moment. Only :func:`bohnanza_teach.rules.events.happen` changes it."""

    edition: Edition
    setup: Setup
    chance: Chance
    seats: list[Seat]
    draw_deck: list[str] = field(default_factory=list)  # the last card is the top
    discard_pile: list[str] = field(default_factory=list)  # the last card is the top
    turned_over: list[str] = field(default_factory=list)
    start_player: int = 0
    active_player: int = 0
    turn: int = 0  # 1 for the first turn
    step: str = MUST_PLANT
    n_planted: int = 0  # cards planted from the hand in this turn
    exhaustions: int = 0  # how often the draw deck has run out
    n_shuffles: int = 0
    is_ending: bool = False  # the draw deck has run out for the last time; this turn's planting is finished
    is_trading: bool = False  # received cards are planted now, and then the trading goes on
    offers: dict[int, OpenOffer] = field(default_factory=dict)
    answers: list[Answer] = field(default_factory=list)  # to the offers of this turn
    n_offers: int = 0  # made so far in the game; numbers the offers
    n_events: int = 0

    def __repr__(self) -> str:
        from .position import write_position

        return write_position(self)

    @property
    def n_players(self) -> int:
        return len(self.seats)

    @property
    def is_over(self) -> bool:
        return self.step == GAME_OVER

    def clockwise(self, start: int) -> Iterator[int]:
        """Every seat once, clockwise, beginning with ``start``."""
        n = len(self.seats)
        return ((start + i) % n for i in range(n))

    def all_cards(self) -> Counter[str]:
        """Every card of the game, wherever it lies; always the whole deck."""
        cards = Counter(self.draw_deck)
        cards.update(self.discard_pile)
        cards.update(self.turned_over)
        for seat in self.seats:
            cards.update(seat.hand)
            cards.update(seat.treasury)
            cards.update(received.bean for received in seat.set_aside)
            for bean, n in seat.fields:
                if bean is not None:
                    cards[bean] += n
        return cards

    def copy(self) -> Table:
        """The same table once more; what happens there changes nothing here."""
        return Table(
            self.edition,
            self.setup,
            self.chance,
            [seat.copy() for seat in self.seats],
            self.draw_deck[:],
            self.discard_pile[:],
            self.turned_over[:],
            self.start_player,
            self.active_player,
            self.turn,
            self.step,
            self.n_planted,
            self.exhaustions,
            self.n_shuffles,
            self.is_ending,
            self.is_trading,
            self.offers.copy(),
            self.answers[:],
            self.n_offers,
            self.n_events,
        )
