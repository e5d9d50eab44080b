"""Pages of plain fields, as a game describes them: players, goals, words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.workshop import Field, Form, Page
from boardgames_desktop.gui.calm import CalmCombo, CalmSpin
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.drafting import Drafting
from boardgames_desktop.services.language import language

FEW_BUTTONS = 2
"""More things that can be added are a list to choose from."""
LIST_ROWS = 6
TEXT_ROWS = 6
SHORTEST = 6
"""Letters of a list that are always to be read."""

Change = Callable[[Any], None]


class WideCombo(CalmCombo):
    """A list that is as wide as there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(SHORTEST)


class Editor:
    """The widget of one field.

    Attributes:
        widget: what is shown.
        wide: it stands under its label, not beside it.
    """

    wide = False
    widget: QWidget

    def show(self, field: Field) -> None:
        """Show a field's value and words, without telling anybody."""
        raise NotImplementedError


class Line(Editor):
    """A short text."""

    wide = True

    def __init__(self, change: Change, parent: QWidget) -> None:
        self.widget: QLineEdit = QLineEdit(parent)
        self.widget.textEdited.connect(change)

    def show(self, field: Field) -> None:
        """Show the text."""
        self.widget.setMaxLength(field.most)
        if self.widget.text() != field.value:
            self.widget.setText(field.value)


class Text(Editor):
    """A long text."""

    wide = True

    def __init__(self, change: Change, parent: QWidget) -> None:
        self.widget: QPlainTextEdit = QPlainTextEdit(parent)
        self.widget.setTabChangesFocus(True)
        self.widget.setFixedHeight(px("body") * 2 * TEXT_ROWS)
        self._change = change
        self._most = 0
        self.widget.textChanged.connect(self._changed)

    def _changed(self) -> None:
        words = self.widget.toPlainText()
        if len(words) > self._most:
            self._put(words[: self._most])
        self._change(self.widget.toPlainText())

    def _put(self, words: str) -> None:
        self.widget.blockSignals(True)
        self.widget.setPlainText(words)
        self.widget.blockSignals(False)

    def show(self, field: Field) -> None:
        """Show the text."""
        self._most = field.most
        if self.widget.toPlainText() != field.value:
            self._put(field.value)


class Number(Editor):
    """A number between two others."""

    def __init__(self, change: Change, parent: QWidget) -> None:
        self.widget: CalmSpin = CalmSpin(parent)
        self.widget.valueChanged.connect(change)

    def show(self, field: Field) -> None:
        """Show the number; one that is out of range is shown at its end."""
        self.widget.blockSignals(True)
        self.widget.setRange(field.low, field.high)
        self.widget.setValue(field.value)
        self.widget.blockSignals(False)


class OneOf(Editor):
    """One of several choices."""

    def __init__(self, change: Change, parent: QWidget) -> None:
        self.widget: WideCombo = WideCombo(parent)
        self.widget.activated.connect(lambda row: change(self.widget.itemData(row)))

    def show(self, field: Field) -> None:
        """Show the choices."""
        words = [language().text(choice.label) for choice in field.choices]
        values = [choice.value for choice in field.choices]
        shown = [self.widget.itemData(row) for row in range(self.widget.count())]
        if shown != values:
            self.widget.clear()
            for value in values:
                self.widget.addItem("", value)
        for row, word in enumerate(words):
            self.widget.setItemText(row, word)
        self.widget.setCurrentIndex(values.index(field.value) if field.value in values else -1)
        self.widget.setToolTip(self.widget.currentText())


