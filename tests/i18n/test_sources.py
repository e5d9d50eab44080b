"""The sources: every text can be found by lupdate, every id has a text (check 4)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from boardgames_desktop.ai import TEXTS as REASONS
from boardgames_desktop.core.text import TEXT as CORE_TEXT
from boardgames_desktop.games import GAME_IDS, load_game
from boardgames_desktop.services.text import TEXT as SERVICES_TEXT

from .ts_files import PACKAGE

APPLICATIONS = {"QCoreApplication", "QApplication", "QGuiApplication"}
LANGUAGE = PACKAGE / "services" / "language.py"
"""The one place where texts are looked up by variables."""

HOLE = re.compile(r"\{(\w+)(?::\w+)?\}")


@cache
def trees() -> dict[Path, ast.Module]:
    return {
        path: ast.parse(path.read_text("utf-8"), str(path))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def walk() -> Iterator[tuple[Path, ast.AST]]:
    for path, tree in trees().items():
        for node in ast.walk(tree):
            yield path, node


def where(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}"


def is_translate(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "translate"
        and isinstance(node.value, ast.Name)
        and node.value.id in APPLICATIONS
    )


def is_tr(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "tr"


def is_literal(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def literals_wanted(call: ast.Call) -> int:
    """Return how many leading arguments of a call must be literal texts."""
    func = call.func
    if is_tr(func):
        return 1
    if is_translate(func):
        return 2
    if isinstance(func, ast.Name) and func.id in {"msg", "plural"}:
        return 3 if func.id == "plural" else 2
    return 0


def bad_calls(tree: ast.AST) -> list[ast.AST]:
    """Return the calls lupdate cannot read, and the aliases it cannot see through."""
    bad: list[ast.AST] = []
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            wanted = literals_wanted(node)
            given = node.args[:wanted]
            comment = node.args[wanted : wanted + 1] if wanted in (1, 2) else []
            if len(given) < wanted or not all(map(is_literal, [*given, *comment])):
                bad.append(node)
        elif (is_translate(node) or is_tr(node)) and id(node) not in called:
            bad.append(node)
        elif isinstance(node, ast.ImportFrom):
            bad.extend(
                node
                for name in node.names
                if name.name in {"msg", "plural"} and name.asname is not None
            )
    return bad


def test_texts_are_literals():
    bad = [
        where(path, node)
        for path, tree in trees().items()
        if path != LANGUAGE
        for node in bad_calls(tree)
        if path.parts[-2:] != ("core", "text.py")
    ]
    assert bad == []


@pytest.mark.parametrize(
    "source",
    [
        'self.tr(f"{x}")',
        "self.tr(text)",
        'self.tr("a" + b)',
        'self.tr("a", comment)',
        "tr = QCoreApplication.translate",
        'QCoreApplication.translate("Ctx", text)',
        'QCoreApplication.translate(ctx, "text")',
        "map(self.tr, texts)",
        'msg("risk", text)',
        'plural("risk", f"%n {x}", "", 0)',
        "from core.text import msg as m",
    ],
)
def test_the_check_finds(source):
    assert bad_calls(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        'self.tr("a" "b")',
        'self.tr("a", "comment")',
        'self.tr("%n", "", n)',
        'QCoreApplication.translate("Ctx", "text")',
        'msg("risk", "text", "comment")',
        "text.translate(TABLE)",
    ],
)
def test_the_check_lets_pass(source):
    assert not bad_calls(ast.parse(source))


# -- ids ---------------------------------------------------------------------------------------


@cache
def texts():
    found = {**CORE_TEXT, **SERVICES_TEXT}
    for game_id in GAME_IDS:
        found.update(load_game(game_id).text)
    for module in REASONS.values():
        found.update(import_module(module).TEXT)
    return found


def looks_like_an_id(value: str) -> bool:
    prefixes = "|".join(("core", "services", *GAME_IDS, *REASONS))
    return bool(re.fullmatch(rf"({prefixes})(\.\w+)+", value))


def pattern_of(node: ast.JoinedStr) -> str:
    """Return a regular expression for an f-string."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.]+"
        for part in node.values
    )


def text_keys() -> set[int]:
    """Return the nodes that are keys of text tables, which are no uses."""
    return {
        id(key)
        for _, node in walk()
        if isinstance(node, ast.Dict)
        for key, value in zip(node.keys, node.values, strict=True)
        if isinstance(value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id in {"msg", "plural"}
    }


def uses() -> tuple[set[str], set[str]]:
    """Return the ids named in code and the patterns ids are built by."""
    keys = text_keys()
    words: set[str] = set()
    patterns: set[str] = set()
    for _, node in walk():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in keys:
            if looks_like_an_id(node.value):
                words.add(node.value)
            elif looks_like_an_id(node.value.rstrip(".") + ".x") and node.value.endswith("."):
                patterns.add(re.escape(node.value) + r"[\w.]+")
        elif isinstance(node, ast.JoinedStr):
            first = node.values[0] if node.values else None
            if isinstance(first, ast.Constant) and "." in str(first.value):
                patterns.add(pattern_of(node))
    return words, patterns


def test_ids_say_where_they_belong():
    for msg_id, source in texts().items():
        prefix = msg_id.partition(".")[0]
        assert looks_like_an_id(msg_id), msg_id
        assert source.context == prefix.removesuffix("_ai"), msg_id
        assert ("%n" in source.text or "%Ln" in source.text) == source.numbered, msg_id


def test_every_id_in_code_has_a_text():
    missing = []
    for path, node in walk():
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id != "Msg" or not node.args:
            continue
        first = node.args[0]
        if is_literal(first) and first.value not in texts():
            missing.append(f"{where(path, node)}: {first.value}")
        if isinstance(first, ast.JoinedStr):
            wanted = re.compile(pattern_of(first))
            if not any(wanted.fullmatch(msg_id) for msg_id in texts()):
                missing.append(f"{where(path, node)}: {wanted.pattern}")
    assert missing == []


def test_every_text_is_used():
    words, patterns = uses()
    unused = [
        msg_id
        for msg_id in texts()
        if msg_id not in words and not any(re.fullmatch(p, msg_id) for p in patterns)
    ]
    assert unused == []


def test_what_code_passes_fits_the_holes():
    wrong = []
    for path, node in walk():
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id != "Msg" or not node.args or not is_literal(node.args[0]):
            continue
        source = texts().get(node.args[0].value)
        given = node.args[1] if len(node.args) > 1 else None
        named = {keyword.arg: keyword.value for keyword in node.keywords}
        given = named.get("params", given)
        has_number = len(node.args) > 2 or "n" in named
        if source is None:
            continue
        if given is None:
            keys: set[str] | None = set()
        elif isinstance(given, ast.Dict) and all(map(is_literal, given.keys)):
            keys = {key.value for key in given.keys}
        else:
            keys = None
        if keys is not None and keys != set(HOLE.findall(source.text)):
            wrong.append(f"{where(path, node)}: {node.args[0].value} gets {sorted(keys)}")
        if has_number != source.numbered:
            wrong.append(f"{where(path, node)}: {node.args[0].value}: number {has_number}")
    assert wrong == []


def test_every_colour_has_a_name():
    colours = {colour for game_id in GAME_IDS for colour in load_game(game_id).colours}
    assert {f"services.colour.{colour}" for colour in colours} <= set(SERVICES_TEXT)
