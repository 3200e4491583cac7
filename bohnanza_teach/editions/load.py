"""Reading editions from their TOML files."""

from __future__ import annotations

import difflib
import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from .beans import Bean
from .edition import BY_COUNT, CHOICES, Edition, EditionError, Setup, Source, by_player_count, read_beanometer

#: More people than fit round a table.
MOST_PLAYERS = 10
_ID = r"[a-z][a-z0-9-]{0,40}"
# Facts that the law settles in one way so far; a file states them for the reader, with their source.
_STATED = {
    "empty_discard": "draw_stops",
    "empty_hand": "skips_planting",
    "coins_public": True,
}


def editions() -> tuple[str, ...]:
    """Ids of the editions that can be played."""
    folder = files(__package__)
    names = (path.name for path in folder.iterdir() if path.name.endswith(".toml"))
    return tuple(sorted(name.removesuffix(".toml") for name in names if name != "names.toml"))


@lru_cache
def edition(id: str) -> Edition:
    """The edition with this id.

    Raises:
        EditionError: there is none; the message lists those there are.
    """
    if id not in editions():
        close = difflib.get_close_matches(str(id), editions(), n=1)
        hint = f"; do you mean {close[0]!r}?" if close else ""
        raise EditionError(f"no edition {id!r}; there are {', '.join(editions())}{hint}")
    return read_edition(files(__package__).joinpath(f"{id}.toml").read_text("utf-8"), f"{id}.toml")


def read_edition(text: str, file: str = "edition") -> Edition:
    """The edition described by a TOML text; ``file`` is named in errors.

    Raises:
        EditionError: the text is no TOML or no edition; the message names file, key and fix.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise EditionError(f"{file} is not TOML: {problem}") from None
    return _Reader(file, data).edition()


class _Reader:
    """Reads one edition; errors name the file and the key."""

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file = file
        self.data = data

    def edition(self) -> Edition:
        facts, rules = self.table("facts"), self.table("rules")
        values = {name: self.value(name) for name in (*BY_COUNT, *CHOICES)}
        for name, only in _STATED.items():
            if self.value(name) != only:
                raise self.error(f"facts.{name}", f"only {only!r} can be played")
        players = self.players()
        try:
            by_count = {name: by_player_count(name, values[name], players) for name in BY_COUNT}
            return Edition(
                id=self.id(),
                title=self.text("title"),
                beans=self.beans(),
                setups={n: Setup(n, *(by_count[name][n] for name in BY_COUNT)) for n in players},
                sources=MappingProxyType({name: self.source(f"facts.{name}") for name in facts}),
                rules=MappingProxyType({rule: self.source(f"rules.{rule}") for rule in rules}),
                **{name: values[name] for name in CHOICES},
            )
        except EditionError as problem:
            said = str(problem)
            raise EditionError(said if said.startswith(f"{self.file}:") else f"{self.file}: {said}") from None

    def error(self, key: str, fix: str) -> EditionError:
        return EditionError(f"{self.file}: {key}: {fix}")

    def get(self, key: str) -> Any:
        """The value of a key such as ``rules.plant.must``: a table's name, a dot, a key of it."""
        table, _dot, name = key.partition(".")
        place = self.table(table) if name else self.data
        if (name or table) not in place:
            raise self.error(key, "it is missing; add it")
        return place[name or table]

    def table(self, key: str) -> dict[str, Any]:
        table = self.get(key)
        if not isinstance(table, dict):
            raise self.error(key, "it must be a table")
        return table

    def text(self, key: str) -> str:
        text = self.get(key)
        if not isinstance(text, str):
            raise self.error(key, "it must be a text")
        return text

    def id(self) -> str:
        if not re.fullmatch(_ID, self.text("id")):
            raise self.error("id", "it must be made of small letters, digits and hyphens")
        return self.text("id")

    def players(self) -> tuple[int, ...]:
        players = self.get("players")
        if not isinstance(players, list) or not players or not all(type(n) is int for n in players):
            raise self.error("players", "it must be a list of numbers such as [3, 4, 5]")
        if not all(1 <= n <= MOST_PLAYERS for n in players):
            raise self.error("players", f"give it numbers from 1 to {MOST_PLAYERS}")
        return tuple(players)

    def value(self, fact: str) -> Any:
        entry = self.get(f"facts.{fact}")
        if not isinstance(entry, dict) or "value" not in entry:
            raise self.error(f"facts.{fact}", "it must be a table with a value and its source")
        return entry["value"]

    def beans(self) -> tuple[Bean, ...]:
        entries = self.get("beans")
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.error("beans", "give each kind of bean a [[beans]] table")
        return tuple(self.bean(f"beans[{number}]", entry) for number, entry in enumerate(entries))

    def bean(self, key: str, entry: dict[str, Any]) -> Bean:
        for name in ("id", "cards", "steps"):
            if name not in entry:
                raise self.error(f"{key}.{name}", "it is missing; add it")
        if not isinstance(entry["id"], str):
            raise self.error(f"{key}.id", "it must be a text")
        if type(entry["cards"]) is not int:
            raise self.error(f"{key}.cards", "it must be a whole number")
        meter = read_beanometer(entry["id"], entry["steps"])
        return Bean(entry["id"], entry["cards"], meter, str(self.source_of(key, entry)))

    def source(self, key: str) -> Source:
        return self.source_of(key, self.get(key))

    def source_of(self, key: str, entry: Any) -> Source:
        if not isinstance(entry, dict):
            raise self.error(key, "it must be a table with 'source' or 'reading'")
        if isinstance(entry.get("reading"), str):
            return Source(f"Our reading: {entry['reading']}", is_reading=True)
        if str(entry.get("source")) not in self.table("sources"):
            raise self.error(key, "give it a 'source' that is a key of [sources], or a 'reading'")
        source = self.get(f"sources.{entry['source']}")
        if not isinstance(source, dict) or not isinstance(source.get("title"), str):
            raise self.error(f"sources.{entry['source']}", "it must be a table with a title")
        return Source(f"{source['title']}: {entry['where']}" if "where" in entry else source["title"])
