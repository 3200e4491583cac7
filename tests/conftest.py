"""What all tests share: which browser is driven."""

from __future__ import annotations

from typing import Any

import pytest

from scripts import browser


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """pytest-playwright's `page` runs in the Chromium that `make browser` found."""
    path = browser.find()
    assert path, browser.HELP
    return {**browser_type_launch_args, "executable_path": path, "args": list(browser.ARGUMENTS)}
