"""Share codes: a whole game as one short text that fits in a link, and back again under the law.

A code is ``bt1-`` and base64url text; the number is the version. Packed in it are a checksum, a digest of
the log and the digits (see :mod:`bohnanza_teach.game.digits`) of edition, players, seed, decks and actions.
An action is written by what could be done on its table, so that most take one or two bytes; one of a kind
that is not in ``_KINDS`` is spelled in notation. One game has one code, and one code one game.
"""

from __future__ import annotations

import base64
import dataclasses
import hashlib
import json
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from bohnanza_teach.editions import Edition, EditionError, edition
from bohnanza_teach.rules import Action, Card, IllegalAction, Table, read_action, write_action
from bohnanza_teach.rules import actions as _actions

from .digits import Book, DigitError, DigitReader, DigitWriter
from .match import Game
from .seats import Player, Strategy, clean_name, strategy

VERSION = 1
LONGEST_CODE = 8_000  # characters; a whole game of four greedy players has about 1,000
MOST_ACTIONS = 4_000
MOST_PLAYERS = 10
MOST_DECKS = 64
MOST_CARDS = 1_000  # in a deck laid by hand; also the largest number in the changes of an edition
MOST_OPEN, MOST_ANSWERS = 100, 500  # offers that lie open at once, and answers in one turn
LONGEST_TEXT = 5_000

_CODE = re.compile(r"bt([0-9]{1,4})-(.*)", re.DOTALL)
_WRONG = re.compile(r"[^A-Za-z0-9_-]")
_CHECK = 4  # bytes of the checksum, and of the digest of the log

#: Kinds of actions with the fields that are written, in the order of version 1, which never changes. A
#: kind that is not here, or has other fields by now, is spelled in notation.
_KINDS: Mapping[str, tuple[str, ...]] = {
    "Plant": ("seat", "card", "field"),
    "SkipPlanting": ("seat",),
    "Harvest": ("seat", "field"),
    "TurnOver": ("seat",),
    "Offer": ("seat", "partner", "give", "want"),
    "Counter": ("seat", "offer", "give", "want"),
    "Accept": ("seat", "offer", "cards"),
    "Decline": ("seat", "offer", "reason"),
    "Withdraw": ("seat", "offer"),
    "EndTrading": ("seat",),
    "Draw": ("seat",),
    "BuyField": ("seat",),
}
_N_KINDS = 16  # the last one is "spelled"; some are free
_SPELLED = _N_KINDS - 1
#: What is mostly done in each step, in the order of version 1; what is not here costs a few bits more.
_LIKELY: Mapping[str, tuple[str, ...]] = {
    "must_plant": ("Plant", "Harvest"),
    "may_plant": ("Plant", "SkipPlanting", "Harvest"),
    "turn_over": ("TurnOver",),
    "trade": ("Offer", "Accept", "Decline", "EndTrading"),
    "plant_traded": ("Plant", "Harvest"),
    "draw": ("Draw",),
}
_PLACES = ("hand", "turned_over", "set_aside")


class CodeError(ValueError):
    """A text that is no share code, or a game that fits in none; the message says why."""


class _Scene(NamedTuple):
    """What writer and reader both know when an action is done: the table, who acts, and the words so far."""

    table: Table
    seat: int
    book: Book
    beans: tuple[str, ...]


def write_code(game: Game) -> str:
    """The game as a share code: URL-safe characters, the same for the same game.

    Raises:
        CodeError: its edition does not come with the program, or it is too long.
    """
    try:
        digits = digits_of(game)
    except (DigitError, TypeError, EditionError) as problem:
        raise CodeError(f"this game cannot be written as a code: {problem}") from None
    code = sealed(digits, _digest(str(game.log)))
    if len(code) > LONGEST_CODE:
        raise CodeError(
            f"this game is too long for a code: {len(code)} characters of {LONGEST_CODE}; save it"
        )
    return code


