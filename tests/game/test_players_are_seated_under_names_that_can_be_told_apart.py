"""Who sits where: people, strategies by name, strategies of one's own; no two under one name."""

from __future__ import annotations

from typing import Any

import pytest

from bohnanza_teach.game import Game, Player, PlayerView, clean_name, seats
from bohnanza_teach.players import GreedyPlayer
from bohnanza_teach.rules import Action


class Mine:
    """A strategy of a learner."""

    def decide(self, view: PlayerView) -> Action | None:
        return GreedyPlayer().decide(view)


def names(*specs: Any) -> list[str]:
    return [player.name for player in seats.seat_players(specs)]


def test_a_bot_gets_a_name_that_nobody_has() -> None:
    assert names("greedy", "Ada", "random") == ["Ben", "Ada", "Cleo"]
    assert names("greedy", ("Ada", "greedy"), Player("Ben")) == ["Cleo", "Ada", "Ben"]
    assert names("me", "greedy", Mine()) == ["me", "Ada", "Ben"]


def test_there_are_names_for_any_number_of_bots() -> None:
    assert len(set(names(*["greedy"] * 12, "Bot 2"))) == 13


@pytest.mark.parametrize(
    "specs", [("me", "me", "greedy"), (("Zoe", "greedy"), "Zoe", "me"), ("me", " me\n", "greedy")]
)
def test_two_players_of_one_name_are_refused(specs: tuple[Any, ...]) -> None:
    with pytest.raises(ValueError, match="two players are called"):
        names(*specs)


def test_a_misspelt_strategy_is_not_taken_for_a_person() -> None:
    with pytest.raises(ValueError, match="a misspelt 'greedy'"):
        names("greedi", "me", "you")
    assert names(Player("greedi"), "me", "you")[0] == "greedi"


def test_a_strategy_is_an_object_not_its_class() -> None:
    with pytest.raises(ValueError, match=r"write Mine\(\)"):
        names(Mine, "me", "you")
    with pytest.raises(ValueError, match=r"a strategy has a method decide"):
        names(object(), "me", "you")


def test_a_strategy_of_ones_own_plays() -> None:
    game = Game(players=[Mine(), "greedy", "random"], seed=1)
    game.play_out()
    assert game.is_over
    assert game.players[0].plays == "Mine"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Eve\tA ", "Eve A"),
        ("a\u202eb\u200bc", "abc"),
        ("x" * 50, "x" * 40),
        ("Zoë 李", "Zoë 李"),
        ("a\nb", "a b"),
    ],
)
def test_a_name_is_made_fit_to_be_shown(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize("name", ["", " \n", "\u200b"])
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is no name"):
        clean_name(name)


@pytest.mark.parametrize("n", [0, 1, 2, 6])
def test_a_number_of_players_that_the_edition_is_not_for_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match=f"is for 3, 4, 5 players, not for {n}"):
        Game(players=["greedy"] * n)


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"edition": 5}, "the edition should be"),
        ({"edition": None}, "the edition should be"),
        ({"start_player": True}, "start_player should be a whole number"),
        ({"start_player": 1.0}, "start_player should be a whole number"),
        ({"deck": "blue"}, "a list of cards such as"),
        ({"deck": ["blue", ["red"]]}, "a list of cards such as"),
    ],
)
def test_a_game_of_wrong_things_is_refused(options: dict[str, Any], match: str) -> None:
    with pytest.raises(TypeError, match=match):
        Game(players=["greedy"] * 3, **options)


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"edition": "atlantis"}, "no edition 'atlantis'; there are amigo, "),
        ({"start_player": 3}, "seat from 0 to 2, not 3"),
        ({"start_player": -1}, "seat from 0 to 2, not -1"),
        ({"deck": ["gold"]}, "more gold cards"),
        ({"deck": ["garden"] * 7}, "more garden cards"),
        ({"players": "me"}, "players is a list"),
    ],
)
def test_a_game_of_impossible_things_is_refused(options: dict[str, Any], match: str) -> None:
    with pytest.raises(ValueError, match=match):
        Game(**{"players": ["greedy"] * 3, **options})


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_has_no_view_and_no_actions(seat: int) -> None:
    game = Game(players=["greedy"] * 3)
    with pytest.raises(ValueError, match="seats go from 0 to 2"):
        game.view(seat)
    with pytest.raises(ValueError, match="seats go from 0 to 2"):
        game.legal_actions(seat)
    with pytest.raises(TypeError, match="whole number"):
        game.view(1.0)  # type: ignore[arg-type]
