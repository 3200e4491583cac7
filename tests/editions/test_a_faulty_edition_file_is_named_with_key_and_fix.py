"""A TOML file that is no edition: the message names the file, the key and what to do."""

from __future__ import annotations

from importlib.resources import files

import pytest

from bohnanza_teach.editions import EditionError, read_edition

TEXT = files("bohnanza_teach.editions").joinpath("amigo-2007-kr.toml").read_text("utf-8")

# what is replaced, by what, and what the message says after the name of the file
FAULTS = [
    ('id = "amigo-2007-kr"', 'id = "two words"', "id: it must be made of small letters"),
    ('id = "amigo-2007-kr"', "id = 5", "id: it must be a text"),
    ('id = "amigo-2007-kr"', "", "id: it is missing; add it"),
    ("title = ", "titel = ", "title: it is missing; add it"),
    ("players = [3, 4, 5]", "players = []", "players: it must be a list of numbers"),
    ("players = [3, 4, 5]", "players = [3, true]", "players: it must be a list of numbers"),
    ("players = [3, 4, 5]", "players = 4", "players: it must be a list of numbers"),
    ("[facts.hand_size]", "[facts.hand_sise]", "facts.hand_size: it is missing; add it"),
    ("value = 5\n", "", "facts.hand_size: it must be a table with a value and its source"),
    ("value = 5\n", 'value = "five"\n', "amigo-2007-kr for 3 players: hand_size is 'five'"),
    ("{ 3 = 3, 4 = 2, 5 = 2 }", "{ 3 = 3, 4 = 2 }", "n_fields: no number for 5 players"),
    (
        'value = "none"',
        'value = "always"',
        "amigo-2007-kr: bean_protection is 'always'; it must be one of none",
    ),
    ('value = "with_the_last_card"', 'value = "later"', "exhaustion_counts is 'later'; it must be one of"),
    ('value = 2\nsource = "guide"', "value = 2", "facts.turn_over: give it a 'source' that is a key of"),
    ('value = 2\nsource = "guide"', 'value = 2\nsource = "rumour"', "facts.turn_over: give it a 'source'"),
    ('value = 2\nsource = "guide"', "value = 2\nsource = []", "facts.turn_over: give it a 'source'"),
    ("[sources.guide]", "[sources.guides]", "facts.players: give it a 'source' that is a key of"),
    ('title = "Guide to', 'name = "Guide to', "sources.guide: it must be a table with a title"),
    ('id = "blue"', "", "beans[0].id: it is missing; add it"),
    ('id = "blue"', "id = 1", "beans[0].id: it must be a text"),
    ('id = "blue"', 'id = "Blue Bean"', "'Blue Bean' is no id of a bean"),
    ('id = "blue"', 'id = "red"', "beans need different ids"),
    ("cards = 20", 'cards = "20"', "beans[0].cards: it must be a whole number"),
    ("cards = 20", "cards = 0", "amigo-2007-kr: blue has 0 cards"),
    ("cards = 20\n", "", "beans[0].cards: it is missing; add it"),
    ("steps = [[4, 1], [6, 2]", "steps = [[6, 1], [6, 2]", "beanometer of blue: a beanometer rises"),
    ("steps = [[4, 1], [6, 2]", "steps = [4, [6, 2]", "beanometer of blue: "),
    ('steps = [[2, 2], [3, 3]]\nsource = "cards"', "steps = [[2, 2]]", "beans[7]: give it a 'source'"),
    (
        '"game.over" = { source = "guide", where = "End" }',
        '"game.over" = "End"',
        "rules.game.over: it must be a table",
    ),
    (
        '"game.over" = { source = "guide", where = "End" }',
        '"game.over" = {}',
        "rules.game.over: give it a 'source'",
    ),
    ("[rules]", "[ruling]", "rules: it is missing; add it"),
]


@pytest.mark.parametrize(("old", "new", "said"), FAULTS, ids=lambda text: text[:40])
def test_the_message_names_file_key_and_fix(old: str, new: str, said: str) -> None:
    assert TEXT.count(old) >= 1
    with pytest.raises(EditionError) as caught:
        read_edition(TEXT.replace(old, new, 1), "mine.toml")
    assert str(caught.value).startswith("mine.toml: ")
    assert said in str(caught.value)


@pytest.mark.parametrize("whole", ["facts = 5", "beans = 5", "rules = []", "sources = true"])
def test_a_table_that_is_none_is_named(whole: str) -> None:
    name = whole.split(" ")[0]
    kept = [part for part in TEXT.split("\n\n") if f"[{name}" not in part and not part.startswith('"game.')]
    with pytest.raises(EditionError, match=r"^mine\.toml: "):
        read_edition("\n\n".join([whole, *kept]), "mine.toml")


@pytest.mark.parametrize("text", ["", "= 5", "id = ", "[[facts]]", "\x00", "id = 'a'\nid = 'b'"])
def test_what_is_no_edition_at_all_is_refused(text: str) -> None:
    with pytest.raises(EditionError, match=r"^mine\.toml"):
        read_edition(text, "mine.toml")


def test_the_file_as_it_is_can_be_read() -> None:
    assert read_edition(TEXT, "mine.toml").n_cards == 104
