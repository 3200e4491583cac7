"""Each step of the first lesson is open before it is done, and done after it, whichever way it is done."""

from __future__ import annotations

import pytest

from bohnanza_teach.lessons import first_turn

STEPS = ("must_plant", "may_plant", "turn_over", "trade", "plant_traded", "draw")


def done(moves: list[str]) -> list[str]:
    """Steps that count as done after these moves of yours, bots answering and planting in between."""
    game = first_turn.game()
    for move in moves:
        game.play(move)
        if game.step in ("trade", "plant_traded"):
            game.run_bots()
    return [step for step in STEPS if first_turn.check(game, step).done]


def test_step_by_step() -> None:
    moves = [
        "0 plant hand[0] chili field[0]",
        "0 plant hand[0] chili field[0]",
        "0 turn over",
        "0 end trading",
        "0 plant turned_over[0] stink field[1]",
        "0 harvest field[1]",
        "0 plant turned_over[0] soy field[1]",
        "0 draw",
    ]
    assert [len(done(moves[:n])) for n in range(9)] == [0, 1, 2, 3, 4, 4, 4, 5, 6]


def test_keeping_the_second_card_counts_as_well() -> None:
    assert done(["0 plant hand[0] chili field[1]", "0 skip planting"]) == ["must_plant", "may_plant"]


def test_the_trade_that_the_lesson_proposes_is_accepted() -> None:
    game = first_turn.game()
    for move in ("0 plant hand[0] chili field[0]", "0 plant hand[0] chili field[0]", "0 turn over"):
        game.play(move)
    game.play("0 offer 1: turned_over[0] stink for chili")
    game.run_bots()
    assert [received.bean for received in game.view(0).own.set_aside] == ["chili"]
    game.play("0 end trading")
    assert "Trades made: 1" in first_turn.check(game, "trade").text


def test_the_rest_of_the_game_depends_on_the_seed_alone() -> None:
    assert first_turn.game(1).log == first_turn.game(1).log
    assert first_turn.game(1).log != first_turn.game(2).log


def test_an_unknown_step_is_named() -> None:
    with pytest.raises(ValueError, match="'dance'"):
        first_turn.check(first_turn.game(), "dance")
