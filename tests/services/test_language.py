"""Words: holes, noun forms, numbers, switching (T55-T60, T62)."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from typing import ClassVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator

from boardgames_desktop.core.text import Msg, Name, Source
from boardgames_desktop.services import language as module
from boardgames_desktop.services.language import (
    ENDONYMS,
    LANGUAGES,
    LOCALES,
    PSEUDO,
    Language,
    _as_continued,
    fold,
    language,
    pseudo,
    system_language,
)
from boardgames_desktop.services.wording import REASONS, reason


@pytest.fixture
def speech(qapp):
    made = Language()
    made._tables["t"] = {
        "t.plain": Source("t", "Plain."),
        "t.noun": Source("t", "Ural"),
        "t.hole": Source("t", "From {place:acc} by {who}: {n}, {x}, {word}"),
        "t.count": Source("t", "%n army(ies) of {who}", numbered=True),
        "t.list": Source("t", "{all} win"),
        "t.nested": Source("t", "Because: {why}"),
    }
    yield made
    made.set("en")


class Dictionary(QTranslator):
    """A translator with a few words."""

    def __init__(self, words):
        super().__init__()
        self.words = words

    def isEmpty(self):
        return False

    def translate(self, context, text, disambiguation=None, n=-1):
        return self.words.get(text, "")


def test_holes(speech):
    msg = Msg(
        "t.hole",
        {"place": Msg("t.noun"), "who": Name(1), "n": 12345, "x": 4.94, "word": "{as is}"},
    )
    assert speech.text(msg, ["A", "B"]) == "From Ural by B: 12,345, 4.9, {as is}"
    assert "Player 2" in speech.text(msg)
    assert speech.text(Msg("t.list", {"all": (Name(0), Name(1))}), ["A", "B"]) == "A and B win"
    nested = Msg("t.nested", {"why": Msg("t.count", {"who": Name(0)}, 1)})
    assert speech.text(nested, ["A"]) == "Because: 1 army(ies) of A"
    with pytest.raises(TypeError):
        speech.text(Msg("t.nested", {"why": object()}))


def test_noun_forms(speech, qapp):
    words = Dictionary({"Ural": "Ural|acc=Uralem|bad|gen=Uralu", "Plain.": "Jasné."})
    qapp.installTranslator(words)
    try:
        assert speech.text(Msg("t.noun")) == "Ural"
        assert speech.noun(Msg("t.noun"), "acc") == "Uralem"
        assert speech.noun(Msg("t.noun"), "loc") == "Ural"
        params = {"place": Msg("t.noun"), "who": "x", "n": 1, "x": 1.0, "word": ""}
        assert speech.text(Msg("t.hole", params)).startswith("From Uralem by")
    finally:
        qapp.removeTranslator(words)


def test_what_is_missing_is_shown_not_raised(speech, caplog):
    """T60: a broken entry falls back by itself."""
    assert speech.text(Msg("t.unknown")) == "t.unknown"
    assert speech.text(Msg("nogame.x")) == "nogame.x"
    assert speech.text(Msg("t.nested")) == "Because: {why}"
    speech.text(Msg("t.unknown"))
    assert len(caplog.records) == 3


def test_numbers(speech):
    speech.set("cs")
    assert speech.number(12345) == "12\N{NO-BREAK SPACE}345"
    assert speech.decimal(4.94) == "4,9"
    assert speech.percent(0.5) == "50,0\N{NO-BREAK SPACE}%"
    assert speech.percent(0.9999) == "> 99,9\N{NO-BREAK SPACE}%"
    assert speech.percent(0.0001) == "< 0,1\N{NO-BREAK SPACE}%"
    assert speech.percent(1) == "100,0\N{NO-BREAK SPACE}%"
    assert speech.percent(0) == "0,0\N{NO-BREAK SPACE}%"
    speech.set("en")
    assert speech.percent(0.613) == "61.3%"
    assert speech.percent(1.25, 0) == "125%"


def test_order(speech):
    speech.set("cs")
    assert speech.sorted(["chata", "cukr", "had", "ihned"]) == ["cukr", "had", "chata", "ihned"]
    speech.set("da")
    assert speech.sorted(["Ål", "Zebra", "Øl", "Ært"]) == ["Zebra", "Ært", "Øl", "Ål"]


def test_every_language_is_a_real_locale():
    assert set(LOCALES) == set(ENDONYMS) == {*LANGUAGES, PSEUDO}
    for code in LANGUAGES:
        locale = QLocale(LOCALES[code])
        assert locale.name() == LOCALES[code]
        assert locale.language() != QLocale.Language.C


def test_the_systems_language(monkeypatch):
    class System:
        languages: ClassVar[list[str]] = []

        @classmethod
        def system(cls):
            return cls()

        def uiLanguages(self):
            return self.languages

    monkeypatch.setattr(module.QLocale, "system", System.system)
    for wanted, code in (
        (["el-GR"], "el"),
        (["no"], "nb"),
        (["nn-NO", "nb-NO"], "nb"),
        (["de-DE"], "en"),
        ([], "en"),
    ):
        System.languages = wanted
        assert system_language() == code


def test_unknown_languages_are_refused(speech):
    with pytest.raises(ValueError, match="xx"):
        speech.set("xx")


def test_pseudo_shows_itself_and_keeps_the_holes(speech):
    speech.set(PSEUDO)
    words = speech.text(Msg("t.nested", {"why": "abc"}))
    assert words.startswith("[!! ")
    assert "abc" in words
    assert len(words) > 1.3 * len("Because: abc")
    assert pseudo("&Open %n {hole} %1 <b>x</b>").count("{hole}") == 1
    assert "&O" in pseudo("&Open")
    assert QCoreApplication.translate("Any", "Text") != "Text"
    speech.set("en")
    assert QCoreApplication.translate("Any", "Text") == "Text"


def test_one_change_is_told_once(speech, qtbot, qapp):
    """A switch means one LanguageChange for a window, however many catalogues it loads."""
    from PySide6.QtWidgets import QWidget

    class Window(QWidget):
        changes = 0

        def changeEvent(self, event):
            if event.type() == QEvent.Type.LanguageChange:
                self.changes += 1

    window = Window()
    qtbot.addWidget(window)
    child = Window(window)
    told = []
    speech.changed.connect(lambda: told.append(speech.code))
    for code in ("cs", "el", "nb", "da", "en", PSEUDO):
        window.changes = child.changes = 0
        speech.set(code)
        qapp.processEvents()
        assert (window.changes, child.changes) == (1, 1), code
    assert told == ["cs", "el", "nb", "da", "en", PSEUDO]


def test_switching_often_leaves_nothing_behind(speech):
    before = module._catalogue.cache_info().currsize
    for _ in range(20):
        for code in LANGUAGES:
            speech.set(code)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert module._catalogue.cache_info().currsize <= before + 4 * len(LANGUAGES)
    assert QLocale().name() == "el_GR"


WORDS_IN_THREADS = """
import threading
from PySide6.QtCore import QCoreApplication, QFile, QIODevice, QProcess
from boardgames_desktop.services.language import LANGUAGES, language

