"""Data files: nothing is converted, nothing is let through, the first fault has its path."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import attrs
import pytest

from boardgames_desktop.core.data_file import MAX_ITEMS, DataError, read_json, structure


@attrs.frozen
class Part:
    name: str
    size: int = 1


@attrs.frozen
class Whole:
    parts: tuple[Part, ...]
    pair: tuple[int, int]
    kind: Literal["big", "small"] = "big"
    by_name: Mapping[str, int] = attrs.field(factory=dict)
    spare: Part | None = None
    done: bool = False


GOOD: dict[str, Any] = {
    "parts": [{"name": "a"}, {"name": "b", "size": 2}],
    "pair": [1, 2],
    "kind": "small",
    "by_name": {"x": 3},
    "spare": {"name": "c"},
    "done": True,
}


def test_a_good_file_is_read() -> None:
    parts = (Part("a"), Part("b", 2))
    assert structure(GOOD, Whole) == Whole(parts, (1, 2), "small", {"x": 3}, Part("c"), True)
    assert structure({"parts": [], "pair": [1, 2], "spare": None}, Whole) == Whole((), (1, 2))


@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        ({"parts": {}}, "parts", "not_list"),
        ({"parts": [3]}, "parts[0]", "not_object"),
        ({"parts": [{"name": "a"}, {}]}, "parts[1].name", "missing"),
        ({"parts": [{"name": 3}]}, "parts[0].name", "not_text"),
        ({"parts": [{"name": "a", "size": "1"}]}, "parts[0].size", "not_number"),
        ({"parts": [{"name": "a", "size": True}]}, "parts[0].size", "not_number"),
        ({"parts": [{"name": "a", "size": 1.0}]}, "parts[0].size", "not_number"),
        ({"parts": [{"name": "a", "size": 10**9}]}, "parts[0].size", "out_of_range"),
        ({"parts": [{"name": "a", "weight": 1}]}, "parts[0]", "unknown"),
        ({"parts": [{"name": "x" * 10_000}]}, "parts[0].name", "too_long"),
        ({"parts": [{"name": "\x00"}]}, "parts[0].name", "unprintable"),
        ({"parts": [{"name": "a"}] * (MAX_ITEMS + 1)}, "parts", "too_many"),
        ({"pair": [1]}, "pair", "wrong_length"),
        ({"pair": [1, 2, 3]}, "pair", "wrong_length"),
        ({"pair": [1, None]}, "pair[1]", "not_number"),
        ({"kind": "huge"}, "kind", "not_one_of"),
        ({"kind": ["big"]}, "kind", "not_one_of"),
        ({"by_name": []}, "by_name", "not_object"),
        ({"by_name": {"x": "3"}}, "by_name.x", "not_number"),
        ({"spare": 3}, "spare", "not_object"),
        ({"done": 1}, "done", "not_flag"),
        ({"colour": "red"}, "", "unknown"),
    ],
)
def test_the_first_fault_is_named(change: dict[str, Any], path: str, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        structure({**GOOD, **change}, Whole)
    assert caught.value.path == path
    assert caught.value.reason.id == "core.record." + reason
    assert str(caught.value)


def test_a_class_that_cannot_stand_in_a_file_is_the_programmers_fault() -> None:
    @attrs.frozen
    class Odd:
        value: complex

    with pytest.raises(TypeError):
        structure({"value": 1}, Odd)


def test_a_file_is_read_as_json(tmp_path: Path) -> None:
    path = tmp_path / "data.json"
    path.write_text('{"name": "Ø"}', "utf-8")
    assert structure(read_json(path), Part) == Part("Ø")
    path.write_bytes(b'{"name": "\xd8"}')
    with pytest.raises(DataError, match="no_json"):
        read_json(path)
    with pytest.raises(OSError, match="nowhere"):
        read_json(tmp_path / "nowhere.json")


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", "-Infinity", "1" * 5_000])
def test_numbers_that_are_none_are_no_json(tmp_path: Path, text: str) -> None:
    path = tmp_path / "data.json"
    path.write_text(text, "utf-8")
    with pytest.raises(DataError, match="no_json"):
        read_json(path)
