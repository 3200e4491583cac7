"""With a made-up language that marks every message, no plain English is left in words and pictures."""

from __future__ import annotations

import gettext
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bohnanza_teach import language
from bohnanza_teach.ui.words import WORDS

from .play import ask, next_request, table_of

ROOT = Path(__file__).parents[2]
TEXTS = {
    *("strong", "rest", "title", "text", "label", "line", "harvest", "harvest_refusal", "plant_refusal"),
    *("result", "note", "pass", "top_label", "sentence", "from", "stale", "say", "source", "next"),
}


class Marked(gettext.NullTranslations):
    """A language in which every message stands between marks."""

    def gettext(self, message: str) -> str:
        return f"«{message}»"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"«{msgid1 if n == 1 else msgid2}»"


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_catalogue", Marked())


def texts(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from texts(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part, key)
    elif isinstance(value, str) and value and key in TEXTS:
        yield key, value


@pytest.mark.usefixtures("marked")
def test_pictures_of_a_game() -> None:
    table = table_of(seed=5)
    for press in range(400):
        if press % 9 == 4:
            ask(table, do="plant", place="hand", index=len(table.picture["you"]["hand"]) - 1, field=0)
        else:
            ask(table, **next_request(table.picture))
        for key, text in texts(table.picture):
            assert text.startswith("«"), (key, text)
            assert "{" not in text, (key, text)
        if table.picture["over"]:
            return


@pytest.mark.usefixtures("marked")
def test_labels() -> None:
    assert all(text.startswith("«") for text in table_of().words.values())


def test_the_front_end_and_the_kernel_know_the_same_labels() -> None:
    asked_for = json.loads((ROOT / "widgets" / "src" / "words.json").read_text(encoding="utf-8"))
    assert asked_for == WORDS
