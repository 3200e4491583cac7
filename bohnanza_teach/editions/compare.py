"""Two editions side by side: every fact in which they differ, with what each one's source says.

Facts are found in the fields of :class:`Edition` and :class:`Setup`, so that a new knob is compared by
itself; ``LABELS`` says in words what each is about.
"""

from __future__ import annotations

import dataclasses
import html
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from bohnanza_teach.language import N_, _, direction, ngettext

from .beans import Bean, bean_name
from .edition import Edition, Setup, Source
from .load import edition

if TYPE_CHECKING:
    import pandas as pd

#: What each fact of an edition is about, by its key among the sources.
LABELS: Mapping[str, str] = {
    "players": N_("Numbers of players"),
    "n_cards": N_("Cards in the deck"),
    "hand_size": N_("Cards dealt to each player"),
    "n_fields": N_("Bean fields of each player"),
    "turn_over": N_("Cards turned over in step 3"),
    "draw": N_("Cards drawn at the end of a turn"),
    "exhaustions": N_("The game ends when the deck has run out so many times"),
    "third_field_price": N_("Price of one further field, in coins"),
    "left_out": N_("Beans that are not in the deck"),
    "bean_protection": N_("Protection of single beans"),
    "end_grace": N_("When the deck runs out for the last time as cards are turned over"),
    "offers": N_("Who may make offers"),
    "plant_received": N_("When traded cards are planted"),
    "tie": N_("Who wins a tie"),
    "exhaustion_counts": N_("When the deck counts as run out"),
    "empty_discard": N_("When deck and discard pile are both empty"),
    "empty_hand": N_("When the active player has no card in hand"),
    "coins_public": N_("Whether coins are shown"),
    "start_player": N_("Who begins"),
}

#: Values that are words of the program, as people say them.
VALUES: Mapping[tuple[str, Any], str] = {
    ("third_field_price", 0): N_("none is for sale"),
    ("bean_protection", "none"): N_("none: any field may be harvested"),
    ("bean_protection", "while_another_holds_more"): N_(
        "a single bean stays while another field of the player holds more"
    ),
    ("end_grace", "finish_planting"): N_("trading and planting of that turn are finished"),
    ("end_grace", "at_once"): N_("the game ends at once"),
    ("exhaustion_counts", "with_the_last_card"): N_("when its last card is taken"),
    ("exhaustion_counts", "with_too_few_cards"): N_("when there are too few cards to turn over or draw"),
    ("offers", "anybody"): N_("everybody, to or as the active player"),
    ("offers", "active_only"): N_("the active player only"),
    ("plant_received", "after_trading"): N_("after the trading"),
    ("plant_received", "at_once"): N_("at once, after each trade"),
    ("tie", "farthest_clockwise"): N_("the player farthest clockwise from the start player"),
    ("tie", "most_hand_cards"): N_("the player with most cards in hand"),
    ("tie", "shared"): N_("nobody: the rank is shared"),
}

#: Fields of an edition that are not knobs, or are compared in a way of their own.
_APART = frozenset({"id", "title", "beans", "setups", "sources", "rules", "changes"})
_WHAT, _VALUE = 44, 32  # widths of the columns of the text, in characters
_WIDTH = _WHAT + 2 * _VALUE + 4


@dataclass(frozen=True, slots=True)
class Difference:
    """One fact in which two editions differ.

    ``key`` is the stable name of the fact, such as ``draw``, ``bean.blue.cards`` or ``rule.plant.must``;
    ``what`` says it in words; ``a`` and ``b`` are what the editions have, in words, and the sources where
    that is written (``None`` where an edition says nothing about it).
    """

    key: str
    what: str
    a: str
    b: str
    source_a: Source | None = None
    source_b: Source | None = None


