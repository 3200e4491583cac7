"""The third field: for coins, at any time, also out of turn; the coin cards go to the discard pile.

Sources: Rio Grande rulebook and AMIGO 1997, third bean field.
"""

from __future__ import annotations

from tables import do, lay, legal, refusal

from bohnanza_teach.editions import edition
from bohnanza_teach.rules import EMPTY
from bohnanza_teach.rules.events import FieldBought

OLD = edition("amigo-1997")
RIO = edition("riogrande-154")


def test_three_coin_cards_go_to_the_discard_pile_and_none_is_lost() -> None:
    table = lay("hand soy | coins red blue soy green", edition=OLD, discard="chili", rest="deck")
    assert do(table, "0 buy field") == [FieldBought(0, ("blue", "soy", "green"))]
    assert table.seats[0].treasury == ["red"]
    assert table.discard_pile == ["chili", "blue", "soy", "green"]
    assert table.seats[0].fields == [EMPTY] * 3
    assert table.all_cards().total() == 104


def test_it_can_be_used_at_once_in_mid_planting() -> None:
    table = lay("hand soy | fields 1 red, 2 blue | coins red blue soy", edition=OLD)
    assert legal(table, 0) == ["0 harvest field[1]", "0 buy field"]
    do(table, "0 buy field", "0 plant hand[0] soy field[2]")
    assert table.seats[0].fields[2] == ("soy", 1)


def test_it_is_bought_out_of_turn_and_while_others_trade() -> None:
    table = lay("", "coins red blue soy", step="trade", turned_over="red soy", edition=OLD)
    do(table, "1 buy field")
    assert len(table.seats[1].fields) == 3
    assert table.step == "trade"


def test_it_is_bought_once() -> None:
    table = lay("hand soy | coins red blue soy green chili stink", edition=OLD)
    do(table, "0 buy field")
    assert refusal(table, "0 buy field") == "buy.no-more"


def test_there_is_no_credit() -> None:
    assert refusal(lay("hand soy | coins red blue", edition=OLD), "0 buy field") == "buy.too-few-coins"


def test_rio_grande_asks_three_coins_of_four_players_two_of_six_and_sells_none_to_three() -> None:
    assert (
        refusal(lay("hand soy | coins red blue", players=4, edition=RIO), "0 buy field")
        == "buy.too-few-coins"
    )
    do(lay("hand soy | coins red blue", players=6, edition=RIO), "0 buy field")
    assert (
        refusal(lay("hand soy | coins red blue soy", players=3, edition=RIO), "0 buy field") == "buy.not-sold"
    )


def test_the_present_amigo_edition_sells_none() -> None:
    assert (
        refusal(lay("hand soy | coins red blue soy", edition=edition("amigo")), "0 buy field")
        == "buy.not-sold"
    )
