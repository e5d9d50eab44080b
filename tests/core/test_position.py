"""A dump may come from anywhere: its agenda is checked before a handler trusts it."""

from __future__ import annotations

from typing import Any

import pytest

from boardgames_desktop.core.position import PositionError, freeze, load_agenda, thaw
from core.tables import match


def test_lists_become_tuples_and_back() -> None:
    value = ("a", (1, (2, None)), (), True)
    assert freeze(thaw(value)) == value
    assert thaw(value) == ["a", [1, [2, None]], [], True]


@pytest.mark.parametrize("value", [1.5, {}, {"a": 1}, [[1, 2.0]], object(), b"x"])
def test_nothing_else_belongs_in_a_position(value: Any) -> None:
    with pytest.raises(PositionError):
        freeze(value)


def test_an_error_leads_to_the_place() -> None:
    with pytest.raises(PositionError, match=r"hand\[1\]\[2\]: float"):
        freeze([1, [2, 3, 4.0]], "hand")


def test_nesting_has_an_end() -> None:
    value: Any = 1
    for _ in range(500):
        value = [value]
    with pytest.raises(PositionError, match="deep"):
        freeze(value)


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        ("work", "a frame is"),
        ([], "a frame is"),
        (["work"], "a frame is"),
        ([1, [0]], "a frame is"),
        (["work", 0], "list of seats"),
        (["work", ["0"]], "list of seats"),
        (["work", [True]], "list of seats"),
        (["work", [0, 0]], "no such seats"),
        (["work", [2]], "no such seats"),
        (["work", [-2]], "no such seats"),
        (["work", [0, -1]], "no such seats"),
        (["nonsense", [0]], "unknown question"),
        (["roll", [0], 1], "unknown question"),
        (["work", [-1]], "unknown question"),
        (["work", []], "unknown question"),
        (["round", []], "nobody is asked"),
        (["turn", [0]], "1 facts"),
        (["turn", [0], 1, 1], "1 facts"),
        (["turn", [0], 9], "out of range"),
        (["turn", [0], [1]], "out of range"),
        (["window", [0], 0, 1], "out of range"),
        (["window", [0], 0, [9]], "out of range"),
    ],
)
def test_a_frame_no_handler_could_answer_is_refused(frame: Any, reason: str) -> None:
    rules = match().rules
    with pytest.raises(PositionError, match=reason):
        load_agenda(rules, [["round", []], frame], rules.facts)


def test_a_good_agenda_is_tuples_again() -> None:
    rules = match().rules
    data = [["round", []], ["window", [1], 0, [1, 0]]]
    assert load_agenda(rules, data, rules.facts) == [
        ("round", ()),
        ("window", (1,), 0, (1, 0)),
    ]


@pytest.mark.parametrize("data", [None, {}, "x", [["round", []]] * 5000])
def test_an_agenda_is_a_list_of_sane_length(data: Any) -> None:
    with pytest.raises(PositionError, match="agenda"):
        load_agenda(match().rules, data)
