"""Why a computer did what it did: told beside its lines, and only to whom it may be told."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import load_game
from boardgames_desktop.services.advice import plainest
from boardgames_desktop.services.conversation import ProcessOpponents
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.settings import SettingsStore
from boardgames_desktop.services.weighed import Weighed

ODDS = Msg("risk_ai.odds", {"percent": 84})
MISSION = Msg("risk_ai.secret_mission")


def risk_match(*kinds, seed=4, curtain=False, **made_with):
    colours = load_game("risk").colours
    seats = tuple(SeatSetup(f"P{i}", kind, colours[i]) for i, kind in enumerate(kinds))
    setup = Setup("risk", "classic", seats, seed, {"setup": "dealt", "placement": "random"})
    store = SettingsStore()
    store.update(pace="instant", curtain=curtain)
    rules = load_game("risk").rules(setup)
    made = {key: make(setup, rules) for key, make in made_with.items()}
    _open.append(Match(setup, settings=store, **made))
    return _open[-1]


_open: list[Match] = []


@pytest.fixture(autouse=True)
def _closed():
    yield
    while _open:
        _open.pop().close()


def asked_to_place(qtbot):
    """Return a match that starts with a person's reinforcements."""
    for seed in range(1, 20):
        match = risk_match(HUMAN, "easy", "easy", seed=seed)
        match.adviser()
        match.start()
        qtbot.waitUntil(lambda match=match: match.decision() is not None, timeout=20_000)
        if match.decision().kind != "defend":
            return match
        match.close()
    raise AssertionError("nobody begins")


def test_reasons_are_told_beside_lines_of_their_seat_only():
    weighed = Weighed()
    weighed.note(1, (ODDS,), range(4, 6))
    assert weighed.told(4, 1, (), over=False) == (ODDS,)
    assert weighed.told(5, 2, (), over=False) == ()
    assert weighed.told(6, 1, (), over=False) == ()
    weighed.cut(4)
    assert weighed.told(5, 1, (), over=False) == ()


def test_a_secret_reason_waits_for_the_end():
    weighed = Weighed()
    weighed.note(1, (MISSION, ODDS), (4,))
    assert weighed.told(4, 1, {0}, over=False) == (ODDS,)
    assert weighed.told(4, 1, {1}, over=False) == (MISSION, ODDS)
    assert weighed.told(4, 1, {0}, over=True) == (MISSION, ODDS)


def test_computers_of_risk_say_why(qtbot):
    match = risk_match("normal", "normal", HUMAN)
    match.start()
    qtbot.waitUntil(lambda: match.decision() is not None, timeout=20_000)
    told = [line for line in match.lines if line.reasons]
    assert told
    assert all(line.seat in (0, 1) and len(line.reasons) <= 3 for line in told)
    for line in told:
        for reason in line.reasons:
            words = language().text(reason, match.names())
            assert "{" not in words
            assert "risk_ai" not in words


def test_the_opponents_program_says_why_before_it_answers(qtbot):
    match = risk_match("normal", "normal", HUMAN, opponents=ProcessOpponents)
    match.start()
    qtbot.waitUntil(lambda: any(line.reasons for line in match.lines), timeout=30_000)


def test_a_hint_is_a_legal_answer_and_goes_with_the_position(qtbot):
    match = asked_to_place(qtbot)
    adviser = match.adviser()
    ply = match.ply
    with qtbot.waitSignal(
        adviser.changed, timeout=20_000, check_params_cb=lambda: adviser.hint is not None
    ):
        adviser.ask()
        assert adviser.thinking
    hint = adviser.hint
    assert match.ply == ply
    assert match.rules.why_not(match.observation(), 0, hint.action) is None
    assert hint.reasons
    assert hint.road
    match.submit(hint.action)
    assert adviser.hint is None


def test_a_hint_that_is_no_longer_wanted_never_comes(qtbot):
    match = risk_match(HUMAN, "easy", "easy")
    adviser = match.adviser()
    match.start()
    qtbot.waitUntil(lambda: match.decision() is not None, timeout=20_000)
    adviser.ask()
    match.submit(next(iter(match.decision())))
    assert not adviser.thinking
    qtbot.wait(30)
    assert adviser.hint is None


def test_nobody_is_advised_for_others(qtbot):
    match = risk_match("easy", "easy", "easy")
    adviser = match.adviser()
    match.start()
    match.set_paused(True)
    assert adviser.obstacle() == "others"
    adviser.ask()
    assert not adviser.thinking


def test_the_plainest_way_is_on_the_map():
    ways = (
        (frozenset({"button:in"}),),
        (frozenset({"army:1@b", "b"}),),
        (frozenset({"a", "army:0@a"}), frozenset({"b"})),
    )
    assert plainest(ways, {"a", "b"}) == ("a", "b")
    assert plainest(ways[:1], {"a"}) == ("button:in",)
    assert plainest((), {"a"}) == ()


def test_no_hint_tells_others_at_the_screen_what_is_hidden(qtbot):
    match = risk_match(HUMAN, HUMAN, "easy", curtain=True)
    adviser = match.adviser()
    match.start()
    qtbot.waitUntil(lambda: match.decision() is not None, timeout=20_000)
    assert match.viewer is None
    assert adviser.obstacle() == "shared"
    adviser.ask()
    assert not adviser.thinking
    match.show_hand()
    assert adviser.obstacle() == "covered"
    match.lift_curtain()
    assert adviser.obstacle() == ""
