"""docs/rules.md tells each rule with its sources, its code and its tests, as they are now."""

from __future__ import annotations

import pytest

from bohnanza_teach.editions import edition, editions
from bohnanza_teach.rules import RULES
from scripts.rules_page import PAGE, cases, functions, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: .venv/bin/python -m scripts.rules_page"


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_is_decided_somewhere_and_shown_by_a_test(rule: str) -> None:
    assert functions().get(rule), f"no function in bohnanza_teach/rules gives {rule}"
    assert cases().get(rule), f"no test names {rule}"


def test_the_law_names_no_rule_that_there_is_not() -> None:
    assert set(functions()) <= set(RULES)


def test_no_test_names_a_rule_that_there_is_not() -> None:
    assert set(cases()) <= set(RULES)


@pytest.mark.parametrize("id", editions())
def test_every_edition_stands_on_the_page_with_what_it_says(id: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    for source in edition(id).rules.values():
        assert str(source).replace("*", r"\*").replace("<", "&lt;") in text
