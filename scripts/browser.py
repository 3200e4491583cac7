"""Make sure that there is a Chromium for the browser tests, and say where it is.

Taken in this order: $BOHNANZA_CHROMIUM, one on the PATH, the one that Playwright keeps. Where there is none
it is installed: with apt-get as root on Debian, else by Playwright.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# no sandbox: in containers and for root it cannot start; the rest keeps the browser from calling home
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# the letters of all languages of the tables, for screenshots
DEBIAN = ("chromium", "fonts-noto-core")

HELP = """No Chromium for the browser tests was found or could be installed. One of these helps:
  sudo apt-get install chromium fonts-noto-core
  .venv/bin/python -m playwright install --with-deps chromium
  export BOHNANZA_CHROMIUM=/path/to/chromium"""


def runs(browser: str) -> bool:
    """A name on the PATH may be a stand-in that only says what to install."""
    try:
        done = subprocess.run([browser, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def playwrights_own() -> str | None:
    """The browser that `playwright install` has put into the home folder."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def find() -> str | None:
    """The path of a Chromium that runs, or None."""
    chosen = os.environ.get("BOHNANZA_CHROMIUM")
    if chosen:
        return chosen if runs(chosen) else None
    on_path = (shutil.which(name) for name in NAMES)
    usable = (path for path in on_path if path and runs(path))
    return next(usable, None) or playwrights_own()


def install_from_debian() -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print("Installing", *DEBIAN, "for the browser tests.", flush=True)
    for command in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", *DEBIAN]):
        subprocess.run(["apt-get", *command], env=quiet, stdout=subprocess.DEVNULL, check=False)


def install_with_playwright() -> None:
    print("Letting Playwright install its Chromium for the browser tests.", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> int:
    """Find or install; 1 with a message where nothing helped."""
    if os.environ.get("BOHNANZA_CHROMIUM") and not find():
        print(
            "BOHNANZA_CHROMIUM names",
            os.environ["BOHNANZA_CHROMIUM"] + ", which does not run.",
            file=sys.stderr,
        )
        return 1
    if not find() and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        install_from_debian()
    if not find():
        install_with_playwright()
    browser = find()
    if not browser:
        print(HELP, file=sys.stderr)
        return 1
    print("Browser:", browser)
    return 0


if __name__ == "__main__":
    sys.exit(main())
