"""A comparison of two editions tells every difference, in words, with both sources."""

from __future__ import annotations

import dataclasses
import html.parser
from itertools import permutations

import pytest

import bohnanza_teach as bt
from bohnanza_teach import cli
from bohnanza_teach.editions import Edition, Setup, Source, edition, editions
from bohnanza_teach.editions.compare import LABELS, VALUES, Comparison, compare_editions, knobs
from bohnanza_teach.editions.edition import CHOICES

KR = edition("amigo-2007-kr")
CHANGED = KR.replace(
    draw={3: 2, 4: 3, 5: 3}, tie="shared", beans={"blue": {"cards": 19}, "red": {"steps": [[1, 1]]}}
)


def keys(comparison: Comparison) -> list[str]:
    return [row.key for row in comparison.rows]


def test_every_fact_has_a_label() -> None:
    assert set(knobs()) <= set(LABELS), "say in LABELS of editions/compare.py what the new knob is about"
    for id in editions():
        assert set(edition(id).sources) <= set(LABELS), id


def test_every_word_of_a_knob_is_said_in_words() -> None:
    for knob, words in CHOICES.items():
        assert {word for name, word in VALUES if name == knob} == set(words), knob


@pytest.mark.parametrize("id", editions())
def test_an_edition_does_not_differ_from_itself(id: str) -> None:
    same = compare_editions(id, edition(id))
    assert same.rows == ()
    assert str(same) == f"{id} and {id} do not differ."
    assert "do not differ" in same._repr_html_()
    assert list(same.frame().columns)[:2] == ["key", "what"]


def test_a_what_if_edition_differs_in_what_was_changed() -> None:
    rows = {row.key: row for row in compare_editions(KR, CHANGED).rows}
    assert set(rows) == {"n_cards", "draw", "tie", "bean.blue.cards", "bean.red.steps"}
    assert (rows["draw"].a, rows["draw"].b) == ("3", "3 players: 2; 4–5 players: 3")
    assert rows["tie"].b == "nobody: the rank is shared"
    assert (rows["bean.blue.cards"].a, rows["bean.blue.cards"].b) == ("20", "19")
    assert (rows["bean.red.steps"].a, rows["bean.red.steps"].b) == ("2 → 1, 3 → 2, 4 → 3, 5 → 4", "1 → 1")
    assert rows["draw"].source_a == KR.sources["draw"]
    assert str(rows["draw"].source_b) == str(rows["bean.blue.cards"].source_b) == "A change of one's own."


@pytest.mark.parametrize(("a", "b"), list(permutations(editions(), 2)))
def test_every_difference_is_told_with_both_sources_and_in_both_directions(a: str, b: str) -> None:
    there, back = compare_editions(a, b), compare_editions(b, a)
    assert sorted(keys(there)) == sorted(keys(back))
    assert len(set(keys(there))) == len(there.rows)
    mirrored = {row.key: (row.b, row.a, row.source_b, row.source_a) for row in back.rows}
    for row in there.rows:
        assert row.a != row.b, row.key
        assert mirrored[row.key] == (row.a, row.b, row.source_a, row.source_b)
        assert row.source_a or row.source_b or row.key == "n_cards"
    for name in (field.name for field in dataclasses.fields(Setup)):
        for n in set(edition(a).players) & set(edition(b).players):
            differs = getattr(edition(a).setups[n], name) != getattr(edition(b).setups[n], name)
            assert not differs or name in keys(there), name


def test_a_rule_that_only_one_source_states_is_told() -> None:
    rule = next(iter(KR.rules))
    other = dataclasses.replace(KR, id="other", rules={**KR.rules, rule: Source("Our reading: so.", True)})
    (row,) = compare_editions(KR, other).rows
    assert (row.key, row.a, row.b) == (f"rule.{rule}", "written there", "our reading")
    assert str(row.source_b) == "Our reading: so."
    less = dataclasses.replace(KR, id="less", rules={k: v for k, v in KR.rules.items() if k != rule})
    (row,) = compare_editions(KR, less).rows
    assert (row.b, row.source_b) == ("not mentioned", None)


def test_a_fact_that_only_one_source_states_is_told() -> None:
    other = dataclasses.replace(
        KR, id="other", sources={**KR.sources, "draw": Source("Our reading: three.", True)}
    )
    (row,) = compare_editions(KR, other).rows
    assert (row.key, row.a, row.b) == ("draw", "written there", "our reading")


def test_the_text_is_a_table_that_fits_a_page() -> None:
    lines = str(compare_editions(KR, CHANGED)).split("\n")
    assert lines[0] == "amigo-2007-kr and amigo-2007-kr (changed) differ in 5 facts."
    assert max(map(len, lines)) <= 112
    column = lines[2].index("amigo-2007-kr")
    (draw,) = (line for line in lines if line.startswith("Cards drawn"))
    assert draw[column : column + 5] == "3 [1]" or draw[column] == "3"
    assert any(line.startswith("[1] Guide to the Korean edition") for line in lines)


def test_the_frame_holds_the_rows() -> None:
    frame = compare_editions(KR, CHANGED).frame()
    assert list(frame.columns) == ["key", "what", "a", "b", "source_a", "source_b"]
    assert list(frame["key"]) == keys(compare_editions(KR, CHANGED))


class _Tags(html.parser.HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)


def test_hostile_words_stay_text_in_a_notebook() -> None:
    bad = Source("<script>alert(1)</script> & <img src=x onerror=y>")
    other: Edition = dataclasses.replace(KR, id="<b>x</b>", tie="shared", sources={**KR.sources, "tie": bad})
    page = compare_editions(KR, other)._repr_html_()
    tags = _Tags()
    tags.feed(page)
    assert tags.tags <= {"div", "table", "caption", "thead", "tbody", "tr", "td", "th", "ol", "li"}
    assert "&lt;script&gt;" in page


def test_an_edition_that_there_is_not_is_named() -> None:
    with pytest.raises(bt.EditionError, match="no edition 'atlantis'; there are "):
        bt.compare_editions("amigo-2007-kr", "atlantis")
    with pytest.raises(TypeError, match="give an Edition or its id"):
        bt.compare_editions("amigo-2007-kr", 5)  # type: ignore[arg-type]


def test_the_command_prints_the_comparison(capsys: pytest.CaptureFixture[str]) -> None:
    first, last = editions()[0], editions()[-1]
    assert cli.main(["editions", "--compare", first, last]) == 0
    assert capsys.readouterr().out == f"{bt.compare_editions(first, last)}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["amigo-2007-kr", "atlantis"], "no edition 'atlantis'; there are "),
        (["amigo-2007-kr"], "--compare"),
        (["a\nb", "amigo-2007-kr"], "no edition"),
    ],
)
def test_the_command_says_in_one_line_what_is_wrong(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["editions", "--compare", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert told.err.count("\n") == 1
