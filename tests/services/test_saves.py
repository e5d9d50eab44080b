"""Saved games: what is written is read; what is damaged is explained (T27-T32)."""

from __future__ import annotations

import errno
import json
import os
import random
from pathlib import Path

import attrs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import load_game
from boardgames_desktop.services import files, saves
from boardgames_desktop.services.files import backup_of, write_atomic
from boardgames_desktop.services.saves import (
    DELETED,
    SUFFIX,
    Save,
    SaveError,
    forget_deleted,
    list_saves,
    parse_save,
    read_save,
    save_bytes,
    save_path,
    write_save,
)
from boardgames_desktop.services.wording import reason

from .seats import setup_of


def session_of(*kinds, seed=1, steps=10_000):
    setup = setup_of(*(kinds or (HUMAN, "easy")), seed=seed)
    rules = load_game(setup.game).rules(setup)
    session = GameSession(rules, setup)
    session.start()
    rng = random.Random(seed)
    while not session.over and steps:
        steps -= 1
        seat = rules.asked(session.state)[0]
        session.submit(seat, rules.decision(session.state, seat).sample(rng.randrange))
    return session


def save_of(session, **notes):
    return Save.of(session.setup, session.log, session.rules, session.state, notes)


@pytest.fixture
def content(duel_game):
    return save_bytes(save_of(session_of(), title="Sunday"))


def broken(content, **changes):
    data = json.loads(content)
    for key, value in changes.items():
        data[key] = value
    return json.dumps(data).encode()


def trouble(data):
    with pytest.raises(SaveError) as caught:
        parse_save(data)
    return caught.value


def test_every_ply_of_games_loads_to_the_same_position(tmp_path):
    for seed in range(5):
        session = session_of(HUMAN, "easy", "hard", seed=seed)
        for ply in range(session.ply + 1):
            part = GameSession(session.rules, session.setup)
            part.replay(session.log[:ply])
            save = save_of(part)
            path = tmp_path / "game.4f.json"
            write_save(path, save)
            back = read_save(path)
            assert back == save
            again = GameSession(session.rules, back.setup)
            again.replay(back.entries)
            assert session.rules.key(again.state) == session.rules.key(part.state)


def test_parse_and_print_are_inverse(content):
    assert save_bytes(parse_save(content)) == content


def test_the_version_before_is_kept_and_offered(tmp_path):
    path = tmp_path / "game.4f.json"
    early, late = session_of(steps=2), session_of(steps=5)
    write_save(path, save_of(early))
    write_save(path, save_of(late))
    assert read_save(backup_of(path)).entries == tuple(early.log)
    path.write_bytes(path.read_bytes()[:50])
    with pytest.raises(SaveError) as caught:
        read_save(path)
    assert caught.value.backup == backup_of(path)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["game.4f.json", "game.4f.json.bak"]


@pytest.mark.parametrize("path", ["", ".", "/", ".."])
def test_a_folder_without_a_name_is_no_save(path):
    with pytest.raises(SaveError) as caught:
        read_save(Path(path))
    assert caught.value.msg.id == "services.save.unreadable"
    assert caught.value.backup is None


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO])
def test_a_full_or_read_only_disk_keeps_the_old_file(tmp_path, monkeypatch, code):
    path = tmp_path / "game.4f.json"
    save = save_of(session_of(steps=2))
    write_save(path, save)
    before = path.read_bytes()

    def fail(*args):
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(files.os, "fsync", fail)
    with pytest.raises(SaveError) as caught:
        write_save(path, save_of(session_of(steps=6)))
    assert caught.value.msg.id == "services.save.unwritable"
    assert caught.value.msg.params["reason"] == reason(OSError(code, ""))
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.4f.json"]


def test_a_writing_that_is_killed_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "f"
    write_atomic(path, b"old")

    def die(*args):
        raise KeyboardInterrupt

    monkeypatch.setattr(files.Path, "replace", die)
    with pytest.raises(KeyboardInterrupt):
        write_atomic(path, b"new", backup=False)
    assert path.read_bytes() == b"old"


# -- what can be wrong --------------------------------------------------------------------


