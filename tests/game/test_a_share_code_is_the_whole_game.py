"""A share code is the whole game in a text that fits in a link, and is read with suspicion."""

from __future__ import annotations

import re
import tracemalloc
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from bohnanza_teach.editions import edition, editions, read_edition
from bohnanza_teach.game import CodeError, Game, PlayerView, codes
from bohnanza_teach.game.digits import Book, DigitError, DigitReader, DigitWriter
from bohnanza_teach.rules import Action, Draw, EndTrading, Offer, SkipPlanting, TurnOver, legal_actions

KR = edition("amigo-2007-kr")
LONGEST = 2_000  # characters of a whole game of four greedy players


def played(id: str, n_players: int, seed: int, plays: str = "greedy") -> Game:
    game = Game(id, players=[plays] * n_players, seed=seed)
    game.play_out()
    return game


def same(game: Game, other: Game) -> None:
    """Both are the same game, and stay so however they go on."""
    assert other.log == game.log
    assert other.actions == game.actions
    assert other.table == game.table
    assert [(p.name, p.plays) for p in other.players] == [(p.name, p.plays) for p in game.players]
    assert (other.seed, other.game, other.decks) == (game.seed, game.game, game.decks)
    assert other.code() == game.code()


@pytest.mark.parametrize("plays", ["greedy", "random"])
@pytest.mark.parametrize(("id", "n_players"), [(id, n) for id in editions() for n in edition(id).players])
def test_a_whole_game_comes_back_from_its_code(id: str, n_players: int, plays: str) -> None:
    game = played(id, n_players, 3, plays)
    same(game, Game.from_code(game.code()))


@pytest.mark.parametrize("id", [id for id in editions() if 4 in edition(id).players])
def test_a_whole_game_of_four_fits_in_a_link(id: str) -> None:
    for seed in range(5):
        code = played(id, 4, seed).code()
        assert len(code) <= LONGEST
        assert re.fullmatch(r"[A-Za-z0-9_-]+", code)


@pytest.mark.slow
@pytest.mark.parametrize("id", [id for id in editions() if 4 in edition(id).players])
def test_hundreds_of_whole_games_of_four_fit_in_a_link(id: str) -> None:
    assert max(len(played(id, 4, seed).code()) for seed in range(100, 300)) <= LONGEST


def test_every_moment_of_a_game_has_a_code() -> None:
    game = Game(players=["greedy", "random", "greedy"], seed=5)
    seen = set()
    for _move in range(80):
        seen.add(game.code())
        other = Game.from_code(game.code())
        same(game, other)
        assert repr(other.bot_move()) == repr(game.bot_move())
    assert len(seen) == 80
    game.undo(80)
    assert game.code() in seen


GAMES: dict[str, Callable[[], Game]] = {
    "people with names": lambda: Game(players=["Zoë 李", "O'Neil & <b>", "%s{bean}"]),
    "a seed below 0": lambda: Game(players=["greedy"] * 3, seed=1 - 2**64, game=2**64 - 1),
    "another start player": lambda: Game(players=["greedy"] * 5, start_player=4),
    "decks laid by hand": lambda: Game(players=["greedy"] * 3, deck=[["blue"] * 9, [], ["red", "gold", "é"]]),
    "a what-if edition": lambda: Game(
        KR.replace(draw={3: 2, 4: 4, 5: 1}, tie="shared", beans={"red": {"cards": 9, "steps": [[1, 1]]}}),
        players=["greedy"] * 4,
    ),
}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_game_of_another_kind_comes_back(game: Callable[[], Game]) -> None:
    begun = game()
    begun.run_bots() if not begun.decks else [begun.bot_move() for _move in range(20)]
    same(begun, Game.from_code(f"  {begun.code()}\n"))


class Mine:
    """Refuses with words of its own, and does else what comes first."""

    def decide(self, view: PlayerView) -> Action | None:
        offers = [line for line in view.table.offers.values() if line.partner == view.seat]
        if not offers and not view.is_active and view.table.step == "trade":
            return None
        return next(iter(legal_actions(view.table, view.seat)), None)


def test_a_strategy_of_ones_own_is_given_again() -> None:
    game = Game(players=[Mine(), "greedy", "random"], seed=1)
    for _move in range(50):
        game.bot_move()
    same(game, Game.from_code(game.code(), strategies={"Mine": Mine()}))
    with pytest.raises(CodeError, match=r"no strategy 'Mine'.*strategies=\{'Mine'"):
        Game.from_code(game.code())


