"""Lessons: scripted positions, and checks by the rules."""

from . import first_turn

__all__ = ["first_turn"]
