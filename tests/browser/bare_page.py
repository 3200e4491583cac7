"""A bare page with the table and a fake anywidget model: no Jupyter and no kernel."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = ROOT / "bohnanza_teach" / "ui" / "static" / "table.js"
DEMO = json.loads((ROOT / "widgets" / "demo" / "pictures.json").read_text(encoding="utf-8"))
WORDS = json.loads((ROOT / "widgets" / "src" / "words.json").read_text(encoding="utf-8"))
PICTURES: dict[str, dict[str, Any]] = DEMO["pictures"]
#: `table("trade")` opens that picture and gives the page back.
Table = Callable[..., Page]
#: The requests so far, without the greeting and the version.
Sent = Callable[[Page], list[dict[str, Any]]]
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>table</title>
<style>body { margin: 0; background: %s; }</style></head>
<body data-jp-theme-light="%s"><main><div id="root"></div></main><script type="module">
const mod = await import(URL.createObjectURL(new Blob([%s], {type: "text/javascript"})));
const state = %s, heard = {};
window.model = { sent: [], heard, get: k => state[k], send(m) { this.sent.push(m); },
  on(e, f) { (heard[e] ??= []).push(f); }, off(e, f) { heard[e] = (heard[e] ?? []).filter(g => g !== f); },
  push(k, v) { state[k] = v; (heard["change:" + k] ?? []).forEach(f => f()); },
  change(f) { const p = structuredClone(state.picture); f(p); p.version += 1; this.push("picture", p); } };
window.cleanup = mod.default.render({ model, el: document.getElementById("root") });
window.table = document.querySelector("#root > div").shadowRoot;
</script></body></html>"""


def show(
    page: Page,
    name: str,
    *,
    width: int = 1024,
    height: int = 900,
    dark: bool = False,
    picture: dict[str, Any] | None = None,
) -> Page:
    """Open one picture of widgets/demo."""
    picture = PICTURES[name] if picture is None else picture
    rtl = name == "rtl"
    state = {
        "words": WORDS,
        "dir": "rtl" if rtl else "ltr",
        "lang": "fa" if rtl else "en",
        "beans": DEMO["fa" if rtl else "en"],
        "picture": picture,
    }
    page.set_viewport_size({"width": width, "height": height})
    page.goto("about:blank")
    script = BUNDLE.read_text(encoding="utf-8")
    page.set_content(
        PAGE
        % (
            "#111" if dark else "#fff",
            "false" if dark else "true",
            json.dumps(script).replace("</", "<\\/"),
            json.dumps(state).replace("</", "<\\/"),
        )
    )
    expect(page.get_by_role("region", name="Bean table")).to_be_visible()
    return page
