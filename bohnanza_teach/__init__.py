"""Learn and explore Bohnanza: play it, ask why, and simulate what if.

>>> import bohnanza_teach as bt
>>> game = bt.Game("amigo-2007-kr", players=["me", "greedy", "greedy", "random"], seed=7)
>>> game.step
'must_plant'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import players as players  # registers the built-in strategies
from .editions import Beanometer, Edition, EditionError, edition, editions
from .game import Game, GameFileError, Player, PlayerView, strategies
from .language import languages, set_language
from .rules import (
    Accept,
    Card,
    Counter,
    Decline,
    Draw,
    EndTrading,
    Harvest,
    IllegalAction,
    NotationError,
    Offer,
    Plant,
    Ruling,
    SkipPlanting,
    TurnOver,
    Withdraw,
    read_action,
    write_action,
)
from .simulate import Results, simulate

if TYPE_CHECKING:
    from .ui import BeanTable

__version__ = "0.1.0"


def show(game: Game, seat: int = 0, **options: Any) -> BeanTable:
    """The game as a card table to click on, seen from ``seat``.

    Needs the packages of the base installation (ipywidgets and anywidget). Options are those of
    :class:`bohnanza_teach.ui.BeanTable`.
    """
    from .ui import BeanTable

    return BeanTable(game, seat=seat, **options)


__all__ = [
    "Accept",
    "Beanometer",
    "Card",
    "Counter",
    "Decline",
    "Draw",
    "Edition",
    "EditionError",
    "EndTrading",
    "Game",
    "GameFileError",
    "Harvest",
    "IllegalAction",
    "NotationError",
    "Offer",
    "Plant",
    "Player",
    "PlayerView",
    "Results",
    "Ruling",
    "SkipPlanting",
    "TurnOver",
    "Withdraw",
    "edition",
    "editions",
    "languages",
    "read_action",
    "set_language",
    "show",
    "simulate",
    "strategies",
    "write_action",
]
