"""Why a move is not allowed: one plain sentence for each rule, with the source in the edition at hand.

Seats, fields and cards are counted from 1 in sentences and from 0 in brackets, as in ``hand[0]``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bohnanza_teach.editions import Edition, Source, bean_name
from bohnanza_teach.language import N_, _

#: The sentence of each rule, by its id. ``{bean}`` and ``{grows}`` are kinds of beans, ``{field}`` is the
#: number of a field.
RULES: Mapping[str, str] = {
    "game.over": N_("The game is over."),
    "game.seat": N_("There is no player {player} at this table."),
    "turn.active-only": N_("Only the active player does that, and it is the turn of {active}."),
    "turn.other-step": N_("That belongs to another step of the turn; now it is time for: {step}."),
    "plant.must": N_("The front card of the hand must be planted: {bean}."),
    "plant.front-card": N_(
        "Only the front card of the hand may be planted; the order of a hand never changes."
    ),
    "plant.at-most-two": N_("At most two cards from the hand may be planted in one turn."),
    "plant.received-only": N_(
        "In this step only traded and turned-over cards are planted, none from the hand."
    ),
    "plant.all-received": N_("Every traded and turned-over card must be planted first."),
    "plant.later": N_("Received cards are planted when the trading is over, in step 5."),
    "plant.turned-over-later": N_("Turned-over cards are planted when the trading is over, in step 5."),
    "plant.no-such-card": N_("There is no such card in that place."),
    "plant.no-such-field": N_("There are only {n} fields."),
    "plant.one-kind": N_(
        "A field grows one kind only: field {field} grows {grows}, so {bean} does not go there."
    ),
    "harvest.no-such-field": N_("There are only {n} fields."),
    "harvest.empty-field": N_("Field {field} is empty: there is nothing to harvest."),
    "harvest.protected": N_(
        "A single bean is protected: field {field} holds one card while field {other} holds {n}."
    ),
    "buy.not-sold": N_("No further field is for sale in this edition."),
    "buy.no-more": N_("Nobody can have more than {n} fields."),
    "buy.too-few-coins": N_("A further field costs {price} coins; there are only {n}."),
    "trade.only-while-trading": N_("Trading is for step 4 only; now it is time for: {step}."),
    "trade.active-only": N_("Every trade is with the active player ({active}); others may not trade."),
    "trade.active-offers": N_("Only the active player ({active}) makes offers; others accept or decline."),
    "trade.oneself": N_("Nobody trades with themselves."),
    "trade.enough-offers": N_("A player can make at most {n} offers in one turn."),
    "trade.nothing": N_("An offer must give something or ask for something."),
    "trade.no-such-card": N_("The card is not there to be given."),
    "trade.card-twice": N_("A card can be given only once."),
    "trade.not-your-cards": N_("The turned-over cards belong to the active player, {active}."),
    "trade.not-received": N_("A card received in a trade is never traded on: it must be planted."),
    "trade.not-planted": N_("Planted beans may not be traded."),
    "trade.unknown-bean": N_("No such bean is in this game."),
    "trade.more-than-exist": N_("There are only {n} {bean} cards in the deck."),
    "trade.no-such-offer": N_("That offer is no longer on the table."),
    "trade.not-for-you": N_("The offer was made to {partner}; only they can answer it."),
    "trade.not-your-offer": N_("The offer was made by {proposer}; only they can take it back."),
    "trade.stale": N_("The offer no longer holds: its {bean} has left its place since."),
    "trade.wrong-payment": N_("The cards paid must be exactly what the offer asks for: {wanted}."),
}

STEP_NAMES: Mapping[str, str] = {
    "must_plant": N_("must plant"),
    "may_plant": N_("may plant"),
    "turn_over": N_("turn over"),
    "trade": N_("trade"),
    "plant_traded": N_("plant traded"),
    "draw": N_("draw"),
    "game_over": N_("game over"),
}


def bean_list(beans: tuple[str, ...]) -> str:
    """Names of beans, joined for a sentence; ``nothing`` if there are none."""
    return ", ".join(bean_name(bean) for bean in beans) if beans else _("nothing")


@dataclass(frozen=True, slots=True)
class Ruling:
    """Why something is not allowed.

    ``rule`` is the stable id, ``source`` where the edition says it, ``facts`` what the sentence names and
    ``about`` the places that cause it, such as ``("field", 1)``.
    """

    rule: str
    source: Source
    facts: Mapping[str, Any] = field(default_factory=dict)
    about: tuple[tuple[str, int], ...] = ()

    @property
    def sentence(self) -> str:
        """The rule in one plain sentence, in the language in use; players are called by their numbers."""
        return self.sentence_with({})

    def sentence_with(self, names: Mapping[int, str]) -> str:
        """The same sentence with players called by these names, by seat."""
        said = {name: _spoken(name, value, names) for name, value in self.facts.items()}
        return _(RULES[self.rule]).format_map(said)

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}; {self.source}]"


def _spoken(name: str, value: Any, names: Mapping[int, str]) -> Any:
    if name in ("bean", "grows"):
        return bean_name(value)
    if name == "wanted":
        return bean_list(value)
    if name == "step":
        return _(STEP_NAMES[value])
    if name in ("active", "partner", "proposer"):
        return names.get(value) or _("player {n}").format(n=value + 1)
    if name in ("field", "other", "player"):
        return value + 1
    return value


class IllegalAction(ValueError):
    """Somebody tried what the edition does not allow; nothing has changed.

    ``ruling`` says why, ``action`` what was tried, ``seat`` by whom, ``position`` (a text that
    :func:`bohnanza_teach.rules.notation.read_position` reads) on which table.
    """

    def __init__(self, ruling: Ruling, action: Any, attempt: str, position: str) -> None:
        self.ruling = ruling
        self.action = action
        self.seat: int = action.seat
        self.position = position
        super().__init__(
            _("Player {player} may not do this: {attempt}. {reason} ({source})").format(
                player=self.seat + 1, attempt=attempt, reason=ruling.sentence, source=ruling.source
            )
            + f"\n{position}"
        )


#: For an edition file of somebody's own that does not name every rule.
UNSOURCED = Source("Our reading: the file of this edition names no source for this rule.", is_reading=True)


def ruling(edition: Edition, rule: str, *about: tuple[str, int], **facts: Any) -> Ruling:
    """The ruling of this edition for a rule, about these places."""
    return Ruling(rule, edition.rules.get(rule, UNSOURCED), facts, about)


def not_your_turn(edition: Edition, active_player: int) -> Ruling:
    """The ruling for somebody who does what only the active player does."""
    return ruling(edition, "turn.active-only", ("seat", active_player), active=active_player)
