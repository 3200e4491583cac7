"""The ribbon's sentence and the panel that acts: what is asked now, what may be pressed, what comes next."""

from __future__ import annotations

from typing import NamedTuple

from bohnanza_teach.editions import Setup
from bohnanza_teach.game import Game, PlayerView, room_for
from bohnanza_teach.language import _, ngettext
from bohnanza_teach.rules import Card
from bohnanza_teach.rules.planting import waiting_cards

from .marks import bean, beans, coins


class Button(NamedTuple):
    """A button of the acting panel; one of them may be the main one."""

    id: str
    label: str
    main: bool = False


class Asked(NamedTuple):
    """What the table says now: ``strong`` and ``rest`` in the ribbon, the others in the acting panel."""

    strong: str
    rest: str
    title: str
    text: str = ""
    buttons: tuple[Button, ...] = ()
    composer: bool = False


def step_names(setup: Setup) -> dict[str, str]:
    """The six steps in the words that learners hear, with the numbers of this edition."""
    return {
        "must_plant": _("Must plant"),
        "may_plant": _("May plant"),
        "turn_over": _("Turn over two")
        if setup.turn_over == 2
        else _("Turn over {n}").format(n=setup.turn_over),
        "trade": _("Trade"),
        "plant_traded": _("Plant traded"),
        "draw": _("Draw three") if setup.draw == 3 else _("Draw {n}").format(n=setup.draw),
    }


def card_to_plant(view: PlayerView, chosen: Card | None = None) -> Card | None:
    """The card that this player plants next: the ``chosen`` one, or the first that fits.

    Traded cards come before turned-over ones.
    """
    table = view.table
    if table.step == "plant_traded":
        waiting = waiting_cards(table, view.seat)
        if chosen in waiting:
            return chosen
        fitting = [card for card in waiting if room_for(view.fields, card.bean) is not None]
        return next(iter(fitting or waiting), None)
    if table.step in ("must_plant", "may_plant") and view.is_active:
        return Card("hand", 0, view.hand[0])
    return None


def asked(game: Game, view: PlayerView, chosen: Card | None = None) -> Asked:
    """What is asked of the player of this view, in the step that the turn has come to."""
    if view.table.is_over:
        return _over(game, view)
    offers = [o for o in view.table.offers.values() if o.partner == view.seat and o.stale is None]
    if offers and not view.is_active:
        name = game.players[offers[0].proposer].name
        return Asked(
            _("{name} offers you a trade: accept it or decline it.").format(name=name),
            _("You may also make a counter-offer.")
            if view.edition.offers == "anybody"
            else _("In this edition only the active player makes offers."),
            _("An offer for you"),
            composer=True,
        )
    if view.table.step == "plant_traded" and waiting_cards(view.table, view.seat):
        return _plant_traded(view, card_to_plant(view, chosen))
    if not view.is_active:
        return _onlooking(game, view)
    if view.table.step == "plant_traded":
        return Asked(
            _("You have planted everything; now the others plant what they received."),
            _then_draw(view),
            _("The others plant"),
            _("Press Next to see one move at a time."),
        )
    return _ASKED[view.table.step](game, view)


def _must_plant(game: Game, view: PlayerView) -> Asked:
    front = view.hand[0]
    if room_for(view.fields, front) is None:
        return Asked(
            _("No field takes your {bean}, so harvest one first.").format(bean=bean(front)),
            _("Then you plant the {bean} there.").format(bean=bean(front)),
            _("Which field will you harvest?"),
            _("All its beans go: some become coins, the others are discarded."),
        )
    return Asked(
        _("Plant your front card, {bean}: press Plant here at a field.").format(bean=bean(front)),
        _("Then you may plant one more."),
        _("Where will your {bean} go?").format(bean=bean(front)),
        _compare(view, front),
    )


def _may_plant(game: Game, view: PlayerView) -> Asked:
    front = view.hand[0]
    keep = (Button("skip", _("Keep it in hand")),)
    rest = _then_turn_over(view)
    if room_for(view.fields, front) is None:
        return Asked(
            _("Your next card is {bean}. No field takes it: keep it, or harvest a field first.").format(
                bean=bean(front)
            ),
            rest,
            _("Plant a second card?"),
            "",
            (keep[0]._replace(main=True),),
        )
    return Asked(
        _("You may plant your next card, {bean}, too, or keep it.").format(bean=bean(front)),
        rest,
        _("Plant a second card?"),
        _compare(view, front),
        keep,
    )


def _then_turn_over(view: PlayerView) -> str:
    n = view.table.setup.turn_over
    return ngettext("Then you turn over {n} card.", "Then you turn over {n} cards.", n).format(n=n)


