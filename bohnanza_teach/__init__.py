"""Learn and explore Bohnanza: play it, ask why, and simulate what if.

>>> import bohnanza_teach as bt
>>> game = bt.Game("amigo-2007-kr", players=["me", "greedy", "greedy", "random"], seed=7)
>>> game.step
'must_plant'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import players as players  # registers the built-in strategies
from .editions import Beanometer, Edition, EditionError, edition, editions
from .editions.compare import compare_editions
from .game import CodeError, Game, GameFileError, Player, PlayerView, Strategy, strategies
from .language import languages, set_language
from .rules import (
    Accept,
    Action,
    BuyField,
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


def show(game: Game, seat: int = 0) -> BeanTable:
    """The game as a card table to click on, seen from ``seat``.

    Raises:
        ImportError: ipywidgets or anywidget is missing; the message says how to install them.
    """
    try:
        from .ui import BeanTable
    except ModuleNotFoundError as missing:
        raise ImportError(
            f"the table needs {missing.name}; install it with: pip install ipywidgets anywidget"
        ) from None
    return BeanTable(game, seat=seat)


__all__ = [
    "Accept",
    "Action",
    "Beanometer",
    "BuyField",
    "Card",
    "CodeError",
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
    "Strategy",
    "TurnOver",
    "Withdraw",
    "compare_editions",
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
