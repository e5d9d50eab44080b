"""The catalogues: complete, up to date and fit to be shown (engineering.md 2d, checks 1-3, 5)."""

from __future__ import annotations

import re
import shutil
import unicodedata
from collections import defaultdict
from pathlib import Path

import pytest
from build_catalogues import compiler
from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from update_catalogues import LOCALES, english_forms, update

from boardgames_desktop.services.language import LANGUAGES

from .ts_files import CATALOGUES, FORMS, Entry, code_of, files, read

HOLE = re.compile(r"\{(\w+)(?::\w+)?\}")
HOLE_FORM = re.compile(r"\{\w+:(\w+)\}")
PLACE = re.compile(r"%L?\d|%L?n")
MNEMONIC = re.compile(r"&([^&\s])")
TAG = re.compile(r"</?(\w+)[^>]*>")


def of(code: str) -> list[Path]:
    """The catalogues of one language."""
    return [path for path in files() if code_of(path) == code]


def test_there_is_a_catalogue_for_every_language():
    assert set(LANGUAGES) == set(LOCALES) == set(FORMS)
    expected = {f"{part}_{code}" for part in ("app", "rules") for code in LANGUAGES}
    expected |= {f"qt_{code}" for code in LANGUAGES if code != "en"}
    assert {path.stem for path in files()} == expected


def test_catalogues_are_up_to_date(tmp_path):
    """After ``make catalogues`` nothing would change (check 1, T64)."""
    for path in files():
        shutil.copy(path, tmp_path / path.name)
    update(tmp_path)
    stale = [
        path.name for path in files() if path.read_bytes() != (tmp_path / path.name).read_bytes()
    ]
    assert stale == [], "run `make catalogues`"


def test_nothing_is_unfinished_or_vanished(catalogue, entries):
    bad = [f"{entry.state}: {entry}" for entry in entries if entry.state]
    assert bad == []


def test_it_compiles_with_all_checks_of_qt(catalogue, tmp_path):
    only = tmp_path / "i18n"
    only.mkdir()
    shutil.copy(catalogue, only)
    made = compiler().compile_catalogues(only, tmp_path / "out", strict=True)
    assert [path.stem for path in made] == [catalogue.stem]


def test_the_header_names_the_locale(catalogue):
    locale = LOCALES[code_of(catalogue)]
    assert f'language="{locale}" sourcelanguage="en"' in catalogue.read_text("utf-8")
    assert QLocale(locale).name() == locale


# -- every translation -------------------------------------------------------------------


def holes(text: str) -> set[str]:
    return set(HOLE.findall(text))


def test_plural_forms_are_all_there(catalogue, finished):
    wrong = [
        str(entry)
        for entry in finished
        if len(entry.forms) != (FORMS[code_of(catalogue)] if entry.numbered else 1)
    ]
    assert wrong == []


def test_nothing_is_empty(finished):
    assert [str(entry) for entry in finished if not all(f.strip() for f in entry.forms)] == []


def fits(entry: Entry, form: str, index: int) -> str:
    """Return what is wrong with the holes of a form, or nothing."""
    source = entry.source
    first_of_several = entry.numbered and index == 0
    if holes(form) != holes(source):
        return f"holes {holes(source) ^ holes(form)}"
    wanted, found = set(PLACE.findall(source)), set(PLACE.findall(form))
    if first_of_several and found | {"%n"} == wanted:
        return ""
    return f"places {wanted ^ found}" if wanted != found else ""


def test_holes_are_those_of_the_source(finished):
    """Check 3, T59: the same holes; the form for one may leave out the number."""
    wrong = [
        f"{entry}: {form!r}: {trouble}"
        for entry in finished
        for index, form in enumerate(entry.forms)
        if (trouble := fits(entry, form, index))
    ]
    assert wrong == []


def test_braces_and_bars_are_balanced(finished):
    """Nouns are ``name|acc=…|gen=…``; nothing else holds a bar or a loose brace."""
    wrong = []
    for entry in finished:
        for form in entry.forms:
            rest = HOLE.sub("", form)
            if "{" in rest or "}" in rest:
                wrong.append(f"{entry}: {form!r}")
            _, *more = form.split("|")
            if any(not re.fullmatch(r"[a-z]+=[^=|]+", part) for part in more):
                wrong.append(f"{entry}: {form!r}")
    assert wrong == []


def test_spaces_and_line_ends_are_kept(finished):
    wrong = [
        f"{entry}: {form!r}"
        for entry in finished
        for form in entry.forms
        if (form[:1].isspace(), form[-1:].isspace(), form.count("\n"))
        != (entry.source[:1].isspace(), entry.source[-1:].isspace(), entry.source.count("\n"))
    ]
    assert wrong == []


