"""Everything that can be asked for can be asked for without a mouse."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from .bare_page import Sent, Table


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("s => !!table.activeElement?.matches(s)", selector):
            return
    raise AssertionError(f"Tab does not reach {selector}")


def test_a_card_is_planted(table: Table, sent: Sent) -> None:
    page = table("must_plant")
    tab_to(page, "[data-plant='1']")
    press(page, "Enter")
    assert sent(page) == [{"do": "plant", "place": "hand", "index": 0, "field": 1}]
    assert page.evaluate("model.sent.at(-1).version") == 100


def test_an_offer_is_put_together_and_sent(table: Table, sent: Sent) -> None:
    page = table("trade")
    tab_to(page, "[data-turned='0']")
    press(page, "Enter")
    tab_to(page, "[data-partner]")
    press(page, "ArrowRight", "ArrowRight")
    assert page.evaluate("table.activeElement.dataset.partner") == "3"
    tab_to(page, ".add")
    press(page, "Enter")
    assert page.evaluate("table.activeElement.dataset.kind") == "blue"
    press(page, "ArrowRight", "Enter")
    assert page.evaluate("table.activeElement.className") == "add"
    press(page, "Enter", "Enter")  # the same kind once more
    tab_to(page, "[data-offer]")
    assert page.evaluate("table.activeElement.textContent") == "Offer to Cleo"
    press(page, "Enter")
    assert sent(page) == [
        {
            "do": "offer",
            "partner": 3,
            "give": [{"place": "turned_over", "index": 0}],
            "want": ["chili", "chili"],
        }
    ]


def test_a_gift_is_given_from_the_hand(table: Table, sent: Sent) -> None:
    page = table("trade")
    tab_to(page, "[data-hand='0']")
    press(page, "ArrowRight", "ArrowRight", "Enter", "Shift+Tab")
    page.get_by_role("button", name="Give as a gift").focus()
    press(page, "Enter")
    assert sent(page) == [{"do": "offer", "partner": 1, "give": [{"place": "hand", "index": 2}], "want": []}]


def test_escape_empties_the_offer(table: Table) -> None:
    page = table("trade")
    tab_to(page, "[data-turned='1']")
    press(page, "Enter", "Escape")
    assert page.evaluate("table.querySelectorAll('.chip').length") == 0
    assert page.evaluate("table.activeElement.dataset.turned") == "1"


def test_an_incoming_offer_is_accepted_with_the_chosen_cards(table: Table, sent: Sent) -> None:
    page = table("offered")
    tab_to(page, "[role=radio]")
    press(page, "ArrowDown")
    tab_to(page, "[data-accept]")
    press(page, "Enter")
    assert sent(page) == [{"do": "accept", "offer": 4, "cards": [{"place": "hand", "index": 4}]}]


def test_an_incoming_offer_is_countered(table: Table, sent: Sent) -> None:
    page = table("offered")
    tab_to(page, "[data-counter]")
    press(page, "Enter")
    assert page.evaluate("table.activeElement.dataset.partner") == "1"
    tab_to(page, ".chip button[aria-label='Remove Garden from your offer']")
    press(page, "Enter")
    tab_to(page, "[data-offer]")
    press(page, "Enter")
    assert sent(page) == [
        {"do": "counter", "offer": 4, "give": [{"place": "hand", "index": 1}], "want": ["red"]}
    ]


def test_a_waiting_card_is_chosen_before_it_is_planted(table: Table, sent: Sent) -> None:
    page = table("plant_traded")
    tab_to(page, "[data-aside='1']")
    press(page, "Enter")
    assert sent(page) == [{"do": "choose", "place": "set_aside", "index": 1}]
    assert page.evaluate("table.activeElement.dataset.aside") == "1"


def test_enter_with_shift_or_ctrl_is_left_to_the_notebook(table: Table, sent: Sent) -> None:
    page = table("must_plant")
    page.evaluate("""() => { window.heard = []; document.addEventListener('keydown',
      e => heard.push([e.key, e.target.hasAttribute('data-lm-suppress-shortcuts')]), true); }""")
    page.get_by_role("button", name="Plant here").first.focus()
    for keys in ("Shift+Enter", "Control+Enter"):
        press(page, keys)
        page.wait_for_function("table.activeElement")
    assert sent(page) == []
    assert ["Enter", False] in page.evaluate("heard")
    press(page, "Enter")
    assert len(sent(page)) == 1
    assert page.evaluate("heard.at(-1)") == ["Enter", True]


@pytest.mark.parametrize(
    ("name", "keys", "request_"),
    [
        ("must_plant", "[data-hand='0']", {"do": "why", "place": "hand", "index": 1}),
        ("trade", "[data-aside='0']", {"do": "why", "place": "set_aside", "index": 0}),
        ("must_plant", ".why", {"do": "plant", "place": "hand", "index": 0, "field": 2}),
    ],
)
def test_what_may_not_be_done_can_be_asked_about(
    table: Table, sent: Sent, name: str, keys: str, request_: dict[str, Any]
) -> None:
    page = table(name)
    tab_to(page, keys)
    if "hand" in keys:
        press(page, "ArrowRight")
    assert page.evaluate("table.activeElement.getAttribute('aria-disabled')") == "true"
    press(page, "Enter")
    assert sent(page) == [request_]


@pytest.mark.parametrize(("name", "refused"), [("for_sale", False), ("for_sale_refused", True)])
def test_a_field_is_bought_or_said_why_not(table: Table, sent: Sent, name: str, refused: bool) -> None:
    page = table(name)
    tab_to(page, "[data-buy]")
    state = "table.activeElement.getAttribute('aria-disabled')"
    assert page.evaluate(state) == ("true" if refused else None)
    described = (
        "table.activeElement.getAttribute('aria-describedby').split(' ')"
        ".map(id => table.getElementById(id).textContent)"
    )
    refusal = ["You have 2 coins; it costs 3."] if refused else []
    assert page.evaluate(described) == ["Third field", *refusal]
    press(page, "Enter", "Space")
    assert sent(page) == [{"do": "buy"}] * 2
    page.evaluate("model.change(p => { p.you.sale = null; })")
    assert page.evaluate("table.querySelectorAll('.sale').length") == 0
    assert page.evaluate("!!table.activeElement")


def test_control_z_takes_back_only_while_there_is_something_to_take_back(table: Table, sent: Sent) -> None:
    page = table("trade")
    tab_to(page, "[data-turned='0']")
    press(page, "Control+z")
    assert sent(page) == [{"do": "undo"}]
    page = table("empty_hand")
    tab_to(page, "[data-next]")
    press(page, "Control+z")
    assert sent(page) == []


def test_arrows_are_mirrored_from_right_to_left(table: Table) -> None:
    page = table("rtl")
    tab_to(page, "[data-hand='0']")
    press(page, "ArrowLeft")
    assert page.evaluate("table.activeElement.dataset.hand") == "1"
    press(page, "End", "ArrowLeft")
    assert page.evaluate("table.activeElement.dataset.hand") == "0"


def test_the_opponents_play_on_until_it_is_my_move_or_i_stop_them(table: Table, sent: Sent) -> None:
    page = table("onlooker")
    tab_to(page, "[data-next]")
    press(page, "Enter")
    assert sent(page) == [{"do": "next"}]
    page.evaluate("model.change(p => {})")
    tab_to(page, "[data-play]")
    press(page, "Enter")
    assert page.evaluate("table.activeElement.textContent") == "Stop"
    page.evaluate("model.change(p => {})")
    page.wait_for_function("model.sent.filter(m => m.do === 'next').length === 3")
    press(page, "Enter")
    page.evaluate("model.change(p => {})")
    page.wait_for_timeout(1000)
    assert len(sent(page)) == 3
    press(page, "Enter")
    page.evaluate("model.change(p => { p.bots.waiting = false; })")
    page.wait_for_timeout(1000)
    assert len(sent(page)) == 4


@pytest.mark.parametrize("name", ["trade", "offered", "must_plant", "over", "onlooker"])
def test_the_notebook_gets_none_of_the_keys(table: Table, name: str) -> None:
    page = table(name, width=360)
    assert page.evaluate("document.querySelector('#root > div').dataset.lmSuppressShortcuts") == "true"
    assert (
        page.evaluate(
            "[...table.querySelectorAll('button, input, select, a, [tabindex]')]"
            ".filter(e => !e.dataset.lmSuppressShortcuts).length"
        )
        == 0
    )
    page.evaluate("window.got = []; document.body.addEventListener('keydown', e => got.push(e.key))")
    page.evaluate("table.querySelector('[data-hand]').focus()")
    press(page, "ArrowRight", "Home", "End", "Escape", "Control+z", "Enter")
    assert page.evaluate("got.filter(k => k !== 'Control')") == []
