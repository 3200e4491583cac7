"""`bohnanza-teach lab` opens JupyterLab on the first lesson, and the page calls nobody outside."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from bohnanza_teach import cli

Started = list[tuple[list[str], dict[str, str]]]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """What would have been started, with which environment."""
    calls: Started = []

    def note(command: Sequence[str], environment: dict[str, str]) -> int:
        calls.append((list(command), environment))
        return 0

    monkeypatch.setattr(cli, "_become", note)
    return calls


@pytest.fixture
def lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout somewhere else."""
    package = tmp_path / "checkout" / "bohnanza_teach"
    folder = tmp_path / "checkout" / "notebooks"
    for path in (package, folder):
        path.mkdir(parents=True)
    (folder / cli.FIRST_NOTEBOOK).write_text("{}", encoding="utf-8")
    monkeypatch.setattr(cli, "__file__", str(package / "cli.py"))
    return folder


def test_the_first_lesson_of_the_checkout_is_opened(started: Started, lessons: Path) -> None:
    assert cli.main(["lab"]) == 0
    ((command, _environment),) = started
    assert command[:3] == [sys.executable, "-m", "jupyterlab"]
    assert "--LabApp.default_url=/lab/tree/00_start.ipynb" in command
    assert f"--ServerApp.root_dir={lessons}" in command


def test_news_updates_and_the_extension_shop_are_off(started: Started, lessons: Path) -> None:
    cli.main(["lab"])
    ((command, _environment),) = started
    assert "--LabApp.news_url=None" in command
    assert "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate" in command
    assert "--LabApp.extension_manager=readonly" in command


def test_the_question_about_news_is_off_and_own_settings_stay_first(
    started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "/mine")
    cli.main(["lab"])
    ((_command, environment),) = started
    mine, ours = environment["JUPYTER_CONFIG_PATH"].split(os.pathsep)
    assert mine == "/mine"
    page = json.loads(Path(ours, "labconfig", "page_config.json").read_text(encoding="utf-8"))
    assert page == {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}


def test_other_options_go_to_jupyterlab_and_win(started: Started, lessons: Path) -> None:
    cli.main(
        ["lab", "--no-browser", "--port=8890", "--LabApp.news_url=https://example.org", "--notebook-dir=/x"]
    )
    ((command, _environment),) = started
    assert command[-4:] == [
        "--no-browser",
        "--port=8890",
        "--LabApp.news_url=https://example.org",
        "--notebook-dir=/x",
    ]
    assert sum(word.startswith("--LabApp.news_url") for word in command) == 1
    assert not any(word.startswith("--ServerApp.root_dir") for word in command)


def test_root_is_let_in_and_others_need_no_leave(
    started: Started, lessons: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for user in (0, 1000):
        monkeypatch.setattr(os, "geteuid", lambda user=user: user, raising=False)
        cli.main(["lab"])
    assert ["--allow-root" in command for command, _environment in started] == [True, False]


def test_lessons_of_a_wheel_are_copied_once_and_never_overwritten(
    started: Started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "bohnanza_teach"
    packaged = package / cli.PACKAGED
    packaged.mkdir(parents=True)
    (packaged / "00_start.ipynb").write_text("new", encoding="utf-8")
    (packaged / "20_what_if.ipynb").write_text("new", encoding="utf-8")
    work = tmp_path / "work"
    (work / cli.COPIES).mkdir(parents=True)
    (work / cli.COPIES / "20_what_if.ipynb").write_text("worked in", encoding="utf-8")
    monkeypatch.setattr(cli, "__file__", str(package / "cli.py"))
    monkeypatch.setattr(cli, "files", lambda _package: package)
    monkeypatch.chdir(work)
    assert cli.main(["lab"]) == 0
    assert (work / cli.COPIES / "00_start.ipynb").read_text(encoding="utf-8") == "new"
    assert (work / cli.COPIES / "20_what_if.ipynb").read_text(encoding="utf-8") == "worked in"
    assert f"--ServerApp.root_dir={work / cli.COPIES}" in started[0][0]


def test_without_lessons_or_jupyterlab_the_command_says_what_to_do(
    started: Started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "__file__", str(tmp_path / "bohnanza_teach" / "cli.py"))
    monkeypatch.setattr(cli, "files", lambda _package: tmp_path)
    assert cli.main(["lab"]) == 2
    assert "no lessons here: get the whole project" in capsys.readouterr().err
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert cli.main(["lab"]) == 2
    assert "pip install jupyterlab" in capsys.readouterr().err
    assert started == []
