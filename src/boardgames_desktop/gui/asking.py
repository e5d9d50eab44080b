"""What the prompt line of a table says: the question, or who is thinking."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Picture
from boardgames_desktop.core.rules import Spell
from boardgames_desktop.gui.board.controller import BoardController
from boardgames_desktop.gui.panels.answers import Answers, read_answers
from boardgames_desktop.gui.panels.question import Question
from boardgames_desktop.gui.panels.surround import Surround
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.settings import SettingsStore

THINKING_MS = 100
"""How often it is shown how much of its time a computer has used."""


class Asking(QObject):
    """Words the question of a match, and what is waited for.

    Attributes:
        answers: what the buttons of the prompt line stand for.
    """

    def __init__(
        self,
        match: Match,
        around: Surround,
        controller: BoardController,
        settings: SettingsStore,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._around = around
        self._prompt = around.prompt
        self._controller = controller
        self._settings = settings
        self.answers = Answers()
        self._seat = 0
        self._promised_ms = 0
        self._thinking = QTimer(self)
        self._thinking.setInterval(THINKING_MS)
        self._thinking.timeout.connect(self._show_thinking)
        self._spells: tuple[Spell, ...] = ()
        around.prompt.later.passed.connect(self._pass)
        around.prompt.later.withdrawn.connect(match.ask_again)
        match.thinking.connect(self._started_thinking)
        match.thought.connect(self._stopped_thinking)

    # -- the question -----------------------------------------------------------------------

    def read(self, picture: Picture) -> Answers:
        """Read what can be answered now; nothing while the curtain is down."""
        covered = self._match.covered_for is not None
        self.answers = Answers() if covered else read_answers(self._match, picture)
        return self.answers

    def words(self) -> tuple[str, str]:
        """Return the question and its context; after a pick, what is asked next."""
        match, lang, names = self._match, language(), self._match.names()
        covered = match.covered_for is not None
        following = () if covered else match.ask_next(self._controller.picked)
        words = [lang.text(msg, names) for msg in following or match.prompt()]
        if following:
            words.append(QCoreApplication.translate("GameTable", "Esc takes the choice back."))
        return (words[0] if words else ""), " ".join(words[1:])

    def show(self, picture: Picture) -> None:
        """Say in the prompt line what is asked, or what is waited for."""
        match, names = self._match, self._match.names()
        question, context = self.words()
        decision = match.decision()
        self._offer_to_pass()
        if match.is_over:
            self._prompt.end("", question)
        elif decision is None:
            acting = match.acting()
            seat = acting[0] if acting else picture.on_turn
            self._prompt.watch("" if seat is None else match.colour(seat), question, context)
        else:
            whole = self._settings.value.drag_amount != "one"
            amounts = {
                thing: (span, span.hi if whole else span.lo)
                for thing, span in self.answers.amounts.items()
            }
            self._prompt.ask(
                Question(
                    match.colour(decision.seat),
                    question,
                    context,
                    picture.buttons if decision.options else (),
                    frozenset(self.answers.options),
                    amounts,
                    self._around.offered(self.answers),
                    tuple(names),
                )
            )
        hint = language().text(match.undo_hint(), names)
        self._prompt.set_undo(match.can_undo() > 0, hint)
        self._prompt.set_pace(match.pace, paused=match.paused)

    def _offer_to_pass(self) -> None:
        """Offer to let further questions like this go by, or to be asked again."""
        lang, match = language(), self._match
        self._spells = match.spells()
        promised = match.passes_until() if match.decision() is None else None
        if promised is not None and not match.is_over:
            self._prompt.later.tell(lang.text(promised.words))
        else:
            self._prompt.later.offer([lang.text(spell.words) for spell in self._spells])

    def _pass(self, index: int) -> None:
        self._match.pass_until(self._spells[index])

    def reword(self) -> None:
        """Say the question anew: something was picked, or put back."""
        if self._match.decision() is not None:
            self._prompt.reword(*self.words())

    # -- who thinks -------------------------------------------------------------------------

    def _started_thinking(self, seat: Seat, promised_ms: int) -> None:
        self._seat = seat
        self._promised_ms = promised_ms
        self._thinking.start()

    def _say_thinking(self) -> None:
        """Say in the prompt line who thinks: only of those who take their time."""
        colour = self._match.colour(self._seat)
        words = [language().text(msg, self._match.names()) for msg in self._match.prompt()]
        self._prompt.think(colour, words[0] if words else "", self._promised_ms)

    def _show_thinking(self) -> None:
        if not self._prompt.is_thinking:
            self._say_thinking()
        share = self._prompt.thinking_share()
        self._around.players.players.set_thinking(self._seat, share)

    def _stopped_thinking(self, seat: Seat) -> None:
        self._thinking.stop()
        if self._prompt.is_thinking:
            self._prompt.thought()
        self._around.players.players.set_thinking(seat, None)
