"""The one place where a ``Msg`` becomes words, and where the language is switched."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QCollator,
    QCoreApplication,
    QEvent,
    QLibraryInfo,
    QLocale,
    QObject,
    QTranslator,
    Signal,
)

from boardgames_desktop.ai import TEXTS as REASON_TEXTS
from boardgames_desktop.core.text import TEXT as CORE_TEXT
from boardgames_desktop.core.text import Msg, Name, Source
from boardgames_desktop.games import load_game
from boardgames_desktop.services.catalogues import CatalogueError, compile_catalogues
from boardgames_desktop.services.paths import catalogue_sources, catalogues
from boardgames_desktop.services.text import TEXT as SERVICES_TEXT

LANGUAGES: tuple[str, ...] = ("en", "nb", "da", "cs", "el")
"""Codes of the languages, in the order they are offered."""

PSEUDO = "x-pseudo"
"""A made-up language that shows text which is not translated or does not fit."""

LOCALES: Mapping[str, str] = {
    "en": "en_GB",
    "nb": "nb_NO",
    "da": "da_DK",
    "cs": "cs_CZ",
    "el": "el_GR",
    PSEUDO: "en_GB",
}

ENDONYMS: Mapping[str, str] = {
    "en": "English",
    "nb": "Norsk bokmål",
    "da": "Dansk",
    "cs": "Čeština",
    "el": "Ελληνικά",
    PSEUDO: "[!! Ƥśéúďó !!]",
}

CONTINUED = "continued"
"""Form of a hole whose sentence goes on after a colon: ``{where}: {why:continued}``."""

_HOLE = re.compile(r"\{(\w+)(?::(\w+))?\}")
_NUMBER = re.compile(r"%L?n")
_MARKUP = re.compile(r"(\{[^}]*\}|%L?n|%\d|&\w|<[^>]*>)")
_PSEUDO_LETTERS = str.maketrans("aceinorsuyzACEINORSUYZ", "áćéíñóřśúýžÁĆÉÍÑÓŘŚÚÝŽ")
_LETTERS = str.maketrans(
    {
        "ø": "o",
        "œ": "oe",
        "æ": "ae",
        "ß": "ss",
        "đ": "d",
        "ł": "l",
        "ð": "d",
        "þ": "th",
        "ς": "σ",
    }
)

_log = logging.getLogger(__name__)


def fold(text: str) -> str:
    """Return ``text`` without case, accents and final sigma, for searching."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).translate(
        _LETTERS
    )


def pseudo(text: str) -> str:
    """Return ``text`` in the made-up language: accented, longer, in brackets."""
    parts = _MARKUP.split(text)
    words = "".join(
        part if index % 2 else part.translate(_PSEUDO_LETTERS) for index, part in enumerate(parts)
    )
    return f"[!! {words}{'·' * max(1, len(text) * 2 // 5)} !!]"


def _table(prefix: str) -> Mapping[str, Source]:
    """Return the texts of a game, or of its opponents' reasons; raises KeyError."""
    if prefix in REASON_TEXTS:
        table: Mapping[str, Source] = import_module(REASON_TEXTS[prefix]).TEXT
        return table
    return load_game(prefix).text


MOST_KNOWN = 20_000
"""Texts whose words are remembered; a window asks for the same few hundred again and again."""

Words = Callable[[str, str, str | None, int], str | None]
"""Finds the words for context, text, comment and number, as ``QTranslator.translate`` does."""


def _pseudo_words(context: str, text: str, comment: str | None, n: int) -> str:
    del context, comment, n
    return pseudo(text)


class _Interpreter(QTranslator):
    """The only translator Qt ever knows of; it asks the catalogues of the language in force.

    Qt asks its translators with a lock held for reading, and one made in Python then waits for
    the interpreter. Whoever installs or removes one holds the interpreter and waits for that
    lock: any thread in which Qt words a message (a missing file, a process that does not start)
    could stop the program for good. So this one is installed once, before there are threads,
    and never removed.
    """

    def __init__(self) -> None:
        super().__init__()
        self._words: tuple[Words, ...] = ()
        self._known: dict[tuple[str, str, str | None, int], str | None] = {}
        self._application: QCoreApplication | None = None

    def speak(self, words: tuple[Words, ...]) -> None:
        """Ask ``words`` from now on; the first that knows a text wins."""
        self._words = words
        self._known = {}

    def begin(self) -> None:
        """Translate for the application that runs now, if there is one."""
        application = QCoreApplication.instance()
        if application is not None and application is not self._application:
            self._application = application
            QCoreApplication.installTranslator(self)

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str,
        sourceText: str,  # noqa: N803 - Qt's name
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str | None:
        """Return the words, or None, which lets Qt show the source."""
        known, asked = self._known, (context, sourceText, disambiguation, n)
        try:
            return known[asked]
        except KeyError:
            if len(known) >= MOST_KNOWN:
                known.clear()
            found = (each(*asked) for each in self._words)
            words = known[asked] = next(filter(None, found), None)
            return words


