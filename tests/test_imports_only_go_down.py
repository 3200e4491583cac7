"""Imports only go down: a room of the package knows its own room and the rooms below it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "bohnanza_teach"

# from the bottom to the top; `language` is below all of them
ROOMS = ("editions", "rules", "game", "players", "simulate", "analysis", "charts", "lessons", "ui")
STANDARD_LIBRARY_ONLY = ("language", "editions", "rules", "game", "players", "simulate")
FREE = ("__init__", "__main__", "cli")  # the face of the package and its command may import anything

FILES = sorted(p for p in PACKAGE.rglob("*.py") if "__pycache__" not in p.parts)


def name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def room(path: Path) -> str:
    """`rules/trading.py` is in the room `rules`; a file at the top is a room of its own."""
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def dotted(path: Path) -> list[str]:
    """The package that a relative import starts from."""
    return ["bohnanza_teach", *path.relative_to(PACKAGE).parts[:-1]]


def imported(node: ast.AST, path: Path) -> Iterator[str]:
    """Full names of the modules that one node imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        start = dotted(path)
        base = start[: len(start) - node.level + 1] if node.level else []
        module = ".".join([*base, *([node.module] if node.module else [])])
        if module == "bohnanza_teach":
            yield from (f"bohnanza_teach.{alias.name}" for alias in node.names)
        else:
            yield module
    elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("import_module", "__import__")):
        first = node.args[0] if node.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value


def everywhere(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {module for node in ast.walk(tree) for module in imported(node, path)}


def at_module_level(path: Path) -> set[str]:
    """What importing the file imports: bodies of functions and TYPE_CHECKING blocks wait or never run."""

    def runs(node: ast.AST) -> Iterator[ast.AST]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            return
        yield node
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            children: list[ast.AST] = list(node.orelse)
        else:
            children = list(ast.iter_child_nodes(node))
        for child in children:
            yield from runs(child)

    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {module for node in runs(tree) for module in imported(node, path)}


def may_know(own: str) -> set[str]:
    """The rooms that a file of this room may import from."""
    if own in FREE:
        return {*ROOMS, *FREE, "language"}
    return {"language", own, *(ROOMS[: ROOMS.index(own)] if own in ROOMS else ())}


def test_every_file_stands_in_a_room() -> None:
    assert FILES
    assert {room(path) for path in FILES} <= {*ROOMS, *FREE, "language"}


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_file_imports_from_its_own_room_and_below(path: Path) -> None:
    ours = {module for module in everywhere(path) if module.partition(".")[0] == "bohnanza_teach"}
    # the bare package is its face, which stands above all rooms
    rooms = {module.split(".")[1] if "." in module else "__init__" for module in ours}
    assert rooms - may_know(room(path)) == set()


@pytest.mark.parametrize("path", [p for p in FILES if room(p) in STANDARD_LIBRARY_ONLY], ids=name)
def test_the_lower_rooms_stand_on_the_standard_library(path: Path) -> None:
    tops = {module.partition(".")[0] for module in at_module_level(path)}
    assert tops - {*sys.stdlib_module_names, "bohnanza_teach"} == set()


@pytest.mark.parametrize(
    ("code", "file", "up"),
    [
        ("from ..game import match", "rules/turn.py", "game"),
        ("from bohnanza_teach import ui", "rules/turn.py", "ui"),
        ("def f():\n    import bohnanza_teach.players.greedy", "game/match.py", "players"),
        ("import importlib\nimportlib.import_module('bohnanza_teach.charts')", "simulate/batch.py", "charts"),
    ],
)
def test_an_import_that_goes_up_would_be_seen(code: str, file: str, up: str) -> None:
    path = PACKAGE / file
    seen = {module for node in ast.walk(ast.parse(code)) for module in imported(node, path)}
    assert any(module.split(".")[1:2] == [up] for module in seen)
    assert up not in may_know(room(path))
