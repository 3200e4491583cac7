"""The card table as a widget. The front end asks, the law decides."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from bohnanza_teach.game import Game
from bohnanza_teach.language import _, direction, language
from bohnanza_teach.rules import Action, Card, IllegalAction, Ruling

from .picture import bean_kinds, note, picture
from .requests import RequestError, read_card, read_question, read_request
from .words import words

_BUNDLE = Path(__file__).parent / "static" / "table.js"


class BeanTable(anywidget.AnyWidget):
    """A game as the player at one seat sees it, to be played by mouse, touch or keyboard.

    Args:
        game: the game; it goes on in :attr:`game` with every move.
        seat: whose place at the table.

    Raises:
        ValueError: there is no such seat.
    """

    _esm = _BUNDLE

    words = traitlets.Dict().tag(sync=True)
    dir = traitlets.Unicode("ltr").tag(sync=True)
    lang = traitlets.Unicode("en").tag(sync=True)
    beans = traitlets.Dict().tag(sync=True)
    picture = traitlets.Dict().tag(sync=True)

    def __init__(self, game: Game, seat: int = 0) -> None:
        game.view(seat)
        self.game = game
        self.seat = seat
        self.chosen: Card | None = None
        super().__init__(
            words=words(),
            dir=direction(),
            lang=language(),
            beans=bean_kinds(game),
            picture=picture(game, seat),
        )
        self.on_msg(lambda _widget, content, _buffers: self.request(content))

    def request(self, content: Any) -> None:
        """Do what the front end asks, and show what came of it; nothing is raised, everything is shown."""
        try:
            self._answer(content)
        except RequestError as problem:
            self.log.warning("a request was not understood: %s", problem)
            self._show({"title": _("The table did not understand that"), "text": _("Nothing has changed.")})
        except Exception as problem:
            # A fault of ours or of a strategy. Its text may name hidden cards, so only its kind is shown.
            self.log.exception("a request to the table failed")
            text = _("Nothing is lost; you can undo your last move. ({kind})")
            said = text.format(kind=type(problem).__name__)
            self._show({"title": _("Something went wrong"), "text": said})

    def refresh(self) -> None:
        """Show the game as it is now, after it was changed from outside the table."""
        self._show(None)

    def _answer(self, content: Any) -> None:
        if not isinstance(content, dict):
            raise RequestError("a request is an object")
        if content.get("do") == "hello" or content.get("version") != self.game.n_changes:
            # A new view, or a press on a picture that is out of date: show how things stand.
            self.refresh()
            self.send_state("picture")
        elif content.get("do") == "next":
            self.game.bot_move()
            self.refresh()
        elif content.get("do") == "undo":
            self._undo()
        elif content.get("do") == "choose":
            self.chosen = read_card(content, self.game.view(self.seat))
            self.refresh()
        elif content.get("do") == "why":
            self._explain(content)
        else:
            self._play(content)

    def _play(self, content: dict[str, Any]) -> None:
        action = read_request(content, self.game.view(self.seat))
        try:
            self.game.play(action)
        except IllegalAction as illegal:
            self._show(self._note(action, illegal.ruling))
            return
        self.chosen = None
        self._let_bots_answer()
        self.refresh()

    def _let_bots_answer(self) -> None:
        """While this player trades, bots answer at once; all their other moves wait to be watched."""
        while self.game.step == "trade" and self.game.view(self.seat).is_active:
            if self.game.bot_move() is None:
                return

    def _explain(self, content: dict[str, Any]) -> None:
        action = read_question(content, self.game.view(self.seat))
        ruling = self.game.why_not(action)
        if ruling is None:
            self._show({"title": _("That is possible"), "text": _("Nothing speaks against it now.")})
        else:
            self._show(self._note(action, ruling))

    def _note(self, action: Action, ruling: Ruling) -> dict[str, Any]:
        return note(action, ruling, {seat: player.name for seat, player in enumerate(self.game.players)})

    def _undo(self) -> None:
        """Back to before this player's last decision; what bots did since is taken back with it."""
        actions = self.game.actions
        own = [i for i, action in enumerate(actions) if action.seat == self.seat]
        if not own:
            nothing = _("There is nothing of yours to take back.")
            self._show({"title": _("That is not possible now"), "text": nothing})
            return
        self.chosen = None
        self.game.undo(len(actions) - own[-1])
        self.refresh()

    def _show(self, parts: dict[str, Any] | None) -> None:
        """The game as it is, with a note where there is one."""
        note = {"source": "", "about": [], **parts} if parts else None
        try:
            self.picture = picture(self.game, self.seat, note, self.chosen)
        except Exception as problem:
            # A strategy that fails when it is asked for its next move: the last picture stays, with a note.
            self.log.exception("the table could not be drawn")
            text = _("A player failed to move. ({kind})").format(kind=type(problem).__name__)
            failed = {"title": _("Something went wrong"), "text": text, "source": "", "about": []}
            self.picture = {**self.picture, "version": self.game.n_changes, "note": failed}
