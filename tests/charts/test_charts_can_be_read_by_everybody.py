"""Charts can be read on light and dark paper, in grey, by colour-blind people and from the back row."""

from __future__ import annotations

import itertools
from typing import Any

import plotly.graph_objects as go
import pytest

import bohnanza_teach as bt
from bohnanza_teach.charts import DARK, LIGHT, bean_exchange_rates, deck_passes, outcomes
from bohnanza_teach.charts.house import BEAN_COLOURS, bean_mark, contrast, readable

EDITION = bt.edition("amigo-2007-kr")
PAPERS = pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])


@pytest.fixture(scope="module", params=[False, True], ids=["light", "dark"])
def figures(request: pytest.FixtureRequest) -> list[go.Figure]:
    results = bt.simulate(EDITION, ["random"] * 4, games=8, seed=1)
    dark = request.param
    return [
        bean_exchange_rates(EDITION, dark=dark),
        deck_passes(results, dark=dark),
        outcomes(results, dark=dark),
    ]


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@PAPERS
@pytest.mark.parametrize("bean", BEAN_COLOURS)
def test_lines_of_beans_stand_out_from_the_paper(bean: str, look: Any) -> None:
    assert contrast(bean_mark(EDITION, bean, look).line, look.paper) >= 3


@PAPERS
def test_a_colour_that_reads_already_is_left_alone(look: Any) -> None:
    for colour in BEAN_COLOURS.values():
        if contrast(colour, look.paper) >= 3:
            assert readable(colour, look.paper) == colour


@PAPERS
def test_letters_and_bars_stand_out_from_the_paper(look: Any) -> None:
    assert contrast(look.ink, look.paper) >= 7
    assert contrast(look.faint_ink, look.paper) >= 4.5
    assert contrast(look.bars, look.paper) >= 3
    assert contrast(look.ink, look.bars) >= 3


def test_without_colour_every_bean_has_its_own_symbol_and_neighbours_their_own_dash() -> None:
    marks = [bean_mark(EDITION, bean.id, LIGHT) for bean in EDITION.beans]
    assert len({mark.symbol for mark in marks}) == len(marks)
    assert all(one.dash != other.dash for one, other in itertools.pairwise(marks))


def test_every_line_carries_its_name() -> None:
    written = [note.text for note in bean_exchange_rates(EDITION).layout.annotations]
    for bean in EDITION.beans:
        assert written.count(bean.name) == 2


def sizes(value: Any) -> list[float]:
    """Every font size in a figure."""
    if isinstance(value, dict):
        own = (
            [value["font"]["size"]] if isinstance(value.get("font"), dict) and "size" in value["font"] else []
        )
        tick = [value["tickfont"]["size"]] if "size" in value.get("tickfont", {}) else []
        return own + tick + [size for part in value.values() for size in sizes(part)]
    if isinstance(value, (list, tuple)):
        return [size for part in value for size in sizes(part)]
    return []


def test_no_letter_is_smaller_than_twelve_pixels(figures: list[go.Figure]) -> None:
    for figure in figures:
        found = sizes(figure.to_plotly_json()["layout"])
        assert found
        assert min(found) >= 12


def test_axes_name_what_they_count(figures: list[go.Figure]) -> None:
    for figure in figures:
        named = [axis.title.text for axis in figure.select_xaxes()]
        assert named[-1]
        assert any(axis.title.text for axis in figure.select_yaxes())


def test_figures_fit_a_notebook_and_are_plain(figures: list[go.Figure]) -> None:
    for figure in figures:
        assert type(figure) is go.Figure
        assert figure.layout.width <= 800
