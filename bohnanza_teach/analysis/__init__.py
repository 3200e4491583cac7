"""What many games say: intervals, and tables for the charts."""

from .frames import (
    beanometer_frame,
    beanometer_rows,
    exhaustion_frame,
    exhaustion_rows,
    outcome_frame,
    outcome_rows,
)
from .intervals import Interval, difference_interval, mean_interval, share_interval, t_quantile

__all__ = [
    "Interval",
    "beanometer_frame",
    "beanometer_rows",
    "difference_interval",
    "exhaustion_frame",
    "exhaustion_rows",
    "mean_interval",
    "outcome_frame",
    "outcome_rows",
    "share_interval",
    "t_quantile",
]
