"""A real JupyterLab on this machine, and a browser page with a notebook of ours in it."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

ROOT = Path(__file__).parents[2]

# Nothing is asked of the outside world, and no question about news covers the page.
QUIET = (
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
    "--LabApp.expose_app_in_browser=True",
)


class Lab(NamedTuple):
    """A running server: its address and the token that opens it."""

    address: str
    token: str

    def notebook(self, path: str) -> str:
        # reset: without the notebooks that an earlier visit left open
        return f"{self.address}/lab/tree/{path}?reset&token={self.token}"


@contextmanager
def running_lab(folder: Path, home: Path) -> Iterator[Lab]:
    """JupyterLab serving ``folder``; its settings and logs go to ``home``."""
    lab = Lab(f"http://127.0.0.1:{_free_port()}", secrets.token_hex(16))
    _set(home, "apputils-extension/notification", '{"fetchNews": "false", "checkForUpdates": false}')
    # All cells in the page at once, so that a test finds those that are out of sight.
    _set(home, "notebook-extension/tracker", '{"windowingMode": "none"}')
    command = [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1"),
        f"--port={lab.address.rsplit(':', 1)[1]}",
        "--ServerApp.port_retries=0",
        f"--IdentityProvider.token={lab.token}",
        f"--ServerApp.root_dir={folder}",
        *QUIET,
    ]
    environment = os.environ | {
        "JUPYTER_CONFIG_DIR": str(home),
        "JUPYTER_RUNTIME_DIR": str(home / "run"),
        "JUPYTERLAB_SETTINGS_DIR": str(home / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(home / "workspaces"),
    }
    with (home / "lab.log").open("w") as log:
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
    try:
        _wait_until_up(lab, home / "lab.log")
        yield lab
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        try:
            server.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait(5)


def _set(home: Path, what: str, settings: str) -> None:
    file = home / "settings" / "@jupyterlab" / f"{what}.jupyterlab-settings"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(settings)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_until_up(lab: Lab, log: Path) -> None:
    for _try in range(360):
        try:
            urllib.request.urlopen(f"{lab.address}/api/status?token={lab.token}", timeout=2).read()
            return
        except OSError:
            time.sleep(0.25)
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text()[-2000:]}")


def open_notebook(page: Page, lab: Lab, path: str) -> Locator:
    """Open the notebook, run all its cells, and return the first card table in it."""
    page.goto(lab.notebook(path), wait_until="domcontentloaded")
    expect(page.locator(".jp-NotebookPanel:visible .jp-Notebook")).to_be_visible(timeout=90_000)
    # Run All before the kernel is ready is silently lost: ask the server, not the page.
    for _try in range(360):
        sessions = page.request.get(f"{lab.address}/api/sessions?token={lab.token}").json()
        kernels = [s["kernel"] for s in sessions if s["path"] == path]
        if kernels and kernels[0]["execution_state"] == "idle" and kernels[0]["connections"] > 0:
            break
        page.wait_for_timeout(250)
    page.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells')")
    table = page.get_by_role("region", name="Bean table").first
    expect(table).to_be_visible(timeout=90_000)
    expect(page.get_by_text("[*]:", exact=True)).to_have_count(0, timeout=90_000)
    return table
