"""How figures reach the notebook: as data for JupyterLab's own plotly, with no script inside."""

from __future__ import annotations

import plotly.io as pio

#: What plotly picks in any Jupyter: data, and beside it a page script of 5 MB in the first output.
_PLOTLYS_CHOICE = "plotly_mimetype+notebook"


def draw_offline() -> None:
    """Leave the page script out of the outputs, so that notebooks stay light and ask no server for anything.

    Only plotly's automatic choice is changed: where somebody chose a renderer (``PLOTLY_RENDERER`` or
    ``plotly.io.renderers.default``), or plotly found Colab, Kaggle, VS Code and the like, it stays.
    """
    if pio.renderers.default == _PLOTLYS_CHOICE:
        pio.renderers.default = "plotly_mimetype"
