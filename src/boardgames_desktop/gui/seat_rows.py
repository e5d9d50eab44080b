"""The seats of the new-game dialog: who plays, under which colour and name, in which order."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import category

import attrs
from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QIcon,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from boardgames_desktop.ai import CHARACTERS, LEVELS, Level, is_level, parse_level
from boardgames_desktop.ai.levels import BALANCED
from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.core.text import Msg
from boardgames_desktop.gui.calm import CalmCombo
from boardgames_desktop.gui.icon_button import IconButton
from boardgames_desktop.gui.level_words import character_words, level_words
from boardgames_desktop.gui.paint import seats, surfaces
from boardgames_desktop.gui.paint.icons import icon
from boardgames_desktop.gui.segments import Segments
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language
from boardgames_desktop.services.wording import side_name

NAME_LETTERS = 40
OWN_PERSON = -1


def plain_name(typed: str) -> str:
    """Return a name as it was typed or pasted, without the signs that no save may hold."""
    if not typed.isprintable():
        from boardgames_desktop.core.structuring import UNPRINTABLE

        typed = "".join(" " if category(sign) in UNPRINTABLE else sign for sign in typed)
    return " ".join(typed.split())


def colour_word(colour: str) -> str:
    """Return the name of a seat colour."""
    return language().text(Msg(f"services.colour.{colour}"))


@attrs.frozen
class SeatDraft:
    """A seat as the dialog edits it; ``shares`` is the row whose person also plays here."""

    name: str
    kind: str
    colour: str
    shares: int = OWN_PERSON


def swatch(colour: str, size: QSize, ratio: float) -> QPixmap:
    """Return pattern and emblem of a seat colour as one picture."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = size.height()
        seats.swatch(painter, QRectF(1, 1, high - 2, high - 2), colour, theme())
        seats.disc(painter, QRectF(high + 4, 0, high, high).center(), high / 2 - 1, colour, theme())
    return pixmap


