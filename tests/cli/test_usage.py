"""Help and complaints of both programs, in the language of the person."""

from __future__ import annotations

import argparse
import inspect
import json
import os
import subprocess
import sys

import pytest

from boardgames_desktop.cli import COMMANDS, main
from boardgames_desktop.cli import _parser as cli_parser
from boardgames_desktop.core.text import Msg
from boardgames_desktop.gui.command_line import _parser as gui_parser
from boardgames_desktop.gui.command_line import run
from boardgames_desktop.gui.render import _parser as render_parser
from boardgames_desktop.services import usage
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.text_usage import ARGPARSE, USAGE
from boardgames_desktop.services.usage import HelpText, language_of

HELPS = [
    (run, ["--help"]),
    (main, ["--help"]),
    *[(main, [command, "--help"]) for command in COMMANDS],
    (main, ["render", "--help"]),
]

WRONG = [
    (run, ["--nonsense"]),
    (run, ["--new"]),
    (run, ["--new", "chess"]),
    (run, ["--smoke=yes"]),
    (run, ["--language", "xx"]),
    (run, ["--seed", "1"]),
    (run, ["a.json", "--new", "risk"]),
    (run, ["--lesson", "x"]),
    (run, ["--lesson", "x", "--new", "risk"]),
    (run, ["--new", "risk", "--seats", "human,wizard"]),
    (run, ["--new", "risk", "--seats", "human"]),
    (run, ["--new", "risk", "--seed", "x"]),
    (run, ["--new", "risk", "--option", "x"]),
    (run, ["--new", "risk", "--option", "x=1"]),
    (run, ["--new", "risk", "--option", "setup=1"]),
    (run, ["--new", "risk", "--variant", "x"]),
    (run, ["--new", "risk", "--scenario", "x"]),
    (run, ["--new", "warcraft", "--scenario", "/nowhere"]),
    (run, ["--new", "warcraft", "--scenario", __file__]),
    (run, ["--new", "warcraft", "--scenario", "x", "--variant", "y"]),
    (main, []),
    (main, ["dance"]),
    (main, ["simulate"]),
    (main, ["simulate", "chess", "--seats", "easy"]),
    (main, ["simulate", "risk", "--seats", "easy"]),
    (main, ["simulate", "risk", "--seats", "easy,human"]),
    (main, ["simulate", "risk", "--seats", "easy,easy", "--games", "0"]),
    (main, ["simulate", "risk", "--games", "x"]),
    (main, ["replay"]),
    (main, ["rules", "chess"]),
    (main, ["rules", "risk", "--language", "xx"]),
    (main, ["render", "risk", "--size", "1", "--out", "x"]),
    (main, ["render", "risk", "--size", "1x1", "--out", "x"]),
    (main, ["render", "risk", "--plies", "-1", "--out", "x"]),
    (main, ["render", "risk", "--theme", "pink", "--out", "x"]),
    (main, ["render", "risk", "--variant", "x", "--out", "x"]),
]


def choose(home, code):
    folder = home / "config"
    folder.mkdir(exist_ok=True)
    (folder / "settings.json").write_text(json.dumps({"language": code}))


def helped(program, words, capsys):
    """Return a help text in one line."""
    with pytest.raises(SystemExit) as left:
        program(words)
    assert left.value.code == 0
    out, err = capsys.readouterr()
    assert err == ""
    return " ".join(out.split())


@pytest.mark.parametrize(("program", "words"), HELPS)
def test_every_text_of_the_help_is_translated(program, words, capsys, home):
    plain = helped(program, words, capsys)
    choose(home, "x-pseudo")
    pseudo = helped(program, words, capsys)
    assert "usage:" in plain
    assert "usage:" not in pseudo
    sentences = [one.text for one in USAGE.values() if "{" not in one.text and " " in one.text]
    assert [one for one in sentences if one in pseudo] == []
    assert language().code == "en"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("program", "words"), HELPS)
