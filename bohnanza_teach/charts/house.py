"""The look of the house: paper, ink, type, and the colours of beans."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import plotly.graph_objects as go
import plotly.io as pio

from bohnanza_teach.editions import Edition
from bohnanza_teach.language import _, ngettext
from bohnanza_teach.simulate import Results

#: Pixels of a figure's width; labels are placed for it.
WIDTH = 800
TITLE_LETTERS, SUBTITLE_LETTERS = 70, 112  # that fit into a line of that width
FONT = "system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Liberation Sans', sans-serif"
SMALL, NORMAL, LARGE = 13, 14, 20

#: The colours of the printed cards.
BEAN_COLOURS: Mapping[str, str] = MappingProxyType(
    {
        "blue": "#306abd",
        "chili": "#f25c24",
        "stink": "#896ca6",
        "green": "#5ba637",
        "soy": "#ebbf7b",
        "black-eyed": "#f7ecd4",
        "red": "#a30a30",
        "garden": "#da8db8",
        "coffee": "#422211",
        "wax": "#ffde40",
        "cocoa": "#925520",
    }
)
_OTHER_BEAN = "#8a8a8a"


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours of paper and ink; ``template`` is the name under which plotly knows the rest."""

    template: str
    paper: str
    ink: str
    faint_ink: str
    grid: str
    bars: str


LIGHT = Theme("bohnanza", "#ffffff", "#2a221a", "#53473a", "#e6ded2", "#5b8bc9")
DARK = Theme("bohnanza_dark", "#1e1915", "#f7eede", "#d6cab5", "#453b31", "#4f78b3")


def theme(dark: bool) -> Theme:
    """The dark or the light one."""
    return DARK if dark else LIGHT


def bean_colour(bean: str) -> str:
    """The colour of its card. Pale and dark ones need an outline in ink to stand out from the paper."""
    return BEAN_COLOURS.get(bean, _OTHER_BEAN)


def readable(colour: str, paper: str, least: float = 3.0) -> str:
    """The colour, moved towards black or white until its contrast with the paper is ``least`` to 1."""
    towards = 0 if luminance(paper) > 0.18 else 255
    for percent in range(0, 101, 2):
        mixed = [round(part + (towards - part) * percent / 100) for part in _parts(colour)]
        shade = "#{:02x}{:02x}{:02x}".format(*mixed)
        if contrast(shade, paper) >= least:
            return shade
    raise ValueError(f"no shade of {colour} has a contrast of {least} with {paper}")


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    """Relative luminance of ``#rrggbb``, 0 for black to 1 for white (WCAG 2)."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in map(_share, _parts(colour))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _share(part: int) -> float:
    return part / 255


def _template(look: Theme) -> go.layout.Template:
    axis = {
        "gridcolor": look.grid,
        "linecolor": look.faint_ink,
        "tickcolor": look.faint_ink,
        "tickfont": {"size": SMALL},
        "title": {"font": {"size": NORMAL}, "standoff": 8},
        "zeroline": False,
        "automargin": True,
    }
    return go.layout.Template(
        layout={
            "font": {"family": FONT, "size": NORMAL, "color": look.ink},
            "paper_bgcolor": look.paper,
            "plot_bgcolor": look.paper,
            "title": {
                "x": 0,
                "xref": "container",
                "xanchor": "left",
                "yref": "container",
                "yanchor": "top",
                "pad": {"l": 16},
                "font": {"size": LARGE, "weight": 600},
            },
            "xaxis": {**axis, "showgrid": False, "showline": True, "ticks": "outside"},
            "yaxis": {**axis, "showgrid": True, "showline": False, "ticks": ""},
            "colorway": [readable(colour, look.paper) for colour in BEAN_COLOURS.values()],
            "hoverlabel": {"bgcolor": look.paper, "bordercolor": look.ink, "font": {"color": look.ink}},
            "margin": {"l": 64, "r": 24, "t": 96, "b": 56},
            "showlegend": False,
            "bargap": 0.12,
        }
    )


for _look in (LIGHT, DARK):
    pio.templates[_look.template] = _template(_look)


def dress(
    figure: go.Figure, look: Theme, *, title: str, subtitle: str, alt: str, plot_height: int
) -> go.Figure:
    """Give the figure its look, its finding as the title, and its alt text; long titles break into lines."""
    lines = textwrap.wrap(title, TITLE_LETTERS)
    small = textwrap.wrap(subtitle, SUBTITLE_LETTERS)
    top = 44 + 26 * (len(lines) + len(small))
    height = top + plot_height + 56
    span = f'<span style="font-size: {NORMAL}px; font-weight: 400; color: {look.faint_ink}">'
    figure.update_layout(
        template=look.template,
        width=WIDTH,
        height=height,
        margin_t=top,
        title_y=1 - 30 / height,
        title_text="<br>".join([*lines, *(f"{span}{line}</span>" for line in small)]),
        meta={"alt": alt, "finding": title},
    )
    return figure


def alt_text(figure: go.Figure) -> str:
    """The chart in words, for those who do not see it; made from the same data."""
    return str(figure.layout.meta["alt"])


def panel_title(figure: go.Figure, row: int, text: str) -> None:
    """Write the title of the panel in that row (1 is the top one) over its left end."""
    figure.add_annotation(
        xref="paper",
        x=0,
        xanchor="left",
        yref=f"y{row if row > 1 else ''} domain",
        y=1,
        yanchor="bottom",
        text=text,
        showarrow=False,
        font={"weight": 600},
    )


def edition_in_words(edition: Edition) -> str:
    """The edition's id, and what a what-if edition changes."""
    if not edition.changes:
        return edition.id
    parts = [
        f"{knob}: {', '.join(value) if isinstance(value, Mapping) and knob == 'beans' else value}"
        for knob, value in edition.changes.items()
    ]
    return f"{edition.base} ({', '.join(parts)})"


def games_in_words(results: Results) -> str:
    """How many games of which edition, and of which seed."""
    n = len(results.games)
    sentence = ngettext("{n} game of {edition}, seed {seed}", "{n} games of {edition}, seed {seed}", n)
    return sentence.format(n=f"{n:,}", edition=edition_in_words(results.edition), seed=results.seed)


def check_games(results: Results) -> None:
    """There is something to draw.

    Raises:
        ValueError: the results hold no game.
    """
    if not results.games:
        raise ValueError(_("there are no games to draw"))
