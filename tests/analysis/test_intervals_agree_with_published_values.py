"""Confidence intervals agree with published tables and with what they promise."""

from __future__ import annotations

import itertools
import math

import pytest

from bohnanza_teach.analysis import difference_interval, mean_interval, share_interval, t_quantile
from bohnanza_teach.rules import Stream


@pytest.mark.parametrize(
    ("freedom", "level", "t"),
    [
        # two-sided quantiles as tables of Student's t print them
        (1, 0.95, 12.7062),
        (2, 0.95, 4.3027),
        (3, 0.95, 3.1824),
        (4, 0.95, 2.7764),
        (5, 0.90, 2.0150),
        (9, 0.95, 2.2622),
        (10, 0.99, 3.1693),
        (30, 0.95, 2.0423),
        (49, 0.95, 2.0096),
        (50, 0.95, 2.0086),
        (60, 0.99, 2.6603),
        (120, 0.95, 1.9799),
        (1000, 0.95, 1.9623),
    ],
)
def test_quantiles_of_students_t(freedom: int, level: float, t: float) -> None:
    assert t_quantile(freedom, level) == pytest.approx(t, abs=6e-5)


def test_the_series_takes_over_without_a_step() -> None:
    around = [t_quantile(freedom) for freedom in (47, 48, 49, 50, 51, 52)]
    falls = [before - after for before, after in itertools.pairwise(around)]
    assert all(0 < later < sooner for sooner, later in itertools.pairwise(falls))


def test_the_mean_of_a_known_sample() -> None:
    """2, 4, 4, 4, 5, 5, 7, 9: mean 5, s = 2.138, t with 7 degrees of freedom = 2.3646."""
    interval = mean_interval([2, 4, 4, 4, 5, 5, 7, 9])
    assert interval.value == 5
    assert interval.high - 5 == pytest.approx(2.3646 * 2.13809 / math.sqrt(8), abs=1e-3)
    assert interval.high + interval.low == pytest.approx(10)


@pytest.mark.parametrize(
    ("hits", "n", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I: the score method without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_of_a_share(hits: int, n: int, low: float, high: float) -> None:
    interval = share_interval(hits, n)
    assert interval.value == hits / n
    assert interval.low == pytest.approx(low, abs=6e-5)
    assert interval.high == pytest.approx(high, abs=6e-5)


def test_shares_stay_between_none_and_all() -> None:
    none, every = share_interval(0, 7), share_interval(7, 7)
    assert none.low == 0 < none.high < 1
    assert 0 < every.low < every.high == 1
    assert none.high == pytest.approx(1 - every.low)


def test_ninety_five_of_a_hundred_intervals_cover_the_truth() -> None:
    """2,000 samples of six dice: the mean of a die is 3.5."""
    dice = Stream(20_07)
    covered = sum(3.5 in mean_interval([1 + dice.below(6) for _die in range(6)]) for _sample in range(2000))
    assert 0.93 < covered / 2000 < 0.965


def test_pairs_cancel_what_they_share() -> None:
    before = [10, 20, 30, 40]
    interval = difference_interval(before, [11, 22, 31, 42])
    assert interval.value == 1.5
    assert interval.high - interval.low < 2


def test_one_value_tells_nothing_about_chance() -> None:
    assert mean_interval([3]) == (3, -math.inf, math.inf)


def test_what_has_no_interval_is_refused() -> None:
    for call in (
        lambda: mean_interval([]),
        lambda: mean_interval([1, 2], level=95),
        lambda: share_interval(3, 2),
        lambda: share_interval(0, 0),
        lambda: t_quantile(0),
        lambda: difference_interval([1], [1, 2]),
    ):
        with pytest.raises(ValueError):
            call()
