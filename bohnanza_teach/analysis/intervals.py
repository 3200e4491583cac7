"""How far chance alone may have moved a mean or a share, with the standard library only."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

#: From here on the series for Student's t is good to seven digits, and cheaper than the sum.
_MANY = 50


class Interval(NamedTuple):
    """An estimate, and the interval that covers the truth in (say) 95 of 100 such series.

    With fewer than two values nothing is known about chance, and ``low`` and ``high`` are infinite.
    """

    value: float
    low: float
    high: float

    def __contains__(self, number: object) -> bool:
        """Whether the interval covers the number."""
        return isinstance(number, (int, float)) and self.low <= number <= self.high


def mean_interval(values: Sequence[float], level: float = 0.95) -> Interval:
    """The mean and its confidence interval: mean ± t · s / √n, with n - 1 degrees of freedom.

    Values are independent measurements, such as one number a game; the unit of the result is theirs.

    Raises:
        ValueError: there are no values, or ``level`` is not between 0 and 1.
    """
    _check_level(level)
    if not values:
        raise ValueError("the mean of no values is not defined")
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Interval(mean, -math.inf, math.inf)
    reach = t_quantile(len(values) - 1, level) * statistics.stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - reach, mean + reach)


def difference_interval(before: Sequence[float], after: Sequence[float], level: float = 0.95) -> Interval:
    """The mean of ``after`` minus ``before``, value by value, with its confidence interval.

    Pairs belong together, such as two seats of one game or one game number under two editions: what both
    share cancels out, so the interval is right however alike they are, and narrower the more alike they
    are.

    Raises:
        ValueError: the values do not pair up.
    """
    if len(before) != len(after):
        raise ValueError(f"{len(before)} and {len(after)} values do not pair up")
    return mean_interval([b - a for a, b in zip(before, after, strict=True)], level)


def share_interval(hits: int, n: int, level: float = 0.95) -> Interval:
    """The share ``hits / n`` with Wilson's score interval (E. B. Wilson, 1927), from 0 to 1.

    Unlike mean ± z · √(p(1-p)/n) it stays within 0 and 1 and is good for few games and rare wins too.

    Raises:
        ValueError: ``hits`` is not from 0 to ``n``, or there is no trial.
    """
    _check_level(level)
    if n < 1 or not 0 <= hits <= n:
        raise ValueError(f"{hits} of {n} is no share")
    z = statistics.NormalDist().inv_cdf((1 + level) / 2)
    share = hits / n
    centre = (share + z * z / (2 * n)) / (1 + z * z / n)
    reach = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + (z / (2 * n)) ** 2)
    return Interval(share, max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach)))


@lru_cache
def t_quantile(freedom: int, level: float = 0.95) -> float:
    """The bound that Student's t stays within, on both sides of zero, with chance ``level``.

    Few degrees of freedom: the exact distribution as a finite sum (Abramowitz and Stegun 26.7.3-4), solved by
    halving. Many: the Cornish-Fisher series around the normal quantile (26.7.5).

    Raises:
        ValueError: there is no degree of freedom, or ``level`` is not between 0 and 1.
    """
    _check_level(level)
    if freedom < 1:
        raise ValueError(f"Student's t needs at least one degree of freedom, not {freedom}")
    if freedom >= _MANY and level <= 0.9999:
        return _t_series(freedom, statistics.NormalDist().inv_cdf((1 + level) / 2))
    low, high = 0.0, math.pi / 2
    for _halving in range(60):
        angle = (low + high) / 2
        if _chance_within(angle, freedom) < level:
            low = angle
        else:
            high = angle
    return math.sqrt(freedom) * math.tan((low + high) / 2)


def _chance_within(angle: float, freedom: int) -> float:
    """The chance that ``|t| <= √freedom · tan(angle)``."""
    squared = math.cos(angle) ** 2
    odd = freedom % 2
    term, total = (math.cos(angle) if odd else 1.0), 0.0
    for k in range(1 + odd, freedom, 2):
        total += term
        term *= squared * k / (k + 1)
    total *= math.sin(angle)
    return 2 / math.pi * (angle + total) if odd else total


def _t_series(freedom: int, z: float) -> float:
    n = float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )


def _check_level(level: float) -> None:
    if not 0 < level < 1:
        raise ValueError(f"a confidence level lies between 0 and 1, not at {level}")
