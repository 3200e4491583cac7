"""Harvesting: any player, at any time, a whole field; some cards become coins, the others are discarded."""

from __future__ import annotations

from .actions import Harvest
from .course import Course
from .events import Harvested
from .rulings import Ruling, ruling
from .state import Table


def check_harvest(table: Table, action: Harvest) -> Ruling | None:
    """Why the field may not be harvested, or ``None``."""
    fields = table.seats[action.seat].fields
    if not 0 <= action.field < len(fields):
        return ruling(table.edition, "harvest.no-such-field", n=len(fields))
    cards = fields[action.field].cards
    if cards == 0:
        return ruling(table.edition, "harvest.empty-field", ("field", action.field), field=action.field)
    if cards == 1 and table.edition.bean_protection == "while_another_holds_more":
        for other, field in enumerate(fields):
            if field.cards > 1:
                return ruling(
                    table.edition,
                    "harvest.protected",
                    ("field", action.field),
                    ("field", other),
                    field=action.field,
                    other=other,
                    n=field.cards,
                )
    return None


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
