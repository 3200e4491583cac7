"""A player that does anything that is allowed, all choices equally likely."""

from __future__ import annotations

from bohnanza_teach.game import PlayerView
from bohnanza_teach.rules import Accept, Action, Card, Decline, EndTrading, Harvest, Offer, Stream


class RandomPlayer:
    """Picks among its legal actions at random; in trading it sometimes offers cards for a random kind.

    Uses: its own hand and the turned-over cards. Provenance: the usual baseline. It harvests only where it
    must or by a rare whim, since a uniform choice would harvest almost everything at once.
    """

    def decide(self, view: PlayerView) -> Action | None:
        luck = view.luck()
        answer = _answer(view, luck)
        if answer is not None:
            return answer
        if view.table.step == "trade":
            return _trade(view, luck)
        actions = view.legal_actions()
        others: list[Action] = [action for action in actions if not isinstance(action, Harvest)]
        if others and luck.below(20):
            actions = others
        return luck.pick(actions) if actions else None


def _answer(view: PlayerView, luck: Stream) -> Action | None:
    answers = [action for action in view.legal_actions() if isinstance(action, (Accept, Decline))]
    return luck.pick(answers) if answers else None


def _trade(view: PlayerView, luck: Stream) -> Action | None:
    if not view.is_active:
        return None
    partners = [seat for seat in range(view.table.n_players) if seat != view.seat]
    cards = [Card("turned_over", i, bean) for i, bean in enumerate(view.table.turned_over)] + view.hand_cards
    if not cards or view.n_own_offers >= 3 or luck.below(2):
        return EndTrading(view.seat)
    want = () if luck.below(3) == 0 else (luck.pick(view.edition.beans).id,)
    return Offer(view.seat, luck.pick(partners), (luck.pick(cards),), want)
