"""Strategies: who decides, from a view alone."""

from bohnanza_teach.game import register

from .greedy import GreedyPlayer
from .random_player import RandomPlayer

register("greedy", GreedyPlayer)
register("random", RandomPlayer)

__all__ = ["GreedyPlayer", "RandomPlayer"]
