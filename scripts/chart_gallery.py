"""Draw each chart once and keep it as a picture:  python -m scripts.chart_gallery [--edition ID] [--dark]

The pictures in docs/charts/ come from here. A browser draws them, offline, from the plotly that is installed;
``--grey`` shows what a photocopy shows.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import bohnanza_teach as bt
from bohnanza_teach.charts import bean_exchange_rates, deck_passes, outcomes
from scripts import browser

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "charts"


def figures(edition_id: str, games: int, dark: bool) -> dict[str, Any]:
    """The charts by the name of their picture."""
    edition = bt.edition(edition_id)
    results = bt.simulate(edition, ["greedy"] * 4, games=games, seed=1)
    return {
        "bean_exchange_rates": bean_exchange_rates(edition, dark=dark),
        "deck_passes": deck_passes(results, dark=dark),
        "outcomes": outcomes(results, dark=dark),
    }


def take(figure: Any, picture: Path, *, grey: bool = False) -> None:
    """A picture of the figure at twice its size in pixels, so that it can be printed."""
    chromium = browser.find()
    if not chromium:
        raise SystemExit(browser.HELP)
    width, height = figure.layout.width, figure.layout.height
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        page_file = Path(folder) / "chart.html"
        figure.write_html(page_file, include_plotlyjs=True, config={"displayModeBar": False})
        tab = playwright.chromium.launch(executable_path=chromium, args=list(browser.ARGUMENTS))
        page = tab.new_page(viewport={"width": width, "height": height}, device_scale_factor=2)
        page.goto(page_file.as_uri())
        page.add_style_tag(content="body { margin: 0 }" + ("html { filter: grayscale(1) }" if grey else ""))
        page.locator(".main-svg").first.wait_for()
        page.screenshot(path=picture)
        tab.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="amigo-2007-kr")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--grey", action="store_true")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for name, figure in figures(wanted.edition, wanted.games, wanted.dark).items():
        picture = wanted.folder / f"{name}.png"
        take(figure, picture, grey=wanted.grey)
        print(picture)


if __name__ == "__main__":
    main()
