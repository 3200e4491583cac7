"""Four greedy players, many games: every card is always somewhere, and every game ends."""

from __future__ import annotations

from collections import Counter

import pytest
from walks import EDITIONS

import bohnanza_teach as bt
from bohnanza_teach.game import Player
from bohnanza_teach.game.bots import next_bot_action
from bohnanza_teach.game.seats import seat_players
from bohnanza_teach.rules import SeededChance, apply, new_table

KR = bt.edition("amigo-2007-kr")


def check(players: tuple[Player, ...], number: int, edition: bt.Edition = KR) -> None:
    deck = Counter(edition.at(len(players)).deck())
    table, _events = new_table(edition, len(players), SeededChance(2, number))
    while not table.is_over:
        action = next_bot_action(table, players)
        assert action is not None
        apply(table, action)
        assert table.all_cards() == deck
        assert table.n_events < 5000
    assert sum(bean is not None for seat in table.seats for bean, _n in seat.fields) == 0
    assert not any(seat.set_aside for seat in table.seats)


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_in_what_if_editions(edition: str) -> None:
    for number, n_players in enumerate(EDITIONS[edition].players):
        check(
            seat_players([*["greedy", "random"] * 3, "greedy"][:n_players]),
            number,
            EDITIONS[edition],
        )


def test_sixty_games_of_four() -> None:
    players = seat_players(["greedy"] * 4)
    for number in range(60):
        check(players, number)


@pytest.mark.parametrize("n_players", [3, 5])
def test_ten_games_of_three_and_of_five(n_players: int) -> None:
    for number in range(10):
        check(seat_players(["greedy", "random", "greedy", "greedy", "random"][:n_players]), number)


@pytest.mark.slow
def test_a_thousand_games_of_four() -> None:
    players = seat_players(["greedy"] * 4)
    for number in range(1000):
        check(players, number)


def test_greedy_players_are_worth_playing_against() -> None:
    """Four of them make about fourteen coins each, and one beats random players by far."""
    equals = bt.simulate(KR, ["greedy"] * 4, games=40, seed=1)
    assert 13 < sum(map(sum, equals.coins)) / 160 < 16
    mixed = bt.simulate(KR, ["random", "greedy", "random", "random"], games=20, seed=1)
    assert sum(coins[1] == max(coins) for coins in mixed.coins) >= 18