def test_tags_are_kept(finished):
    wrong = [
        f"{entry}: {form!r}"
        for entry in finished
        for form in entry.forms
        if sorted(TAG.findall(form)) != sorted(TAG.findall(entry.source))
    ]
    assert wrong == []


def test_mnemonics_are_kept(finished):
    """As many ``&`` as in the source, each before a letter or digit."""
    wrong = [
        f"{entry}: {form!r}"
        for entry in finished
        for form in entry.forms
        if len(MNEMONIC.findall(form)) != len(MNEMONIC.findall(entry.source))
        or not all(letter.isalnum() for letter in MNEMONIC.findall(form))
    ]
    assert wrong == []


ENDS = {".", ":", "…", "!", "?"}


def end(text: str, code: str = "en") -> str:
    """Return the mark a text ends with, as English writes it; "" = none."""
    text = re.sub(r"\.\.\.$", "…", text.split("|", maxsplit=1)[0])
    last = "?" if code == "el" and text.endswith(";") else text[-1:]
    return last if last in ENDS else ""


def test_sentences_end_like_the_source(catalogue, finished):
    """A full stop, question mark, colon or ellipsis stays (Wesnoth #10005)."""
    code = code_of(catalogue)
    wrong = [
        f"{entry}: {form!r}"
        for entry in finished
        for form in entry.forms
        if end(form, code) != end(entry.source)
    ]
    assert wrong == []


def test_mnemonics_are_unique_in_each_menu(qapp):
    from boardgames_desktop.gui.shortcuts import COMMANDS, command_words, menu_words
    from boardgames_desktop.services.language import Language

    speech = Language()
    wrong = []
    for code in LANGUAGES:
        speech.set(code)
        words = command_words()
        menus = {"(menu bar)": list(menu_words().values())}
        for command in COMMANDS:
            menus.setdefault(command.menu, []).append(words[command.id])
        for menu, items in menus.items():
            letters = [m.lower() for item in items for m in MNEMONIC.findall(item)]
            if len(letters) != len(set(letters)):
                wrong.append((code, menu, items))
    speech.set("en")
    assert wrong == []


# -- letters (check 5) -------------------------------------------------------------------

ALPHABETS = {
    "nb": "æøåéèêòóôàüäö",
    "da": "æøåéüäö",
    "cs": "áčďéěíňóřšťúůýž",
}
WORD = re.compile(r"[^\W\d_]+")


def spoken(entry: Entry, form: str) -> str:
    """Return the words of a form, without holes, tags, keys and form names."""
    text = HOLE.sub(" ", TAG.sub(" ", form))
    text = re.sub(r"\|[a-z]+=", " ", text)
    return PLACE.sub(" ", text).replace("&", "")


def script(letter: str) -> str:
    return unicodedata.name(letter, "?").split()[0]


def test_text_is_composed_and_clean(finished):
    wrong = []
    for entry in finished:
        for form in entry.forms:
            control = [c for c in form if unicodedata.category(c) in {"Cc", "Cs", "Co"} - {"\n"}]
            if unicodedata.normalize("NFC", form) != form or "\ufffd" in form:
                wrong.append(f"{entry}: {form!r}")
            if any(c != "\n" for c in control):
                wrong.append(f"{entry}: {form!r}")
    assert wrong == []


def test_words_keep_to_the_languages_letters(catalogue, finished):
    """No mixed scripts in a word (Α is not A), no letters of other languages."""
    code = code_of(catalogue)
    wrong = []
    for entry in finished:
        for form in entry.forms:
            for word in WORD.findall(spoken(entry, form)):
                scripts = {script(letter) for letter in word}
                if (
                    len(scripts) > 1
                    or not scripts <= {"LATIN", "GREEK"}
                    or (scripts == {"GREEK"} and code != "el")
                ):
                    wrong.append(f"{entry}: {word!r}")
                elif code in ALPHABETS and word not in entry.source:
                    odd = [c for c in word.lower() if not c.isascii() and c not in ALPHABETS[code]]
                    if odd:
                        wrong.append(f"{entry}: {word!r}")
    assert wrong == []


@pytest.mark.parametrize("catalogue", of("el"), indirect=True)
def test_greek_is_written_in_greek(finished):
    """Latin words in Greek text stand in the English source too: names, keys, file types."""
    wrong = [
        f"{entry}: {word!r}"
        for entry in finished
        for form in entry.forms
        for word in WORD.findall(spoken(entry, form))
        if script(word[0]) == "LATIN" and word not in entry.source
    ]
    assert wrong == []


