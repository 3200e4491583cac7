"""What happened, as one player saw it."""

from __future__ import annotations

import dataclasses

from bohnanza_teach.rules import HIDDEN, Event
from bohnanza_teach.rules.events import Dealt, Drew, Shuffled


def event_as_seen(event: Event, seat: int) -> Event:
    """The event with every card written ``?`` that the player at this seat did not see."""
    if isinstance(event, Shuffled):
        return Shuffled((HIDDEN,) * len(event.cards))
    if isinstance(event, Dealt) and event.seat != seat:
        return Dealt(event.seat, (HIDDEN,) * len(event.cards))
    if isinstance(event, Drew) and event.seat != seat:
        return dataclasses.replace(event, bean=HIDDEN)
    return event
