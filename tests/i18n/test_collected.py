"""What lupdate finds is all there is: it skips a call it cannot read without a word."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest
from update_catalogues import update

from .test_sources import is_literal, is_tr, is_translate, texts, trees, where
from .ts_files import read

Collected = tuple[str, str, str, bool]
"""Context, source text, comment, and whether it has plural forms."""


@pytest.fixture(scope="module")
def collected(tmp_path_factory) -> set[Collected]:
    folder = tmp_path_factory.mktemp("collected")
    update(folder)
    return {
        (entry.context, entry.source, entry.comment, entry.numbered)
        for part in ("app", "rules")
        for entry in read(folder / f"{part}_el.ts")
    }


def test_every_text_of_the_tables_is_collected(collected):
    missing = [
        msg_id
        for msg_id, source in texts().items()
        if (source.context, source.text, source.comment, source.numbered) not in collected
    ]
    assert missing == []


def spoken(node: ast.AST, context: str = "") -> Iterator[tuple[ast.Call, Collected]]:
    """Yield the calls of ``tr`` and ``translate`` below ``node`` and what they ask for."""
    for child in ast.iter_child_nodes(node):
        inner = child.name if isinstance(child, ast.ClassDef) else context
        if isinstance(child, ast.Call) and all(map(is_literal, child.args[:2])):
            words = [arg.value for arg in child.args[:3] if isinstance(arg, ast.Constant)]
            words = [word or "" for word in words]
            if is_translate(child.func):
                words += [""]
                yield child, (words[0], words[1], words[2], len(child.args) > 3)
            elif is_tr(child.func):
                words += [""]
                yield child, (context, words[0], words[1], len(child.args) > 2)
        yield from spoken(child, inner)


def test_every_text_of_the_windows_is_collected(collected):
    missing = [
        f"{where(path, call)}: {asked}"
        for path, tree in trees().items()
        for call, asked in spoken(tree)
        if asked not in collected
    ]
    assert missing == []


def test_what_has_a_number_has_its_place_and_what_has_its_place_a_number():
    wrong = [
        f"{where(path, call)}: {asked}"
        for path, tree in trees().items()
        for call, asked in spoken(tree)
        if ("%n" in asked[1] or "%Ln" in asked[1]) != asked[3]
    ]
    assert wrong == []
