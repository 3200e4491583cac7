"""Binder gets the Python, the pins and the package that are tested here.

No docker: repo2docker's own build packs say what they would do, and the same steps are taken in a fresh
environment.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parent.parent
BINDER = ROOT / "binder"
PIN = re.compile(r"^([a-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
NOTEBOOKS = sorted(ROOT.glob("notebooks/*.ipynb"))


@pytest.fixture
def build_pack(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The build pack that repo2docker picks for this repository."""
    from repo2docker.app import Repo2Docker

    monkeypatch.chdir(ROOT)
    app = Repo2Docker()
    packs = (pack(app.base_image) for pack in app.buildpacks)
    return next(pack for pack in packs if pack.detect())


def test_the_python_build_pack_is_picked_with_the_python_of_runtime_txt(build_pack: Any) -> None:
    assert type(build_pack).__name__ == "PythonBuildPack"
    assert build_pack.binder_dir == "binder"
    assert build_pack.python_version == "3.12"


def test_the_pins_are_installed_then_the_package_then_start_runs(build_pack: Any) -> None:
    steps = [*build_pack.get_preassemble_scripts(), *build_pack.get_assemble_scripts()]
    pip = [script for _, script in steps if "pip install" in script]
    assert len(pip) == 1
    assert '-r "binder/requirements.txt"' in pip[0]
    assert build_pack.get_post_build_scripts() == ["binder/postBuild"]
    assert build_pack.get_start_script() == "${REPO_DIR}/binder/start"


@pytest.mark.parametrize("script", ["postBuild", "start"])
def test_scripts_can_be_executed(script: str) -> None:
    assert os.access(BINDER / script, os.X_OK)
    assert (BINDER / script).read_text(encoding="utf-8").startswith("#!/bin/bash\n")


def test_start_hands_over_to_what_binder_wants_to_run() -> None:
    assert (BINDER / "start").read_text(encoding="utf-8").splitlines()[-1] == 'exec "$@"'


def pins(text: str) -> set[tuple[str, str]]:
    return set(PIN.findall(text))


def test_every_pin_is_one_of_the_lock() -> None:
    binder = pins((BINDER / "requirements.txt").read_text(encoding="utf-8"))
    base = pins((ROOT / "requirements" / "base.txt").read_text(encoding="utf-8"))
    assert binder
    assert binder - base == set(), "run `make lock`"


def test_the_pins_are_the_runtime_and_not_lab_which_the_image_brings() -> None:
    names = {name for name, _ in pins((BINDER / "requirements.txt").read_text(encoding="utf-8"))}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {re.split(r"[<>=]", need)[0] for need in project["dependencies"]}
    assert wanted - names == {"jupyterlab"}
    assert not names & {"jupyterlab", "jupyter-server", "notebook", "pytest"}


def python_of_binder() -> str:
    """Python 3.12 where this machine has one, else the Python of the tests."""
    homes = sorted(Path.home().glob(".pyenv/versions/3.12*/bin/python"))
    for python in [shutil.which("python3.12"), *map(str, homes)]:
        if python and subprocess.run([python, "-c", "import ensurepip"], capture_output=True).returncode == 0:
            return python
    return sys.executable


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment after Binder's steps, with a kernel named `binder`."""
    home = tmp_path_factory.mktemp("binder")
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME")}
    env["PATH"] = f"{home}/bin{os.pathsep}{env['PATH']}"

    def step(*command: str) -> None:
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    step(python_of_binder(), "-m", "venv", str(home))
    # the kernel itself is in Binder's image from the start
    kernel = dict(pins((ROOT / "requirements" / "base.txt").read_text(encoding="utf-8")))["ipykernel"]
    step("python", "-m", "pip", "install", "-q", "--no-cache-dir", f"ipykernel=={kernel}")
    step("python", "-m", "pip", "install", "-q", "--no-cache-dir", "-r", "binder/requirements.txt")
    step("bash", "binder/postBuild")
    step("python", "-m", "ipykernel", "install", "--prefix", str(home), "--name", "binder")
    return home


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_notebooks_run_after_the_same_steps_in_a_fresh_environment(
    path: Path, image: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_PATH", str(image / "share" / "jupyter"))
    monkeypatch.delenv("PYTHONPATH", raising=False)
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    asks = "import sys, bohnanza_teach; assert sys.prefix in bohnanza_teach.__file__, bohnanza_teach.__file__"
    notebook.cells.insert(0, nbformat.v4.new_code_cell(asks))  # type: ignore[no-untyped-call]
    where = {"metadata": {"path": str(tmp_path)}}  # not in the checkout, or its own package would be imported
    NotebookClient(notebook, timeout=300, kernel_name="binder", resources=where).execute()