def test_what_is_wrong_is_named(content, tmp_path):
    assert trouble(b"").msg.id == "services.save.empty"
    assert trouble(b" \n").msg.id == "services.save.empty"
    assert trouble(b"\xff\xfe\x00").msg.id == "services.save.not_json"
    assert trouble(b"[1, 2]").msg.id == "services.save.foreign"
    assert trouble(broken(content, format="other")).msg.id == "services.save.foreign"
    newer = trouble(broken(content, version=99, app="7.0")).msg
    assert (newer.id, newer.params) == ("services.save.newer", {"app": "7.0"})
    assert trouble(broken(content, version="1")).msg.params == {"field": "version"}
    assert trouble(broken(content, rules=99)).msg.params["why"].id == "core.record.newer"
    assert trouble(broken(content, notes=[])).msg.params == {"field": "notes"}
    assert trouble(broken(content, check=3)).msg.params == {"field": "check"}
    assert trouble(broken(content, extra=1)).msg.params["why"].id == "core.record.unknown"
    setup = json.loads(content)["setup"]
    game = trouble(broken(content, setup={**setup, "game": "chess"})).msg
    assert (game.id, game.params) == ("services.save.unknown_game", {"game": "chess"})
    seats = [{**seat, "kind": "genius"} for seat in setup["seats"]]
    bad = trouble(broken(content, setup={**setup, "seats": seats})).msg
    assert bad.params == {"field": "setup.seats[0].kind"}
    with pytest.raises(SaveError) as caught:
        read_save(tmp_path / "nowhere")
    assert caught.value.msg.id == "services.save.missing"
    with pytest.raises(SaveError) as caught:
        read_save(tmp_path)
    assert caught.value.msg.id == "services.save.unreadable"


def test_a_bad_line_names_it_and_offers_the_good_part(content):
    log = json.loads(content)["log"]
    bad = trouble(broken(content, log=[*log[:4], "red: dance", *log[5:]]))
    assert bad.msg.id == "services.save.bad_line"
    assert (bad.good_until, bad.msg.params["line"], bad.msg.n) == (4, 5, 4)
    assert len(bad.good.entries) == 4
    assert parse_save(save_bytes(bad.good)) == bad.good


def test_what_is_offered_of_a_damaged_save_can_be_saved_and_opened(content):
    """Whatever is wrong beside the log must not come back with the good part."""
    data = json.loads(content)
    log = [*data["log"][:4], "red: dance"]
    strangers = [{**seat, "kind": "genius"} for seat in data["setup"]["seats"]]
    for change in (
        {"setup": {**data["setup"], "seats": strangers}},
        {"rules": 99},
        {"check": "0" * 16},
        {},
    ):
        good = trouble(broken(content, log=log, **change)).good
        assert good is None or parse_save(save_bytes(good)) == good


def test_an_illegal_action_names_it_and_offers_the_good_part(content):
    log = json.loads(content)["log"]
    assert log[1].startswith("red:")
    bad = trouble(broken(content, log=[log[0], "red: strike 3", *log[2:]]))
    assert bad.msg.id == "services.save.bad_action"
    assert bad.msg.params["why"].id == "core.no_such_action"
    assert bad.good_until == 1
    assert len(bad.good.entries) == 1
    hacked = trouble(broken(content, log=[log[0], "blue: keep", *log[2:]]))
    assert hacked.msg.params["why"].id == "core.not_asked"


def test_another_last_position_is_noticed(content):
    data = json.loads(content)
    shorter = trouble(broken(content, log=data["log"][:-1]))
    assert shorter.msg.id == "services.save.other_end"
    assert shorter.good is not None


def test_older_rules_play_the_recorded_outcomes(content):
    """T37: a change of rules is said, and the log is played as it was recorded."""
    old = parse_save(broken(content, rules=1, check="other"))
    assert old.notice.params == {"old": 1, "new": 2}
    assert parse_save(content).notice is None


def test_migrations_run_in_order(content, monkeypatch):
    def one(data):
        return {**data, "notes": {"was": "1"}}

    def two(data):
        return {**data, "notes": {**data["notes"], "and": "2"}}

    monkeypatch.setattr(saves, "MIGRATIONS", (one, two))
    monkeypatch.setattr(saves, "VERSION", 3)
    assert parse_save(content).notes == {"was": "1", "and": "2"}


# -- damage -----------------------------------------------------------------------------------


def survive(data):
    """Read ``data``: it is either good or a ``SaveError`` that can be shown."""
    try:
        assert save_bytes(parse_save(data))
    except SaveError as error:
        caught = error
    else:
        return
    assert caught.msg.id.startswith("services.save.")
    if caught.good is not None:
        assert parse_save(save_bytes(caught.good)).entries == caught.good.entries


