"""One game: seats, views, the record."""

from .match import Game, Log
from .record import GameFileError
from .seats import Player, Strategy, clean_name, register, strategies, strategy
from .view import PlayerView, room_for, view_of

__all__ = [
    "Game",
    "GameFileError",
    "Log",
    "Player",
    "PlayerView",
    "Strategy",
    "clean_name",
    "register",
    "room_for",
    "strategies",
    "strategy",
    "view_of",
]
