"""Every word that a learner sees passes through here, so that it can be said in another language.

English is the language of the source; other languages are gettext catalogues in ``locale/``. The standard
library's gettext reads them, so that nothing needs to be installed, not even in the browser.
"""

from __future__ import annotations

import gettext as _gettext
from pathlib import Path

DOMAIN = "bohnanza_teach"
LOCALE = Path(__file__).parent / "locale"
RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur"})

_catalogue: _gettext.NullTranslations = _gettext.NullTranslations()
_tag = "en"


def set_language(tag: str) -> None:
    """Say everything from now on in the language with this tag, such as ``"de"``.

    Raises:
        ValueError: there is no catalogue for it; the message lists what there is.
    """
    global _catalogue, _tag
    if tag not in languages():
        raise ValueError(f"no words in {tag!r} yet; there are {', '.join(languages())}")
    _catalogue = (
        _gettext.NullTranslations()
        if tag == "en"
        else _gettext.translation(DOMAIN, str(LOCALE), languages=[tag])
    )
    _tag = tag


def language() -> str:
    """The tag of the language in use, such as ``"en"``."""
    return _tag


def languages() -> tuple[str, ...]:
    """Tags of the languages there are words for."""
    return ("en", *sorted(path.parts[-3] for path in LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")))


def direction() -> str:
    """``"rtl"`` for languages written from right to left, else ``"ltr"``."""
    return "rtl" if _tag.split("-")[0] in RIGHT_TO_LEFT else "ltr"


def _(message: str) -> str:
    """The message in the language in use."""
    return _catalogue.gettext(message)


def ngettext(one: str, many: str, n: int) -> str:
    """The message for ``n`` things in the language in use."""
    return _catalogue.ngettext(one, many, n)


def N_(message: str) -> str:
    """Mark a message for translation where it is written; it is translated where it is shown."""
    return message