@cache
def _interpreter() -> _Interpreter:
    return _Interpreter()


@cache
def _catalogue(path: Path, changed_ns: int) -> QTranslator | None:
    """Return a catalogue; None, and a line in the log, if it is damaged.

    It is kept for good: a translator that goes away takes the lock just as a removed one.
    """
    del changed_ns
    translator = QTranslator()
    if translator.load(str(path)):
        return translator
    _log.error("%s is damaged; English is shown instead", path)
    return None


class Language(QObject):
    """The language in force.

    Attributes:
        code: one of :data:`LANGUAGES`, or :data:`PSEUDO`.
        locale: how numbers, dates and lists are written.
        edition: another number after every :meth:`set`; what was put into words under the
            same number still holds.
    """

    changed = Signal()

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        """Start in English; nothing is installed before :meth:`set`.

        Args:
            folder: where the compiled catalogues are; None = where they ship.
            parent: Qt's parent.
        """
        super().__init__(parent)
        self._folder = folder
        self._tables: dict[str, Mapping[str, Source]] = {
            "core": CORE_TEXT,
            "services": SERVICES_TEXT,
        }
        self._complained: set[str] = set()
        self._plain: dict[str, str] = {}
        self.code = "en"
        self.edition = 0
        self.locale = QLocale(LOCALES["en"])
        self._collator = QCollator(self.locale)

    # -- switching --------------------------------------------------------------------

    def set(self, code: str) -> None:
        """Switch to ``code``; "" = the system's language, or English if we do not have it."""
        code = code or system_language()
        if code not in LOCALES:
            raise ValueError(f"unknown language {code!r}")
        self.code = code
        self.locale = QLocale(LOCALES[code])
        self._collator = QCollator(self.locale)
        self._collator.setNumericMode(True)
        QLocale.setDefault(self.locale)
        _interpreter().speak(self._load(code))
        # A new one: a thread that words something meanwhile goes on with the old.
        self._plain = {}
        self.edition += 1
        _interpreter().begin()
        application = QCoreApplication.instance()
        if application is not None:
            QCoreApplication.sendEvent(application, QEvent(QEvent.Type.LanguageChange))
        self.changed.emit()

    def _load(self, code: str) -> tuple[Words, ...]:
        """Return the catalogues of ``code``; the first that knows a text wins."""
        if code == PSEUDO:
            return (_pseudo_words,)
        if self._folder is None:
            _refresh_catalogues()
        ours = self._folder or catalogues()
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        found: list[Words] = []
        for folder, name in (
            (ours, f"rules_{code}"),
            (ours, f"app_{code}"),
            (ours, f"qt_{code}"),
            (qt, f"qtbase_{code}"),
        ):
            path = folder / f"{name}.qm"
            if path.is_file():
                catalogue = _catalogue(path, path.stat().st_mtime_ns)
                if catalogue is not None:
                    found.append(catalogue.translate)
        return tuple(found)

    def endonym(self, code: str) -> str:
        """Return a language's name in that language."""
        return ENDONYMS[code]

    # -- words ------------------------------------------------------------------------

    def text(self, msg: Msg, names: Sequence[str] = ()) -> str:
        """Return the words of ``msg``.

        Args:
            msg: what to say.
            names: the players' names by seat, for ``Name`` parameters.
        """
        return self._fill(_forms(self._words(msg))[""], msg, names)

    def heading(self, msg: Msg, names: Sequence[str] = ()) -> str:
        """Return the words of ``msg`` with a capital letter at the beginning, to stand alone."""
        words = self.text(msg, names)
        return words[:1].upper() + words[1:]

    def noun(self, msg: Msg, form: str = "") -> str:
        """Return a noun in the form ``form`` (``acc``), or its nominative if it has no such."""
        forms = _forms(self._words(msg))
        return self._fill(forms.get(form, forms[""]), msg, ())

    def source(self, msg_id: str) -> Source | None:
        """Return the English source of a text, or None if there is no such id."""
        prefix = msg_id.partition(".")[0]
        if prefix not in self._tables:
            try:
                self._tables[prefix] = _table(prefix)
            except KeyError:
                return None
        return self._tables[prefix].get(msg_id)

    def _words(self, msg: Msg) -> str:
        source = self.source(msg.id)
        if source is None:
            self._complain(f"no text for {msg.id}")
            return msg.id
        if source.numbered:
            return _translate(source, msg.n or 0)
        plain = self._plain
        words = plain.get(msg.id)
        if words is None:
            words = plain[msg.id] = _translate(source, -1)
        return words

    def _fill(self, words: str, msg: Msg, names: Sequence[str]) -> str:
        params = msg.params

        def value(hole: re.Match[str]) -> str:
            if hole[1] not in params:
                self._complain(f"{msg.id}: nothing for {hole[0]}")
                return hole[0]
            form = hole[2] or ""
            return self._value(params[hole[1]], form, names)

        return _HOLE.sub(value, words) if "{" in words else words

    def _value(self, value: Any, form: str, names: Sequence[str]) -> str:
        if isinstance(value, Msg):
            forms = _forms(self._words(value))
            if form == CONTINUED:
                # Before it is filled: a name that begins the sentence stays as it is.
                return self._fill(_as_continued(forms[""]), value, names)
            return self._fill(forms.get(form, forms[""]), value, names)
        if isinstance(value, Name):
            if 0 <= value.seat < len(names):
                return names[value.seat]
            return self.text(Msg("services.player", {"number": value.seat + 1}))
        if isinstance(value, str):
            return _as_continued(value) if form == CONTINUED else value
        if isinstance(value, int):
            return self.number(value)
        if isinstance(value, float):
            return self.locale.toString(value, "f", 1)
        if isinstance(value, Iterable):
            return self.listing([self._value(item, form, names) for item in value])
        raise TypeError(f"{type(value).__name__} cannot be put into words")

    def _complain(self, sentence: str) -> None:
        if sentence not in self._complained:
            self._complained.add(sentence)
            _log.error("%s", sentence)

    # -- numbers, lists, order ----------------------------------------------------------

    def number(self, n: int) -> str:
        """Return a whole number as this language writes it."""
        return self.locale.toString(n)

    def decimal(self, value: float, places: int = 1) -> str:
        """Return a number with ``places`` decimals."""
        return self.locale.toString(float(value), "f", places)

    def percent(self, p: float, places: int = 1) -> str:
        """Return a part of the whole (0 to 1) in per cent, with one decimal unless told.

        What is merely very likely or unlikely is never written as 100 % or 0 %.
        """
        sign = ""
        if 0 < p < 0.001:
            sign, p = "< ", 0.001
        elif 0.999 < p < 1:
            sign, p = "> ", 0.999
        space = "" if self.code in ("en", "el", PSEUDO) else "\N{NO-BREAK SPACE}"
        return f"{sign}{self.decimal(p * 100, places)}{space}{self.locale.percent()}"

    def listing(self, items: Sequence[str]) -> str:
        """Return ``a, b and c`` in this language."""
        return self.locale.createSeparatedList(list(items))

    def sorted(self, items: Iterable[str]) -> list[str]:
        """Return texts in this language's alphabetical order."""
        return sorted(items, key=self._collator.sortKey)


