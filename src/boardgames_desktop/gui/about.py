"""What the program is, whose work it stands on, and under which licences."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, qVersion
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from boardgames_desktop import __version__
from boardgames_desktop.gui.dialog import Sheet
from boardgames_desktop.gui.theme import space
from boardgames_desktop.gui.words import Heading, Words


class AboutSheet(Sheet):
    """The about box."""

    wanted = QSize(640, 560)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(0, 0, space(2), 0)
        layout.setSpacing(space(2))
        self._version = Words("body", "text_2", self.body)
        layout.addWidget(self._version)
        self._sections: list[tuple[Heading, Words]] = []
        for _ in range(4):
            heading = Heading(self.body)
            words = Words("body", "text", self.body)
            words.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            layout.addWidget(heading)
            layout.addWidget(words)
            self._sections.append((heading, words))
        layout.addStretch(1)
        self.buttons.setStandardButtons(QDialogButtonBox.StandardButton.Close)
        self._retranslate()

    def _retranslate(self) -> None:
        title = self.tr("About Four Fronts")
        self.setWindowTitle(title)
        self.heading.setText(title)
        self._version.setText(
            self.tr("Version {version}, Qt {qt}").format(version=__version__, qt=qVersion())
        )
        texts = (
            (
                self.tr("Unofficial"),
                self.tr(
                    "A free, unofficial program made by players. It is not connected with, "
                    "endorsed by or supported by the publishers of the games it plays. The names "
                    "of the games are trademarks of their owners. All pictures, texts and code "
                    "here are our own work."
                ),
            ),
            (
                self.tr("Licence"),
                self.tr(
                    "Four Fronts is free software under the MIT licence: use it, change it and "
                    "pass it on, with the licence text."
                ),
            ),
            (
                self.tr("Qt"),
                self.tr(
                    "The windows are made with Qt and PySide6, used under the GNU Lesser General "
                    "Public License, version 3. You may replace both by versions of your own; "
                    "their source is at qt.io."
                ),
            ),
            (
                self.tr("Maps and letters"),
                self.tr(
                    "The shapes of the world map come from Natural Earth, which is in the public "
                    "domain. The fonts Inter and Noto Serif are under the SIL Open Font License "
                    "1.1."
                ),
            ),
        )
        for (heading, words), (title, text) in zip(self._sections, texts, strict=True):
            heading.set_words(title)
            words.setText(text)
