"""``edition.replace(...)``: what-if editions, and why one cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tables import KR

import bohnanza_teach as bt
from bohnanza_teach.rules import read_position, write_position
from bohnanza_teach.rules.position import read_edition_line, write_edition

CHANGES: list[dict[str, Any]] = [
    {"hand_size": 4},
    {"hand_size": {3: 6, 4: 5, 5: 4}},
    {"n_fields": 3, "draw": 2, "turn_over": 3, "exhaustions": 1},
    {"bean_protection": "while_another_holds_more", "end_grace": "at_once", "tie": "shared"},
    {"beans": {"red": {"cards": 20}}},
    {"beans": {"red": {"steps": [[1, 1], [4, 4]]}, "blue": {"cards": 7, "steps": ((2, 1),)}}},
]


@pytest.mark.parametrize("changes", CHANGES, ids=json.dumps)
def test_it_is_written_on_one_line_and_read_back(changes: dict[str, Any]) -> None:
    edition = KR.replace(**changes)
    assert read_edition_line(write_edition(edition)) == edition
    game = bt.Game(edition, ["greedy"] * 3)
    assert read_position(write_position(game.table)) == game.table


def test_the_changes_arrive() -> None:
    assert KR.replace(hand_size={3: 6, 4: 5, 5: 4}).setup(3).hand_size == 6
    assert KR.replace(draw=1).setup(5).draw == 1
    assert KR.replace(tie="shared").tie == "shared"
    assert KR.replace(beans={"red": {"cards": 20}}).n_cards == 116
    rich = KR.replace(beans={"red": {"steps": [[1, 1], [4, 4]]}})
    assert [rich.beanometer("red").coins(n) for n in range(6)] == [0, 1, 1, 1, 4, 4]
    assert rich.ramps["red"] == (0, 60, 120, 180, *[240] * 6)
    assert rich.beanometer("blue") == KR.beanometer("blue")


def test_the_published_edition_stays_as_it_is() -> None:
    KR.replace(beans={"red": {"cards": 20}}, draw=1)
    assert KR.n_cards == 104
    assert KR.setup(4).draw == 3
    assert KR.changes == {}
    with pytest.raises(AttributeError):
        KR.tie = "shared"  # type: ignore[misc]
    with pytest.raises(TypeError):
        KR.setups[4] = KR.setup(3)  # type: ignore[index]


def test_changes_add_up() -> None:
    one = KR.replace(beans={"red": {"cards": 20}}, draw=1)
    both = one.replace(beans={"red": {"steps": [[1, 1]]}, "soy": {"cards": 1}}, draw=2)
    assert both.changes == {
        "beans": {"red": {"cards": 20, "steps": [[1, 1]]}, "soy": {"cards": 1}},
        "draw": 2,
    }
    assert both.bean("red").cards == 20
    assert both.id == "amigo-2007-kr (changed)"
    assert both.base == "amigo-2007-kr"
    assert read_edition_line(write_edition(both)) == both


@pytest.mark.parametrize(
    ("changes", "match"),
    [
        ({"hands": 5}, "no setting 'hands'; there are hand_size"),
        ({"self": 5}, "no setting 'self'"),
        ({"draw": -1}, "draw is -1; it must be a number from 0 to 10"),
        ({"draw": 2.5}, "draw is 2.5"),
        ({"draw": True}, "draw is True"),
        ({"draw": "3"}, "draw is '3'"),
        ({"draw": None}, "draw is None"),
        ({"n_fields": 0}, "n_fields is 0; it must be a number from 1"),
        ({"hand_size": 20, "beans": {"blue": {"cards": 1}}}, "leaves nothing to draw"),
        ({"draw": 0, "turn_over": 0}, "the game would not end"),
        ({"exhaustions": 0}, "exhaustions is 0"),
        ({"hand_size": {3: 5}}, "hand_size: no number for 4, 5 players"),
        ({"hand_size": {3: 5, 4: 5, 5: 5, 6: 5}}, "hand_size: the edition is not for 6 players"),
        ({"hand_size": {"three": 5}}, "does not go from player counts"),
        ({"tie": "coin_toss"}, "tie is 'coin_toss'; it must be one of farthest_clockwise"),
        ({"bean_protection": True}, "bean_protection is True"),
        ({"end_grace": []}, "end_grace is"),
        ({"beans": 5}, "does not go from bean ids"),
        ({"beans": {"cocoa": {"cards": 4}}}, "has no bean 'cocoa'"),
        ({"beans": {"red": {"colour": "blue"}}}, "red takes 'cards' and 'steps'"),
        ({"beans": {"red": 5}}, "red takes 'cards' and 'steps'"),
        ({"beans": {"red": {"cards": 0}}}, "red has 0 cards; give it 1 to 100"),
        ({"beans": {"red": {"cards": 1.5}}}, "cards is 1.5"),
        ({"beans": {"red": {"cards": True}}}, "cards is True"),
        ({"beans": {"red": {"steps": []}}}, "beanometer of red: a beanometer needs at least one step"),
        ({"beans": {"red": {"steps": [[2, 1], [2, 2]]}}}, "beanometer of red: .* rises with every step"),
        ({"beans": {"red": {"steps": [[1, 2]]}}}, "beanometer of red: .* coins are cards"),
        ({"beans": {"red": {"steps": [[1, 1.0]]}}}, "beanometer of red: .*whole numbers"),
        ({"beans": {"red": {"steps": [[0, 1]]}}}, "beanometer of red"),
        ({"beans": {"red": {"steps": 7}}}, "beanometer of red"),
    ],
    ids=str,
)
def test_an_edition_that_cannot_be_played_is_refused_with_the_reason(
    changes: dict[str, Any], match: str
) -> None:
    with pytest.raises(bt.EditionError, match=match):
        KR.replace(**changes)


def test_a_deck_may_be_large_and_its_shuffle_is_still_read_back() -> None:
    edition = KR.replace(beans={bean.id: {"cards": 100} for bean in KR.beans})
    game = bt.Game(edition, ["greedy"] * 5)
    from bohnanza_teach.rules import read_event, write_event

    assert read_event(write_event(game.log[0])) == game.log[0]
