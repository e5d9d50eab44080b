"""Sheets, toasts, reports, the alarm, and one program at a time."""

from __future__ import annotations

from boardgames_desktop.gui.messages import Answer, MessageSheet, Toast, write_report


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
    from PySide6.QtWidgets import QWidget

    from boardgames_desktop.gui import messages

    monkeypatch.setattr(messages, "TOAST_MS", 30)
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(600, 400)
    page.show()
    toast = Toast(page)
    heard = []
    toast.say("Saved", "Undo", lambda: heard.append(1))
    assert toast.isVisible()
    toast._button.click()
    assert heard == [1]
    toast.say("Saved " * 60)
    assert toast.width() <= page.width()
    qtbot.waitUntil(lambda: not toast.isVisible())


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