def test_norwegian_and_danish_are_not_copies():
    """Neither is filled from the other: longer texts are rarely equal letter by letter."""
    for part in ("app", "rules"):
        nb = {
            str(e) + e.comment: e.forms for e in read(CATALOGUES / f"{part}_nb.ts") if not e.state
        }
        da = {
            str(e) + e.comment: e.forms for e in read(CATALOGUES / f"{part}_da.ts") if not e.state
        }
        long = [key for key in nb.keys() & da.keys() if len(nb[key][0]) > 60]
        same = [key for key in long if nb[key] == da[key]]
        assert len(same) <= len(long) // 5, same


# -- English -----------------------------------------------------------------------------


@pytest.mark.parametrize("catalogue", of("en"), indirect=True)
def test_no_english_text_shows_its_either_or(finished):
    """``army(ies)`` is for catalogues, not for people."""
    wrong = [
        f"{entry}: {form!r}"
        for entry in finished
        for form in entry.forms
        if re.search(r"\w\(\w+\)", form)
    ]
    assert wrong == []


def test_english_forms_are_made():
    assert english_forms("%n army(ies) left") == ("%n army left", "%n armies left")
    assert english_forms("Draw %n card(s).") == ("Draw %n card.", "Draw %n cards.")
    assert english_forms("%n die(dice)") == ("%n die", "%n dice")


# -- Qt's own words ----------------------------------------------------------------------


def test_qts_words_are_the_same_set_and_exist_in_qt():
    nb, el = (read(CATALOGUES / f"qt_{code}.ts") for code in ("nb", "el"))
    keys = [(entry.context, entry.source, entry.comment) for entry in nb]
    assert keys == [(entry.context, entry.source, entry.comment) for entry in el]
    danish = QTranslator()
    assert danish.load("qtbase_da", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    assert not danish.translate("QPlatformTheme", "No such text")
    ours = {(entry.context, entry.source) for entry in read(CATALOGUES / "qt_da.ts")}
    unknown = [
        key
        for key in keys
        if key[:2] not in ours and not danish.translate(key[0], key[1], key[2] or None)
    ]
    assert len(unknown) <= len(keys) // 20, unknown


def _shown(top):
    """Return every text a window of Qt's shows."""
    from PySide6.QtWidgets import QComboBox, QWidget

    found = []
    for widget in (top, *top.findChildren(QWidget)):
        names = ("text", "title", "windowTitle", "placeholderText")
        found += [getattr(widget, name)() for name in names if hasattr(widget, name)]
        if isinstance(widget, QComboBox):
            found += [widget.itemText(index) for index in range(widget.count())]
    return found


@pytest.mark.parametrize("code", ["nb", "da", "cs", "el"])
def test_the_windows_of_qt_that_we_open_speak_the_language(qapp, code):
    """Printing, and typing a shortcut: Qt's own windows, which Qt does not translate fully."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter
    from PySide6.QtWidgets import QKeySequenceEdit

    from boardgames_desktop.services.language import language

    def words():
        printing, typing = QPrintDialog(QPrinter()), QKeySequenceEdit()
        return _shown(printing) + _shown(typing)

    language().set("en")
    english = words()
    language().set(code)
    same = {a for a, b in zip(english, words(), strict=True) if a == b}
    language().set("en")
    left = {text for text in same if re.search(r"[A-Za-z]{2}", text) and "/" not in text}
    assert left <= {"Form", "Printer", "Type:"}


@pytest.mark.parametrize("code", ["nb", "da", "cs", "el"])
def test_keys_are_called_as_in_the_menus(qapp, code):
    from boardgames_desktop.gui.rulebook.keys import book_keys
    from boardgames_desktop.gui.shortcuts import table_keys
    from boardgames_desktop.services.language import language

    language().set(code)
    told = [keys for keys, _ in (*book_keys(), *table_keys())]
    language().set("en")
    assert not [keys for keys in told if re.search(r"\b(Left|Right|Up|Down|Space)\b", keys)]


def test_every_standard_button_is_translated(qapp):
    from PySide6.QtWidgets import QDialogButtonBox

    from boardgames_desktop.services.language import Language

    speech = Language()
    english = {}
    box = QDialogButtonBox()
    kinds = [kind for kind in QDialogButtonBox.StandardButton if kind.name != "NoButton"]
    for kind in kinds[:18]:
        box.addButton(kind)
    speech.set("en")
    qapp.processEvents()
    english = {kind: box.button(kind).text() for kind in kinds if box.button(kind)}
    same = defaultdict(list)
    for code in ("nb", "da", "cs", "el"):
        speech.set(code)
        qapp.processEvents()
        for kind, words in english.items():
            if box.button(kind).text() == words and words.replace("&", "").upper() != "OK":
                same[code].append(words)
    speech.set("en")
    assert {code: set(words) - {"&Reset"} for code, words in same.items()} == {}
