"""Titles, labels and alt texts of charts are computed from what is drawn."""

from __future__ import annotations

from typing import Any

import pytest

import bohnanza_teach as bt
from bohnanza_teach.charts import alt_text, bean_exchange_rates, deck_passes, outcomes
from bohnanza_teach.simulate import Outcome

EDITION = bt.edition("amigo-2007-kr")
#: With 8, 11, 10 and again 10 kinds of beans.
EDITIONS = pytest.mark.parametrize(
    "edition",
    [
        EDITION,
        bt.edition("riogrande-154"),
        bt.edition("riogrande-154").at(4),
        bt.edition("digital-150-fa"),
    ],
    ids=["amigo-2007-kr", "riogrande-154", "riogrande-154 of four", "digital-150-fa"],
)


def series(coins: list[tuple[int, ...]], exhaustions: list[tuple[int, ...]] | None = None) -> bt.Results:
    """Results made up for a test: the first of the best seats wins."""
    n = len(coins[0])
    games = tuple(
        Outcome(number, own, tuple(1 if seat == own.index(max(own)) else 2 for seat in range(n)), 30, turns)
        for number, (own, turns) in enumerate(
            zip(coins, exhaustions or [(17, 26, 30)] * len(coins), strict=True)
        )
    )
    return bt.Results(EDITION, ("greedy",) * n, 1, games)


def finding(figure: Any) -> str:
    """The title; what is drawn is the same, broken into lines."""
    said = str(figure.layout.meta["finding"])
    assert figure.layout.title.text.replace("<br>", " ").startswith(said)
    return said


def written(figure: Any) -> list[str]:
    return [str(note.text) for note in figure.layout.annotations]


def test_the_first_coin_of_the_quickest_and_the_slowest_bean() -> None:
    assert finding(bean_exchange_rates(EDITION)) == "Red pays its first coin after 2 cards, Blue after 4"


def test_the_finding_follows_the_edition() -> None:
    changed = EDITION.replace(beans={"soy": {"steps": [[1, 1], [9, 2]]}, "chili": {"steps": [[7, 1]]}})
    assert finding(bean_exchange_rates(changed)) == "Soy pays its first coin after 1 card, Chili after 7"
    assert "amigo-2007-kr (beans: soy, chili)" in bean_exchange_rates(changed).layout.title.text


def test_beans_that_are_all_alike_are_said_to_be() -> None:
    alike = EDITION.replace(beans={bean.id: {"steps": [[2, 1], [4, 2]]} for bean in EDITION.beans})
    figure = bean_exchange_rates(alike)
    assert finding(figure) == "Every bean pays for the first time after 2 cards"
    assert "Coins for each card: every bean reaches 0.50" in written(figure)


@EDITIONS
def test_every_step_is_drawn_where_the_beanometer_has_it(edition: bt.Edition) -> None:
    figure = bean_exchange_rates(edition)
    points = {trace.name: trace for trace in figure.select_traces({"mode": "markers"})}
    assert list(points) == [bean.name for bean in sorted(edition.beans, key=lambda bean: -bean.cards)]
    for bean in edition.beans:
        drawn = points[bean.name]
        assert list(zip(drawn.x, drawn.y, strict=True)) == list(bean.beanometer.steps)
        assert figure.layout[drawn.xaxis.replace("x", "xaxis")].tickvals == drawn.x


@EDITIONS
def test_every_mark_stands_on_whole_cards_and_coins(edition: bt.Edition) -> None:
    figure = bean_exchange_rates(edition)
    places = [place for trace in figure.data if trace.type == "scatter" for place in (*trace.x, *trace.y)]
    assert all(isinstance(place, int) for place in places if place is not None)
    assert {trace.type for trace in figure.data} == {"scatter", "heatmap"}


@EDITIONS
def test_every_step_says_how_many_coins_each_card_brings(edition: bt.Edition) -> None:
    (table,) = bean_exchange_rates(edition).select_traces({"type": "heatmap"})
    lines = dict(zip(table.y, table.z, strict=True))
    numbers = dict(zip(table.y, table.text, strict=True))
    for bean in edition.beans:
        rates = {cards: coins / cards for cards, coins in bean.beanometer.steps}
        assert list(lines[bean.name]) == [rates.get(cards) for cards in table.x]
        assert [n for n in numbers[bean.name] if n] == [f"{rate:.2f}" for rate in rates.values()]


def test_beans_that_share_the_best_rate_are_all_named() -> None:
    said = written(bean_exchange_rates(bt.edition("riogrande-154")))
    assert "Coins for each card: Garden and Cocoa reach 1.00, Coffee no more than 0.33" in said


def test_how_long_the_first_and_the_last_pass_last() -> None:
    results = series([(1, 2, 3)] * 3, [(17, 26, 30), (17, 25, 31), (17, 27, 34)])
    figure = deck_passes(results)
    assert finding(figure) == "The first pass of the deck lasts 17 turns, the last 6"
    assert [text for text in written(figure) if "median" in text] == [
        "median: turn 17",
        "median: turn 26",
        "median: turn 31",
    ]


def test_a_pass_that_some_games_do_not_end_says_how_many_do() -> None:
    figure = deck_passes(series([(1, 2, 3)] * 4, [(17, 26, 30), (17, 26, 30), (17, 26, 30), (17, 26)]))
    assert "Pass 3 (75.0 % of games)" in written(figure)
    bars = [trace for trace in figure.data if trace.type == "bar"]
    assert [sum(trace.y) for trace in bars] == [100, 100, 75]
    assert [trace.text for trace in bars] == [("100",), ("100",), ("75",)]


def test_a_seat_that_earns_more_is_named_with_how_much() -> None:
    figure = outcomes(series([(15, 12, 10), (16, 13, 10), (15, 13, 11), (17, 12, 10)]))
    assert finding(figure) == "Player 1 (greedy) earns 5.5 coins a game more than player 3 (greedy)"
    assert any(text.startswith("average 15.8, give or take 1.5; wins 100 %") for text in written(figure))


def test_differences_that_chance_may_make_are_not_sold_as_findings() -> None:
    figure = outcomes(series([(15, 12, 10), (10, 15, 14), (11, 13, 16), (14, 12, 11)]))
    assert finding(figure) == "No player clearly earns more: averages from 12.5 to 13.0 coins"


def test_one_game_has_a_mean_and_no_interval() -> None:
    figure = outcomes(series([(15, 12, 10)]))
    assert "15.0 coins" in written(figure)
    assert "inf" not in alt_text(figure)


@pytest.mark.parametrize("dark", [False, True])
def test_the_alt_text_tells_the_finding_and_the_numbers(dark: bool) -> None:
    results = series([(15, 12, 10), (16, 13, 10), (15, 13, 11), (17, 12, 10)])
    for figure in (
        bean_exchange_rates(EDITION, dark=dark),
        deck_passes(results, dark=dark),
        outcomes(results, dark=dark),
    ):
        assert alt_text(figure).startswith(finding(figure))
    assert "Garden (6 in the deck): 2 → 2, 3 → 3." in alt_text(bean_exchange_rates(EDITION))
    assert "Pass 2: median turn 26, from 26 to 26." in alt_text(deck_passes(results))
    assert "Player 2, greedy: average 12.5" in alt_text(outcomes(results))


def test_nothing_to_draw_is_said() -> None:
    nothing = bt.Results(EDITION, ("greedy",) * 3, 1, ())
    for chart in (deck_passes, outcomes):
        with pytest.raises(ValueError, match="no games to draw"):
            chart(nothing)
