"""What holds at every step of every game. Each function looks at one walk."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest
from walks import Walk

from bohnanza_teach.game import view_of
from bohnanza_teach.rules import (
    HIDDEN,
    Accept,
    Action,
    BuyField,
    Card,
    Decline,
    Draw,
    EndTrading,
    Event,
    Harvest,
    IllegalAction,
    Plant,
    SkipPlanting,
    Stream,
    Table,
    TurnOver,
    Withdraw,
    apply,
    empty_table,
    happen,
    legal_actions,
    read_action,
    read_event,
    read_position,
    to_act,
    why_not,
    write_action,
    write_event,
    write_position,
)
from bohnanza_teach.rules.events import Drew, Planted, Traded


def no_card_is_lost(walk: Walk) -> None:
    """Coins are cards: after every single event, the whole deck lies somewhere on the table."""
    table, events = walk.begin()
    told = empty_table(table.edition, table.n_players, table.chance, table.start_player)
    deck = Counter(table.edition.deck())
    for event in itertools.chain(events, *(step.events for step in walk.steps())):
        happen(told, event)
        assert told.all_cards() == deck, write_event(event)


def telling_the_events_again_gives_the_table(walk: Walk) -> None:
    """A log holds all that chance did: telling it needs none."""
    table, events = walk.begin()
    told = empty_table(table.edition, table.n_players, table.chance, table.start_player)
    for event in events:
        happen(told, event)
    assert told == table
    for step in walk.steps():
        for event in step.events:
            happen(told, event)
        assert told == step.after


def the_game_never_gets_stuck(walk: Walk) -> None:
    """Somebody the game waits for can do something, until the game is over; then nobody can."""
    for table in walk.tables():
        if table.is_over:
            assert to_act(table) == []
            assert legal_actions(table) == []
        else:
            assert any(legal_actions(table, seat) for seat in to_act(table))


def the_list_of_actions_is_exact(walk: Walk) -> None:
    """What is listed can be done; all else is refused with a rule and its source, and changes nothing."""
    luck = Stream(walk.seed)
    for n, table in enumerate(walk.tables()):
        if n % 7:
            continue
        listed = {_as_set(action) for action in legal_actions(table)}
        refused: list[Action] = []
        for action in candidates(table):
            if why_not(table, action) is None:
                assert _as_set(action) in listed, write_action(action)
                apply(table.copy(), action)
            else:
                assert _as_set(action) not in listed, write_action(action)
                refused.append(action)
        for action in luck.shuffled(refused)[:25]:
            copied = table.copy()
            with pytest.raises(IllegalAction) as caught:
                apply(copied, action)
            assert copied == table
            assert caught.value.ruling.sentence
            assert str(caught.value.ruling.source)
        assert listed <= {_as_set(action) for action in candidates(table)}


def _as_set(action: Action) -> object:
    """A payment may be laid down in any order; it is listed once."""
    if isinstance(action, Accept):
        return action.seat, action.offer, frozenset(action.cards)
    return action


def candidates(table: Table) -> Iterator[Action]:
    """Every finite action by everybody, those of players and of cards that do not exist too."""
    for seat in range(-1, table.n_players + 1):
        own = table.seats[seat % table.n_players]
        piles = {
            "hand": own.hand,
            "turned_over": table.turned_over,
            "set_aside": [received.bean for received in own.set_aside],
            "field": [field.bean or "blue" for field in own.fields],
        }
        for place, pile in piles.items():
            for index in range(-1, len(pile) + 1):
                bean = pile[index] if 0 <= index < len(pile) else "blue"
                for field in range(-1, len(own.fields) + 1):
                    yield Plant(seat, Card(place, index, bean), field)
        yield from (Harvest(seat, field) for field in range(-1, len(own.fields) + 1))
        yield from (SkipPlanting(seat), TurnOver(seat), EndTrading(seat), Draw(seat), BuyField(seat))
        cards = [
            Card(place, i, bean) for place in ("turned_over", "hand") for i, bean in enumerate(piles[place])
        ]
        for number in (0, *table.offers, table.n_offers + 1):
            yield from (Decline(seat, number), Withdraw(seat, number), Accept(seat, number))
            n_wanted = len(table.offers[number].want) if number in table.offers else 0
            if n_wanted:
                yield from (Accept(seat, number, row) for row in itertools.combinations(cards, n_wanted))


def what_is_written_reads_back(walk: Walk) -> None:
    """Every action, event, position and view has one text that says it all."""
    _table, events = walk.begin()
    for event in events:
        _reads_back(event)
    for n, step in enumerate(walk.steps()):
        assert read_action(write_action(step.action)) == step.action
        for event in step.events:
            _reads_back(event)
        if n % 5 == 0:
            assert read_position(write_position(step.after)) == step.after
        if n % 25 == 0:
            for seat in range(walk.n_players):
                seen = view_of(step.after, seat).table
                assert read_position(write_position(seen)) == seen


def _reads_back(event: Event) -> None:
    assert read_event(write_event(event)) == event


def a_view_shows_nothing_hidden(walk: Walk) -> None:
    """Where hidden cards change places among themselves, no player sees a difference."""
    luck = Stream(walk.seed)
    for n, table in enumerate(walk.tables()):
        if n % 5 == 0:
            for seat in range(walk.n_players):
                assert view_of(with_hidden_cards_shuffled(table, seat, luck), seat) == view_of(table, seat)
                shown = view_of(table, seat)
                assert shown.hand == table.seats[seat].hand
                assert len(shown.table.draw_deck) == len(table.draw_deck)


def with_hidden_cards_shuffled(table: Table, seat: int, luck: Stream) -> Table:
    """The table with all cards that this player may not see dealt out anew, pile sizes as they were."""
    other = table.copy()
    piles = [other.draw_deck, *(s.treasury for s in other.seats)]
    piles += [s.hand for number, s in enumerate(other.seats) if number != seat]
    below_top = other.discard_pile[:-1]
    cards = luck.shuffled([card for pile in (*piles, below_top) for card in pile])
    for pile in piles:
        pile[:] = [cards.pop() for _card in pile]
    other.discard_pile[: len(below_top)] = cards
    return other


def the_law_says_the_same_about_a_view(walk: Walk) -> None:
    """A player can ask about their own actions from what they see."""
    for n, table in enumerate(walk.tables()):
        if n % 9:
            continue
        for seat in range(walk.n_players):
            view = view_of(table, seat)
            assert view.legal_actions() == legal_actions(table, seat)
        for action in candidates(table):
            if 0 <= action.seat < walk.n_players and n % 27 == 0:
                assert view_of(table, action.seat).why_not(action) == why_not(table, action)


def hands_keep_their_order(walk: Walk) -> None:
    """A hand loses cards at the places that were named and gains cards at the back, one by one."""
    for step in walk.steps():
        for seat in range(walk.n_players):
            gone = {i for event in step.events for i in _leaves_hand(event, seat)}
            stays = [bean for i, bean in enumerate(step.before.seats[seat].hand) if i not in gone]
            drawn = [event.bean for event in step.events if isinstance(event, Drew) and event.seat == seat]
            assert step.after.seats[seat].hand == stays + drawn


def _leaves_hand(event: Event, seat: int) -> list[int]:
    cards: tuple[Card, ...] = ()
    if isinstance(event, Planted) and event.seat == seat:
        cards = (event.card,)
    elif isinstance(event, Traded):
        cards = event.given * (event.proposer == seat) + event.paid * (event.partner == seat)
    return [card.index for card in cards if card.place == "hand"]


def nothing_on_the_table_is_hidden(walk: Walk) -> None:
    """``?`` belongs to views: the table itself knows every card."""
    for table in walk.tables():
        assert table.all_cards()[HIDDEN] == 0


EVERYTHING = (
    no_card_is_lost,
    telling_the_events_again_gives_the_table,
    the_game_never_gets_stuck,
    the_list_of_actions_is_exact,
    what_is_written_reads_back,
    a_view_shows_nothing_hidden,
    the_law_says_the_same_about_a_view,
    hands_keep_their_order,
    nothing_on_the_table_is_hidden,
)
