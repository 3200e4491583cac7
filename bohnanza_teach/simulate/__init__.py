"""Many games: series of bots, and what came of them."""

from .batch import simulate
from .results import Outcome, Results

__all__ = ["Outcome", "Results", "simulate"]
