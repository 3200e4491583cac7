"""Whom the game asks next, and how much bots may trade."""

from __future__ import annotations

from collections.abc import Iterator

from bohnanza_teach.rules import Action, EndTrading, Offer, Table, to_act

from .seats import Player, Strategy
from .view import view_of

#: Offers that a bot may make in one turn: as the active player, and to the active player.
ACTIVE_OFFERS = 6
BYSTANDER_OFFERS = 2


def next_bot_action(table: Table, players: tuple[Player, ...]) -> Action | None:
    """What the bots do next; ``None`` if the game waits for a person or is over."""
    if table.step == "trade":
        return _next_in_trading(table, players)
    for seat in to_act(table):
        bot = players[seat].strategy
        if bot:
            return ask(bot, table, seat)
    return None


def _next_in_trading(table: Table, players: tuple[Player, ...]) -> Action | None:
    waits_for_person = False
    for offer in table.offers.values():
        if offer.stale is None:
            bot = players[offer.partner].strategy
            if bot:
                return ask(bot, table, offer.partner)
            waits_for_person = True
    active = table.active_player
    for seat, bot in _bystander_bots(table, players):
        if _n_offers(table, seat) < BYSTANDER_OFFERS:
            proposal = bot.decide(view_of(table, seat))
            if proposal is not None:
                return proposal
    bot = players[active].strategy
    if bot is None or waits_for_person:
        return None
    action = ask(bot, table, active)
    if isinstance(action, Offer) and _n_offers(table, active) >= ACTIVE_OFFERS:
        return EndTrading(active)
    return action


def _bystander_bots(table: Table, players: tuple[Player, ...]) -> Iterator[tuple[int, Strategy]]:
    for seat in table.clockwise(table.active_player):
        bot = players[seat].strategy
        if bot and seat != table.active_player:
            yield seat, bot


def _n_offers(table: Table, seat: int) -> int:
    made = sum(answer.proposer == seat for answer in table.answers)
    return made + sum(offer.proposer == seat for offer in table.offers.values())


def ask(bot: Strategy, table: Table, seat: int) -> Action:
    """The bot's decision where the game waits for it.

    Raises:
        ValueError: the bot gave no answer.
    """
    action = bot.decide(view_of(table, seat))
    if action is None:
        raise ValueError(f"{type(bot).__name__} at seat {seat} gave no answer in the step {table.step}")
    return action
