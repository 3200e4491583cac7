"""What beans pay: the beanometer of each kind, and a table of coins for each card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import plotly.graph_objects as go
from plotly.subplots import make_subplots

from bohnanza_teach.editions import Bean, Edition
from bohnanza_teach.language import _, ngettext

from .house import SMALL, Theme, bean_colour, dress, edition_in_words, readable, theme

COLUMNS = 4
_PANEL, _GAP, _LINE = 116, 52, 26  # pixels of a panel's height, of the gap below it, of a line of the table
_TABLE_GAP = 50  # pixels that the table stands lower, for the unit of the panels and its own title


def bean_exchange_rates(edition: Edition, *, dark: bool = False) -> go.Figure:
    """What each kind of bean pays for how many cards.

    Above, one panel a kind, the commonest first: coins that a harvest pays (y) against cards on the field
    (x), as the steps of the beanometer, with those of the other kinds in grey. Below, a table: coins for
    each card (number and shade) at each step (x). The title compares the first coin of the quickest bean
    with that of the slowest.
    """
    look = theme(dark)
    beans = sorted(edition.beans, key=lambda bean: -bean.cards)
    sheet = _Sheet(len(beans))
    figure = sheet.figure()
    for number, bean in enumerate(beans):
        _draw_panel(figure, sheet, number, beans, look)
        _title(figure, sheet.axis(number), _with_number(bean))
    _draw_table(figure, sheet, beans, look)
    _title(figure, sheet.axis(len(beans)), _rate_finding(edition))
    return dress(
        figure,
        look,
        title=_first_coin_finding(edition),
        subtitle=_("Beanometers of {edition}. Grey: the other beans. In brackets: cards in the deck.").format(
            edition=edition_in_words(edition)
        ),
        alt=_alt(edition),
        plot_height=sheet.height,
    )


@dataclass(frozen=True, slots=True)
class _Sheet:
    """Where the panels of so many beans stand, and the table below them."""

    beans: int

    @property
    def lines(self) -> int:
        return -(-self.beans // COLUMNS)

    @property
    def height(self) -> int:
        """In pixels, from the first panel to the last line of the table."""
        return self.lines * (_PANEL + _GAP) + _TABLE_GAP + self.beans * _LINE

    def figure(self) -> go.Figure:
        table = {"colspan": COLUMNS, "t": _TABLE_GAP / self.height}
        panels: list[list[dict[str, Any] | None]] = [
            [{} if line * COLUMNS + column < self.beans else None for column in range(COLUMNS)]
            for line in range(self.lines)
        ]
        return make_subplots(
            rows=self.lines + 1,
            cols=COLUMNS,
            specs=[*panels, [table, *[None] * (COLUMNS - 1)]],
            row_heights=[*[_PANEL] * self.lines, _TABLE_GAP + self.beans * _LINE],
            vertical_spacing=_GAP / self.height,
            horizontal_spacing=0.035,
        )

    def place(self, number: int) -> dict[str, int]:
        """Row and column of that panel (0 is the first) or, after the last, of the table."""
        if number == self.beans:
            return {"row": self.lines + 1, "col": 1}
        return {"row": number // COLUMNS + 1, "col": number % COLUMNS + 1}

    def axis(self, number: int) -> str:
        """What plotly adds to ``x`` and ``y`` for the axes there."""
        return str(number + 1) if number else ""

    def is_lowest(self, number: int) -> bool:
        """Whether no panel stands below."""
        return number + COLUMNS >= self.beans


def _draw_panel(figure: go.Figure, sheet: _Sheet, number: int, beans: Sequence[Bean], look: Theme) -> None:
    bean, place = beans[number], sheet.place(number)
    figure.add_trace(_others([other for other in beans if other is not bean], look), **place)
    for trace in _steps(bean, look):
        figure.add_trace(trace, **place)
    cards = [cards for cards, _coins in bean.beanometer.steps]
    figure.update_xaxes(
        range=[0, _most_cards(beans) + 0.8],
        tickvals=cards,  # each point stands on a labelled line of its own, other whole numbers have a tick
        tickangle=0,
        showgrid=True,
        minor={"tickvals": list(range(_most_cards(beans) + 1)), "ticks": "outside", "ticklen": 3},
        title_text=_("cards on the field") if sheet.is_lowest(number) else None,
        **place,
    )
    figure.update_yaxes(
        range=[0, _most_coins(beans) + 0.5],
        dtick=1,
        tick0=0,
        title_text=_("coins") if number % COLUMNS == 0 else None,
        showticklabels=number % COLUMNS == 0,
        **place,
    )


def _corners(bean: Bean) -> tuple[list[int], list[int]]:
    """The steps as a line: up at each step, along to the next."""
    x: list[int] = []
    y: list[int] = []
    below = 0
    for cards, coins in bean.beanometer.steps:
        x += [cards, cards]
        y += [below, coins]
        below = coins
    return x, y


def _others(beans: Sequence[Bean], look: Theme) -> go.Scatter:
    x: list[int | None] = []
    y: list[int | None] = []
    for bean in beans:
        right, up = _corners(bean)
        x += [*right, None]
        y += [*up, None]
    return go.Scatter(
        x=x,
        y=y,
        mode="lines",
        line={"color": look.faint_ink, "width": 1.2},
        opacity=0.45,
        hoverinfo="skip",
    )


def _steps(bean: Bean, look: Theme) -> list[go.Scatter]:
    """The line in the bean's colour with an outline in ink, and a point where a step is reached."""
    x, y = _corners(bean)
    outline, line = (
        go.Scatter(x=x, y=y, mode="lines", line={"color": colour, "width": width}, hoverinfo="skip")
        for colour, width in ((look.ink, 5), (bean_colour(bean.id), 2.6))
    )
    points = go.Scatter(
        x=[cards for cards, _coins in bean.beanometer.steps],
        y=[coins for _cards, coins in bean.beanometer.steps],
        mode="markers",
        name=bean.name,
        marker={"size": 10, "color": bean_colour(bean.id), "line": {"color": look.ink, "width": 1.4}},
        cliponaxis=False,
        hoverinfo="text",
        hovertext=[_step_in_words(bean, cards, coins) for cards, coins in bean.beanometer.steps],
    )
    return [outline, line, points]


