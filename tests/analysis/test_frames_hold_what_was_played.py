"""The tables under the charts hold the facts of the edition and of the games."""

from __future__ import annotations

import pytest

import bohnanza_teach as bt
from bohnanza_teach.analysis import beanometer_frame, exhaustion_frame, outcome_frame

EDITION = bt.edition("amigo-2007-kr")


@pytest.fixture(scope="module")
def results() -> bt.Results:
    return bt.simulate(EDITION, ["greedy", "random", "greedy"], games=12, seed=4)


def test_a_row_for_each_step_of_each_beanometer() -> None:
    frame = beanometer_frame(EDITION)
    assert list(frame.columns) == ["bean", "in_deck", "cards", "coins", "coins_per_card"]
    red = frame[frame["bean"] == "red"]
    assert list(zip(red["cards"], red["coins"], strict=True)) == [(2, 1), (3, 2), (4, 3), (5, 4)]
    assert red["coins_per_card"].tolist() == pytest.approx([0.5, 2 / 3, 0.75, 0.8])
    assert frame.groupby("bean")["in_deck"].first().sum() == EDITION.n_cards


def test_a_row_for_each_pass_that_ended(results: bt.Results) -> None:
    frame = exhaustion_frame(results)
    for game, turns in zip(results.games, results.exhaustion_turns, strict=True):
        own = frame[frame["game"] == game.game]
        assert tuple(own["turn"]) == turns
        assert own["turns_in_pass"].sum() == turns[-1]
        assert own["deck_pass"].tolist() == list(range(1, len(turns) + 1))


def test_a_row_for_each_seat_with_what_it_earned_and_won(results: bt.Results) -> None:
    frame = outcome_frame(results)
    assert frame["strategy"].tolist() == ["greedy", "random", "greedy"]
    assert frame["coins"].tolist() == pytest.approx(
        [sum(coins) / 12 for coins in zip(*results.coins, strict=True)]
    )
    assert frame["wins"].sum() == 12
    assert (frame["coins_low"] < frame["coins"]).all()
    assert (frame["coins"] < frame["coins_high"]).all()
    assert frame["win_low"].between(0, frame["win_share"]).all()
    assert frame["win_high"].between(frame["win_share"], 1).all()
