"""How many coins each seat ends with."""

from __future__ import annotations

import math
import statistics

import plotly.graph_objects as go

from bohnanza_teach.analysis import Interval, difference_interval, outcome_rows
from bohnanza_teach.language import _
from bohnanza_teach.simulate import Results
from bohnanza_teach.simulate.results import Row

from .house import Theme, check_games, dress, games_in_words, theme
from .rows import ROW, Distribution, band, draw_rows, write_beside


def outcomes(results: Results, *, dark: bool = False) -> go.Figure:
    """How many coins each seat ends a game with.

    One panel a seat: share of games (%, y) that end with so many coins (x); above the bars the mean (the
    "average") with its 95 % interval ("give or take"), and a dotted line through all panels at the mean of
    all seats. The title compares the seats with the highest and the lowest mean, if they differ by more
    than chance.
    """
    check_games(results)
    look = theme(dark)
    rows = outcome_rows(results)
    seats = [
        Distribution(_seat(row), [coins[row["seat"]] for coins in results.coins], len(results.games))
        for row in rows
    ]
    figure = draw_rows(seats, look, unit=_("coins at the end of the game"))
    everybody = statistics.fmean(row["coins"] for row in rows)
    for number, row in enumerate(rows, 1):
        figure.add_vline(
            everybody, row=number, col=1, line={"color": look.faint_ink, "width": 1.5, "dash": "dot"}
        )
        _mark_mean(figure, number, row, seats, look)
    return dress(
        figure,
        look,
        title=_finding(results, rows),
        subtitle=_("Diamond: average, give or take its 95 % interval. Dotted: all players. {games}").format(
            games=games_in_words(results)
        ),
        alt=_alt(results, rows),
        plot_height=ROW * len(seats),
    )


def _seat(row: Row) -> str:
    # Data count seats from 0, sentences count players from 1.
    if row["seat"] == 0:
        return _("Player {n}: {strategy} (start player)").format(n=1, **row)
    return _("Player {n}: {strategy}").format(n=row["seat"] + 1, **row)


def _mark_mean(figure: go.Figure, number: int, row: Row, seats: list[Distribution], look: Theme) -> None:
    height = band(seats)
    low, high = row["coins_low"], row["coins_high"]
    if not math.isfinite(low):  # of one game there is a mean and no interval
        low = high = row["coins"]
    figure.add_trace(
        go.Scatter(
            x=[low, high],
            y=[height, height],
            mode="lines+markers",
            line={"color": look.ink, "width": 2},
            marker={"symbol": "line-ns", "size": 12, "line": {"color": look.ink, "width": 2}},
            hoverinfo="skip",
        ),
        row=number,
        col=1,
    )
    figure.add_trace(
        go.Scatter(
            x=[row["coins"]],
            y=[height],
            mode="markers",
            marker={"symbol": "diamond", "size": 8, "color": look.ink},
            hoverinfo="text",
            hovertext=[_mean_in_words(row)],
        ),
        row=number,
        col=1,
    )
    write_beside(figure, number, (low, high), height, _mean_in_words(row), seats, look)


def _mean_in_words(row: Row) -> str:
    if not math.isfinite(row["coins_low"]):
        return _("{coins} coins").format(coins=f"{row['coins']:.1f}")
    return _("average {coins}, give or take {reach}; wins {won} %").format(
        coins=f"{row['coins']:.1f}",
        reach=f"{(row['coins_high'] - row['coins_low']) / 2:.1f}",
        won=f"{100 * row['win_share']:.0f}",
    )


def _finding(results: Results, rows: list[Row]) -> str:
    best, worst = max(rows, key=_coins), min(rows, key=_coins)
    gap = _gap(results, best["seat"], worst["seat"])
    if gap.low > 0:
        return _("Player {best} ({one}) earns {gap} coins a game more than player {worst} ({other})").format(
            best=best["seat"] + 1,
            one=best["strategy"],
            gap=f"{gap.value:.1f}",
            worst=worst["seat"] + 1,
            other=worst["strategy"],
        )
    return _("No player clearly earns more: averages from {low} to {high} coins").format(
        low=f"{worst['coins']:.1f}", high=f"{best['coins']:.1f}"
    )


def _coins(row: Row) -> float:
    return float(row["coins"])


def _gap(results: Results, best: int, worst: int) -> Interval:
    """How much more the best seat earns than the worst, game by game.

    They were picked from all pairs of seats, so the interval is made wider by Bonferroni's rule.
    """
    pairs = math.comb(len(results.players), 2)
    level = 1 - 0.05 / max(pairs, 1)
    coins = results.coins
    return difference_interval([game[worst] for game in coins], [game[best] for game in coins], level)


def _alt(results: Results, rows: list[Row]) -> str:
    lines = [
        _("Player {n}, {strategy}: {mean}.").format(
            n=row["seat"] + 1, strategy=row["strategy"], mean=_mean_in_words(row)
        )
        for row in rows
    ]
    opening = _(
        "{finding}. {games}. Coins at the end of the game, give or take the 95 % interval of the average:"
    ).format(finding=_finding(results, rows), games=games_in_words(results))
    return "\n".join([opening, *lines])
