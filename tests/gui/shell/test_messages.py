"""Sheets, toasts, reports, the alarm, and one program at a time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from boardgames_desktop.gui.messages import (
    TOAST_MS,
    TOAST_NOTES,
    Answer,
    MessageSheet,
    Toast,
    write_report,
)
from boardgames_desktop.gui.theme import themes


def test_a_sheet_acts_once_and_closes(qtbot, adopt):
    heard = []
    sheet = adopt(
        MessageSheet(
            lambda: "Title", lambda: "Text", (Answer(lambda: "Do", lambda: heard.append(1)),)
        )
    )
    sheet.open()
    sheet._pressed[0].click()
    assert heard == [1]
    assert not sheet.isVisible()


def test_a_toast_goes_by_itself(qtbot, monkeypatch):
    from boardgames_desktop.gui import messages

    monkeypatch.setattr(messages, "TOAST_MS", 30)
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 400)
    page.show()
    # A toast under the pointer stays.
    QCursor.setPos(page.mapToGlobal(QPoint(300, 399)))
    toast = Toast(page)
    heard = []
    toast.say("Saved", "Undo", lambda: heard.append(1))
    assert toast.isVisible()
    toast._button.click()
    assert heard == [1]
    toast.say("Saved " * 60)
    assert toast.width() <= page.width()
    qtbot.waitUntil(lambda: not toast.isVisible())


LONG = "The game cannot be kept on disk at the moment: no space is left on the disk. Save it."


def whole(toast) -> bool:
    """Tell whether every word of a toast is on its page."""
    words, page = toast._words, toast.parentWidget()
    return (
        words.height() >= words.heightForWidth(words.width())
        and toast.rect().contains(words.geometry())
        and words.height() <= max(words.heightForWidth(words.width()), toast._button.height())
        and page.rect().contains(toast.geometry())
    )


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_toast_is_whole_whenever_it_is_said(qtbot, scale):
    themes().set("dark", scale)
    page = QWidget()
    qtbot.addWidget(page)
    toast = Toast(page)
    toast.say(LONG)
    page.resize(1000, 600)
    page.show()
    QApplication.processEvents()
    assert whole(toast)
    assert scale > 1 or toast.width() > 600
    page.resize(800, 600)
    assert whole(toast)
    toast.say(LONG * 2, "Undo", lambda: None)
    QApplication.processEvents()
    assert whole(toast)


def test_a_toast_writes_over_no_message_that_is_still_read(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1000, 600)
    page.show()
    toast = Toast(page)
    toast.say(LONG)
    toast.say("The settings could not be read.")
    toast.say("The settings could not be read.")
    assert toast.accessibleName() == f"{LONG}\nThe settings could not be read."
    assert toast._timer.interval() > TOAST_MS
    for number in range(9):
        toast.say(f"Saved as {number}")
    assert toast.accessibleName().count("\n") == TOAST_NOTES - 1
    assert toast.accessibleName().endswith("Saved as 8")
    toast.hide()
    toast.say("Saved")
    assert toast.accessibleName() == "Saved"
    assert toast._timer.interval() == TOAST_MS


def test_a_report_holds_log_and_game(tmp_path):
    log = tmp_path / "log.txt"
    log.write_text("old " * 40000 + "last words", encoding="utf-8")
    path = write_report(tmp_path / "reports", log, ["red: attack"])
    text = path.read_text(encoding="utf-8")
    assert "red: attack" in text
    assert text.endswith("last words")
    assert len(text) < 70_000
    assert "no log" in write_report(tmp_path, tmp_path / "none", []).read_text(encoding="utf-8")


def test_the_alarm_rings_once_for_one_place(qapp):
    from boardgames_desktop.gui.application import Alarm

    alarm = Alarm()
    heard = []
    alarm.raised.connect(lambda: heard.append(1))

    def fail(kind):
        try:
            raise kind("x")
        except kind as error:
            alarm.ring(error)

    fail(ValueError)
    fail(ValueError)
    fail(KeyError)
    assert heard == [1, 1]
