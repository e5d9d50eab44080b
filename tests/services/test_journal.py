"""The journal: nothing that was shown is lost, whatever happens (T31, T32, T38)."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.services import journal as journal_module
from boardgames_desktop.services.journal import Journal, read_journal, recover, rules_for
from boardgames_desktop.services.language import language
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.seating import continue_match, last_match, seat_match
from boardgames_desktop.services.settings import SettingsStore

from .seats import Watcher, setup_of

PLAYER = Path(__file__).parent / "player_to_kill.py"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


@pytest.fixture
def kept(seat, folder):
    """A match with a journal: red kept and struck, blue defended, red peeked."""
    setup = setup_of(HUMAN, HUMAN)
    journal = Journal.create(folder, rules_for(setup), setup, sync=False)
    match, _ = seat(setup=setup, journal=journal, curtain=False)
    match.start()
    for action in (("keep",), ("strike", 2), ("defend", 1), ("peek",)):
        assert match.submit(action) is None
    return match


def test_every_entry_is_on_disk_before_it_is_shown(seat, folder):
    setup = setup_of(HUMAN, HUMAN)
    journal = Journal.create(folder, rules_for(setup), setup)
    match, _ = seat(setup=setup, journal=journal, curtain=False)
    checked = []

    def check(beat):
        found = read_journal(journal.path)
        assert found.entries == tuple(match.session.log)
        checked.append(beat.ply)

    match.stepped.connect(check)
    match.start()
    match.submit(("keep",))
    match.submit(("strike", 2))
    assert checked == [1, 2, 3]


def test_undo_is_written_down(seat, folder):
    setup = setup_of(HUMAN, HUMAN)
    journal = Journal.create(folder, rules_for(setup), setup)
    match, _ = seat(setup=setup, journal=journal, curtain=False)
    match.start()
    match.submit(("swap", 7))
    match.undo()
    assert len(match.session.log) == 1
    assert recover(folder).entries == tuple(match.session.log)
    match.redo()
    assert len(match.session.log) == 2
    assert recover(folder).entries == tuple(match.session.log)


def test_a_half_written_last_line_is_dropped(kept, folder):
    path = next(folder.glob("*.jsonl"))
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for cut in range(len(lines[0]), len(whole) + 1):
        path.write_bytes(whole[:cut])
        found = read_journal(path)
        ends = sum(1 for line in whole[:cut].split(b"\n")[1:-1] if line)
        assert found.entries == tuple(kept.session.log[:ends])
        assert found.trouble is None


def test_a_damaged_line_ends_the_good_part(kept, folder):
    path = next(folder.glob("*.jsonl"))
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], "red: strike 9", *lines[4:], ""]))
    found = read_journal(path)
    assert len(found.entries) == 2
    assert found.trouble.id == "duel.too_tired"
    path.write_text("\n".join([*lines[:3], "nonsense \xff", *lines[4:], ""]))
    assert len(read_journal(path).entries) == 2
    path.write_text("nonsense\n")
    assert read_journal(path) is None
    path.write_bytes(b"")
    assert read_journal(path) is None


def test_a_match_with_a_player_nobody_knows_is_left_alone(kept, folder):
    """Its save could not be opened again."""
    path = next(folder.glob("*.jsonl"))
    head, *rest = path.read_text().splitlines()
    data = json.loads(head)
    data["setup"]["seats"][0]["kind"] = "genius"
    path.write_text("\n".join([json.dumps(data), *rest, ""]))
    assert read_journal(path) is None


def test_a_finished_match_is_not_continued(kept, folder):
    assert recover(folder) is not None
    kept.resign()
    assert kept.is_over
    assert recover(folder) is None


def test_old_journals_are_cleared_away(folder, monkeypatch):
    monkeypatch.setattr(journal_module, "KEPT", 3)
    setup = setup_of(HUMAN, HUMAN)
    for age in range(6):
        journal = Journal.create(folder, rules_for(setup), setup, sync=False)
        journal.close()
        os.utime(journal.path, (age, age))
    assert len(list(folder.iterdir())) == 3
    journal.discard()
    assert len(list(folder.iterdir())) == 2


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_a_full_disk_is_told_once_and_the_game_goes_on(kept, folder, monkeypatch, code):
    seen = Watcher(kept)
    write = os.write

    def fail(file, data):
        write(file, data[:3])
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(journal_module.os, "write", fail)
    before = tuple(kept.session.log)
    assert kept.submit(("peek",)) is None
    assert kept.submit(("peek",)) is None
    assert kept.decision().kind == "strike"
    assert [call[1].id for call in seen.of("trouble")] == ["services.journal.failed"]
    assert recover(folder).entries == before, "what could not be written leaves no trace"
    monkeypatch.setattr(journal_module.os, "write", write)
    assert kept.submit(("peek",)) is None


def test_what_was_missed_is_written_when_the_disk_has_room_again(kept, folder, monkeypatch):
    write = os.write

    def fail(file, data):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(journal_module.os, "write", fail)
    kept.submit(("peek",))
    monkeypatch.setattr(journal_module.os, "write", write)
    kept.submit(("rest",))
    assert recover(folder).entries == tuple(kept.session.log)


def test_a_match_without_a_folder_for_journals_says_so(tmp_path, qapp):
    (tmp_path / "state").write_text("a file")
    match = seat_match(setup_of(HUMAN, HUMAN), SettingsStore(), Paths.under(tmp_path))
    seen = Watcher(match)
    match.start()
    assert seen.of("trouble")[0][1].id == "services.journal.failed"
    assert seen.of("stepped")
    match.close()


def test_continuing(tmp_path, qapp):
    paths = Paths.under(tmp_path)
    store = SettingsStore()
    store.update(curtain=False)
    assert last_match(paths) is None
    match = seat_match(setup_of(HUMAN, HUMAN), store, paths)
    Watcher(match)
    match.start()
    match.submit(("keep",))
    log = list(match.session.log)
    match.close()
    again = continue_match(last_match(paths), store, paths)
    Watcher(again)
    again.start()
    assert again.session.log == log
    assert again.decision().kind == "strike"
    again.submit(("peek",))
    again.close()
    assert last_match(paths).entries == (*log, Entry(0, ("peek",)))
    assert len(list(paths.journals.glob("*.jsonl"))) == 1


@pytest.mark.parametrize(
    ("line", "told"),
    [("red: strike 9", "bad_action"), ("nonsense", "bad_line"), ("undo 99", "bad_line")],
)
def test_continuing_what_is_damaged_says_so_and_throws_nothing_away(tmp_path, qapp, line, told):
    paths = Paths.under(tmp_path)
    store = SettingsStore()
    match = seat_match(setup_of(HUMAN, "easy"), store, paths)
    match.start()
    match.submit(("keep",))
    match.close()
    (path,) = paths.journals.glob("*.jsonl")
    lines = path.read_text().splitlines()
    damaged = "\n".join([*lines[:2], line, *lines[2:], ""])
    path.write_text(damaged)
    found = last_match(paths)
    again = continue_match(found, store, paths)
    seen = Watcher(again)
    again.start()
    (warning,) = seen.of("trouble")[0][1:]
    assert warning.id == f"services.save.{told}"
    assert (warning.n, warning.params["line"]) == (1, 2)
    assert language().text(warning)
    again.close()
    assert [one.read_text() for one in paths.journals.glob("*.damaged")] == [damaged]
    assert last_match(paths).trouble is None


def test_a_power_cut_finds_the_old_journal_or_the_new_one(tmp_path, qapp, monkeypatch):
    done = []

    def noted(name, act):
        def do(*args, **options):
            done.append(name)
            return act(*args, **options)

        return do

    paths = Paths.under(tmp_path)
    match = seat_match(setup_of(HUMAN, "easy"), SettingsStore(), paths)
    match.start()
    match.submit(("keep",))
    match.close()
    found = last_match(paths)
    monkeypatch.setattr(os, "fsync", noted("on disk", os.fsync))
    monkeypatch.setattr(Path, "replace", noted("new", Path.replace))
    monkeypatch.setattr(Path, "unlink", noted("old goes", Path.unlink))
    again = continue_match(found, SettingsStore(), paths)
    assert done[:2] == ["on disk", "new"]
    assert "old goes" in done[2:]
    again.close()


def test_a_new_journal_is_on_disk_before_anything_is_played(folder):
    setup = setup_of(HUMAN, HUMAN)
    journal = Journal.create(folder, rules_for(setup), setup)
    try:
        end = time.monotonic() + 10
        while journal._written.is_set():
            assert time.monotonic() < end
    finally:
        journal.close()


def test_a_journal_that_cannot_be_removed_is_no_obstacle(tmp_path, qapp, monkeypatch):
    def locked(*args, **options):
        raise PermissionError(13, "in use")

    paths = Paths.under(tmp_path)
    seat_match(setup_of(HUMAN, "easy"), SettingsStore(), paths).close()
    found = last_match(paths)
    monkeypatch.setattr(Path, "unlink", locked)
    again = continue_match(found, SettingsStore(), paths)
    assert again.has_journal
    again.close()


@pytest.mark.parametrize("ply", [1, 2, 3, 5, 8, 13, 21])
def test_killed_at_any_entry_nothing_is_lost(folder, ply):
    played = subprocess.run(
        [sys.executable, str(PLAYER), str(folder), str(ply)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert played.returncode == -9, played.stderr
    shown = eval(played.stdout.splitlines()[-1], {"Entry": Entry})
    assert recover(folder).entries == tuple(shown)


HOLDER = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
import duel
from boardgames_desktop import games
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
games.GAME_IDS = (*games.GAME_IDS, "duel")
sys.modules["boardgames_desktop.games.duel"] = duel
from boardgames_desktop.services.journal import Journal, rules_for
seats = tuple(SeatSetup("", HUMAN, colour) for colour in ("red", "blue", "green"))
setup = Setup("duel", "plain", seats, 1)
journal = Journal.create(Path(sys.argv[1]), rules_for(setup), setup)
print("open", flush=True)
sys.stdin.read()
"""


def test_a_journal_another_program_writes_is_left_alone_until_that_program_ends(folder):
    command = [sys.executable, "-c", HOLDER, str(folder), str(PLAYER.parent)]
    holder = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert holder.stdout.readline() == "open\n"
        assert recover(folder) is None
    finally:
        holder.kill()
        holder.communicate()
    assert recover(folder) is not None


def test_a_thread_that_looks_for_matches_hides_none_from_another(kept, folder, monkeypatch):
    """Whoever tries the lock of a journal holds it for a moment."""
    kept.close()
    real, held, looked = QLockFile.tryLock, threading.Event(), threading.Event()

    class SlowLock(QLockFile):
        def tryLock(self, patience=0):
            done = real(self, patience)
            if threading.current_thread() is thread:
                held.set()
                looked.wait(0.3)
            return done

    found = []
    thread = threading.Thread(target=lambda: found.append(recover(folder)))
    monkeypatch.setattr(journal_module, "QLockFile", SlowLock)
    thread.start()
    assert held.wait(10)
    found.append(recover(folder))
    looked.set()
    thread.join()
    assert len(found) == 2
    assert None not in found