def test_a_kind_of_move_that_the_code_has_no_number_for_is_spelled(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("amigo-2007-kr", 3, 2)
    short = game.code()
    known = {kind: fields for kind, fields in codes._KINDS.items() if kind not in ("Draw", "BuyField")}
    monkeypatch.setattr(codes, "_KINDS", known)
    monkeypatch.setattr(codes, "_LIKELY", {**codes._LIKELY, "draw": ()})
    assert len(game.code()) > len(short)
    same(game, Game.from_code(game.code()))


def test_a_kind_of_move_with_another_field_by_now_is_spelled(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("amigo-2007-kr", 3, 2)
    monkeypatch.setattr(codes, "_KINDS", {**codes._KINDS, "Harvest": ("seat", "field", "why")})
    same(game, Game.from_code(game.code()))


# --- what fits in no code ----------------------------------------


def test_an_edition_of_ones_own_fits_in_no_code() -> None:
    text = files("bohnanza_teach.editions").joinpath("amigo-2007-kr.toml").read_text("utf-8")
    for mine in (
        text.replace('id = "amigo-2007-kr"', 'id = "mine"'),
        text.replace("cards = 20", "cards = 21"),
    ):
        with pytest.raises(CodeError, match=r"no edition 'mine'|does not come with the program"):
            Game(read_edition(mine)).code()


def test_a_trading_without_end_fits_in_no_code() -> None:
    game = in_trading()
    for _offer in range(codes.MOST_OPEN // 2 + 1):
        game.play(Offer(0, 1, (), ("red",)))
        game.play(Offer(1, 0, (), ("red",)))
    with pytest.raises(CodeError, match="100 open offers"):
        game.code()


def test_a_game_without_end_fits_in_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codes, "MOST_ACTIONS", 20)
    with pytest.raises(CodeError, match="a code holds 20; save it"):
        played("amigo-2007-kr", 3, 2).code()


# --- hostile codes ----------------------------------------


def in_trading() -> Game:
    game = Game(players=["me", "you", "they"], seed=1)
    game.play(next(iter(game.legal_actions())))
    if game.step == "may_plant":
        game.play(SkipPlanting(0))
    game.play(TurnOver(0))
    return game


@pytest.fixture(scope="module")
def whole() -> Game:
    return played("amigo-2007-kr", 4, 1)


def refused(code: str, match: str) -> None:
    """The code is refused with this reason and with little memory; `benchmarks` says how soon."""
    tracemalloc.start()
    try:
        with pytest.raises(CodeError, match=match):
            Game.from_code(code)
        assert tracemalloc.get_traced_memory()[1] < 20_000_000
    finally:
        tracemalloc.stop()


def test_a_code_that_is_cut_off_is_refused_wherever_it_is_cut(whole: Game) -> None:
    code = whole.code()
    for length in [*range(20), *range(20, len(code), 7), len(code) - 1]:
        with pytest.raises(CodeError):
            Game.from_code(code[:length])
    refused(code[:-1], "cut off")


def test_every_slip_of_one_character_is_seen(whole: Game) -> None:
    code = whole.code()
    for at in range(0, len(code), 11):
        other = "A" if code[at] != "A" else "B"
        with pytest.raises(CodeError):
            Game.from_code(code[:at] + other + code[at + 1 :])


TEXTS = {
    "nothing": ("", "begins with 'bt1-'"),
    "no code": ("https://example.org", "begins with 'bt1-'"),
    "nothing behind the version": ("bt1-", "checksum"),
    "a version to come": ("bt2-AAAAAAAAAAAAAAAA", "version 2; this program reads version 1"),
    "a version with zeros": ("bt01-AAAAAAAAAAAAAAAA", "version 01"),
    "another alphabet": ("bt1-AAAA+AAA/AAA", r"'\+' does not occur"),
    "padding": ("bt1-AAAAAAAAAAA=", "'=' does not occur"),
    "letters of another script": ("bt1-АААА", "does not occur"),
    "a line break inside": ("bt1-AAAA\nAAAA", "does not occur"),
    "one letter over": ("bt1-AAAAA", "cut off"),
    "bits over": ("bt1-AAAAAAAAAAB", "last character"),
    "a wrong checksum": ("bt1-AAAAAAAAAAAAAAAA", "checksum is wrong"),
    "a text of megabytes": ("bt1-" + "A" * 5_000_000, "at most 8000 characters, not 5000004"),
    "blanks of megabytes": (" " * 5_000_000, "at most 8000 characters"),
    "just too long": ("bt1-" + "A" * 8_000, "at most 8000 characters, not 8004"),
}


@pytest.mark.parametrize(("code", "reason"), TEXTS.values(), ids=TEXTS.keys())
def test_a_text_that_is_no_code_is_refused(code: str, reason: str) -> None:
    refused(code, reason)


@pytest.mark.parametrize("code", [None, 5, b"bt1-AAAA", ["bt1-"]])
def test_what_is_no_text_is_refused(code: Any) -> None:
    with pytest.raises(CodeError, match="a code is a text"):
        Game.from_code(code)


def head(
    base: str = "amigo-2007-kr",
    changes: str = "",
    players: tuple[str, ...] = ("a", "b", "c"),
    plays: str = "",
    n_players: int | None = None,
) -> DigitWriter:
    """The digits of a code up to its seed, right or wrong; all that would follow is 0."""
    digits = DigitWriter()
    digits.text(base)
    digits.text(changes)
    digits.number(len(players) if n_players is None else n_players)
    for name in players:
        digits.text(name)
        digits.digit(int(bool(plays)), 2)
        if plays:
            digits.text(plays)
    return digits


def seal(digits: DigitWriter) -> str:
    return codes.sealed(digits, b"none")


def changes_with(number: str) -> str:
    return '{"beans":{"blue":{"steps":[[' + number + ",1]]}}}"


HEADS = {
    "an unknown edition": (head("atlantis"), "no edition 'atlantis'"),
    "an edition out of its folder": (head("../editions/amigo-2007-kr"), "no edition"),
    "an edition of a long name": (head("a" * 51), "51 letters in the edition are too many"),
    "an unknown knob": (head(changes='{"self":1}'), "no setting 'self'"),
    "knobs that are none": (head(changes="[1]"), "no JSON object"),
    "knobs that are no JSON": (head(changes="{"), "holds no game"),
    "knobs without end": (head(changes="[" * 5_000), "holds no game|no JSON object"),
    "knobs of a long text": (head(changes=" " * 5_001), "5001 letters in the changes"),
    "a huge beanometer": (head(changes=changes_with("1000000000")), "1000000000 is no number"),
    "a number of thousands of digits": (head(changes=changes_with("9" * 4_900)), "holds no game"),
    "a number with a fraction": (head(changes='{"draw":3.0}'), "no number that an edition has"),
    "no number at all": (head(changes='{"draw":NaN}'), "no number that an edition has"),
    "an endless number": (head(changes='{"draw":1e999}'), "no number that an edition has"),
    "knobs with blanks": (head(changes='{"draw": 3}'), "not written as this program"),
    "a deck too small": (head(changes='{"hand_size":20,"exhaustions":99}'), "exhaustions is 99"),
    "too many players": (head(n_players=2**60), "players are too many; 10 are allowed"),
    "no players": (head(players=()), "one of nothing|not for 0"),
    "two players": (head(players=("a", "b")), "is for 3, 4, 5 players, not for 2"),
    "a name twice": (head(players=("a", "b", "a")), "two players are called 'a'"),
    "a name without letters": (head(players=("", "b", "c")), "no name that can be shown"),
    "a name of another direction": (head(players=("a\u202eb", "b", "c")), "no name fit to be shown"),
    "a name that hides something": (head(players=("a\u200b", "b", "c")), "no name fit to be shown"),
    "a name of two lines": (head(players=("a\nb", "b", "c")), "no name fit to be shown"),
    "a name of 41 letters": (head(players=("x" * 41, "b", "c")), "no name fit to be shown"),
    "a name of megabytes": (head(players=("x" * 3_000, "b", "c")), "3000 letters in a name"),
    "a strategy that is none": (head(plays="__import__('os')"), "no strategy"),
}


@pytest.mark.parametrize(("digits", "reason"), HEADS.values(), ids=HEADS.keys())
def test_a_well_sealed_code_with_a_wrong_head_is_refused(digits: DigitWriter, reason: str) -> None:
    refused(seal(digits), reason)


def with_actions(game: Game, *actions: Action, n_actions: int | None = None) -> str:
    """The code of the game with these actions done after its own, allowed or not."""
    other = game.branch()
    other._actions = [*other._actions, *actions]
    other._before = [*other._before, *[(game.table, 0)] * len(actions)]
    digits = codes.digits_of(other)
    if n_actions is not None:
        start = (
            len(codes.digits_of(Game(players=[(p.name, "greedy") for p in game.players], seed=1)).digits) - 1
        )
        del digits.digits[start:]
        digits.number(n_actions)
    return seal(digits)


@pytest.mark.parametrize("n_moves", [0, 1, 10, 200, 500])
def test_an_illegal_move_inside_is_refused(whole: Game, n_moves: int) -> None:
    game = whole.branch()
    game.undo(len(game.actions) - n_moves)
    wrong: Action = Draw(1) if game.step != "draw" else EndTrading(1)
    refused(with_actions(game, wrong), f"move {n_moves + 1} is not allowed: Player 2 may not do this")


def test_a_move_after_the_end_is_refused(whole: Game) -> None:
    refused(with_actions(whole, Draw(0)), "is not allowed: .*The game is over")


def test_more_moves_than_a_game_has_are_refused(whole: Game) -> None:
    refused(with_actions(whole, n_actions=2**50), "moves are too many; 4000 are allowed")
    refused(with_actions(whole, n_actions=4_000), "move .* is not allowed|move .* cannot be read")


def test_a_trading_that_fills_the_memory_is_refused() -> None:
    game = in_trading()
    offers = [Offer(0, 1, (), ("red",)), Offer(1, 0, (), ("red",))]
    refused(with_actions(game, *offers * 1_200), "100 open offers")


def test_a_game_that_was_played_otherwise_is_refused(whole: Game) -> None:
    refused(
        codes.sealed(codes.digits_of(whole), b"none"), "lead to another game than the one that was shared"
    )


def test_what_follows_the_end_is_refused(whole: Game) -> None:
    digits = codes.digits_of(whole)
    digits.number(5)
    refused(codes.sealed(digits, codes._digest(str(whole.log))), "something follows its end")


def test_a_move_that_is_spelled_without_need_is_refused() -> None:
    game = Game(players=["me", "you", "they"], seed=1)
    digits = codes.digits_of(game)
    digits.digits.pop()  # the number of moves
    digits.number(1)
    codes._write_kind(digits, None, game.table)
    digits.text("0 turn over")
    refused(seal(digits), "written in a longer way than needed")


# --- digits ----------------------------------------


@pytest.mark.parametrize("number", [0, 1, 2, 3, 255, 256, 10**9, 2**64 - 1])
def test_numbers_are_read_as_they_were_written(number: int) -> None:
    digits = DigitWriter()
    digits.number(number)
    digits.few(number)
    digits.digit(3, 7)
    reader = DigitReader(digits.to_bytes())
    assert (reader.number(2**64, "n"), reader.few(2**64, "n"), reader.digit(7)) == (number, number, 3)
    reader.end()


@pytest.mark.parametrize("text", ["", "plain ~ text", "Zoë", "李", "a\nb", "\0"])
def test_texts_and_words_are_read_as_they_were_written(text: str) -> None:
    digits, book = DigitWriter(), Book(["blue"])
    digits.text(text)
    for word in (text, "blue", text):
        book.write(digits, word)
    reader, other = DigitReader(digits.to_bytes()), Book(["blue"])
    assert reader.text(50, "a text") == text
    assert [other.read(reader) for _word in range(3)] == [text, "blue", text]
    reader.end()


@pytest.mark.parametrize("number", [-1, 2**64, 2**65])
def test_a_number_that_fits_nowhere_is_refused(number: int) -> None:
    with pytest.raises(DigitError):
        DigitWriter().number(number)
    with pytest.raises(DigitError):
        DigitWriter().digit(number, 2)


def test_bytes_that_nobody_wrote_are_refused() -> None:
    with pytest.raises(DigitError, match="begins with zeros"):
        DigitReader(b"\0\1")
    with pytest.raises(DigitError, match="one of nothing"):
        DigitReader(b"\1").digit(0)
    ten = DigitWriter()
    ten.number(10)
    with pytest.raises(DigitError, match="10 n are too many"):
        DigitReader(ten.to_bytes()).number(3, "n")
