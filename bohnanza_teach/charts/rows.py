"""Distributions one above the other: bars, each panel with its label."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import plotly.graph_objects as go
from plotly.subplots import make_subplots

from bohnanza_teach.language import _

from .house import SMALL, Theme, panel_title

#: Pixels of one distribution's height.
ROW = 124


@dataclass(frozen=True, slots=True)
class Distribution:
    """Whole numbers, one a game; ``games`` is how many games the shares are of."""

    label: str
    values: Sequence[int]
    games: int

    def shares(self) -> dict[int, float]:
        """For each number the share of games with it, in percent."""
        return {value: 100 * n / self.games for value, n in sorted(Counter(self.values).items())}


def draw_rows(rows: Sequence[Distribution], look: Theme, *, unit: str, own_scales: bool = False) -> go.Figure:
    """One panel a distribution: bars of the share of games (%, y) at each number (``unit``, x).

    All panels share both scales. With ``own_scales`` the highest bars of all are drawn equally high, and
    each bar says its share instead of a scale. A band above the bars, from :func:`band`, is left free for
    what is marked.
    """
    figure = make_subplots(rows=len(rows), cols=1, shared_xaxes=True, vertical_spacing=_gap(len(rows)))
    for number, row in enumerate(rows, 1):
        shares = row.shares()
        figure.add_trace(
            go.Bar(
                x=list(shares),
                y=list(shares.values()),
                name=row.label,
                marker={"color": look.bars, "line": {"width": 0}},
                hoverinfo="text",
                hovertext=[
                    _("{unit} {value}: {share} % of the games").format(unit=unit, value=v, share=f"{s:.1f}")
                    for v, s in shares.items()
                ],
                text=[_whole(share) for share in shares.values()],
                textposition="outside" if own_scales else "none",
                textangle=0,
                textfont={"size": SMALL},
                constraintext="none",
                cliponaxis=False,
            ),
            row=number,
            col=1,
        )
        head = band([row], over_shares=True) if own_scales else band(rows)
        figure.update_yaxes(range=[0, head * 1.18], row=number, col=1)
        panel_title(figure, number, row.label)
    low, high = ends(rows)
    figure.update_xaxes(range=[low - 1, high + 1], tickformat="d")
    figure.update_xaxes(title_text=unit, row=len(rows), col=1)
    figure.update_yaxes(nticks=4, showticklabels=not own_scales, showgrid=not own_scales)
    figure.update_yaxes(title_text=_("games (%)"), row=(len(rows) + 1) // 2, col=1)
    return figure


def _gap(n: int) -> float:
    """Room for the title of a panel, as a share of the height of all of them."""
    return 36 / (ROW * n) if n > 1 else 0.0


def ends(rows: Sequence[Distribution]) -> tuple[int, int]:
    """The smallest and the largest number of all the rows."""
    return min(min(row.values) for row in rows), max(max(row.values) for row in rows)


def highest(rows: Sequence[Distribution]) -> float:
    """The largest share of all the rows, in percent."""
    return max(max(row.shares().values()) for row in rows)


def band(rows: Sequence[Distribution], *, over_shares: bool = False) -> float:
    """The height above all bars (and the shares written on them) at which a row is marked, in percent."""
    return highest(rows) * (1.5 if over_shares else 1.2)


def _whole(share: float) -> str:
    return f"{share:.0f}" if share >= 0.5 else "<1"


def write_beside(
    figure: go.Figure,
    number: int,
    span: tuple[float, float],
    height: float,
    text: str,
    rows: Sequence[Distribution],
    look: Theme,
) -> None:
    """Write beside the mark at that height of a row, which spans these two numbers, where more room is."""
    low, high = ends(rows)
    is_left = span[0] - low > high - span[1]
    figure.add_annotation(
        row=number,
        col=1,
        x=span[0 if is_left else 1],
        y=height,
        xanchor="right" if is_left else "left",
        xshift=-8 if is_left else 8,
        text=text,
        showarrow=False,
        bgcolor=look.paper,
        borderpad=1,
    )
