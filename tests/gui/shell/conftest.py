"""What the tests of the shell share: our theme, English, settings that are not written."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boardgames_desktop.gui.theme import apply, themes
from boardgames_desktop.services.language import language
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.settings import SettingsStore


@pytest.fixture(scope="session")
def dressed_app(qapp: QApplication) -> QApplication:
    apply(qapp)
    return qapp


@pytest.fixture(autouse=True)
def _plain(dressed_app: QApplication) -> Iterator[None]:
    language().set("en")
    themes().set("dark", 1.0)
    yield
    language().set("en")
    themes().set("dark", 1.0)


@pytest.fixture
def store(qapp: QApplication) -> SettingsStore:
    made = SettingsStore()
    made.update(pace="instant", animation=0.0)
    return made


@pytest.fixture
def paths(home, painted_maps) -> Paths:
    made = Paths.default()
    made.cache.mkdir(parents=True)
    (made.cache / "maps").symlink_to(painted_maps)
    return made


@pytest.fixture
def adopt(qtbot):
    """Close a widget after the test, though it would delete itself when closed."""

    def take(widget):
        widget.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        if widget.parentWidget() is None:
            qtbot.addWidget(widget)
        return widget

    return take
