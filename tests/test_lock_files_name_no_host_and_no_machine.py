"""Locks install from whatever index a machine uses: they name no address and no path."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted([*ROOT.glob("requirements/*.txt"), *ROOT.glob("binder/*")])
NPM = sorted(ROOT.glob("widgets/*.json"))
HAND_MADE = [
    ROOT / name
    for name in ("pyproject.toml", "Makefile", ".pre-commit-config.yaml", ".ci/run", "requirements/lock.py")
]

INDEX_OPTION = re.compile(r"--?(index-url|extra-index-url|find-links|trusted-host|i|f)\s")
REGISTRY = re.compile(r"pypi\.org|pythonhosted|npmjs|yarnpkg|registry\.|/simple\b", re.IGNORECASE)
MACHINE = re.compile(
    r"(?<![\w.$*)}-])/(home|root|tmp|opt|work|var|mnt|srv|Users|usr/local)/|file:|[A-Z]:\\\\"
)

# where npm's own format has an address that is no download: of a project's page or its donors' page
ABOUT = {"funding", "homepage", "bugs", "repository", "$schema", "license", "author"}


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def addresses(node: Any) -> list[str]:
    """Every address in a JSON document, but for those that only tell about a project."""
    if isinstance(node, dict):
        return [a for key, value in node.items() if key not in ABOUT for a in addresses(value)]
    if isinstance(node, list):
        return [a for value in node for a in addresses(value)]
    return [node] if isinstance(node, str) and "://" in node else []


def test_there_are_locks_to_look_at() -> None:
    assert {"requirements/base.txt", "requirements/test.txt", "binder/requirements.txt"} <= set(
        map(name, LOCKS)
    )


@pytest.mark.parametrize("path", LOCKS, ids=name)
def test_a_lock_has_no_address_and_no_index_option(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "://" not in text
    assert not REGISTRY.search(text)
    assert not INDEX_OPTION.search(text)


@pytest.mark.parametrize("path", [*LOCKS, *NPM, *HAND_MADE], ids=name)
def test_no_path_of_a_machine_is_named(path: Path) -> None:
    assert not MACHINE.findall(path.read_text(encoding="utf-8").replace("/path/to/", ""))


@pytest.mark.parametrize("path", HAND_MADE, ids=name)
def test_set_up_names_no_registry(path: Path) -> None:
    assert not REGISTRY.search(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", NPM, ids=name)
def test_npm_files_record_no_download_address(path: Path) -> None:
    if path.name == "tsconfig.json":  # allows comments, so it is no JSON; it holds no package
        return
    assert addresses(json.loads(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("lock", ["base", "build", "test"])
def test_every_pin_has_its_hashes(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    entries = re.split(r"\n(?=[a-z0-9])", text)[1:]
    assert entries
    assert [e.split()[0] for e in entries if "==" not in e or "--hash=sha256:" not in e] == []


@pytest.mark.parametrize("lock", ["base", "build"])
def test_the_locks_can_share_one_environment(lock: str) -> None:
    def pins(which: str) -> set[str]:
        text = (ROOT / "requirements" / f"{which}.txt").read_text(encoding="utf-8")
        return set(re.findall(r"^([a-z0-9._-]+==[^\s;\\]+)", text, re.MULTILINE))

    assert pins(lock) <= pins("test")


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    base = (ROOT / "requirements" / "base.txt").read_text(encoding="utf-8")
    test = (ROOT / "requirements" / "test.txt").read_text(encoding="utf-8")
    extras = project["optional-dependencies"]
    for need, lock in [
        *((need, base) for need in project["dependencies"]),
        *((need, test) for need in [*extras["fast"], *extras["test"]]),
    ]:
        package = re.split(r"[<>=!~;\[ ]", need)[0]
        assert re.search(rf"^{re.escape(package)}==", lock, re.MULTILINE), f"{package}: run `make lock`"
