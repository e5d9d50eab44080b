"""The command line: what it understands, and one line with exit code 2 for the rest."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.gui import command_line
from boardgames_desktop.gui.command_line import (
    LANGUAGE_CODES,
    Launch,
    launch_from_json,
    launch_to_json,
    parse,
    screen_trouble,
)
from boardgames_desktop.services.language import LANGUAGES
from boardgames_desktop.services.usage import UsageError


def test_nothing_means_the_start_page():
    assert parse([]) == Launch()


def test_a_save_becomes_an_absolute_path(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert parse(["game.4f.json"]).save == tmp_path / "game.4f.json"
    monkeypatch.undo()


def test_new_makes_a_whole_setup():
    words = "--new risk --seats human,normal,hard --seed 7 --language el"
    launch = parse(words.split())
    setup = launch.setup
    assert setup is not None
    assert launch.language == "el"
    assert [seat.kind for seat in setup.seats] == [HUMAN, "normal", "hard"]
    assert len({seat.colour for seat in setup.seats}) == 3
    assert (setup.game, setup.variant, setup.seed) == ("risk", "classic", 7)


def test_new_alone_seats_one_human_and_draws_a_seed():
    first, second = parse(["--new", "risk"]).setup, parse(["--new", "risk"]).setup
    assert first is not None
    assert second is not None
    assert first.seats[0].kind == HUMAN
    assert first.seed != second.seed


def test_options_are_taken():
    setup = parse(["--new", "risk"]).setup
    assert setup is not None
    from boardgames_desktop.games import load_game

    spec = load_game("risk").variant("classic").options[0]
    value = spec.choices[-1].value
    setup = parse(["--new", "risk", "--option", f"{spec.key}={value}"]).setup
    assert setup is not None
    assert setup.options == {spec.key: value}


BAD = [
    ["--nonsense"],
    ["--new", "chess"],
    ["--new", "risk", "--seats", "human,wizard,easy"],
    ["--new", "risk", "--seats", "human"],
    ["--new", "risk", "--seats", ""],
    ["--new", "risk", "--seats", ",".join(["easy"] * 9)],
    ["--new", "risk", "--seed", "-1"],
    ["--new", "risk", "--seed", "1e3"],
    ["--new", "risk", "--seed", str(2**64)],
    ["--new", "risk", "--variant", "none"],
    ["--new", "risk", "--option", "novalue"],
    ["--new", "risk", "--option", "nokey=1"],
    ["--language", "xx"],
    ["--seats", "human,easy,easy"],
    ["--seed", "0"],
    ["a.4f.json", "b.4f.json"],
    ["a.4f.json", "--new", "risk"],
]


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_words_cost_one_line_and_code_2(words, capsys):
    assert command_line.run(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("boardgames-desktop: ")


def test_version(capsys):
    assert command_line.run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("boardgames-desktop ")


def test_the_program_itself_leaves_with_code_2():
    done = subprocess.run(
        [sys.executable, "-m", "boardgames_desktop", "--new", "chess"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


def test_no_qt_is_loaded_to_find_out():
    code = (
        "import sys\n"
        "from boardgames_desktop.gui.command_line import parse\n"
        "from boardgames_desktop.services.usage import UsageError\n"
        "parse(['--new', 'risk', '--seats', 'human,easy,easy'])\n"
        "try:\n    parse(['--new', 'chess'])\nexcept UsageError:\n    pass\n"
        "else:\n    raise AssertionError\n"
        "assert not any(name.startswith('PySide6') for name in sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=60)


def test_no_screen_is_code_3(monkeypatch, capsys):
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert command_line.run([]) == 3
    monkeypatch.undo()
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("platform", "env", "fine"),
    [
        ("linux", {}, False),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("linux", {"QT_QPA_PLATFORM": "xcb"}, False),
        ("linux", {"WAYLAND_DISPLAY": "nobody", "XDG_RUNTIME_DIR": "/nowhere"}, False),
        ("linux", {"WAYLAND_DISPLAY": "x" * 300}, False),
        ("linux", {"WAYLAND_SOCKET": "7"}, True),
        ("linux", {"QT_QPA_PLATFORM": "wayland;xcb"}, False),
        ("linux", {"QT_QPA_PLATFORM": "wayland;offscreen"}, True),
        ("linux", {"DISPLAY": ":8731"}, False),
        ("linux", {"DISPLAY": "odd"}, False),
        ("linux", {"DISPLAY": ":"}, False),
        ("linux", {"DISPLAY": "localhost:9999999999"}, False),
        ("linux", {"DISPLAY": "tcp/localhost:0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_screen(platform, env, fine):
    assert (screen_trouble(platform, env) is None) == fine


def test_a_compositor_that_listens_is_a_screen(tmp_path):
    env = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as compositor:
        compositor.bind(str(tmp_path / "wayland-0"))
        compositor.listen()
        assert screen_trouble("linux", env) is None
        assert screen_trouble("linux", {**env, "QT_QPA_PLATFORM": "xcb"}) is not None


def test_launches_travel_as_json():
    launch = Launch(save=Path("/a/b.4f.json"), language="cs")
    assert launch_from_json(json.loads(json.dumps(launch_to_json(launch)))) == launch
    launch = parse(["--new", "risk", "--seed", "5"])
    assert launch_from_json(json.loads(json.dumps(launch_to_json(launch)))) == launch


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"save": 3, "setup": None, "language": None},
        {"save": None, "setup": {}, "language": None},
        {"save": None, "setup": None, "language": "xx"},
        {
            "save": None,
            "language": None,
            "setup": {"game": "risk", "variant": "?", "seats": [], "seed": 1, "options": {}},
        },
    ],
)
def test_nonsense_from_outside_is_refused(data):
    with pytest.raises(UsageError):
        launch_from_json(data)


def test_language_codes_are_those_of_the_services():
    assert LANGUAGE_CODES == LANGUAGES


def own_scenario(tmp_path):
    from boardgames_desktop.games.warcraft.scenario_file import scenario, write_scenario

    path = tmp_path / "mine.json"
    path.write_text(write_scenario(scenario("captives")))
    return path


def test_a_scenario_of_a_player_is_started(tmp_path):
    path = own_scenario(tmp_path)
    setup = parse(["--new", "warcraft", "--scenario", str(path), "--seats", "easy,easy"]).setup
    assert setup is not None
    assert setup.variant == "own"
    assert setup.document == path.read_text()
    assert [seat.colour for seat in setup.seats] == ["red", "green"]
    launch = Launch(setup=setup)
    assert launch_from_json(json.loads(json.dumps(launch_to_json(launch)))) == launch


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--new warcraft --scenario {good} --variant main2", "exclude"),
        ("--new risk --scenario {good}", "no scenarios"),
        ("--new warcraft --scenario {none}", "no such file"),
        ("--new warcraft --scenario {bad}", "spaces: A list is expected here"),
        ("--scenario {good}", "--scenario needs --new"),
        ("--new warcraft --scenario {good} --option devour=never", "--option"),
    ],
)
def test_a_wrong_scenario_is_one_line(tmp_path, words, reason):
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": 1, "id": "x"}')
    line = words.format(good=own_scenario(tmp_path), none=tmp_path / "none", bad=bad)
    with pytest.raises(UsageError, match=reason):
        parse(line.split())
