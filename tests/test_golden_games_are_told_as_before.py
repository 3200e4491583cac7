"""The golden games, word for word: a change of the law or of a player shows here, to be read by a person."""

from __future__ import annotations

import pytest

from bohnanza_teach.rules import empty_table, happen, read_action, read_event, write_position
from bohnanza_teach.rules.events import Drew, Exhausted, Planted, TurnedOver
from scripts.golden import FOLDER, GAMES, GoldenGame, tell

NAMES = [golden.name for golden in GAMES]


@pytest.mark.parametrize("golden", GAMES, ids=NAMES)
def test_the_game_is_told_byte_for_byte_as_in_its_file(golden: GoldenGame) -> None:
    told, kept = tell(golden), golden.path.read_bytes().decode("utf-8")
    first = next(
        (n for n, (a, b) in enumerate(zip(told.split("\n"), kept.split("\n"), strict=False), 1) if a != b), 0
    )
    assert told == kept, (
        f"{golden.path.name} differs from line {first} on. If that is meant, run scripts/golden.py and read "
        "`git diff tests/golden`: it is the review of the change."
    )


def test_every_golden_file_is_one_of_the_games() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{name}.txt" for name in NAMES)


@pytest.mark.parametrize("golden", GAMES, ids=NAMES)
def test_the_events_in_the_file_alone_build_up_the_end_of_the_game(golden: GoldenGame) -> None:
    lines = golden.path.read_text("utf-8").split("\n")
    game = golden.begin()
    told = empty_table(golden.edition, len(golden.players), game.table.chance)
    for line in lines:
        if line and line[0] not in "#>!":
            happen(told, read_event(line))
        elif line.startswith("> "):
            game.play(read_action(line[2:]))
    assert write_position(told) == write_position(game.table)


def test_the_last_card_on_the_turn_over_is_in_its_file() -> None:
    """End: steps 2 and 3 of the turn are finished, even with one card turned over."""
    golden = next(golden for golden in GAMES if golden.name == "last_card_on_the_turn_over")
    game = golden.begin()
    game.play_out()
    log = list(game.log)
    last = next(n for n, event in enumerate(log) if isinstance(event, Exhausted) and event.last)
    assert isinstance(log[last - 1], TurnedOver)
    assert not isinstance(log[last - 2], TurnedOver)
    assert any(isinstance(event, Planted) for event in log[last:])
    assert not any(isinstance(event, Drew) for event in log[last:])
