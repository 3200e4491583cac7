"""Faults seen in programs that play Bohnanza; each whole kind of them is impossible here.

Sources are those of the edition ``amigo-2007-kr``, a guide to the Korean edition of 2007.
"""

from __future__ import annotations

import pytest
from tables import KR, do, harvests, lay, legal, refusal

from bohnanza_teach.editions import Edition, edition
from bohnanza_teach.game import Game, Player, PlayerView, view_of
from bohnanza_teach.game.bots import next_bot_action
from bohnanza_teach.rules import Action, Counter, Field, Offer, Received, apply, ranks
from bohnanza_teach.rules.events import Drew, GameEnded, Harvested, Shuffled

PROTECTING = KR.replace(bean_protection="while_another_holds_more")


def test_ten_blue_pay_four_coins_and_six_are_discarded() -> None:
    """Harvest: so many cards as the beanometer says become coins, the others are discarded."""
    table = lay("hand soy | fields 10 blue", discard="red")
    assert do(table, "0 harvest field[0]") == [Harvested(0, 0, "blue", 10, 4)]
    assert table.seats[0].treasury == ["blue"] * 4
    assert table.discard_pile == ["red", *["blue"] * 6]
    assert table.all_cards().total() == 104


def test_with_an_empty_hand_only_the_planting_is_skipped() -> None:
    """Turn, the guide's step 1: there is no front card to plant, and the turn goes on with the turn-over."""
    table = lay("hand -", "hand soy", step="draw", active=3)
    do(table, "3 draw")
    assert (table.active_player, table.step) == (0, "turn_over")
    do(table, "0 turn over")
    assert table.step == "trade"
    assert len(table.turned_over) == 2


def test_after_the_last_card_was_planted_in_step_1_two_cards_are_turned_over() -> None:
    """Turn, the guide's step 2: the turn-over does not depend on the hand."""
    table = lay("hand red", deck="soy blue")
    do(table, "0 plant hand[0] red field[0]")
    assert table.step == "turn_over"
    do(table, "0 turn over")
    assert table.turned_over == ["soy", "blue"]


def test_a_final_exhaustion_on_the_turn_over_still_lets_the_cards_be_planted() -> None:
    """End: steps 2 and 3 of that turn are finished; two Red and two more pay three coins."""
    table = lay("fields 2 red", step="turn_over", deck="red red", rest="discard", exhausted=2)
    do(
        table,
        "0 turn over",
        "0 end trading",
        "0 plant turned_over[0] red field[0]",
        "0 plant turned_over[0] red field[0]",
    )
    assert table.is_over
    assert table.seats[0].treasury == ["red"] * 3


def test_a_deck_that_is_out_for_the_third_time_is_not_shuffled_again() -> None:
    """End: the game ends when the draw deck runs out for the third time."""
    table = lay("hand soy", step="draw", deck="red", discard="blue green", rest="coins", exhausted=2)
    events = do(table, "0 draw")
    assert table.is_over
    assert not [event for event in events if isinstance(event, Shuffled)]
    assert table.discard_pile[:2] == ["green", "blue"]


FIVE = "coins blue blue chili chili stink"


