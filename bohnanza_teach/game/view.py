"""What one player may know of the table, and no more."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from bohnanza_teach.editions import Edition
from bohnanza_teach.rules import (
    HIDDEN,
    Action,
    Card,
    Field,
    Ruling,
    Seat,
    Stream,
    Table,
    UnknownChance,
    legal_actions,
    why_not,
    write_position,
)
from bohnanza_teach.rules.trading import offers_this_turn


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The table as the player at ``seat`` sees it.

    ``table`` is a copy in which every card that this player may not see is written ``?``: the others' hands,
    the draw deck, the discard pile below its top card, and the faces of coin cards. The law answers about it
    as about the real one, as far as this player's own actions go.
    """

    seat: int
    table: Table

    @property
    def edition(self) -> Edition:
        return self.table.edition

    @property
    def own(self) -> Seat:
        """What lies before this player."""
        return self.table.seats[self.seat]

    @property
    def hand(self) -> list[str]:
        """The player's own hand, the front card first."""
        return self.own.hand

    @property
    def fields(self) -> list[Field]:
        """The player's own fields."""
        return self.own.fields

    @property
    def is_active(self) -> bool:
        """Whether it is this player's turn."""
        return self.table.active_player == self.seat

    @property
    def hand_cards(self) -> list[Card]:
        """The player's own hand, each card with its place."""
        return [Card("hand", i, bean) for i, bean in enumerate(self.hand)]

    @property
    def n_own_offers(self) -> int:
        """Offers that this player has made in the present turn."""
        return offers_this_turn(self.table, self.seat)

    def legal_actions(self) -> list[Action]:
        """Everything this player may do now, offers aside."""
        return legal_actions(self.table, self.seat)

    def why_not(self, action: Action) -> Ruling | None:
        """Why this player may not do that now, or ``None``."""
        return why_not(self.table, action)

    def luck(self) -> Stream:
        """Random numbers for this player's choice at this moment.

        They follow from what the player sees and from nothing else, so they tell nothing about hidden cards,
        and the same moment always has the same.
        """
        seen = f"{self.seat}\n{write_position(self.table)}"
        return Stream(int.from_bytes(hashlib.blake2b(seen.encode(), digest_size=8).digest(), "big"))


def view_of(table: Table, seat: int) -> PlayerView:
    """What the player at this seat may know of the table."""
    seats = []
    for number, other in enumerate(table.seats):
        hand = other.hand[:] if number == seat else [HIDDEN] * len(other.hand)
        seats.append(Seat(hand, other.fields[:], other.set_aside[:], [HIDDEN] * len(other.treasury)))
    discard = [HIDDEN] * (len(table.discard_pile) - 1) + table.discard_pile[-1:]
    seen = Table(
        table.edition,
        table.setup,
        UnknownChance(),
        seats,
        [HIDDEN] * len(table.draw_deck),
        discard,
        table.turned_over[:],
        table.start_player,
        table.active_player,
        table.turn,
        table.step,
        table.n_planted,
        table.exhaustions,
        table.n_shuffles,
        table.is_ending,
        table.is_trading,
        table.offers.copy(),
        table.answers[:],
        table.n_offers,
        table.n_events,
    )
    return PlayerView(seat, seen)


def room_for(fields: Sequence[Field], bean: str) -> int | None:
    """The field in which a card of this kind grows without a harvest: one of its kind, else an empty one."""
    empty = None
    for number, field in enumerate(fields):
        if field.bean == bean:
            return number
        if field.bean is None and empty is None:
            empty = number
    return empty
