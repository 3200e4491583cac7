"""Take the pictures under docs/screens: the first lesson's turn, step by step, in a real JupyterLab.

Run it as ``.venv/bin/python -m scripts.screenshots``.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from scripts import browser

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from lab.server import ROOT, open_notebook, running_lab
from lab.turn import play_turn_by_mouse

SCREENS = ROOT / "docs" / "screens"


def main() -> None:
    """Play the turn and write one PNG a step."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        folder, home = Path(made, "notebooks"), Path(made, "home")
        folder.mkdir()
        home.mkdir()
        shutil.copy(ROOT / "notebooks" / "01_your_first_turn.ipynb", folder)
        with running_lab(folder, home) as lab, sync_playwright() as playwright:
            chromium = playwright.chromium.launch(
                executable_path=browser.find(), args=list(browser.ARGUMENTS)
            )
            page = chromium.new_page(viewport={"width": 1500, "height": 1300})
            table = open_notebook(page, lab, "01_your_first_turn.ipynb")

            def look(step: str) -> None:
                page.wait_for_timeout(600)  # until cards have come to rest
                table.screenshot(path=str(SCREENS / f"{step}.png"))

            play_turn_by_mouse(table, look)
            chromium.close()


if __name__ == "__main__":
    main()
