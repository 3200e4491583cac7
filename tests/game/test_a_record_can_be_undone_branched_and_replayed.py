"""A game keeps its record: undo gives the very table back, a branch goes its own way, a log tells all."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from walks import EDITIONS, QUICK, Walk, walks

from bohnanza_teach.game import Game, Player
from bohnanza_teach.rules import IllegalAction, empty_table, happen, write_event


def played(walk: Walk) -> Game:
    """The walk as a game of people."""
    game = Game(
        EDITIONS[walk.edition],
        [f"person {n}" for n in range(walk.n_players)],
        seed=walk.seed,
        start_player=walk.start_player % walk.n_players,
    )
    for step in walk.steps():
        game.play(step.action)
    return game


@QUICK
@given(walk=walks(80), n=st.integers(1, 80))
def test_undo_gives_the_former_table_and_log_exactly(walk: Walk, n: int) -> None:
    game = played(walk)
    n = min(n, len(game.actions))
    former = played(Walk(walk.edition, walk.size, walk.start_player, walk.seed, len(game.actions) - n))
    taken_back, log = game.actions[-n:], game.log
    game.undo(n)
    assert game.table == former.table
    assert (game.log, game.actions) == (former.log, former.actions)
    for action in taken_back:
        game.play(action)
    assert game.log == log


@QUICK
@given(walk=walks(80), n=st.integers(1, 80))
def test_a_branch_and_its_game_leave_each_other_alone(walk: Walk, n: int) -> None:
    game, same = played(walk), played(walk)
    branch = game.branch()
    n = min(n, len(game.actions))
    for one in (branch, game):
        one.undo(n)
        for action in one.legal_actions()[:1]:
            one.play(action)
        one.undo(1)
        for action in same.actions[-n:]:
            one.play(action)
    assert game.table == branch.table == same.table
    assert game.log == branch.log == same.log


@QUICK
@given(walk=walks(150))
def test_the_log_alone_builds_up_the_table(walk: Walk) -> None:
    game = played(walk)
    told = empty_table(game.edition, walk.n_players, game.table.chance, game.start_player)
    for event in game.log:
        happen(told, event)
    assert told == game.table
    assert str(game.log).split("\n") == [write_event(event) for event in game.log]


@QUICK
@given(walk=walks(150))
def test_saving_and_loading_gives_the_same_game(walk: Walk, tmp_path_factory: pytest.TempPathFactory) -> None:
    path: Path = tmp_path_factory.mktemp("saves") / "game.json"
    game = played(walk)
    game.save(path)
    loaded = Game.load(path)
    assert loaded.table == game.table
    assert (loaded.log, loaded.actions, loaded.players) == (game.log, game.actions, game.players)
    assert loaded.edition == game.edition


@pytest.mark.parametrize("deck", [["red", "soy"], [["red", "soy"], ["blue"]], [[], ["blue"]]])
def test_a_game_with_a_deck_laid_by_hand_is_saved_too(
    deck: list[str] | list[list[str]], tmp_path: Path
) -> None:
    game = Game(players=["greedy", "random", "greedy"], seed=4, deck=deck)
    game.play_out()
    game.save(tmp_path / "game.json")
    assert Game.load(tmp_path / "game.json").table == game.table


def test_undoing_more_than_was_done_changes_nothing() -> None:
    game = Game(players=["me", "you", "they"])
    before = game.table
    for n in (0, 1, -1):
        with pytest.raises(ValueError, match="0 actions to take back"):
            game.undo(n)
    assert game.table == before


def test_an_illegal_action_leaves_no_trace_in_the_record() -> None:
    game = Game(players=["me", "you", "they"])
    before, log = game.table, game.log
    with pytest.raises(IllegalAction):
        game.play("1 draw")
    assert game.table == before
    assert (game.log, game.actions) == (log, ())


def test_a_deck_that_cannot_be_laid_in_mid_game_leaves_the_game_as_it_was() -> None:
    """The second deck names more Garden than there can be: the draw that needs it fails as a whole."""
    game = Game(players=["greedy", "greedy", "greedy"], deck=[["red"], ["garden"] * 7])
    with pytest.raises(ValueError, match="more garden cards"):
        game.play_out()
    table, log = game.table, game.log
    with pytest.raises(ValueError, match="more garden cards"):
        game.play_out()
    assert game.table == table
    assert game.log == log


def test_changing_the_copy_of_the_table_changes_nothing_in_the_game() -> None:
    game = Game(players=["me", "you", "they"])
    before = game.table
    copy = game.table
    copy.seats[0].hand.clear()
    copy.draw_deck.clear()
    game.view(0).hand.clear()
    assert game.table == before


def test_a_player_of_ones_own_comes_back_as_a_player(tmp_path: Path) -> None:
    class Mine:
        def decide(self, view: object) -> None:
            return None

    game = Game(players=[Player("Zoe", Mine()), "me", "you"])
    game.save(tmp_path / "game.json")
    with pytest.raises(ValueError, match=r"strategies=\{'Mine'"):
        Game.load(tmp_path / "game.json")
    loaded = Game.load(tmp_path / "game.json", strategies={"Mine": Mine()})
    assert loaded.players[0].is_bot
    assert loaded.players[0].name == "Zoe"
