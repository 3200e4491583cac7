"""One game: seats, views, the record."""

from .codes import CodeError
from .match import Game, Log
from .record import GameFileError
from .seats import Player, Strategy, clean_name, register, strategies, strategy
from .seen import event_as_seen
from .view import PlayerView, room_for, view_of

__all__ = [
    "CodeError",
    "Game",
    "GameFileError",
    "Log",
    "Player",
    "PlayerView",
    "Strategy",
    "clean_name",
    "event_as_seen",
    "register",
    "room_for",
    "strategies",
    "strategy",
    "view_of",
]
