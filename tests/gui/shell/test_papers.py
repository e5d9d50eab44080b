"""Proof of the dice and exports, from the menu to the file."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from boardgames_desktop.ai.tournament import Contest, played
from boardgames_desktop.cli import main
from boardgames_desktop.core.session import Entry
from boardgames_desktop.gui.command_line import parse
from boardgames_desktop.gui.dice_proof import DiceSheet
from boardgames_desktop.gui.exports import svg_of
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.services.fairness import fingerprint
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.saves import Save, write_save

OPTIONS = "--option setup=dealt --option placement=random"


@pytest.fixture
def window(paths, store):
    made = MainWindow(paths, store)
    made.resize(1280, 720)
    made.show()
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="module")
def finished():
    contest = Contest.checked("risk", "classic", ("normal", "easy", "easy"), games=1, seed=4)
    return played(contest, 0)


def start(window, seats: str) -> Match:
    window.handle(parse(f"--new risk --seats {seats} --seed 7 {OPTIONS}".split()))
    return window.match


def sheet_of(window) -> DiceSheet:
    window.commands["dice"].trigger()
    return next(one for one in window.dialogs() if isinstance(one, DiceSheet))


def test_the_number_is_kept_from_a_lone_player_until_the_end(window):
    match = start(window, "human,easy,easy")
    sheet = sheet_of(window)
    assert sheet.print.text() == fingerprint(match.setup.seed)
    assert sheet.seed.text() != str(match.setup.seed)
    assert sheet.reveal.isHidden()
    QTest.mouseClick(sheet.check, Qt.MouseButton.LeftButton)
    assert sheet.verdict.text().startswith("All ")
    sheet.reject()


def test_people_around_one_screen_may_look(window):
    match = start(window, "human,human,human")
    sheet = sheet_of(window)
    assert str(match.setup.seed) != sheet.seed.text()
    QTest.mouseClick(sheet.reveal, Qt.MouseButton.LeftButton)
    assert sheet.seed.text() == str(match.setup.seed)
    sheet.reject()


def test_a_finished_game_tells_its_number_and_a_changed_one_is_found_out(adopt, qapp, finished):
    match = Match(finished.setup, entries=finished.log)
    sheet = adopt(DiceSheet(match))
    assert sheet.seed.text() == str(finished.setup.seed)
    sheet.check.click()
    assert "All " in sheet.verdict.text()
    first = match.session.log[0]
    other = tuple(reversed(first.action[1:]))
    match.session.log[0] = Entry(first.seat, (first.action[0], *other))
    sheet.check.click()
    assert sheet.verdict.text().startswith("Action 1 is not what the number gives")
    for code in LANGUAGES:
        language().set(code)
        sheet._retranslate()
        assert "{" not in sheet.verdict.text()
    match.close()


@pytest.mark.parametrize("suffix", [".png", ".svg", ""])
def test_the_board_is_exported_from_the_menu(window, qtbot, tmp_path, monkeypatch, suffix):
    start(window, "human,human,human")
    path = tmp_path / f"board{suffix}"
    monkeypatch.setattr(
        QFileDialog, "getSaveFileName", lambda *_args: (str(path), "Drawing (*.svg)")
    )
    window.commands["export_board"].trigger()
    written = path if suffix else tmp_path / "board.svg"
    qtbot.waitUntil(lambda: "Saved as board" in window.toast.accessibleName(), timeout=40_000)
    if suffix == ".png":
        image = QImage(str(written))
        assert image.width() == 2400
        colours = {image.pixel(x, 600) for x in range(0, 2400, 7)}
        assert len(colours) > 60
    else:
        assert ElementTree.parse(written).getroot().tag.endswith("svg")


@pytest.mark.parametrize("suffix", [".txt", ".md"])
def test_the_story_is_exported_from_the_menu(window, qtbot, tmp_path, monkeypatch, suffix):
    start(window, "human,human,human")
    path = tmp_path / f"story{suffix}"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    window.commands["export_story"].trigger()
    qtbot.waitUntil(lambda: "Saved as story" in window.toast.accessibleName(), timeout=10_000)
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# Risk" if suffix == ".md" else "Risk")
    assert "Fingerprint of the dice" in text
    (tmp_path / "usual").write_text("", encoding="utf-8")
    assert path.stat().st_mode == (tmp_path / "usual").stat().st_mode, "others may read it"


def test_a_file_that_cannot_be_written_is_told(window, qtbot, tmp_path, monkeypatch):
    start(window, "human,human,human")
    (tmp_path / "file").write_text("", encoding="utf-8")
    path = tmp_path / "file" / "story.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(path), ""))
    window.commands["export_story"].trigger()
    qtbot.waitUntil(lambda: "could not be written" in window.toast.accessibleName())


def test_a_drawing_shows_every_land_its_owner_and_its_armies(qapp, finished):
    match = Match(finished.setup, entries=finished.log)
    film = match.history()
    picture = film.at(len(film) // 2)
    root = ElementTree.fromstring(svg_of(match, picture))
    texts = [element.text for element in root.iter() if element.tag.endswith("}text")]
    titles = [element.text for element in root.iter() if element.tag.endswith("}title")]
    armies = [token for token in picture.tokens if token.at.startswith("land:")]
    shown = [text for text in texts if text.isdigit()]
    assert sorted(shown) == sorted(str(token.count) for token in armies)
    assert len(titles) == 43
    assert any(title.startswith("Ukraine, ") for title in titles)
    assert {"Red", "Blue", "Yellow"} <= set(texts)
    match.close()


@pytest.mark.parametrize("code", ["en", "el"])
def test_the_command_line_tells_and_draws(tmp_path, capsys, finished, code):
    save = tmp_path / "game.4f.json"
    write_save(save, Save.of(finished.setup, finished.log, finished.rules, finished.state))
    drawing = tmp_path / "board.svg"
    words = ["replay", str(save), "--story", "--language", code]
    assert main([*words, "--picture", str(drawing), "--ply", "100"]) == 0
    told = capsys.readouterr().out
    assert ("rules the world" in told) == (code == "en")
    assert drawing.read_text(encoding="utf-8").startswith("<svg")
    out = tmp_path / "story.md"
    assert main([*words, "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8").startswith("# ")
    assert language().code == "en"


@pytest.mark.parametrize(
    "words", [["--language", "xx"], ["--theme", "pink"], ["--picture", "a.gif"], ["--ply", "-1"]]
)
def test_senseless_arguments_are_one_line(tmp_path, capsys, finished, words):
    save = tmp_path / "game.4f.json"
    write_save(save, Save.of(finished.setup, finished.log, finished.rules, finished.state))
    assert main(["replay", str(save), "--story", *words]) == 2
    heard = capsys.readouterr()
    assert len(heard.err.splitlines()) == 1
