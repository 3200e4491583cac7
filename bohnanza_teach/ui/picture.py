"""The picture that the front end draws: what one player may see, with every word on it.

Its form is written down in ``widgets/CONTRACT.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from bohnanza_teach.game import Game, PlayerView, event_as_seen, room_for
from bohnanza_teach.language import _, ngettext
from bohnanza_teach.rules import STEPS, Action, BuyField, Card, Field, Harvest, OpenOffer, Plant, Ruling
from bohnanza_teach.rules.events import Shuffled, TurnBegan
from bohnanza_teach.rules.trading import ways_to_pay

from .asking import Asked, asked, card_to_plant, step_names
from .marks import bean, coins
from .telling import Teller, reason_sentence

LONGEST_LOG = 60
#: Ways of paying for an offer that are shown to choose from.
MOST_CHOICES = 12

Json = dict[str, Any]


def bean_kinds(game: Game) -> Json:
    """Names, codes, numbers and beanometers of the kinds in the game."""
    return {
        kind.id: {
            "name": kind.name,
            "code": kind.code,
            "cards": kind.cards,
            "meter": [list(step) for step in kind.beanometer.steps],
        }
        for kind in game.view(0).edition.beans
    }


def picture(game: Game, seat: int, note: Json | None = None, chosen: Card | None = None) -> Json:
    """The table as the player at ``seat`` may see it.

    ``note`` explains a refused move; ``chosen`` is the card that the player would rather plant next.
    """
    return _Painter(game, seat, chosen).picture(note)


class _Painter:
    """Paints one picture; everything is taken from the player's view and from public facts."""

    def __init__(self, game: Game, seat: int, chosen: Card | None) -> None:
        self.game = game
        self.chosen = chosen
        self.seat = seat
        self.view: PlayerView = game.view(seat)
        self.table = self.view.table
        # Where a bot sits, somebody only looks on: nobody is called "you".
        self.listener = -1 if game.players[seat].is_bot else seat
        self.names = tuple(player.name for player in game.players)

    def picture(self, note: Json | None) -> Json:
        question = asked(self.game, self.view, self.chosen)
        log = self._log()
        return {
            "version": self.game.n_changes,
            "steps": self._steps(),
            "now": {"strong": question.strong, "rest": question.rest, "yours": self._is_yours()},
            "turn": self._turn(),
            "you": self._you(),
            "seats": [self._seat(other) for other in islice(self.table.clockwise(self.seat), 1, None)],
            "turned_over": self._turned_over(),
            **self._piles(),
            "act": _act(question),
            "partners": self._partners(),
            "wants": [kind.id for kind in self.view.edition.beans],
            "answers": self._answers(),
            "offers": [self._offer(n, o) for n, o in self.table.offers.items() if o.partner == self.seat],
            "note": note,
            "say": log[0]["text"] if log else "",
            "log": log[:LONGEST_LOG],
            "bots": self._bots(),
            "undo": any(action.seat == self.seat for action in self.game.actions),
            "over": self._over() if self.table.is_over else None,
        }

    def _is_yours(self) -> bool:
        offered = any(o.partner == self.seat and o.stale is None for o in self.table.offers.values())
        return self.seat in self.game.waiting_for or offered

    def _steps(self) -> list[Json]:
        names = step_names(self.table.setup)
        now = STEPS.index(self.table.step) if self.table.step in STEPS else len(STEPS)
        return [
            {"id": step, "name": names[step], "state": "done" if i < now else "now" if i == now else "next"}
            for i, step in enumerate(STEPS)
        ]

    def _turn(self) -> Json:
        active = self.table.active_player
        return {
            "number": self.table.turn,
            "label": _("Turn {n}").format(n=self.table.turn),
            "seat": active,
            "name": self.names[active],
        }

    def _you(self) -> Json:
        card = card_to_plant(self.view, self.chosen)
        own = self.view.own
        return {
            "seat": self.seat,
            "name": self.names[self.seat],
            "coins": own.coins,
            "fields": [self._own_field(number, field, card) for number, field in enumerate(own.fields)],
            "sale": self._sale(),
            "hand": [{"index": i, "bean": kind} for i, kind in enumerate(own.hand)],
            "to_plant": {"place": card.place, "index": card.index} if card else None,
            "set_aside": [
                {"index": i, "bean": kind, "from": self._from(giver)}
                for i, (kind, giver) in enumerate(own.set_aside)
            ],
        }

    def _from(self, giver: int) -> str:
        if giver == self.seat:
            return _("from you")
        return _("from {name}").format(name=self.names[giver])

    def _own_field(self, number: int, field: Field, card: Card | None) -> Json:
        harvest, harvest_refusal = self._harvest(number, field)
        plant, plant_refusal = self._plant(number, field, card)
        return {
            "index": number,
            **self._field(field),
            "line": self._line(field),
            "harvest": harvest,
            "harvest_refusal": harvest_refusal,
            "plant": plant,
            "plant_refusal": plant_refusal,
        }

    def _field(self, field: Field) -> Json:
        if field.bean is None:
            return {"bean": None, "cards": 0, "coins": 0, "next": None}
        meter = self.view.edition.beanometer(field.bean)
        step = meter.next_step(field.cards)
        after = {"cards": step[0] - field.cards, "coins": step[1]} if step else None
        return {"bean": field.bean, "cards": field.cards, "coins": meter.coins(field.cards), "next": after}

    def _line(self, field: Field) -> str:
        if self.table.is_over:
            return ""
        if field.bean is None:
            return _("Any kind can start here.")
        step = self.view.edition.beanometer(field.bean).next_step(field.cards)
        if step is None:
            return _("It pays no more than this.")
        return _("{n} more for {coins}").format(n=step[0] - field.cards, coins=coins(step[1]))

    def _harvest(self, number: int, field: Field) -> tuple[str | None, str | None]:
        if field.bean is None or self.table.is_over:
            return None, None
        refusal = self.view.why_not(Harvest(self.seat, number))
        if refusal:
            return None, _("Protected: a single bean.")
        n = self.view.edition.beanometer(field.bean).coins(field.cards)
        if n == 0:
            return _("Harvest: no coin"), None
        return ngettext("Harvest: {n} coin", "Harvest: {n} coins", n).format(n=n), None

    def _plant(self, number: int, field: Field, card: Card | None) -> tuple[Json | None, str | None]:
        if card is None:
            return None, None
        refusal = self.view.why_not(Plant(self.seat, card, number))
        if refusal:
            if field.bean is not None:
                return None, _("Not here: it grows {bean}.").format(bean=bean(field.bean))
            return None, refusal.sentence
        n = field.cards + 1
        paid = self.view.edition.beanometer(card.bean).coins(n)
        result = _("{n} {bean}: {coins}").format(n=n, bean=bean(card.bean), coins=coins(paid))
        return {"label": _("Plant here"), "result": result}, None

    def _sale(self) -> Json | None:
        """The field that this player could buy; ``None`` where none is for sale, or no more."""
        setup = self.table.setup
        if self.table.is_over or len(self.view.fields) >= setup.most_fields:
            return None
        refusal = self.view.why_not(BuyField(self.seat))
        return {
            "label": _("Buy for {coins}").format(coins=coins(setup.third_field_price)),
            "title": _("One more field"),
            "text": _("Not yours yet."),
            "refusal": refusal.sentence if refusal else None,
        }

    def _seat(self, other: int) -> Json:
        seat, player = self.table.seats[other], self.game.players[other]
        return {
            "seat": other,
            "name": player.name,
            "kind": "bot" if player.is_bot else "person",
            "active": other == self.table.active_player,
            "acts": other in self.game.waiting_for,
            "hand": len(seat.hand),
            "coins": seat.coins,
            "fields": [self._field(field) for field in seat.fields],
            "set_aside": [{"bean": kind, "from": self._from(giver)} for kind, giver in seat.set_aside],
            "sentence": self._sentence(other),
        }

    def _sentence(self, other: int) -> str:
        seat = self.table.seats[other]
        grows = "; ".join(
            _("{n} {bean}, worth {coins}").format(
                n=field.cards,
                bean=bean(field.bean),
                coins=coins(self.view.edition.beanometer(field.bean).coins(field.cards)),
            )
            for field in seat.fields
            if field.bean is not None
        )
        return _("{name}: {cards} in hand, {coins}. Fields: {fields}.").format(
            name=self.names[other],
            cards=ngettext("{n} card", "{n} cards", len(seat.hand)).format(n=len(seat.hand)),
            coins=coins(seat.coins),
            fields=grows or _("empty"),
        )

    def _turned_over(self) -> list[Json]:
        return [
            {"index": i, "bean": kind, "note": self._fits(kind)}
            for i, kind in enumerate(self.table.turned_over)
        ]

    def _fits(self, kind: str) -> str:
        field = room_for(self.view.fields, kind)
        if field is None:
            return _("No room in your fields")
        if self.view.fields[field].bean is None:
            return _("Fits an empty field")
        return _("Fits field {n}").format(n=field + 1)

    def _piles(self) -> Json:
        table = self.table
        deck, discard = len(table.draw_deck), len(table.discard_pile)
        top = table.discard_pile[-1] if table.discard_pile else None
        passes = table.setup.exhaustions
        return {
            "deck": {
                "cards": deck,
                "label": _("Deck: {n}").format(n=deck),
                "pass": _("Pass {n} of {all}").format(n=min(table.exhaustions + 1, passes), all=passes),
            },
            "discard": {
                "cards": discard,
                "label": _("Discard: {n}").format(n=discard),
                "top": top,
                "top_label": _("{bean} on top").format(bean=bean(top)) if top else _("Empty"),
            },
        }

    def _partners(self) -> list[Json]:
        if self.table.step != "trade":
            return []
        others = (
            islice(self.table.clockwise(self.seat), 1, None)
            if self.view.is_active
            else [self.table.active_player]
        )
        return [{"seat": o, "name": self.names[o], "answer": self._last_answer(o)} for o in others]

    def _last_answer(self, partner: int) -> str | None:
        said = [a.said for a in self.table.answers if a.proposer == self.seat and a.partner == partner]
        if not said:
            return None
        return "yes" if said[-1] == "accepted" else "no"

    def _answers(self) -> list[Json]:
        """The last answer of each partner to this player's offers of the turn, the newest first."""
        answers: dict[int, Json] = {}
        for answer in reversed(self.table.answers):
            if answer.proposer == self.seat and answer.partner not in answers and answer.said != "withdrawn":
                answers[answer.partner] = self._answer(answer.partner, answer.said, answer.reason)
        return list(answers.values()) if self.table.step == "trade" else []

    def _answer(self, partner: int, said: str, reason: str) -> Json:
        name = self.names[partner]
        if said == "accepted":
            return {
                "seat": partner,
                "said": "yes",
                "title": _("{name} said yes").format(name=name),
                "text": "",
            }
        if said == "countered":
            title = _("{name} offers something else").format(name=name)
            return {"seat": partner, "said": "no", "title": title, "text": ""}
        fields = tuple((field.bean, field.cards) for field in self.table.seats[partner].fields)
        return {
            "seat": partner,
            "said": "no",
            "title": _("{name} said no").format(name=name),
            "text": reason_sentence(reason, fields),
        }

    def _offer(self, number: int, offer: OpenOffer) -> Json:
        stale = (
            _("This no longer holds: the {bean} has been traded or planted.").format(
                bean=bean(offer.stale.bean)
            )
            if offer.stale
            else None
        )
        ways = [] if stale else islice(ways_to_pay(self.table, offer), MOST_CHOICES)
        return {
            "id": number,
            "from": offer.proposer,
            "title": _("{name} offers you").format(name=self.names[offer.proposer]),
            "give": [card.bean for card in offer.give],
            "want": list(offer.want),
            "counter": self.view.is_active or self.view.edition.offers == "anybody",
            "stale": stale,
            "refusal": self._cannot_pay(offer),
            "choice": [[{"place": card.place, "index": card.index} for card in way] for way in ways],
        }

    def _cannot_pay(self, offer: OpenOffer) -> str | None:
        """What this player lacks to accept the offer, in a sentence."""
        own = [*self.view.hand, *(self.table.turned_over if self.view.is_active else ())]
        for kind in offer.want:
            if own.count(kind) < offer.want.count(kind):
                return _("You do not have enough {bean} cards for this.").format(bean=bean(kind))
        return None

    def _log(self) -> list[Json]:
        teller = Teller(self.names, self.listener)
        lines: list[Json] = []
        turn = 0
        for event in self.game.log:
            if isinstance(event, TurnBegan):
                turn = event.turn
            if turn == 0 and isinstance(event, Shuffled):
                continue
            text = teller.tell(event_as_seen(event, self.seat))
            if text:
                lines.append({"n": len(lines) + 1, "turn": turn, "text": text})
        return lines[::-1]

    def _bots(self) -> Json:
        """Opponents' moves wait while this player has something to do: first things first."""
        seat = None if self._is_yours() else self.game.next_bot
        if seat is None:
            return {"waiting": False, "next": ""}
        # While others trade, who speaks next depends on hands that nobody else sees.
        label = _("Next") if self.table.step == "trade" else _("Next: {name}").format(name=self.names[seat])
        return {"waiting": True, "next": label}

    def _over(self) -> Json:
        rows: list[Json] = [
            {
                "seat": seat,
                "name": _("You") if seat == self.listener else self.names[seat],
                "coins": self.table.seats[seat].coins,
                "hand": len(self.table.seats[seat].hand),
                "rank": rank,
            }
            for seat, rank in enumerate(self.game.ranks)
        ]
        rows.sort(key=lambda row: row["rank"])
        return {"title": asked(self.game, self.view).strong, "rows": rows, "text": self._tie()}

    def _tie(self) -> str:
        best = max(self.game.coins)
        if self.game.coins.count(best) < 2:
            return _("Cards left in hand are worth nothing.")
        return {
            "farthest_clockwise": _(
                "A tie goes to the player who sits farthest clockwise from the start player."
            ),
            "most_hand_cards": _("A tie goes to the player with the most cards in hand."),
            "shared": _("Players with the same number of coins share the place."),
        }[self.view.edition.tie]


def _act(question: Asked) -> Json:
    return {
        "title": question.title,
        "text": question.text,
        "buttons": [button._asdict() for button in question.buttons],
        "composer": question.composer,
    }


def note(action: Action, ruling: Ruling, names: Mapping[int, str]) -> Json:
    """Why a move was refused, for the learner: what did not work, the rule, its source, and where to look."""
    return {
        "title": _title(action, ruling),
        "text": ruling.sentence_with(names),
        "source": _("Rule: {source}").format(source=ruling.source),
        "about": [{"at": place, "index": index} for place, index in ruling.about],
    }


def _title(action: Action, ruling: Ruling) -> str:
    if isinstance(action, Plant) and ruling.rule == "plant.one-kind":
        return _("{bean} does not go there").format(bean=bean(action.card.bean))
    if isinstance(action, Plant):
        return _("You cannot plant {bean} now").format(bean=bean(action.card.bean))
    if isinstance(action, BuyField):
        return _("You cannot buy a field now")
    if isinstance(action, Harvest):
        return _("Field {n} cannot be harvested").format(n=action.field + 1)
    return _("That is not possible now")
