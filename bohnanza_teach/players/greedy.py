"""A player that wants the most worth on its fields now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from itertools import islice

from bohnanza_teach.editions import COIN
from bohnanza_teach.game import PlayerView, room_for
from bohnanza_teach.rules import (
    Accept,
    Action,
    BuyField,
    Card,
    Decline,
    Draw,
    EndTrading,
    Harvest,
    Offer,
    OpenOffer,
    Plant,
    SkipPlanting,
    TurnOver,
)
from bohnanza_teach.rules.planting import waiting_cards
from bohnanza_teach.rules.trading import ways_to_pay

from .worth import cheapest_harvest, gain_of_one, gain_of_planting, loss_of_harvest

#: A card in hand that suits a field is worth this share of what planting it now would add.
HAND_SHARE_PERCENT = 50
#: Ways of paying that are looked at before one of them is taken.
MOST_PAYMENTS = 60


class GreedyPlayer:
    """Plants, harvests and trades by the marginal worth on the beanometers, one step ahead.

    Uses: its hand, everybody's fields, the turned-over cards and the answers of this turn. It keeps what
    grows on its fields, trades for what does, and gives away what would cost it a harvest.
    Provenance: the deal search of the speed yardstick this project began with, without its look into other
    hands: it asks for kinds instead.
    """

    def decide(self, view: PlayerView) -> Action | None:
        for number, offer in view.table.offers.items():
            if offer.partner == view.seat and offer.stale is None:
                return answer_offer(view, number, offer)
        if _should_buy(view):
            return BuyField(view.seat)
        step = view.table.step
        if step == "trade":
            return self._trade(view)
        if step == "plant_traded":
            return _plant_waiting(view)
        if not view.is_active:
            return None
        if step == "turn_over":
            return TurnOver(view.seat)
        if step == "draw":
            return Draw(view.seat)
        return _plant_from_hand(view)

    def _trade(self, view: PlayerView) -> Action | None:
        if not view.is_active:
            return next(_proposals_to_active(view), None)
        return next(_offers_of_active(view), EndTrading(view.seat))


def _should_buy(view: PlayerView) -> bool:
    """A further field pays back its price while the deck is gone through for the first time."""
    own_turn = view.is_active and view.table.step == "must_plant"
    return own_turn and not view.table.exhaustions and view.why_not(BuyField(view.seat)) is None


def _plant_from_hand(view: PlayerView) -> Action:
    front = Card("hand", 0, view.hand[0])
    if view.table.step == "may_plant" and not _wants_second(view, front.bean):
        return SkipPlanting(view.seat)
    return _plant(view, front)


def _wants_second(view: PlayerView, bean: str) -> bool:
    number = room_for(view.fields, bean)
    if number is None:
        return False
    # An empty field is kept for turned-over cards unless another one stays empty.
    return view.fields[number].bean == bean or sum(field.bean is None for field in view.fields) > 1


def _plant_waiting(view: PlayerView) -> Action | None:
    waiting = waiting_cards(view.table, view.seat)
    if not waiting:
        return None
    growing = {field.bean for field in view.fields}
    n_waiting = {card.bean: sum(other.bean == card.bean for other in waiting) for card in waiting}
    return _plant(view, min(waiting, key=lambda card: (card.bean not in growing, -n_waiting[card.bean])))


def _plant(view: PlayerView, card: Card) -> Action:
    number = room_for(view.fields, card.bean)
    if number is None:
        return Harvest(view.seat, cheapest_harvest(view.edition, view.fields))
    return Plant(view.seat, card, number)


def answer_offer(view: PlayerView, number: int, offer: OpenOffer) -> Action:
    """Accept if it adds worth, with the payment that costs least; else decline and say why."""
    gets = [card.bean for card in offer.give]
    payments = list(islice(ways_to_pay(view.table, offer), MOST_PAYMENTS))
    if not payments:
        return Decline(view.seat, number, f"have-none({_missing(view, offer)})")
    gains = [_gain(view, gets, payment) for payment in payments]
    best = max(gains)
    payment = payments[gains.index(best)]
    if best > 0:
        return Accept(view.seat, number, payment)
    return Decline(view.seat, number, _why_not(view, gets, payment))


def _missing(view: PlayerView, offer: OpenOffer) -> str:
    own = list(view.hand) + (list(view.table.turned_over) if view.is_active else [])
    return next(bean for bean in offer.want if own.count(bean) < offer.want.count(bean))


def _why_not(view: PlayerView, gets: list[str], pays: tuple[Card, ...]) -> str:
    homeless = [bean for bean in gets if room_for(view.fields, bean) is None]
    if homeless:
        number = cheapest_harvest(view.edition, view.fields)
        if loss_of_harvest(view.edition, view.fields[number]) > 0:
            return f"would-harvest({number})"
    if not pays:
        return "no-use"
    growing = {field.bean for field in view.fields}
    wanted = next((card.bean for card in pays if card.bean in growing), None)
    return f"i-grow({wanted})" if wanted else "too-little"


def _gain(view: PlayerView, gets: list[str], pays: Sequence[Card]) -> int:
    """What a deal adds: planting what one gets (and keeps) less what the payment was good for."""
    due = [received.bean for received in view.own.set_aside]
    if view.is_active:
        due += view.table.turned_over
    after = due + gets
    lost = 0
    for card in pays:
        if card.place == "turned_over":
            after.remove(card.bean)
        else:
            lost += _worth_in_hand(view, card)
    edition, fields = view.edition, view.fields
    return gain_of_planting(edition, fields, after) - gain_of_planting(edition, fields, due) - lost


def _worth_in_hand(view: PlayerView, card: Card) -> int:
    gain = gain_of_one(view.edition, view.fields, card.bean)
    if any(field.bean == card.bean for field in view.fields):
        return gain * HAND_SHARE_PERCENT // 100
    # A misfit weighs the more the sooner it must be planted.
    return min(0, gain) if card.index < 2 else 0


def _offers_of_active(view: PlayerView) -> Iterator[Offer]:
    """Offers worth making: bad cards for the kind that is wanted most, then bad cards as gifts."""
    misfits = [card for card in _own_cards(view) if room_for(view.fields, card.bean) is None]
    answers = [answer for answer in view.table.answers if answer.proposer == view.seat]
    asked = {(answer.partner, answer.give, answer.want) for answer in answers}
    refused = {
        (a.partner, a.want) for a in answers if a.want and a.reason.startswith(("have-none", "i-grow"))
    }
    partners_for = cache(partial(_partners_for, view))
    for want in ((_kind_to_ask_for(view),), ()) if misfits else ():
        for card in misfits:
            for partner in partners_for(card.bean):
                if (partner, want) not in refused and (partner, (card.bean,), want) not in asked:
                    yield Offer(view.seat, partner, (card,), want)


def _own_cards(view: PlayerView) -> list[Card]:
    """The turned-over cards and the two that are to be planted next."""
    cards = [Card("turned_over", i, bean) for i, bean in enumerate(view.table.turned_over)]
    return cards + [Card("hand", i, bean) for i, bean in enumerate(view.hand[:2])]


def _kind_to_ask_for(view: PlayerView) -> str:
    """The kind on one's full fields of which one more card adds most."""
    kinds = [str(field.bean) for field in view.fields]
    return max(kinds, key=lambda bean: gain_of_one(view.edition, view.fields, bean))