class Several(Editor):
    """Any of several choices."""

    wide = True

    def __init__(self, change: Change, parent: QWidget) -> None:
        self.widget: QListWidget = QListWidget(parent)
        self.widget.setFixedHeight(px("body") * 2 * LIST_ROWS)
        self._change = change
        self.widget.itemChanged.connect(self._changed)

    def _changed(self) -> None:
        rows = [self.widget.item(row) for row in range(self.widget.count())]
        self._change(
            tuple(
                item.data(Qt.ItemDataRole.UserRole)
                for item in rows
                if item.checkState() == Qt.CheckState.Checked
            )
        )

    def show(self, field: Field) -> None:
        """Show the choices with their ticks."""
        self.widget.blockSignals(True)
        values = [choice.value for choice in field.choices]
        rows = [self.widget.item(row) for row in range(self.widget.count())]
        if [item.data(Qt.ItemDataRole.UserRole) for item in rows] != values:
            self.widget.clear()
            for value in values:
                item = QListWidgetItem(self.widget)
                item.setData(Qt.ItemDataRole.UserRole, value)
        for row, choice in enumerate(field.choices):
            item = self.widget.item(row)
            item.setText(language().text(choice.label))
            on = choice.value in field.value
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        self.widget.blockSignals(False)


class Switch(Editor):
    """On or off."""

    def __init__(self, change: Change, parent: QWidget) -> None:
        self.widget: QCheckBox = QCheckBox(parent)
        self.widget.clicked.connect(change)

    def show(self, field: Field) -> None:
        """Show whether it is on."""
        self.widget.setChecked(field.value)


EDITORS: dict[str, type[Line | Text | Number | OneOf | Several | Switch]] = {
    "line": Line,
    "text": Text,
    "number": Number,
    "choice": OneOf,
    "many": Several,
    "switch": Switch,
}


class FormBox(QWidget):
    """One form: a heading, a button to take it out, its fields."""

    def __init__(self, page: FormsPage, form: Form) -> None:
        super().__init__(page)
        self._page = page
        self._key = form.key
        self._heading = Words("title", "heading", self)
        self._remove = QPushButton(self)
        self._remove.setProperty("flat", True)
        self._remove.setAutoDefault(False)
        self._remove.setVisible(form.removable)
        self._remove.clicked.connect(partial(page.remove, form.key))
        self._note = Words("small", "text_2", self)
        self.editors: dict[str, Editor] = {}
        self._labels: dict[str, Words] = {}
        self._hints: dict[str, Words] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, space(2))
        layout.setSpacing(space(1))
        top = QHBoxLayout()
        top.addWidget(self._heading, 1)
        top.addWidget(self._remove)
        layout.addLayout(top)
        layout.addWidget(self._note)
        grid = QGridLayout()
        grid.setHorizontalSpacing(space(2))
        grid.setVerticalSpacing(space(2))
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        layout.addLayout(grid)
        for field in form.fields:
            self._add_field(grid, field)
        self.show_form(form)

    def _add_field(self, grid: QGridLayout, field: Field) -> None:
        editor = EDITORS[field.kind](
            partial(self._page.change, self._key, field.key, field.kind), self
        )
        label = Words("body", "text", self)
        label.setBuddy(editor.widget)
        row = grid.rowCount()
        if editor.wide:
            grid.addWidget(label, row, 0, 1, 2)
            grid.addWidget(editor.widget, row + 1, 0, 1, 2)
        else:
            grid.addWidget(label, row, 0)
            grid.addWidget(editor.widget, row, 1)
        if field.hint is not None:
            hint = Words("small", "text_2", self)
            grid.addWidget(hint, row + 2, 0, 1, 2)
            self._hints[field.key] = hint
        self.editors[field.key] = editor
        self._labels[field.key] = label

    def show_form(self, form: Form) -> None:
        """Show words and values."""
        speech = language()
        title = speech.text(form.title)
        self._heading.setText(title)
        self._remove.setText(self.tr("Take out"))
        self._remove.setAccessibleName(self.tr("Take out: {what}").format(what=title))
        self._note.setText(speech.text(form.note) if form.note is not None else "")
        self._note.setVisible(form.note is not None)
        for field in form.fields:
            self._labels[field.key].setText(speech.text(field.label))
            editor = self.editors[field.key]
            editor.widget.setAccessibleName(f"{title}: {speech.text(field.label)}")
            editor.show(field)
            if field.hint is not None:
                self._hints[field.key].setText(speech.text(field.hint))


