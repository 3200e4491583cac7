"""The law: a text that people read, and that decides every game.

Its face is :func:`legal_actions`, :func:`why_not` and :func:`apply`.
"""

from .actions import (
    Accept,
    Action,
    BuyField,
    Counter,
    Decline,
    Draw,
    EndTrading,
    Harvest,
    Offer,
    Plant,
    SkipPlanting,
    TurnOver,
    Withdraw,
)
from .chance import Chance, ScriptedChance, SeededChance, Stream, UnknownChance
from .ending import ranks
from .events import Event, happen
from .law import apply, empty_table, legal_actions, new_table, to_act, why_not
from .notation import NotationError, read_action, read_event, write_action, write_event
from .position import read_position, write_position
from .rulings import RULES, STEP_NAMES, IllegalAction, Ruling, bean_list
from .state import EMPTY, HIDDEN, STEPS, Answer, Card, Field, OpenOffer, Received, Seat, Table

__all__ = [
    "EMPTY",
    "HIDDEN",
    "RULES",
    "STEPS",
    "STEP_NAMES",
    "Accept",
    "Action",
    "Answer",
    "BuyField",
    "Card",
    "Chance",
    "Counter",
    "Decline",
    "Draw",
    "EndTrading",
    "Event",
    "Field",
    "Harvest",
    "IllegalAction",
    "NotationError",
    "Offer",
    "OpenOffer",
    "Plant",
    "Received",
    "Ruling",
    "ScriptedChance",
    "Seat",
    "SeededChance",
    "SkipPlanting",
    "Stream",
    "Table",
    "TurnOver",
    "UnknownChance",
    "Withdraw",
    "apply",
    "bean_list",
    "empty_table",
    "happen",
    "legal_actions",
    "new_table",
    "ranks",
    "read_action",
    "read_event",
    "read_position",
    "to_act",
    "why_not",
    "write_action",
    "write_event",
    "write_position",
]
