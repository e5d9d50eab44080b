"""Passing ahead of time, and a pace that does not tell whether there was anything to decide."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.rules import Spell
from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.opponents import Opponents
from boardgames_desktop.services.reactions import EVEN_MS, StandingPasses

from . import duel


@pytest.fixture(autouse=True)
def reacting(monkeypatch):
    """Looking at one's secret is a reaction that may be let go by until the round is over."""
    rules = duel.DuelRules
    monkeypatch.setattr(rules, "reaction_kinds", frozenset({"look"}))
    monkeypatch.setattr(rules, "lets_pass", lambda self, o, seat: ("keep",))
    monkeypatch.setattr(
        rules,
        "spells",
        lambda self, o: (
            Spell("turn", (o.round, o.turn), Msg("duel.keep")),
            Spell("round", ((o.round + 1) // 2,), Msg("duel.rest")),
        ),
    )


class ByHand(Opponents):
    """Opponents that answer when the test says so."""

    def __init__(self):
        super().__init__()
        self.jobs = []
        self.hurried = []

    def think(self, job, request):
        self.jobs.append(job)

    def play_now(self, job):
        self.hurried.append(job)

    def cancel(self, job):
        pass

    def refuse(self, job, request):
        pass

    def close(self):
        pass


def still():
    """A clock that stands still, so that no slice of work ends."""
    return 0.0


def log(match):
    return [(entry.seat, entry.action[0]) for entry in match.session.log]


# -- passing ahead of time -----------------------------------------------------------------


def test_spells_are_offered_only_where_a_reaction_is_asked(seat):
    match, _ = seat(HUMAN, HUMAN, persons=(1, 1), clock=still)
    match.start()
    assert [spell.key for spell in match.spells()] == ["turn", "round"]
    match.submit(("keep",))
    assert match.decision().kind == "strike"
    assert match.spells() == ()


def test_passing_ahead_answers_until_it_is_over(seat):
    match, _ = seat(HUMAN, HUMAN, persons=(1, 1), clock=still)
    match.start()
    match.pass_until(match.spells()[1])
    assert log(match)[-1] == (0, "keep")
    match.submit(("rest",))
    assert match.decision().kind == "look"
    match.submit(("keep",))
    match.submit(("rest",))
    assert match.session.state.round == 2
    assert match.decision().kind == "strike"
    assert match.passes_until().key == "round"
    match.submit(("rest",))
    match.submit(("keep",))
    match.submit(("rest",))
    assert match.session.state.round == 3
    assert match.decision().kind == "look"
    assert match.passes_until() is None


def test_the_log_does_not_tell_who_passed_ahead(seat):
    ahead, _ = seat(HUMAN, HUMAN, persons=(1, 1), clock=still)
    by_hand, _ = seat(HUMAN, HUMAN, persons=(1, 1), clock=still)
    for match in (ahead, by_hand):
        match.start()
    ahead.pass_until(ahead.spells()[1])
    by_hand.submit(("keep",))
    for match in (ahead, by_hand):
        match.submit(("rest",))
        match.submit(("keep",))
        match.submit(("rest",))
    by_hand.submit(("keep",))
    assert ahead.session.log == by_hand.session.log
    assert Entry(0, ("keep",), False) in ahead.session.log


def test_one_can_ask_to_be_asked_again(seat):
    match, _ = seat(HUMAN, HUMAN, persons=(1, 1), clock=still)
    match.start()
    match.pass_until(match.spells()[1])
    match.ask_again()
    assert match.passes_until() is None
    match.submit(("rest",))
    match.submit(("keep",))
    match.submit(("rest",))
    assert match.decision().kind == "look"


def test_taking_back_a_pass_asks_again(seat):
    match, _ = seat(HUMAN, HUMAN, persons=(1, 1), clock=still)
    match.start()
    match.pass_until(match.spells()[1])
    match.undo()
    assert match.decision().kind == "look"
    assert log(match) == [(-1, "deal")]


def test_a_promise_is_forgotten_once_it_is_over():
    rules = duel.DuelRules(type("Two", (), {"seats": (0, 0)})())
    passes = StandingPasses(rules)
    o = duel.State([("look", (0,))], 1, [6, 6], [1, 2], 0, 0, 1)
    passes.promise(0, rules.spells(o)[0])
    assert passes.answer(o, 0) == ("keep",)
    assert passes.answer(o, 1) is None
    later = duel.State([("look", (0,))], 9, [6, 6], [1, 2], 0, 0, 2)
    assert passes.answer(later, 0) is None
    assert passes.answer(o, 0) is None


# -- an even pace ---------------------------------------------------------------------------


@pytest.fixture
def clock():
    return [0.0]


@pytest.fixture
def against_computer(seat, clock, monkeypatch):
    """A match in which the computer is asked to react next; ``forced``: it cannot."""

    def make(*, forced, pace="normal"):
        monkeypatch.setattr(duel.DuelRules, "others_keep", forced)
        hand = ByHand()
        match, seen = seat(HUMAN, "easy", opponents=hand, pace=pace, clock=lambda: clock[0])
        match.start()
        match.submit(("keep",))
        match.submit(("rest",))
        return match, seen, hand

    return make


def shown(seen):
    return [beat.entry.action[0] for beat in seen.beats]


def answer(match, hand):
    if hand.jobs:
        hand.answered.emit(hand.jobs[-1], [("keep",)])


@pytest.mark.parametrize("forced", [False, True])
def test_answers_of_others_are_held_back_for_the_same_time(against_computer, clock, forced, qtbot):
    match, seen, hand = against_computer(forced=forced)
    answer(match, hand)
    assert shown(seen) == ["deal", "keep", "rest"]
    assert match.prompt()[0].id == "services.prompt.thinking"
    assert not seen.of("thinking")
    clock[0] += EVEN_MS["normal"] / 1000
    qtbot.waitUntil(lambda: shown(seen)[-1] == "keep" and len(shown(seen)) == 4)
    assert match.acting() == (1,)


def test_a_computer_that_takes_longer_is_told_to_answer(against_computer, qtbot):
    _, _, hand = against_computer(forced=False)
    qtbot.waitUntil(lambda: hand.hurried == hand.jobs, timeout=3000)


def test_nothing_is_held_back_at_pace_instant(against_computer):
    _, seen, _ = against_computer(forced=True, pace="instant")
    assert shown(seen) == ["deal", "keep", "rest", "keep"]


@pytest.mark.parametrize("forced", [False, True])
def test_step_by_step_every_reaction_of_a_computer_waits_for_a_step(
    against_computer, clock, forced, qtbot
):
    match, seen, hand = against_computer(forced=forced, pace="step")
    answer(match, hand)
    clock[0] += 1
    match.set_paused(False)
    qtbot.wait(30)
    assert len(shown(seen)) == 3
    assert match.prompt()[0].id == "services.prompt.step"
    match.step_once()
    clock[0] += 1
    match.set_paused(False)
    qtbot.waitUntil(lambda: len(shown(seen)) == 4)


def test_own_answers_are_shown_at_once(seat, clock):
    match, seen = seat(HUMAN, HUMAN, persons=(1, 1), clock=lambda: clock[0])
    match.start()
    match.submit(("keep",))
    assert shown(seen) == ["deal", "keep"]
