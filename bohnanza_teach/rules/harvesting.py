"""Harvesting: any player, at any time, a whole field; some cards become coins, the others are discarded."""

from __future__ import annotations

from collections.abc import Sequence

from bohnanza_teach.editions import Edition

from .actions import Harvest
from .course import Course
from .events import Harvested
from .rulings import Ruling, ruling
from .state import Field, Table


def check_harvest(table: Table, action: Harvest) -> Ruling | None:
    """Why the field may not be harvested, or ``None``."""
    fields = table.seats[action.seat].fields
    if not 0 <= action.field < len(fields):
        return ruling(table.edition, "harvest.no-such-field", n=len(fields))
    cards = fields[action.field].cards
    if cards == 0:
        return ruling(table.edition, "harvest.empty-field", ("field", action.field), field=action.field)
    other = protected_by(table.edition, fields, action.field)
    if other is not None:
        return ruling(
            table.edition,
            "harvest.protected",
            ("field", action.field),
            ("field", other),
            field=action.field,
            other=other,
            n=fields[other].cards,
        )
    return None


def protected_by(edition: Edition, fields: Sequence[Field], field: int) -> int | None:
    """The field that must be harvested rather than this single bean, where the edition protects it."""
    if fields[field].cards != 1 or edition.bean_protection == "none":
        return None
    return next((other for other, grown in enumerate(fields) if grown.cards > 1), None)


def harvest(course: Course, action: Harvest) -> None:
    """Sell the whole field by its beanometer."""
    harvest_field(course, action.seat, action.field)


def harvest_field(course: Course, seat: int, field: int) -> None:
    """Sell a field without asking whether that is allowed: the final harvest takes single beans too."""
    table = course.table
    bean, cards = table.seats[seat].fields[field]
    if bean is not None:
        coins = table.edition.beanometer(bean).coins(cards)
        course.add(Harvested(seat, field, bean, cards, coins))