def read_code(text: str, strategies: Mapping[str, Strategy]) -> Game:
    """The game of a share code, replayed under the law.

    Args:
        text: the code; blanks around it do not matter.
        strategies: strategies of one's own that sit in the game, by name.

    Raises:
        CodeError: it is no code, a damaged one, or holds what the law does not allow.
    """
    packed = _unpacked(text)
    try:
        digits = DigitReader(packed[_CHECK:])
        game, n_actions = _read_game(digits, strategies)
        digits.end()
    except CodeError:
        raise
    except (ValueError, TypeError, KeyError, RecursionError) as problem:
        raise CodeError(f"this code holds no game: {problem}") from None
    if _digest(str(game.log)) != packed[:_CHECK]:
        raise CodeError(
            f"its {n_actions} moves lead to another game than the one that was shared; "
            "perhaps another version of the program wrote it"
        )
    return game


# --- text and bytes ----------------------------------------


def digits_of(game: Game) -> DigitWriter:
    """Everything that the code of a game says, as digits."""
    digits = DigitWriter()
    _write_head(digits, game)
    book = _book(game.edition)
    _write_decks(digits, game.decks, book)
    _write_actions(digits, game, book)
    return digits


def sealed(digits: DigitWriter, digest: bytes) -> str:
    """The text of a code: version, checksum, digest of the log and digits."""
    packed = digest + digits.to_bytes()
    text = base64.urlsafe_b64encode(_checksum(packed) + packed).decode("ascii").rstrip("=")
    return f"bt{VERSION}-{text}"


def _unpacked(text: str) -> bytes:
    """What the code holds behind its checksum; everything that can be seen without reading it is checked."""
    if not isinstance(text, str):
        raise CodeError(f"a code is a text such as 'bt{VERSION}-...', not {type(text).__name__}")
    if len(text) > LONGEST_CODE + 100:
        raise CodeError(f"a code has at most {LONGEST_CODE} characters, not {len(text)}")
    match = _CODE.fullmatch(text.strip())
    if match is None:
        raise CodeError(f"a code begins with 'bt{VERSION}-', not with {text.strip()[:20]!r}")
    if match[1] != str(VERSION):
        raise CodeError(f"the code has version {match[1]}; this program reads version {VERSION}")
    body = match[2]
    if len(match[0]) > LONGEST_CODE:
        raise CodeError(f"a code has at most {LONGEST_CODE} characters, not {len(match[0])}")
    wrong = _WRONG.search(body)
    if wrong:
        raise CodeError(f"{wrong[0]!r} does not occur in a code")
    try:
        raw = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
    except ValueError:
        raise CodeError("the code is cut off") from None
    if base64.urlsafe_b64encode(raw).decode("ascii").rstrip("=") != body:
        raise CodeError("the code is damaged or cut off: its last character is not one that is written")
    if len(raw) < 2 * _CHECK or _checksum(raw[_CHECK:]) != raw[:_CHECK]:
        raise CodeError("the code is damaged or cut off: its checksum is wrong")
    return raw[_CHECK:]


def _checksum(packed: bytes) -> bytes:
    return hashlib.blake2b(packed, digest_size=_CHECK, person=b"bohnanza code %d" % VERSION).digest()


def _digest(log: str) -> bytes:
    return hashlib.blake2b(log.encode("utf-8"), digest_size=_CHECK).digest()


# --- what stands before the actions ----------------------------------------


def _write_head(digits: DigitWriter, game: Game) -> None:
    digits.text(game.edition.base)
    digits.text(_changes(game.edition))
    if _read_edition(game.edition.base, _changes(game.edition)) != game.edition:
        raise CodeError(
            f"the edition {game.edition.id} does not come with the program, so a code cannot name it"
        )
    digits.number(len(game.players))
    for player in game.players:
        digits.text(player.name)
        digits.digit(int(player.plays is not None), 2)
        if player.plays is not None:
            digits.text(player.plays)
    digits.digit(int(game.seed < 0), 2)
    digits.number(abs(game.seed))
    digits.number(game.game)
    digits.digit(game.start_player, len(game.players))


