"""Pictures of what many games say, as plain plotly figures; no game logic.

Each chart's title is its finding, computed from the data, and :func:`alt_text` tells it to those who cannot
see it. ``dark=True`` draws on dark paper. Nothing is fetched: JupyterLab draws with the plotly that is
installed.
"""

from .coins import outcomes
from .exchange import bean_exchange_rates
from .house import DARK, LIGHT, alt_text
from .offline import draw_offline
from .passes import deck_passes

draw_offline()

__all__ = ["DARK", "LIGHT", "alt_text", "bean_exchange_rates", "deck_passes", "draw_offline", "outcomes"]
