"""The course of events: what an action leads to, one event after the other."""

from __future__ import annotations

from .events import Event, happen
from .state import Table


class Course:
    """Lets events happen on a table and keeps them in order."""

    __slots__ = ("events", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """Let this event happen next."""
        happen(self.table, event)
        self.events.append(event)
