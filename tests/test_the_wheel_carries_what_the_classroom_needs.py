"""A wheel is all that a classroom installs: data, front end and types must be in it, tests must not."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "bohnanza_teach"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Built with the hatchling of this environment: nothing is fetched."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path)


def inside(wheel: zipfile.ZipFile) -> set[str]:
    return {name for name in wheel.namelist() if ".dist-info/" not in name}


@pytest.mark.parametrize("name", ["ui/static/table.js", "py.typed", "editions/amigo-2007-kr.toml", "cli.py"])
def test_what_is_needed_is_there(wheel: zipfile.ZipFile, name: str) -> None:
    assert f"bohnanza_teach/{name}" in inside(wheel)


def test_no_file_of_the_package_is_left_behind(wheel: zipfile.ZipFile) -> None:
    here = {
        p.relative_to(ROOT).as_posix()
        for p in PACKAGE.rglob("*")
        if p.is_file() and "__pycache__" not in p.parts
    }
    assert here - inside(wheel) == set()


def test_nothing_else_is_in_it(wheel: zipfile.ZipFile) -> None:
    assert {name for name in inside(wheel) if not name.startswith("bohnanza_teach/")} == set()
    assert [name for name in inside(wheel) if "/test" in name or name.endswith((".ts", ".map"))] == []


def test_every_lesson_travels_along(wheel: zipfile.ZipFile) -> None:
    lessons = {f"bohnanza_teach/_notebooks/{path.name}" for path in (ROOT / "notebooks").glob("*.ipynb")}
    assert {name for name in inside(wheel) if name.endswith(".ipynb")} == lessons


def test_it_is_small_enough_for_a_school_network(wheel: zipfile.ZipFile) -> None:
    assert sum(info.compress_size for info in wheel.infolist()) < 2_000_000


def test_it_brings_the_command_and_the_licence(wheel: zipfile.ZipFile) -> None:
    about = {name.split("/", 1)[1]: name for name in wheel.namelist() if ".dist-info/" in name}
    assert b"bohnanza-teach = bohnanza_teach.cli:main" in wheel.read(about["entry_points.txt"])
    assert "licenses/LICENSE" in about
