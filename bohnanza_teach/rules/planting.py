"""Planting: the front card in steps 1 and 2, traded and turned-over cards in step 5; one kind to a field."""

from __future__ import annotations

from .actions import Plant, SkipPlanting
from .course import Course
from .events import Planted, PlantingSkipped
from .rulings import Ruling, not_your_turn, ruling
from .state import HIDDEN, MAY_PLANT, MUST_PLANT, PLANT_TRADED, Card, Table


def check_plant(table: Table, action: Plant) -> Ruling | None:
    """Why the card may not be planted there, or ``None``."""
    return check_card(table, action.seat, action.card) or _check_field(table, action)


def check_card(table: Table, seat: int, card: Card) -> Ruling | None:
    """Why that card may not be planted at all now, or ``None``."""
    edition = table.edition
    if card.place == "hand":
        return _check_hand_card(table, seat, card)
    if card.place in ("turned_over", "set_aside"):
        if card.place == "turned_over" and seat != table.active_player:
            return ruling(edition, "trade.not-your-cards", active=table.active_player)
        if not is_there(table, seat, card):
            return ruling(edition, "plant.no-such-card")
        if card.place == "turned_over" and (table.step != PLANT_TRADED or table.is_trading):
            return ruling(edition, "plant.turned-over-later", (card.place, card.index))
        if table.step != PLANT_TRADED:
            return ruling(edition, "plant.later", (card.place, card.index))
        return None
    return ruling(edition, "plant.no-such-card")


def _check_hand_card(table: Table, seat: int, card: Card) -> Ruling | None:
    edition = table.edition
    if not is_there(table, seat, card):
        return ruling(edition, "plant.no-such-card")
    if table.step == PLANT_TRADED:
        return ruling(edition, "plant.received-only", ("hand", card.index))
    if seat != table.active_player:
        return not_your_turn(edition, table.active_player)
    if table.step not in (MUST_PLANT, MAY_PLANT):
        if table.n_planted >= 2:
            return ruling(edition, "plant.at-most-two", ("hand", card.index))
        return ruling(edition, "turn.other-step", step=table.step)
    if card.index != 0:
        return ruling(edition, "plant.front-card", ("hand", card.index))
    return None


def _check_field(table: Table, action: Plant) -> Ruling | None:
    fields = table.seats[action.seat].fields
    if not 0 <= action.field < len(fields):
        return ruling(table.edition, "plant.no-such-field", n=len(fields))
    grows = fields[action.field].bean
    if grows is not None and grows != action.card.bean:
        return ruling(
            table.edition,
            "plant.one-kind",
            ("field", action.field),
            field=action.field,
            grows=grows,
            bean=action.card.bean,
        )
    return None


def check_skip_planting(table: Table, action: SkipPlanting) -> Ruling | None:
    """Why the player may not go on without planting, or ``None``."""
    if table.step == PLANT_TRADED:
        return ruling(table.edition, "plant.all-received")
    if action.seat != table.active_player:
        return not_your_turn(table.edition, table.active_player)
    if table.step == MUST_PLANT:
        return ruling(table.edition, "plant.must", ("hand", 0), bean=table.seats[action.seat].hand[0])
    if table.step != MAY_PLANT:
        return ruling(table.edition, "turn.other-step", step=table.step)
    return None


def plant(course: Course, action: Plant) -> None:
    """Plant the card; steps 1, 2 and 5 then go on by themselves when nothing is left to plant in them."""
    course.add(Planted(action.seat, action.card, action.field))


def skip_planting(course: Course, action: SkipPlanting) -> None:
    """Leave the second card in the hand."""
    course.add(PlantingSkipped(action.seat))


def is_there(table: Table, seat: int, card: Card) -> bool:
    """Whether that very card lies in that place, as far as can be seen: a view hides others' hands."""
    if card.place == "hand":
        pile = table.seats[seat].hand
    elif card.place == "turned_over":
        pile = table.turned_over
    elif card.place == "set_aside":
        pile = [received.bean for received in table.seats[seat].set_aside]
    else:
        return False
    return 0 <= card.index < len(pile) and pile[card.index] in (card.bean, HIDDEN)


def must_plant_traded(table: Table, seat: int) -> bool:
    """Whether this player has a traded or turned-over card to plant in step 5."""
    if table.seats[seat].set_aside:
        return True
    return seat == table.active_player and bool(table.turned_over) and not table.is_trading


def waiting_cards(table: Table, seat: int) -> list[Card]:
    """Cards that this player still has to plant in step 5; the turned-over ones are the active player's."""
    cards = [Card("set_aside", i, received.bean) for i, received in enumerate(table.seats[seat].set_aside)]
    if seat == table.active_player and not table.is_trading:
        cards += [Card("turned_over", i, bean) for i, bean in enumerate(table.turned_over)]
    return cards
