"""Write the hashed locks and what Binder installs. Run it with `make lock`.

  test.txt    base, the fast extra and everything that tests need
  base.txt    what `make lab` installs
  build.txt   what installs the package itself
  ../binder/requirements.txt   the same pins for Binder, less JupyterLab, which its image brings

One resolution covers Python 3.11 to 3.13 on every system. test.txt is resolved first and the others
are held to it, so that all can share one environment. No file names an index, a path or this machine.
Pins that still hold are kept; `make lock LOCK_ARGS=--upgrade` takes the newest.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
BINDER = ROOT / "binder"

PIN = re.compile(r"^(?P<name>[a-z0-9._-]+)==(?P<version>[^\s;\\]+)(?:\s*;\s*(?P<marker>[^\\]+?))?\s*\\?$")
EVERYWHERE = ("--universal", "--python-version", "3.11", "--generate-hashes")


def resolve(target: Path, *what: str) -> None:
    """Let uv resolve, with nothing of this machine's own settings."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    silent = ("--no-config", "--no-emit-index-url", "--no-emit-find-links", "--no-header", "--no-annotate")
    command = (sys.executable, "-m", "uv", "pip", "compile", "--quiet", *silent, *what, "-o", str(target))
    subprocess.run(command, cwd=ROOT, env=clean, check=True)
    pinned = target.read_text(encoding="utf-8").removeprefix("# Made by `make lock`; do not edit.\n")
    target.write_text("# Made by `make lock`; do not edit.\n" + pinned, encoding="utf-8")


def pins(lock: Path) -> list[tuple[str, str, str]]:
    """Name, version and environment marker of every package in a lock, in its order."""
    found = (PIN.match(line) for line in lock.read_text(encoding="utf-8").splitlines())
    return [(m["name"], m["version"], m["marker"] or "") for m in found if m]


def runtime_without_lab() -> list[str]:
    """The project's own dependencies, less JupyterLab."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [need for need in project["dependencies"] if not need.startswith("jupyterlab")]


def main() -> None:
    """Write all four files."""
    upgrade = ["--upgrade"] if "--upgrade" in sys.argv else []
    test = LOCKS / "test.txt"
    resolve(test, "pyproject.toml", "--extra", "fast", "--extra", "test", *EVERYWHERE, *upgrade)
    with tempfile.TemporaryDirectory() as folder:
        held, build, binder = (Path(folder, name) for name in ("held.txt", "build.in", "binder.in"))
        lines = [f"{name}=={version}" + (f" ; {when}" if when else "") for name, version, when in pins(test)]
        held.write_text("\n".join(lines), encoding="utf-8")
        build.write_text("hatchling\neditables\n", encoding="utf-8")
        binder.write_text("\n".join(runtime_without_lab()), encoding="utf-8")
        as_tested = ("--constraint", str(held), "--upgrade")
        resolve(LOCKS / "base.txt", "pyproject.toml", *EVERYWHERE, *as_tested)
        resolve(LOCKS / "build.txt", str(build), *EVERYWHERE, *as_tested)
        python = (BINDER / "runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")
        there = ("--python-version", python, "--python-platform", "linux")
        resolve(BINDER / "requirements.txt", str(binder), *there, *as_tested)


if __name__ == "__main__":
    main()
