"""A save file is read with suspicion: replayed under the law, and refused with what is wrong."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from bohnanza_teach.editions import read_edition
from bohnanza_teach.game import Game, GameFileError, PlayerView
from bohnanza_teach.game.record import LARGEST_FILE
from bohnanza_teach.rules import Action

Data = dict[str, Any]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A file with a game of some thirty actions."""
    game = Game(players=["me", "greedy", "random"], seed=7)
    for _turn in range(8):
        game.run_bots()
        if 0 in game.waiting_for:
            game.play(next(iter(game.legal_actions(0))))
    path = tmp_path / "game.json"
    game.save(path)
    return path


def refused(path: Path, content: bytes, match: str) -> None:
    path.write_bytes(content)
    with pytest.raises(GameFileError, match=match) as caught:
        Game.load(path)
    assert str(path) in str(caught.value)
    assert path.read_bytes() == content


def test_the_undamaged_file_is_read(saved: Path) -> None:
    assert len(Game.load(saved).actions) > 10


def change(key: str, value: Any) -> Callable[[Data], object]:
    return lambda data: data.update({key: value})


DAMAGE: dict[str, tuple[Callable[[Data], object], str]] = {
    "another format": (change("format", "chess"), "not a saved game"),
    "a version to come": (change("version", 2), "version 2; this program reads version 1"),
    "a version that is no number": (change("version", True), "should be a whole number"),
    "an unknown edition": (change("edition", "atlantis"), "no edition 'atlantis'"),
    "an edition with unknown knobs": (
        change("edition", 'amigo-2007-kr with {"self": 1}'),
        "no setting 'self'",
    ),
    "an edition with damaged knobs": (change("edition", "amigo-2007-kr with {"), "no edition in"),
    "an edition with deep knobs": (change("edition", "amigo-2007-kr with " + "[" * 100_000), "no edition in"),
    "an edition that is no text": (change("edition", ["amigo-2007-kr"]), "should be a text"),
    "an edition out of its folder": (change("edition", "../editions/amigo-2007-kr"), "no edition"),
    "another edition": (
        change("edition", 'amigo-2007-kr with {"draw": 2}'),
        "not allowed|position it was saved in",
    ),
    "another seed": (change("seed", 8), "not allowed|position it was saved in"),
    "a seed that is no number": (change("seed", "7"), "should be a whole number"),
    "a seed with a fraction": (change("seed", 7.0), "should be a whole number"),
    "a seed beyond 64 bits": (change("seed", 1 << 64), "should be a whole number"),
    "a game below 0": (change("game", -1), "from 0 to"),
    "a start player who is not there": (change("start_player", 3), "seat from 0 to 2"),
    "no players": (change("players", []), "not for 0"),
    "players that are no list": (change("players", {"0": "me"}), "should be a list"),
    "a player that is no player": (change("players", ["me", "you", "they"]), "is not a player"),
    "an illegal move": (lambda data: data["actions"].insert(0, "1 draw"), "not allowed: Player 2"),
    "a move twice": (lambda data: data["actions"].insert(0, data["actions"][0]), "not allowed|position"),
    "a move left out": (lambda data: data["actions"].pop(), "position it was saved in"),
    "a move that is no notation": (change("actions", ["0 eats hand[0] blue"]), "action 0: '0 eats"),
    "a move that is no text": (change("actions", [None]), "should be a text"),
    "a move that goes on and on": (change("actions", ["0 draw" + " " * 100_000]), "longer than"),
    "moves that are no list": (change("actions", "0 draw"), "should be a list"),
    "another position": (lambda data: data["position"].reverse(), "position it was saved in"),
    "a position that is none": (change("position", None), "position it was saved in"),
    "decks that are no list": (change("decks", 5), "should be a list"),
    "a deck of unknown cards": (change("decks", ["gold gold"]), "more gold cards"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_changed_file_is_refused(saved: Path, damage: str) -> None:
    data = json.loads(saved.read_bytes())
    hurt, match = DAMAGE[damage]
    hurt(data)
    refused(saved, json.dumps(data).encode(), match)


@pytest.mark.parametrize(
    "key", ["version", "edition", "players", "seed", "game", "decks", "actions", "position"]
)
def test_a_file_with_a_part_missing_is_refused(saved: Path, key: str) -> None:
    data = json.loads(saved.read_bytes())
    del data[key]
    refused(saved, json.dumps(data).encode(), f"'{key}' is missing")


@pytest.mark.parametrize(
    ("name", "match"),
    [
        (5, "should be a text"),
        (None, "should be a text"),
        ("", "no name"),
        ("\u202e\u200b\x00", "no name"),
        ("greedy\ud800", "two players are called|position|greedy"),
    ],
)
def test_a_hostile_name_is_refused(saved: Path, name: Any, match: str) -> None:
    data = json.loads(saved.read_bytes())
    data["players"][0]["name"] = name
    data["players"][1]["name"] = "greedy"
    refused(saved, json.dumps(data).encode(), match)


def test_a_name_is_made_fit_to_be_shown(saved: Path) -> None:
    data = json.loads(saved.read_bytes())
    data["players"][0]["name"] = "<b>\u202eEve\n\x1b[31m" + "x" * 1000
    saved.write_text(json.dumps(data))
    name = Game.load(saved).players[0].name
    assert name.startswith("<b>Eve [31mx")
    assert len(name) == 40


@pytest.mark.parametrize("strategy", ["__import__", "", "greedy ", 5, ["greedy"], {"greedy": 1}])
def test_a_strategy_is_one_of_those_there_are(saved: Path, strategy: Any) -> None:
    data = json.loads(saved.read_bytes())
    data["players"][1]["strategy"] = strategy
    refused(saved, json.dumps(data).encode(), "no strategy|should be a text")


@pytest.mark.parametrize("part", [0.0, 0.3, 0.9, 0.999])
def test_a_truncated_file_is_refused(saved: Path, part: float) -> None:
    content = saved.read_bytes().rstrip()
    refused(saved, content[: int(len(content) * part)], "not JSON")


@pytest.mark.parametrize(
    ("content", "match"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\xff", "not JSON"),
        (b"\xff\xfe{\x00}\x00", "not JSON"),
        (b"null", "not a saved game"),
        (b"[]", "not a saved game"),
        (b'"bohnanza_teach game"', "not a saved game"),
        (b"[" * 200_000, "not JSON"),
        (b'{"a":' * 200_000, "not JSON"),
        (b'{"format": "bohnanza_teach game", "version": ' + b"9" * 5000 + b"}", "damaged"),
        (b'{"format": "bohnanza_teach game", "version": NaN}', "should be a whole number"),
        (b" " * (LARGEST_FILE + 1), "larger than"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_what_is_no_saved_game_is_refused(saved: Path, content: bytes, match: str) -> None:
    refused(saved, content, match)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(GameFileError, match=r"none\.json cannot be read"):
        Game.load(tmp_path / "none.json")
    with pytest.raises(GameFileError, match="cannot be read"):
        Game.load(tmp_path)


@pytest.mark.parametrize("where", ["replace", "fsync"])
def test_a_crash_while_saving_leaves_the_old_file_whole_and_nothing_else(
    saved: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    before = saved.read_bytes()

    def crash(*_anything: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(os, where, crash)
    with pytest.raises(OSError, match="the disk is gone"):
        Game(players=["me", "you", "they"]).save(saved)
    assert saved.read_bytes() == before
    assert [path.name for path in saved.parent.iterdir()] == ["game.json"]


def test_an_interrupt_while_saving_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_anything: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        Game(players=["me", "you", "they"]).save(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []


class Mine:
    """Does the first thing that is allowed."""

    def decide(self, view: PlayerView) -> Action | None:
        legal = view.legal_actions()
        return legal[0] if legal else None


def test_a_game_that_could_not_be_read_back_is_not_saved(tmp_path: Path) -> None:
    own = read_edition(
        files("bohnanza_teach.editions")
        .joinpath("amigo.toml")
        .read_text("utf-8")
        .replace('"amigo"', '"mine"')
    )
    with pytest.raises(GameFileError, match="does not come with the program"):
        Game(own, ["greedy"] * 3).save(tmp_path / "own.json")
    with pytest.raises(GameFileError, match="two strategies are called 'Mine'"):
        Game(players=[Mine(), Mine(), "greedy"]).save(tmp_path / "two.json")
    assert list(tmp_path.iterdir()) == []


def test_a_saved_strategy_of_ones_own_must_be_given_and_be_one(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = Game(players=[Mine(), "greedy", "greedy"], seed=3)
    game.save(path)
    with pytest.raises(GameFileError, match="if it is your own"):
        Game.load(path)
    with pytest.raises(GameFileError, match="is no strategy"):
        Game.load(path, {"Mine": Mine})  # type: ignore[dict-item]
    assert Game.load(path, {"Mine": Mine()}).log == game.log
