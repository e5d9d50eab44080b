"""Where board and panels stand at every size of window and text (design system, section 5)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QMargins, QObject, QPropertyAnimation, QRect
from PySide6.QtWidgets import QWidget

from boardgames_desktop.gui.board.boardroom import BoardRoom
from boardgames_desktop.gui.panels.side import SECTIONS, TABS
from boardgames_desktop.gui.panels.surround import Surround
from boardgames_desktop.gui.theme import space, themes
from boardgames_desktop.services.settings import SettingsStore

SORTED = "sections"
"""Name under which it is remembered which sections of the side panel are open."""

DRAWER_MS = 180

DRAWER_BELOW = 1000
"""Effective width of the window under which the side panel is a drawer over the board."""

COMPACT_BELOW = TABS_BELOW = 1200
"""Effective width under which papers fold, the prompt line has one row, sections are tabs."""

PANEL_WIDTHS = ((1200, 300), (1700, 340), (2400, 440), (100_000, 500))
"""Width of the side panel for effective widths of the window below the first number."""

MOST_OF_WINDOW = 0.92

SHORT_BELOW = 800
"""Effective height under which rows of the players table have one line."""


class Arrangement(QObject):
    """Lays out one table. Text scale moves a window down the table of sizes."""

    def __init__(
        self, table: QWidget, room: BoardRoom, around: Surround, settings: SettingsStore
    ) -> None:
        super().__init__(table)
        self._table = table
        self._view = room.view
        self._ground = room.scene.ground
        self._around = around
        self._settings = settings
        self._drawer = False
        self._drawer_open = False
        self._reserved = QMargins()
        self._slide = QPropertyAnimation(around.side, b"geometry", self)
        self._slide.setDuration(DRAWER_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        around.prompt.height_changed.connect(self._fit_board)
        around.own.remember_in(settings)
        self._remember_sections()
        for mat in around.mats:
            mat.folded.connect(lambda _folded: self._fit_board())

    def _remember_sections(self) -> None:
        """Fold and open the sections of the side panel as a person last left them."""
        side, kept = self._around.side, self._settings.value.remembered.get(SORTED)
        if isinstance(kept, Mapping):
            side.recall({key: value for key, value in kept.items() if isinstance(value, bool)})
        side.rearranged.connect(lambda: self._settings.remember(SORTED, side.choices()))

    def effective_width(self) -> float:
        """Return the window's width as if text had its usual size."""
        return self._table.width() / themes().scale

    def panel_width(self) -> int:
        """Return the width of the side panel at this size of window and text."""
        wide = self.effective_width()
        base = next(width for limit, width in PANEL_WIDTHS if wide < limit)
        return round(min(base * themes().scale, self._table.width() * MOST_OF_WINDOW))

    def arrange(self) -> None:
        """Put everything where it belongs at the present size."""
        if self._table.width() < 2:
            return
        wide = self.effective_width()
        drawer = wide < DRAWER_BELOW
        if drawer != self._drawer:
            self._drawer = drawer
            self._drawer_open = False
        around = self._around
        around.prompt.set_compact(wide < COMPACT_BELOW)
        around.prompt.set_drawer(drawer)
        around.side.set_left(self._on_left())
        around.side.set_mode(TABS if wide < TABS_BELOW else SECTIONS)
        around.set_small(wide < COMPACT_BELOW, self._is_short())
        panel = self._panel_rect()
        room = self._table.rect()
        if not drawer:
            edge = panel.width()
            room = (
                room.adjusted(edge, 0, 0, 0) if self._on_left() else room.adjusted(0, 0, -edge, 0)
            )
        self._view.setGeometry(room)
        self._slide.stop()
        around.side.setGeometry(panel)
        around.side.setVisible(not drawer or self._drawer_open)
        around.side.raise_()
        around.place_overlays()
        self._fit_board()

    def _on_left(self) -> bool:
        return self._settings.value.side_panel == "left"

    def reserve(self, margins: QMargins) -> None:
        """Have the board keep clear of the edges of its region, for something that lies there."""
        if margins != self._reserved:
            self._reserved = margins
            self._fit_board()

    def _fit_board(self) -> None:
        """Keep the board in the middle of what the prompt line leaves free."""
        top = space(4) + self._around.prompt.sizeHint().height()
        own = self._around.own.arrange(self._view.size(), top)
        self._view.set_insets(own + self._reserved + QMargins(0, top, 0, 0))
        if self._view.fitted:
            self._around.fold_over_land(self._ground)

    def _is_short(self) -> bool:
        return self._table.height() / themes().scale < SHORT_BELOW

    def _panel_rect(self) -> QRect:
        wide = self.panel_width()
        left = 0 if self._on_left() else self._table.width() - wide
        return QRect(left, 0, wide, self._table.height())

    # -- the drawer -------------------------------------------------------------------------

    def toggle_drawer(self) -> None:
        """Open or close the side panel where it lies over the board."""
        if self._drawer_open:
            self.close_drawer()
        else:
            self.open_drawer()

    def open_drawer(self) -> None:
        """Slide the side panel over the board, where there is no room beside it."""
        if not self._drawer or self._drawer_open:
            return
        self._drawer_open = True
        side = self._around.side
        side.show()
        side.raise_()
        goal = self._panel_rect()
        if self._settings.value.animation == 0 or self._settings.value.reduce_motion:
            side.setGeometry(goal)
            return
        self._slide.setStartValue(
            goal.translated(-goal.width() if self._on_left() else goal.width(), 0)
        )
        self._slide.setEndValue(goal)
        self._slide.start()

    def close_drawer(self) -> None:
        """Take the side panel away from the board again."""
        if self._drawer and self._drawer_open:
            self._drawer_open = False
            self._around.side.hide()
