"""What happened, told in sentences from one player's place at the table."""

from __future__ import annotations

import re

from bohnanza_teach.language import N_, _
from bohnanza_teach.rules import HIDDEN, Event
from bohnanza_teach.rules.events import (
    Answered,
    Drew,
    Exhausted,
    FieldBought,
    GameEnded,
    Harvested,
    Offered,
    Planted,
    PlantingSkipped,
    Shuffled,
    Traded,
    TradingEnded,
    TurnBegan,
    TurnedOver,
)

from .marks import bean, beans, coins

_REASON = re.compile(r"([a-z-]+)(?:\(([a-z0-9-]+)\))?")


class Teller:
    """Tells events to the player at ``seat``, who is called "you"; ``names`` are everybody's names.

    A teller must hear every event from the first on, since an answer names the offer it answers.
    """

    def __init__(self, names: tuple[str, ...], seat: int) -> None:
        self.names = names
        self.seat = seat
        self.offers: dict[int, Offered] = {}
        self.growing: dict[tuple[int, int], tuple[str, int]] = {}

    def tell(self, event: Event) -> str | None:
        """The event in one sentence; ``None`` if it needs no telling."""
        if isinstance(event, Offered):
            self.offers[event.offer] = event
            return self._offered(event)
        if isinstance(event, Answered):
            return self._answered(event)
        if isinstance(event, Traded):
            return self._traded(event)
        if isinstance(event, Planted):
            return self._planted(event)
        if isinstance(event, Harvested):
            return self._harvested(event)
        return self._moved(event)

    def _by(self, seat: int, mine: str, theirs: str, **parts: object) -> str:
        """The sentence of the two that fits whose doing it was."""
        if seat == self.seat:
            return _(mine).format(**parts)
        return _(theirs).format(name=self.names[seat], **parts)

    def _moved(self, event: Event) -> str | None:
        if isinstance(event, TurnBegan):
            return self._by(event.seat, N_("Your turn begins"), N_("{name}'s turn begins"))
        if isinstance(event, FieldBought):
            n = coins(len(event.coins))
            return self._by(
                event.seat,
                N_("You bought a field for {coins}"),
                N_("{name} bought a field for {coins}"),
                coins=n,
            )
        if isinstance(event, PlantingSkipped):
            return self._by(event.seat, N_("You planted no second card"), N_("{name} planted no second card"))
        if isinstance(event, TurnedOver):
            shown = bean(event.bean)
            return self._by(
                event.seat, N_("You turned over {bean}"), N_("{name} turned over {bean}"), bean=shown
            )
        if isinstance(event, Drew):
            if event.bean == HIDDEN:
                return _("{name} drew a card").format(name=self.names[event.seat])
            return _("You drew {bean}").format(bean=bean(event.bean))
        if isinstance(event, TradingEnded):
            return self._by(event.seat, N_("You ended the trading"), N_("{name} ended the trading"))
        if isinstance(event, Exhausted):
            if event.last:
                return _("The draw deck has run out for the last time")
            return _("The draw deck has run out: time number {n}").format(n=event.n)
        if isinstance(event, Shuffled):
            return _("The cards were shuffled into a new draw deck")
        if isinstance(event, GameEnded):
            return _("The game is over")
        return None

    def _planted(self, event: Planted) -> str:
        kind, n = self.growing.get((event.seat, event.field), ("", 0))
        n = n + 1 if kind == event.card.bean else 1
        self.growing[event.seat, event.field] = (event.card.bean, n)
        shown = bean(event.card.bean)
        return self._by(
            event.seat,
            N_("You planted {bean}, now {n}"),
            N_("{name} planted {bean}, now {n}"),
            bean=shown,
            n=n,
        )

    def _harvested(self, event: Harvested) -> str:
        self.growing.pop((event.seat, event.field), None)
        return self._by(
            event.seat,
            N_("You harvested {n} {bean}: {coins}"),
            N_("{name} harvested {n} {bean}: {coins}"),
            bean=bean(event.bean),
            n=event.cards,
            coins=coins(event.coins),
        )

    def _offered(self, event: Offered) -> str:
        give, want = beans(card.bean for card in event.give), beans(event.want)
        if not event.want:
            return self._between(
                event,
                N_("You offered {partner} {give} as a gift"),
                N_("{name} offered you {give} as a gift"),
                N_("{name} offered {partner} {give} as a gift"),
                give=give,
            )
        return self._between(
            event,
            N_("You offered {partner} {give} for {want}"),
            N_("{name} offered you {give} for {want}"),
            N_("{name} offered {partner} {give} for {want}"),
            give=give,
            want=want,
        )

    def _between(self, event: Offered | Traded, mine: str, to_me: str, others: str, **parts: str) -> str:
        partner = self.names[event.partner]
        if event.partner == self.seat:
            return _(to_me).format(name=self.names[event.proposer], **parts)
        return self._by(event.proposer, mine, others, partner=partner, **parts)

    def _traded(self, event: Traded) -> str:
        give = beans(card.bean for card in event.given)
        if not event.paid:
            return self._between(
                event,
                N_("You gave {partner} {give} as a gift"),
                N_("{name} gave you {give} as a gift"),
                N_("{name} gave {partner} {give} as a gift"),
                give=give,
            )
        return self._between(
            event,
            N_("You gave {partner} {give} for {paid}"),
            N_("{name} gave you {give} for {paid}"),
            N_("{name} gave {partner} {give} for {paid}"),
            give=give,
            paid=beans(card.bean for card in event.paid),
        )

    def _answered(self, event: Answered) -> str | None:
        offer = self.offers.get(event.offer)
        if offer is None:
            return None
        if event.said == "withdrawn":
            return self._by(offer.proposer, N_("You took an offer back"), N_("{name} took an offer back"))
        if event.said == "countered":
            return self._by(offer.partner, N_("You made a counter-offer"), N_("{name} made a counter-offer"))
        give = beans(card.bean for card in offer.give)
        if not offer.want:
            return self._by(
                offer.partner,
                N_("You refused the gift of {give}"),
                N_("{name} refused the gift of {give}"),
                give=give,
            )
        return self._by(
            offer.partner,
            N_("You refused {give} for {want}"),
            N_("{name} refused {give} for {want}"),
            give=give,
            want=beans(offer.want),
        )


def reason_sentence(reason: str, fields: tuple[tuple[str | None, int], ...]) -> str:
    """Why somebody declined, in the first person; ``fields`` are (bean, cards) of who declined.

    Reasons are words such as ``have-none(soy)``; unknown ones get a sentence that is always true.
    """
    match = _REASON.fullmatch(reason)
    word, about = (match[1], match[2] or "") if match else ("", "")
    if word == "have-none":
        return _("I do not have enough {bean} cards.").format(bean=bean(about))
    if word == "i-grow":
        return _("I grow {bean} myself and want to keep it.").format(bean=bean(about))
    if word == "would-harvest" and about.isdigit() and int(about) < len(fields):
        grows, n = fields[int(about)]
        if grows is not None:
            return _("I would have to harvest {n} {bean} too early.").format(n=n, bean=bean(grows))
    if word == "no-use":
        return _("I have no use for that.")
    if word == "too-little":
        return _("That is too little for what you ask.")
    return _("No, thank you.")
