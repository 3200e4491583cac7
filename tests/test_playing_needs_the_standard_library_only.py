"""A whole game is played with nothing installed: Python's own library and this package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

BLOCK = """
import sys

class Closed:
    '''Refuses, and remembers, every import from outside the standard library and this package.'''
    asked = []
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in sys.stdlib_module_names or top == "bohnanza_teach":
            return None
        self.asked.append(name)
        raise ModuleNotFoundError(f"closed to {name}", name=name)

sys.meta_path.insert(0, Closed())
sys.path.insert(0, sys.argv[1])
"""


def python(code: str) -> subprocess.CompletedProcess[str]:
    """Run without site-packages (-S) and without this machine's settings (-I)."""
    command = [sys.executable, "-I", "-S", "-c", BLOCK + code, str(ROOT)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_the_wall_holds() -> None:
    assert "closed to numpy" in python("import numpy").stderr


def test_a_game_is_played_to_its_end() -> None:
    done = python("""
import bohnanza_teach as bt
game = bt.Game("amigo-2007-kr", players=["greedy"] * 4, seed=1)
game.play_out()
assert game.is_over
print("played", [name for name in Closed.asked if name != "org"])  # `copy` looks for Jython's org
""")
    assert done.returncode == 0, done.stderr
    assert done.stdout == "played []\n"
