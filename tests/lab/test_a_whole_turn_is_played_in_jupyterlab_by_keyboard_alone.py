"""No mouse: from the notebook into the table and through the six steps with Tab, arrows and Enter."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .turn import current_step, expect_step

# The element that has the focus, looked up through shadow roots: its name and whether it is in the table.
FOCUSED = """() => {
  let e = document.activeElement, inside = false;
  while (e && e.shadowRoot && e.shadowRoot.activeElement) { inside = true; e = e.shadowRoot.activeElement; }
  if (!e) return ["", false];
  return [(e.getAttribute("aria-label") || e.textContent || "").trim().replace(/\\s+/g, " "), inside];
}"""


def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Press Tab until the control with this name has the focus."""
    seen = []
    for _press in range(90):
        label, inside = page.evaluate(FOCUSED)
        if inside and label.startswith(name):
            return
        seen.append(label[:40])
        page.keyboard.press(key)
    raise AssertionError(f"Tab never came to {name!r}, but to {seen}")


def press(page: Page, name: str) -> None:
    tab_to(page, name)
    page.keyboard.press("Enter")


def test_keyboard(page: Page, first_turn_table: Callable[[], Locator], complaints: list[str]) -> None:
    table = first_turn_table()
    n_cells = page.locator(".jp-Cell").count()
    page.locator(".jp-CodeCell").nth(1).locator(
        ".jp-InputPrompt"
    ).click()  # command mode, as after Shift+Enter
    press(page, "Plant here")
    expect_step(table, "May plant")
    press(page, "Plant here")
    expect_step(table, "Turn over two")
    press(page, "Turn over two")
    expect_step(table, "Trade")
    press(page, "Stink, turned over")
    press(page, "Add a bean that you want")
    page.keyboard.press("ArrowRight")  # from Blue to Chili
    page.keyboard.press("Enter")
    press(page, "Offer to Ada")
    expect(table.locator(".answers")).to_contain_text("Ada said yes")
    press(page, "End trading")
    expect_step(table, "Plant traded")
    press(page, "Plant here")
    expect(table.get_by_role("heading", name="3 Chili")).to_be_visible()
    press(page, "Plant here")
    expect(table.locator("#ask")).to_contain_text("You have planted everything")
    press(page, "Next: Ada")
    expect_step(table, "Draw three")
    press(page, "Draw three")
    expect_step(table, "Must plant")
    # Letters that the notebook takes for commands must not reach it from the table.
    for letter in ("x", "a", "b", "m", "d", "d"):
        page.keyboard.press(letter)
    assert page.locator(".jp-Cell").count() == n_cells
    page.keyboard.press("Control+z")
    expect_step(table, "Draw three")
    assert current_step(table) == "Draw three"
    assert complaints == []
