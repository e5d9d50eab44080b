from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import attrs
import pytest

from boardgames_desktop.ai import choose, tournament
from boardgames_desktop.ai.tournament import (
    Contest,
    Score,
    play_game,
    run_contest,
    total,
    verify,
)
from boardgames_desktop.cli import main
from boardgames_desktop.core.draw import seed_for
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.games import load_game
from boardgames_desktop.services.fairness import fingerprint
from boardgames_desktop.services.saves import Save, write_save

BASE = ["simulate", "risk", "--variant", "classic", "--seats", "easy,normal,normal"]


def test_list_prints_a_line_a_variant(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--list"]) == 0
    assert "risk classic 2-6" in capsys.readouterr().out.splitlines()


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BASE, "--games", "2", "--seed", "4", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert list(result) == [
        "game",
        "variant",
        "seats",
        "games",
        "wins",
        "unfinished",
        "plies",
        "seconds",
        "games_per_s",
    ]
    assert result["seats"] == ["easy", "normal", "normal"]
    assert sum(result["wins"]) == 2
    assert result["unfinished"] == 0
    assert result["plies"] > 100


def test_simulate_speaks_to_people_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*BASE, "--games", "1"]) == 0
    assert "normal" in capsys.readouterr().out


def test_the_result_does_not_depend_on_the_number_of_jobs() -> None:
    contest = Contest.checked("risk", "classic", ("easy", "normal", "easy"), games=4, seed=9)
    assert run_contest(contest, jobs=1) == run_contest(contest, jobs=3)


def test_games_without_number_are_not_thought_of_all_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[int] = []

    def play(task: tuple[Contest, int]) -> Score:
        begun.append(task[1])
        if len(begun) == 3:
            raise KeyboardInterrupt
        return Score((1.0, 0.0), 0, 1)

    monkeypatch.setattr(tournament, "_play", play)
    endless = Contest.checked("risk", "classic", ("easy", "easy"), games=10**24, seed=9)
    with pytest.raises(KeyboardInterrupt):
        run_contest(endless)
    assert begun == [0, 1, 2]


def test_the_seats_rotate_and_wins_keep_their_order() -> None:
    contest = Contest.checked("risk", "classic", ("easy", "normal", "hard"), games=3, seed=9)
    tables = [[seat.kind for seat in contest.setup(number).seats] for number in range(3)]
    assert tables == [
        ["easy", "normal", "hard"],
        ["normal", "hard", "easy"],
        ["hard", "easy", "normal"],
    ]
    assert {contest.setup(number).seed for number in range(3)} == {seed_for(9, 0)}
    assert contest.setup(3).seed == seed_for(9, 1)
    weak = Contest.checked("risk", None, ("easy", "easy", "normal"), games=3, seed=2)
    score = total((play_game(weak, number) for number in range(3)), 3)
    assert score.wins[2] >= 2


def test_options_and_a_budget_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--option", "setup=dealt", "--option", "turn_cap=50", "--budget", "1", "--json"]
    assert main([*BASE, *more]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["simulate"],
        ["simulate", "risk"],
        ["simulate", "chess", "--seats", "easy,easy"],
        ["simulate", "risk", "--seats", "easy"],
        ["simulate", "risk", "--seats", "easy,easy,divine"],
        ["simulate", "risk", "--variant", "moon", "--seats", "easy,easy,easy"],
        [*BASE, "--games", "0"],
        [*BASE, "--games", "many"],
        [*BASE, "--jobs", "-1"],
        [*BASE, "--seed", "-1"],
        [*BASE, "--budget", "0"],
        [*BASE, "--option", "setup"],
        [*BASE, "--option", "setup=sideways"],
        [*BASE, "--option", "weather=fine"],
        [*BASE, "--frobnicate"],
        ["replay"],
    ],
)
def test_bad_arguments_are_one_line_and_exit_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert len(heard.err.splitlines()) == 1