def _changes(edition: Edition) -> str:
    """What a what-if edition changes, as JSON; empty for a published one."""
    if not edition.changes:
        return ""
    return json.dumps(dict(edition.changes), sort_keys=True, separators=(",", ":"))


def _read_edition(base: str, changes: str) -> Edition:
    found = edition(base)
    if not changes:
        return found
    knobs = json.loads(changes)
    if not isinstance(knobs, dict):
        raise CodeError("the changes of its edition are no JSON object")
    _check_numbers(knobs)
    return found.replace(**knobs)


def _check_numbers(value: Any) -> None:
    """Numbers of an edition are small: larger ones would only cost time and memory until they are refused."""
    parts: Iterable[Any] = ()
    if isinstance(value, dict):
        parts = value.values()
    elif isinstance(value, list):
        parts = value
    elif isinstance(value, float) or (isinstance(value, int) and abs(value) > MOST_CARDS):
        raise CodeError(f"{str(value)[:20]} is no number that an edition has")
    for part in parts:
        _check_numbers(part)


def _read_game(digits: DigitReader, strategies: Mapping[str, Strategy]) -> tuple[Game, int]:
    base, changes = digits.text(50, "the edition"), digits.text(LONGEST_TEXT, "the changes of the edition")
    played = _read_edition(base, changes)
    if _changes(played) != changes:
        raise CodeError("the changes of its edition are not written as this program writes them")
    players = [_read_player(digits, strategies) for _seat in range(digits.number(MOST_PLAYERS, "players"))]
    negative = digits.digit(2)
    seed = digits.number(2**64, "as a seed")
    if negative and not seed:
        raise CodeError("its seed is 0 below 0")
    number = digits.number(2**64, "as a game")
    start = digits.digit(len(players))
    book = _book(played)
    decks = _read_decks(digits, book)
    game = Game(
        played, players, seed=-seed if negative else seed, game=number, start_player=start, deck=decks
    )
    return game, _replay(digits, game, book)


def _read_player(digits: DigitReader, strategies: Mapping[str, Strategy]) -> Player:
    name = digits.text(4 * 40, "a name")
    if clean_name(name) != name:
        raise CodeError(f"{name!r} is no name fit to be shown")
    if not digits.digit(2):
        return Player(name)
    plays = digits.text(LONGEST_TEXT, "a strategy")
    try:
        return Player(name, strategies.get(plays) or strategy(plays), plays)
    except ValueError as problem:
        hint = f"if it is your own, give it to Game.from_code(..., strategies={{{plays[:100]!r}: ...}})"
        raise CodeError(f"{str(problem)[:300]}; {hint}") from None


def _book(edition: Edition) -> Book:
    return Book(bean.id for bean in edition.beans)


def _write_decks(digits: DigitWriter, decks: tuple[tuple[str, ...], ...], book: Book) -> None:
    if len(decks) > MOST_DECKS or any(len(deck) > MOST_CARDS for deck in decks):
        raise CodeError(f"a code holds {MOST_DECKS} decks of {MOST_CARDS} cards at most")
    digits.few(len(decks))
    for deck in decks:
        digits.number(len(deck))
        for bean in deck:
            book.write(digits, bean)


def _read_decks(digits: DigitReader, book: Book) -> list[list[str]]:
    return [
        [book.read(digits) for _card in range(digits.number(MOST_CARDS, "cards in a deck"))]
        for _deck in range(digits.few(MOST_DECKS, "decks"))
    ]


# --- actions ----------------------------------------


def _write_actions(digits: DigitWriter, game: Game, book: Book) -> None:
    if len(game.actions) > MOST_ACTIONS:
        raise CodeError(f"this game has {len(game.actions)} moves; a code holds {MOST_ACTIONS}; save it")
    beans = tuple(bean.id for bean in game.edition.beans)
    digits.number(len(game.actions))
    for action, (table, _n_events) in zip(game.actions, game._before, strict=True):
        _check_size(table)
        scene = _Scene(table, action.seat, book, beans)
        if not _write_fields(digits, action, scene):
            _write_kind(digits, None, table)
            digits.text(write_action(action))