def _compare(view: PlayerView, kind: str) -> str:
    """What a kind would do in the field that takes it best."""
    field = room_for(view.fields, kind)
    if field is None:
        return ""
    n = view.fields[field].cards + 1
    paid = view.edition.beanometer(kind).coins(n)
    if n == 1:
        return _("In an empty field it starts a new row.")
    return _("Field {field} would hold {n} {bean} and pay {coins}.").format(
        field=field + 1, n=n, bean=bean(kind), coins=coins(paid)
    )


def _turn_over(game: Game, view: PlayerView) -> Asked:
    n = view.table.setup.turn_over
    return Asked(
        ngettext("Turn over {n} card from the deck.", "Turn over {n} cards from the deck.", n).format(n=n),
        _("Then you may trade them or keep them."),
        _("What does the deck bring?"),
        _("The cards you turn over are yours: trade them, give them away or plant them."),
        (Button("turn_over", step_names(view.table.setup)["turn_over"], main=True),),
    )


def _trade(game: Game, view: PlayerView) -> Asked:
    strong = (
        _("Trade your turned-over beans or hand cards, or end trading.")
        if view.table.turned_over
        else _("Trade cards from your hand, or end trading.")
    )
    return Asked(
        strong,
        _("Next you plant everything you traded."),
        _("Your offer"),
        "",
        (Button("end_trading", _("End trading")),),
        composer=True,
    )


def _plant_traded(view: PlayerView, card: Card | None) -> Asked:
    waiting = waiting_cards(view.table, view.seat)
    kind = card.bean if card else ""
    rest = _then_draw(view)
    if room_for(view.fields, kind) is None:
        return Asked(
            _("No field takes {bean}, so harvest one first.").format(bean=bean(kind)),
            rest,
            _("Which field will you harvest?"),
            _("Beans that you received or turned over must all be planted."),
        )
    return Asked(
        _("Plant what you received or turned over: {beans}.").format(beans=beans(c.bean for c in waiting)),
        rest,
        _("Where will your {bean} go?").format(bean=bean(kind)),
        _compare(view, kind),
    )


def _then_draw(view: PlayerView) -> str:
    """What follows on planting traded and turned-over cards."""
    if view.table.is_trading:
        return _("Then the trading goes on.")
    if view.table.is_ending:
        return _("Then the game ends: the deck has run out for the last time.")
    if not view.is_active:
        return _("Then the turn goes on.")
    n = view.table.setup.draw
    return ngettext("Then you draw {n} card.", "Then you draw {n} cards.", n).format(n=n)


def _draw(game: Game, view: PlayerView) -> Asked:
    n = view.table.setup.draw
    left = (view.seat + 1) % view.table.n_players
    return Asked(
        ngettext(
            "Draw {n} card to the back of your hand.", "Draw {n} cards to the back of your hand.", n
        ).format(n=n),
        _("Then it is {name}'s turn.").format(name=game.players[left].name),
        _("The last step of your turn"),
        _("The order of your hand never changes: new cards go to the back."),
        (Button("draw", step_names(view.table.setup)["draw"], main=True),),
    )


def _onlooking(game: Game, view: PlayerView) -> Asked:
    table = view.table
    name = game.players[table.active_player].name
    strong = {
        "must_plant": _("{name} must plant the front card."),
        "may_plant": _("{name} may plant a second card."),
        "turn_over": _("{name} turns over cards from the deck."),
        "trade": _("{name} may trade with everybody."),
        "plant_traded": _("Everybody plants what they received."),
        "draw": _("{name} draws cards."),
    }[table.step].format(name=name)
    rest = (
        _("You may offer {name} cards from your hand.").format(name=name)
        if table.step == "trade" and view.edition.offers == "anybody"
        else _("You may harvest your own fields at any time.")
    )
    return Asked(
        strong,
        rest,
        _("It is {name}'s turn").format(name=name),
        _("Press Next to see one move at a time."),
        composer=table.step == "trade" and view.edition.offers == "anybody",
    )


def _over(game: Game, view: PlayerView) -> Asked:
    winners = [game.players[seat].name for seat, rank in enumerate(game.ranks) if rank == 1]
    if game.ranks[view.seat] == 1 and len(winners) == 1:
        return Asked(_("You win!"), _("Every field has been harvested."), _("The game is over"))
    if len(winners) > 1:
        return Asked(
            _("{names} share the first place.").format(names=", ".join(winners)),
            _("Every field has been harvested."),
            _("The game is over"),
        )
    return Asked(
        _("{name} wins.").format(name=winners[0]),
        _("Every field has been harvested."),
        _("The game is over"),
    )


_ASKED = {
    "must_plant": _must_plant,
    "may_plant": _may_plant,
    "turn_over": _turn_over,
    "trade": _trade,
    "draw": _draw,
}
