"""What beans pay: the beanometers of an edition side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import plotly.graph_objects as go
from plotly.subplots import make_subplots

from bohnanza_teach.analysis import beanometer_rows
from bohnanza_teach.editions import Bean, Edition
from bohnanza_teach.language import _, ngettext

from .house import SMALL, WIDTH, Theme, bean_mark, dress, edition_in_words, panel_title, theme

#: Beans that share a step stand side by side within this part of a card, and of a coin.
_CARD_SPREAD, _COIN_SPREAD = 0.56, 0.4
_LETTER, _LINE = 7.6, 17  # pixels that a letter of a label takes, and a line of labels


def bean_exchange_rates(edition: Edition, *, dark: bool = False) -> go.Figure:
    """What each kind of bean pays for how many cards.

    Above: coins that a harvest pays (y) against cards on the field (x), as the steps of the beanometer.
    Below: coins for each card at each step. The title compares the first coin of the quickest bean with
    that of the slowest.
    """
    look = theme(dark)
    figure = make_subplots(rows=2, cols=1, shared_xaxes=True, vertical_spacing=0.13, row_heights=[0.54, 0.46])
    for bean in edition.beans:
        figure.add_trace(_steps(edition, bean, look), row=1, col=1)
        figure.add_trace(_rates(edition, bean, look), row=2, col=1)
    _label_ends(figure, edition, look)
    _axes(figure, edition)
    panel_title(figure, 2, _rate_finding(edition))
    return dress(
        figure,
        look,
        title=_first_coin_finding(edition),
        subtitle=_("Beanometers of {edition}. Beans that share a step are drawn side by side.").format(
            edition=edition_in_words(edition)
        ),
        alt=_alt(edition),
        plot_height=620,
    )


def _shift(edition: Edition, bean: Bean) -> float:
    """From -0.5 for the first bean of the edition to 0.5 for the last."""
    n = len(edition.beans)
    return edition.beans.index(bean) / (n - 1) - 0.5 if n > 1 else 0.0


def _card_place(edition: Edition, bean: Bean, cards: int) -> float:
    return cards - _CARD_SPREAD * _shift(edition, bean)


def _coin_place(edition: Edition, bean: Bean, coins: int) -> float:
    return coins + _COIN_SPREAD * _shift(edition, bean) if coins else 0.0


def _steps(edition: Edition, bean: Bean, look: Theme) -> go.Scatter:
    """The steps as a line: up at each step, along to the next; symbols where a step is reached."""
    mark = bean_mark(edition, bean.id, look)
    x: list[float] = []
    y: list[float] = []
    sizes: list[int] = []
    texts: list[str] = []
    below = 0
    for cards, coins in bean.beanometer.steps:
        here = _card_place(edition, bean, cards)
        x += [here, here]
        y += [_coin_place(edition, bean, below), _coin_place(edition, bean, coins)]
        sizes += [0, 9]
        texts += ["", _step_in_words(bean, cards, coins)]
        below = coins
    return go.Scatter(
        x=x,
        y=y,
        mode="lines+markers",
        name=bean.name,
        line={"color": mark.line, "width": 2.4, "dash": mark.dash},
        marker={
            "symbol": mark.symbol,
            "size": sizes,
            "color": mark.fill,
            "line": {"color": look.ink, "width": 1.2},
            "opacity": 1,
        },
        hoverinfo="text",
        hovertext=texts,
    )


def _rates(edition: Edition, bean: Bean, look: Theme) -> go.Scatter:
    mark = bean_mark(edition, bean.id, look)
    steps = bean.beanometer.steps
    return go.Scatter(
        x=[_card_place(edition, bean, cards) for cards, _coins in steps],
        y=[coins / cards for cards, coins in steps],
        mode="lines+markers",
        name=bean.name,
        line={"color": mark.line, "width": 2.4, "dash": mark.dash},
        marker={
            "symbol": mark.symbol,
            "size": 10,
            "color": mark.fill,
            "line": {"color": look.ink, "width": 1.2},
            "opacity": 1,
        },
        hoverinfo="text",
        hovertext=[_step_in_words(bean, cards, coins) for cards, coins in steps],
    )


def _step_in_words(bean: Bean, cards: int, coins: int) -> str:
    return _("{bean}: cards {cards}, coins {coins}, coins a card {rate}").format(
        bean=bean.name, cards=cards, coins=coins, rate=f"{coins / cards:.2f}"
    )


@dataclass(frozen=True, slots=True)
class _Label:
    text: str
    x: float  # in cards
    y: float  # in coins, or coins a card
    anchor: str  # which end of the text stands over the point
    colour: str

    def reach(self, pixels: float) -> tuple[float, float]:
        """Where the text begins and ends, in pixels, if a card takes so many."""
        width = _LETTER * max(map(len, self.text.split("<br>")))
        start = self.x * pixels - {"left": 0.0, "center": 0.5, "right": 1.0}[self.anchor] * width
        return start, start + width


def _label_ends(figure: go.Figure, edition: Edition, look: Theme) -> None:
    """Each line carries its bean's name over its end, a line higher where another name is in the way."""
    pixels = (WIDTH - 100) / (_most_cards(edition) + 0.3)
    for row in (1, 2):
        ends = dict.fromkeys(bean.beanometer.steps[-1] for bean in edition.beans)
        labels = [label for end in ends for label in _labels_at(edition, end, row, look)]
        for label, level in zip(labels, _levels(labels, pixels), strict=True):
            figure.add_annotation(
                row=row,
                col=1,
                x=label.x,
                y=label.y,
                text=label.text,
                font={"size": SMALL, "color": look.ink},
                bgcolor=look.paper,
                align=label.anchor,
                xanchor=label.anchor,
                yanchor="bottom",
                ax=0,
                ay=-8 - _LINE * level,
                arrowhead=0,
                arrowwidth=1.2,
                arrowcolor=label.colour if level else "rgba(0,0,0,0)",
                standoff=6,
            )


