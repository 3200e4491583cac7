"""The card table in a notebook."""

from .table import BeanTable

__all__ = ["BeanTable"]