def test_help_is_in_the_language_asked_for(program, words, code, capsys):
    plain = helped(program, [*words, "--language", "en"], capsys)
    told = helped(program, [*words, "--language", code], capsys)
    speech = language()
    speech.set(code)
    try:
        there = {
            one.text: " ".join(speech.text(Msg(key)).split())
            for key, one in USAGE.items()
            if "{" not in one.text
        }
    finally:
        speech.set("en")
    shown = {english: own for english, own in there.items() if f" {english} " in f" {plain} "}
    assert [own for english, own in shown.items() if own.strip() not in told] == []
    longer = [english for english, own in shown.items() if own != english and len(english) > 20]
    assert [english for english in longer if english in told] == []


def parsers():
    yield gui_parser()
    yield render_parser()
    cli = cli_parser()
    yield cli
    yield from cli._subparsers._group_actions[0].choices.values()


def test_every_argument_has_a_text():
    bare = [
        f"{parser.prog}: {action.dest}"
        for parser in parsers()
        for action in parser._actions
        if not isinstance(action.help, HelpText)
        and action.help not in {argparse.SUPPRESS, *ARGPARSE}
        and not isinstance(action, argparse._SubParsersAction)
    ]
    assert bare == []


def test_the_sentences_of_argparse_are_those_it_has():
    source = inspect.getsource(argparse)
    assert [sentence for sentence in ARGPARSE if repr(sentence) not in source] == []


@pytest.mark.parametrize(("program", "words"), WRONG)
def test_every_complaint_is_one_translated_line(program, words, capsys, home):
    choose(home, "x-pseudo")
    assert program(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("boardgames-desktop")
    assert err.partition(": ")[2].startswith("[!! ")
    said = [one.text for one in USAGE.values() if "{" not in one.text and " " in one.text]
    assert [one for one in said if one in err] == []


def test_without_arguments_those_of_the_program_are_read(monkeypatch):
    monkeypatch.setattr(sys, "argv", ["program", "--list"])
    parser = usage.UsageParser()
    parser.add_argument("--list", action="store_true")
    assert parser.parse_args().list


def test_what_argparse_says_is_put_back():
    before = argparse._
    assert main(["dance"]) == 2
    assert argparse._ is before


def test_the_language_is_asked_for_or_chosen_or_the_systems(home, monkeypatch):
    from boardgames_desktop.services import language as module

    monkeypatch.setattr(module, "system_language", lambda: "cs")
    assert language_of([]) == "cs"
    choose(home, "")
    assert language_of([]) == "cs"
    choose(home, "da")
    assert language_of(["--language", "xx"]) == "da"
    assert language_of(["--language"]) == "da"
    assert language_of(["--language", "el", "--nonsense"]) == "el"
    assert language_of(["--language=nb"]) == "nb"
    (home / "config" / "settings.json").write_text("{")
    assert language_of([]) == "cs"


def alone(module, words, **env):
    return subprocess.run(
        [sys.executable, "-m", module, *words],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def test_words_are_found_without_an_application():
    words = ["replay", "nowhere.4f.json", "--language"]
    greek = alone("boardgames_desktop.cli", [*words, "el"], PYTHONIOENCODING="utf-8")
    assert greek.returncode == 1
    assert "Δεν υπάρχει" in greek.stderr
    english = alone("boardgames_desktop.cli", words[:-1], LC_ALL="C")
    assert "There is no such file." in english.stderr


def test_the_english_words_are_the_default():
    assert str(usage.wrong("needs_new", option="--seed")) == "--seed needs --new"
    done = alone("boardgames_desktop", ["--seed", "1"], LC_ALL="C")
    assert done.stderr == "boardgames-desktop: --seed needs --new\n"


def test_help_can_be_written_where_there_are_no_greek_letters():
    words = ["--help", "--language", "el"]
    done = alone("boardgames_desktop", words, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "--seats LIST" in done.stdout
