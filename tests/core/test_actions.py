"""Actions and options: counting, sampling and matching without building the list."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames_desktop.core.actions import (
    Amount,
    Named,
    Some,
    Span,
    Word,
    count,
    expand,
    matches,
    nth,
)

spans = st.tuples(st.integers(-5, 9), st.integers(0, 9)).map(lambda t: Span(t[0], t[0] + t[1]))
somes = st.tuples(
    st.lists(st.integers(0, 20), min_size=1, max_size=7, unique=True).map(tuple),
    st.integers(0, 7),
    st.integers(0, 7),
).map(lambda t: Some(t[0], min(t[1], t[2], len(t[0])), min(max(t[1], t[2]), len(t[0]))))
options = st.tuples(st.just("do"), st.integers(0, 3), st.one_of(spans, somes, st.integers(0, 9)))


@given(options)
def test_count_and_nth_agree_with_the_written_out_list(option: tuple) -> None:
    actions = list(expand(option))
    assert count(option) == len(actions) == len(set(actions))
    assert [nth(option, index) for index in range(len(actions))] == actions
    assert all(matches(option, action) for action in actions)
    for index in (-1, len(actions)):
        with pytest.raises(IndexError):
            nth(option, index)


@given(options, st.lists(st.integers(-2, 21), max_size=5))
def test_an_option_matches_what_it_stands_for_and_nothing_else(option: tuple, rest: list) -> None:
    action = (*option[:-1], *rest)
    assert matches(option, action) == (action in set(expand(option)))


def test_some_counts_without_building() -> None:
    option = ("discard", Some(tuple(range(60)), 0, 60))
    assert count(option) == 2**60
    assert nth(option, 0) == ("discard",)
    assert nth(option, 2**60 - 1) == ("discard", *range(60))
    assert len(nth(option, 2**59)) > 20


def test_a_subset_is_written_in_one_order_only() -> None:
    option = ("reroll", Some((4, 2, 0), 1, 2))
    assert list(expand(option)) == [
        ("reroll", 4),
        ("reroll", 2),
        ("reroll", 0),
        ("reroll", 4, 2),
        ("reroll", 4, 0),
        ("reroll", 2, 0),
    ]
    assert not matches(option, ("reroll", 2, 4))
    assert not matches(option, ("reroll", 4, 4))
    assert not matches(option, ("reroll",))
    assert not matches(option, ("reroll", 4, 2, 0))


def test_no_action_is_another_verbs() -> None:
    assert not matches(("pass",), ("passed",))
    assert not matches(("place", 3, Span(1, 4)), ("place", 2, 1))
    assert not matches(("place", 3, Span(1, 4)), ("place", 3, True))
    assert list(expand(())) == []


@pytest.mark.parametrize("value", [-1, 3, True, 1.0, "b", None, (1,)])
def test_an_index_is_never_negative_nor_anything_but_a_number(value: object) -> None:
    assert not Named("land", ["a", "b", "c"]).allows(value)


@pytest.mark.parametrize(
    "word", ["", "-", "--1", "+1", "01", "1.0", "1e3", "٣", "9" * 20, "x", "-0"]
)
def test_a_number_is_written_in_one_way_only(word: str) -> None:
    with pytest.raises(ValueError, match="n:"):
        Amount("n", -9, 9999).parse(word)


def test_amounts_and_words_keep_to_their_range() -> None:
    amount = Amount("n", 1, 3)
    assert amount.parse("3") == 3
    assert Amount("n", -5).parse("-5") == -5
    with pytest.raises(ValueError, match="outside"):
        amount.parse("4")
    assert [amount.allows(value) for value in (0, 1, 3, 4, True, 2.0)] == [
        *(False, True, True, False, False, False)
    ]
    word = Word("stance", ("attack", "hold"))
    assert word.parse(word.text("hold")) == "hold"
    assert not word.allows("flee")
    assert not word.allows(0)
    with pytest.raises(ValueError, match="unknown stance"):
        word.parse("flee")
    with pytest.raises(ValueError, match="repeat"):
        Named("land", ["a", "a"])
