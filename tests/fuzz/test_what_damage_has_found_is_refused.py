"""Inputs that damage has found once, each refused with its own error since."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from bohnanza_teach.editions import Beanometer, EditionError, edition, read_edition
from bohnanza_teach.game import Game, GameFileError
from bohnanza_teach.rules import Draw, SeededChance, legal_actions, new_table, why_not

KR = edition("amigo-2007-kr")


@pytest.mark.parametrize("cards", [5_000, 30_000])
def test_a_beanometer_of_more_cards_than_a_deck_has(cards: int) -> None:
    """It was read card by card: ten million of them took half a minute, a thousand millions all memory."""
    with pytest.raises(ValueError):
        Beanometer(((cards, 1),))


@pytest.mark.parametrize("hand_size", [10**36, -1, {"3": 10**36, "4": 5, "5": 5}])
def test_a_hand_beyond_what_a_computer_counts(hand_size: object) -> None:
    """It was an OverflowError."""
    with pytest.raises(EditionError):
        KR.replace(hand_size=hand_size)


def test_a_hand_beyond_what_a_computer_counts_in_a_save_file(tmp_path: Path) -> None:
    game, path = Game(players=["greedy"] * 3, seed=1), tmp_path / "game.json"
    game.save(path)
    data = json.loads(path.read_text())
    data["edition"] = f'amigo-2007-kr with {{"hand_size": {10**36}}}'
    path.write_text(json.dumps(data))
    with pytest.raises(GameFileError):
        Game.load(path)


def test_an_edition_file_that_leaves_a_rule_out() -> None:
    """It is read, and every ruling says that the file names no source."""
    text = files("bohnanza_teach.editions").joinpath("amigo-2007-kr.toml").read_text("utf-8")
    without = "\n".join(line for line in text.split("\n") if not line.startswith('"'))
    try:
        found = read_edition(without)
    except EditionError:
        return
    table, _events = new_table(found, 3, SeededChance(0))
    assert legal_actions(table)
    refusal = why_not(table, Draw(0))
    assert refusal is not None
    assert "names no source" in str(refusal)


def test_an_edition_file_for_more_players_than_a_computer_counts() -> None:
    """It is refused before anything is laid out for them."""
    text = files("bohnanza_teach.editions").joinpath("amigo-1997.toml").read_text("utf-8")
    head, _start, tail = text.partition("players = [")
    facts = re.sub(r"value = \{[^}]*\}", "value = 2", tail.partition("]")[2])
    with pytest.raises(EditionError):
        read_edition(f"{head}players = [{2**64}]{facts}")
