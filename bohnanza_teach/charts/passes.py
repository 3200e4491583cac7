"""How long each pass through the deck lasts."""

from __future__ import annotations

import math
import statistics

import plotly.graph_objects as go

from bohnanza_teach.analysis import exhaustion_rows
from bohnanza_teach.language import _, ngettext
from bohnanza_teach.simulate import Results

from .house import Theme, check_games, dress, games_in_words, theme
from .rows import ROW, Distribution, band, draw_rows, write_beside


def deck_passes(results: Results, *, dark: bool = False) -> go.Figure:
    """In which turn each pass through the deck ends.

    One panel a pass: share of games (%, y) whose draw deck ran out in that turn (x), as a bar that says its
    number; a triangle marks the median. Each panel has a scale of its own, for the first pass may end in the
    same turn in all games. The title compares the turns that the first pass and the last one take.
    """
    check_games(results)
    look = theme(dark)
    passes = _passes(results)
    figure = draw_rows(passes, look, unit=_("turn of the game"), own_scales=True)
    for number, one in enumerate(passes, 1):
        _mark_median(figure, number, statistics.median(one.values), passes, look)
    return dress(
        figure,
        look,
        title=_finding(results),
        subtitle=_("When the draw deck runs out. Numbers: games in 100. Triangle: median. {games}").format(
            games=games_in_words(results)
        ),
        alt=_alt(results, passes),
        plot_height=ROW * len(passes),
    )


def _passes(results: Results) -> list[Distribution]:
    rows = exhaustion_rows(results)
    numbers = sorted({row["deck_pass"] for row in rows})
    if not numbers:
        raise ValueError(_("the deck did not run out in any of these games"))
    return [
        _pass(n, [row["turn"] for row in rows if row["deck_pass"] == n], len(results.games)) for n in numbers
    ]


def _pass(n: int, turns: list[int], games: int) -> Distribution:
    if len(turns) == games:
        return Distribution(_("Pass {n}").format(n=n), turns, games)
    label = _("Pass {n} ({share} % of games)").format(n=n, share=f"{100 * len(turns) / games:.1f}")
    return Distribution(label, turns, games)


def _mark_median(
    figure: go.Figure, number: int, median: float, passes: list[Distribution], look: Theme
) -> None:
    height = band([passes[number - 1]], over_shares=True)
    figure.add_trace(
        go.Scatter(
            x=[median],
            y=[height],
            mode="markers",
            marker={"symbol": "triangle-down", "size": 11, "color": look.ink},
            hoverinfo="skip",
        ),
        row=number,
        col=1,
    )
    text = _("median: turn {turn}").format(turn=f"{median:g}")
    write_beside(figure, number, (median, median), height, text, passes, look)


def _finding(results: Results) -> str:
    """The median lengths of the first and the last pass, in turns."""
    rows = exhaustion_rows(results)
    last = max(row["deck_pass"] for row in rows)
    lengths = {
        n: statistics.median(r["turns_in_pass"] for r in rows if r["deck_pass"] == n) for n in (1, last)
    }
    if last == 1:
        return _("The deck lasts {turns} turns in the median game").format(turns=f"{lengths[1]:g}")
    sentence = ngettext(
        "The first pass of the deck lasts {first} turn, the last {last}",
        "The first pass of the deck lasts {first} turns, the last {last}",
        math.ceil(lengths[1]),
    )
    return sentence.format(first=f"{lengths[1]:g}", last=f"{lengths[last]:g}")


def _alt(results: Results, passes: list[Distribution]) -> str:
    lines = [
        _("{label}: median turn {median}, from {low} to {high}.").format(
            label=one.label,
            median=f"{statistics.median(one.values):g}",
            low=min(one.values),
            high=max(one.values),
        )
        for one in passes
    ]
    opening = _("{finding}. {games}. Turn in which the draw deck runs out:").format(
        finding=_finding(results), games=games_in_words(results)
    )
    return "\n".join([opening, *lines])
