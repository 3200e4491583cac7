"""Editions of Bohnanza as data: one TOML each, every fact with its source."""

from .beans import COIN, Bean, Beanometer, bean_name
from .edition import BEAN_PROTECTION, END_GRACE, TIE, Edition, EditionError, Setup, Source
from .load import edition, editions, read_edition

__all__ = [
    "BEAN_PROTECTION",
    "COIN",
    "END_GRACE",
    "TIE",
    "Bean",
    "Beanometer",
    "Edition",
    "EditionError",
    "Setup",
    "Source",
    "bean_name",
    "edition",
    "editions",
    "read_edition",
]