def _partners_for(view: PlayerView, bean: str) -> list[int]:
    """Players to whom the bean is of use, those who grow it first."""
    useful = []
    for seat, other in enumerate(view.table.seats):
        if seat != view.seat:
            gain = gain_of_one(view.edition, other.fields, bean)
            if gain > 0:
                useful.append((bean not in [field.bean for field in other.fields], -gain, seat))
    return [seat for _grows_not, _gain, seat in sorted(useful)]


def _proposals_to_active(view: PlayerView) -> Iterator[Offer]:
    """Offers to the active player: a card it grows and we do not, for a turned-over card that we grow."""
    table = view.table
    active_fields = table.seats[table.active_player].fields
    active_grows = {field.bean for field in active_fields}
    own_grows = {field.bean for field in view.fields}
    if any(offer.proposer == view.seat for offer in table.offers.values()):
        return
    asked = {(answer.give, answer.want) for answer in table.answers if answer.proposer == view.seat}
    for want in dict.fromkeys(table.turned_over):
        if want not in own_grows or want in active_grows:
            continue
        for card in view.hand_cards:
            if card.bean in own_grows or card.bean not in active_grows:
                continue
            if ((card.bean,), (want,)) not in asked and _gain(view, [want], (card,)) >= COIN // 6:
                yield Offer(view.seat, table.active_player, (card,), (want,))
