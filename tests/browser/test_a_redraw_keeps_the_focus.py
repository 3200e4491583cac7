"""A new picture never throws the focus away, and never replaces an element that has it."""

from __future__ import annotations

import pytest

from .bare_page import PICTURES, Table


@pytest.mark.parametrize("name", list(PICTURES))
def test_whatever_has_the_focus_keeps_it_when_nothing_about_it_changes(table: Table, name: str) -> None:
    page = table(name)
    lost = page.evaluate("""() => {
      const lost = [];
      for (const node of table.querySelectorAll('button, [tabindex]')) {
        if (!node.getClientRects().length) continue;
        node.focus();
        const at = table.activeElement;
        model.change(p => { p.say = 'Ben drew';
                                    p.log.unshift({n: 48, turn: 4, text: 'Ben drew three cards'}); });
        if (table.activeElement !== at || !at.isConnected) lost.push(node.outerHTML.slice(0, 80));
      }
      return lost; }""")
    assert lost == []


@pytest.mark.parametrize(
    ("before", "focus", "after", "now"),
    [
        ("trade", "[data-button=end_trading]", "plant_traded", "[data-plant]"),
        ("turn_over", "[data-button=turn_over]", "onlooker", "[data-next]"),
        ("onlooker", "[data-next]", "offered", "[data-accept]"),
        ("must_plant", "[data-plant='1']", "turn_over", "[data-button=turn_over]"),
        ("must_plant", "[data-plant='0']", "may_plant", "[data-plant='0']"),
        ("offered", "[data-decline]", "onlooker", "[data-next]"),
        ("must_plant", "[data-hand='5']", "over", "#ask"),
    ],
)
def test_what_is_gone_hands_the_focus_to_the_sensible_next_thing(
    table: Table, before: str, focus: str, after: str, now: str
) -> None:
    page = table(before)
    page.evaluate("s => table.querySelector(s).focus()", focus)
    page.evaluate("p => model.push('picture', p)", PICTURES[after])
    assert page.evaluate("s => table.activeElement?.matches(s)", now), page.evaluate(
        "table.activeElement?.outerHTML"
    )


def test_a_view_without_the_focus_does_not_take_it(table: Table) -> None:
    page = table("onlooker")
    page.evaluate("p => model.push('picture', p)", PICTURES["trade"])
    assert page.evaluate("document.activeElement === document.body")


def test_an_offer_in_the_making_outlives_a_refusal_but_not_its_cards(table: Table) -> None:
    page = table("trade")
    page.evaluate(
        "table.querySelector('[data-turned=\"0\"]').click(); table.querySelector('[data-hand=\"3\"]').click()"
    )
    chips = "[...table.querySelectorAll('.chip b')].map(e => e.textContent)"
    page.evaluate("model.change(p => { p.partners[0].answer = 'no'; })")
    assert page.evaluate(chips) == ["Stink", "Soy"]
    page.evaluate("model.change(p => { p.you.hand[3].bean = 'red'; })")
    assert page.evaluate(chips) == ["Stink"]
    page.evaluate("model.change(p => { p.turned_over.shift(); p.turned_over[0].index = 0; })")
    assert page.evaluate(chips) == []


def test_closing_the_view_leaves_nothing_behind(table: Table) -> None:
    page = table("onlooker")
    page.evaluate("table.querySelector('[data-play]').click()")
    page.evaluate("cleanup()")
    assert page.evaluate("Object.values(model.heard).every(l => l.length === 0)")
    assert page.evaluate("document.getElementById('root').childElementCount") == 0
    count = page.evaluate("model.sent.length")
    page.wait_for_timeout(900)
    assert page.evaluate("model.sent.length") == count
