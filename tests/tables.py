"""Tables laid by hand, for tests that begin in the middle of a game.

A seat is written as in a position, with what is empty left out: ``lay("hand red | fields 1 red, 5 blue")``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from bohnanza_teach.editions import Edition, edition
from bohnanza_teach.rules import (
    RULES,
    Action,
    Card,
    IllegalAction,
    SeededChance,
    Table,
    apply,
    legal_actions,
    read_action,
    read_position,
    why_not,
    write_action,
    write_position,
)
from bohnanza_teach.rules.position import write_edition

KR = edition("amigo-2007-kr")


def lay(
    *seats: str,
    players: int = 4,
    edition: Edition = KR,
    step: str = "must_plant",
    active: int = 0,
    start: int = 0,
    deck: str = "",
    discard: str = "",
    turned_over: str = "",
    rest: str = "deck",
    planted: int = 0,
    exhausted: int = 0,
    offers: Iterable[str] = (),
    answers: Iterable[str] = (),
) -> Table:
    """The table on which these things lie; the seats not written have nothing.

    Cards that are not named lie under the cards of the ``deck`` or the ``discard`` pile, or they are
    ``coins`` of the last seat, as ``rest`` says. ``deck`` and ``discard`` begin with the top card.
    """
    played = edition.at(players)
    written = [_seat(edition, players, seat) for seat in (*seats, *[""] * (players - len(seats)))]
    piles = {"deck": deck.split(), "discard": discard.split(), "coins": _cards(written[-1]["coins"])}
    named = Counter(turned_over.split())
    for seat in written:
        named.update(card for part in seat.values() for card in _cards(part))
    named.update(piles["deck"] + piles["discard"])
    left = Counter(played.deck()) - named
    piles[rest] += SeededChance(0).shuffle(list(left.elements()), 0)
    written[-1]["coins"] = _row(piles["coins"])
    ending = ", ending" if exhausted >= edition.setup(players).exhaustions else ""
    made = list(offers)
    moment = (
        f"turn 9 of {active}, started by {start}, {step}, planted {planted}, exhausted {exhausted}, "
        f"shuffled {exhausted + 1}, offered {len(made)}, events 100{ending}"
    )
    lines = [
        f"edition {write_edition(edition)}",
        "chance seed 0 game 0",
        moment,
        f"deck {_row(piles['deck'])}",
        f"discard {_row(piles['discard'])}",
        f"turned over {_row(turned_over.split())}",
        *(f"{n} " + " | ".join(f"{part} {seat[part]}" for part in seat) for n, seat in enumerate(written)),
        *(f"offer #{n} {offer}" for n, offer in enumerate(made, 1)),
        *(f"answer {answer}" for answer in answers),
    ]
    return read_position("\n".join(lines))


def _seat(edition: Edition, players: int, text: str) -> dict[str, str]:
    n_fields = edition.setup(players).n_fields
    parts = {"hand": "-", "fields": ", ".join("-" * n_fields), "set aside": "-", "coins": "-"}
    for given in filter(None, text.split(" | ")):
        name = next(part for part in parts if given.startswith(part))
        parts[name] = given.removeprefix(f"{name} ")
    n_given = parts["fields"].count(",") + 1
    parts["fields"] += ", -" * (n_fields - n_given)
    return parts


def _cards(text: str) -> list[str]:
    """The cards in one part of a seat: ``5 blue`` are five, ``soy from 2`` is one."""
    cards: list[str] = []
    for piece in text.split(", "):
        words = piece.split()
        if words[0].isdigit():
            cards += [words[1]] * int(words[0])
        elif words[1:2] == ["from"]:
            cards.append(words[0])
        else:
            cards += words
    return [card for card in cards if card != "-"]


def _row(cards: list[str]) -> str:
    return " ".join(cards) or "-"


def do(table: Table, *lines: str) -> list[Any]:
    """Do these actions, given in notation, one after the other; return what came of them."""
    return [event for line in lines for event in apply(table, read_action(line))]


def refusal(table: Table, action: Action | str) -> str:
    """The id of the rule that forbids the action; it has a sentence and a source, and nothing has changed."""
    wanted = read_action(action) if isinstance(action, str) else action
    before, copied = write_position(table), table.copy()
    ruling = why_not(table, wanted)
    assert ruling is not None, f"{action} is allowed in\n{before}"
    assert ruling.sentence
    assert "{" not in ruling.sentence
    assert str(ruling.source)
    with pytest.raises(IllegalAction) as caught:
        apply(table, wanted)
    refused = caught.value
    assert (refused.ruling, refused.action, refused.position) == (ruling, wanted, before)
    assert ruling.sentence in str(refused)
    assert table == copied
    assert write_position(table) == before
    assert ruling.rule in RULES
    return ruling.rule


def harvests(table: Table, seat: int) -> list[int]:
    """The fields that this player may harvest now."""
    return [int(line.split("[")[1][:-1]) for line in legal(table, seat) if " harvest " in line]


def legal(table: Table, seat: int | None = None) -> list[str]:
    """What may be done now, in notation."""
    return [write_action(action) for action in legal_actions(table, seat)]


def hand(table: Table, seat: int) -> list[Card]:
    """The cards of a hand with their places."""
    return [Card("hand", i, bean) for i, bean in enumerate(table.seats[seat].hand)]