def _replay(digits: DigitReader, game: Game, book: Book) -> int:
    """Do the actions that follow; how many there were."""
    beans = tuple(bean.id for bean in game.edition.beans)
    n_actions = digits.number(MOST_ACTIONS, "moves")
    for number in range(n_actions):
        table = game._table
        _check_size(table)
        try:
            game.play(_read_action(digits, table, book, beans))
        except IllegalAction as illegal:
            raise CodeError(f"move {number + 1} is not allowed: {str(illegal).splitlines()[0]}") from None
        except (ValueError, TypeError) as problem:
            raise CodeError(f"move {number + 1} cannot be read: {problem}") from None
    return n_actions


def _check_size(table: Table) -> None:
    """A trading that goes on and on would take memory for every offer after every move."""
    if len(table.offers) > MOST_OPEN or len(table.answers) > MOST_ANSWERS:
        raise CodeError(f"a code holds {MOST_OPEN} open offers and {MOST_ANSWERS} answers in a turn at most")


def _write_fields(digits: DigitWriter, action: Action, scene: _Scene) -> bool:
    """Write the action field by field; ``False``, and nothing written, if that cannot be done."""
    names = _fields_of(type(action))
    if names is None:
        return False
    start = len(digits.digits)
    _write_kind(digits, type(action).__name__, scene.table)
    try:
        for name in names:
            _PARTS[name][0](digits, getattr(action, name), scene)
    except DigitError:
        del digits.digits[start:]
        return False
    return True


def _fields_of(kind: type) -> tuple[str, ...] | None:
    names = _KINDS.get(kind.__name__)
    return names if names == tuple(field.name for field in dataclasses.fields(kind)) else None


def _read_action(digits: DigitReader, table: Table, book: Book, beans: tuple[str, ...]) -> Action:
    name = _read_kind(digits, table)
    if name is None:
        return _read_spelled(digits, table, beans)
    kind: type[Any] | None = getattr(_actions, name, None)
    names = None if kind is None else _fields_of(kind)
    if kind is None or names is None:
        raise DigitError("this kind of move is written in another way by now")
    scene = _Scene(table, _read_seat(digits, _Scene(table, 0, book, beans)), book, beans)
    fields = {name: _PARTS[name][1](digits, scene) for name in names[1:]}
    action: Action = kind(seat=scene.seat, **fields)
    return action


def _write_kind(digits: DigitWriter, kind: str | None, table: Table) -> None:
    """Write the name of a kind of action, a likely one by few bits; ``None`` means that it is spelled."""
    likely = _LIKELY.get(table.step, ())
    digits.digit(likely.index(kind) if kind in likely else len(likely), len(likely) + 1)
    if kind not in likely:
        digits.digit(_SPELLED if kind is None else list(_KINDS).index(kind), _N_KINDS)


def _read_kind(digits: DigitReader, table: Table) -> str | None:
    likely = _LIKELY.get(table.step, ())
    place = digits.digit(len(likely) + 1)
    if place < len(likely):
        return likely[place]
    number = digits.digit(_N_KINDS)
    if number == _SPELLED:
        return None
    if number >= len(_KINDS) or list(_KINDS)[number] in likely:
        raise DigitError("there is no such kind of move, or it is written in a longer way than needed")
    return list(_KINDS)[number]


def _read_spelled(digits: DigitReader, table: Table, beans: tuple[str, ...]) -> Action:
    text = digits.text(LONGEST_TEXT, "a move")
    action = read_action(text)
    scene = _Scene(table, action.seat, Book(beans), beans)
    if write_action(action) != text or _write_fields(DigitWriter(), action, scene):
        raise DigitError(f"{text[:100]!r} is written in a longer way than needed")
    return action


def _write_seat(digits: DigitWriter, seat: int, scene: _Scene) -> None:
    if not 0 <= seat < scene.table.n_players:
        raise DigitError(f"there is no seat {seat}")
    digits.digit((seat - scene.table.active_player) % scene.table.n_players, scene.table.n_players)