@dataclass(frozen=True)
class Comparison:
    """Every difference between the editions ``a`` and ``b``, in ``rows``; as a text, a table for people."""

    a: Edition
    b: Edition
    rows: tuple[Difference, ...]

    def __str__(self) -> str:
        if not self.rows:
            return self.title
        notes = _Notes()
        lines = [self.title, ""]
        lines += _text_row("", self.a.id, self.b.id)
        lines.append("-" * _WIDTH)
        for row in self.rows:
            lines += _text_row(row.what, *notes.cells(row))
        lines += ["", *notes.lines()]
        return "\n".join(lines)

    __repr__ = __str__

    @property
    def title(self) -> str:
        """What is compared, and how many differences there are."""
        n = len(self.rows)
        if not n:
            return _("{a} and {b} do not differ.").format(a=self.a.id, b=self.b.id)
        return ngettext("{a} and {b} differ in {n} fact.", "{a} and {b} differ in {n} facts.", n).format(
            a=self.a.id, b=self.b.id, n=n
        )

    def _repr_html_(self) -> str:
        """The table for a notebook; everything in it is escaped."""
        notes = _Notes()
        body = "".join(_html_row(row.what, *notes.cells(row)) for row in self.rows)
        sources = "".join(f"<li>{html.escape(text)}</li>" for text in notes.texts)
        listed = f"<ol>{sources}</ol>" if sources else ""
        return (
            f'<div dir="{direction()}"><table><caption>{html.escape(self.title)}</caption>'
            f'<thead><tr><td></td><th scope="col">{html.escape(self.a.id)}</th>'
            f'<th scope="col">{html.escape(self.b.id)}</th></tr></thead>'
            f"<tbody>{body}</tbody></table>{listed}</div>"
        )

    def frame(self) -> pd.DataFrame:
        """The rows as a pandas frame; columns ``key``, ``what``, ``a``, ``b``, ``source_a``, ``source_b``."""
        import pandas as pd

        columns = [field.name for field in dataclasses.fields(Difference)]
        records = [[_or_empty(getattr(row, name)) for name in columns] for row in self.rows]
        return pd.DataFrame(records, columns=columns)


def compare_editions(a: str | Edition, b: str | Edition) -> Comparison:
    """Every difference between two editions, given by their ids or as objects.

    Raises:
        EditionError: there is no edition with such an id; the message lists those there are.
    """
    one, other = _edition(a), _edition(b)
    found = (*_players(one, other), *_knobs(one, other), *_beans(one, other), *_readings(one, other))
    return Comparison(one, other, found)


def knobs() -> tuple[str, ...]:
    """Names of all facts that are compared because they are fields of a setup or of an edition."""
    by_count = [field.name for field in dataclasses.fields(Setup) if field.name != "n_players"]
    others = [field.name for field in dataclasses.fields(Edition)]
    return (*by_count, *(name for name in others if name not in _APART and not name.startswith("_")))


def _edition(wanted: str | Edition) -> Edition:
    if isinstance(wanted, Edition):
        return wanted
    if isinstance(wanted, str):
        return edition(wanted)
    raise TypeError(f"give an Edition or its id such as 'amigo-2007-kr', not {wanted!r}")


# --- what differs ----------------------------------------


def _players(a: Edition, b: Edition) -> Iterator[Difference]:
    if a.players != b.players:
        yield _difference("players", a, b, *(", ".join(map(str, each.players)) for each in (a, b)))


def _knobs(a: Edition, b: Edition) -> Iterator[Difference]:
    decks = [{n: _n_cards(each, n) for n in each.players} for each in (a, b)]
    if _differ(*decks):
        yield _difference("n_cards", a, b, *(_by_count("n_cards", deck) for deck in decks))
    for name in knobs():
        facts = [_fact(each, name) for each in (a, b)]
        if _differ(*facts):
            yield _difference(name, a, b, *(_by_count(name, fact) for fact in facts))


def _fact(edition: Edition, name: str) -> dict[int, Any]:
    """What a knob is at each number of players."""
    if any(field.name == name for field in dataclasses.fields(Setup)):
        return {n: getattr(edition.setups[n], name) for n in edition.players}
    return dict.fromkeys(edition.players, getattr(edition, name))


def _n_cards(edition: Edition, n_players: int) -> int:
    left_out = getattr(edition.setups[n_players], "left_out", ())
    return sum(bean.cards for bean in edition.beans if bean.id not in left_out)


def _differ(a: Mapping[int, Any], b: Mapping[int, Any]) -> bool:
    """Whether facts differ where both are played, or are news where only one edition is."""
    common = a.keys() & b.keys()
    if any(a[n] != b[n] for n in common):
        return True
    more = [(a[n], b) for n in a.keys() - common] + [(b[n], a) for n in b.keys() - common]
    return any(value not in others.values() for value, others in more)


def _difference(key: str, a: Edition, b: Edition, text_a: str, text_b: str) -> Difference:
    label = _(LABELS[key]) if key in LABELS else key.replace("_", " ").capitalize()
    return Difference(key, label, text_a, text_b, _source(a, key), _source(b, key))


def _source(edition: Edition, fact: str) -> Source | None:
    if fact in edition.changes:
        return Source(_("A change of one's own."))
    return edition.sources.get(fact)


def _beans(a: Edition, b: Edition) -> Iterator[Difference]:
    for id in dict.fromkeys(bean.id for each in (a, b) for bean in each.beans):
        one, other = (each.bean(id) if each.has_bean(id) else None for each in (a, b))
        sources = (_bean_source(a, one), _bean_source(b, other))
        if _cards(one) != _cards(other):
            what = _("{bean}: cards in the deck").format(bean=bean_name(id))
            yield Difference(f"bean.{id}.cards", what, _cards(one), _cards(other), *sources)
        if _steps(one) != _steps(other):
            what = _("{bean}: cards → coins").format(bean=bean_name(id))
            yield Difference(f"bean.{id}.steps", what, _steps(one), _steps(other), *sources)


