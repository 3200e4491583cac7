"""Run notebooks and keep the outputs of the cells that are checked:  pin_outputs.py NOTEBOOK...

nbval compares only cells tagged `nbval-check-output`, so only those keep an output. All else that a run or an
editor leaves behind is dropped, and cells are numbered: a notebook changes only where somebody changed it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

CHECKED = "nbval-check-output"
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
LEFT_BY_A_RUN = ("execution", "collapsed", "scrolled", "ExecuteTime")


def is_checked(cell: Any) -> bool:
    """Whether nbval compares this cell's output."""
    return CHECKED in cell.metadata.get("tags", [])


def tidy(notebook: Any) -> Any:
    """Drop everything that nobody checks; tidying twice changes nothing."""
    for number, cell in enumerate(notebook.cells):
        cell.id = f"c{number:03d}"
        for key in LEFT_BY_A_RUN:
            cell.metadata.pop(key, None)
        if cell.cell_type == "code" and not is_checked(cell):
            cell.outputs, cell.execution_count = [], None
    notebook.metadata = nbformat.NotebookNode(kernelspec=KERNEL, language_info={"name": "python"})  # type: ignore[no-untyped-call]
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    return notebook


def run(path: Path) -> Any:
    """The notebook after all of its cells ran, in its own folder."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(
        notebook,
        timeout=300,
        kernel_name="python3",
        coalesce_streams=True,
        resources={"metadata": {"path": str(path.parent)}},
    ).execute()
    return notebook


def main() -> None:
    """A notebook that fails is left as it was, and stops the run."""
    for path in map(Path, sys.argv[1:]):
        print(path, flush=True)
        nbformat.write(tidy(run(path)), path)  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