@pytest.mark.parametrize(("start", "winner"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_a_tie_goes_to_the_player_farthest_clockwise_from_the_start_player(start: int, winner: int) -> None:
    """End, item 3."""
    hands = ("hand green green green green", "hand green", "hand green", "hand green")
    table = lay(
        *(f"{hand} | {FIVE}" for hand in hands), start=start, rest="discard", step="game_over", active=1
    )
    assert ranks(table)[winner] == 1
    assert sorted(ranks(table)) == [1, 2, 3, 4]


def test_a_tie_may_be_settled_by_the_hands_in_a_what_if_edition() -> None:
    """As other rulebooks have it: at five coins each, a hand of four beats a hand of one."""
    edition = KR.replace(tie="most_hand_cards")
    table = lay(f"hand soy soy soy soy | {FIVE}", f"hand soy | {FIVE}", edition=edition)
    assert ranks(table) == [1, 2, 3, 3]


def test_three_are_drawn_in_the_last_step() -> None:
    """Turn, the guide's step 4: three cards, one by one to the back of the hand."""
    table = lay("hand garden", step="draw", deck="soy blue red green")
    assert do(table, "0 draw")[:3] == [Drew(0, "soy"), Drew(0, "blue"), Drew(0, "red")]
    assert table.seats[0].hand == ["garden", "soy", "blue", "red"]


def test_a_received_card_is_set_aside_planted_and_never_in_the_hand_nor_traded_on() -> None:
    """Trading, third and fifth point."""
    table = lay("hand blue", "hand soy", step="trade", turned_over="red green", planted=1)
    do(table, "0 offer 1: turned_over[0] red for soy", "1 accept #1: hand[0] soy")
    assert table.seats[0].set_aside == [Received("soy", 1)]
    assert table.seats[1].set_aside == [Received("red", 0)]
    assert table.seats[1].hand == []
    assert refusal(table, "0 offer 2: set_aside[0] soy for nothing") == "trade.not-received"
    assert refusal(table, "1 offer 0: set_aside[0] red for nothing") == "trade.not-received"
    do(table, "0 end trading", "0 plant turned_over[0] green field[0]")
    assert refusal(table, "0 draw") == "plant.all-received"
    do(table, "0 plant set_aside[0] soy field[1]", "1 plant set_aside[0] red field[0]")
    assert table.step == "draw"
    assert table.seats[1].fields[0] == Field("red", 1)


def test_which_field_must_make_room_follows_the_bean_protection_of_the_edition() -> None:
    """The guide states no protection (our reading); where it is switched on, a single bean stays."""
    unprotected = lay("hand soy | fields 1 red, 5 blue")
    protected = lay("hand soy | fields 1 red, 5 blue", edition=PROTECTING)
    assert harvests(unprotected, 0) == [0, 1]
    assert harvests(protected, 0) == [1]
    assert refusal(protected, "0 harvest field[0]") == "harvest.protected"
    assert not [line for line in legal(protected, 0) if " plant " in line]


@pytest.mark.parametrize("edition", [KR, PROTECTING], ids=["as published", "protecting"])
@pytest.mark.parametrize("step", ["must_plant", "may_plant", "turn_over", "draw"])
def test_a_large_field_may_be_harvested_at_any_time_beside_an_empty_one(edition: Edition, step: str) -> None:
    """Harvest: at any time, in any turn."""
    table = lay("hand soy | fields 10 blue", "hand soy | fields -, 10 chili", edition=edition, step=step)
    assert harvests(table, 0) == [0]
    assert harvests(table, 1) == [1]


def test_a_card_in_two_offers_can_be_taken_once() -> None:
    """Trading, fourth point: cards move after agreement; the second offer no longer holds."""
    table = lay("hand red", "hand soy", "hand soy", step="trade", turned_over="blue green", planted=1)
    do(table, "0 offer 1: hand[0] red for soy", "0 offer 2: hand[0] red for soy", "1 accept #1: hand[0] soy")
    assert refusal(table, "2 accept #2: hand[0] soy") == "trade.stale"
    do(table, "2 decline #2")
    assert table.all_cards().total() == 104


class Haggler:
    """Never content: answers every offer with another one and never ends the trading."""

    def decide(self, view: PlayerView) -> Action | None:
        for number, offer in view.table.offers.items():
            if offer.partner == view.seat and offer.stale is None:
                return Counter(view.seat, number, (), (view.edition.beans[0].id,))
        if view.table.step == "trade":
            partner = (view.seat + 1) % view.table.n_players if view.is_active else view.table.active_player
            return Offer(view.seat, partner, (), (view.edition.beans[0].id,))
        return view.legal_actions()[0]


def test_trading_among_those_who_never_end_it_ends() -> None:
    """Bots have a budget of offers and counter-offers for each turn."""
    table = lay("hand red", "hand soy", "hand soy", step="trade", turned_over="blue green", planted=1)
    players = tuple(Player(name, Haggler(), "haggler") for name in "abcd")
    for _action in range(100):
        action = next_bot_action(table, players)
        assert action is not None
        apply(table, action)
        if table.step != "trade":
            break
    assert table.step == "plant_traded"
    assert len(table.answers) < 30


def test_a_game_of_hagglers_ends() -> None:
    game = Game(players=[Player(name, Haggler(), "haggler") for name in "abc"], seed=3)
    assert isinstance(game.play_out()[-1], GameEnded)


@pytest.mark.parametrize("edition", [KR, PROTECTING], ids=["as published", "protecting"])
def test_a_single_bean_beside_an_empty_field_may_be_harvested(edition: Edition) -> None:
    """The guide knows no protection; with it, a single bean waits only for a field that holds more."""
    assert harvests(lay("hand soy | fields 1 red", edition=edition), 0) == [0]


def test_a_player_sees_no_hand_but_their_own() -> None:
    """Nobody decides from what they may not know: a view does not hold it."""
    view = view_of(lay("hand red soy", "hand blue", deck="green"), 1)
    assert view.table.seats[0].hand == ["?", "?"]
    assert set(view.table.draw_deck) == {"?"}
    assert view.hand == ["blue"]


def test_three_players_of_rio_grande_have_no_cocoa_three_fields_and_two_passes() -> None:
    """Rio Grande, three players: no cocoa, three fields each, the end at the second exhaustion."""
    rio = edition("riogrande-154")
    table = lay("hand red", players=3, edition=rio)
    assert not table.edition.has_bean("cocoa")
    assert [len(seat.fields) for seat in table.seats] == [3, 3, 3]
    ending = lay(
        "", "hand soy", players=3, edition=rio, step="draw", deck="red soy", rest="discard", exhausted=1
    )
    do(ending, "0 draw")
    assert ending.is_over


@pytest.mark.parametrize(("players", "drawn"), [(3, 3), (4, 3), (5, 3), (6, 4), (7, 4)])
def test_the_last_step_draws_three_cards_and_with_six_or_seven_players_four(players: int, drawn: int) -> None:
    """Rio Grande, step 4."""
    table = lay("", "hand soy", players=players, edition=edition("riogrande-154"), step="draw")
    do(table, "0 draw")
    assert len(table.seats[0].hand) == drawn


def test_coins_paid_for_a_field_lie_on_the_discard_pile_which_keeps_its_cards() -> None:
    """Rio Grande, third bean field: three coin cards go bean side up on the discard pile."""
    table = lay("hand red | coins red blue soy", edition=edition("riogrande-154"), discard="chili")
    do(table, "0 buy field")
    assert table.discard_pile == ["chili", "red", "blue", "soy"]


def test_a_tie_at_five_coins_goes_to_the_hand_of_four_in_rio_grande() -> None:
    """Rio Grande, end of the game: the player with the most cards in hand."""
    rio = edition("riogrande-154")
    table = lay(
        "hand red red soy soy | coins blue blue blue blue blue",
        "hand soy | coins wax wax wax wax wax",
        edition=rio,
        step="game_over",
    )
    assert ranks(table)[:2] == [1, 2]
