"""What the front end asks for, read with care: it is untrusted and becomes an action or a clear error."""

from __future__ import annotations

from typing import Any

from bohnanza_teach.game import PlayerView
from bohnanza_teach.rules import (
    Accept,
    Action,
    BuyField,
    Card,
    Counter,
    Decline,
    Draw,
    EndTrading,
    Harvest,
    Offer,
    Plant,
    SkipPlanting,
    TurnOver,
)

PLACES = ("hand", "turned_over", "set_aside")
#: More cards or kinds than this are in no hand.
MOST_CARDS = 60
LONGEST_ID = 40


class RequestError(ValueError):
    """A request that cannot be read; the table stays as it is."""


def read_request(content: dict[str, Any], view: PlayerView) -> Action:
    """The action that a request asks for.

    Raises:
        RequestError: the request is not of the form in ``widgets/CONTRACT.md``.
    """
    seat = view.seat
    match content.get("do"):
        case "plant":
            return Plant(seat, read_card(content, view), _whole(content, "field"))
        case "harvest":
            return Harvest(seat, _whole(content, "field"))
        case "buy":
            return BuyField(seat)
        case "button":
            return _button(content.get("id"), seat)
        case "offer":
            partner = _whole(content, "partner")
            return Offer(seat, partner, _cards(content, "give", view), _kinds(content))
        case "counter":
            offer = _whole(content, "offer")
            return Counter(seat, offer, _cards(content, "give", view), _kinds(content))
        case "accept":
            return Accept(seat, _whole(content, "offer"), _cards(content, "cards", view))
        case "decline":
            return Decline(seat, _whole(content, "offer"))
        case other:
            raise RequestError(f"there is no request {str(other)[:LONGEST_ID]!r}")


def read_question(content: dict[str, Any], view: PlayerView) -> Action:
    """The action that a question "why not?" is about: planting a card, or harvesting a field."""
    if "place" in content:
        return Plant(view.seat, read_card(content, view), _best_field(content, view))
    return Harvest(view.seat, _whole(content, "field"))


def _best_field(content: dict[str, Any], view: PlayerView) -> int:
    kind = read_card(content, view).bean
    fitting = (n for n, field in enumerate(view.fields) if field.bean in (kind, None))
    return next(fitting, 0)


def _button(id: Any, seat: int) -> Action:
    match id:
        case "skip":
            return SkipPlanting(seat)
        case "turn_over":
            return TurnOver(seat)
        case "end_trading":
            return EndTrading(seat)
        case "draw":
            return Draw(seat)
    raise RequestError(f"there is no button {str(id)[:LONGEST_ID]!r}")


def _whole(content: dict[str, Any], key: str) -> int:
    value = content.get(key)
    if type(value) is not int or not -1 <= value <= 1_000_000:
        raise RequestError(f"{key} is {str(value)[:LONGEST_ID]!r}; it must be a whole number")
    return value


def read_card(content: Any, view: PlayerView) -> Card:
    """The card that a request names by its place; a ``RequestError`` if no card lies there."""
    if not isinstance(content, dict) or content.get("place") not in PLACES:
        raise RequestError(f"{str(content)[:LONGEST_ID]!r} names no place of a card")
    place, index = str(content["place"]), _whole(content, "index")
    pile = {
        "hand": view.hand,
        "turned_over": view.table.turned_over,
        "set_aside": [received.bean for received in view.own.set_aside],
    }[place]
    if not 0 <= index < len(pile):
        raise RequestError(f"there is no card at {place}[{index}]")
    return Card(place, index, pile[index])


def _cards(content: dict[str, Any], key: str, view: PlayerView) -> tuple[Card, ...]:
    return tuple(read_card(card, view) for card in _list(content, key))


def _kinds(content: dict[str, Any]) -> tuple[str, ...]:
    kinds = _list(content, "want")
    if not all(isinstance(kind, str) and len(kind) <= LONGEST_ID for kind in kinds):
        raise RequestError("want must list kinds of beans")
    return tuple(kinds)


def _list(content: dict[str, Any], key: str) -> list[Any]:
    value = content.get(key, [])
    if not isinstance(value, list) or len(value) > MOST_CARDS:
        raise RequestError(f"{key} must be a list of at most {MOST_CARDS}")
    return value