def _read_seat(digits: DigitReader, scene: _Scene) -> int:
    return (digits.digit(scene.table.n_players) + scene.table.active_player) % scene.table.n_players


def _write_field(digits: DigitWriter, field: int, scene: _Scene) -> None:
    digits.digit(field, len(scene.table.seats[scene.seat].fields))


def _read_field(digits: DigitReader, scene: _Scene) -> int:
    return digits.digit(len(scene.table.seats[scene.seat].fields))


def _write_card(digits: DigitWriter, card: Card, scene: _Scene) -> None:
    pile = _pile(scene, card.place)
    if not 0 <= card.index < len(pile) or pile[card.index] != card.bean:
        raise DigitError(f"{card} is not there")
    digits.digit(_PLACES.index(card.place), len(_PLACES))
    digits.digit(card.index, len(pile))


def _read_card(digits: DigitReader, scene: _Scene) -> Card:
    place = _PLACES[digits.digit(len(_PLACES))]
    pile = _pile(scene, place)
    number = digits.digit(len(pile))
    return Card(place, number, pile[number])


def _pile(scene: _Scene, place: str) -> list[str]:
    seat = scene.table.seats[scene.seat]
    if place == "hand":
        return seat.hand
    if place == "turned_over":
        return scene.table.turned_over
    return [received.bean for received in seat.set_aside] if place == "set_aside" else []


def _write_cards(digits: DigitWriter, cards: tuple[Card, ...], scene: _Scene) -> None:
    digits.few(len(cards))
    for card in cards:
        _write_card(digits, card, scene)


def _read_cards(digits: DigitReader, scene: _Scene) -> tuple[Card, ...]:
    return tuple(_read_card(digits, scene) for _card in range(digits.few(MOST_CARDS, "cards")))


def _write_kinds(digits: DigitWriter, kinds: tuple[str, ...], scene: _Scene) -> None:
    digits.few(len(kinds))
    for kind in kinds:
        if kind not in scene.beans:
            raise DigitError(f"there is no bean {kind!r}")
        digits.digit(scene.beans.index(kind), len(scene.beans))


def _read_kinds(digits: DigitReader, scene: _Scene) -> tuple[str, ...]:
    n_kinds = digits.few(MOST_CARDS, "kinds")
    return tuple(scene.beans[digits.digit(len(scene.beans))] for _kind in range(n_kinds))


def _write_offer(digits: DigitWriter, offer: int, scene: _Scene) -> None:
    if offer not in scene.table.offers:
        raise DigitError(f"there is no offer {offer}")
    digits.digit(list(scene.table.offers).index(offer), len(scene.table.offers))


def _read_offer(digits: DigitReader, scene: _Scene) -> int:
    return list(scene.table.offers)[digits.digit(len(scene.table.offers))]


def _write_reason(digits: DigitWriter, reason: str, scene: _Scene) -> None:
    """A reason is two words of the book: ``have-none`` and ``soy``; without brackets, the second is empty."""
    word, _bracket, inside = reason.removesuffix(")").partition("(")
    scene.book.write(digits, word)
    if word:
        scene.book.write(digits, inside)


def _read_reason(digits: DigitReader, scene: _Scene) -> str:
    word = scene.book.read(digits)
    inside = scene.book.read(digits) if word else ""
    return f"{word}({inside})" if inside else word


_Write = Callable[[DigitWriter, Any, _Scene], None]
_Read = Callable[[DigitReader, _Scene], Any]

#: How each field of an action is written and read.
_PARTS: Mapping[str, tuple[_Write, _Read]] = {
    "seat": (_write_seat, _read_seat),
    "partner": (_write_seat, _read_seat),
    "field": (_write_field, _read_field),
    "card": (_write_card, _read_card),
    "cards": (_write_cards, _read_cards),
    "give": (_write_cards, _read_cards),
    "want": (_write_kinds, _read_kinds),
    "offer": (_write_offer, _read_offer),
    "reason": (_write_reason, _read_reason),
}
