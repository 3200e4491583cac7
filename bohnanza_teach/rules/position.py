"""A whole table as a text that a person can read and :func:`read_position` reads back."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bohnanza_teach.editions import Edition, EditionError, edition

from .actions import REASON
from .chance import Chance, ScriptedChance, SeededChance, UnknownChance
from .notation import NotationError, read_card, write_card
from .planting import is_there
from .state import (
    EMPTY,
    GAME_OVER,
    HIDDEN,
    MAY_PLANT,
    MUST_PLANT,
    PLANT_TRADED,
    STEPS,
    TRADE,
    Answer,
    Card,
    Field,
    OpenOffer,
    Received,
    Seat,
    Table,
)

LONGEST_POSITION = 200_000

_BEAN = re.compile(r"[a-z][a-z0-9-]{0,30}|\?")


def write_position(table: Table) -> str:
    """The table as lines of text: the edition, the moment, the piles, then a line for each player."""
    return "\n".join(_lines(table))


def _lines(table: Table) -> Iterator[str]:
    yield f"edition {write_edition(table.edition)}"
    yield from _chance_lines(table.chance)
    yield (
        f"turn {table.turn} of {table.active_player}, started by {table.start_player}, {table.step}, "
        f"planted {table.n_planted}, exhausted {table.exhaustions}, shuffled {table.n_shuffles}, "
        f"offered {table.n_offers}, events {table.n_events}{', ending' if table.is_ending else ''}"
        f"{', trading goes on' if table.is_trading else ''}"
    )
    yield f"deck {_pile(table.draw_deck)}"
    yield f"discard {_pile(table.discard_pile)}"
    yield f"turned over {_row(table.turned_over)}"
    for number, seat in enumerate(table.seats):
        fields = ", ".join(f"{f.cards} {f.bean}" if f.bean else "-" for f in seat.fields)
        received = ", ".join(f"{r.bean} from {r.giver}" for r in seat.set_aside) or "-"
        yield (
            f"{number} hand {_row(seat.hand)} | fields {fields} | "
            f"set aside {received} | coins {_row(seat.treasury)}"
        )
    for number, offer in table.offers.items():
        stale = f"; stale {write_card(offer.stale)}" if offer.stale else ""
        yield (
            f"offer #{number} by {offer.proposer} to {offer.partner}: "
            f"{_cards(offer.give)} for {_kinds(offer.want)}{stale}"
        )
    for answer in table.answers:
        because = f" because {answer.reason}" if answer.reason else ""
        yield (
            f"answer {answer.proposer} to {answer.partner}: "
            f"{_kinds(answer.give)} for {_kinds(answer.want)} {answer.said}{because}"
        )


def write_edition(edition: Edition) -> str:
    """The edition's id, and what a what-if edition changes in it."""
    if not edition.changes:
        return edition.base
    return f"{edition.base} with {json.dumps(dict(edition.changes), sort_keys=True)}"


def read_edition_line(text: str) -> Edition:
    """The edition written by :func:`write_edition`."""
    base, _with, changes = text.partition(" with ")
    try:
        found = edition(base)
        return found.replace(**_knobs(changes)) if changes else found
    except (ValueError, TypeError, RecursionError) as problem:
        raise NotationError(f"no edition in {text[:200]!r}: {problem}") from None


def _knobs(text: str) -> dict[str, Any]:
    knobs = json.loads(text)
    if not isinstance(knobs, dict):
        raise EditionError("the changes must be a JSON object")
    return knobs


def _chance_lines(chance: Chance) -> Iterator[str]:
    if isinstance(chance, UnknownChance):
        yield "chance unknown"
    seeded = chance.then if isinstance(chance, ScriptedChance) else chance
    if isinstance(seeded, SeededChance):
        yield f"chance seed {seeded.seed} game {seeded.game}"
    if isinstance(chance, ScriptedChance):
        for deck in chance.decks:
            yield f"script {_row(deck)}"


def _row(beans: Any) -> str:
    return " ".join(beans) if beans else "-"


def _pile(cards: list[str]) -> str:
    return _row(cards[::-1])


def _cards(cards: tuple[Card, ...]) -> str:
    return " + ".join(write_card(card) for card in cards) if cards else "nothing"


def _kinds(beans: tuple[str, ...]) -> str:
    return " + ".join(beans) if beans else "nothing"


