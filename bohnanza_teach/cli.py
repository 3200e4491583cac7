"""The command ``bohnanza-teach``: open the lessons, list and compare editions, simulate games."""

from __future__ import annotations

import argparse
import csv
import importlib.util
import io
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import as_file, files
from pathlib import Path
from typing import IO, Any, NoReturn

import bohnanza_teach as bt

from .analysis import mean_interval, outcome_rows
from .game.files import write_whole
from .language import _, languages, ngettext, set_language

FIRST_NOTEBOOK = "00_start.ipynb"
#: Where a wheel that carries the lessons keeps them, and the folder they are copied to.
PACKAGED, COPIES = "_notebooks", "bohnanza-notebooks"
FORMAT, VERSION = "bohnanza_teach results", 1
FAILED, INTERRUPTED = 2, 130

#: JupyterLab asks no server outside: no news, no updates, no extension shop.
NO_CALLS = {
    "--LabApp.news_url": "None",
    "--LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager": "readonly",
}


class CommandError(Exception):
    """Something that the user can mend; the message is the one line that is shown."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0, 2 for a mistake (one line on stderr), 130 if interrupted."""
    _speak_the_users_language()
    try:
        parser = _parser()
        wanted, rest = parser.parse_known_args(arguments)
        if rest and wanted.command != "lab":
            parser.error(_("not understood: {words}").format(words=" ".join(rest)))
        code = int(wanted.run(wanted, rest))
        sys.stdout.flush()
        return code
    except SystemExit as done:  # of argparse: --help, --version or a mistake
        return int(done.code or 0)
    except (CommandError, ValueError) as problem:
        return _fail(str(problem))
    except BrokenPipeError:  # the reader, such as `head`, has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as problem:
        return _fail(f"{problem.filename or ''}: {problem.strerror or problem}".removeprefix(": "))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _fail(message: str) -> int:
    print("bohnanza-teach:", " ".join(message.split()), file=sys.stderr)
    return FAILED


