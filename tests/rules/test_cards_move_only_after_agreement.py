"""Trading: an offer moves nothing; the cards move when it is accepted, and only those of the two who agreed.

The guide, Trading: with the active player only; from anywhere in the hand; unequal numbers and gifts; what is
received is set aside and planted in step 3 of its four steps.
"""

from __future__ import annotations

from tables import do, lay, legal, refusal

from bohnanza_teach.rules import Card, Received, Table
from bohnanza_teach.rules.events import Answered, Offered, Traded


def trading() -> Table:
    return lay(
        "hand blue green chili green",
        "hand red soy red",
        "hand stink garden",
        step="trade",
        turned_over="soy chili",
    )


def test_an_offer_moves_nothing_and_a_refusal_leaves_every_card_in_its_place() -> None:
    table = trading()
    hands = [seat.hand[:] for seat in table.seats]
    do(table, "0 offer 1: hand[1] green for red", "1 decline #1", "0 offer 1: turned_over[0] soy for nothing")
    do(
        table,
        "1 decline #2 because no-use",
        "1 offer 0: hand[0] red for nothing",
        "0 decline #3",
        "0 offer 2: hand[0] blue for red",
    )
    do(table, "0 withdraw #4")
    assert [seat.hand for seat in table.seats] == hands
    assert table.turned_over == ["soy", "chili"]
    assert [answer.said for answer in table.answers] == ["declined", "declined", "declined", "withdrawn"]


def test_unequal_numbers_from_anywhere_in_the_hand() -> None:
    table = trading()
    do(
        table,
        "0 offer 1: hand[1] green + hand[3] green + turned_over[1] chili for red",
        "1 accept #1: hand[2] red",
    )
    assert table.seats[0].hand == ["blue", "chili"]
    assert table.turned_over == ["soy"]
    assert table.seats[1].hand == ["red", "soy"]
    assert table.seats[1].set_aside == [Received("green", 0), Received("green", 0), Received("chili", 0)]
    assert table.seats[0].set_aside == [Received("red", 1)]


def test_the_partner_chooses_which_cards_pay() -> None:
    table = trading()
    do(table, "0 offer 1: hand[0] blue for red")
    assert legal(table, 1)[:2] == ["1 accept #1: hand[0] red", "1 accept #1: hand[2] red"]


def test_a_gift_and_a_request_need_consent_too() -> None:
    table = trading()
    do(table, "1 offer 0: hand[1] soy for nothing", "0 offer 2: nothing for garden")
    assert do(table, "0 accept #1: nothing") == [Traded(1, 1, 0, (Card("hand", 1, "soy"),), ())]
    do(table, "2 accept #2: hand[1] garden")
    assert table.seats[0].set_aside == [Received("soy", 1), Received("garden", 2)]


def test_a_counter_offer_refuses_the_first_and_goes_back_to_its_proposer() -> None:
    table = trading()
    do(table, "0 offer 1: hand[1] green for red")
    assert do(table, "1 counter #1: hand[0] red for green + green") == [
        Answered(1, "countered"),
        Offered(2, 1, 0, (Card("hand", 0, "red"),), ("green", "green")),
    ]
    do(table, "0 accept #2: hand[1] green + hand[3] green")
    assert table.seats[1].set_aside == [Received("green", 0)] * 2
    assert table.offers == {}


def test_the_bystander_may_be_paid_with_turned_over_cards() -> None:
    table = trading()
    do(table, "1 offer 0: hand[0] red for soy", "0 accept #1: turned_over[0] soy")
    assert table.turned_over == ["chili"]


def test_an_open_offer_follows_its_cards_when_others_before_them_leave() -> None:
    """The hand moves up, and the offer still means the same card."""
    table = trading()
    do(table, "0 offer 2: hand[3] green for stink", "0 offer 1: hand[0] blue + turned_over[0] soy for red")
    do(table, "1 accept #2: hand[0] red")
    assert table.offers[1].give == (Card("hand", 2, "green"),)
    do(table, "2 accept #1: hand[0] stink")
    assert table.seats[0].hand == ["green", "chili"]


def test_an_offer_whose_card_has_left_is_stale_and_stays_so() -> None:
    table = trading()
    do(
        table,
        "0 offer 1: hand[1] green for red",
        "0 offer 2: hand[1] green for stink",
        "2 accept #2: hand[0] stink",
    )
    assert table.offers[1].stale == Card("hand", 1, "green")
    assert refusal(table, "1 accept #1: hand[0] red") == "trade.stale"
    assert [line for line in legal(table, 1) if "#1" in line] == ["1 decline #1"]


def test_harvesting_between_offer_and_answer_makes_room_and_leaves_the_offer() -> None:
    """Harvest: at any time, also while others talk."""
    table = lay("hand blue", "hand red | fields 4 blue", step="trade", turned_over="soy")
    do(table, "0 offer 1: turned_over[0] soy for red", "1 harvest field[0]", "1 accept #1: hand[0] red")
    assert table.seats[1].coins == 1


def test_trading_goes_on_with_hand_cards_when_the_turned_over_ones_are_gone() -> None:
    table = trading()
    do(table, "0 offer 1: turned_over[0] soy + turned_over[1] chili for nothing", "1 accept #1: nothing")
    do(table, "0 offer 1: hand[0] blue for red", "1 accept #2: hand[0] red")
    assert table.seats[1].set_aside[-1] == Received("blue", 0)


def test_open_offers_lapse_when_the_active_player_ends_the_trading() -> None:
    table = trading()
    do(table, "0 offer 1: hand[0] blue for red", "1 offer 0: hand[1] soy for nothing", "0 end trading")
    assert table.offers == {}
    assert refusal(table, "1 accept #1: hand[0] red") == "trade.only-while-trading"


def test_everybody_plants_what_they_received_in_any_order() -> None:
    """Turn, the guide's step 3: all of it, in the order one likes."""
    table = trading()
    do(
        table,
        "0 offer 1: hand[0] blue for red + soy",
        "1 accept #1: hand[0] red + hand[1] soy",
        "0 end trading",
    )
    assert legal(table, 2) == []
    do(
        table,
        "0 plant set_aside[1] soy field[0]",
        "1 plant set_aside[0] blue field[1]",
        "0 plant turned_over[0] soy field[0]",
    )
    do(
        table,
        "0 plant set_aside[0] red field[1]",
        "0 harvest field[1]",
        "0 plant turned_over[0] chili field[1]",
    )
    assert table.step == "draw"