class SeatRow(QWidget):
    """One seat: colour, name, human or computer, level or person."""

    changed = Signal()
    colour_wanted = Signal(str)
    move_wanted = Signal(int)
    removal_wanted = Signal()

    def __init__(self, game: AnyGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._colours = game.colours
        self.colour = game.colours[0]
        self._compact = False
        self._side_width = 0
        self._number = 1
        self._removable = True
        self._first = self._last = False
        self._team = 0
        self._people: tuple[tuple[int, str], ...] = ()
        self.pick = QToolButton(self)
        self.pick.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        if game.sides:
            self.pick.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.pick.setMenu(QMenu(self.pick))
        self.pick.menu().aboutToShow.connect(self._fill_colours)
        self.name = QLineEdit(self)
        self.name.setMaxLength(NAME_LETTERS)
        self.name.textEdited.connect(self.changed)
        self.who = Segments(2, self)
        self.who.chosen.connect(self._who_chosen)
        self.level = CalmCombo(self)
        self.level.addItems([""] * len(LEVELS))
        self.level.setCurrentIndex(LEVELS.index("normal"))
        self.level.activated.connect(self.changed)
        self._character = BALANCED
        self.character = IconButton(BALANCED, self)
        self.character.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.character.setMenu(QMenu(self.character))
        self.character.menu().aboutToShow.connect(self._fill_characters)
        self.person = CalmCombo(self)
        self.person.activated.connect(self.changed)
        self.more = IconButton("more", self)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(QMenu(self.more))
        self.more.menu().aboutToShow.connect(self._fill_more)
        self._grid = QGridLayout(self)
        policy = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.person.setSizePolicy(policy)
        self.character.setSizePolicy(policy)
        policy.setRetainSizeWhenHidden(True)
        self.level.setSizePolicy(policy)
        self.level.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._place()
        self._restyle()
        self._retranslate()

    # -- draft --------------------------------------------------------------------------

    def draft(self) -> SeatDraft:
        """Return the seat as it stands in the row."""
        human = self.who.current() == 0
        return SeatDraft(
            name=plain_name(self.name.text()),
            kind=HUMAN if human else self._level().text(),
            colour=self.colour,
            shares=self.person.currentData() if human and self.person.count() else OWN_PERSON,
        )

    def set_draft(self, draft: SeatDraft) -> None:
        """Show a seat."""
        self.name.setText(draft.name)
        self.set_colour(draft.colour)
        self.who.set_current(0 if draft.kind == HUMAN else 1)
        if is_level(draft.kind):
            level = parse_level(draft.kind)
            self.level.setCurrentIndex(LEVELS.index(level.strength))
            self._show_character(level.character)
        self._show_kind()

    def _level(self) -> Level:
        return Level(LEVELS[self.level.currentIndex()], self._character)

    def _show_character(self, character: str) -> None:
        self._character = character
        self.character.show_icon(character)
        self._name_character()

    def _name_character(self) -> None:
        words = character_words()[self._character]
        self.character.set_words(self.tr("Character: {character}").format(character=words))

    def set_colour(self, colour: str) -> None:
        """Show a seat colour."""
        self.colour = colour
        self._restyle()
        self._retranslate()

    def set_colours(self, colours: Sequence[str]) -> None:
        """Offer these colours; a seat with only one has no choice."""
        self._colours = tuple(colours)

    def set_place(self, number: int, *, first: bool, last: bool, removable: bool) -> None:
        """Tell the row where in the order it stands."""
        self._number = number
        self._first, self._last, self._removable = first, last, removable
        self._retranslate()

    def set_team(self, team: int) -> None:
        """Show which team the seat plays in, from 1; 0 = it plays alone."""
        if team != self._team:
            self._team = team
            self._place()
            self._retranslate()
            self._arrange()
            self.update()

    def set_people(self, people: Sequence[tuple[int, str]], chosen: int) -> None:
        """Offer the persons of earlier human rows: (row, name) pairs."""
        self._people = tuple(people)
        with QSignalBlocker(self.person):
            self.person.clear()
            self.person.addItem(self.tr("Plays alone"), OWN_PERSON)
            for row, name in self._people:
                self.person.addItem(self.tr("Played by {player}").format(player=name), row)
            self.person.setCurrentIndex(max(0, self.person.findData(chosen)))
        self._show_kind()

    # -- looks --------------------------------------------------------------------------

    def _who_chosen(self) -> None:
        self._show_kind()
        self.changed.emit()

    def _show_kind(self) -> None:
        human = self.who.current() == 0
        self.level.setVisible(not human)
        self.character.setVisible(not human)
        self.person.setVisible(human and bool(self._people))

    def _place(self) -> None:
        grid = self._grid
        while grid.count():
            grid.takeAt(0)
        grid.setContentsMargins(space(2) + self._band_width(), space(2), space(2), space(2))
        grid.setHorizontalSpacing(space(2))
        grid.setVerticalSpacing(space(1))
        grid.addWidget(self.pick, 0, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        if self._compact:
            grid.addWidget(self.name, 0, 1, 1, 2)
            grid.addWidget(self.more, 0, 3)
            grid.addWidget(self.who, 1, 0, 1, 2)
            grid.addWidget(self.level, 1, 2, middle)
            grid.addWidget(self.character, 1, 3, middle)
            grid.addWidget(self.person, 1, 2, 1, 2, middle)
        else:
            grid.addWidget(self.name, 0, 1)
            grid.addWidget(self.who, 0, 2)
            grid.addWidget(self.level, 0, 3, middle)
            grid.addWidget(self.character, 0, 4, middle)
            grid.addWidget(self.person, 0, 3, 1, 2, middle)
            grid.addWidget(self.more, 0, 5)
        grid.setColumnStretch(1, 1)

    def _restyle(self) -> None:
        high = px("body") + space(3)
        size = QSize(2 * high + 4, high)
        self.pick.setIconSize(size)
        self.pick.setIcon(QIcon(swatch(self.colour, size, self.devicePixelRatioF())))
        self.name.setMinimumWidth(px("body") * 7)
        longest = max(self.level.sizeHint().width(), px("body") * 8)
        self.level.setFixedWidth(longest)
        self.person.setFixedWidth(longest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Take one line or two, as there is room."""
        compact = self.width() < self._needed()
        if compact != self._compact:
            self._compact = compact
            self._place()
        self._fit_side()

    def _band_width(self) -> int:
        return px("body") + space(2) if self._team else 0

    def _needed(self) -> int:
        """Return the width that one line takes."""
        parts = (self.who, self.level, self.character, self.more)
        return (
            max(self._side_width, self.pick.sizeHint().width())
            + sum(part.sizeHint().width() for part in parts)
            + px("body") * 7
            + 7 * space(2)
            + self._band_width()
        )

    def minimumSizeHint(self) -> QSize:
        parts = (self.who, self.level, self.character)
        wide = sum(part.sizeHint().width() for part in parts) + 5 * space(2) + self._band_width()
        return QSize(wide, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._arrange()
        elif event.type() == QEvent.Type.StyleChange:
            self._restyle()
            self._place()
            self._arrange()

    def _retranslate(self) -> None:
        side = side_name(self._game, self.colour)
        self.name.setPlaceholderText(side)
        if self._game.sides:
            self._name_sides(side)
        colour = self._colour_words(self.colour)
        name = self.tr("Name of player {number}").format(number=self._number)
        team = self.tr("team {number}").format(number=self._team) if self._team else ""
        self.name.setAccessibleName(", ".join(filter(None, (name, team))))
        self.setToolTip(team)
        self.pick.setAccessibleName(self.tr("Colour and emblem: {colour}").format(colour=colour))
        self.pick.setToolTip(self.pick.accessibleName())
        self.who.set_words([self.tr("Human"), self.tr("Computer")])
        self.who.setAccessibleName(self.tr("Who plays"))
        self.level.setAccessibleName(self.tr("Strength of the computer"))
        words = level_words()
        for index, level in enumerate(LEVELS):
            self.level.setItemText(index, words[level])
        self._name_character()
        self.person.setAccessibleName(self.tr("Person"))
        if self.person.count():
            self.set_people(self._people, self.person.currentData())
        self.more.set_words(self.tr("Move or remove this player"))
        self._restyle()

    def _name_sides(self, side: str) -> None:
        """Write what plays in the colour beside it; all rows leave room for the longest name."""
        self.pick.setMinimumWidth(0)
        widths = []
        for colour in self._game.colours:
            self.pick.setText(side_name(self._game, colour))
            widths.append(self.pick.sizeHint().width())
        self.pick.setText(side)
        self._side_width = max(widths)
        self._fit_side()

    def _fit_side(self) -> None:
        """Give the side's name its room, on two lines no more than the player's name leaves."""
        if not self._game.sides:
            return
        side = side_name(self._game, self.colour)
        most = self._side_width
        if self._compact:
            margins = self._grid.contentsMargins()
            taken = margins.left() + margins.right() + 2 * space(2)
            taken += self.name.minimumWidth() + self.more.sizeHint().width()
            most = max(0, min(most, self.width() - taken))
        metrics = self.pick.fontMetrics()
        bare = self.pick.sizeHint().width() - metrics.horizontalAdvance(self.pick.text())
        self.pick.setText(metrics.elidedText(side, Qt.TextElideMode.ElideRight, most - bare))
        self.pick.setMinimumWidth(min(most, self._side_width))

    def _colour_words(self, colour: str) -> str:
        """Return the name of a colour, and what plays in it if that is not up to the player."""
        word = colour_word(colour)
        if colour not in self._game.sides:
            return word
        return self.tr("{side} ({colour})").format(side=side_name(self._game, colour), colour=word)

    # -- menus --------------------------------------------------------------------------

    def _fill_colours(self) -> None:
        menu = self.pick.menu()
        menu.clear()
        size = QSize(2 * px("body") + 4, px("body"))
        for colour in self._colours:
            icon = QIcon(swatch(colour, size, self.devicePixelRatioF()))
            action = menu.addAction(icon, self._colour_words(colour))
            action.setCheckable(True)
            action.setChecked(colour == self.colour)
            action.setData(colour)
            action.triggered.connect(self._colour_chosen)

    def _colour_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.colour_wanted.emit(action.data())

    def _fill_characters(self) -> None:
        menu = self.character.menu()
        menu.clear()
        words, side, tokens = character_words(), px("body") + 2, theme()
        for character in CHARACTERS:
            drawn = icon(character, side, self.devicePixelRatioF(), tokens.text, tokens.text_off)
            action = menu.addAction(drawn, words[character])
            action.setCheckable(True)
            action.setChecked(character == self._character)
            action.setData(character)
            action.triggered.connect(self._character_chosen)

    def _character_chosen(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._show_character(str(action.data()))
            self.changed.emit()

    def _fill_more(self) -> None:
        menu = self.more.menu()
        menu.clear()
        up = menu.addAction(self.tr("Move up"), lambda: self.move_wanted.emit(-1))
        up.setEnabled(not self._first)
        down = menu.addAction(self.tr("Move down"), lambda: self.move_wanted.emit(1))
        down.setEnabled(not self._last)
        remove = menu.addAction(self.tr("Remove"), self.removal_wanted.emit)
        remove.setEnabled(self._removable)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
            surfaces.well(painter, area, 10, theme())
            if self._team:
                self._paint_band(painter, area)

    def _paint_band(self, painter: QPainter, area: QRectF) -> None:
        """Paint the band that those who play together have in common: colour and number."""
        tokens = theme()
        fill, ink = (
            (tokens.accent_lo, tokens.on_accent) if self._team % 2 else (tokens.tip, tokens.on_tip)
        )
        whole = QPainterPath()
        whole.addRoundedRect(area, 10, 10)
        band = QRectF(area.left(), area.top(), self._band_width(), area.height())
        part = QPainterPath()
        part.addRect(band)
        painter.fillPath(whole & part, fill)
        letters = QFont(font("number"))
        letters.setPixelSize(px("body"))
        painter.setFont(letters)
        painter.setPen(ink)
        painter.drawText(band, Qt.AlignmentFlag.AlignCenter, language().number(self._team))
