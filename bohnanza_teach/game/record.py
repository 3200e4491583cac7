"""Games as files: versioned JSON, written wholly or not at all, and replayed under the law when read."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from bohnanza_teach.editions import Edition
from bohnanza_teach.rules import IllegalAction, NotationError, read_action, write_action, write_position
from bohnanza_teach.rules.position import read_edition_line, write_edition

from .files import write_whole
from .match import Game
from .seats import Player, Strategy, clean_name, strategies, strategy

FORMAT = "bohnanza_teach game"
VERSION = 1
MOST_ACTIONS = 10_000  # a long game of seven has about 2,000
LARGEST_FILE = 2_000_000  # bytes; a long game of five has about 100,000


class GameFileError(ValueError):
    """A file that holds no game, or a damaged one; the message names the file and what is wrong."""


def save_game(game: Game, path: str | os.PathLike[str]) -> None:
    """Write the game to ``path``; a crash on the way leaves the old file whole."""
    if not comes_with_the_program(game.edition):
        raise GameFileError(
            f"the edition {game.edition.id} does not come with the program, so a file cannot name it"
        )
    _check_own_strategies(game)
    write_whole(path, json.dumps(_written(game), indent=1, ensure_ascii=False) + "\n")


def comes_with_the_program(edition: Edition) -> bool:
    """Whether the edition can be found again by its id and what it changes."""
    try:
        return read_edition_line(write_edition(edition)) == edition
    except NotationError:
        return False


def _check_own_strategies(game: Game) -> None:
    """A strategy of one's own is saved by its name alone, so a name must stand for one strategy."""
    known: dict[str, Strategy] = {}
    for player in game.players:
        if player.strategy is None or player.plays is None:
            continue
        built_in = player.plays in strategies() and type(player.strategy) is type(strategy(player.plays))
        if built_in:
            continue
        if (
            player.plays in strategies()
            or known.setdefault(player.plays, player.strategy) is not player.strategy
        ):
            raise GameFileError(
                f"two strategies are called {player.plays!r}; tell them apart with "
                f"Player({player.name!r}, your_strategy, plays='a name of its own')"
            )


def _written(game: Game) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "edition": write_edition(game.edition),
        "players": [{"name": player.name, "strategy": player.plays} for player in game.players],
        "seed": game.seed,
        "game": game.game,
        "start_player": game.start_player,
        "decks": [" ".join(deck) for deck in game.decks],
        "actions": [write_action(action) for action in game.actions],
        "position": write_position(game.table).split("\n"),
    }


def load_game(path: str | os.PathLike[str], own: dict[str, Strategy]) -> Game:
    """The game in the file, replayed under the law; the end must be the position that was saved."""
    file = Path(path)
    try:
        with file.open("rb") as opened:
            raw = opened.read(LARGEST_FILE + 1)
    except OSError as problem:
        raise GameFileError(f"{file} cannot be read: {problem.strerror}") from problem
    try:
        if len(raw) > LARGEST_FILE:
            raise GameFileError(f"it is larger than {LARGEST_FILE} bytes")
        return _read(json.loads(raw.decode("utf-8")), own)
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as problem:
        raise GameFileError(f"{file} is damaged: it is not JSON ({problem})") from None
    except KeyError as missing:
        raise GameFileError(f"{file} is damaged: {missing} is missing") from None
    except IllegalAction as illegal:
        raise GameFileError(
            f"{file} is damaged: it holds a move that is not allowed: {str(illegal).splitlines()[0]}"
        ) from None
    except (ValueError, TypeError, OverflowError) as problem:
        raise GameFileError(f"{file} is damaged: {problem}") from None


def _read(data: Any, own: dict[str, Strategy]) -> Game:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise GameFileError("it is not a saved game")
    if _whole(data["version"]) != VERSION:
        raise GameFileError(f"it has version {data['version']!r}; this program reads version {VERSION}")
    game = Game(
        read_edition_line(_text(data["edition"])),
        [_player(entry, own) for entry in _list(data["players"])],
        seed=_whole(data["seed"]),
        game=_whole(data["game"]),
        start_player=_whole(data["start_player"]),
        deck=[_text(deck).split() for deck in _list(data["decks"])],
    )
    if len(_list(data["actions"])) > MOST_ACTIONS:
        raise GameFileError(f"it has more than {MOST_ACTIONS} actions")
    for number, line in enumerate(data["actions"]):
        try:
            game.play(read_action(_text(line)))
        except NotationError as problem:
            raise GameFileError(f"action {number}: {problem}") from None
    if write_position(game.table).split("\n") != data["position"]:
        raise GameFileError("its moves do not lead to the position it was saved in")
    return game


def _player(entry: Any, own: dict[str, Strategy]) -> Player:
    if not isinstance(entry, dict):
        raise GameFileError(f"{entry!r} is not a player")
    name, plays = clean_name(_text(entry["name"])), entry["strategy"]
    if plays is None:
        return Player(name)
    try:
        bot = own.get(_text(plays))
        if bot is not None and (isinstance(bot, type) or not isinstance(bot, Strategy)):
            raise GameFileError(f"{bot!r} is no strategy: a strategy is an object with a method decide(view)")
        return Player(name, strategy(plays) if bot is None else bot, plays)
    except ValueError as problem:
        hint = f"if it is your own, give it to Game.load(..., strategies={{{plays!r}: ...}})"
        raise GameFileError(f"{problem}; {hint}") from None


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise GameFileError(f"{str(value)[:100]!r} should be a text")
    return value


def _whole(value: Any) -> int:
    if type(value) is not int or abs(value) >= 1 << 64:
        raise GameFileError(f"{str(value)[:100]!r} should be a whole number")
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise GameFileError(f"{str(value)[:100]!r} should be a list")
    return value
