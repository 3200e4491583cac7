"""No sideways scrolling, no text under 14 px, no target under 44 px, and the main button is in sight."""

from __future__ import annotations

import pytest

from .bare_page import PICTURES, Table

OPEN = "for (const s of ['[data-turned]', '.add', '[data-counter]']) table.querySelector(s)?.click()"
SEEN = "e => e.getClientRects().length > 0 && !e.closest('.vh')"
SMALL_TEXT = f"""() => {{
  const seen = {SEEN}, bad = [];
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {{
    const text = walk.currentNode.data, e = walk.currentNode.parentElement;
    if (!text.trim() || e.tagName === 'STYLE' || !seen(e)) continue;
    const size = parseFloat(getComputedStyle(e).fontSize);
    if (size > 0 && size < 14) bad.push([text, size]);
  }}
  return bad; }}"""
SMALL_TARGETS = f"""() => [...table.querySelectorAll('button')].filter({SEEN})
  .map(e => [e.outerHTML.slice(0, 90), e.getBoundingClientRect()])
  .filter(([, r]) => r.width < 43.9 || r.height < 43.9).map(([h, r]) => [h, r.width, r.height])"""
CUT = f"""() => [...table.querySelectorAll(
    '.btn, .ask, .act h2, .field h3, .says, .why, .lbl, .note p, .hint, .tag, .kind .nm')]
  .filter({SEEN}).filter(e => e.scrollWidth > e.clientWidth + 1)
  .filter(e => getComputedStyle(e).display !== 'inline' && getComputedStyle(e).position !== 'absolute')
  .map(e => e.outerHTML.slice(0, 120))"""
BOTTOMS = f"""() => [...table.querySelectorAll('[data-main], [data-harvest], [data-button]')]
  .filter({SEEN}).map(e => e.getBoundingClientRect().bottom)"""


@pytest.mark.parametrize(
    "width", [360, 1024, *(pytest.param(width, marks=pytest.mark.slow) for width in (768, 1600))]
)
@pytest.mark.parametrize("name", list(PICTURES))
def test_it_fits(table: Table, name: str, width: int) -> None:
    page = table(name, width=width)
    for step in ("0", OPEN):
        page.evaluate(step)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(SMALL_TEXT) == []
        assert page.evaluate(SMALL_TARGETS) == []
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize(
    "name", [n for n in PICTURES if n not in ("trade", "trade_note", "three_players", "rtl", "over")]
)
def test_on_a_phone_something_to_press_is_within_the_first_800_pixels(table: Table, name: str) -> None:
    page = table(name, width=360, height=800)
    tops = page.evaluate(BOTTOMS)
    assert tops
    assert min(tops) <= 800
