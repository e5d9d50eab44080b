"""The first page: the last game, the doors to everything, the games themselves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.games import catalogue
from boardgames_desktop.gui.dialog import Column
from boardgames_desktop.gui.paint import ink, seats, surfaces
from boardgames_desktop.gui.recent_games import LastGame, RecentGame
from boardgames_desktop.gui.segments import Segments
from boardgames_desktop.gui.shortcuts import Commands, key_words, plain_words
from boardgames_desktop.gui.start_cards import ContinueCard, DoorButton, GameTile
from boardgames_desktop.gui.theme import px, space, theme
from boardgames_desktop.gui.words import Heading, Words
from boardgames_desktop.services.language import LANGUAGES, language

DOORS = ("new", "lessons", "open", "rulebook", "settings")
COLOURS = ("red", "blue", "yellow", "black", "green", "purple")


class EmblemStrip(QWidget):
    """The six seat emblems in a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px("body") * 16, px("body") * 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = px("body") * 0.86
            for index, colour in enumerate(COLOURS):
                centre = QPointF(radius + 2 + index * radius * 3.1, self.height() / 2)
                seats.disc(painter, centre, radius, colour, theme())


class StartPage(QWidget):
    """Continue, new game, lessons, open, rulebooks, settings; one tile for each game; languages."""

    continue_wanted = Signal()
    game_wanted = Signal(str)
    """A new game of this id."""

    save_wanted = Signal(object)
    """Open the save at this path."""

    language_wanted = Signal(str)

    def __init__(
        self,
        commands: Commands,
        parent: QWidget | None = None,
        *,
        pictures: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self._commands = commands
        self._title = Words("masthead", "heading", self, wrap=False)
        self._tagline = Words("body", "text_2", self)
        self._emblems = EmblemStrip(self)
        self.continue_card = ContinueCard(self)
        self.continue_card.clicked.connect(self.continue_wanted)
        self.continue_card.hide()
        self.doors = {name: DoorButton(name, self) for name in DOORS}
        for name, door in self.doors.items():
            door.clicked.connect(commands[name].trigger)
        self._recent_heading = Heading(self)
        self._recent_box = QVBoxLayout()
        self._recent: tuple[RecentGame, ...] = ()
        self._played = True
        self._first: QWidget | None = None
        self._recent_buttons: list[RecentButton] = []
        self.languages = Segments(len(LANGUAGES), self)
        self.languages.chosen.connect(lambda index: self.language_wanted.emit(LANGUAGES[index]))
        self.tiles = [GameTile(game, pictures, self) for game in catalogue()]
        for tile in self.tiles:
            tile.clicked.connect(self._tile_chosen)
        self._lay_out()
        self._retranslate()

    def _lay_out(self) -> None:
        self._side = QWidget(self)
        self._left = QVBoxLayout(self._side)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.addWidget(self._title)
        self._left.addWidget(self._tagline)
        self._left.addWidget(self._emblems)
        self._left.addWidget(self.continue_card)
        self._doors = QVBoxLayout()
        for door in self.doors.values():
            self._doors.addWidget(door)
        self._left.addLayout(self._doors)
        self._left.addWidget(self._recent_heading)
        self._left.addLayout(self._recent_box)
        self._left.addStretch(1)
        self._column = Column(self._side, self)
        self._column.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        bar = QVBoxLayout()
        bar.addWidget(self._column, 1)
        bar.addWidget(self.languages)
        self._bar = bar
        self._grid = QGridLayout()
        across = 1 if len(self.tiles) == 1 else 2
        for index, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, index // across, index % across)
        self._page = QHBoxLayout(self)
        self._page.addLayout(bar)
        self._page.addLayout(self._grid, 1)
        self._space()

    def _space(self) -> None:
        roomy = self._roomy()
        margin = space(8) if roomy else space(4)
        self._page.setContentsMargins(margin, margin, margin, margin)
        self._page.setSpacing(space(8) if roomy else space(4))
        self._left.setSpacing(space(2))
        self._doors.setSpacing(space(2))
        self._bar.setSpacing(space(3))
        self._grid.setSpacing(space(5))
        self._recent_box.setSpacing(space(1))
        wide = px("body") * (27 if roomy else 22)
        wide = max(wide, self.languages.sizeHint().width())
        self._column.setFixedWidth(max(wide, self._column.minimumWidth()))
        self.languages.setFixedWidth(self._column.width())
        self._emblems.setVisible(roomy)
        self._tagline.setVisible(self.height() >= px("body") * 34)
        self.continue_card.set_roomy(self.height() >= px("body") * 38)
        for widget in (self._recent_heading, *self._recent_buttons):
            widget.setVisible(roomy and bool(self._recent))
        for tile in self.tiles:
            tile.setVisible(self.width() >= px("body") * 52)

    def _roomy(self) -> bool:
        return self.height() >= px("body") * 46

    # -- content ------------------------------------------------------------------------

    def expect_last(self) -> None:
        """Keep the place of the last game, which is still being read."""
        self.continue_card.expect(self.tr("Continue"))
        self.continue_card.show()
        self._order_doors()

    def show_last(self, last: LastGame | None) -> None:
        """Offer to continue ``last``, or nothing."""
        self.continue_card.setVisible(last is not None)
        if last is not None:
            self.continue_card.set_words(self.tr("Continue"), last.facts, last.when)
            self.continue_card.set_picture(last.picture)
        self._order_doors()

    def show_recent(self, games: Sequence[RecentGame]) -> None:
        """List some saved games."""
        self._recent = tuple(games)
        for button in self._recent_buttons:
            self._recent_box.removeWidget(button)
            button.deleteLater()
        self._recent_buttons = []
        for game in self._recent:
            button = RecentButton(game, self._side)
            button.clicked.connect(self._recent_chosen)
            self._recent_box.addWidget(button)
            self._recent_buttons.append(button)
        self._order_doors()
        self._space()

    def _order_doors(self) -> None:
        """Put the lessons first as long as nothing has been played."""
        played = not self.continue_card.isHidden() or bool(self._recent)
        if played == self._played:
            return
        self._played = played
        names = DOORS if played else sorted(DOORS, key=lambda name: name != "lessons")
        for name in names:
            self._doors.removeWidget(self.doors[name])
            self._doors.addWidget(self.doors[name])
        for before, after in pairwise(names):
            self.setTabOrder(self.doors[before], self.doors[after])

    def picture_size(self) -> QSize:
        """Return the size the Continue card shows a board at."""
        return self.continue_card.picture_size()

    def take_focus(self) -> None:
        """Put the keyboard on the first thing worth pressing."""
        door = self.doors["new" if self._played else "lessons"]
        self._first = self.continue_card if self.continue_card.isVisibleTo(self) else door
        self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    def awaits_keys(self) -> bool:
        """Tell whether the keyboard still is where :meth:`take_focus` put it."""
        return self._first is not None and self.window().focusWidget() is self._first

    def close_art(self) -> None:
        """Wait for pictures that are being painted, before the program ends."""
        for tile in self.tiles:
            tile.close_art()

    def _tile_chosen(self) -> None:
        tile = self.sender()
        if isinstance(tile, GameTile):
            self.game_wanted.emit(tile.game.id)

    def _recent_chosen(self) -> None:
        button = self.sender()
        if isinstance(button, RecentButton):
            self.save_wanted.emit(button.game.path)

    # -- looks --------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._space()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._space()

    def _retranslate(self) -> None:
        speech = language()
        self._title.setText("Four Fronts")
        self._tagline.setText(self.tr("Big board war games at one table"))
        for name, door in self.doors.items():
            action = self._commands[name]
            dots = "…" if action.text().endswith("…") else ""
            door.set_words(plain_words(action.text()) + dots, key_words(action.shortcuts()))
        self._recent_heading.set_words(self.tr("Recent games"))
        self.languages.set_words([speech.endonym(code) for code in LANGUAGES])
        self.languages.setAccessibleName(self.tr("Language"))
        if speech.code in LANGUAGES:
            self.languages.set_current(LANGUAGES.index(speech.code))
        for tile in self.tiles:
            variants = tile.game.variants
            fewest = min(variant.book_seats[0] for variant in variants)
            most = max(variant.book_seats[1] for variant in variants)
            short = min(variant.minutes[0] for variant in variants)
            long = max(variant.minutes[1] for variant in variants)
            tile.set_words(
                speech.text(tile.game.title),
                speech.text(tile.game.summary),
                self.tr("{fewest}–{most} players · {short}–{long} minutes").format(
                    fewest=speech.number(fewest),
                    most=speech.number(most),
                    short=speech.number(short),
                    long=speech.number(long),
                ),
            )
        self._space()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            tokens = theme()
            area = QRectF(self.rect())
            surfaces.backdrop(painter, area, tokens)
            if not tokens.flat:
                veil = ink.horizontal(
                    area, ink.faded(tokens.window, 190), ink.faded(tokens.window, 60)
                )
                painter.fillRect(area, veil)


class RecentButton(QPushButton):
    """A recent game: name and date, facts below."""

    def __init__(self, game: RecentGame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.setFlat(True)
        self.setAccessibleName(f"{game.title}. {game.facts}. {game.when}")
        self._name = Words("body", "text", self, wrap=False)
        self._when = Words("small", "text_2", self, wrap=False)
        self._facts = Words("small", "text_2", self, wrap=False)
        self._name.setText(game.title)
        self._when.setText(game.when)
        self._facts.setText(game.facts)
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(space(2), space(1), space(2), space(1))
        grid.setSpacing(0)
        grid.addWidget(self._name, 0, 0)
        grid.addWidget(self._when, 0, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(self._facts, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        for words in (self._name, self._when, self._facts):
            words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return self._grid.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(px("body") * 10, self._grid.sizeHint().height())
