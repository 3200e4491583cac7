"""Games in which anything allowed may happen: what the property tests are about.

Hypothesis chooses the edition, the players, the seed and the length; the actions follow from the seed, so
that a failing walk is short to read and is the same again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from tables import KR, hand

from bohnanza_teach.editions import edition, editions
from bohnanza_teach.rules import (
    Action,
    Card,
    Counter,
    Decline,
    EndTrading,
    Event,
    Harvest,
    Offer,
    SeededChance,
    Stream,
    Table,
    apply,
    legal_actions,
    new_table,
    why_not,
)

# Some what-if editions; the small decks come to every kind of end within few actions.
EDITIONS = {
    "as published": KR,
    "single beans protected": KR.replace(bean_protection="while_another_holds_more"),
    "ends at once, shared ties": KR.replace(end_grace="at_once", tie="shared", exhaustions=1),
    "ties by hand cards": KR.replace(tie="most_hand_cards", exhaustions=2),
    "one field": KR.replace(n_fields=1, bean_protection="while_another_holds_more"),
    "three turned over, one drawn": KR.replace(turn_over=3, draw=1),
    "none turned over": KR.replace(turn_over=0, draw=2),
    "none drawn": KR.replace(turn_over=1, draw=0, hand_size=3),
    "no hands": KR.replace(hand_size=0, exhaustions=10),
    "every card pays a coin": KR.replace(
        beans={bean.id: {"cards": 6, "steps": [[n, n] for n in range(1, 7)]} for bean in KR.beans},
        exhaustions=10,
    ),
    "small deck": KR.replace(beans={bean.id: {"cards": 5} for bean in KR.beans}, exhaustions=5),
    **{id: edition(id) for id in editions()},
    "tiny deck": KR.replace(
        beans={bean.id: {"cards": 1} for bean in KR.beans}, hand_size=1, exhaustions=10, end_grace="at_once"
    ),
}

QUICK = settings(
    max_examples=50, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
THOROUGH = settings(QUICK, max_examples=600)


class Step(NamedTuple):
    """One action of a walk and the table around it."""

    before: Table
    action: Action
    events: list[Event]
    after: Table


@dataclass(frozen=True)
class Walk:
    """A game of random people that is looked at for ``length`` actions."""

    edition: str
    size: int  # which of the numbers of players that the edition is for
    start_player: int
    seed: int
    length: int

    @property
    def n_players(self) -> int:
        numbers = EDITIONS[self.edition].players
        return numbers[self.size % len(numbers)]

    def begin(self) -> tuple[Table, list[Event]]:
        return new_table(
            EDITIONS[self.edition],
            self.n_players,
            SeededChance(self.seed),
            self.start_player % self.n_players,
        )

    def steps(self) -> Iterator[Step]:
        """The steps of the walk; ``after`` is a table of its own in each."""
        table, _events = self.begin()
        luck = Stream(self.seed)
        for _step in range(self.length):
            if table.is_over:
                return
            action = any_action(table, luck)
            after = table.copy()
            events = apply(after, action)
            yield Step(table, action, events, after)
            table = after

    def tables(self) -> Iterator[Table]:
        """The tables that the walk comes by, the first one too."""
        yield self.begin()[0]
        yield from (step.after for step in self.steps())


def walks(longest: int = 500) -> st.SearchStrategy[Walk]:
    return st.builds(
        Walk,
        edition=st.sampled_from(sorted(EDITIONS)),
        size=st.integers(0, 4),
        start_player=st.integers(0, 6),
        seed=st.integers(0, 2**32),
        length=st.integers(1, longest),
    )


def any_action(table: Table, luck: Stream) -> Action:
    """Something that is allowed: often an offer or an answer while trading, seldom a harvest."""
    if table.step == "trade" and luck.below(10) < 7:
        proposal = any_proposal(table, luck)
        if why_not(table, proposal) is None:
            return proposal
    actions = legal_actions(table)
    calm = [action for action in actions if not isinstance(action, Harvest | EndTrading)]
    return luck.pick(calm if calm and luck.below(30) else actions)


def any_proposal(table: Table, luck: Stream) -> Action:
    """An offer, a counter-offer or a refusal with a reason, allowed or not."""
    seat, partner = luck.below(table.n_players), luck.below(table.n_players)
    if luck.below(2):
        seat = table.active_player
    kinds = [bean.id for bean in table.edition.beans]
    asked_for = table.seats[partner].hand or kinds
    give, want = any_cards(table, seat, luck), tuple(luck.pick(asked_for) for _kind in range(luck.below(3)))
    if table.offers and luck.below(3) == 0:
        number = luck.pick(list(table.offers))
        partner = table.offers[number].partner
        if luck.below(3) == 0:
            return Decline(partner, number, luck.pick(("", "no-use", f"i-grow({luck.pick(kinds)})")))
        return Counter(partner, number, any_cards(table, partner, luck), want)
    return Offer(seat, partner, give, want)


def any_cards(table: Table, seat: int, luck: Stream) -> tuple[Card, ...]:
    own = hand(table, seat)
    if seat == table.active_player:
        own += [Card("turned_over", i, bean) for i, bean in enumerate(table.turned_over)]
    return tuple(luck.shuffled(own)[: luck.below(4)])
