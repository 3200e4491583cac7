"""Bean protection is no rule of the guide; a what-if edition has the one that other rulebooks have."""

from __future__ import annotations

import pytest
from tables import KR, harvests, lay

PROTECTING = KR.replace(bean_protection="while_another_holds_more", n_fields=3)


@pytest.mark.parametrize(
    ("fields", "open_to_harvest"),
    [
        ("1 red, 2 blue, -", [1]),
        ("1 red, 6 blue, -", [1]),
        ("1 red, 1 blue, 4 soy", [2]),
        ("1 red, 1 blue, 1 soy", [0, 1, 2]),
        ("1 red, 1 blue, -", [0, 1]),
        ("1 red, -, -", [0]),
        ("2 red, 3 blue, 4 soy", [0, 1, 2]),
        ("-, -, -", []),
    ],
)
def test_which_fields_may_be_harvested(fields: str, open_to_harvest: list[int]) -> None:
    """A field of two that pays nothing is harvested all the same, and the single bean stays."""
    for seat in (0, 1):
        seats = ["hand soy", "hand soy"]
        seats[seat] += f" | fields {fields}"
        assert harvests(lay(*seats, edition=PROTECTING), seat) == open_to_harvest
        unprotected = [n for n, field in enumerate(fields.split(", ")) if field != "-"]
        assert harvests(lay(*seats, edition=KR.replace(n_fields=3)), seat) == unprotected
