"""One line an action, both ways; a spoilt line says which word is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames_desktop.core.actions import Amount, Named
from boardgames_desktop.core.notation import (
    NotationError,
    action_text,
    entry_text,
    parse_action,
    parse_entry,
)
from boardgames_desktop.core.session import Entry

LAND = Named("land", ("ural", "ukraine", "siam"))
VERBS = {
    "attack": (LAND, LAND, Amount("dice", 1, 3)),
    "roll": (Amount("die", 1, 6, many=True),),
    "order": (LAND, Named("tile", ("fury", "wall"))),
    "pass": (),
}
COLOURS = ("red", "blue")


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("red: attack ukraine ural 3", Entry(0, ("attack", 1, 0, 3))),
        ("*: roll 6 4 1", Entry(-1, ("roll", 6, 4, 1))),
        ("*: roll", Entry(-1, ("roll",))),
        ("blue: pass !", Entry(1, ("pass",), forced=True)),
    ],
)
def test_a_line_names_who_what_and_whether_it_was_forced(text: str, entry: Entry) -> None:
    assert parse_entry(VERBS, COLOURS, text) == entry
    assert entry_text(VERBS, COLOURS, entry) == text


def test_a_masked_line_reads_back_only_when_that_is_asked_for() -> None:
    masked = ("order", 1, "?")
    assert action_text(VERBS, masked) == "order ukraine ?"
    assert parse_action(VERBS, "order ukraine ?", masked=True) == masked
    with pytest.raises(NotationError, match="unknown tile"):
        parse_action(VERBS, "order ukraine ?")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "colon"),
        ("pass", "colon"),
        ("green: pass", "'green'"),
        ("red:", "empty"),
        ("red: flee", "'flee'"),
        ("red: attack ural", "3 words, not 1"),
        ("red: attack ural siam 1 1", "3 words, not 4"),
        ("red: attack ural mars 1", "'mars'"),
        ("red: attack ural siam 4", "outside 1..3"),
        ("red: attack ural siam -1", "outside 1..3"),
        ("red: attack ural siam x", "'x'"),
        ("red: pass ! !", "0 words"),
    ],
)
def test_a_spoilt_line_says_what_is_wrong(text: str, wrong: str) -> None:
    with pytest.raises(NotationError, match=wrong.replace(".", r"\.")):
        parse_entry(VERBS, COLOURS, text)


@given(st.text(max_size=40))
def test_only_notation_errors_leave_the_parser(text: str) -> None:
    try:
        entry = parse_entry(VERBS, COLOURS, text)
    except NotationError:
        return
    again = entry_text(VERBS, COLOURS, entry)
    assert parse_entry(VERBS, COLOURS, again) == entry
