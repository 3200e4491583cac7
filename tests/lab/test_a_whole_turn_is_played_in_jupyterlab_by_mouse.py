"""A mouse plays the six steps of a turn in a real JupyterLab, and a wrong move is explained."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from .server import ROOT
from .turn import cell_output, current_step, expect_step, play_turn_by_mouse, press, run_check

#: Not kept by git; `scripts/screenshots.py` makes those under docs/.
SCREENS = ROOT / "build" / "screens"


def test_mouse(
    page: Page, first_turn_table: Callable[[], Locator], complaints: list[str], outside: list[str]
) -> None:
    table = first_turn_table()
    steps: list[str] = []

    def look(step: str) -> None:
        steps.append(current_step(table))
        SCREENS.mkdir(parents=True, exist_ok=True)
        picture = table.screenshot(path=str(SCREENS / f"{step}.png"))
        assert len(picture) > 20_000, "an empty picture"

    play_turn_by_mouse(table, look)
    assert steps == ["Must plant", "May plant", "Turn over two", "Trade", "Plant traded", "Draw three"]
    for step in ("must_plant", "may_plant", "turn_over", "trade", "plant_traded", "draw"):
        run_check(page, step)
        expect(cell_output(page, step)).to_contain_text("Done.")
    report = Axe().run(page, context="div[data-lm-suppress-shortcuts]")
    # Its own report writer stumbles over elements in a shadow root.
    assert [(v["id"], v["nodes"][0]["html"]) for v in report.response["violations"]] == []
    assert complaints == []
    assert outside == []


def test_a_wrong_card_is_explained_and_nothing_changes(
    first_turn_table: Callable[[], Locator],
) -> None:
    table = first_turn_table()
    table.get_by_role("button", name="Blue, card 3 of 5").click(force=True)
    note = table.locator(".note")
    expect(note).to_contain_text("Only the front card of the hand may be planted")
    expect(note).to_contain_text("Turn: planting from the hand")
    assert current_step(table) == "Must plant"
    expect(table.get_by_role("button", name="Chili, card 1 of 5")).to_be_visible()


def test_shift_enter_runs_the_next_cell_even_after_a_press_on_the_table(
    page: Page, first_turn_table: Callable[[], Locator]
) -> None:
    table = first_turn_table()
    press(table, "Plant here")
    expect_step(table, "May plant")
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("Shift+Enter")
    expect(cell_output(page, "must_plant")).to_contain_text("Done.")
    assert current_step(table) == "May plant"
