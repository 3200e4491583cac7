"""A name that somebody typed is text: it is never read as HTML, and it does not break the layout."""

from __future__ import annotations

import copy
from typing import Any

from .bare_page import PICTURES, Table

NASTY = '<img src=x onerror="window.hacked=1"><b>Ada</b>{n}\u202eX' + "y" * 60


def nasty(name: str) -> dict[str, Any]:
    picture = copy.deepcopy(PICTURES[name])
    for one in [*picture["seats"], *picture["partners"], picture["you"], picture["turn"]]:
        one["name"] = NASTY
    picture["act"].update(title=NASTY, text=NASTY)
    picture["now"]["strong"] = NASTY
    picture["say"] = NASTY
    picture["answers"] = [{"seat": 1, "title": NASTY, "text": NASTY}]
    picture["log"] = [{"n": 1, "turn": 1, "text": NASTY + "\ue000<i>\ue001"}]
    picture["note"] = {"title": NASTY, "text": NASTY, "source": NASTY, "about": []}
    for offer in picture["offers"]:
        offer["title"] = NASTY
    picture["over"] = (
        {
            "title": NASTY,
            "text": NASTY,
            "rows": [{"seat": 0, "name": NASTY, "coins": 1, "hand": 0, "rank": 1}],
        }
        if name == "over"
        else None
    )
    return picture


def test_nothing_is_read_as_html(table: Table) -> None:
    for name in ("trade", "offered", "over", "onlooker"):
        page = table(name, picture=nasty(name))
        page.wait_for_timeout(100)
        assert page.evaluate("window.hacked") is None
        assert page.evaluate("table.querySelectorAll('img, i:not(.backs i, .bar i)').length") == 0
        assert "<img" in page.evaluate("table.querySelector('.seat h3').textContent")


def test_a_long_name_does_not_widen_the_table(table: Table) -> None:
    for width in (360, 1024):
        page = table("trade", picture=nasty("trade"), width=width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