def _speak_the_users_language() -> None:
    """The first of the languages that the terminal asks for and that there are words for."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        tags = [tag.split(".")[0].replace("_", "-") for tag in os.environ.get(variable, "").split(":")]
        for tag in tags:
            for known in (tag, tag.split("-")[0]):
                if known in languages():
                    set_language(known)
                    return


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(FAILED, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="bohnanza-teach",
        description=_("Learn the card game Bohnanza by playing it, and ask what if."),
        allow_abbrev=False,
    )
    parser.add_argument(
        "--version", action="version", version=bt.__version__, help=_("show the version and exit")
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar=_("command"))
    lab = commands.add_parser(
        "lab",
        help=_("open the lessons in JupyterLab"),
        description=_("Open the lessons in JupyterLab. All other options are passed on to `jupyter lab`."),
        allow_abbrev=False,
    )
    lab.set_defaults(run=_lab)
    listing = commands.add_parser(
        "editions",
        help=_("list the editions that can be played, or compare two of them"),
        description=_("List the editions that can be played, or compare two of them."),
        allow_abbrev=False,
    )
    listing.add_argument(
        "--compare",
        nargs=2,
        metavar=(_("edition"), _("other")),
        help=_("show every difference between these two, with where it is written"),
    )
    listing.set_defaults(run=_editions)
    _add_simulate(commands)
    return parser


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser(
        "simulate",
        help=_("play many games of bots and show who earns what"),
        description=_("Play many games of bots and show who earns what. Equal seeds give equal games."),
    )
    simulate.add_argument(
        "edition", metavar=_("edition"), help=_("an id that `bohnanza-teach editions` lists")
    )
    simulate.add_argument(
        "players",
        nargs="+",
        metavar=_("strategy"),
        help=_("the strategy at each seat, the start player first: {strategies}").format(
            strategies=", ".join(bt.strategies())
        ),
    )
    simulate.add_argument("--games", type=int, default=1000, metavar="N", help=_("how many games (1000)"))
    simulate.add_argument("--seed", type=int, default=0, metavar="S", help=_("which series of games (0)"))
    simulate.add_argument(
        "--csv", metavar=_("file"), help=_("write a row for each game and seat; - is the terminal")
    )
    simulate.add_argument("--json", metavar=_("file"), help=_("write all outcomes; - is the terminal"))
    simulate.add_argument("--quiet", action="store_true", help=_("show no table and no progress"))
    simulate.set_defaults(run=_simulate)


# --- editions ----------------------------------------


def _editions(wanted: argparse.Namespace, rest: Sequence[str]) -> int:
    if wanted.compare:
        print(bt.compare_editions(*wanted.compare))
        return 0
    rows = [[_("id"), _("players"), _("title")]]
    for id in bt.editions():
        edition = bt.edition(id)
        rows.append([id, ", ".join(map(str, edition.players)), edition.title])
    print(_table(rows, left=(0, 1, 2)))
    return 0


# --- simulate ----------------------------------------


def _simulate(wanted: argparse.Namespace, rest: Sequence[str]) -> int:
    writes: list[tuple[str, Callable[[bt.Results], str]]] = [
        (target, text) for target, text in ((wanted.csv, _csv), (wanted.json, _json)) if target
    ]
    on_terminal = [target for target, _text in writes if target == "-"]
    if len(on_terminal) > 1:
        raise CommandError(_("only one of --csv and --json can go to the terminal"))
    if wanted.csv and wanted.csv == wanted.json:
        raise CommandError(_("--csv and --json need different files"))
    for target, _text in writes:
        _check_target(target)
    edition = bt.edition(wanted.edition)
    for player in wanted.players:
        if player not in bt.strategies():
            raise CommandError(
                _("no strategy {name!r}; there are {strategies}").format(
                    name=player, strategies=", ".join(bt.strategies())
                )
            )
    with _Progress(wanted.games, sys.stderr, hidden=wanted.quiet) as progress:
        results = bt.simulate(
            edition, wanted.players, games=wanted.games, seed=wanted.seed, progress=progress.show
        )
    for target, text in writes:
        _write(target, text(results))
    if not wanted.quiet and not on_terminal:
        print(summary(results))
    if results.interrupted:
        print(
            _("Interrupted after {done} of {asked} games.").format(
                done=len(results.games), asked=wanted.games
            ),
            file=sys.stderr,
        )
        return INTERRUPTED
    return 0


def summary(results: bt.Results) -> str:
    """The outcome of a series as a table: a row a seat, then the mean number of turns; intervals are 95 %."""
    rows = [[_("seat"), _("strategy"), _("mean coins"), _("95 % interval"), _("wins"), _("95 % interval")]]
    for row in outcome_rows(results):
        rows.append(
            [
                str(row["seat"]),
                row["strategy"],
                f"{row['coins']:.2f}",
                _span(row["coins_low"], row["coins_high"], ".2f", ""),
                f"{100 * row['win_share']:.1f} %",
                _span(100 * row["win_low"], 100 * row["win_high"], ".1f", " %"),
            ]
        )
    turns = mean_interval(results.turns)
    n = len(results.games)
    closing = ngettext(
        "{n} game of {edition}, seed {seed}: {turns} turns ({span})",
        "{n} games of {edition}, seed {seed}: {turns} turns on average ({span})",
        n,
    ).format(
        n=n,
        edition=results.edition.id,
        seed=results.seed,
        turns=f"{turns.value:.1f}",
        span=_span(turns.low, turns.high, ".1f", ""),
    )
    return f"{_table(rows, left=(1,))}\n\n{closing}"


def _span(low: float, high: float, digits: str, unit: str) -> str:
    if low == float("-inf"):
        return _("unknown")
    return _("{low} to {high}").format(low=f"{low:{digits}}", high=f"{high:{digits}}{unit}")


def _table(rows: Sequence[Sequence[str]], left: Iterable[int]) -> str:
    """Columns two blanks apart, a rule under the first row; those in ``left`` begin at the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.ljust(width) if i in left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    return "\n".join([lines[0], "-" * (sum(widths) + 2 * (len(widths) - 1)), *lines[1:]])


