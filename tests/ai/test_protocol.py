from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames_desktop.ai.protocol import (
    Accepted,
    Best,
    Cancel,
    Greeting,
    Hello,
    Info,
    Levels,
    Now,
    ProtocolError,
    Quit,
    Ready,
    Request,
    Table,
    Think,
    Trouble,
    best_line,
    command_line,
    error_line,
    greeting_lines,
    info_line,
    parse_answer,
    parse_command,
    setup_line,
    think_line,
)

from .tables import setup_of

REQUEST = Request(1, "hard", 77, None, 500, {"ply": 3}, ("red: attack ukraine ural 3",))


@pytest.mark.parametrize("command", [Hello(), Quit(), Now(17), Cancel(0)])
def test_short_commands_are_read_as_written(command: Hello | Quit | Now | Cancel) -> None:
    assert parse_command(command_line(command)) == command


def test_a_question_is_read_as_written() -> None:
    assert parse_command(think_line(17, REQUEST)) == Think(17, REQUEST)


def test_a_setup_is_read_as_written_but_the_seed_is_not_told() -> None:
    setup = setup_of(seed=123456, golden_track="classic")
    line = setup_line(setup)
    assert "123456" not in line
    assert "\n" not in line
    found = parse_command(line)
    assert isinstance(found, Table)
    assert found.setup.seed == 0
    assert found.setup.seats == setup.seats
    assert found.setup.options == {"golden_track": "classic"}


def test_answers_are_read_as_written() -> None:
    assert [parse_answer(line) for line in greeting_lines(("easy", "hard"))] == [
        Greeting(1, "four-fronts"),
        Levels(("easy", "hard")),
        Ready(),
    ]
    assert parse_answer("ok") == Accepted()
    info = Info(4, 40, ("place ural 3", "attack ural china 3"), 0.25)
    assert parse_answer(info_line(info)) == info
    assert parse_answer(best_line(4, ["skip"])) == Best(4, ("skip",))
    assert parse_answer(best_line(4, ["a b", "c"])) == Best(4, ("a b", "c"))
    assert parse_answer(error_line("bad\nthing", 4)) == Trouble(4, "bad thing")
    assert parse_answer(error_line("bad")) == Trouble(None, "bad")


GARBAGE = [
    "hallo",
    "hello you",
    "quit 3",
    "now",
    "now -1",
    "now 1.5",
    "now ١",
    "cancel x",
    "cancel 99999999999999999",
    "setup",
    "setup []",
    "setup {",
    'setup {"game": 3}',
    'setup {"game": "risk", "variant": "classic", "seats": [], "seed": 0}',
    'setup {"game": "risk", "variant": "classic", "seats": [3], "seed": 0}',
    'setup {"game":"risk","variant":"x","seats":[{"name":"","kind":"","colour":1}],"seed":0}',
    "think",
    "think 1",
    "think 1 {}",
    "think 1 " + "[" * 100_000,
    'think 1 {"state": {}, "seat": true, "level": "easy", "seed": 1}',
    'think 1 {"state": {}, "seat": -1, "level": "easy", "seed": 1}',
    'think 1 {"state": {}, "seat": 0, "level": 3, "seed": 1}',
    'think 1 {"state": {}, "seat": 0, "level": "easy", "seed": -1}',
    'think 1 {"state": {}, "seat": 0, "level": "easy", "seed": 1, "ms": "long"}',
    'think 1 {"state": {}, "seat": 0, "level": "easy", "seed": 1, "log": [1]}',
]


@pytest.mark.parametrize("line", GARBAGE)
def test_garbage_is_a_protocol_error(line: str) -> None:
    with pytest.raises(ProtocolError):
        parse_command(line)


@pytest.mark.parametrize(
    "line", ["", "best", "best x skip", "best 1", "best 1 a;;b", "info 1 {}", "ok then", "levles"]
)
def test_garbage_answers_are_protocol_errors(line: str) -> None:
    with pytest.raises(ProtocolError):
        parse_answer(line)


def test_the_job_of_a_bad_question_is_known() -> None:
    with pytest.raises(ProtocolError) as caught:
        parse_command("think 12 nonsense")
    assert caught.value.job == 12


WORDS = st.sampled_from(["hello", "think", "setup", "now", "cancel", "quit", "best", "info", ""])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["seat", "state", "seats", "game", "log", "ms"]), inner)
    ),
    max_leaves=8,
)


@given(WORDS, st.text(max_size=12), JSON)
def test_any_line_is_read_or_refused(word: str, more: str, data: object) -> None:
    for line in (f"{word} {more}", f"{word} 7 {json.dumps(data)}", more):
        for parse in (parse_command, parse_answer):
            try:
                parse(line)
            except ProtocolError:
                continue


@pytest.mark.parametrize("value", ["1e300", "99999999999", "true", "null", "-99999999999"])
def test_numbers_that_have_no_words_are_refused(value):
    with pytest.raises(ProtocolError):
        parse_answer(f'why 3 [{{"id": "risk_ai.odds", "params": {{"percent": {value}}}}}]')
    with pytest.raises(ProtocolError):
        parse_answer('why 3 [{"id": "risk_ai.push", "n": 99999999999}]')
