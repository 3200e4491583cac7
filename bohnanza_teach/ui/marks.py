"""Small parts of sentences that the table draws: beans, numbers as words, lists of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bohnanza_teach.language import _, ngettext

#: A bean in a text stands between these; the front end draws it there. No name can contain them.
OPEN, CLOSE = "\ue000", "\ue001"


def bean(id: str) -> str:
    """The mark for a bean, to be drawn with its name."""
    return f"{OPEN}{id}{CLOSE}"


def beans(ids: Iterable[str]) -> str:
    """Marks for several beans; several of a kind with their number, and ``nothing`` for none."""
    parts = [
        bean(id) if n == 1 else _("{n} {bean}").format(n=n, bean=bean(id)) for id, n in Counter(ids).items()
    ]
    if not parts:
        return _("nothing")
    if len(parts) == 1:
        return parts[0]
    return _("{all_but_last} and {last}").format(all_but_last=", ".join(parts[:-1]), last=parts[-1])


def coins(n: int) -> str:
    """So many coins, in digits."""
    return ngettext("{n} coin", "{n} coins", n).format(n=n)
