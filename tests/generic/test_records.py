"""A match survives being copied, written, read, replayed, undone and done again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardgames_desktop.core.actions import nth
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.journal import (
    Record,
    RecordError,
    entry_line,
    journal_lines,
    parse_journal,
    record_from_json,
    record_to_json,
    undo_line,
)
from boardgames_desktop.core.notation import NotationError, action_text, parse_action, parse_entry
from boardgames_desktop.core.session import Entry, GameSession
from generic.registry import Case, every_table
from generic.walk import SEEN_EVERY, choose, first_plies, seats_of, walk


def replayed(session: GameSession, plies: int | None = None) -> GameSession:
    other = GameSession(session.rules, session.setup)
    other.replay(session.log[:plies])
    return other


PLAIN = frozenset((str, int, float, bool, type(None)))
"""Types of values that never change and hold nothing else."""


def mutable_parts(value: Any, found: dict[int, Any]) -> dict[int, Any]:
    """Every list, dict, set and object with slots that can be reached from ``value``."""
    if id(value) in found or isinstance(value, str | int | float):
        return found
    if isinstance(value, list | dict | set | bytearray):
        found[id(value)] = value
    if isinstance(value, dict):
        for key, item in value.items():
            mutable_parts(key, found)
            mutable_parts(item, found)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            if type(item) not in PLAIN:
                mutable_parts(item, found)
    elif value is not None:
        found[id(value)] = value
        for cls in type(value).__mro__:
            for name in getattr(cls, "__slots__", ()):
                if hasattr(value, name):
                    mutable_parts(getattr(value, name), found)
        for item in getattr(value, "__dict__", {}).values():
            mutable_parts(item, found)
    return found


@every_table
def test_a_copy_is_equal_and_shares_nothing_that_changes(case: Case) -> None:
    for session in walk(case, 31, first_plies(case)):
        rules, s = session.rules, session.state
        key = rules.key(s)
        other = s.copy()
        assert rules.key(other) == key
        parts = mutable_parts(s, {})
        for twin in (other, rules.observe(s, 0)):
            shared = parts.keys() & mutable_parts(twin, {}).keys()
            assert not shared, [parts[part] for part in shared]
        if not session.over:
            seat, action = choose(rules, other, Draw(session.ply))
            rules.apply(other, seat, action)
            assert rules.key(s) == key


@every_table
def test_the_key_is_made_of_numbers_words_and_tuples(case: Case) -> None:
    def check(value: Any) -> None:
        if type(value) is tuple:
            for item in value:
                check(item)
        else:
            assert value is None or type(value) in (int, str, bool), value

    for session in walk(case, 32, first_plies(case)):
        key = session.rules.key(session.state)
        check(key)
        hash(key)


@every_table
def test_a_position_survives_json_at_every_ply(case: Case) -> None:
    """The full state, and now and then what every seat and a spectator see of it."""
    for session in walk(case, 33, first_plies(case)):
        rules, s = session.rules, session.state
        viewers = () if session.ply % SEEN_EVERY else (*seats_of(session), None)
        for view in (s, *(rules.observe(s, seat) for seat in viewers)):
            text = json.dumps(rules.dump(view))
            loaded = rules.load(json.loads(text))
            assert rules.key(loaded) == rules.key(view)
            assert json.dumps(rules.dump(loaded)) == text
            assert rules.asked(loaded) == rules.asked(view)


@every_table
def test_a_spoilt_position_is_refused_by_name(case: Case) -> None:
    """Every field replaced by nonsense: ``load`` raises ValueError or takes it as it is."""
    *_, session = walk(case, 34, 40)
    rules = session.rules
    good = json.dumps(rules.dump(session.state))
    refused = 0
    for field in json.loads(good):
        for nonsense in (None, "x", -99, 1.5, [], {}, [None], [[[]]], [-99], ["x"], 10**30):
            data = json.loads(good)
            data[field] = nonsense
            try:
                rules.load(data)
            except ValueError:
                refused += 1
        data = json.loads(good)
        del data[field]
        with pytest.raises(ValueError, match=r"\w"):
            rules.load(data)
    assert refused
    with pytest.raises(ValueError, match=r"\w"):
        rules.load({})


@every_table
def test_actions_and_entries_read_back_from_their_text(case: Case) -> None:
    *_, session = walk(case, 35, first_plies(case))
    verbs = session.rules.verbs
    colours = [seat.colour for seat in session.setup.seats]
    for entry in session.log:
        text = action_text(verbs, entry.action)
        assert parse_action(verbs, text) == entry.action
        assert parse_entry(verbs, colours, entry_line(session.rules, session.setup, entry)) == entry


@every_table
def test_every_legal_action_reads_back_from_its_text(case: Case) -> None:
    for session in walk(case, 36, first_plies(case)):
        rules = session.rules
        for seat in rules.asked(session.state):
            for option in rules.options(session.state, seat):
                action = nth(option, 0)
                assert rules.malformed(action) is None
                assert parse_action(rules.verbs, action_text(rules.verbs, action)) == action


@every_table
def test_a_spoilt_line_is_refused_not_misread(case: Case) -> None:
    """Only NotationError leaves the parser, whatever is left out, doubled or exchanged."""
    *_, session = walk(case, 37, 60)
    rules = session.rules
    colours = [seat.colour for seat in session.setup.seats]
    for entry in session.log:
        line = entry_line(rules, session.setup, entry)
        words = line.split(" ")
        spoilt = [line[1:], line.replace(":", ""), line + " x", line + " 1", "nobody" + line]
        spoilt += [" ".join(words[:i] + words[i + 1 :]) for i in range(len(words))]
        spoilt += [" ".join([*words[:i], "-1", *words[i + 1 :]]) for i in range(len(words))]
        for bad in spoilt:
            try:
                found = parse_entry(rules.verbs, colours, bad)
            except NotationError:
                continue
            assert rules.malformed(found.action) is None


@every_table
def test_the_same_log_gives_the_same_position(case: Case) -> None:
    """Asides, sealed answers and forced answers replay like all else."""
    *_, session = walk(case, 38, first_plies(case))
    other = replayed(session)
    assert other.log == session.log
    assert session.rules.key(other.state) == session.rules.key(session.state)
    assert other.barrier == session.barrier
    for ply in range(0, session.ply + 1, 7):
        expected = session.rules.key(replayed(session, ply).state)
        assert session.rules.key(session.at(ply)) == expected


@every_table
def test_a_save_reads_back(case: Case) -> None:
    *_, session = walk(case, 39, first_plies(case))
    rules = session.rules
    record = Record(session.setup, tuple(session.log), "1.0", rules.version)
    text = json.dumps(record_to_json(record, rules))
    assert record_from_json(json.loads(text), case.game.rules) == record


@every_table
def test_a_journal_cut_anywhere_keeps_all_whole_lines(case: Case) -> None:
    *_, session = walk(case, 40, 60)
    rules = session.rules
    lines = journal_lines(rules, session.setup, "1.0", session.log)
    lines.insert(5, undo_line(3))
    text = "".join(f"{line}\n" for line in lines)
    kept = [*session.log[:3], *session.log[4:]]
    recovered = parse_journal(text, case.game.rules)
    assert recovered.trouble is None
    assert list(recovered.record.entries) == kept
    for end in range(0, len(text), 13):
        whole = text[:end].count("\n")
        if not whole:
            with pytest.raises(RecordError):
                parse_journal(text[:end], case.game.rules)
            continue
        part = parse_journal(text[:end], case.game.rules)
        assert part.trouble is None
        if whole > 5:
            assert list(part.record.entries) == kept[: whole - 3]


@every_table
def test_undo_and_redo_at_random(case: Case) -> None:
    """Undo equals the shorter log, never crosses the barrier; redo brings back the very same."""
    assert sum(play_with_second_thoughts(case, seed) for seed in range(41, 45))


def play_with_second_thoughts(case: Case, seed: int) -> int:
    """Play at random, taking back and doing again; returns how often that was possible.

    What a shorter log leads to is known from when it was that long: every position an answer
    was given in is kept, and the last of each match is replayed from the start.
    """
    session = case.session(seed)
    rules = session.rules
    draw = Draw(seed)
    persons = [session.setup.person_of(seat) for seat in seats_of(session)]
    undone = 0
    kept: dict[int, tuple[list[Entry], Any]] = {}
    for turn in range(first_plies(case)):
        draw.at(turn)
        person = persons[draw.below(len(persons))]
        steps = session.can_undo(person)
        if steps and not draw.below(3):
            before, log, barrier = rules.key(session.state), session.log[:], session.barrier
            back = 1 + draw.below(steps)
            for _ in range(back):
                session.undo(person)
            undone += back
            assert session.barrier == barrier <= session.ply
            assert (session.log, rules.key(session.state)) == kept[session.ply]
            for _ in range(back if draw.below(2) else 0):
                session.redo(person)
            if session.ply == len(log):
                assert (session.log, session.barrier) == (log, barrier)
                assert rules.key(session.state) == before
                assert session.can_undo(person) == steps
        elif session.over:
            break
        else:
            kept[session.ply] = session.log[:], rules.key(session.state)
            seat, action = choose(rules, session.state, draw)
            session.submit(seat, action)
            assert not session.can_redo(person)
    assert rules.key(replayed(session).state) == rules.key(session.state)
    return undone
