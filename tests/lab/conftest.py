"""One JupyterLab for all tests of this folder; each test opens its own copy of a notebook."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from .server import ROOT, Lab, open_notebook, running_lab


@pytest.fixture(scope="session")
def lab_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("notebooks")


@pytest.fixture(scope="session")
def lab(lab_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with running_lab(lab_folder, tmp_path_factory.mktemp("lab")) as running:
        yield running


@pytest.fixture
def complaints(page: Page) -> list[str]:
    """Errors of the page and its console so far, ours or JupyterLab's."""
    heard: list[str] = []
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
    return heard


@pytest.fixture
def outside(page: Page) -> list[str]:
    """Addresses outside this machine that the page asked for."""
    asked: list[str] = []

    def note(address: str) -> None:
        if not address.startswith(("http://127.0.0.1", "ws://127.0.0.1", "data:", "blob:")):
            asked.append(address)

    page.on("request", lambda request: note(request.url))
    return asked


@pytest.fixture
def first_turn_table(
    page: Page, lab: Lab, lab_folder: Path, request: pytest.FixtureRequest
) -> Callable[[], Locator]:
    """Opens a fresh copy of the first lesson and returns its first card table."""

    def open_copy() -> Locator:
        name = f"{request.node.name.split('[')[0][:40]}.ipynb"
        shutil.copy(ROOT / "notebooks" / "01_your_first_turn.ipynb", lab_folder / name)
        page.set_viewport_size({"width": 1500, "height": 1300})
        return open_notebook(page, lab, name)

    return open_copy
