"""Whom the game asks next, and how much bots may trade."""

from __future__ import annotations

from collections.abc import Iterator

from bohnanza_teach.rules import Action, Counter, Decline, EndTrading, Offer, Table, read_action, to_act
from bohnanza_teach.rules.trading import offers_this_turn

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
        if bot is not None:
            return ask(bot, table, seat)
    return None


def _next_in_trading(table: Table, players: tuple[Player, ...]) -> Action | None:
    waits_for_person = False
    for number, offer in table.offers.items():
        if offer.stale is None:
            bot = players[offer.partner].strategy
            if bot is not None:
                return _within_budget(ask(bot, table, offer.partner), number, table)
            waits_for_person = True
    active = table.active_player
    for seat, bot in _bystander_bots(table, players):
        proposal = _decision(bot, table, seat)
        if proposal is not None:
            return proposal
    bot = players[active].strategy
    if bot is None or waits_for_person:
        return None
    action = ask(bot, table, active)
    if isinstance(action, Offer) and offers_this_turn(table, active) >= ACTIVE_OFFERS:
        return EndTrading(active)
    return action


def _within_budget(answer: Action, number: int, table: Table) -> Action:
    """The answer to an offer; a counter-offer beyond the budget is a refusal, so that haggling ends."""
    most = ACTIVE_OFFERS if answer.seat == table.active_player else BYSTANDER_OFFERS
    if isinstance(answer, (Offer, Counter)) and offers_this_turn(table, answer.seat) >= most:
        return Decline(answer.seat, number)
    return answer


def _bystander_bots(table: Table, players: tuple[Player, ...]) -> Iterator[tuple[int, Strategy]]:
    """Bots that may speak up: while turned-over cards lie there, and not after every refusal."""
    if table.edition.offers == "active_only" or not table.turned_over or _was_refused(table):
        return
    for seat in table.clockwise(table.active_player):
        bot = players[seat].strategy
        if (
            bot is not None
            and seat != table.active_player
            and offers_this_turn(table, seat) < BYSTANDER_OFFERS
        ):
            yield seat, bot


def _was_refused(table: Table) -> bool:
    """Whether the last thing said was a refusal to the active player, and so nothing new for bystanders."""
    if not table.answers:
        return False
    last = table.answers[-1]
    return last.said != "accepted" and last.proposer == table.active_player


def ask(bot: Strategy, table: Table, seat: int) -> Action:
    """The bot's decision where the game waits for it.

    Raises:
        ValueError: the bot gave no answer.
    """
    action = _decision(bot, table, seat)
    if action is None:
        raise ValueError(f"{type(bot).__name__} at seat {seat} gave no answer in the step {table.step}")
    return action


def _decision(bot: Strategy, table: Table, seat: int) -> Action | None:
    """What the bot says, as an action; a strategy may also answer in notation."""
    said = bot.decide(view_of(table, seat))
    return read_action(said) if isinstance(said, str) else said
