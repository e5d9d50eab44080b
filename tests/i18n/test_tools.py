"""Compiling catalogues, and what the program does with them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile

import pytest

from boardgames_desktop.core.text import Msg
from boardgames_desktop.services import catalogues
from boardgames_desktop.services.catalogues import (
    CatalogueError,
    compile_catalogues,
    qt_tool,
    stale,
)
from boardgames_desktop.services.language import LANGUAGES, Language

from .test_sources import HOLE, texts
from .ts_files import CATALOGUES, ROOT, files

GOOD = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context><name>Any</name><message><source>Text</source>
<translation>Slova</translation></message></context>
</TS>
"""


@pytest.fixture
def sources(tmp_path):
    folder = tmp_path / "i18n"
    folder.mkdir()
    (folder / "app_cs.ts").write_text(GOOD, "utf-8")
    return folder


def test_only_what_is_stale_is_compiled(sources, tmp_path):
    out = tmp_path / "out"
    assert [path.name for path in compile_catalogues(sources, out)] == ["app_cs.qm"]
    assert compile_catalogues(sources, out) == []
    future = (out / "app_cs.qm").stat().st_mtime + 10
    os.utime(sources / "app_cs.ts", (future, future))
    assert stale(sources, out) == [sources / "app_cs.ts"]
    assert len(compile_catalogues(sources, out)) == 1
    assert [path.name for path in out.iterdir()] == ["app_cs.qm"]


def test_what_was_compiled_is_spoken(sources, tmp_path, qapp):
    compile_catalogues(sources, tmp_path / "out")
    speech = Language(tmp_path / "out")
    speech.set("cs")
    assert qapp.translate("Any", "Text") == "Slova"
    speech.set("en")
    assert qapp.translate("Any", "Text") == "Text"


def test_a_broken_translation_is_named_and_leaves_nothing(sources, tmp_path):
    (sources / "app_cs.ts").write_text("<TS>", "utf-8")
    with pytest.raises(CatalogueError, match=r"app_cs\.ts"):
        compile_catalogues(sources, tmp_path / "out")
    assert list((tmp_path / "out").iterdir()) == []


def test_strictness(sources, tmp_path):
    text = GOOD.replace("<translation>", '<translation type="unfinished">')
    (sources / "app_cs.ts").write_text(text, "utf-8")
    compile_catalogues(sources, tmp_path / "out")
    with pytest.raises(CatalogueError):
        compile_catalogues(sources, tmp_path / "strict", strict=True)


def test_without_qts_tool_it_says_so(sources, tmp_path, monkeypatch):
    monkeypatch.setattr(catalogues.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(catalogues.shutil, "which", lambda name: None)
    with pytest.raises(CatalogueError, match="lrelease"):
        compile_catalogues(sources, tmp_path / "out")
    assert qt_tool("lrelease", (ROOT / ".venv",)) is None or (ROOT / ".venv").is_dir()


def test_the_commands(tmp_path):
    build = ROOT / "packaging" / "build_catalogues.py"
    done = subprocess.run(
        [sys.executable, str(build), "--target", str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert len(done.stdout.split()) == len(files())
    update = ROOT / "packaging" / "update_catalogues.py"
    done = subprocess.run(
        [sys.executable, str(update), "--list", "--into", str(CATALOGUES)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "qt_el.ts: 0 to be translated" in done.stdout


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_said(qapp, code):
    """T59: with every number, no hole is left open and no English either-or is shown."""
    speech = Language()
    speech.set(code)
    wrong = []
    for msg_id, source in texts().items():
        params = dict.fromkeys(HOLE.findall(source.text), "x")
        for n in (0, 1, 2, 5, 1234) if source.numbered else (None,):
            words = speech.text(Msg(msg_id, params, n))
            if not words or "{" in words or "%n" in words or "|" in words:
                wrong.append((msg_id, n, words))
            if code == "en" and re.search(r"\w\((s|es|ies)\)", words):
                wrong.append((msg_id, n, words))
    speech.set("en")
    assert wrong == []


@pytest.mark.slow
def test_the_wheel_carries_catalogues_and_resources(tmp_path):
    subprocess.run(
        [
            sys.executable,
            "-m",
            "build",
            "--no-isolation",
            "--wheel",
            "-o",
            str(tmp_path),
            str(ROOT),
        ],
        capture_output=True,
        check=True,
    )
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        names = set(wheel.namelist())
    assert {f"boardgames_desktop/_data/i18n/{path.stem}.qm" for path in files()} <= names
    resources = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "resources").rglob("*")
        if path.is_file() and not any(part.startswith(".") for part in path.parts)
    ]
    assert {f"boardgames_desktop/_data/{name}" for name in resources} <= names