def test_a_missing_or_broken_save_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.4f.json"
    broken.write_text("{", encoding="utf-8")
    lines = tmp_path / "two\nlines.4f.json"
    lines.write_bytes(broken.read_bytes())
    endless, no_text = tmp_path / ("x" * 5000), tmp_path / os.fsdecode(b"\xff")
    for path in (broken, tmp_path / "missing.4f.json", tmp_path, lines, endless, no_text):
        assert main(["replay", str(path), "--verify"]) == 1
        heard = capsys.readouterr()
        assert len(heard.err.splitlines()) == 1
        assert " ".join(path.name.encode(errors="replace").decode().split()) in heard.err


def test_what_the_place_for_words_cannot_write_becomes_a_question_mark(tmp_path: Path) -> None:
    setup = Contest.checked("risk", "classic", ("easy", "easy"), games=1, seed=1).setup(0)
    rules = load_game("risk").rules(setup)
    odd = tmp_path / os.fsdecode("\u0395\u03bb\u03ad\u03bd\u03b7-".encode() + b"\xff.4f.json")
    write_save(odd, Save.of(setup, (), rules))
    for words in (["replay", str(odd), "--verify"], ["rules", "risk", "--language", "el"]):
        done = subprocess.run(
            [sys.executable, "-m", "boardgames_desktop.cli", *words],
            env={**os.environ, "PYTHONIOENCODING": "ascii"},
            capture_output=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b""), words
        assert b"?" in done.stdout


def test_a_recorded_game_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    contest = Contest.checked("risk", "classic", ("easy", "normal", "easy"), games=1, seed=9)
    setup = contest.setup(0)
    rules = load_game("risk").rules(setup)
    session = GameSession(rules, setup)
    session.start()
    while session.ply < 300:
        seat = rules.asked(session.state)[0]
        session.submit(seat, choose(rules, session.observe(seat), seat, "easy", session.ply)[0])
    path = tmp_path / "game.4f.json"
    write_save(path, Save.of(setup, session.log, rules, session.state))
    assert main(["replay", str(path)]) == 0
    assert main(["replay", str(path), "--verify"]) == 0
    heard = capsys.readouterr().out
    assert "all legal" in heard
    assert fingerprint(setup.seed) in heard
    assert verify(setup, session.log) is None
    forged = list(session.log)
    forged[100] = forged[101]
    assert str(verify(setup, forged)).startswith("entry 101: ")


def test_a_game_with_other_dice_than_its_seed_gives_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    setup = Contest.checked("risk", "classic", ("easy", "normal", "easy"), games=1, seed=9).setup(0)
    session = GameSession(load_game("risk").rules(setup), setup)
    first = session.start().entries[0]
    path = tmp_path / "game.4f.json"
    other = attrs.evolve(setup, seed=setup.seed ^ 1)
    write_save(path, Save.of(other, session.log, session.rules, session.state))
    assert main(["replay", str(path), "--verify"]) == 1
    assert main(["replay", str(path), "--verify", "--story"]) == 1
    heard = capsys.readouterr().err
    assert "entry 1: " in heard
    assert " ".join(map(str, first.action)) in heard
    assert "the seed gives" in heard


def test_simulating_loads_no_qt() -> None:
    code = (
        "import sys; from boardgames_desktop.cli import main;"
        f"main({[*BASE, '--json']!r});"
        "sys.exit('PySide6' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_picture_that_cannot_be_written_costs_one_line(tmp_path: Path) -> None:
    words = ["render", "risk", "--plies", "0", "--size", "640x480", "--out"]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "boardgames_desktop.cli",
            *words,
            str(tmp_path / "no" / "where.png"),
        ],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1, done.stderr


def test_rules_are_searched_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "risk", "--language", "da", "--search", "haer", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found
    assert set(found[0]) == {"section", "title", "excerpt"}
    assert all("hær" in (row["title"] + row["excerpt"]).casefold() for row in found)
    assert main(["rules", "warcraft", "--language", "cs"]) == 0
    assert "warcraft.battle" in capsys.readouterr().out
    assert main(["rules", "warcraft", "--search", "qqqq"]) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["chess"], "no game 'chess'"), (["risk", "--language", "xx"], "no book in 'xx'")],
)
def test_rules_of_nothing_are_one_line(arguments, words, capsys) -> None:
    assert main(["rules", *arguments]) == 2
    assert words in capsys.readouterr().err


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    script = "import sys; from boardgames_desktop.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", script, "rules", "risk", "--search", "army"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == ""
    assert program.returncode == 1
