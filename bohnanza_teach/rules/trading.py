"""Trading: with the active player only, cards by their place against kinds of beans, gifts included.

An offer moves nothing. It is looked at again when it is accepted: the proposer's cards must still be where
they were, and the partner pays with cards chosen then. Cards received are set aside and never traded on.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from .actions import Accept, Counter, Decline, EndTrading, Offer, Withdraw
from .course import Course
from .events import Answered, Offered, Traded, TradingEnded
from .planting import is_there
from .rulings import Ruling, not_your_turn, ruling
from .state import TRADE, Card, OpenOffer, Table

#: Offers that anybody may make in one turn: no rulebook limits them, but every turn must end.
MOST_OFFERS = 100


def check_offer(table: Table, action: Offer) -> Ruling | None:
    """Why the offer may not be made, or ``None``."""
    if table.step != TRADE:
        return ruling(table.edition, "trade.only-while-trading", step=table.step)
    seat, partner, active = action.seat, action.partner, table.active_player
    if not 0 <= partner < table.n_players:
        return ruling(table.edition, "game.seat", player=partner)
    if seat == partner:
        return ruling(table.edition, "trade.oneself", ("seat", seat))
    if active not in (seat, partner):
        return ruling(table.edition, "trade.active-only", ("seat", active), active=active)
    if table.edition.offers == "active_only" and seat != active:
        return ruling(table.edition, "trade.active-offers", ("seat", active), active=active)
    if not action.give and not action.want:
        return ruling(table.edition, "trade.nothing")
    if offers_this_turn(table, seat) >= MOST_OFFERS:
        return ruling(table.edition, "trade.enough-offers", ("seat", seat), n=MOST_OFFERS)
    return check_giving(table, seat, action.give) or _check_wanting(table, action.want)


def offers_this_turn(table: Table, seat: int) -> int:
    """How many offers this player has made in this turn, open ones included."""
    made = [answer.proposer for answer in table.answers] + [offer.proposer for offer in table.offers.values()]
    return made.count(seat)


def check_giving(table: Table, seat: int, cards: tuple[Card, ...]) -> Ruling | None:
    """Why the player may not give these cards in a trade, or ``None``."""
    edition = table.edition
    for card in cards:
        place = (card.place, card.index)
        if card.place == "field":
            return ruling(edition, "trade.not-planted", place)
        if card.place == "set_aside":
            return ruling(edition, "trade.not-received", place)
        if card.place == "turned_over" and seat != table.active_player:
            return ruling(edition, "trade.not-your-cards", place, active=table.active_player)
        if not is_there(table, seat, card):
            return ruling(edition, "trade.no-such-card")
    if len({(card.place, card.index) for card in cards}) != len(cards):
        return ruling(edition, "trade.card-twice")
    return None


def _check_wanting(table: Table, want: tuple[str, ...]) -> Ruling | None:
    for bean in want:
        if not table.edition.has_bean(bean):
            return ruling(table.edition, "trade.unknown-bean")
        exist = table.edition.bean(bean).cards
        if want.count(bean) > exist:
            return ruling(table.edition, "trade.more-than-exist", bean=bean, n=exist)
    return None


def check_counter(table: Table, action: Counter) -> Ruling | None:
    """Why the offer may not be answered by this one, or ``None``."""
    return _check_addressed(table, action.seat, action.offer) or check_offer(
        table, Offer(action.seat, table.offers[action.offer].proposer, action.give, action.want)
    )


def check_accept(table: Table, action: Accept) -> Ruling | None:
    """Why the offer cannot be accepted with these cards, or ``None``."""
    refusal = _check_addressed(table, action.seat, action.offer)
    if refusal:
        return refusal
    offer = table.offers[action.offer]
    if offer.stale is not None:
        return ruling(table.edition, "trade.stale", bean=offer.stale.bean)
    refusal = check_giving(table, action.seat, action.cards)
    if refusal:
        return refusal
    if sorted(card.bean for card in action.cards) != sorted(offer.want):
        return ruling(table.edition, "trade.wrong-payment", wanted=offer.want)
    return check_giving(table, offer.proposer, offer.give)


def check_decline(table: Table, action: Decline) -> Ruling | None:
    """Why the player may not refuse this offer, or ``None``."""
    return _check_addressed(table, action.seat, action.offer)


def check_withdraw(table: Table, action: Withdraw) -> Ruling | None:
    """Why the player may not take this offer back, or ``None``."""
    refusal = _check_open(table, action.offer)
    if refusal is None and table.offers[action.offer].proposer != action.seat:
        proposer = table.offers[action.offer].proposer
        return ruling(table.edition, "trade.not-your-offer", ("seat", proposer), proposer=proposer)
    return refusal


def check_end_trading(table: Table, action: EndTrading) -> Ruling | None:
    """Why the player may not close the trading, or ``None``."""
    if table.step != TRADE:
        return ruling(table.edition, "turn.other-step", step=table.step)
    if action.seat != table.active_player:
        return not_your_turn(table.edition, table.active_player)
    return None


def _check_open(table: Table, number: int) -> Ruling | None:
    if table.step != TRADE:
        return ruling(table.edition, "trade.only-while-trading", step=table.step)
    if number not in table.offers:
        return ruling(table.edition, "trade.no-such-offer")
    return None


def _check_addressed(table: Table, seat: int, number: int) -> Ruling | None:
    refusal = _check_open(table, number)
    if refusal is None and table.offers[number].partner != seat:
        partner = table.offers[number].partner
        return ruling(table.edition, "trade.not-for-you", ("seat", partner), partner=partner)
    return refusal


def offer(course: Course, action: Offer) -> None:
    """Put the offer on the table."""
    number = course.table.n_offers + 1
    course.add(Offered(number, action.seat, action.partner, action.give, action.want))


def counter(course: Course, action: Counter) -> None:
    """Refuse the offer and put another one on the table."""
    proposer = course.table.offers[action.offer].proposer
    course.add(Answered(action.offer, "countered"))
    offer(course, Offer(action.seat, proposer, action.give, action.want))


def accept(course: Course, action: Accept) -> None:
    """Exchange the cards; each side sets aside what it received."""
    made = course.table.offers[action.offer]
    course.add(Traded(action.offer, made.proposer, action.seat, made.give, action.cards))


def decline(course: Course, action: Decline) -> None:
    """Refuse the offer."""
    course.add(Answered(action.offer, "declined", action.reason))


def withdraw(course: Course, action: Withdraw) -> None:
    """Take the offer back."""
    course.add(Answered(action.offer, "withdrawn"))


def end_trading(course: Course, action: EndTrading) -> None:
    """Close the trading; offers still open lapse."""
    course.add(TradingEnded(action.seat))


def ways_to_pay(table: Table, offer: OpenOffer) -> Iterator[tuple[Card, ...]]:
    """Every set of the partner's cards that pays for the offer, turned-over and front cards first."""
    cards: list[Card] = []
    if offer.partner == table.active_player:
        cards += [Card("turned_over", i, bean) for i, bean in enumerate(table.turned_over)]
    cards += [Card("hand", i, bean) for i, bean in enumerate(table.seats[offer.partner].hand)]
    by_kind = (
        combinations([card for card in cards if card.bean == bean], offer.want.count(bean))
        for bean in dict.fromkeys(offer.want)
    )
    for choice in product(*by_kind):
        yield tuple(card for part in choice for card in part)