def _translate(source: Source, n: int) -> str:
    if QCoreApplication.instance() is None:
        # Qt asks no translators then; a command line speaks before there is an application.
        words = _interpreter().translate(source.context, source.text, source.comment, n)
        return _NUMBER.sub(QLocale().toString(n), words or source.text)
    return QCoreApplication.translate(source.context, source.text, source.comment, n) or source.text


def _as_continued(words: str) -> str:
    """Return a sentence without its capital letter; an abbreviation keeps its capitals."""
    return words if words[1:2].isupper() else words[:1].lower() + words[1:]


def _forms(words: str) -> dict[str, str]:
    """Return the forms of ``Ural|acc=Ural|gen=Uralu``; "" is the nominative."""
    if "|" not in words:
        return {"": words}
    first, *rest = words.split("|")
    forms = {"": first}
    for part in rest:
        name, equals, form = part.partition("=")
        if equals and form:
            forms[name] = form
    return forms


def _refresh_catalogues() -> None:
    """In a checkout, compile translations that are newer than their catalogues."""
    sources = catalogue_sources()
    if sources is None:
        return
    try:
        compile_catalogues(sources, catalogues())
    except (CatalogueError, OSError) as error:
        _log.warning("catalogues: %s", error)


def system_language() -> str:
    """Return the system's language if we have it, else English."""
    for wanted in QLocale.system().uiLanguages():
        code = wanted.replace("_", "-").split("-")[0]
        if code == "no":
            code = "nb"
        if code in LANGUAGES:
            return code
    return "en"


_current: list[Language] = []


def language() -> Language:
    """Return the language of this process; it is made, in English, at first use."""
    if not _current:
        _current.append(Language())
    return _current[0]
