"""A mouse plays the six steps of a turn in a real JupyterLab, and a wrong move is explained."""

from __future__ import annotations

from collections.abc import Callable

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from .turn import cell_output, current_step, play_turn_by_mouse, run_check


def test_mouse(
    page: Page, first_turn_table: Callable[[], Locator], complaints: list[str], outside: list[str]
) -> None:
    table = first_turn_table()
    steps: list[str] = []
    play_turn_by_mouse(table, lambda _step: steps.append(current_step(table)))
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
