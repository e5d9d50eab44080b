"""One program a person: later starts hand over, and nonsense at the door is ignored."""

from __future__ import annotations

import os
import socket
import subprocess
import sys

import pytest
from PySide6.QtNetwork import QLocalSocket

from boardgames_desktop.gui import door_network, door_socket, instance
from boardgames_desktop.gui.command_line import Launch
from boardgames_desktop.gui.instance import InstanceServer, hand_over, instance_name

DOORS = [door_network, *([door_socket] if hasattr(socket, "AF_UNIX") else [])]

NONSENSE = (b"\x00\xff\n", b"[]\n", b"{" * 70_000, b'{"save": 3}\n', b"[" * 30_000 + b"\n", b"")


@pytest.fixture(params=DOORS, ids=lambda door: door.__name__.rpartition(".")[2])
def server(request, paths, monkeypatch, qapp):
    monkeypatch.setattr(instance, "Door", request.param.Door)
    made = InstanceServer(paths)
    yield made
    made.close()


def test_a_second_start_hands_over(qtbot, paths, server):
    launch = Launch(save=paths.data / "x.4f.json", language="da")
    code = (
        "from pathlib import Path\n"
        "from boardgames_desktop.gui.instance import hand_over\n"
        "from boardgames_desktop.gui.command_line import Launch\n"
        "from boardgames_desktop.services.paths import Paths\n"
        f"launch = Launch(save=Path({str(launch.save)!r}), language='da')\n"
        "raise SystemExit(0 if hand_over(Paths.default(), launch) else 1)\n"
    )
    with qtbot.waitSignal(server.launched, timeout=20_000) as heard:
        other = subprocess.Popen([sys.executable, "-c", code])
    assert heard.args == [launch]
    assert other.wait(timeout=20) == 0


@pytest.mark.parametrize("knock", [door.knock for door in DOORS])
def test_nobody_is_behind_the_door(paths, monkeypatch, knock):
    monkeypatch.setattr(instance, "knock", knock)
    assert not hand_over(paths, Launch())


def test_nonsense_at_the_door_is_ignored(qtbot, paths, server):
    heard = []
    server.launched.connect(heard.append)
    for data in NONSENSE:
        line = QLocalSocket()
        line.connectToServer(instance_name(paths))
        line.write(data)
        line.flush()
        qtbot.wait(30)
        line.abort()
    assert heard == []


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="sockets of the file system")
def test_a_door_left_by_a_killed_program_is_used_again(qtbot, paths):
    path = door_socket._path(instance_name(paths))
    left = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    left.bind(str(path))
    left.close()
    assert path.exists()
    assert not hand_over(paths, Launch())
    server = InstanceServer(paths)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.connect(str(path))
        line.sendall(b'{"save": null, "setup": null, "language": "el"}')
        qtbot.wait(20)
        with qtbot.waitSignal(server.launched, timeout=5_000) as heard:
            line.sendall(b"\n")
        assert line.recv(100) == instance.ACCEPTED
    assert heard.args == [Launch(language="el")]
    assert path.stat().st_mode & 0o077 == 0
    server.close()
    assert not path.exists()


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="sockets of the file system")
def test_another_persons_door_is_not_knocked_at(paths, monkeypatch):
    path = door_socket._path(instance_name(paths))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as trap:
        trap.bind(str(path))
        trap.listen(1)
        monkeypatch.setattr(os, "getuid", lambda: path.stat().st_uid + 1)
        assert door_socket.knock(path.name, b"secret", 0.2) == b""
        path.unlink()
