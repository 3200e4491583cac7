"""The first lesson's turn, played in the browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect


def current_step(table: Locator) -> str:
    """The name of the step that is lit."""
    return table.locator("[aria-current='step'] .lbl").inner_text().strip()


def play_turn_by_mouse(table: Locator, look: Callable[[str], object] = lambda _step: None) -> None:
    """Plant two Chili, trade Stink for a third, plant, draw; ``look`` is called in each step."""
    look("1-must-plant")
    press(table, "Plant here")
    expect_step(table, "May plant")
    look("2-may-plant")
    press(table, "Plant here")
    expect_step(table, "Turn over two")
    look("3-turn-over")
    press(table, "Turn over two")
    expect_step(table, "Trade")
    offer_stink_for_chili(table)
    table.get_by_role("button", name="Soy, turned over").click()
    look("4-trade")
    press(table, "End trading")
    expect_step(table, "Plant traded")
    look("5-plant-traded")
    press(table, "Plant here")
    expect(table.get_by_role("heading", name="3 Chili")).to_be_visible()
    press(table, "Plant here")
    expect(table.locator("#ask")).to_contain_text("You have planted everything")
    press(table, "Next: Ada")
    expect_step(table, "Draw three")
    look("6-draw")
    press(table, "Draw three")
    expect_step(table, "Must plant")


def press(table: Locator, name: str) -> None:
    """Click the first button of this name."""
    table.get_by_role("button", name=name, exact=True).first.click()


def offer_stink_for_chili(table: Locator) -> None:
    """The offer that the lesson proposes, and Ada's yes."""
    table.get_by_role("button", name="Stink, turned over").click()
    table.get_by_role("button", name="Add a bean that you want").click()
    table.get_by_role("button", name="Chili", exact=True).click()
    table.get_by_role("button", name="Offer to Ada").click()
    expect(table.locator(".answers")).to_contain_text("Ada said yes")


def expect_step(table: Locator, name: str) -> None:
    """Wait until the step with this name is lit."""
    expect(table.locator("[aria-current='step']")).to_contain_text(name)


def run_check(page: Page, step: str) -> None:
    """Run the notebook's cell that checks this step."""
    check_cell(page, step).locator(".jp-InputArea-editor").click()
    page.keyboard.press("Control+Enter")


def check_cell(page: Page, step: str) -> Locator:
    return page.locator(".jp-CodeCell", has_text=f'first_turn.check(game, "{step}")')


def cell_output(page: Page, step: str) -> Locator:
    """What that cell printed."""
    return check_cell(page, step).locator(".jp-OutputArea-output")
