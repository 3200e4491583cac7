"""Tables that the charts are drawn from: ``*_rows`` as dictionaries, ``*_frame`` the same for pandas."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnanza_teach.editions import Edition
from bohnanza_teach.simulate import Results
from bohnanza_teach.simulate.results import Row, data_frame

from .intervals import mean_interval, share_interval

if TYPE_CHECKING:
    import pandas as pd


def beanometer_rows(edition: Edition) -> list[Row]:
    """The rows of :func:`beanometer_frame`."""
    return [
        {
            "bean": bean.id,
            "in_deck": bean.cards,
            "cards": cards,
            "coins": coins,
            "coins_per_card": coins / cards,
        }
        for bean in edition.beans
        for cards, coins in bean.beanometer.steps
    ]


def beanometer_frame(edition: Edition) -> pd.DataFrame:
    """What harvests pay: one row for each step of each beanometer, beans in the order of the edition.

    Columns: ``bean`` (id), ``in_deck`` (cards of that kind in the deck), ``cards`` (fewest cards on the
    field that reach the step), ``coins`` (coins that the harvest pays then), ``coins_per_card`` (coins for
    each card).
    """
    return data_frame(beanometer_rows(edition))


def exhaustion_rows(results: Results) -> list[Row]:
    """The rows of :func:`exhaustion_frame`."""
    return [
        {"game": game.game, "deck_pass": n, "turn": turn, "turns_in_pass": turn - before}
        for game in results.games
        for n, (before, turn) in enumerate(
            zip((0, *game.exhaustion_turns), game.exhaustion_turns, strict=False), 1
        )
    ]


def exhaustion_frame(results: Results) -> pd.DataFrame:
    """When the draw deck ran out: one row for each pass through the deck that a game came to the end of.

    Columns: ``game`` (number), ``deck_pass`` (1 for the first), ``turn`` (turn in which the last card was
    taken, 1 is the first turn of the game), ``turns_in_pass`` (turns since the pass before ended, that turn
    counted).
    """
    return data_frame(exhaustion_rows(results))


def outcome_rows(results: Results, level: float = 0.95) -> list[Row]:
    """The rows of :func:`outcome_frame`."""
    rows = []
    for seat, strategy in enumerate(results.players):
        coins = mean_interval([game.coins[seat] for game in results.games], level)
        wins = sum(game.ranks[seat] == 1 for game in results.games)
        won = share_interval(wins, len(results.games), level)
        rows.append(
            {
                "seat": seat,
                "strategy": strategy,
                "games": len(results.games),
                "coins": coins.value,
                "coins_low": coins.low,
                "coins_high": coins.high,
                "wins": wins,
                "win_share": won.value,
                "win_low": won.low,
                "win_high": won.high,
            }
        )
    return rows


def outcome_frame(results: Results, level: float = 0.95) -> pd.DataFrame:
    """How each seat did: one row a seat.

    Columns: ``seat`` (0 is the start player), ``strategy``, ``games`` (number of games), ``coins`` (mean
    coins at the end of a game) with ``coins_low`` and ``coins_high`` (its confidence interval, by Student's
    t), ``wins`` (games won; shared wins count for each winner), ``win_share`` (wins a game, 0 to 1) with
    ``win_low`` and ``win_high`` (its confidence interval, by Wilson). Seats of one game depend on each
    other: compare them with :func:`difference_interval`, not by whether two intervals overlap.
    """
    return data_frame(outcome_rows(results, level))
