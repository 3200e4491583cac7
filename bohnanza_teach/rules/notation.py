"""One readable text for every action, event and position; each can be read back.

Brackets and seats count from 0, and a card is written with its place: ``hand[0] blue``. Piles are written
with the top card first, hands with the front card first.

>>> write_action(read_action("0 plant hand[0] blue field[1]"))
'0 plant hand[0] blue field[1]'
>>> read_action("2 accept #4: hand[1] soy")
2 accept #4: hand[1] soy
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from . import actions, events
from .actions import REASON, Action
from .events import Event
from .state import Card

#: Longer lines are refused unread; the longest that is written is a shuffle of the largest deck.
LONGEST_LINE = 40_000

_BEAN = r"[a-z][a-z0-9-]{0,30}|\?"
_CARD = re.compile(rf"(hand|turned_over|set_aside|field)\[(-?\d{{1,4}})\] ({_BEAN})", re.ASCII)


class NotationError(ValueError):
    """A text that is not notation; the message quotes it."""


class _Part(NamedTuple):
    """How one kind of value is found in a line, read and written."""

    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]


def read_card(text: str) -> Card:
    """The card written as ``hand[0] blue``."""
    match = _CARD.fullmatch(text)
    if not match:
        raise NotationError(f"{text!r} is not a card such as 'hand[0] blue'")
    return Card(match[1], int(match[2]), match[3])


def write_card(card: Card) -> str:
    """The card as ``hand[0] blue``."""
    return f"{card.place}[{card.index}] {card.bean}"


def _read_bean(text: str) -> str:
    if not re.fullmatch(_BEAN, text):
        raise NotationError(f"{text!r} is not the id of a bean")
    return text


def _row(read: Callable[[str], Any], write: Callable[[Any], str], between: str, none: str) -> _Part:
    return _Part(
        ".+?",
        lambda text: () if text == none else tuple(read(part) for part in text.split(between)),
        lambda things: between.join(write(thing) for thing in things) if things else none,
    )


_PARTS: dict[str, _Part] = {
    "n": _Part(r"-?\d{1,6}", int, str),
    "field": _Part(r"field\[-?\d{1,4}\]", lambda text: int(text[6:-1]), lambda n: f"field[{n}]"),
    "word": _Part(r"[a-z_]{1,30}", str, str),
    "bean": _Part(_BEAN, str, str),
    "card": _Part(r"[a-z_]+\[-?\d{1,4}\] [^ ]+", read_card, write_card),
    "cards": _row(read_card, write_card, " + ", "nothing"),
    "kinds": _row(_read_bean, str, " + ", "nothing"),
    "pile": _row(_read_bean, str, " ", "-"),
    "deck": _Part(  # kept with the top card last, written with the top card first
        ".+?",
        lambda text: () if text == "-" else tuple(_read_bean(part) for part in reversed(text.split(" "))),
        lambda cards: " ".join(reversed(cards)) if cards else "-",
    ),
    "last": _Part(r"(?:, the last)?", lambda text: text != "", lambda last: ", the last" if last else ""),
    "interrupts": _Part(
        "(?:, then on with the trading)?",
        lambda text: text != "",
        lambda interrupts: ", then on with the trading" if interrupts else "",
    ),
    "reason": _Part(
        rf"(?: because {REASON})?",
        lambda text: text.removeprefix(" because "),
        lambda reason: f" because {reason}" if reason else "",
    ),
}


class _Form:
    """The text form of one class: a template whose ``<name:part>`` stand for its attributes."""

    def __init__(self, kind: type, template: str) -> None:
        self.kind = kind
        self.names: list[tuple[str, str]] = re.findall(r"<(\w+):(\w+)>", template)
        self.literals = re.split(r"<\w+:\w+>", template)
        pattern = re.escape(self.literals[0])
        for (name, part), literal in zip(self.names, self.literals[1:], strict=True):
            pattern += f"(?P<{name}>{_PARTS[part].pattern}){re.escape(literal)}"
        self.pattern = re.compile(pattern, re.ASCII)

    def write(self, thing: Any) -> str:
        text = self.literals[0]
        for (name, part), literal in zip(self.names, self.literals[1:], strict=True):
            text += _PARTS[part].write(getattr(thing, name)) + literal
        return text

    def read(self, line: str) -> Any:
        match = self.pattern.fullmatch(line)
        if match is None:
            return None
        return self.kind(**{name: _PARTS[part].read(match[name]) for name, part in self.names})


_ACTIONS = [
    _Form(actions.Plant, "<seat:n> plant <card:card> <field:field>"),
    _Form(actions.SkipPlanting, "<seat:n> skip planting"),
    _Form(actions.Harvest, "<seat:n> harvest <field:field>"),
    _Form(actions.BuyField, "<seat:n> buy field"),
    _Form(actions.TurnOver, "<seat:n> turn over"),
    _Form(actions.Offer, "<seat:n> offer <partner:n>: <give:cards> for <want:kinds>"),
    _Form(actions.Counter, "<seat:n> counter #<offer:n>: <give:cards> for <want:kinds>"),
    _Form(actions.Accept, "<seat:n> accept #<offer:n>: <cards:cards>"),
    _Form(actions.Decline, "<seat:n> decline #<offer:n><reason:reason>"),
    _Form(actions.Withdraw, "<seat:n> withdraw #<offer:n>"),
    _Form(actions.EndTrading, "<seat:n> end trading"),
    _Form(actions.Draw, "<seat:n> draw"),
]

_EVENTS = [
    _Form(events.Shuffled, "shuffled <cards:deck>"),
    _Form(events.Dealt, "<seat:n> is dealt <cards:pile>"),
    _Form(events.TurnBegan, "<seat:n> begins turn <turn:n>"),
    _Form(events.StepBegan, "step <step:word><interrupts:interrupts>"),
    _Form(events.Planted, "<seat:n> planted <card:card> <field:field>"),
    _Form(events.PlantingSkipped, "<seat:n> skipped planting"),
    _Form(events.Harvested, "<seat:n> harvested <field:field>: <cards:n> <bean:bean> for <coins:n>"),
    _Form(events.FieldBought, "<seat:n> bought a field for <coins:pile>"),
    _Form(events.TurnedOver, "<seat:n> turned over <bean:bean>"),
    _Form(events.Drew, "<seat:n> drew <bean:bean>"),
    _Form(events.Exhausted, "deck exhausted, time <n:n><last:last>"),
    _Form(events.Offered, "offer #<offer:n> by <proposer:n> to <partner:n>: <give:cards> for <want:kinds>"),
    _Form(events.Answered, "offer #<offer:n> <said:word><reason:reason>"),
    _Form(
        events.Traded,
        "offer #<offer:n> accepted: <proposer:n> gave <given:cards> to <partner:n> for <paid:cards>",
    ),
    _Form(events.TradingEnded, "<seat:n> ended trading"),
    _Form(events.GameEnded, "game ended: <why:word>"),
]

_FORM = {form.kind: form for form in (*_ACTIONS, *_EVENTS)}


def write(thing: Any) -> str:
    """The action or event as one line."""
    return _FORM[type(thing)].write(thing)


def write_action(action: Action) -> str:
    """The action as one line."""
    return _FORM[type(action)].write(action)


def write_event(event: Event) -> str:
    """The event as one line."""
    return _FORM[type(event)].write(event)


def read_action(line: str) -> Action:
    """The action written in the line.

    Raises:
        NotationError: it is not the text of an action.
    """
    action: Action = _read(line, _ACTIONS, "an action such as '0 harvest field[1]'")
    return action


def read_event(line: str) -> Event:
    """The event written in the line.

    Raises:
        NotationError: it is not the text of an event.
    """
    event: Event = _read(line, _EVENTS, "an event such as '0 drew blue'")
    return event


def _read(line: str, forms: list[_Form], what: str) -> Any:
    if len(line) > LONGEST_LINE:
        raise NotationError(f"not {what}: longer than {LONGEST_LINE} characters")
    for form in forms:
        thing = form.read(line)
        if thing is not None:
            return thing
    raise NotationError(f"{line[:200]!r} is not {what}")
