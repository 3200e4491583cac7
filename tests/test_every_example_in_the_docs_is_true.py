"""Examples in docstrings and in the README are run, and print what they say."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted(
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")
    for path in ROOT.glob("bohnanza_teach/**/*.py")
    if ">>>" in path.read_text(encoding="utf-8")
)
PAGES = [p for p in [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))] if p.exists()]


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_pages(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page's examples share their names, as for a reader who follows it from top to bottom."""
    monkeypatch.chdir(tmp_path)
    text = re.sub(r"^\s*```.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    page = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0)
    assert not doctest.DocTestRunner().run(page).failed
