"""The table in a bare page; which browser is driven, tests/conftest.py says."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from .bare_page import Sent, Table, show


@pytest.fixture
def table(page: Page) -> Table:
    return lambda name, **more: show(page, name, **more)


@pytest.fixture
def sent() -> Sent:
    def requests(page: Page) -> list[dict[str, Any]]:
        js = "model.sent.filter(m => m.do !== 'hello').map(({version, ...m}) => m)"
        found: list[dict[str, Any]] = page.evaluate(js)
        return found

    return requests
