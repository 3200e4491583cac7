"""Where the edition sells a field, the table offers it, says what is missing, and sells it for coins."""

from __future__ import annotations

import bohnanza_teach as bt

from .play import ask


def test_for_sale_refused_and_bought() -> None:
    game = bt.Game("amigo-1997", ["You", "greedy", "greedy"], seed=1)
    table = bt.show(game)
    sale = table.picture["you"]["sale"]
    assert sale["label"] == "Buy for 3 coins"
    assert sale["refusal"] == "A further field costs 3 coins; there are only 0."
    note = ask(table, do="buy")["note"]
    assert note["about"] == [{"at": "coins", "index": 0}]
    seat = game._table.seats[0]
    for card in ("blue", "blue", "soy"):
        game._table.draw_deck.remove(card)
        seat.treasury.append(card)
    table.refresh()
    assert table.picture["you"]["sale"]["refusal"] is None
    picture = ask(table, do="buy")
    assert (picture["you"]["coins"], len(picture["you"]["fields"]), picture["you"]["sale"]) == (0, 3, None)
    assert picture["say"] == "You bought a field for 3 coins"


def test_editions_that_sell_none_show_none() -> None:
    game = bt.Game("amigo", ["You", "greedy", "greedy"], seed=1)
    assert bt.show(game).picture["you"]["sale"] is None


def test_where_only_the_active_player_offers_bystanders_get_no_composer_and_no_counter_offer() -> None:
    for id, may in (("digital-150-fa", False), ("amigo", True)):
        game = bt.Game(id, ["Ann", "You", "Bob"], seed=1)
        while game.step != "trade":
            game.play(game.legal_actions(0)[0])
        table = bt.show(game, seat=1)
        assert table.picture["act"]["composer"] is may
        card = game.view(0).table.turned_over[0]
        game.play(f"0 offer 1: turned_over[0] {card} for nothing")
        table.refresh()
        assert table.picture["offers"][0]["counter"] is may
