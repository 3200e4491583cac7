"""Write the golden games in tests/golden anew: whole games as texts for people to read.

    .venv/bin/python scripts/golden.py

What changes in the files is what a change of the law or of a player has done to the games: read it as such.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "golden"
sys.path.insert(0, str(ROOT))

from bohnanza_teach.editions import Edition, edition  # noqa: E402
from bohnanza_teach.game import Game  # noqa: E402
from bohnanza_teach.rules import Event, write_action, write_event, write_position  # noqa: E402
from bohnanza_teach.rules.events import TurnBegan  # noqa: E402
from bohnanza_teach.rules.position import write_edition  # noqa: E402

KR = edition("amigo-2007-kr")

LEGEND = """\
# Below a line with > (what somebody did) stands what came of it; ! is what the law refused, and why.
# Before every turn stand the places at the table: hand (front card first), fields, set aside, coin cards."""


@dataclass(frozen=True)
class GoldenGame:
    """A game that is played again whenever the golden files are written or tested."""

    name: str
    about: str
    players: Sequence[str]
    seed: int
    edition: Edition = KR
    deck: str = ""  # the cards to be taken first: the hands, then those turned over
    script: str = ""  # what people do, in notation; a line that begins with ! is refused

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def begin(self) -> Game:
        """The game before anything was done."""
        return Game(self.edition, list(self.players), seed=self.seed, deck=self.deck.split())


GAMES = (
    GoldenGame(
        "three_greedy_players", "Three greedy players, with three fields each.", ["greedy"] * 3, seed=1
    ),
    GoldenGame(
        "four_players_greedy_and_random",
        "Greedy and random players in turn.",
        ["greedy", "random", "greedy", "random"],
        seed=2,
    ),
    GoldenGame(
        "five_players",
        "Five players: the deck is soon through.",
        ["greedy"] * 3 + ["random", "greedy"],
        seed=3,
    ),
    GoldenGame(
        "last_card_on_the_turn_over",
        "The deck runs out for the last time on the first card turned over; the turn is finished.",
        ["greedy"] * 4,
        seed=5,
        edition=KR.replace(exhaustions=2),
    ),
    GoldenGame(
        "a_turn_of_trading",
        "A turn of trading: an offer that goes stale, a counter-offer, a refused gift, and what may not be.",
        ["Ann", "Bob", "Cem"],
        seed=4,
        deck="""
            blue chili red red soy
            green green soy blue stink
            garden red soy chili blue
            black-eyed soy""",
        script="""
            ! 0 skip planting
            0 plant hand[0] blue field[0]
            0 plant hand[0] chili field[1]
            ! 0 plant hand[0] red field[2]
            0 turn over
            0 offer 1: hand[0] red for soy
            0 offer 2: hand[0] red + hand[1] red for garden
            ! 1 offer 2: hand[2] soy for red
            1 accept #1: hand[2] soy
            ! 2 accept #2: hand[0] garden
            2 decline #2
            ! 0 offer 2: set_aside[0] soy for red
            0 offer 2: turned_over[0] black-eyed for chili
            2 counter #3: hand[3] chili for soy
            ! 0 accept #4: set_aside[0] soy
            0 accept #4: turned_over[1] soy
            0 offer 1: turned_over[0] black-eyed for nothing
            1 decline #5 because no-use
            1 offer 0: hand[0] green for nothing
            ! 0 withdraw #6
            1 withdraw #6
            0 end trading
            ! 0 draw
            0 plant set_aside[0] soy field[2]
            ! 0 plant turned_over[0] black-eyed field[0]
            0 harvest field[0]
            0 plant turned_over[0] black-eyed field[0]
            2 plant set_aside[0] soy field[0]
            0 plant set_aside[0] chili field[1]
            1 plant set_aside[0] red field[0]
            0 draw""",
    ),
)


def tell(golden: GoldenGame) -> str:
    """The whole game as a text."""
    return "\n".join(_lines(golden)) + "\n"


def _lines(golden: GoldenGame) -> Iterator[str]:
    game = golden.begin()
    yield f"# {golden.about}"
    yield f"# Edition {write_edition(game.edition)}; players {', '.join(golden.players)}; seed {golden.seed}."
    yield LEGEND
    yield ""
    yield from _told(game, game.log)
    for line in filter(None, map(str.strip, golden.script.split("\n"))):
        if line.startswith("! "):
            yield f"! {line[2:]}: {game.why_not(line[2:])}"
        else:
            yield f"> {line}"
            yield from _told(game, game.play(line))
    start, action = game.n_events, game.bot_move()
    while action:
        yield f"> {write_action(action)}"
        yield from _told(game, game.log[start:])
        start, action = game.n_events, game.bot_move()
    yield ""
    yield f"# Coins {' '.join(map(str, game.coins))}; ranks {' '.join(map(str, game.ranks))}."


def _told(game: Game, events: Sequence[Event]) -> Iterator[str]:
    for event in events:
        if isinstance(event, TurnBegan):
            yield ""
            yield from (f"# {line}" for line in write_position(game.table).split("\n") if line[:1].isdigit())
        yield write_event(event)


def main() -> None:
    """Write every file that is not as it should be."""
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        text = tell(golden)
        before = golden.path.read_text("utf-8") if golden.path.exists() else ""
        golden.path.write_text(text, "utf-8", newline="\n")
        print(f"{'as it was' if text == before else 'changed':9}  {golden.path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
