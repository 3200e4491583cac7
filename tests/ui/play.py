"""A learner who plays by the buttons of the table, without reading."""

from __future__ import annotations

from typing import Any

import bohnanza_teach as bt
from bohnanza_teach.ui import BeanTable


def table_of(seed: int = 7, players: int = 4) -> BeanTable:
    """A table at which you sit with greedy bots."""
    return bt.show(bt.Game("amigo-2007-kr", ["You", *["greedy"] * (players - 1)], seed=seed))


def ask(table: BeanTable, **content: Any) -> dict[str, Any]:
    """Send a request made for the present picture, and return the picture that answers it."""
    table.request({**content, "version": table.picture["version"]})
    picture: dict[str, Any] = table.picture
    return picture


def next_request(picture: dict[str, Any]) -> dict[str, Any]:
    """What the table itself proposes to press: an answer, a field, a button, or Next."""
    open_offers = [offer for offer in picture["offers"] if offer["stale"] is None]
    if open_offers:
        offer = open_offers[0]
        if offer["choice"] and offer["id"] % 2:
            return {"do": "accept", "offer": offer["id"], "cards": offer["choice"][0]}
        return {"do": "decline", "offer": offer["id"]}
    you = picture["you"]
    if you["to_plant"]:
        for field in you["fields"]:
            if field["plant"]:
                return {"do": "plant", **you["to_plant"], "field": field["index"]}
        field = next(field for field in you["fields"] if field["harvest"])
        return {"do": "harvest", "field": field["index"]}
    if picture["act"]["buttons"]:
        return {"do": "button", "id": picture["act"]["buttons"][0]["id"]}
    return {"do": "next"}
