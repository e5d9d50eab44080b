"""The dialog that proves the dice: fingerprint, every roll derived again, the seed in the end."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from boardgames_desktop.gui.dialog import Sheet
from boardgames_desktop.gui.theme import space
from boardgames_desktop.gui.words import Heading, Words
from boardgames_desktop.services.fairness import DiceCheck, fingerprint
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

SELECTABLE = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class DiceSheet(Sheet):
    """Fingerprint and number of the dice, and the check of every roll so far."""

    wanted = QSize(600, 420)

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._match = match
        self._told = match.is_over
        self._found: DiceCheck | None = None
        self._words = Words("body", "text", self.body)
        self._print_head = Heading(self.body)
        self.print = Words("title", "heading", self.body)
        self._seed_head = Heading(self.body)
        self.seed = Words("title", "heading", self.body)
        for words in (self.print, self.seed):
            words.setTextInteractionFlags(SELECTABLE)
        self._seed_note = Words("small", "text_2", self.body)
        self._check_head = Heading(self.body)
        self.verdict = Words("body", "text", self.body)
        self._copy = QPushButton(self.body)
        self._copy.setAutoDefault(False)
        self._copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.print.text()))
        self.reveal = QPushButton(self.body)
        self.reveal.setAutoDefault(False)
        self.reveal.clicked.connect(self._reveal)
        self.check = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.check.setProperty("primary", True)
        self.check.setDefault(True)
        self.check.clicked.connect(self._check)
        self._close = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._lay_out()
        self._retranslate()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(0, 0, space(2), 0)
        layout.setSpacing(space(2))
        layout.addWidget(self._words)
        layout.addWidget(self._print_head)
        for words, button in ((self.print, self._copy), (self.seed, self.reveal)):
            row = QHBoxLayout()
            row.addWidget(words, 1)
            row.addWidget(button)
            layout.addLayout(row)
            if words is self.print:
                layout.addWidget(self._seed_head)
        layout.addWidget(self._seed_note)
        layout.addWidget(self._check_head)
        layout.addWidget(self.verdict)
        layout.addStretch(1)

    def _reveal(self) -> None:
        self._told = True
        self._retranslate()

    def _check(self) -> None:
        self._found = self._match.check_dice()
        self._retranslate()
        self.verdict.setFocus(Qt.FocusReason.OtherFocusReason)

    def _retranslate(self) -> None:
        title = self.tr("Fair dice")
        self.setWindowTitle(title)
        self.heading.setText(title)
        self._words.setText(
            self.tr(
                "Every roll and every card of this game comes from one number that was fixed "
                "before the first roll. Its fingerprint proves that it has not been changed since."
            )
        )
        self._print_head.set_words(self.tr("Fingerprint"))
        self.print.setText(fingerprint(self._match.setup.seed))
        self._copy.setText(self.tr("Copy"))
        self._seed_head.set_words(self.tr("Number behind it"))
        self._write_seed()
        self._check_head.set_words(self.tr("Check"))
        self.verdict.setText(self._result_words())
        self.verdict.set_colour(
            "danger" if self._found is not None and self._found.difference else "text"
        )
        self.check.setText(self.tr("Check the dice"))
        self._close.setText(self.tr("Close"))

    def _write_seed(self) -> None:
        may = self._match.tells_seed
        shown = self._told and may
        self.seed.setText(str(self._match.setup.seed) if shown else "• • •")
        self.reveal.setText(self.tr("Show the number"))
        self.reveal.setVisible(may and not shown)
        if shown:
            note = self.tr(
                "With it anybody can work out fingerprint and rolls without this program; "
                "the file fair-dice.md of the program's documentation says how."
            )
        elif may:
            note = self.tr("Whoever knows the number can foresee the dice.")
        else:
            note = self.tr(
                "It is shown when the game is over: whoever knows it can foresee the dice."
            )
        self._seed_note.setText(note)

    def _result_words(self) -> str:
        found = self._found
        if found is None:
            return self.tr("“Check the dice” works out every roll again and compares.")
        if found.difference is None:
            return self.tr(
                "All %n roll(s) and card(s) so far are what the number gives.",
                "",
                found.outcomes,
            )
        speech = language()
        recorded = " ".join(map(str, found.difference.recorded))
        derived = " ".join(map(str, found.difference.derived)) or "–"
        return self.tr(
            "Action {ply} is not what the number gives: the game has “{recorded}”, "
            "the number gives “{derived}”. The game has been changed."
        ).format(ply=speech.number(found.difference.ply + 1), recorded=recorded, derived=derived)
