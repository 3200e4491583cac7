"""The properties of ``holds.py`` on random games of three to five, in the edition and in what-if editions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from holds import EVERYTHING
from hypothesis import given
from walks import EDITIONS, QUICK, THOROUGH, Walk, walks


@pytest.mark.parametrize("holds", EVERYTHING, ids=lambda holds: holds.__name__)
@QUICK
@given(walk=walks())
def test_it_holds(holds: Callable[[Walk], None], walk: Walk) -> None:
    holds(walk)


@pytest.mark.slow
@pytest.mark.parametrize("holds", EVERYTHING, ids=lambda holds: holds.__name__)
@THOROUGH
@given(walk=walks(longest=2000))
def test_it_holds_in_many_long_games(holds: Callable[[Walk], None], walk: Walk) -> None:
    holds(walk)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_walk_comes_to_an_end_in_every_edition(edition: str) -> None:
    *_all, last = Walk(edition, 4, 1, seed=5, length=20_000).tables()
    assert last.is_over
