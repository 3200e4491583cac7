"""`bohnanza-teach lab`, which `make lab` runs, serves the start notebook, whose table can be played."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .server import ROOT, Lab, open_notebook


@pytest.fixture
def lab_of_the_command(tmp_path: Path) -> Iterator[tuple[Lab, str]]:
    """The server that the command starts, and the page that it would open."""
    environment = os.environ | {
        "JUPYTER_CONFIG_DIR": str(tmp_path / "config"),
        "JUPYTER_RUNTIME_DIR": str(tmp_path / "run"),
        "JUPYTERLAB_SETTINGS_DIR": str(tmp_path / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(tmp_path / "workspaces"),
    }
    log = tmp_path / "lab.log"
    command = [sys.executable, "-m", "bohnanza_teach", "lab", "--no-browser", "--port=0", "--ip=127.0.0.1"]
    command += ["--LabApp.expose_app_in_browser=True"]
    with log.open("w") as out:
        server = subprocess.Popen(
            command, env=environment, stdout=out, stderr=out, cwd=ROOT, start_new_session=True
        )
    try:
        for _try in range(240):
            match = re.search(r"(http://127\.0\.0\.1:\d+)/lab(\S*?)\?token=(\w+)", log.read_text())
            if match:
                break
            time.sleep(0.25)
        else:
            pytest.fail(log.read_text()[-2000:])
        yield Lab(match[1], match[3]), match[2]
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(20)


def test_start_notebook(page: Page, lab_of_the_command: tuple[Lab, str]) -> None:
    lab, opened = lab_of_the_command
    assert opened.endswith("00_start.ipynb")
    page.set_viewport_size({"width": 1500, "height": 1300})
    table = open_notebook(page, lab, opened.removeprefix("/tree/"))
    table.get_by_role("button", name="Plant here").first.click()
    expect(table.locator("[aria-current='step']")).to_contain_text("May plant")
