"""The opponents' process: answers, and every way it can go wrong (T10)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import attrs
import pytest

from boardgames_desktop.ai.protocol import Request
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.games import load_game
from boardgames_desktop.services.conversation import Patience, ProcessOpponents, worker_command

from .seats import setup_of

SCRIPT = Path(__file__).parent / "worker_of_duel.py"


def patience_with(how, aid):
    """A program that hangs is given up soon; any other may be slow on a busy machine."""
    if how == "hang":
        return Patience(grace=0, first=0, now=3000, aid=aid)
    if how == "late":
        return Patience(grace=0, first=0, aid=aid)
    if how == "slow":
        return Patience(grace=0, first=17_000, aid=aid)
    if how == "mute":
        return Patience(start=1000, grace=17_000, aid=aid)
    return Patience(grace=17_000, now=17_000, aid=aid)


@pytest.fixture
def talk(qapp, tmp_path):
    made = []

    def make(how, command=None, aid=20):
        setup = setup_of("easy", "hard")
        rules = load_game("duel").rules(setup)
        session = GameSession(rules, setup)
        session.start()
        request = Request(0, "easy", 5, 1, 3000, rules.dump(session.observe(0)))
        if command is None:
            command = (sys.executable, str(SCRIPT), how, str(tmp_path))
        opponents = ProcessOpponents(
            setup, rules, command=command, patience=patience_with(how, aid)
        )
        made.append(opponents)
        opponents.troubles = []
        opponents.failed.connect(lambda job, msg: opponents.troubles.append(msg.id))
        return opponents, request, session

    yield make
    for opponents in made:
        opponents.close()


def ask(qtbot, opponents, job, request):
    with qtbot.waitSignal(opponents.answered, timeout=20_000) as heard:
        opponents.think(job, request)
    number, plan = heard.args
    assert number == job
    return plan


def test_the_real_program_answers_legally(qtbot, talk, tmp_path):
    opponents, request, session = talk("fine")
    for job in range(1, 6):
        plan = ask(qtbot, opponents, job, request)
        assert session.why_not(0, plan[0]) is None
    assert opponents.troubles == []
    assert len(list(tmp_path.glob("started-*"))) == 1


@pytest.mark.parametrize(
    "how", ["crash", "hang", "garbage", "endless", "illegal", "unknown", "error"]
)
def test_a_failing_program_is_started_again(qtbot, talk, tmp_path, how):
    opponents, request, session = talk(how)
    plan = ask(qtbot, opponents, 1, request)
    assert session.why_not(0, plan[0]) is None
    assert opponents.troubles == ["services.opponents.restarted"]
    assert len(list(tmp_path.glob("started-*"))) == 2
    ask(qtbot, opponents, 2, request)
    assert opponents.troubles == ["services.opponents.restarted"]


@pytest.mark.parametrize("how", ["crash!", "garbage!", "illegal!"])
def test_first_aid_plays_on_when_it_fails_again(qtbot, talk, tmp_path, how):
    opponents, request, session = talk(how)
    for job in range(1, 4):
        plan = ask(qtbot, opponents, job, request)
        assert session.why_not(0, plan[0]) is None
    assert opponents.troubles == [
        "services.opponents.restarted",
        "services.opponents.first_aid",
    ]
    assert len(list(tmp_path.glob("started-*"))) == 2


def test_the_program_is_tried_again_after_a_while(qtbot, talk, tmp_path):
    opponents, request, _ = talk("crash!!", aid=3)
    for job in range(1, 6):
        ask(qtbot, opponents, job, request)
    assert opponents.troubles == [
        "services.opponents.restarted",
        "services.opponents.first_aid",
        "services.opponents.back",
    ]
    assert len(list(tmp_path.glob("started-*"))) == 3


def test_trials_that_fail_are_not_told_and_grow_rare(qtbot, talk, tmp_path):
    opponents, request, session = talk("crash!", aid=2)
    started = []
    for job in range(1, 10):
        plan = ask(qtbot, opponents, job, request)
        assert session.why_not(0, plan[0]) is None
        started.append(len(list(tmp_path.glob("started-*"))))
    assert opponents.troubles == [
        "services.opponents.restarted",
        "services.opponents.first_aid",
    ]
    assert started == [2, 2, 3, 3, 3, 3, 4, 4, 4]


def test_a_program_that_does_not_exist(qtbot, talk):
    opponents, request, session = talk("", command=("/nonexistent/program",))
    plan = ask(qtbot, opponents, 1, request)
    assert session.why_not(0, plan[0]) is None
    assert opponents.troubles[-1] == "services.opponents.first_aid"


def test_play_now_is_watched_too(qtbot, talk):
    opponents, request, _ = talk("hang")
    with qtbot.waitSignal(opponents.answered, timeout=20_000):
        opponents.think(1, request)
        opponents.play_now(1)
    assert opponents.troubles == ["services.opponents.restarted"]


def test_a_program_that_starts_late_does_not_hang(qtbot, talk):
    """Cold disks and busy machines: the time for an answer begins with the greeting."""
    opponents, request, _ = talk("late")
    ask(qtbot, opponents, 1, attrs.evolve(request, ms=2000))
    assert opponents.troubles == []


def test_a_first_answer_may_take_longer(qtbot, talk):
    """The program runs at low priority and has to load its judgement first."""
    opponents, request, _ = talk("slow")
    ask(qtbot, opponents, 1, attrs.evolve(request, ms=300))
    assert opponents.troubles == []


def test_a_program_that_never_greets_hangs(qtbot, talk):
    opponents, request, _ = talk("mute")
    opponents.play_now(1)
    ask(qtbot, opponents, 1, request)
    assert opponents.troubles[0] == "services.opponents.restarted"


def test_a_cancelled_question_is_not_answered(qtbot, talk):
    opponents, request, _ = talk("fine")
    heard = []
    opponents.answered.connect(lambda job, plan: heard.append(job))
    opponents.think(1, request)
    opponents.cancel(1)
    ask(qtbot, opponents, 2, request)
    assert heard == [2]


def test_a_refused_answer_counts_as_failure(qtbot, talk):
    opponents, request, session = talk("fine")
    ask(qtbot, opponents, 1, request)
    with qtbot.waitSignal(opponents.answered, timeout=20_000) as heard:
        opponents.refuse(1, request)
    assert session.why_not(0, heard.args[1][0]) is None
    assert opponents.troubles == ["services.opponents.restarted"]


def test_closing_ends_the_program_at_once(qtbot, talk):
    opponents, request, _ = talk("hang")
    opponents.think(1, request)
    opponents.close()
    opponents.close()


def test_nothing_is_heard_after_closing(qtbot, talk):
    opponents, request, _ = talk("fine")
    ask(qtbot, opponents, 1, request)
    heard = []
    opponents.answered.connect(lambda job, plan: heard.append(job))
    opponents.think(2, request)
    opponents.close()
    qtbot.wait(50)
    assert heard == []


@pytest.mark.parametrize("how", ["fine", "crash", "crash!", "illegal"])
def test_opponents_come_and_go_without_a_word_from_qt(qtbot, talk, qtlog, how):
    opponents, request, _ = talk(how)
    ask(qtbot, opponents, 1, request)
    opponents.close()
    assert [record.message for record in qtlog.records if "isconnect" in record.message] == []


def test_the_command_is_ours():
    assert worker_command()[-1] == "boardgames_desktop.ai.worker"


FORGOTTEN = """
import gc
from PySide6.QtCore import QCoreApplication
from boardgames_desktop.ai.protocol import Request
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.services import conversation

application = QCoreApplication([])
seats = tuple(SeatSetup("", "easy", colour) for colour in ("red", "blue", "yellow"))
setup = Setup(game="risk", variant="classic", seats=seats, seed=1)
rules = load_game("risk").rules(setup)
session = GameSession(rules, setup)
session.start()
unused = conversation.ProcessOpponents(setup, rules)
asked = conversation.ProcessOpponents(setup, rules)
asked.think(1, Request(0, "easy", 5, 1, 3000, rules.dump(session.observe(0))))
thread = asked._thread
del unused, asked
gc.collect()
print(thread.wait(20_000))
"""


def test_opponents_that_are_forgotten_do_not_end_the_program():
    """An error between making them and closing them, and Qt ended the interpreter."""
    done = subprocess.run(
        [sys.executable, "-c", FORGOTTEN], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (0, "True\n"), done.stderr
