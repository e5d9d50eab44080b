"""The side panel: sections that fold and share the height, or tabs where there is little room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.gui.paint import surfaces
from boardgames_desktop.gui.panels.section import Section
from boardgames_desktop.gui.rounds import Turn
from boardgames_desktop.gui.theme import space, theme

SECTIONS = "sections"
TABS = "tabs"


class Slip(QScrollArea):
    """Scrolls up and down when even folded sections do not fit; invisible otherwise."""

    def __init__(self, content: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)


class SidePanel(QWidget):
    """Wood at the side of the board.

    Sections have an order of giving way: when the height does not suffice, those that may
    be spared are folded by themselves, and opened again when there is room. What was opened last
    stays open even so; the panel scrolls then.

    Signals:
        rearranged: a person folded or opened a section.
    """

    rearranged = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._mode = SECTIONS
        self._left = False
        self._sections: list[Section] = []
        self._tab_of: dict[str, int] = {}
        self._wanted: dict[str, bool] = {}
        self._choices: dict[str, bool] = {}
        self._shown: dict[str, bool] = {}
        self._yielding: list[str] = []
        self._held = ""
        self._columns: list[QVBoxLayout] = []
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        self._slip = Slip(self.splitter, self)
        self.tabs = QTabBar(self)
        self.tabs.setExpanding(True)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        self.pages = QStackedWidget(self)
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        self._stack = QVBoxLayout(self)
        self._stack.addWidget(self.tabs)
        self._stack.addWidget(self._slip, 1)
        self._stack.addWidget(self.pages, 1)
        self._state: object = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._give_way_in_turn)
        self._turn = Turn()
        self.tabs.hide()
        self.pages.hide()
        self._space()

    # -- building ---------------------------------------------------------------------------

    def fill(
        self, sections: Sequence[tuple[Section, int]], tabs: int, give_way: Sequence[str]
    ) -> None:
        """Take the sections in order.

        Args:
            sections: each with the index of its tab.
            tabs: number of tabs.
            give_way: keys of sections that fold when room is short, the first first.
        """
        for _ in range(tabs):
            page = QWidget()
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 0, 0, 0)
            self._columns.append(column)
            self.pages.addWidget(Slip(page, self.pages))
            self.tabs.addTab("")
        for section, tab in sections:
            self._sections.append(section)
            self._tab_of[section.key] = tab
            self._wanted[section.key] = section.open
            self._shown[section.key] = True
            section.installEventFilter(self)
            section.folded.connect(lambda folded, key=section.key: self._sort(key, folded))
        self._yielding = list(give_way)
        self._place()

    def set_tab_words(self, words: Sequence[str]) -> None:
        """Name the tabs."""
        for index, word in enumerate(words):
            self.tabs.setTabText(index, word)

    def section(self, key: str) -> Section:
        """Return a section by key; raises KeyError."""
        for section in self._sections:
            if section.key == key:
                return section
        raise KeyError(key)

    # -- arranging ----------------------------------------------------------------------------

    @property
    def mode(self) -> str:
        """``sections`` or ``tabs``."""
        return self._mode

    @property
    def arranging(self) -> bool:
        """Whether sections are yet to be folded and given their heights."""
        return self._soon.isActive()

    def set_mode(self, mode: str) -> None:
        """Stack all sections, or show one tab of them at a time."""
        if mode != self._mode:
            self._mode = mode
            self._place()

    def set_left(self, left: bool) -> None:
        """Say on which side of the board the panel is; its gilded edge is at the other."""
        self._left = left
        self._space()
        self.update()

    def show_section(self, key: str, shown: bool) -> None:
        """Show a section only while it has something to show."""
        if self._shown[key] != shown:
            self._shown[key] = shown
            self.section(key).setVisible(shown)
            self._soon.start()

    def reveal(self, key: str) -> None:
        """Open a section, let it be spared last and bring it to the front."""
        if self._mode == TABS:
            self.tabs.setCurrentIndex(self._tab_of[key])
        self._chosen(key, folded=False)

    def choices(self) -> dict[str, bool]:
        """Return which sections a person has opened (True) or folded, to be remembered."""
        return dict(self._choices)

    def recall(self, choices: Mapping[str, bool]) -> None:
        """Open and fold what a person opened and folded at another table."""
        self._choices.update(choices)
        self._wanted.update({key: choices[key] for key in self._wanted if key in choices})
        self._soon.start()

    def _sort(self, key: str, folded: bool) -> None:
        self._choices[key] = not folded
        self._chosen(key, folded)
        self.rearranged.emit()

    def _place(self) -> None:
        tabbed = self._mode == TABS
        for section in self._sections:
            if tabbed:
                column = self._columns[self._tab_of[section.key]]
                column.addWidget(section)
            else:
                self.splitter.addWidget(section)
            section.setVisible(self._shown[section.key])
        self.tabs.setVisible(tabbed)
        self.pages.setVisible(tabbed)
        self._slip.setVisible(not tabbed)
        self._soon.start()

    def _chosen(self, key: str, folded: bool) -> None:
        """A section is to be folded or opened, and to be spared last."""
        self._wanted[key] = not folded
        if key in self._yielding and not folded:
            self._yielding.remove(key)
            self._yielding.append(key)
        if not folded:
            self._held = key
        elif self._held == key:
            self._held = ""
        self._give_way()
        if not folded:
            QTimer.singleShot(0, self, self._show_held)

    def _show_held(self) -> None:
        """Scroll to what was opened last."""
        slip = self.pages.currentWidget() if self._mode == TABS else self._slip
        if self._held and isinstance(slip, Slip) and self._shown[self._held]:
            slip.ensureWidgetVisible(self.section(self._held), 0, 0)

    def _give_way_in_turn(self) -> None:
        if self._turn.waits():
            self._soon.start()
        else:
            self._give_way()

    def _give_way(self) -> None:
        """Open what is wanted; fold what may be spared until the rest fits."""
        shown = [section for section in self._sections if self._shown[section.key]]
        opened = {section.key: self._wanted[section.key] for section in shown}
        if self._mode == SECTIONS:
            self._fold_until_it_fits(shown, opened, self._slip.viewport().height())
        else:
            for tab in range(len(self._columns)):
                page = [section for section in shown if self._tab_of[section.key] == tab]
                self._fold_until_it_fits(page, opened, self.pages.height())
        for section in shown:
            section.set_open(opened[section.key])
        if self._mode == SECTIONS:
            self._share_height(shown)
        else:
            for section in shown:
                section.setMinimumHeight(section.least_height(section.open))

    def _fold_until_it_fits(
        self, shown: Sequence[Section], opened: dict[str, bool], room: int
    ) -> None:
        mine = {section.key for section in shown}
        spared = [
            key for key in self._yielding if key in mine and opened[key] and key != self._held
        ]
        folded: list[str] = []
        while spared and self._needed(shown, opened) > room:
            folded.append(spared.pop(0))
            opened[folded[-1]] = False
        for key in reversed(folded[:-1]):
            opened[key] = True
            opened[key] = self._needed(shown, opened) <= room

    def _share_height(self, shown: Sequence[Section]) -> None:
        """Give every section what it needs and the rest to those that can grow.

        Heights a person has dragged stay until something opens, folds or needs more.
        """
        least = {section.key: section.least_height(section.open) for section in shown}
        state = (self._slip.viewport().height(), tuple(least.items()))
        if state == self._state:
            return
        self._state = state
        for section in shown:
            section.setMinimumHeight(least[section.key])
        growing = [section.key for section in shown if section.open and section.grows]
        gaps = self.splitter.handleWidth() * max(0, len(shown) - 1)
        spare = self._slip.viewport().height() - sum(least.values()) - gaps
        share = max(0, spare) // max(1, len(growing))
        self.splitter.setSizes(
            [
                least.get(section.key, 0) + (share if section.key in growing else 0)
                for section in self._sections
            ]
        )

    def _needed(self, shown: Sequence[Section], opened: dict[str, bool]) -> int:
        gap = self.splitter.handleWidth() if self._mode == SECTIONS else space(3)
        gaps = gap * max(0, len(shown) - 1)
        return gaps + sum(section.least_height(opened[section.key]) for section in shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and not self._soon.isActive():
            self._soon.start()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._soon.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._space()
            self._soon.start()

    def add_foot(self, widget: QWidget) -> None:
        """Put a widget under everything else."""
        self._stack.addWidget(widget)

    def _space(self) -> None:
        near, far = space(5), space(4)
        left, right = (far, near) if self._left else (near, far)
        self._stack.setContentsMargins(left, space(2), right, space(2))
        self._stack.setSpacing(space(1))
        self.splitter.setHandleWidth(space(1.5))
        for column in self._columns:
            column.setSpacing(space(3))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            surfaces.side_panel(painter, area, theme())
            edge = area.right() - 6 if self._left else area.left()
            if QRectF(edge - 2, 0, 10, area.height()).intersects(QRectF(event.rect())):
                top, bottom = QPointF(edge, 0), QPointF(edge, area.bottom())
                surfaces.panel_edge(painter, top, bottom, theme())