def _labels_at(edition: Edition, end: tuple[int, int], row: int, look: Theme) -> list[_Label]:
    """The names of the beans whose beanometers end there; they stand side by side, the last one leftmost.

    Two names part to the left and the right; more share one label, from left to right as the lines stand.
    """
    beans = [bean for bean in reversed(edition.beans) if bean.beanometer.steps[-1] == end]
    cards, coins = end

    def label(bean: Bean, text: str, anchor: str) -> _Label:
        y = _coin_place(edition, bean, coins) if row == 1 else coins / cards
        return _Label(
            text, _card_place(edition, bean, cards), y, anchor, bean_mark(edition, bean.id, look).line
        )

    if len(beans) <= 2:
        anchors = ("center",) if len(beans) == 1 else ("right", "left")
        return [label(bean, bean.name, anchor) for bean, anchor in zip(beans, anchors, strict=True)]
    names = [bean.name for bean in beans]
    lines = [", ".join(names[i : i + 3]) for i in range(0, len(names), 3)]
    return [label(beans[0], ",<br>".join(lines), "right")]


def _levels(labels: Sequence[_Label], pixels: float) -> list[int]:
    """The line of each label: the lowest in which it touches no label placed before it."""
    placed: list[tuple[int, _Label]] = []
    levels = []
    for label in labels:
        taken = {level for level, other in placed if _touch(label, other, pixels)}
        level = next(level for level in range(len(labels)) if level not in taken)
        placed.append((level, label))
        levels.append(level)
    return levels


def _touch(one: _Label, other: _Label, pixels: float) -> bool:
    (start, end), (other_start, other_end) = one.reach(pixels), other.reach(pixels)
    return start < other_end and other_start < end and abs(one.y - other.y) < 0.5


def _most_cards(edition: Edition) -> int:
    return max(bean.beanometer.steps[-1][0] for bean in edition.beans)


def _axes(figure: go.Figure, edition: Edition) -> None:
    most = _most_cards(edition)
    most_coins = max(bean.beanometer.steps[-1][1] for bean in edition.beans)
    best_rate = max(row["coins_per_card"] for row in beanometer_rows(edition))
    figure.update_xaxes(range=[0.4, most + 0.7], dtick=1, showticklabels=True)
    figure.update_xaxes(title_text=_("cards on the field"), row=2, col=1)
    figure.update_yaxes(
        title_text=_("coins for the harvest"), range=[0, most_coins + 0.6], dtick=1, row=1, col=1
    )
    figure.update_yaxes(
        title_text=_("coins a card"), range=[0, best_rate * 1.18], tickformat=".1f", row=2, col=1
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
    best = max(edition.beans, key=_top_rate)
    worst = min(edition.beans, key=_top_rate)
    most, least = f"{_top_rate(best):.2f}", f"{_top_rate(worst):.2f}"
    if most == least:
        return _("Coins for each card: every bean reaches {most}").format(most=most)
    return _("Coins for each card: {best} reaches {most}, {worst} no more than {least}").format(
        best=best.name, most=most, worst=worst.name, least=least
    )


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