class FormsPage(QWidget):
    """One page of forms."""

    rebuilt = Signal()

    def __init__(self, drafting: Drafting, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._drafting = drafting
        self.key = key
        self._shape: object = None
        self.boxes: dict[str, FormBox] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, space(2), 0)
        self._layout.setSpacing(space(2))
        self._note = Words("small", "text_2", self)
        self._layout.addWidget(self._note)
        self._box_line = QVBoxLayout()
        self._layout.addLayout(self._box_line)
        self._more_line = QVBoxLayout()
        self._layout.addLayout(self._more_line)
        self._layout.addStretch(1)
        self._pick: QComboBox | None = None
        self.adders: dict[str, QPushButton] = {}
        self.show_plan()

    def page(self) -> Page:
        """Return what the game says is on this page now."""
        pages = self._drafting.shop.pages(self._drafting.plan)
        return next(page for page in pages if page.key == self.key)

    # -- changing -----------------------------------------------------------------------

    def change(self, form: str, field: str, kind: str, value: Any) -> None:
        """Take over what was put into a field; typing is taken back as a whole."""
        shop, plan = self._drafting.shop, self._drafting.plan
        merge = f"{form}/{field}" if kind in ("line", "text", "number") else ""
        self._drafting.put(shop.change(plan, form, field, value), merge)

    def remove(self, form: str) -> None:
        """Take a form out."""
        self._drafting.put(self._drafting.shop.remove(self._drafting.plan, form))

    def add(self, what: str) -> None:
        """Add one more of something."""
        self._drafting.put(self._drafting.shop.add(self._drafting.plan, self.key, what))

    def go_to(self, form: str) -> None:
        """Put the focus into a form."""
        box = self.boxes.get(form)
        if box is not None and box.editors:
            next(iter(box.editors.values())).widget.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- showing ------------------------------------------------------------------------

    def show_plan(self) -> None:
        """Show the plan as it stands now."""
        page = self.page()
        shape = (
            [
                (form.key, form.removable, [_shape(field) for field in form.fields])
                for form in page.forms
            ],
            [choice.value for choice in page.more],
        )
        if shape != self._shape:
            self._shape = shape
            self._rebuild(page)
        for form in page.forms:
            self.boxes[form.key].show_form(form)
        self._words(page)

    def _rebuild(self, page: Page) -> None:
        for box in self.boxes.values():
            self._box_line.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.boxes = {}
        for form in page.forms:
            box = FormBox(self, form)
            self._box_line.addWidget(box)
            box.show()
            self.boxes[form.key] = box
        while self._more_line.count():
            item = self._more_line.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.adders, self._pick = {}, None
        if len(page.more) > FEW_BUTTONS:
            self._pick = WideCombo(self)
            for choice in page.more:
                self._pick.addItem("", choice.value)
            self._more_line.addWidget(self._pick)
            self._add_button("", lambda: self.add(self._pick_value()))
        else:
            for choice in page.more:
                self._add_button(choice.value, partial(self.add, choice.value))
        self.rebuilt.emit()

    def _pick_value(self) -> str:
        return str(self._pick.currentData()) if self._pick is not None else ""

    def pick(self, what: str) -> None:
        """Choose from the list what would be added."""
        if self._pick is not None:
            self._pick.setCurrentIndex(self._pick.findData(what))

    def _add_button(self, key: str, act: Callable[[], None]) -> None:
        button = QPushButton(self)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: act())
        self._more_line.addWidget(button)
        self.adders[key] = button

    def _words(self, page: Page) -> None:
        speech = language()
        self._note.setText(speech.text(page.note) if page.note is not None else "")
        self._note.setVisible(page.note is not None)
        for number, choice in enumerate(page.more):
            words = speech.text(choice.label)
            if self._pick is not None:
                self._pick.setItemText(number, words)
            else:
                self.adders[choice.value].setText(words)
        if self._pick is not None:
            self._pick.setAccessibleName(self.tr("What to add"))
            self.adders[""].setText(self.tr("Add"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.show_plan()


def _shape(field: Field) -> tuple[str, str, bool]:
    return field.key, field.kind, field.hint is not None
