"""Pressing a field, dragging the card to it, and following the host's theme."""

from __future__ import annotations

from .bare_page import PICTURES, Sent, Table


def test_pressing_a_field_plants_the_card_there(table: Table, sent: Sent) -> None:
    page = table("must_plant")
    page.locator(".field").nth(1).locator(".says").click()
    page.locator(".field").nth(2).locator("h3").click()
    assert sent(page) == [{"do": "plant", "place": "hand", "index": 0, "field": f} for f in (1, 2)]


def test_the_card_can_be_dragged_to_a_field(table: Table, sent: Sent) -> None:
    page = table("must_plant")
    page.locator("[data-hand='0']").drag_to(page.locator(".field").nth(0))
    assert sent(page)[-1] == {"do": "plant", "place": "hand", "index": 0, "field": 0}


def test_the_other_players_cards_are_asked_for_by_pressing_them(table: Table, sent: Sent) -> None:
    page = table("offered")
    page.locator("[data-counter]").click()
    page.locator("[data-turned='0']").click()
    assert page.evaluate("[...table.querySelectorAll('.wanted .chip b')].map(e => e.textContent)") == ["Red"]


def test_the_composer_gives_way_to_an_offer_that_waits_for_an_answer(table: Table) -> None:
    picture = {**PICTURES["offered"], "act": {**PICTURES["offered"]["act"], "composer": True}}
    page = table("offered", picture=picture)
    assert page.locator(".composer").count() == 0
    page.evaluate("model.change(p => { p.offers = []; })")
    assert page.locator(".composer").count() == 1


def test_only_one_button_is_the_main_one(table: Table) -> None:
    page = table("trade")
    page.evaluate("model.change(p => { p.bots = {waiting: true, next: 'Next: Ada answers'}; })")
    page.locator(".add").click()
    page.locator("[data-kind=red]").click()
    assert page.evaluate("[...table.querySelectorAll('.btn.main')].map(e => e.textContent)") == [
        "Offer to Ada"
    ]


def test_what_a_note_speaks_of_is_marked(table: Table) -> None:
    page = table("must_plant_note")
    assert page.locator(".field.about .badge").count() == 1
    page.evaluate("model.change(p => { p.note = null; })")
    assert page.locator(".badge").count() == 0


def test_a_field_is_bought_with_its_button_only(table: Table, sent: Sent) -> None:
    page = table("for_sale")
    page.locator(".sale h3").click()
    assert sent(page) == []
    page.locator("[data-buy]").click()
    assert sent(page) == [{"do": "buy"}]
    assert page.locator(".field").count() == 3
    assert (
        page.locator(".sale .no-f").text_content() == "Field 33"
    )  # hidden words, then the number that is seen


def test_a_field_that_is_too_dear_is_asked_for_all_the_same(table: Table, sent: Sent) -> None:
    page = table("for_sale_refused")
    page.locator("[data-buy]").click(
        force=True
    )  # it says that it is disabled, and explains itself when pressed
    assert sent(page) == [{"do": "buy"}]
    assert page.locator(".purse.about .badge").count() == 1


def test_every_kind_has_a_drawing_and_a_tint_of_its_own(table: Table) -> None:
    page = table("twelve_kinds")
    uses = page.evaluate("[...table.querySelectorAll('.hand .bean use')].map(e => e.getAttribute('href'))")
    assert uses == [f"#bean-{card['bean']}" for card in PICTURES["twelve_kinds"]["you"]["hand"]]
    assert page.evaluate("h => h.every(id => table.querySelector(id)?.children.length)", uses)
    tints = "[...table.querySelectorAll('.hand .tint')].map(e => getComputedStyle(e).backgroundColor)"
    assert len(set(page.evaluate(tints))) == 12


def test_the_table_follows_the_theme_of_its_host(table: Table) -> None:
    page = table("trade")
    colour = "getComputedStyle(table.querySelector('.bt')).backgroundColor"
    light = page.evaluate(colour)
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    page.wait_for_function(f"{colour} !== '{light}'")
