"""Damage for texts: what a slip of the pen, a broken copy or a hostile hand makes of them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

Mutation = Callable[[random.Random, bytes, bytes], bytes]

#: Numbers at the edges of what programs can hold, and texts that are nearly numbers.
NUMBERS = tuple(
    str(number)
    for number in (
        *(0, 1, -1, 2, 3, 7, 20, 21, 99, 100, 101, 255, 256, 999, 1000, 1001, 65535, 2**31 - 1, 2**32),
        *(2**63 - 1, 2**64 - 1, 2**64, -(2**64), 10**36, "00", "01", "1.0", "1e9", "1e999", "-0", "0x10"),
        *("1_000", "NaN", "Infinity", "true", "null", "٣", "²"),
    )
)
TOKENS = tuple(
    token.encode()
    for token in (
        *(
            "'",
            '"',
            "{",
            "}",
            "[",
            "]",
            "[[",
            "]]",
            "\n",
            "\\",
            "\\u0000",
            "\0",
            "\ud7ff",
            "\u202e",
            "é",
            ",",
        ),
        *(
            "?",
            "nothing",
            " + ",
            "#",
            "=",
            "-",
            "_",
            " ",
            ", ",
            "field[0]",
            "hand[0] blue",
            "cocoa",
            "set aside",
        ),
        *(
            "seat",
            "steps",
            "null",
            "true",
            "{}",
            "[]",
            "\r\n",
            "because no-use",
            "ending",
            "\xff",
            "%s",
            "{bean}",
        ),
    )
)


def mutated(text: bytes, other: bytes, luck: random.Random) -> bytes:
    """The text after one to four mutations; ``other`` lends pieces for splices."""
    for _time in range(luck.choice((1, 1, 1, 2, 2, 3, 4))):
        text = luck.choice(_MUTATIONS)(luck, text, other)
    return text


def _flip(luck: random.Random, text: bytes, other: bytes) -> bytes:
    at = luck.randrange(len(text) + 1)
    if at == len(text):
        return text
    return text[:at] + bytes((text[at] ^ 1 << luck.randrange(8),)) + text[at + 1 :]


def _replace(luck: random.Random, text: bytes, other: bytes) -> bytes:
    at = luck.randrange(len(text) + 1)
    return text[:at] + bytes((luck.randrange(32, 127),)) + text[at + 1 :]


def _insert(luck: random.Random, text: bytes, other: bytes) -> bytes:
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(TOKENS) + text[at:]


def _delete(luck: random.Random, text: bytes, other: bytes) -> bytes:
    start, end = _span(luck, text)
    return text[:start] + text[end:]


def _duplicate(luck: random.Random, text: bytes, other: bytes) -> bytes:
    start, end = _span(luck, text)
    return text[:end] + text[start:end] * luck.choice((1, 1, 1, 2, 50)) + text[end:]


def _splice(luck: random.Random, text: bytes, other: bytes) -> bytes:
    start, end = _span(luck, other)
    at, until = _span(luck, text)
    return text[:at] + other[start:end] + text[luck.choice((at, until)) :]


def _cut(luck: random.Random, text: bytes, other: bytes) -> bytes:
    return text[: luck.randrange(len(text) + 1)]


def _number(luck: random.Random, text: bytes, other: bytes) -> bytes:
    found = list(re.finditer(rb"-?\d+", text))
    if not found:
        return text
    match = luck.choice(found)
    number = luck.choice(NUMBERS).encode()
    if luck.randrange(2):
        number = str(int(match[0][:18]) + luck.choice((-1, 1))).encode()
    return text[: match.start()] + number + text[match.end() :]


def _word(luck: random.Random, text: bytes, other: bytes) -> bytes:
    """One word for another: what is left is often well formed."""
    words: Sequence[re.Match[bytes]] = list(re.finditer(rb"[a-z_-]+", text))
    others = re.findall(rb"[a-z_-]+", other)
    if not words or not others:
        return text
    match, word = luck.choice(words), bytes(luck.choice(others))
    return text[: match.start()] + word + text[match.end() :]


def _lines(luck: random.Random, text: bytes, other: bytes) -> bytes:
    """A line left out, twice, or in another place."""
    lines = text.split(b"\n")
    line = lines.pop(luck.randrange(len(lines)))
    for _copy in range(luck.randrange(3)):
        lines.insert(luck.randrange(len(lines) + 1), line)
    return b"\n".join(lines)


def _span(luck: random.Random, text: bytes) -> tuple[int, int]:
    start = luck.randrange(len(text) + 1)
    return start, min(len(text), start + luck.choice((1, 2, 5, 20, 100)))


_MUTATIONS: tuple[Mutation, ...] = (
    *(_flip, _replace, _insert, _delete, _duplicate, _splice, _cut, _lines),
    *(_number, _number, _word, _word),
)
