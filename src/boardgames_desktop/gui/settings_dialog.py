"""The settings: every change is seen at once, and closing keeps it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.gui.calm import CalmCombo
from boardgames_desktop.gui.dialog import Sheet
from boardgames_desktop.gui.theme import space
from boardgames_desktop.gui.words import Heading, Words
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.settings import (
    ANIMATION_SPEEDS,
    CAMERAS,
    DRAG_AMOUNTS,
    PACES,
    SIDES,
    TEXT_SCALES,
    THEMES,
    SettingsStore,
)

SYSTEM_LANGUAGE = ""

SWITCHES = ("reduce_motion", "colour_patterns", "always_most_dice", "curtain")


class SettingsSheet(Sheet):
    """The settings dialog."""

    wanted = QSize(700, 640)

    def __init__(self, store: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store = store
        self._choices: dict[str, tuple[Words, QComboBox, Sequence[Any]]] = {}
        self._switches: dict[str, tuple[QCheckBox, Words]] = {}
        self._sections = [Heading(self.body) for _ in range(4)]
        self._lay_out()
        self.buttons.setStandardButtons(
            QDialogButtonBox.StandardButton.RestoreDefaults | QDialogButtonBox.StandardButton.Close
        )
        defaults = self.buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults)
        defaults.setAutoDefault(False)
        defaults.clicked.connect(self._restore)
        close = self.buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        store.changed.connect(self._read)
        self._retranslate()
        self._read()

    # -- building -----------------------------------------------------------------------

    def _lay_out(self) -> None:
        grid = QGridLayout(self.body)
        grid.setContentsMargins(0, 0, space(2), 0)
        grid.setHorizontalSpacing(space(4))
        grid.setVerticalSpacing(space(2))
        grid.setColumnStretch(0, 1)
        plan: tuple[tuple[str, ...], ...] = (
            ("language", "theme", "text_scale", "side_panel", "colour_patterns"),
            ("animation", "reduce_motion", "camera"),
            ("pace", "always_most_dice", "drag_amount"),
            ("curtain",),
        )
        values: dict[str, Sequence[Any]] = {
            "language": (SYSTEM_LANGUAGE, *LANGUAGES),
            "theme": THEMES,
            "text_scale": TEXT_SCALES,
            "side_panel": SIDES,
            "animation": ANIMATION_SPEEDS,
            "camera": CAMERAS,
            "pace": PACES,
            "drag_amount": DRAG_AMOUNTS,
        }
        row = 0
        for heading, fields in zip(self._sections, plan, strict=True):
            grid.addWidget(heading, row, 0, 1, 2)
            row += 1
            for field in fields:
                if field in SWITCHES:
                    self._add_switch(grid, row, field)
                else:
                    self._add_choice(grid, row, field, values[field])
                row += 1
        grid.setRowStretch(row, 1)

    def _add_choice(self, grid: QGridLayout, row: int, field: str, values: Sequence[Any]) -> None:
        label = Words("body", "text", self.body)
        box = CalmCombo(self.body)
        box.setObjectName(field)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.addItems([""] * len(values))
        box.activated.connect(self._writer(field, values))
        label.setBuddy(box)
        grid.addWidget(label, row, 0)
        grid.addWidget(box, row, 1)
        self._choices[field] = (label, box, values)

    def _add_switch(self, grid: QGridLayout, row: int, field: str) -> None:
        box = QCheckBox(self.body)
        box.setObjectName(field)
        box.toggled.connect(lambda on: self._store.update(**{field: on}))
        note = Words("small", "text_2", self.body)
        note.setContentsMargins(space(7), 0, 0, 0)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(box)
        column.addWidget(note)
        grid.addLayout(column, row, 0, 1, 2)
        self._switches[field] = (box, note)

    def _writer(self, field: str, values: Sequence[Any]) -> Callable[[int], None]:
        def write(index: int) -> None:
            self._store.update(**{field: values[index]})

        return write

    # -- content ------------------------------------------------------------------------

    def _read(self) -> None:
        settings = self._store.value
        for field, (_, box, values) in self._choices.items():
            value = getattr(settings, field)
            with QSignalBlocker(box):
                box.setCurrentIndex(values.index(value) if value in values else 0)
        for field, (switch, _) in self._switches.items():
            with QSignalBlocker(switch):
                switch.setChecked(bool(getattr(settings, field)))

    def _restore(self) -> None:
        fresh = type(self._store.value)()
        self._store.update(
            **{field: getattr(fresh, field) for field in (*self._choices, *self._switches)}
        )

    def _retranslate(self) -> None:
        title = self.tr("Settings")
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.note.setText(self.tr("Every change counts at once."))
        sections = (
            self.tr("Look"),
            self.tr("Motion"),
            self.tr("Play"),
            self.tr("Around one screen"),
        )
        for heading, words in zip(self._sections, sections, strict=True):
            heading.set_words(words)
        labels = self._label_words()
        for field, (label, box, _) in self._choices.items():
            label.setText(labels[field])
            box.setAccessibleName(labels[field])
            for index, words in enumerate(self._choice_words(field)):
                box.setItemText(index, words)
            box.updateGeometry()
        for field, (switch, note) in self._switches.items():
            words, more = self._switch_words(field)
            switch.setText(words)
            note.setText(more)
            switch.setAccessibleDescription(more)

    def _label_words(self) -> dict[str, str]:
        return {
            "language": self.tr("Language"),
            "theme": self.tr("Colours"),
            "text_scale": self.tr("Text size"),
            "side_panel": self.tr("Side panel"),
            "animation": self.tr("Speed of movement"),
            "camera": self.tr("The board follows what happens"),
            "pace": self.tr("Pace of the computers"),
            "drag_amount": self.tr("Dragging a stack moves"),
        }

    def _choice_words(self, field: str) -> Sequence[str]:
        speech = language()
        if field == "language":
            return [self.tr("As the system"), *(speech.endonym(code) for code in LANGUAGES)]
        if field == "text_scale":
            return [speech.percent(scale, 0) for scale in TEXT_SCALES]
        found: dict[str, Sequence[str]] = {
            "theme": (
                self.tr("As the system"),
                self.tr("Dark"),
                self.tr("Light"),
                self.tr("High contrast"),
            ),
            "side_panel": (self.tr("Right"), self.tr("Left")),
            "animation": (
                self.tr("Off"),
                self.tr("Slow"),
                self.tr("Normal", "speed"),
                self.tr("Fast", "speed"),
                self.tr("Very fast"),
            ),
            "camera": (self.tr("Never"), self.tr("When it is off screen"), self.tr("Always")),
            "pace": (
                self.tr("Instant"),
                self.tr("Fast", "pace"),
                self.tr("Normal", "pace"),
                self.tr("Step by step"),
            ),
            "drag_amount": (self.tr("All armies"), self.tr("One army"), self.tr("Ask every time")),
        }
        return found[field]

    def _switch_words(self, field: str) -> tuple[str, str]:
        return {
            "reduce_motion": (
                self.tr("Reduce motion"),
                self.tr("Pieces fade from place to place instead of flying."),
            ),
            "colour_patterns": (
                self.tr("Strong patterns"),
                self.tr("Owners differ clearly by pattern as well as by colour."),
            ),
            "always_most_dice": (
                self.tr("Always roll the most dice"),
                self.tr("You are not asked how many dice to use."),
            ),
            "curtain": (
                self.tr("Curtain between players"),
                self.tr("The screen is covered until the next player is ready."),
            ),
        }[field]
