"""Many games: series of bots, and what came of them."""

from .batch import Outcome, Results, simulate

__all__ = ["Outcome", "Results", "simulate"]
