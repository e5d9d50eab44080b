"""Files are called what people call them, however long that is and however often."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from boardgames_desktop.services import own_books, saves, scenarios
from boardgames_desktop.services.files import NAME_BYTES, backup_of, file_stem, write_atomic

LETTERS = ["x", "Ω", "😀", "a.", " .b"]


@pytest.mark.timeout(20)
@pytest.mark.parametrize("letters", LETTERS)
@pytest.mark.parametrize(
    "free",
    [
        saves.free_path,
        scenarios.free_path,
        lambda folder, name: own_books._free(folder, Path(f"{name}.md")),
    ],
    ids=["saves", "scenarios", "own_books"],
)
def test_any_name_is_free_again_and_can_be_written(tmp_path, free, letters):
    names = set()
    for _ in range(4):
        path = free(tmp_path, letters * 300)
        assert not path.exists()
        for text in (b"old", b"new"):
            write_atomic(path, text, backup=True)
        assert path.read_bytes() == b"new"
        assert backup_of(path).read_bytes() == b"old"
        names.add(path.name)
    assert len(names) == 4


def test_a_name_that_leads_nowhere_is_not_free(tmp_path):
    (tmp_path / f"Sunday{saves.SUFFIX}").symlink_to(tmp_path / "nowhere")
    assert saves.free_path(tmp_path, "Sunday").name == f"Sunday (2){saves.SUFFIX}"


def test_the_longest_name_there_can_be_is_written_without_a_back_up(tmp_path):
    path = tmp_path / ("x" * NAME_BYTES)
    for text in (b"old", b"new"):
        write_atomic(path, text, backup=True)
    assert [name.read_bytes() for name in tmp_path.iterdir()] == [b"new"]


@pytest.mark.parametrize(
    ("name", "stem"),
    [("", "_"), ("..", "_"), (" a/b:c ", "a_b_c"), ("\n", "_"), (os.fsdecode(b"a\xff"), "a_")],
)
def test_a_stem_is_a_plain_word(name, stem):
    assert file_stem(name) == stem
