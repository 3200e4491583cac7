"""Every message in the code stands in the template that translators start from, and no other."""

from __future__ import annotations

from scripts.words import TEMPLATE, template


def test_template() -> None:
    written = TEMPLATE.read_text(encoding="utf-8")
    assert written == template(), "run: .venv/bin/python -m scripts.words"
