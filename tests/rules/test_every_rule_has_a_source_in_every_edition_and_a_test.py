"""Every rule has a test that runs into it, and every edition says where it stands."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from tables import KR, lay, refusal

from bohnanza_teach.editions import edition, editions
from bohnanza_teach.rules import RULES, Table

SELLING = edition("amigo-1997")
ONE_OFFERS = edition("digital-150-fa")
PROTECTING = KR.replace(bean_protection="while_another_holds_more")


@dataclass(frozen=True)
class Case:
    """On this table, this action of a learner runs into this rule."""

    rule: str
    why: str
    table: Table
    action: str


def trading(*seats: str, offers: tuple[str, ...] = ()) -> Table:
    """Player 0 is active, has turned over a Red and a Soy, and trades."""
    given = seats or ("hand blue green", "hand red red", "hand stink", "hand soy")
    return lay(*given, step="trade", turned_over="red soy", planted=1, offers=offers)


def planting_traded() -> Table:
    """Step 5: player 0 has a turned-over Soy to plant, player 1 a Red received in a trade."""
    return lay(
        "hand green | fields 1 blue, 2 chili",
        "hand soy | set aside red from 0",
        step="plant_traded",
        turned_over="soy",
        planted=2,
    )


TO_1 = "by 0 to 1: turned_over[1] soy for red"
GIFT_TO_1 = "by 0 to 1: hand[1] green for nothing"
GONE = "by 0 to 1: hand[1] green for red; stale hand[1] green"

CASES = [
    Case(
        "game.over", "nothing may be done any more", lay("hand red", step="game_over"), "0 harvest field[0]"
    ),
    Case("game.seat", "nobody sits there", lay("hand red"), "4 harvest field[0]"),
    Case("game.seat", "seats begin with 0", lay("hand red"), "-1 harvest field[0]"),
    Case("game.seat", "an offer to nobody", trading(), "0 offer 4: hand[0] blue for nothing"),
    Case(
        "turn.active-only",
        "another player plants",
        lay("hand red", "hand soy"),
        "1 plant hand[0] soy field[0]",
    ),
    Case("turn.active-only", "another player skips", lay("hand red", step="may_plant"), "1 skip planting"),
    Case("turn.active-only", "another player turns over", lay(step="turn_over"), "1 turn over"),
    Case("turn.active-only", "another player ends the trading", trading(), "1 end trading"),
    Case("turn.active-only", "another player draws", lay(step="draw"), "2 draw"),
    Case("turn.other-step", "turning over before planting", lay("hand red"), "0 turn over"),
    Case("turn.other-step", "drawing before trading", trading(), "0 draw"),
    Case(
        "turn.other-step",
        "planting one card from the hand too late",
        trading(),
        "0 plant hand[0] blue field[0]",
    ),
    Case("turn.other-step", "ending a trading that has not begun", lay("hand red"), "0 end trading"),
    Case("turn.other-step", "skipping after the turn-over", trading(), "0 skip planting"),
    Case("plant.must", "the first card must be planted", lay("hand red"), "0 skip planting"),
    Case("plant.front-card", "the second card first", lay("hand red soy"), "0 plant hand[1] soy field[0]"),
    Case(
        "plant.at-most-two",
        "a third card from the hand",
        lay("hand red", step="turn_over", planted=2),
        "0 plant hand[0] red field[0]",
    ),
    Case("plant.received-only", "a hand card in step 5", planting_traded(), "0 plant hand[0] green field[0]"),
    Case("plant.received-only", "of a bystander too", planting_traded(), "1 plant hand[0] soy field[0]"),
    Case("plant.all-received", "drawing before that", planting_traded(), "0 draw"),
    Case("plant.all-received", "no skipping there", planting_traded(), "1 skip planting"),
    Case(
        "plant.turned-over-later",
        "a turned-over card while trading",
        trading(),
        "0 plant turned_over[0] red field[0]",
    ),
    Case(
        "plant.later",
        "a received card while trading",
        trading("hand blue", "set aside green from 0"),
        "1 plant set_aside[0] green field[0]",
    ),
    Case("plant.no-such-card", "another kind lies there", lay("hand red"), "0 plant hand[0] soy field[0]"),
    Case("plant.no-such-card", "beyond the hand", lay("hand red"), "0 plant hand[1] red field[0]"),
    Case("plant.no-such-card", "places begin with 0", lay("hand red"), "0 plant hand[-1] red field[0]"),
    Case(
        "plant.no-such-card", "nothing was received", planting_traded(), "0 plant set_aside[0] red field[0]"
    ),
    Case(
        "plant.no-such-card",
        "fields are not replanted",
        lay("hand red | fields 1 soy"),
        "0 plant field[0] soy field[1]",
    ),
    Case("plant.no-such-field", "the third of two", lay("hand red"), "0 plant hand[0] red field[2]"),
    Case("plant.no-such-field", "fields begin with 0", lay("hand red"), "0 plant hand[0] red field[-1]"),
    Case("plant.one-kind", "Red on Blue", lay("hand red | fields 2 blue"), "0 plant hand[0] red field[0]"),
    Case("plant.one-kind", "in step 5 too", planting_traded(), "0 plant turned_over[0] soy field[1]"),
    Case("harvest.no-such-field", "the third of two", lay("hand red"), "0 harvest field[2]"),
    Case(
        "harvest.no-such-field",
        "fields begin with 0",
        lay("hand red | fields 1 red, 1 soy"),
        "0 harvest field[-1]",
    ),
    Case("harvest.empty-field", "nothing grows there", lay("hand red"), "0 harvest field[0]"),
    Case(
        "harvest.protected",
        "a single Red beside five Blue, where single beans are protected",
        lay("hand soy | fields 1 red, 5 blue", edition=PROTECTING),
        "0 harvest field[0]",
    ),
    Case(
        "trade.only-while-trading",
        "an offer too early",
        lay("hand red"),
        "0 offer 1: hand[0] red for nothing",
    ),
    Case("trade.only-while-trading", "an answer too late", planting_traded(), "1 decline #1"),
    Case("trade.active-only", "two bystanders", trading(), "1 offer 2: hand[0] red for stink"),
    Case("trade.oneself", "with oneself", trading(), "0 offer 0: hand[0] blue for red"),
    Case("trade.nothing", "nothing for nothing", trading(), "0 offer 1: nothing for nothing"),
    Case("trade.no-such-card", "another kind lies there", trading(), "0 offer 1: hand[0] red for soy"),
    Case("trade.no-such-card", "beyond the hand", trading(), "0 offer 1: hand[2] blue for soy"),
    Case("trade.no-such-card", "places begin with 0", trading(), "0 offer 1: hand[-1] green for soy"),
    Case(
        "trade.no-such-card",
        "beyond the turned-over cards",
        trading(),
        "0 offer 1: turned_over[2] red for soy",
    ),
    Case(
        "trade.card-twice", "the same card twice", trading(), "0 offer 1: hand[0] blue + hand[0] blue for red"
    ),
    Case(
        "trade.card-twice",
        "paying twice with one card",
        trading(offers=("by 0 to 1: turned_over[1] soy for red + red",)),
        "1 accept #1: hand[0] red + hand[0] red",
    ),
    Case(
        "trade.not-your-cards", "a bystander gives them", trading(), "1 offer 0: turned_over[0] red for blue"
    ),
    Case(
        "trade.not-your-cards",
        "a bystander plants them",
        planting_traded(),
        "1 plant turned_over[0] soy field[0]",
    ),
    Case(
        "trade.not-received",
        "a received card is traded on",
        trading("hand blue | set aside green from 1"),
        "0 offer 2: set_aside[0] green for stink",
    ),
    Case(
        "trade.not-planted",
        "a planted bean is traded",
        trading("hand blue | fields 2 green"),
        "0 offer 2: field[0] green for stink",
    ),
    Case("trade.unknown-bean", "a kind of another edition", trading(), "0 offer 1: hand[0] blue for cocoa"),
    Case("trade.unknown-bean", "a hidden card is no kind", trading(), "0 offer 1: hand[0] blue for ?"),
    Case(
        "trade.more-than-exist",
        "seven Garden where six exist",
        trading(),
        "0 offer 1: hand[0] blue for " + " + ".join(["garden"] * 7),
    ),
    Case("trade.no-such-offer", "never made", trading(), "1 decline #1"),
    Case("trade.no-such-offer", "never made, to be taken back", trading(), "0 withdraw #7"),
    Case("trade.not-for-you", "another player accepts", trading(offers=(GIFT_TO_1,)), "2 accept #1: nothing"),
    Case("trade.not-for-you", "another player refuses", trading(offers=(GIFT_TO_1,)), "3 decline #1"),
    Case(
        "trade.not-for-you",
        "another player counters",
        trading(offers=(TO_1,)),
        "2 counter #1: hand[0] stink for soy",
    ),
    Case("trade.not-for-you", "nor its proposer", trading(offers=(GIFT_TO_1,)), "0 accept #1: nothing"),
    Case("trade.not-your-offer", "the partner takes it back", trading(offers=(TO_1,)), "1 withdraw #1"),
    Case(
        "trade.stale",
        "the card has been given to another",
        trading(offers=(GONE,)),
        "1 accept #1: hand[0] red",
    ),
    Case(
        "trade.enough-offers",
        "the hundred-and-first",
        trading(offers=(GIFT_TO_1,) * 100),
        "0 offer 1: hand[0] blue for red",
    ),
    Case("buy.not-sold", "the edition sells none", lay("hand soy | coins red blue soy"), "0 buy field"),
    Case(
        "buy.no-more",
        "there is a third one already",
        lay("hand soy | fields -, -, - | coins red blue soy", edition=SELLING),
        "0 buy field",
    ),
    Case(
        "buy.too-few-coins", "two of three", lay("hand soy | coins red blue", edition=SELLING), "0 buy field"
    ),
    Case(
        "trade.active-offers",
        "a bystander offers",
        lay("hand blue", "hand red", step="trade", turned_over="red soy", edition=ONE_OFFERS),
        "1 offer 0: hand[0] red for soy",
    ),
    Case("trade.wrong-payment", "nothing for what costs", trading(offers=(TO_1,)), "1 accept #1: nothing"),
    Case(
        "trade.wrong-payment",
        "more than was asked",
        trading(offers=(TO_1,)),
        "1 accept #1: hand[0] red + hand[1] red",
    ),
    Case(
        "trade.wrong-payment", "payment for a gift", trading(offers=(GIFT_TO_1,)), "1 accept #1: hand[0] red"
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.rule}: {case.why}")
def test_the_rule_refuses_it_and_nothing_changes(case: Case) -> None:
    assert refusal(case.table, case.action) == case.rule


def test_every_rule_has_a_case() -> None:
    assert {case.rule for case in CASES} == set(RULES)


@pytest.mark.parametrize("id", editions())
def test_every_edition_says_where_it_states_each_rule_and_states_no_other(id: str) -> None:
    assert set(edition(id).rules) == set(RULES)


@pytest.mark.parametrize("id", editions())
def test_the_sources_are_words_and_a_reading_says_that_it_is_one(id: str) -> None:
    for rule, source in edition(id).rules.items():
        assert len(str(source)) > 10, rule
        assert source.is_reading == str(source).startswith("Our reading: "), rule


def test_a_what_if_edition_keeps_the_sources() -> None:
    assert PROTECTING.rules == KR.rules
