"""Reading a record is reading what anybody may have written: only RecordError leaves."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames_desktop.core.journal import (
    Record,
    RecordError,
    header_line,
    journal_lines,
    parse_journal,
    record_from_json,
    record_to_json,
    setup_from_json,
    setup_to_json,
    undo_line,
)
from boardgames_desktop.core.setup import OWN, Document, SeatSetup, Setup
from boardgames_desktop.core.structuring import MAX_SEED
from boardgames_desktop.core.text import TEXT
from core.tables import match
from toy import GAME


def a_record() -> Record:
    session = match()
    session.submit(0, ("bid", 1))
    session.submit(1, ("bid", 0))
    return Record(session.setup, tuple(session.log), "1.2.3", session.rules.version)


def as_json() -> dict[str, Any]:
    record = a_record()
    return json.loads(json.dumps(record_to_json(record, GAME.rules(record.setup))))


def spoil(path: str, value: Any) -> Callable[[dict], None]:
    def change(data: Any) -> None:
        *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
        for part in way:
            data = data[part]
        if value is KeyError:
            del data[last]
        else:
            data[last] = value

    return change


def test_a_setup_carries_the_scenario_a_player_made_and_none_otherwise() -> None:
    setup = a_record().setup
    assert "document" not in setup_to_json(setup)
    own = attrs.evolve(setup, variant=OWN, document=Document("{}" * 1000))
    assert setup_from_json(json.loads(json.dumps(setup_to_json(own)))) == own
    too_long = {**setup_to_json(own), "document": "x" * 200_000}
    with pytest.raises(RecordError) as caught:
        setup_from_json(too_long)
    assert (caught.value.path, caught.value.reason.id) == (
        "setup.document",
        "core.record.too_long",
    )


def test_a_record_reads_back_and_its_log_is_text() -> None:
    data = as_json()
    assert data["log"][1] == "red: bid 1"
    assert record_from_json(data, GAME.rules) == a_record()


def test_a_setup_reads_back() -> None:
    setup = Setup(
        "toy", "toy", (SeatSetup("Åse Ženíšková Ω", "human", "red", 4),), MAX_SEED, {"rounds": "4"}
    )
    assert setup_from_json(json.loads(json.dumps(setup_to_json(setup)))) == setup


@pytest.mark.parametrize(
    ("path", "value", "where", "reason"),
    [
        ("app", KeyError, "app", "missing"),
        ("app", 3, "app", "not_text"),
        ("app", "x" * 1000, "app", "too_long"),
        ("zip", 1, "", "unknown"),
        ("rules", "1", "rules", "not_number"),
        ("rules", True, "rules", "not_number"),
        ("rules", 1.0, "rules", "not_number"),
        ("rules", 99, "rules", "newer"),
        ("setup", None, "setup", "not_object"),
        ("setup.seed", -1, "setup.seed", "out_of_range"),
        ("setup.seed", 2**64, "setup.seed", "out_of_range"),
        ("setup.extra", 1, "setup", "unknown"),
        ("setup.game", "chess", "setup", "setup_refused"),
        ("setup.options", {"rounds": 2}, "setup.options.rounds", "not_text"),
        ("setup.options", {"rounds": "3"}, "setup", "setup_refused"),
        ("setup.options", [], "setup.options", "not_object"),
        ("setup.options", {str(n): "" for n in range(999)}, "setup.options", "too_many"),
        ("setup.seats", {}, "setup.seats", "not_list"),
        ("setup.seats", [], "setup.seats", "no_seats"),
        ("setup.seats", [{}] * 999, "setup.seats", "too_many"),
        ("setup.seats.1", 7, "setup.seats[1]", "not_object"),
        ("setup.seats.1.name", None, "setup.seats[1].name", "not_text"),
        ("setup.seats.1.name", "a\nb", "setup.seats[1].name", "unprintable"),
        ("setup.seats.1.name", "\ud800", "setup.seats[1].name", "unprintable"),
        ("setup.seats.1.kind", KeyError, "setup.seats[1].kind", "missing"),
        ("setup.seats.1.person", "me", "setup.seats[1].person", "not_number"),
        ("setup.seats.1.colour", "red", "setup.seats[1].colour", "colour_twice"),
        ("setup.seats.1.colour", "*", "setup.seats[1].colour", "unknown"),
        ("log", "red: pass", "log", "not_list"),
        ("log.2", 5, "log[2]", "not_text"),
        ("log.2", "x" * 99_999, "log[2]", "too_long"),
        ("log.2", "blue: bid x", "log[2]", "bad_line"),
    ],
)
def test_what_is_wrong_is_named_and_where(path: str, value: Any, where: str, reason: str) -> None:
    data = as_json()
    spoil(path, value)(data)
    with pytest.raises(RecordError) as caught:
        record_from_json(data, rules_of_toy)
    assert (caught.value.path, caught.value.reason.id) == (where, f"core.record.{reason}")
    assert caught.value.reason.id in TEXT
    assert caught.value.good_until == (2 if reason == "bad_line" else None)


def rules_of_toy(setup: Setup) -> Any:
    if setup.game != "toy":
        raise KeyError(setup.game)
    return GAME.rules(setup)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@given(json_values, st.sampled_from(["app", "rules", "setup", "log"]), st.booleans())
def test_only_record_errors_leave_whatever_is_read(value: Any, field: str, deep: bool) -> None:
    data: Any = as_json()
    if deep:
        data["setup"][next(iter(data["setup"]))] = value
    else:
        data[field] = value
    for hostile in (value, data):
        try:
            record_from_json(hostile, rules_of_toy)
        except RecordError as error:
            assert error.reason.id in TEXT  # noqa: PT017 - it need not be raised


def test_a_journal_takes_back_and_leaves_out_a_half_written_line() -> None:
    record = a_record()
    lines = journal_lines(GAME.rules(record.setup), record.setup, "1", record.entries)
    text = "\n".join([*lines, undo_line(2), "blue: bid 0", "blue: bi"])
    found = parse_journal(text, GAME.rules)
    assert found.trouble is None
    assert found.record.entries == record.entries


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("undo 3", "undo_nothing"),
        ("undo 99", "undo_nothing"),
        ("undo -1", "bad_line"),
        ("undo", "bad_line"),
        ("undo 1 2", "bad_line"),
        ("undo ٣", "bad_line"),
        ("undo " + "9" * 5000, "bad_line"),
        ("", "bad_line"),
        ("blue: bid", "bad_line"),
    ],
)
def test_a_journal_is_good_up_to_its_first_bad_line(line: str, reason: str) -> None:
    record = a_record()
    lines = journal_lines(GAME.rules(record.setup), record.setup, "1", record.entries)
    found = parse_journal("\n".join([*lines, line, "red: dig", ""]), GAME.rules)
    assert found.record.entries == record.entries
    assert found.trouble.reason.id == f"core.record.{reason}"
    assert (found.trouble.path, found.trouble.good_until) == ("line 5", 3)


@pytest.mark.parametrize("text", ["", "x", "{}\n", "[]\n", "not json\n", "[" * 99_999 + "\n"])
def test_a_journal_without_a_good_first_line_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        parse_journal(text, GAME.rules)


def test_a_name_cannot_break_the_first_line_in_two() -> None:
    setup = Setup("toy", "toy", (SeatSetup("a\nb\u2028c", "human", "red"),), 1)
    assert "\n" not in header_line(setup, "1", 1)


def test_writing_needs_nothing_that_only_reading_does() -> None:
    code = (
        "import sys\n"
        "from boardgames_desktop.core.journal import header_line\n"
        "from boardgames_desktop.core.setup import OWN, Document, SeatSetup, Setup\n"
        "print(header_line(Setup('toy', 'toy', (SeatSetup('A', 'human', 'red'),), 7), '1', 1))\n"
        "raise SystemExit('cattrs' in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
