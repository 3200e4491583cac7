"""A text of bytes as one row of digits, each with a base of its own: the packing below share codes.

Nothing is compressed, so nothing can be blown up: a digit of base ``b`` costs the binary logarithm of ``b``
bits, and equal digits give equal bytes on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable

_BITS = 64
_FEW = 3
#: The characters of an ordinary text: those of ASCII that can be seen, and the blank.
_FIRST, _N_PLAIN = 32, 95


class DigitError(ValueError):
    """A digit that does not fit its base, or digits that were not written by :class:`DigitWriter`."""


class DigitWriter:
    """Collects digits; :meth:`to_bytes` packs them, the first one lowest."""

    def __init__(self) -> None:
        self.digits: list[tuple[int, int]] = []

    def digit(self, value: int, base: int) -> None:
        """Write a number from 0 to ``base - 1``."""
        if not 0 <= value < base:
            raise DigitError(f"{value} is no digit of base {base}")
        self.digits.append((value, base))

    def number(self, value: int) -> None:
        """Write a whole number from 0 to 2**64 - 1: how many bits it has, then those below the top one."""
        if value < 0:
            raise DigitError(f"{value} is below 0")
        length = value.bit_length()
        self.digit(length, _BITS + 1)
        if length > 1:
            self.digit(value - (1 << length - 1), 1 << length - 1)

    def few(self, value: int) -> None:
        """Write a whole number that is seldom above 2."""
        self.digit(min(value, _FEW), _FEW + 1)
        if value >= _FEW:
            self.number(value - _FEW)

    def text(self, text: str) -> None:
        """Write a text: plain ones by their characters, others as UTF-8."""
        plain = _plain(text)
        try:
            letters = [ord(c) - _FIRST for c in text] if plain else list(text.encode("utf-8"))
        except UnicodeEncodeError:
            raise DigitError(f"{text!r} holds characters that are none") from None
        self.digit(int(not plain), 2)
        self.number(len(letters))
        for letter in letters:
            self.digit(letter, _N_PLAIN if plain else 256)

    def to_bytes(self) -> bytes:
        """The digits as one number, the highest byte first and never 0."""
        number = 0
        for value, base in reversed(self.digits):
            number = number * base + value
        return number.to_bytes((number.bit_length() + 7) // 8, "big")


class DigitReader:
    """Reads digits in the order in which they were written.

    Every method mirrors the one of :class:`DigitWriter` and raises a :class:`DigitError` for what that
    one would not have written.
    """

    def __init__(self, packed: bytes) -> None:
        if packed[:1] == b"\0":
            raise DigitError("it begins with zeros")
        self._rest = int.from_bytes(packed, "big")

    def digit(self, base: int) -> int:
        """A number from 0 to ``base - 1``."""
        if base < 1:
            raise DigitError("it names one of nothing")
        self._rest, value = divmod(self._rest, base)
        return value

    def number(self, most: int, what: str) -> int:
        """A whole number of at most ``most``; ``what`` is named in the refusal."""
        length = self.digit(_BITS + 1)
        value = (1 << length - 1) + self.digit(1 << length - 1) if length > 1 else length
        return _limited(value, most, what)

    def few(self, most: int, what: str) -> int:
        """A whole number of at most ``most``, written by :meth:`DigitWriter.few`."""
        value = self.digit(_FEW + 1)
        if value == _FEW:
            value += self.number(most, what)
        return _limited(value, most, what)

    def text(self, most: int, what: str) -> str:
        """A text of at most ``most`` characters (bytes of UTF-8 if it is not plain)."""
        plain = self.digit(2) == 0
        length = self.number(most, f"letters in {what}")
        if plain:
            return "".join(chr(_FIRST + self.digit(_N_PLAIN)) for _letter in range(length))
        try:
            text = bytes(self.digit(256) for _letter in range(length)).decode("utf-8")
        except UnicodeDecodeError:
            raise DigitError(f"{what} is no text") from None
        if _plain(text):
            raise DigitError(f"{what} is written in a longer way than needed")
        return text

    def end(self) -> None:
        """Nothing may follow."""
        if self._rest:
            raise DigitError("something follows its end")


class Book:
    """Words that writer and reader both know; a word met for the first time is spelled and then known."""

    LONGEST_WORD = 64

    def __init__(self, words: Iterable[str]) -> None:
        self._words = list(dict.fromkeys(words))
        self._number = {word: number for number, word in enumerate(self._words)}

    def write(self, digits: DigitWriter, word: str) -> None:
        """Write the number of the word; the number after the last one means that it is spelled."""
        number = self._number.get(word, len(self._words))
        if number == len(self._words) and len(word.encode("utf-8", "replace")) > self.LONGEST_WORD:
            raise DigitError(f"{word[:20]!r}... is too long a word")
        digits.digit(number, len(self._words) + 1)
        if number == len(self._words):
            digits.text(word)
            self._add(word)

    def read(self, digits: DigitReader) -> str:
        """The word written by :meth:`write`."""
        number = digits.digit(len(self._words) + 1)
        if number < len(self._words):
            return self._words[number]
        word = digits.text(self.LONGEST_WORD, "a word")
        if word in self._number:
            raise DigitError(f"{word!r} is spelled twice")
        self._add(word)
        return word

    def _add(self, word: str) -> None:
        self._number[word] = len(self._words)
        self._words.append(word)


def _plain(text: str) -> bool:
    return all(_FIRST <= ord(c) < _FIRST + _N_PLAIN for c in text)


def _limited(value: int, most: int, what: str) -> int:
    if value > most:
        raise DigitError(f"{value} {what} are too many; {most} are allowed")
    return value
