"""Whatever comes from outside is refused with its own error, or accepted and valid; never anything else.

Save files, share codes, edition files and notation are damaged in thousands of ways. What is refused raises
the documented error with a message; what is accepted is written again as it is read again.
"""

from __future__ import annotations

import base64
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fuzz.mutations import mutated

from bohnanza_teach.editions import EditionError, beans, edition, editions, read_edition
from bohnanza_teach.game import CodeError, Game, GameFileError, codes
from bohnanza_teach.game.digits import DigitWriter
from bohnanza_teach.rules import (
    NotationError,
    SeededChance,
    Table,
    apply,
    legal_actions,
    new_table,
    read_action,
    read_event,
    read_position,
    write_action,
    write_event,
    write_position,
)

KINDS = (
    "save file",
    "share code",
    "resealed code",
    "other digits",
    "edition file",
    "action",
    "event",
    "position",
)
QUICK, THOROUGH = 2_000, 100_000
#: Inputs go to a test in blocks, so that several cores share them and a failure names few of them.
BLOCK = 50


def blocks(n_inputs: int, first: int) -> list[tuple[str, int, int]]:
    """For each kind of input, blocks of numbers that together make ``n_inputs``."""
    each = -(-n_inputs // len(KINDS))
    size = max(BLOCK, each // 10)
    return [(kind, first + n, min(size, each - n)) for kind, n in product(KINDS, range(0, each, size))]


@pytest.mark.parametrize(("kind", "first", "n"), blocks(QUICK, 0))
def test_damaged_input_is_refused_or_valid(kind: str, first: int, n: int, tmp_path: Path) -> None:
    for number in range(first, first + n):
        check(kind, number, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "first", "n"), blocks(THOROUGH, 1_000_000))
def test_very_much_damaged_input_is_refused_or_valid(kind: str, first: int, n: int, tmp_path: Path) -> None:
    for number in range(first, first + n):
        check(kind, number, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_damaged_above_is_valid_before_that(kind: str, tmp_path: Path) -> None:
    for text in samples(kind):
        assert CHECKS[kind](text, tmp_path)


def test_damage_is_done_and_is_the_same_again() -> None:
    text, other = samples("position")[:2]
    once = [mutated(text, other, random.Random(n)) for n in range(50)]
    assert once == [mutated(text, other, random.Random(n)) for n in range(50)]
    assert len(set(once)) > 40


def check(kind: str, number: int, folder: Path) -> None:
    """One damaged input; a failure names its kind and number and shows it."""
    luck = random.Random(f"{kind} {number}")
    text, other = luck.choice(samples(kind)), luck.choice(samples(kind))
    damaged = other_digits(text, luck) if kind == "other digits" else mutated(text, other, luck)
    try:
        CHECKS[kind](damaged, folder)
    except Exception as problem:
        raise AssertionError(f"{kind} {number}: {damaged[:4000]!r}") from problem


# --- what is damaged ----------------------------------------


@cache
def all_digits() -> dict[bytes, list[tuple[int, int]]]:
    """The digits behind each share code."""
    return {game.code().encode(): codes.digits_of(game).digits for game in games()}


def other_digits(code: bytes, luck: random.Random) -> bytes:
    """The code with one to three digits changed, left out or added: well formed in most places."""
    digits = DigitWriter()
    digits.digits = list(all_digits()[code])
    for _time in range(luck.choice((1, 1, 2, 3))):
        at = luck.randrange(len(digits.digits) // luck.choice((1, 10, 20)))
        value, base = digits.digits[at]
        changed = luck.choice(((luck.randrange(base), base), (base - 1, base), (min(1, base - 1), base)))
        kept = luck.choice(((changed,), (changed,), (changed,), (), (changed, (value, base))))
        digits.digits[at : at + 1] = kept
    return codes.sealed(digits, b"same").encode()


@cache
def games() -> tuple[Game, ...]:
    """Short games that hold every kind of thing a game can hold."""
    kr = edition("amigo-2007-kr")
    changed = kr.replace(draw={3: 2, 4: 3, 5: 3}, beans={"blue": {"cards": 18, "steps": [[3, 1], [5, 2]]}})
    begun = [
        Game(players=["greedy", ("Zoë", "greedy"), "random"], seed=1),
        Game(changed, players=["greedy"] * 4, seed=-5, game=3, start_player=2),
        Game(players=["random"] * 5, seed=2**63, deck=[["blue", "red"], ["soy"]]),
        *(Game(id, players=["greedy"] * edition(id).players[-1], seed=4) for id in editions()),
    ]
    for game, n_actions in zip(begun, (30, 60, 40, *[30] * len(editions())), strict=True):
        for _move in range(n_actions):
            game.bot_move()
    return tuple(begun)


@cache
def samples(kind: str) -> tuple[bytes, ...]:
    """Undamaged inputs of a kind."""
    return tuple(text if isinstance(text, bytes) else text.encode() for text in _samples(kind))


def _samples(kind: str) -> Iterator[str | bytes]:
    if kind == "edition file":
        yield from (files(beans.__package__ or "").joinpath(f"{id}.toml").read_bytes() for id in editions())
    elif kind == "action":
        yield from ("2 counter #3: hand[1] soy + turned_over[0] red for blue + blue", "0 withdraw #1")
        yield from {write_action(action) for game in games() for action in game.actions}
    elif kind == "event":
        yield from {write_event(event) for game in games() for event in game.log}
    elif kind == "position":
        for game in games():
            yield write_position(game.table)
            game = game.branch()
            for _n in range(20):
                game.undo()
                if game.table.offers or game.table.turned_over:
                    yield write_position(game.table)
    elif kind in ("share code", "resealed code", "other digits"):
        yield from (game.code() for game in games())
    else:
        yield from saved()


def saved() -> Iterator[bytes]:
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        for game in games():
            game.save(Path(folder) / "game.json")
            yield (Path(folder) / "game.json").read_bytes()


# --- what is asked of it; each check says whether the input was accepted --------------------------------


def _refused(refusal: Exception, named: str) -> bool:
    """A refusal says something, and names the file that it is about."""
    assert str(refusal).strip()
    assert named in str(refusal)
    return False


def check_save_file(text: bytes, folder: Path) -> bool:
    file, again = folder / "game.json", folder / "again.json"
    file.write_bytes(text)
    try:
        game = Game.load(file)
    except GameFileError as refusal:
        return _refused(refusal, str(file))
    game.save(again)
    reread = Game.load(again)
    assert reread.log == game.log
    reread.save(file)
    assert file.read_bytes() == again.read_bytes()
    return True


def check_code(text: bytes, folder: Path) -> bool:
    shown = text.decode("utf-8", "replace")
    try:
        game = Game.from_code(shown)
    except CodeError as refusal:
        return _refused(refusal, "")
    assert game.code() == shown.strip()
    return True


def check_resealed_code(text: bytes, folder: Path) -> bool:
    """The code with a right checksum and the right digest of its log, as a hostile hand would write it."""
    raw = _unsealed(text)
    if raw is None:
        return False
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(codes, "_digest", lambda log: b"same")
        packed = b"same" + raw
        body = base64.urlsafe_b64encode(codes._checksum(packed) + packed).decode().rstrip("=")
        return check_code(f"bt{codes.VERSION}-{body}".encode(), folder)


def _unsealed(code: bytes) -> bytes | None:
    """What is packed in a damaged code, without its checksum and digest."""
    letters = re.sub(rb"[^A-Za-z0-9_-]", b"", code[4:])
    letters = letters[:-1] if len(letters) % 4 == 1 else letters
    letters += b"=" * (-len(letters) % 4)
    return base64.urlsafe_b64decode(letters)[8:].lstrip(b"\0") if len(letters) > 12 else None


def check_edition_file(text: bytes, folder: Path) -> bool:
    try:
        found = read_edition(text.decode("utf-8", "replace"), "mine.toml")
    except EditionError as refusal:
        return _refused(refusal, "mine.toml")
    assert read_edition(text.decode("utf-8", "replace"), "mine.toml") == found
    for n_players in found.players:
        table, _events = new_table(found, n_players, SeededChance(0))
        assert table.is_over or legal_actions(table)
    return True


def check_action(text: bytes, folder: Path) -> bool:
    return _check_line(text, read_action, write_action)


def check_event(text: bytes, folder: Path) -> bool:
    return _check_line(text, read_event, write_event)


def _check_line(text: bytes, read: Callable[[str], Any], write: Callable[[Any], str]) -> bool:
    try:
        thing = read(text.decode("utf-8", "replace"))
    except NotationError as refusal:
        return _refused(refusal, "")
    assert read(write(thing)) == thing
    return True


def check_position(text: bytes, folder: Path) -> bool:
    try:
        table = read_position(text.decode("utf-8", "replace"))
    except NotationError as refusal:
        return _refused(refusal, "")
    written = write_position(table)
    assert read_position(written) == table
    assert write_position(read_position(written)) == written
    _goes_on(table)
    return True


def _goes_on(table: Table) -> None:
    """What the law says is allowed can be done, and no card is lost by it."""
    for action in legal_actions(table)[:6]:
        after = table.copy()
        apply(after, action)
        assert after.all_cards() == table.all_cards()
        assert read_position(write_position(after)) == after


CHECKS: dict[str, Callable[[bytes, Path], bool]] = {
    "save file": check_save_file,
    "share code": check_code,
    "resealed code": check_resealed_code,
    "other digits": check_resealed_code,
    "edition file": check_edition_file,
    "action": check_action,
    "event": check_event,
    "position": check_position,
}
