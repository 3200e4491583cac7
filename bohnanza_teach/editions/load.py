"""Reading editions from their TOML files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from .beans import Bean
from .edition import Edition, EditionError, Setup, Source, by_player_count, read_beanometer

_NUMBERS = ("hand_size", "n_fields", "turn_over", "draw", "exhaustions")
_WORDS = ("bean_protection", "end_grace", "tie")
# Facts that the law settles in one way so far; a file states them for the reader, with their source.
_STATED = {
    "exhaustion_counts": "with_the_last_card",
    "empty_discard": "draw_stops",
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
        raise EditionError(f"no edition {id!r}; there are {', '.join(editions())}")
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
    try:
        return _Reader(file, data).edition()
    except KeyError as missing:
        raise EditionError(f"{file}: the key {missing} is missing; add it") from None


class _Reader:
    """Reads one edition; errors name the file and the key."""

    def __init__(self, file: str, data: dict[str, Any]) -> None:
        self.file = file
        self.data = data

    def edition(self) -> Edition:
        facts = self.data["facts"]
        if not isinstance(facts, dict):
            raise self.error("facts", "it must be a table")
        values = {name: self.value(name) for name in (*_NUMBERS, *_WORDS)}
        for name, only in _STATED.items():
            if self.value(name) != only:
                raise self.error(f"facts.{name}", f"only {only!r} can be played")
        players = self.data["players"]
        if not isinstance(players, list) or not players or not all(type(n) is int for n in players):
            raise self.error("players", "it must be a list of numbers such as [3, 4, 5]")
        try:
            by_count = {name: by_player_count(name, values[name], tuple(players)) for name in _NUMBERS}
            return Edition(
                id=self.text("id"),
                title=self.text("title"),
                beans=tuple(self.bean(entry) for entry in self.data["beans"]),
                setups={n: Setup(n, *(by_count[name][n] for name in _NUMBERS)) for n in players},
                sources=MappingProxyType({name: self.source(f"facts.{name}", facts[name]) for name in facts}),
                rules=MappingProxyType(
                    {rule: self.source(f"rules.{rule}", entry) for rule, entry in self.data["rules"].items()}
                ),
                **{name: values[name] for name in _WORDS},
            )
        except EditionError as problem:
            raise EditionError(
                str(problem) if str(problem).startswith(self.file) else f"{self.file}: {problem}"
            ) from None

    def error(self, key: str, fix: str) -> EditionError:
        return EditionError(f"{self.file}: {key}: {fix}")

    def text(self, key: str) -> str:
        if not isinstance(self.data[key], str):
            raise self.error(key, "it must be a text")
        return str(self.data[key])

    def value(self, fact: str) -> Any:
        entry = self.data["facts"][fact]
        if not isinstance(entry, dict) or "value" not in entry:
            raise self.error(f"facts.{fact}", "it must be a table with a value and its source")
        return entry["value"]

    def bean(self, entry: Mapping[str, Any]) -> Bean:
        cards = entry["cards"]
        if type(cards) is not int:
            raise self.error(f"beans.{entry['id']}.cards", "it must be a whole number")
        return Bean(
            entry["id"],
            cards,
            read_beanometer(entry["id"], entry["steps"]),
            str(self.source(f"beans.{entry['id']}", entry)),
        )

    def source(self, key: str, entry: Mapping[str, Any]) -> Source:
        if not isinstance(entry, dict):
            raise self.error(key, "it must be a table with 'source' or 'reading'")
        if "reading" in entry:
            return Source(f"Our reading: {entry['reading']}", is_reading=True)
        if entry.get("source") not in self.data["sources"]:
            raise self.error(key, "give it a 'source' that is a key of [sources], or a 'reading'")
        title = self.data["sources"][entry["source"]]["title"]
        return Source(f"{title}: {entry['where']}" if "where" in entry else title)
