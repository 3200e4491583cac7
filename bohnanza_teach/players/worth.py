"""What fields and cards are worth to a player, in sixtieths of a coin (see ``Beanometer.ramp``)."""

from __future__ import annotations

from collections.abc import Sequence

from bohnanza_teach.editions import Edition
from bohnanza_teach.game import room_for
from bohnanza_teach.rules import EMPTY, Field
from bohnanza_teach.rules.harvesting import protected_by


def loss_of_harvest(edition: Edition, field: Field) -> int:
    """What is lost by harvesting now: the field's worth less the coins it pays."""
    return 0 if field.bean is None else edition.leftovers[field.bean][field.cards]


def cheapest_harvest(edition: Edition, fields: Sequence[Field]) -> int:
    """The field whose harvest loses least among those that may be harvested; all must hold beans."""
    numbers: Sequence[int] = range(len(fields))
    if edition.bean_protection != "none":
        numbers = [number for number in numbers if protected_by(edition, fields, number) is None]
    return min([(loss_of_harvest(edition, fields[n]), fields[n].cards, n) for n in numbers])[2]


def gain_of_one(edition: Edition, fields: Sequence[Field], bean: str) -> int:
    """What planting one card adds to the worth of the fields, a forced harvest charged."""
    number = room_for(fields, bean)
    ramp = edition.ramps[bean]
    if number is None:
        return ramp[1] - loss_of_harvest(edition, fields[cheapest_harvest(edition, fields)])
    cards = fields[number].cards
    return ramp[cards + 1] - ramp[cards]


def gain_of_planting(edition: Edition, fields: Sequence[Field], beans: Sequence[str]) -> int:
    """What planting all these cards adds to the worth of the fields, forced harvests charged.

    Beans that have a field go first, then the largest groups.
    """
    if len(beans) < 2:
        return sum(gain_of_one(edition, fields, bean) for bean in beans)
    growing = {field.bean for field in fields}
    after = list(fields)
    gain = 0
    for bean in sorted(set(beans), key=lambda bean: (bean not in growing, -beans.count(bean), bean)):
        number = room_for(after, bean)
        if number is None:
            number = cheapest_harvest(edition, after)
            gain -= loss_of_harvest(edition, after[number])
            after[number] = EMPTY
        ramp, before = edition.ramps[bean], after[number].cards
        after[number] = Field(bean, before + beans.count(bean))
        gain += ramp[after[number].cards] - ramp[before]
    return gain
