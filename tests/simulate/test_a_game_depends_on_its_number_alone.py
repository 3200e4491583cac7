"""Each simulated game is a pure function of edition, strategies, seed and its number."""

from __future__ import annotations

from typing import Any

import pytest

import bohnanza_teach as bt
from bohnanza_teach.game import Strategy, strategy
from bohnanza_teach.rules import Action

EDITION = "amigo-2007-kr"
TABLE = ["greedy", "random", "greedy"]


def test_equal_seeds_give_equal_games_and_others_do_not() -> None:
    one, again, other = (bt.simulate(EDITION, TABLE, games=3, seed=seed) for seed in (5, 5, 6))
    assert one == again
    assert one.games != other.games


def test_a_game_is_the_same_alone_as_among_others() -> None:
    many = bt.simulate(EDITION, TABLE, games=4, seed=5)
    alone = bt.simulate(EDITION, TABLE, games=1, seed=5, first=3)
    assert alone.games == many.games[3:]


def test_a_game_is_the_one_that_can_be_looked_at() -> None:
    outcome = bt.simulate(EDITION, TABLE, games=1, seed=5, first=2).games[0]
    game = bt.Game(EDITION, TABLE, seed=5, game=2)
    game.play_out()
    assert outcome.coins == tuple(game.coins)
    assert outcome.ranks == tuple(game.ranks)


class Tiring:
    """Greedy for its first 200 decisions, then random: it remembers what a new game must not know."""

    def __init__(self) -> None:
        self.decisions = 0

    def decide(self, view: bt.PlayerView) -> Action | str | None:
        self.decisions += 1
        plays: Strategy = strategy("greedy" if self.decisions <= 200 else "random")
        return plays.decide(view)


def test_a_strategy_with_a_memory_starts_every_game_anew() -> None:
    tiring = Tiring()
    many = bt.simulate(EDITION, [tiring, "greedy", "greedy"], games=3, seed=5)
    alone = bt.simulate(EDITION, [Tiring(), "greedy", "greedy"], games=1, seed=5, first=2)
    assert tiring.decisions == 0
    assert many.games[2] == alone.games[0]
    assert many.players[0] == "Tiring"


class Broken:
    """A learner's first strategy."""

    def decide(self, view: bt.PlayerView) -> Action | None:
        raise ZeroDivisionError("division by zero")


def test_an_error_of_a_strategy_names_the_game_in_which_it_happened() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        bt.simulate(EDITION, [Broken(), "greedy", "greedy"], games=5, seed=7, first=11)
    assert any("game 11" in note and "seed=7" in note for note in caught.value.__notes__)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": 0}, "number of games must be positive, not 0"),
        ({"seed": -1}, "seed and first are whole numbers"),
        ({"seed": 1 << 64}, "seed and first are whole numbers"),
        ({"first": -1}, "seed and first are whole numbers"),
        ({"players": ["greedy", "greedy", "Maria"]}, "'Maria' is none"),
        ({"players": ["greedy"] * 6}, "is for 3, 4, 5 players, not for 6"),
        ({"edition_": "amiga"}, "no edition 'amiga'; there are"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(wrong: dict[str, Any], says: str) -> None:
    call: dict[str, Any] = {"edition_": EDITION, "players": TABLE, "games": 1, "seed": 1, **wrong}
    with pytest.raises(ValueError, match=says):
        bt.simulate(**call)