def test_cut_at_every_fiftieth(content):
    for part in range(50):
        survive(content[: len(content) * part // 50])


QUICK = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@QUICK
@given(data=st.data())
def test_flipped_bytes(content, data):
    flipped = bytearray(content)
    for _ in range(data.draw(st.integers(1, 3))):
        flipped[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    survive(bytes(flipped))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.just("\ud800")
    | st.sampled_from(["red: keep", "*: roll 1", "duel", "human", "undo 1", "?"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["name", "kind", "colour", "x"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@QUICK
@given(key=st.sampled_from(["version", "app", "rules", "setup", "log", "check", "notes"]), v=JSON)
def test_any_value_anywhere(content, key, v):
    survive(broken(content, **{key: v}))


@QUICK
@given(index=st.integers(0, 20), line=st.text(max_size=20) | JSON)
def test_any_line_anywhere(content, index, line):
    log = json.loads(content)["log"]
    log[min(index, len(log) - 1)] = line
    survive(broken(content, log=log))


@QUICK
@given(data=st.binary(max_size=200))
def test_any_bytes(content, data):
    survive(data)


@pytest.mark.parametrize(
    "bad",
    [
        b'{"format": "four-fronts-save", "format": "four-fronts-save"}',
        b'{"format": "four-fronts-save", "version": ' + b"9" * 5000 + b"}",
        b'{"format": "four-fronts-save", "version": 1e999}',
        b'{"format": "four-fronts-save", "version": NaN}',
        b'{"format": "four-fronts-save", "version": -Infinity}',
        b'{"format": "four-fronts-save", "app": "\\ud800"}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"[" * 40 + b"]" * 40,
    ],
)
def test_hostile_json(bad, duel_game):
    assert trouble(bad).msg.id == "services.save.not_json"


def test_huge_files_are_not_read(tmp_path, monkeypatch):
    monkeypatch.setattr(saves, "MAX_BYTES", 100)
    (tmp_path / "big.4f.json").write_bytes(b" " * 101)
    with pytest.raises(SaveError) as caught:
        read_save(tmp_path / "big.4f.json")
    assert caught.value.msg.id == "services.save.too_large"


# -- the load dialog's list (T30) -----------------------------------------------------------------


def test_the_list_survives_everything(tmp_path, content, monkeypatch):
    def put(name, data):
        (tmp_path / f"{name}.4f.json").write_bytes(data)

    put("good", content)
    put("empty", b"")
    put("binary", bytes(range(256)))
    put("future", broken(content, version=9))
    put("seats", broken(content, setup={**json.loads(content)["setup"], "seats": []}))
    strangers = [{**seat, "kind": "genius"} for seat in json.loads(content)["setup"]["seats"]]
    put("strangers", broken(content, setup={**json.loads(content)["setup"], "seats": strangers}))
    put("huge", b"[" + b"1," * 100_000 + b"1]")
    (tmp_path / "folder.4f.json").mkdir()
    (tmp_path / "dangling.4f.json").symlink_to(tmp_path / "nowhere")
    (tmp_path / "notes.txt").write_text("not a game")
    rows = {row.name: row for row in list_saves(tmp_path)}
    assert set(rows) == {
        "good", "empty", "binary", "future", "seats", "strangers", "huge", "folder", "dangling",
    }  # fmt: skip
    good = rows.pop("good")
    assert good.trouble is None
    assert good.setup.game == "duel"
    assert good.plies == len(json.loads(content)["log"])
    for row in rows.values():
        assert row.trouble is not None, row.name
    assert list_saves(tmp_path / "nowhere") == []


def test_names_people_type_become_files(tmp_path):
    assert save_path(tmp_path, "Sunday: Anna / Bert?").name == "Sunday_ Anna _ Bert_.4f.json"
    assert save_path(tmp_path, "..").name == "_.4f.json"
    assert save_path(tmp_path, "Κυριακή.4f.json").name == "Κυριακή.4f.json"


def test_a_match_saves_itself(seat, tmp_path):
    match, _ = seat(HUMAN, HUMAN, curtain=False)
    match.start()
    match.submit(("keep",))
    match.save(tmp_path / "m.4f.json")
    back = read_save(tmp_path / "m.4f.json")
    assert back.entries == tuple(match.session.log)
    assert attrs.asdict(back.setup) == attrs.asdict(match.setup)
    with pytest.raises(SaveError):
        match.save(tmp_path / "m.4f.json" / "below a file.4f.json")


def test_what_is_wrong_is_said_without_a_word_of_the_log(duel_game):
    """Python's own reasons are English; a player is told the place, in any language."""
    torn = trouble(b'{\n "format": oops}').msg
    assert (torn.id, torn.params) == ("services.save.bad_field", {"field": "2:12"})
    for bad in (b"\xff", b"[" * 40 + b"]" * 40, b'{"a": 1, "a": 2}', b'{"a": NaN}'):
        assert trouble(bad).msg == Msg("services.save.not_json")


def test_what_a_killed_program_had_put_aside_is_removed(tmp_path):
    names = [f"one{SUFFIX}", f"two{SUFFIX}{DELETED}", "mine.deleted", f"three{SUFFIX}.bak"]
    for name in names:
        (tmp_path / name).write_bytes(b"")
    (tmp_path / f"folder{SUFFIX}{DELETED}").mkdir()
    forget_deleted(tmp_path)
    forget_deleted(tmp_path / "nowhere")
    names[1] = f"folder{SUFFIX}{DELETED}"
    assert {path.name for path in tmp_path.iterdir()} == set(names)
