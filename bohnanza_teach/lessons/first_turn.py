"""The first turn: a deck laid so that every step has something to show, and a check for each step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bohnanza_teach.editions import bean_name
from bohnanza_teach.game import Game
from bohnanza_teach.language import _
from bohnanza_teach.rules import Event
from bohnanza_teach.rules.events import (
    Drew,
    Planted,
    PlantingSkipped,
    Traded,
    TradingEnded,
    TurnBegan,
    TurnedOver,
)

YOU = 0

#: The hands of the four players, front card first, the cards turned over and the cards drawn.
DECK = (
    *("chili", "chili", "blue", "red", "garden"),
    *("stink", "green", "chili", "blue", "soy"),
    *("soy", "black-eyed", "blue", "green", "stink"),
    *("green", "blue", "stink", "soy", "blue"),
    *("stink", "soy"),
    *("red", "blue", "black-eyed"),
)


@dataclass(frozen=True)
class Check:
    """Whether a step is done, and what to say about it."""

    done: bool
    text: str

    def __repr__(self) -> str:
        return (_("Done. {text}") if self.done else _("Not yet. {text}")).format(text=self.text)


def game(seed: int = 1) -> Game:
    """A game of you against three bots whose first cards are laid by hand; all others follow by ``seed``."""
    return Game("amigo-2007-kr", [_("You"), "greedy", "greedy", "greedy"], seed=seed, deck=DECK)


def check(game: Game, step: str) -> Check:
    """Whether you have done this step of your first turn, judged by what the law let happen.

    Raises:
        ValueError: there is no such step.
    """
    try:
        judge = _JUDGES[step]
    except KeyError:
        raise ValueError(f"no step {step!r}; there are {', '.join(_JUDGES)}") from None
    return judge(game, _first_turn(game))


def _first_turn(game: Game) -> list[Event]:
    """Events of the first turn."""
    turn: list[Event] = []
    for event in game.log:
        if isinstance(event, TurnBegan) and event.turn > 1:
            break
        turn.append(event)
    return turn


def _from_hand(turn: list[Event]) -> list[Planted]:
    """Cards that you planted from your hand; after the trading none can come from there."""
    return [e for e in turn if isinstance(e, Planted) and e.seat == YOU and e.card.place == "hand"]


def _must_plant(game: Game, turn: list[Event]) -> Check:
    planted = _from_hand(turn)
    if not planted:
        return Check(False, _("Press Plant here at one of your fields."))
    kind = bean_name(planted[0].card.bean)
    text = _("{bean} stood at the front of your hand, and now it grows in field {n}.")
    return Check(True, text.format(bean=kind, n=planted[0].field + 1))


def _may_plant(game: Game, turn: list[Event]) -> Check:
    planted = _from_hand(turn)
    if len(planted) > 1:
        kind = bean_name(planted[1].card.bean)
        text = _("You planted {bean} as well. A third card from your hand has to wait.")
        return Check(True, text.format(bean=kind))
    if any(isinstance(e, PlantingSkipped) for e in turn):
        return Check(True, _("You kept the card. It is the first that you must plant in your next turn."))
    return Check(False, _("Plant the next card, or press Keep it in hand."))


def _turn_over(game: Game, turn: list[Event]) -> Check:
    turned = [bean_name(e.bean) for e in turn if isinstance(e, TurnedOver)]
    if not turned:
        return Check(False, _("Press Turn over two."))
    return Check(True, _("The deck brought {beans}.").format(beans=", ".join(turned)))


def _trade(game: Game, turn: list[Event]) -> Check:
    if not any(isinstance(e, TradingEnded) for e in turn):
        return Check(False, _("Make an offer, or press End trading when you have done enough."))
    trades = sum(isinstance(e, Traded) for e in turn)
    if trades == 0:
        return Check(
            True, _("You ended the trading without a trade. That is allowed, but others may help you.")
        )
    return Check(True, _("Trades made: {n}. You can trade as often as you like.").format(n=trades))


def _plant_traded(game: Game, turn: list[Event]) -> Check:
    over = len(turn) < game.n_events or game.step == "draw"
    if not over:
        return Check(False, _("Everything that was received or turned over must be planted, by everybody."))
    return Check(True, _("Nothing is set aside any more: all of it is in the fields."))


def _draw(game: Game, turn: list[Event]) -> Check:
    drawn = [bean_name(e.bean) for e in turn if isinstance(e, Drew) and e.seat == YOU]
    if not drawn:
        return Check(False, _("Press Draw three."))
    return Check(
        True, _("{beans} went to the back of your hand, in this order.").format(beans=", ".join(drawn))
    )


_JUDGES: dict[str, Callable[[Game, list[Event]], Check]] = {
    "must_plant": _must_plant,
    "may_plant": _may_plant,
    "turn_over": _turn_over,
    "trade": _trade,
    "plant_traded": _plant_traded,
    "draw": _draw,
}