def read_position(text: str) -> Table:
    """The table written in the text.

    Raises:
        NotationError: the text is not a position; the message quotes the line.
    """
    if len(text) > LONGEST_POSITION:
        raise NotationError(f"a position has at most {LONGEST_POSITION} characters")
    return _PositionReader(text.strip().split("\n")).table()


_MOMENT = re.compile(
    r"turn (\d{1,6}) of (\d), started by (\d), (\w+), planted (\d{1,2}), exhausted (\d{1,2}), "
    r"shuffled (\d{1,3}), offered (\d{1,6}), events (\d{1,6})(, ending)?(, trading goes on)?",
    re.ASCII,
)
_SEAT = re.compile(r"([0-9]) hand (.+?) \| fields (.+?) \| set aside (.+?) \| coins (.+)")
_OFFER = re.compile(r"offer #([0-9]{1,6}) by ([0-9]) to ([0-9]): (.+?) for (.+?)(?:; stale (.+))?")
_ANSWER = re.compile(
    r"answer ([0-9]) to ([0-9]): (.+?) for (.+?) (accepted|declined|countered|withdrawn)"
    rf"(?: because ({REASON}))?"
)


class _PositionReader:
    """Reads a position line by line; ``self.line`` is the one being read."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.line = ""

    def table(self) -> Table:
        found = read_edition_line(self._after("edition "))
        chance = self._chance()
        moment = self._match(_MOMENT, self._next())
        deck = self._beans(self._after("deck "))
        discard = self._beans(self._after("discard "))
        turned_over = self._beans(self._after("turned over "))
        seats: list[Seat] = []
        while self.lines and self.lines[0][:1].isdigit():
            seats.append(self._seat(self._next(), len(seats)))
        try:
            played = found.at(len(seats))
            setup = played.setup(len(seats))
        except EditionError as problem:
            raise NotationError(str(problem)) from None
        if any(not setup.n_fields <= len(seat.fields) <= setup.most_fields for seat in seats):
            raise NotationError(
                f"players have {setup.n_fields} to {setup.most_fields} fields in this edition"
            )
        table = Table(played, setup, chance, seats, deck[::-1], discard[::-1], turned_over)
        self._set_moment(table, moment)
        while self.lines:
            self._offer_or_answer(table, self._next())
        self._check_cards(table)
        self._check_moment(table)
        return table

    def _check_cards(self, table: Table) -> None:
        """Coins are cards: every card of the deck lies somewhere, once; hidden ones may be any."""
        cards, deck = table.all_cards(), Counter(table.edition.deck())
        if cards.total() != deck.total():
            raise NotationError(f"the position has {cards.total()} cards, the deck {deck.total()}")
        del cards[HIDDEN]
        if not cards <= deck:
            raise NotationError(f"the position has cards that the deck has not: {dict(cards - deck)}")

    def _check_moment(self, table: Table) -> None:
        """The step has something to do in it, and lies in a game that the law could have led to."""
        waiting = bool(table.turned_over) or any(seat.set_aside for seat in table.seats)
        if table.step in (MUST_PLANT, MAY_PLANT) and not table.seats[table.active_player].hand:
            raise NotationError(f"in {table.step} the active player has a card in hand")
        if table.step == PLANT_TRADED and not waiting:
            raise NotationError(f"in {PLANT_TRADED} there is a card to be planted")
        if waiting and table.step not in (TRADE, PLANT_TRADED, GAME_OVER):
            raise NotationError(f"in {table.step} no card is turned over or set aside")
        if table.offers and table.step != TRADE and not table.is_trading:
            raise NotationError(f"in {table.step} no offer is open")
        if table.is_trading and table.step != PLANT_TRADED:
            raise NotationError("trading goes on after the received cards are planted, not otherwise")
        if table.is_ending != (table.exhaustions >= table.setup.exhaustions):
            raise NotationError(f"'ending' goes with being exhausted {table.setup.exhaustions} times")
        for number, offer in table.offers.items():
            if not 0 < number <= table.n_offers:
                raise NotationError(f"offer #{number} is not among the {table.n_offers} offers made")
            if offer.partner == offer.proposer or table.active_player not in (offer.proposer, offer.partner):
                raise NotationError(f"offer #{number} is not one between the active player and another")
            lies = offer.stale is not None or all(
                is_there(table, offer.proposer, card) for card in offer.give
            )
            if not lies:
                raise NotationError(f"offer #{number} gives cards that are not there: {_cards(offer.give)}")

    def _set_moment(self, table: Table, moment: re.Match[str]) -> None:
        table.turn, table.active_player, table.start_player = (int(moment[i]) for i in (1, 2, 3))
        table.step = moment[4]
        table.n_planted, table.exhaustions, table.n_shuffles = (int(moment[i]) for i in (5, 6, 7))
        table.n_offers, table.n_events = int(moment[8]), int(moment[9])
        table.is_ending = moment[10] is not None
        table.is_trading = moment[11] is not None
        if table.step not in (*STEPS, GAME_OVER):
            raise NotationError(f"{table.step!r} is no step of a turn")
        givers = [received.giver for seat in table.seats for received in seat.set_aside]
        if max(table.active_player, table.start_player, *givers) >= table.n_players:
            raise NotationError(f"there are only {table.n_players} players")

    def _next(self) -> str:
        if not self.lines:
            raise NotationError(f"the position breaks off after {self.line[:200]!r}")
        self.line = self.lines.pop(0)
        return self.line

    def _after(self, start: str) -> str:
        line = self._next()
        if not line.startswith(start):
            raise NotationError(f"{line[:200]!r} should begin with {start!r}")
        return line[len(start) :]

    def _match(self, pattern: re.Pattern[str], line: str) -> re.Match[str]:
        match = pattern.fullmatch(line)
        if match is None:
            raise NotationError(f"{line[:200]!r} is not a line of a position")
        return match

    def _chance(self) -> Chance:
        if self.lines and self.lines[0] == "chance unknown":
            self._next()
            return UnknownChance()
        match = self._match(re.compile(r"chance seed (-?[0-9]{1,20}) game ([0-9]{1,20})"), self._next())
        try:
            seeded = SeededChance(int(match[1]), int(match[2]))
        except ValueError as problem:
            raise NotationError(f"{self.line!r}: {problem}") from None
        decks = []
        while self.lines and self.lines[0].startswith("script "):
            decks.append(tuple(self._beans(self._after("script "))))
        return ScriptedChance(tuple(decks), seeded) if decks else seeded

    def _beans(self, text: str) -> list[str]:
        beans = [] if text == "-" else text.split(" ")
        for bean in beans:
            if not _BEAN.fullmatch(bean):
                raise NotationError(f"{bean[:50]!r} is not the id of a bean, in {self.line[:200]!r}")
        return beans

    def _seat(self, line: str, number: int) -> Seat:
        match = self._match(_SEAT, line)
        if int(match[1]) != number:
            raise NotationError(f"{line[:200]!r} should be the line of seat {number}")
        fields = [self._field(part) for part in match[3].split(", ")]
        received = [] if match[4] == "-" else [self._received(part) for part in match[4].split(", ")]
        return Seat(self._beans(match[2]), fields, received, self._beans(match[5]))

    def _field(self, text: str) -> Field:
        if text == "-":
            return EMPTY
        match = self._match(re.compile(r"([0-9]{1,3}) ([a-z][a-z0-9-]{0,30})"), text)
        if int(match[1]) == 0:
            raise NotationError(f"an empty field is written '-', not {text!r}")
        return Field(match[2], int(match[1]))

    def _received(self, text: str) -> Received:
        match = self._match(re.compile(r"([a-z][a-z0-9-]{0,30}) from ([0-9])"), text)
        return Received(match[1], int(match[2]))

    def _offer_or_answer(self, table: Table, line: str) -> None:
        if line.startswith("offer "):
            match = self._match(_OFFER, line)
            stale = read_card(match[6]) if match[6] else None
            self._check_seats(table, match[2], match[3])
            table.offers[int(match[1])] = OpenOffer(
                int(match[2]), int(match[3]), self._cards(match[4]), self._kinds(match[5]), stale
            )
        else:
            match = self._match(_ANSWER, line)
            self._check_seats(table, match[1], match[2])
            table.answers.append(
                Answer(
                    int(match[1]),
                    int(match[2]),
                    self._kinds(match[3]),
                    self._kinds(match[4]),
                    match[5],
                    match[6] or "",
                )
            )

    def _check_seats(self, table: Table, *seats: str) -> None:
        if any(int(seat) >= table.n_players for seat in seats):
            raise NotationError(f"there are only {table.n_players} players, in {self.line[:200]!r}")

    def _cards(self, text: str) -> tuple[Card, ...]:
        return () if text == "nothing" else tuple(read_card(part) for part in text.split(" + "))

    def _kinds(self, text: str) -> tuple[str, ...]:
        return () if text == "nothing" else tuple(self._beans(text.replace(" + ", " ")))
