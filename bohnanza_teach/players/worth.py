"""What fields and cards are worth to a player, in sixtieths of a coin so that every step divides evenly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from bohnanza_teach.editions import Beanometer, Edition
from bohnanza_teach.rules import EMPTY, Field

COIN = 60


@lru_cache
def _worth_table(meter: Beanometer) -> tuple[int, ...]:
    steps = ((0, 0), *meter.steps)
    worth = [0] * (steps[-1][0] + 1)
    for (low, coins), (high, more) in zip(steps, steps[1:], strict=False):
        for n in range(low, high + 1):
            worth[n] = COIN * coins + COIN * (more - coins) * (n - low) // (high - low)
    return tuple(worth)


def worth(edition: Edition, bean: str, cards: int) -> int:
    """The beanometer with the steps joined by straight lines: what a growing field may be taken to be worth."""
    table = _worth_table(edition.bean(bean).beanometer)
    return table[min(cards, len(table) - 1)]


def loss_of_harvest(edition: Edition, field: Field) -> int:
    """What is lost by harvesting now: the field's worth less the coins it pays."""
    if field.bean is None:
        return 0
    paid = COIN * edition.beanometer(field.bean).coins(field.cards)
    return worth(edition, field.bean, field.cards) - paid


def cheapest_harvest(edition: Edition, fields: Sequence[Field]) -> int:
    """The field whose harvest loses least among those that may be harvested; all must hold beans."""
    may = [n for n, field in enumerate(fields) if may_be_harvested(edition, fields, n)]
    return min(may, key=lambda n: (loss_of_harvest(edition, fields[n]), fields[n].cards, n))


def may_be_harvested(edition: Edition, fields: Sequence[Field], number: int) -> bool:
    """Whether bean protection, where the edition has it, leaves this field open to harvest."""
    if fields[number].cards != 1 or edition.bean_protection == "none":
        return fields[number].cards > 0
    return all(field.cards <= 1 for field in fields)


def gain_of_planting(edition: Edition, fields: Sequence[Field], beans: Iterable[str]) -> int:
    """What planting all these beans adds to the worth of the fields, forced harvests charged.

    Beans that have a field go first, then the largest groups.
    """
    after = list(fields)
    gain = 0
    growing = {field.bean for field in fields}
    groups = sorted(Counter(beans).items(), key=lambda group: (group[0] not in growing, -group[1], group[0]))
    for bean, n in groups:
        number = _place(after, bean)
        if number is None:
            number = cheapest_harvest(edition, after)
            gain -= loss_of_harvest(edition, after[number])
            after[number] = EMPTY
        before = after[number].cards
        after[number] = Field(bean, before + n)
        gain += worth(edition, bean, before + n) - worth(edition, bean, before)
    return gain


def _place(fields: Sequence[Field], bean: str) -> int | None:
    empty = None
    for number, field in enumerate(fields):
        if field.bean == bean:
            return number
        if field.bean is None and empty is None:
            empty = number
    return empty