application = QCoreApplication([])
language().set("cs")
ended = threading.Event()
worded = []

def word():
    while not ended.is_set():
        process = QProcess()
        process.start("/nowhere/no-such-program")
        process.waitForStarted(100)
        file = QFile("/nowhere/no-such-file")
        file.open(QIODevice.OpenModeFlag.ReadOnly)
        worded.append(file.errorString())

threads = [threading.Thread(target=word) for _ in range(3)]
for thread in threads:
    thread.start()
for turn in range(300):
    language().set(LANGUAGES[turn % len(LANGUAGES)])
ended.set()
for thread in threads:
    thread.join()
print(len(set(worded)))
"""


def test_the_language_may_change_while_threads_put_errors_into_words():
    """A thread held Qt's lock and waited for Python; the window held Python and waited."""
    done = subprocess.run(
        [sys.executable, "-c", WORDS_IN_THREADS],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= 2


def test_a_damaged_catalogue_is_skipped(qapp, tmp_path, caplog):
    (tmp_path / "app_cs.qm").write_bytes(b"rubbish")
    speech = Language(tmp_path)
    speech.set("cs")
    assert "damaged" in caplog.text
    speech.set("en")


def test_folding():
    """T62: what people type finds what is written."""
    assert fold("σταθμος") == fold("σταθμός") == fold("ΣΤΑΘΜΌΣ")
    assert fold("útok") == "utok"
    assert fold("Žižkův") == "zizkuv"
    assert fold("Ærlig") == "aerlig"
    assert fold("Ålesund") == "alesund"
    assert fold("Straße") == "strasse"


def test_there_is_one_language(qapp):
    assert language() is language()
    assert isinstance(language(), QObject)


@pytest.mark.parametrize(
    ("code", "small"),
    [("en", False), ("nb", False), ("da", False), ("cs", True), ("el", True)],
)
@pytest.mark.parametrize("fault", ["warcraft.own.fault", "warcraft.workshop.flaw"])
def test_a_sentence_after_a_colon_has_the_capital_its_language_wants(qapp, code, small, fault):
    speech = language()
    speech.set(code)
    why = Msg("warcraft.scenario.no_space")
    said = speech.text(Msg(fault, {"where": "A", "why": why}))
    assert said.startswith("A: ")
    assert said[3].islower() == small
    assert said[4:] == speech.text(why)[1:]
    speech.set("en")


@pytest.mark.parametrize(
    ("words", "continued"),
    [("There is none.", "there is none."), ("RAM is full.", "RAM is full."), ("", "")],
)
def test_abbreviations_keep_their_capitals_after_a_colon(words, continued):
    assert _as_continued(words) == continued


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_goes_wrong_with_files_is_told_in_the_language(qapp, code):
    """The system's own words are English, whatever the language."""
    speech = language()
    speech.set(code)
    told = {number: speech.text(reason(OSError(number, os.strerror(number)))) for number in REASONS}
    if code != "en":
        assert all(told[number] != os.strerror(number) for number in told)
    assert all(words and words[0].islower() and words[-1] != "." for words in told.values())
    speech.set("en")
    assert (
        speech.text(reason(OSError(errno.EMFILE, "Too many open files"))) == "Too many open files"
    )


def test_a_name_that_begins_a_sentence_keeps_its_capital_after_a_colon(qapp):
    speech = language()
    speech.set("en")
    why = Msg("risk.no.attack_own", {"place": Msg("risk.land.ural")})
    said = speech.text(Msg("warcraft.workshop.flaw", {"where": "A", "why": why}))
    assert said == f"A: {speech.text(why)}"
    assert said[3].isupper()
