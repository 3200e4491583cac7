"""Charts can be read on light and dark paper, in grey, by colour-blind people and from the back row."""

from __future__ import annotations

from typing import Any

import plotly.graph_objects as go
import pytest

import bohnanza_teach as bt
from bohnanza_teach.charts import DARK, LIGHT, bean_exchange_rates, deck_passes, outcomes
from bohnanza_teach.charts.house import BEAN_COLOURS, bean_colour, contrast, readable

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


@pytest.mark.parametrize("dark", [False, True])
def test_lines_of_beans_have_an_outline_that_stands_out_from_the_paper(dark: bool) -> None:
    look = DARK if dark else LIGHT
    figure = bean_exchange_rates(EDITION, dark=dark)
    for bean in EDITION.beans:
        (points,) = figure.select_traces({"name": bean.name})
        _others, outline, line = figure.select_traces({"mode": "lines", "xaxis": points.xaxis})
        assert (points.marker.color, points.marker.line.color) == (bean_colour(bean.id), look.ink)
        assert (line.line.color, outline.line.color) == (bean_colour(bean.id), look.ink)
        assert outline.line.width > line.line.width + 2


def test_beans_of_the_bigger_editions_have_their_colours() -> None:
    for edition in ("amigo-2007-kr", "riogrande-154", "digital-150-fa"):
        assert {bean.id for bean in bt.edition(edition).beans} <= set(BEAN_COLOURS)


@PAPERS
def test_numbers_in_the_table_stand_out_from_the_deepest_shade(look: Any) -> None:
    (table,) = bean_exchange_rates(EDITION, dark=look is DARK).select_traces({"type": "heatmap"})
    assert table.textfont.color == look.ink
    for _place, shade in table.colorscale:
        assert contrast(look.ink, shade) >= 4.5


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


def test_without_colour_every_bean_has_its_own_panel_and_line_with_its_name() -> None:
    figure = bean_exchange_rates(EDITION)
    written = [note.text for note in figure.layout.annotations]
    (table,) = figure.select_traces({"type": "heatmap"})
    points = list(figure.select_traces({"mode": "markers"}))
    assert len({trace.xaxis for trace in points}) == len(EDITION.beans)
    assert list(table.y) == [bean.name for bean in EDITION.beans]
    for bean in EDITION.beans:
        assert f"{bean.name} ({bean.cards})" in written


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