class _Progress:
    """A bar on a terminal; nothing where nobody watches."""

    WIDTH = 30

    def __init__(self, games: int, stream: IO[str], *, hidden: bool) -> None:
        self.games, self.stream = games, stream
        self.shown = not hidden and stream.isatty()
        self.percent = -1

    def show(self, done: int) -> None:
        percent = 100 * done // self.games
        if self.shown and percent != self.percent:
            self.percent = percent
            bar = "#" * (self.WIDTH * done // self.games)
            self.stream.write(f"\r[{bar:.<{self.WIDTH}}] {done}/{self.games}")
            self.stream.flush()

    def __enter__(self) -> _Progress:
        return self

    def __exit__(self, *_problem: object) -> None:
        if self.shown and self.percent >= 0:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


# --- files ----------------------------------------


def _csv(results: bt.Results) -> str:
    rows = results.rows()
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _json(results: bt.Results) -> str:
    """All that is known of the series, one game a line; the summary of seats needs two games."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "edition": results.edition.base,
        "players": results.players,
        "seed": results.seed,
        "interrupted": results.interrupted,
        "seats": outcome_rows(results) if len(results.games) > 1 else [],
    }
    games = ",\n".join(f"  {json.dumps(game._asdict())}" for game in results.games)
    return f'{json.dumps(head, indent=1).removesuffix("}").rstrip()},\n "games": [\n{games}\n ]\n}}\n'


def _check_target(target: str) -> None:
    """A mistyped folder is told before the games, not after them."""
    if target == "-":
        return
    path = Path(target)
    if path.is_dir():
        raise CommandError(_("{path} is a folder; name a file in it").format(path=target))
    if not path.parent.is_dir():
        raise CommandError(_("there is no folder {path}").format(path=path.parent))
    if not os.access(path.parent, os.W_OK):
        raise CommandError(_("the folder {path} cannot be written to").format(path=path.parent))


def _write(target: str, text: str) -> None:
    """Write the whole text, or leave what was there; ``-`` is the terminal."""
    if target == "-":
        sys.stdout.write(text)
        sys.stdout.flush()
        return
    write_whole(target, text)


# --- lab ----------------------------------------


def _lab(wanted: argparse.Namespace, rest: Sequence[str]) -> int:
    if importlib.util.find_spec("jupyterlab") is None:
        raise CommandError(_("JupyterLab is not installed; install it with: pip install jupyterlab"))
    return _become(lab_command(notebooks(), rest), lab_environment())


def _become(command: Sequence[str], environment: dict[str, str]) -> int:
    """Turn into the command, so that Ctrl+C and signals reach it alone; Windows cannot, and waits for it."""
    if os.name != "nt":
        sys.stdout.flush()
        os.execve(command[0], list(command), environment)
    return subprocess.call(command, env=environment)


def lab_environment() -> dict[str, str]:
    """This environment, with JupyterLab's question about news off; settings of one's own stay first."""
    paths = [os.environ.get("JUPYTER_CONFIG_PATH"), str(Path(__file__).parent / "_lab")]
    return {**os.environ, "JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, paths))}


def lab_command(folder: Path, rest: Sequence[str]) -> list[str]:
    """The command that opens the first lesson; an option in ``rest`` replaces ours of the same name."""
    ours = {
        **NO_CALLS,
        "--ServerApp.root_dir": str(folder),
        "--LabApp.default_url": f"/lab/tree/{FIRST_NOTEBOOK}",
    }
    names = {word.split("=")[0] for word in rest}
    if names & {"--notebook-dir", "--root-dir"}:
        names.add("--ServerApp.root_dir")
    options = [f"{name}={value}" for name, value in ours.items() if name not in names]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and "--allow-root" not in names:
        options.append("--allow-root")  # root in a container is the rule; Lab listens to this machine only
    return [sys.executable, "-m", "jupyterlab", *options, *rest]


def notebooks() -> Path:
    """The folder of the lessons: that of the checkout, else the working copies of those in the wheel.

    Raises:
        CommandError: there are none here.
    """
    checkout = Path(__file__).resolve().parent.parent / "notebooks"
    if (checkout / FIRST_NOTEBOOK).is_file():
        return checkout
    packaged = files(__package__) / PACKAGED
    if (packaged / FIRST_NOTEBOOK).is_file():
        with as_file(packaged) as folder:
            return _copied(folder, Path.cwd() / COPIES)
    raise CommandError(
        _(
            "no lessons here: get the whole project and run `make lab` in its folder (notebooks/{file})"
        ).format(file=FIRST_NOTEBOOK)
    )


def _copied(source: Path, target: Path) -> Path:
    """Copy lessons that are not there yet; those that somebody has worked in stay as they are."""
    for path in sorted(source.rglob("*.ipynb")):
        copy = target / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if not copy.exists():
            shutil.copyfile(path, copy)
    return target


if __name__ == "__main__":
    sys.exit(main())