def _draw_table(figure: go.Figure, sheet: _Sheet, beans: Sequence[Bean], look: Theme) -> None:
    """A line a bean, a column a number of cards; where a step is, coins for each card."""
    place = sheet.place(len(beans))
    columns = list(range(1, _most_cards(beans) + 1))
    rates = [{cards: coins / cards for cards, coins in bean.beanometer.steps} for bean in beans]
    words = [{step[0]: _step_in_words(bean, *step) for step in bean.beanometer.steps} for bean in beans]
    figure.add_trace(
        go.Heatmap(
            x=columns,
            y=[bean.name for bean in beans],
            z=[[own.get(cards) for cards in columns] for own in rates],
            text=[[f"{own[cards]:.2f}" if cards in own else "" for cards in columns] for own in rates],
            texttemplate="%{text}",
            textfont={"size": SMALL, "color": look.ink},
            colorscale=[[0, look.paper], [1, readable(look.bars, look.ink, 4.5)]],
            zmin=0,
            zmax=max(map(_top_rate, beans)),
            showscale=False,
            xgap=2,
            ygap=2,
            hoverongaps=False,
            hoverinfo="text",
            hovertext=[[own.get(cards, "") for cards in columns] for own in words],
        ),
        **place,
    )
    figure.update_xaxes(title_text=_("cards on the field"), tickvals=columns, **place)
    figure.update_yaxes(autorange="reversed", showgrid=False, **place)


def _most_cards(beans: Sequence[Bean]) -> int:
    return max(bean.beanometer.steps[-1][0] for bean in beans)


def _most_coins(beans: Sequence[Bean]) -> int:
    return max(bean.beanometer.steps[-1][1] for bean in beans)


def _title(figure: go.Figure, axis: str, text: str) -> None:
    """Write over the left end of the panel with these axes."""
    figure.add_annotation(
        xref=f"x{axis} domain",
        x=0,
        xanchor="left",
        yref=f"y{axis} domain",
        y=1,
        yanchor="bottom",
        text=text,
        showarrow=False,
        font={"weight": 600},
    )


def _with_number(bean: Bean) -> str:
    return _("{bean} ({in_deck})").format(bean=bean.name, in_deck=bean.cards)


def _step_in_words(bean: Bean, cards: int, coins: int) -> str:
    return _("{bean}: cards {cards}, coins {coins}, coins a card {rate}").format(
        bean=bean.name, cards=cards, coins=coins, rate=f"{coins / cards:.2f}"
    )


def _quickest_and_slowest(edition: Edition) -> tuple[Bean, Bean]:
    """Of the beans whose first step is one coin: the first and the last to reach it; ties by later rates."""

    def first(bean: Bean) -> tuple[int, float]:
        return bean.beanometer.steps[0][0], -_top_rate(bean)

    ones = [bean for bean in edition.beans if bean.beanometer.steps[0][1] == 1] or list(edition.beans)
    return min(ones, key=first), max(ones, key=first)


def _top_rate(bean: Bean) -> float:
    return max(coins / cards for cards, coins in bean.beanometer.steps)


def _first_coin_finding(edition: Edition) -> str:
    quick, slow = _quickest_and_slowest(edition)
    few, many = quick.beanometer.steps[0][0], slow.beanometer.steps[0][0]
    if few == many:
        same = ngettext(
            "Every bean pays for the first time after {few} card",
            "Every bean pays for the first time after {few} cards",
            few,
        )
        return same.format(few=few)
    sentence = ngettext(
        "{quick} pays its first coin after {few} card, {slow} after {many}",
        "{quick} pays its first coin after {few} cards, {slow} after {many}",
        few,
    )
    return sentence.format(quick=quick.name, few=few, slow=slow.name, many=many)


def _rate_finding(edition: Edition) -> str:
    """The beans, or the bean, that reach the most coins for each card, and one that reaches the least."""
    most = max(map(_top_rate, edition.beans))
    worst = min(edition.beans, key=_top_rate)
    if most == _top_rate(worst):
        return _("Coins for each card: every bean reaches {most}").format(most=f"{most:.2f}")
    best = [bean.name for bean in edition.beans if _top_rate(bean) == most]
    sentence = ngettext(
        "Coins for each card: {best} reaches {most}, {worst} no more than {least}",
        "Coins for each card: {best} reach {most}, {worst} no more than {least}",
        len(best),
    )
    return sentence.format(
        best=_listed(best), most=f"{most:.2f}", worst=worst.name, least=f"{_top_rate(worst):.2f}"
    )


def _listed(names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    return _("{some} and {last}").format(some=", ".join(names[:-1]), last=names[-1])


def _alt(edition: Edition) -> str:
    steps = [
        _("{bean} ({in_deck} in the deck): {steps}.").format(
            bean=bean.name,
            in_deck=bean.cards,
            steps=", ".join(f"{cards} → {coins}" for cards, coins in bean.beanometer.steps),
        )
        for bean in edition.beans
    ]
    finding = _("{finding}. {rates}. Steps, as cards → coins:").format(
        finding=_first_coin_finding(edition), rates=_rate_finding(edition)
    )
    return "\n".join([finding, *steps])