def _bean_source(edition: Edition, bean: Bean | None) -> Source | None:
    if bean is None:
        return None
    if bean.id in edition.changes.get("beans", ()):
        return Source(_("A change of one's own."))
    return Source(bean.source) if bean.source else None


def _cards(bean: Bean | None) -> str:
    return _("no such bean") if bean is None else str(bean.cards)


def _steps(bean: Bean | None) -> str:
    if bean is None:
        return _("no such bean")
    return ", ".join(f"{cards} → {coins}" for cards, coins in bean.beanometer.steps)


def _readings(a: Edition, b: Edition) -> Iterator[Difference]:
    """Facts that are the same, and rules, that only one of the editions' sources settles."""
    told = {name for name in {*a.sources, *b.sources, *LABELS} if name in a.sources or name in b.sources}
    shown = {row.key for row in (*_players(a, b), *_knobs(a, b))}
    for name in sorted(told - shown):
        if _says(_source(a, name)) != _says(_source(b, name)):
            yield _difference(name, a, b, _says(_source(a, name)), _says(_source(b, name)))
    for rule in dict.fromkeys((*a.rules, *b.rules)):
        one, other = a.rules.get(rule), b.rules.get(rule)
        if _says(one) != _says(other):
            what = _("The rule {rule}").format(rule=rule)
            yield Difference(f"rule.{rule}", what, _says(one), _says(other), one, other)


def _says(source: Source | None) -> str:
    if source is None:
        return _("not mentioned")
    return _("our reading") if source.is_reading else _("written there")


# --- values in words ----------------------------------------


def _by_count(name: str, fact: Mapping[int, Any]) -> str:
    """One value, or which numbers of players have which."""
    words = {n: _value(name, fact[n]) for n in sorted(fact)}
    if len(set(words.values())) == 1:
        return next(iter(words.values()))
    parts = []
    for value, group in groupby(words, key=words.__getitem__):
        counts = list(group)
        is_span = len(counts) > 1 and counts == list(range(counts[0], counts[-1] + 1))
        span = f"{counts[0]}–{counts[-1]}" if is_span else ", ".join(map(str, counts))
        parts.append(
            ngettext("{span} player: {value}", "{span} players: {value}", counts[-1]).format(
                span=span, value=value
            )
        )
    return "; ".join(parts)


def _value(name: str, value: Any) -> str:
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, (str, int)) and (name, value) in VALUES:
        return _(VALUES[name, value])
    if isinstance(value, (tuple, list)):
        words = [bean_name(part) if isinstance(part, str) else _value(name, part) for part in value]
        return ", ".join(words) if words else _("none")
    if dataclasses.is_dataclass(value):
        return ", ".join(_value(name, getattr(value, field.name)) for field in dataclasses.fields(value))
    return str(value).replace("_", " ")


# --- the table ----------------------------------------


class _Notes:
    """The sources, numbered in the order in which they are first needed."""

    def __init__(self) -> None:
        self.texts: dict[str, int] = {}

    def cells(self, row: Difference) -> tuple[str, str]:
        return self._cell(row.a, row.source_a), self._cell(row.b, row.source_b)

    def _cell(self, text: str, source: Source | None) -> str:
        if source is None:
            return text
        return f"{text} [{self.texts.setdefault(str(source), len(self.texts) + 1)}]"

    def lines(self) -> list[str]:
        return [
            line
            for text, number in self.texts.items()
            for line in wrap(f"[{number}] {text}", _WIDTH, subsequent_indent="    ")
        ]


def _text_row(what: str, a: str, b: str) -> list[str]:
    widths = (_WHAT, _VALUE, _VALUE)
    cells: Sequence[list[str]] = [
        wrap(cell, width) or [""] for cell, width in zip((what, a, b), widths, strict=True)
    ]
    height = max(map(len, cells))
    padded = [cell + [""] * (height - len(cell)) for cell in cells]
    return [
        "  ".join(part.ljust(width) for part, width in zip(parts, widths, strict=True)).rstrip()
        for parts in zip(*padded, strict=True)
    ]


def _html_row(what: str, a: str, b: str) -> str:
    return (
        f'<tr><th scope="row">{html.escape(what)}</th><td>{html.escape(a)}</td><td>{html.escape(b)}</td></tr>'
    )


def _or_empty(value: Any) -> str:
    return "" if value is None else str(value)
