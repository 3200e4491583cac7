"""Notation is strict: what is read is what was written, and the message quotes what is not."""

from __future__ import annotations

import pytest
from tables import KR, lay

from bohnanza_teach.rules import NotationError, read_action, read_event, read_position, write_position


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "0",
        "draw",
        "0 draw ",
        "0  draw",
        "0 draw\n",
        "x draw",
        "1.0 draw",
        "٣ draw",
        "0 plant hand[0] field[0]",
        "0 plant hand[0] Blue field[0]",
        "0 plant hand[x] blue field[0]",
        "0 plant pocket[0] blue field[0]",
        "0 plant hand[0] blue field[00000]",
        "0 offer 1: hand[0] blue",
        "0 offer 1: hand[0] blue for",
        "0 offer 1: hand[0] blue, hand[1] red for soy",
        "0 offer 1: nothing + hand[0] blue for soy",
        "0 accept #x: nothing",
        "0 decline #1 because I say so",
        "0 drew blue",
        "0 draw" + "!" * 100_000,
    ],
    ids=lambda line: line[:40],
)
def test_no_action(line: str) -> None:
    with pytest.raises(NotationError):
        read_action(line)


@pytest.mark.parametrize(
    "line", ["", "0 draw", "0 drew", "0 drew two words", "step", "shuffled", "deck exhausted", "offer #1"]
)
def test_no_event(line: str) -> None:
    with pytest.raises(NotationError):
        read_event(line)


POSITION = write_position(
    lay(
        "hand red soy | fields 2 blue",
        "hand green | set aside chili from 0",
        step="trade",
        turned_over="garden",
        planted=1,
        offers=("by 0 to 1: hand[1] soy for red",),
        answers=("0 to 2: soy for nothing declined because no-use",),
    )
)


def test_the_position_that_is_damaged_below_is_one() -> None:
    assert write_position(read_position(POSITION)) == POSITION


# what is replaced, by what, and what the message says
FAULTS = [
    ("edition amigo-2007-kr", "edition atlantis", "no edition in 'atlantis'"),
    ("edition amigo-2007-kr", "edition amigo-2007-kr with []", "must be a JSON object"),
    ("edition amigo-2007-kr", 'edition amigo-2007-kr with {"draw": ' + "9" * 5000 + "}", "no edition in"),
    ("chance seed 0 game 0", "chance none", "is not a line of a position"),
    ("chance seed 0 game 0", "chance seed 99999999999999999999 game 0", "should be a number"),
    (", trade, ", ", siesta, ", "'siesta' is no step"),
    (", trade, ", ", draw, ", "in draw no card is turned over"),
    (", trade, ", ", plant_traded, ", "in plant_traded no offer is open"),
    ("turn 9 of 0", "turn 9 of 4", "only 4 players"),
    ("started by 0", "started by 7", "only 4 players"),
    ("exhausted 0", "exhausted 3", "'ending' goes with being exhausted 3 times"),
    ("events 100", "events 100, ending", "'ending' goes with being exhausted 3 times"),
    ("0 hand red soy", "0 hand red", "has 103 cards, the deck 104"),
    ("0 hand red soy", "0 hand red cocoa", "cards that the deck has not: {'cocoa': 1}"),
    ("0 hand red soy", "0 hand red Soy", "'Soy' is not the id of a bean"),
    ("fields 2 blue, -", "fields 2 blue", "players have 2 to 2 fields"),
    ("fields 2 blue, -", "fields 2 blue, 0 red", "an empty field is written '-'"),
    ("fields 2 blue, -", "fields blue, -", "is not a line of a position"),
    ("1 hand green", "2 hand green", "should be the line of seat 1"),
    ("chili from 0", "chili of 0", "is not a line of a position"),
    ("chili from 0", "chili from 4", "only 4 players"),
    ("offer #1 by 0 to 1", "offer #2 by 0 to 1", "offer #2 is not among the 1 offers"),
    ("offer #1 by 0 to 1", "offer #1 by 0 to 4", "only 4 players"),
    ("offer #1 by 0 to 1", "offer #1 by 0 to 0", "not one between the active player and another"),
    ("offer #1 by 0 to 1", "offer #1 by 1 to 2", "not one between the active player and another"),
    ("hand[1] soy for red", "hand[0] soy for red", "gives cards that are not there: hand[0] soy"),
    ("hand[1] soy for red", "hand[1] for red", "is not a card such as"),
    ("declined because no-use", "shrugged because no-use", "is not a line of a position"),
    ("answer 0 to 2", "answer 0 to 9", "only 4 players"),
    ("discard", "trash", "should begin with 'discard '"),
]


@pytest.mark.parametrize(("old", "new", "said"), FAULTS, ids=lambda text: text[:40])
def test_no_position(old: str, new: str, said: str) -> None:
    assert POSITION.count(old) >= 1
    with pytest.raises(NotationError) as caught:
        read_position(POSITION.replace(old, new, 1))
    assert said in str(caught.value)


@pytest.mark.parametrize("n", range(9))
def test_no_position_where_lines_are_missing(n: int) -> None:
    with pytest.raises(NotationError):
        read_position("\n".join(POSITION.split("\n")[:n]))


def test_no_position_that_goes_on_and_on() -> None:
    with pytest.raises(NotationError, match="at most 200000 characters"):
        read_position("edition " + "x" * 200_000)


@pytest.mark.parametrize("step", ["must_plant", "may_plant"])
def test_planting_from_the_hand_needs_a_hand(step: str) -> None:
    with pytest.raises(NotationError, match="the active player has a card in hand"):
        lay("hand -", step=step)


def test_planting_what_was_traded_needs_a_card() -> None:
    with pytest.raises(NotationError, match="there is a card to be planted"):
        lay("hand red", step="plant_traded")


def test_a_what_if_edition_is_written_out() -> None:
    table = lay("hand red", edition=KR.replace(tie="shared", draw=2))
    assert write_position(table).startswith('edition amigo-2007-kr with {"draw": 2, "tie": "shared"}\n')
    assert read_position(write_position(table)) == table
