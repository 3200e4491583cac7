"""`bohnanza-teach editions` and `simulate`: tables for people, files for programs, one line for a mistake."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bohnanza_teach as bt
from bohnanza_teach import cli

SERIES = ["simulate", "amigo-2007-kr", "random", "random", "random", "--games", "4", "--seed", "3"]


def run(*arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bohnanza_teach", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, **options)


def test_the_installed_command_lists_the_editions() -> None:
    command = Path(sys.executable).parent / "bohnanza-teach"
    done = subprocess.run([command, "editions"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for id in bt.editions():
        assert id in done.stdout
        assert bt.edition(id).title in done.stdout
    assert "3, 4, 5" in done.stdout


def test_a_series_is_shown_as_a_table_and_nothing_else() -> None:
    done = run(*SERIES)
    assert (done.returncode, done.stderr) == (0, "")
    results = bt.simulate("amigo-2007-kr", ["random"] * 3, games=4, seed=3)
    head, _rule, *seats = done.stdout.splitlines()[:5]
    assert head.split()[:4] == ["seat", "strategy", "mean", "coins"]
    for seat, line in enumerate(seats):
        mean = sum(coins[seat] for coins in results.coins) / 4
        assert line.split()[:3] == [str(seat), "random", f"{mean:.2f}"]
    assert "4 games of amigo-2007-kr, seed 3" in done.stdout


def test_one_game_is_shown_without_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*SERIES, "--games", "1"]) == 0
    out = capsys.readouterr().out
    assert "unknown" in out
    assert "inf" not in out


def test_csv_and_json_hold_every_game(tmp_path: Path) -> None:
    table, text = tmp_path / "games.csv", tmp_path / "games.json"
    assert cli.main([*SERIES, "--quiet", "--csv", str(table), "--json", str(text)]) == 0
    results = bt.simulate("amigo-2007-kr", ["random"] * 3, games=4, seed=3)
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    assert [{k: str(v) for k, v in row.items()} for row in results.rows()] == rows
    data = json.loads(text.read_text(encoding="utf-8"))
    assert (data["format"], data["version"], data["seed"]) == ("bohnanza_teach results", 1, 3)
    assert [tuple(game["coins"]) for game in data["games"]] == results.coins
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "games.json"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no umask")
def test_files_have_the_rights_that_files_have_here(tmp_path: Path) -> None:
    new, ours = tmp_path / "new.csv", tmp_path / "ours.csv"
    (tmp_path / "plain").touch()
    ours.touch(0o640)
    for target in (new, ours):
        assert cli.main([*SERIES, "--quiet", "--csv", str(target)]) == 0
    assert stat.S_IMODE(new.stat().st_mode) == stat.S_IMODE((tmp_path / "plain").stat().st_mode)
    assert stat.S_IMODE(ours.stat().st_mode) == 0o640


def test_a_crash_while_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "games.csv"
    target.write_text("old", encoding="utf-8")

    def full(*_paths: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert cli.main([*SERIES, "--quiet", "--csv", str(target)]) == 2
    assert target.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_dash_sends_the_file_to_the_terminal_instead_of_the_table() -> None:
    done = run(*SERIES, "--csv", "-")
    assert len(list(csv.DictReader(io.StringIO(done.stdout)))) == 12
    assert len(json.loads(run(*SERIES, "--json", "-").stdout)["games"]) == 4


def test_quiet_says_nothing() -> None:
    done = run(*SERIES, "--quiet")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "required: command"),
        (["play"], "invalid choice: 'play'"),
        (["editions", "--all"], "not understood: --all"),
        (["simulate", "amiga", "greedy"], "no edition 'amiga'; there are amigo, "),
        (["simulate", "amigo-2007-kr", "gredy", "greedy", "greedy"], "no strategy 'gredy'; there are greedy"),
        (["simulate", "amigo-2007-kr", "greedy"], "is for 3, 4, 5 players, not for 1"),
        ([*SERIES, "--games", "0"], "the number of games must be positive, not 0"),
        ([*SERIES, "--games", "many"], "invalid int value: 'many'"),
        ([*SERIES, "--seed", "-1"], "seed"),
        ([*SERIES, "--csv", "/no/such/folder/games.csv"], "there is no folder /no/such/folder"),
        ([*SERIES, "--csv", "/"], "is a folder"),
        ([*SERIES, "--csv", "-", "--json", "-"], "only one of --csv and --json"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], says: str) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert done.stderr.startswith("bohnanza-teach")
    assert done.stderr.count("\n") == 1


def test_help_explains_every_option() -> None:
    done = run("simulate", "--help")
    assert done.returncode == 0
    for option in ("--games", "--seed", "--csv", "--json", "--quiet", *bt.strategies()):
        assert option in done.stdout


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_drawn_on_a_terminal_only_and_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, pipe = Terminal(), io.StringIO()
    for stream in (terminal, pipe):
        monkeypatch.setattr(sys, "stderr", stream)
        assert cli.main(SERIES) == 0
    assert "] 4/4" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")
    assert pipe.getvalue() == ""


@pytest.mark.skipif(os.name == "nt", reason="Windows sends no SIGINT to a child")
def test_ctrl_c_shows_what_was_finished(tmp_path: Path) -> None:
    target = tmp_path / "games.json"
    command = [sys.executable, "-m", "bohnanza_teach", *SERIES, "--games", "1000000", "--json", str(target)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # a shell lets its background jobs ignore Ctrl+C, and they would hand that down
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as running:
        with pytest.raises(subprocess.TimeoutExpired):
            running.wait(6)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert "Interrupted after" in err
    assert "mean coins" in out
    assert json.loads(target.read_text(encoding="utf-8"))["interrupted"] is True


@pytest.mark.skipif(os.name == "nt", reason="pipes of a shell")
@pytest.mark.parametrize("more", ["", "--csv -"], ids=["table", "csv"])
def test_a_reader_that_goes_away_is_no_crash(more: str) -> None:
    line = f"{sys.executable} -m bohnanza_teach {' '.join(SERIES)} {more} | true"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, check=False, timeout=120)
    assert (done.stdout, done.stderr) == ("", "")
