"""Notebooks hold what people wrote, and outputs only where a test compares them."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import nbformat
import pytest

from scripts import pin_outputs

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = sorted(p for p in ROOT.glob("notebooks/**/*.ipynb") if ".ipynb_checkpoints" not in p.parts)
HELP = "run `make notebooks`"

every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=nbformat.NO_CONVERT)  # type: ignore[no-untyped-call]


def code_cells(path: Path) -> list[Any]:
    return [cell for cell in read(path).cells if cell.cell_type == "code"]


@every_notebook
def test_only_checked_cells_keep_an_output(path: Path) -> None:
    kept = [cell.id for cell in code_cells(path) if cell.outputs or cell.execution_count]
    checked = [cell.id for cell in code_cells(path) if pin_outputs.is_checked(cell)]
    assert set(kept) <= set(checked), HELP


@every_notebook
def test_every_checked_cell_has_an_output_to_check(path: Path) -> None:
    assert [c.id for c in code_cells(path) if pin_outputs.is_checked(c) and not c.outputs] == [], HELP


@every_notebook
def test_no_error_is_stored(path: Path) -> None:
    stored = [o for cell in code_cells(path) for o in cell.outputs if o.output_type == "error"]
    assert stored == []


@every_notebook
def test_no_widget_state_is_stored(path: Path) -> None:
    assert "widgets" not in read(path).metadata, HELP
    assert "widget-state" not in path.read_text(encoding="utf-8")


@every_notebook
def test_cells_are_numbered(path: Path) -> None:
    cells = read(path).cells
    assert [cell.id for cell in cells] == [f"c{number:03d}" for number in range(len(cells))], HELP


@every_notebook
def test_the_kernel_is_the_one_that_every_jupyter_has(path: Path) -> None:
    assert read(path).metadata.kernelspec.name == "python3"


@every_notebook
def test_tidying_it_changes_nothing(path: Path) -> None:
    notebook = read(path)
    assert pin_outputs.tidy(copy.deepcopy(notebook)) == notebook, HELP


@every_notebook
def test_it_is_light(path: Path) -> None:
    assert path.stat().st_size < 200_000
