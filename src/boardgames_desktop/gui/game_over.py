"""The end of a game: who won, who came where, and how lucky everybody was."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QPushButton, QVBoxLayout, QWidget

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Picture
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.gui.curtain import Emblem
from boardgames_desktop.gui.dialog import Sheet
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Heading, Words
from boardgames_desktop.services.fairness import fingerprint
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.replay import TurnStart


@attrs.frozen
class Standing:
    """A line of the standings.

    Attributes:
        place: 1 for the winner; equal results share a place.
        until: round in which the seat went out; None = it lasted to the end.
    """

    seat: Seat
    place: int
    until: int | None


def standings(
    returns: Sequence[float], last: Picture, left: Sequence[tuple[int, Seat]]
) -> list[Standing]:
    """Return the seats from first to last.

    Args:
        returns: result of every seat.
        last: the final picture.
        left: (round, seat) of those who went out, in the order they did.
    """
    out = {seat: (index, turn) for index, (turn, seat) in enumerate(left)}

    def rank(seat: Seat) -> tuple[float, int]:
        index = out[seat][0] if seat in out else len(left)
        return (-returns[seat], -index)

    order = sorted(range(len(returns)), key=rank)
    found: list[Standing] = []
    for index, seat in enumerate(order):
        same = index > 0 and rank(order[index - 1]) == rank(seat)
        place = found[-1].place if same else index + 1
        gone = out[seat][1] if seat in out and seat in last.out else None
        found.append(Standing(seat, place, gone))
    return found


def departures(match: Match) -> list[tuple[int, Seat]]:
    """Return (round, seat) of everybody who went out, in the order they did."""
    found: list[tuple[int, Seat]] = []
    gone: set[Seat] = set()
    moments: list[TurnStart | Picture] = [*match.history().turns(), match.picture()]
    for moment in moments:
        for seat in moment.out:
            if seat not in gone:
                gone.add(seat)
                found.append((moment.round, seat))
    return found


class GameOverSheet(Sheet):
    """Standings, a sentence about luck, and what to do next."""

    again_wanted = Signal()
    review_wanted = Signal()
    leave_wanted = Signal()

    wanted = QSize(620, 460)

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._match = match
        film = match.history()
        self._standings = standings(
            match.rules.returns(match.observation()), match.picture(), departures(match)
        )
        self._luck = film.luck()
        self._length = len(film)
        self._round = match.picture().round
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(0, 0, space(2), 0)
        layout.setSpacing(space(2))
        self._result = Words("prompt", "text", self.body)
        layout.addWidget(self._result)
        self._heading = Heading(self.body)
        layout.addWidget(self._heading)
        self._rows: list[tuple[Standing, Words, Words, Words]] = []
        grid = QGridLayout()
        grid.setHorizontalSpacing(space(3))
        grid.setVerticalSpacing(space(2))
        grid.setColumnStretch(2, 1)
        for row, standing in enumerate(self._standings):
            place = Words("title", "heading", self.body, wrap=False)
            emblem = Emblem(px("body") * 2, self.body)
            emblem.set_colour(match.colour(standing.seat))
            name = Words("body", "text", self.body)
            fate = Words("small", "text_2", self.body)
            fate.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(place, row, 0)
            grid.addWidget(emblem, row, 1)
            grid.addWidget(name, row, 2)
            grid.addWidget(fate, row, 3)
            self._rows.append((standing, place, name, fate))
        layout.addLayout(grid)
        self._luck_words = Words("body", "text_2", self.body)
        layout.addWidget(self._luck_words)
        self._dice_words = Words("small", "text_2", self.body)
        self._dice_words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout.addWidget(self._dice_words)
        layout.addStretch(1)
        self._again = self._button(QDialogButtonBox.ButtonRole.AcceptRole, self.again_wanted)
        self._again.setProperty("primary", True)
        self._again.setDefault(True)
        self._review = self._button(QDialogButtonBox.ButtonRole.ActionRole, self.review_wanted)
        self._leave = self._button(QDialogButtonBox.ButtonRole.ActionRole, self.leave_wanted)
        self._look = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self._retranslate()

    def _button(self, role: QDialogButtonBox.ButtonRole, signal: object) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(False)
        self.buttons.addButton(button, role)
        button.clicked.connect(self.accept)
        button.clicked.connect(signal)
        return button

    def _retranslate(self) -> None:
        speech = language()
        names = self._match.names()
        title = self.tr("The game is over")
        self.setWindowTitle(title)
        self.heading.setText(title)
        self._result.setText(self._result_words(names))
        self._heading.set_words(
            self.tr("Standings"),
            self.tr("{rounds} rounds · {actions} actions").format(
                rounds=speech.number(self._round), actions=speech.number(self._length)
            ),
        )
        for standing, place, name, fate in self._rows:
            place.setText(f"{speech.number(standing.place)}.")
            name.setText(names[standing.seat])
            fate.setText(
                self.tr("out in round {round}").format(round=speech.number(standing.until))
                if standing.until is not None
                else ""
            )
        self._luck_words.setText(self._luck_sentence(names))
        self._dice_words.setText(
            self.tr(
                "Fingerprint of the dice: {fingerprint}. The number behind it: {number}. "
                "“Prove the dice” in the menu works out every roll again."
            ).format(fingerprint=fingerprint(self._match.setup.seed), number=self._match.setup.seed)
        )
        self._again.setText(self.tr("Play again"))
        self._review.setText(self.tr("Review"))
        self._leave.setText(self.tr("Start page"))
        self._look.setText(self.tr("Look at the board"))

    def _result_words(self, names: Sequence[str]) -> str:
        speech = language()
        first = [one.seat for one in self._standings if one.place == 1]
        if len(first) == 1:
            return speech.text(Msg("services.result.won", {"player": Name(first[0])}), names)
        players = speech.listing([names[seat] for seat in first])
        return speech.text(Msg("services.result.shared_win", {"players": players}), names)

    def _luck_sentence(self, names: Sequence[str]) -> str:
        ranked = [luck for luck in self._luck if luck.ranked]
        if len(ranked) < 2:
            return ""
        best = max(ranked, key=lambda luck: luck.rank)
        worst = min(ranked, key=lambda luck: luck.rank)
        speech = language()
        return self.tr(
            "Luckiest with the dice: {lucky}, luckier than {most} of 100 players with the same "
            "rolls. Least lucky: {unlucky}, luckier than {least} of 100."
        ).format(
            lucky=names[best.seat],
            most=speech.number(best.of_hundred),
            unlucky=names[worst.seat],
            least=speech.number(worst.of_hundred),
        )
