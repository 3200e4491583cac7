"""A chart in a notebook is data: no script, no address, nothing to fetch."""

from __future__ import annotations

import subprocess
import sys

START = """
import sys
sys.modules["pandas"] = sys.modules["numpy"] = None  # charts need neither
import plotly.io as pio
pio.renderers.default = {before!r}
from bohnanza_teach import charts
print(pio.renderers.default)
"""
DRAW = """
import json
import bohnanza_teach as bt
results = bt.simulate("amigo-2007-kr", ["random"] * 3, games=2)
for figure in (charts.bean_exchange_rates(bt.edition("amigo-2007-kr")), charts.deck_passes(results),
               charts.outcomes(results)):
    bundle = pio.renderers._build_mime_bundle(figure.to_dict())
    print(sorted(bundle))
    text = json.dumps(bundle).lower()
    assert not any(word in text for word in ("cdn", "require", "<script", "http")), text
"""


def run(before: str, then: str = "") -> list[str]:
    command = [sys.executable, "-c", START.format(before=before) + then]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_in_jupyter_a_chart_is_stored_as_data_alone() -> None:
    assert run("plotly_mimetype+notebook", DRAW) == [
        "plotly_mimetype",
        *["['application/vnd.plotly.v1+json']"] * 3,
    ]


def test_a_renderer_that_somebody_chose_stays() -> None:
    assert run("json+notebook") == ["json+notebook"]
