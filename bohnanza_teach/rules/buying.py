"""Buying a further field: for coins, at any time, out of turn too; the coin cards go back among the beans."""

from __future__ import annotations

from .actions import BuyField
from .course import Course
from .events import FieldBought
from .rulings import Ruling, ruling
from .state import Table


def check_buy_field(table: Table, action: BuyField) -> Ruling | None:
    """Why the player may not buy a field, or ``None``."""
    setup, seat = table.setup, table.seats[action.seat]
    if not setup.third_field_price:
        return ruling(table.edition, "buy.not-sold")
    if len(seat.fields) >= setup.most_fields:
        return ruling(table.edition, "buy.no-more", n=setup.most_fields)
    if seat.coins < setup.third_field_price:
        return ruling(
            table.edition, "buy.too-few-coins", ("coins", 0), price=setup.third_field_price, n=seat.coins
        )
    return None


def buy_field(course: Course, action: BuyField) -> None:
    """Pay with the coins earned last, and have one more empty field at once."""
    treasury = course.table.seats[action.seat].treasury
    price = course.table.setup.third_field_price
    course.add(FieldBought(action.seat, tuple(treasury[len(treasury) - price :])))
