"""Every picture, light and dark, on a phone and in a notebook."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from .bare_page import PICTURES, Table

OPEN = {
    "trade": ["[data-turned]", ".add", ".kind"],
    "offered": ["[data-counter]"],
}


@pytest.mark.parametrize(
    ("width", "dark"),
    [
        (1024, False),
        (360, True),
        pytest.param(1024, True, marks=pytest.mark.slow),
        pytest.param(360, False, marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("name", list(PICTURES))
def test_nothing_is_found(table: Table, name: str, width: int, dark: bool) -> None:
    page = table(name, width=width, dark=dark)
    page.emulate_media(reduced_motion="reduce")
    for press in [None, OPEN.get(name)] if name in OPEN else [None]:
        for selector in press or []:
            page.evaluate("s => table.querySelector(s).click()", selector)
        found = Axe().run(page, context="#root")
        bad = found.response["violations"]
        assert [(v["id"], [n["html"][:200] for n in v["nodes"]]) for v in bad] == []
