"""Collect every message that a learner may see into the template from which translations are made.

Run ``.venv/bin/python -m scripts.words`` after changing a message; a test tells when that was forgotten.
"""

from __future__ import annotations

import io
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.pofile import write_po

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "bohnanza_teach"
TEMPLATE = PACKAGE / "locale" / "bohnanza_teach.pot"
KEYWORDS = {"_": None, "N_": None, "ngettext": (1, 2)}


def template() -> str:
    """The text of the template: each message with the files that say it, in order of files."""
    catalogue = Catalog(project="bohnanza_teach", fuzzy=False)
    for path in sorted(PACKAGE.rglob("*.py")):
        where = path.relative_to(ROOT).as_posix()
        for _line, message, comments, context in extract_from_file("python", path, keywords=KEYWORDS):
            catalogue.add(message, locations=[(where, 0)], auto_comments=comments, context=context)
    written = io.BytesIO()
    # No line numbers and no header with its date: the template changes only when a message does.
    write_po(written, catalogue, width=110, omit_header=True, include_lineno=False, sort_by_file=True)
    head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n'
    return head + written.getvalue().decode("utf-8")


if __name__ == "__main__":
    TEMPLATE.parent.mkdir(exist_ok=True)
    TEMPLATE.write_text(template(), encoding="utf-8")
