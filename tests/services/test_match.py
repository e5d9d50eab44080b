"""The match: who is asked, what is shown, undo, pace."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from boardgames_desktop.core.actions import HIDDEN
from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.services.luck import Tally
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.opponents import InlineOpponents

from .seats import Watcher, setup_of


def secrets_in(match):
    """Seats whose secret can be read off the picture."""
    return {token.owner for token in match.picture().tokens if token.face is not None}


def play(match, *actions):
    for action in actions:
        assert match.submit(action) is None, action


def test_people_play_in_turn(seat):
    match, seen = seat(HUMAN, HUMAN, curtain=False)
    match.start()
    assert [b.entry.action[0] for b in seen.beats] == ["deal"]
    assert match.answering == match.viewer == 0
    assert match.decision().kind == "look"
    play(match, ("keep",))
    assert match.decision().kind == "strike"
    play(match, ("strike", 3))
    assert match.answering == 1
    play(match, ("defend", 2))
    assert [b.entry.action[0] for b in seen.beats] == ["deal", "keep", "strike", "defend", "roll"]
    assert match.answering == 0
    assert [beat.ply for beat in seen.beats] == [1, 2, 3, 4, 5]


# -- beats -------------------------------------------------------------------------------


def test_beats_wait_until_they_are_shown(seat):
    match, seen = seat(HUMAN, HUMAN, curtain=False, by_hand=True)
    match.start()
    assert len(seen.beats) == 1
    assert match.decision() is None
    assert seen.of("asked") == []
    assert match.submit(("keep",)).msg.id == "core.not_asked"
    match.shown()
    assert len(seen.of("asked")) == 1
    match.shown()
    play(match, ("keep",))
    match.shown()
    play(match, ("strike", 3))
    assert match.ply == 3
    match.shown()
    play(match, ("defend", 1))
    assert seen.beats[-1].entry.action == ("defend", 1)
    health = match.observation().health
    match.shown()
    assert seen.beats[-1].entry.action[0] == "roll"
    assert match.observation().health is not health
    assert match.decision() is None
    match.shown()
    assert match.decision().kind == "strike"


def test_a_view_that_never_answers_does_not_stop_the_game(seat, qtbot):
    match, seen = seat(HUMAN, HUMAN, by_hand=True)
    match.start()
    assert match._limit.isActive()
    match._limit.timeout.emit()
    assert seen.of("asked") or seen.of("curtain")


def test_beats_carry_only_what_the_viewer_may_see(seat):
    match, seen = seat(HUMAN, "easy")
    match.start()
    assert match.viewer == 0
    assert seen.beats[0].entry.action[1] != HIDDEN
    assert seen.beats[0].entry.action[2] == HIDDEN
    play(match, ("swap", 4))
    assert {event.kind for event in seen.beats[1].events} == {"swapped", "swapped_to"}
    assert seen.beats[1].line is seen.beats[1].lines[0]
    assert len(match.lines) == 2
    rival, watched = seat("easy", "easy")
    rival.start()
    assert watched.beats[0].entry.action[1:] == (HIDDEN, HIDDEN)
    assert rival.viewer is None
    assert secrets_in(rival) == set()


# -- one screen, several people (T53) ----------------------------------------------------


def test_the_curtain_falls_before_a_private_question(seat):
    match, seen = seat(HUMAN, HUMAN)
    match.start()
    assert seen.of("curtain") == [("curtain", 0)]
    assert match.covered_for == 0
    assert match.viewer is None
    assert match.decision() is None
    assert secrets_in(match) == set()
    assert match.prompt()[0].id == "services.prompt.curtain"
    match.lift_curtain()
    assert match.viewer == 0
    assert secrets_in(match) == {0}
    assert match.decision().kind == "look"


def test_defence_needs_no_curtain_and_shows_no_secret(seat):
    match, seen = seat(HUMAN, HUMAN)
    match.start()
    match.lift_curtain()
    play(match, ("keep",), ("strike", 2))
    assert len(seen.of("curtain")) == 1
    assert match.answering == 1
    assert match.viewer is None
    assert secrets_in(match) == set()
    assert match.decision().kind == "defend"
    play(match, ("defend", 1))
    assert match.answering == 0
    assert secrets_in(match) == set(), "the defender still sits there"
    assert len(seen.of("curtain")) == 1
    match.show_hand()
    assert seen.of("curtain")[-1] == ("curtain", 0)
    assert match.decision() is None
    match.lift_curtain()
    assert secrets_in(match) == {0}
    play(match, ("rest",))
    assert seen.of("curtain")[-1] == ("curtain", 1)
    assert secrets_in(match) == set()


def test_without_curtain_the_screen_turns_by_itself(seat):
    match, seen = seat(HUMAN, HUMAN, curtain=False)
    match.start()
    assert match.viewer == 0
    play(match, ("keep",), ("strike", 2))
    assert match.viewer == 1
    assert seen.of("curtain") == []


def test_one_person_with_two_seats_needs_no_curtain(seat):
    match, seen = seat(HUMAN, HUMAN, persons=(7, 7))
    match.start()
    assert match.viewer == 0
    play(match, ("keep",), ("rest",))
    assert match.viewer == 1
    assert seen.of("curtain") == []


def test_turning_the_curtain_off_lifts_it(seat):
    match, _ = seat(HUMAN, HUMAN)
    match.start()
    assert match.covered_for == 0
    match.store.update(curtain=False)
    assert match.covered_for is None
    assert match.answering == 0


def test_no_walk_at_the_screen_shows_two_peoples_secrets(seat):
    rng = random.Random(3)
    for seed in range(20):
        match, seen = seat(HUMAN, HUMAN, HUMAN, seed=seed)
        holder = None

        def look(match=match):
            shown = secrets_in(match)
            assert shown <= {match.viewer}

        match.rewound.connect(look)
        match.stepped.connect(lambda beat: look())
        match.start()
        while not match.is_over:
            if match.covered_for is not None:
                holder = match.covered_for
                match.lift_curtain()
                continue
            assert match.viewer in (None, holder)
            decision = match.decision()
            play(match, decision.sample(rng.randrange))
        assert seen.of("over") == [("over",)]
        assert secrets_in(match) == set()


# -- answers -----------------------------------------------------------------------------


def test_a_refusal_is_returned_and_told(seat):
    match, seen = seat(HUMAN, HUMAN, curtain=False)
    match.start()
    play(match, ("keep",))
    refusal = match.submit(("strike", 4))
    assert refusal.msg.id == "duel.too_tired"
    assert refusal.rule == "duel.strike"
    assert seen.of("refused") == [("refused", refusal, ())]
    assert match.submit(("nonsense",)).msg.id == "core.malformed"
    assert match.decision().kind == "strike"


def test_an_illegal_gesture_is_explained(seat):
    match, seen = seat(HUMAN, HUMAN, curtain=False)
    match.start()
    play(match, ("keep",), ("strike", 1), ("defend", 1))
    refusal = match.attempt(["button:strike"])
    assert refusal.msg.id == "duel.too_tired"
    assert seen.of("refused")[-1] == ("refused", refusal, ("button:strike",))
    assert match.attempt(["nowhere"]).msg.id == "core.no_such_action"


def test_the_picker_offers_options_and_asides(seat):
    match, _ = seat(HUMAN, HUMAN, curtain=False)
    match.start()
    picker = match.picker()
    assert picker.targets() == {"button:keep", "button:swap"}
    assert picker.faint_targets() == {"button:resign"}
    assert match.prompt()[0].id == "duel.ask"
    assert match.say(("keep",)).id == "duel.keep"


def test_resigning(seat):
    match, seen = seat(HUMAN, HUMAN, curtain=False)
    match.start()
    assert match.resign() is None
    assert match.is_over
    assert seen.of("over")
    assert match.prompt()[0].id == "services.prompt.won"
    assert match.resign().msg.id == "core.not_asked"


def test_most_dice_are_rolled_by_setting(seat):
    match, seen = seat(HUMAN, HUMAN, always_most_dice=True, curtain=False)
    match.start()
    play(match, ("keep",), ("strike", 2))
    assert [b.entry.action for b in seen.beats[2:4]] == [("strike", 2), ("defend", 2)]
    assert match.answering == 0


# -- undo --------------------------------------------------------------------------------


def test_undo_and_redo_of_ones_own_answer(seat):
    match, _ = seat(HUMAN, "easy")
    match.start()
    assert match.undo_hint().id == "services.undo.chance"
    play(match, ("swap", 3))
    assert match.can_undo() == 1
    hint = match.undo_hint()
    assert (hint.id, hint.params["what"].id) == ("services.undo.back", "duel.swap")
    assert [line.undoable for line in match.lines] == [True, True]
    match.undo()
    assert match.decision().kind == "look"
    assert match.lines == []
    assert match.can_redo()
    assert match.redo_hint().params["what"].id == "duel.swap"
    match.redo()
    assert match.decision().kind == "strike"
    assert match.session.log[-1].action == ("swap", 3)
    assert match.redo_hint().id == "services.undo.nothing_again"


def test_undo_stops_at_dice_and_other_people(seat):
    match, _ = seat(HUMAN, HUMAN, curtain=False)
    match.start()
    play(match, ("keep",), ("strike", 2))
    assert match.can_undo() == 0
    assert match.undo_hint().id == "services.undo.answered"
    play(match, ("defend", 1))
    assert match.can_undo() == 0
    assert match.undo_hint().id == "services.undo.chance"
    play(match, ("peek",))
    assert match.undo_hint().id == "services.undo.revealed"
    match.undo()
    assert match.session.log[-1].action == ("peek",)


def test_undo_while_a_computer_thinks(seat, qtbot):
    match, seen = seat(HUMAN, "easy")
    match.start()
    play(match, ("keep",), ("rest",))
    assert seen.of("thinking") == [("thinking", 1, 1000)]
    assert match.decision() is None
    assert match.can_undo() == 2
    match.undo()
    assert match.decision().kind == "strike"
    assert seen.of("thought") == [("thought", 1)]
    qtbot.wait(0)
    assert match.session.log[-1].action == ("keep",), "the late answer is dropped"


@pytest.mark.parametrize("seed", range(5))
def test_random_undo_and_redo_never_changes_a_roll(seat, seed):
    """T16, T19: the same choices always meet the same dice, and the log replays."""
    rng = random.Random(seed)
    match, _ = seat(HUMAN, HUMAN, curtain=False, seed=seed)
    match.start()
    for _ in range(150):
        if match.is_over:
            break
        if rng.random() < 0.3 and match.can_undo():
            key = match.rules.key(match.session.state)
            match.undo()
            match.redo()
            assert match.rules.key(match.session.state) == key
            match.undo()
        else:
            play(match, match.decision().sample(rng.randrange))
    again = Match(match.setup, entries=match.session.log)
    assert match.rules.key(again.session.state) == match.rules.key(match.session.state)
    assert [line.line for line in again.lines] == [line.line for line in match.lines]
    again.close()


# -- computers ---------------------------------------------------------------------------


def pump(match):
    from PySide6.QtCore import QCoreApplication, QEventLoop

    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


def run(match, until):
    for _ in range(20_000):
        if until():
            return
        pump(match)
    raise AssertionError("does not end")


def test_computers_play_a_whole_game(seat):
    match, seen = seat("easy", "normal", "hard", pace="instant", by_hand=True)
    match.start()
    run(match, lambda: bool(seen.of("over")))
    assert seen.of("over") == [("over",)]
    assert seen.beats[-1].ply == match.session.ply == len(seen.beats)
    assert len(seen.of("thinking")) == len(seen.of("thought"))
    assert seen.of("trouble") == []


def test_pausing_holds_computers_and_a_step_moves_one(seat):
    match, seen = seat("easy", "easy")
    match.set_paused(True)
    match.start()
    for _ in range(10):
        pump(match)
    assert len(seen.beats) == 1
    assert match.prompt()[0].id == "services.prompt.paused"
    match.step_once()
    for _ in range(10):
        pump(match)
    assert len(seen.beats) == 2
    match.set_paused(False)
    run(match, lambda: match.is_over)


def test_step_pace(seat):
    match, seen = seat("easy", "easy", pace="step")
    match.start()
    for _ in range(10):
        pump(match)
    assert len(seen.beats) == 1
    assert match.prompt()[0].id == "services.prompt.step"
    free = 0
    while not match.is_over:
        match.step_once()
        free += 1
        for _ in range(6):
            pump(match)
        played = [b for b in seen.beats if b.entry.seat >= 0 and not b.entry.forced]
        assert len(played) == free


def test_instant_pace_yields_to_the_event_loop(seat):
    """No stretch of work is longer than its slice plus one step (a clock of our own)."""
    now = [0.0]

    def clock():
        now[0] += 0.002
        return now[0]

    match, seen = seat("easy", "easy", pace="instant", by_hand=True, clock=clock)
    sizes = []
    match.start()
    while not match.is_over:
        before = len(seen.beats)
        pump(match)
        sizes.append(len(seen.beats) - before)
    assert max(sizes) <= 12


def test_a_window_gets_its_turn_between_a_question_and_the_computers_thinking(seat, monkeypatch):
    """At every pace, where the match knows that there is a loop to come back to."""
    now = [0.0]

    def clock():
        now[0] += 0.002
        return now[0]

    match, _ = seat("easy", "easy", pace="normal", clock=clock)
    match.sliced = True
    heard = []
    match.asked.connect(lambda: heard.append("asked"))
    match.thinking.connect(lambda *_: heard.append("thinking"))
    later = match._soon.start
    monkeypatch.setattr(match._soon, "start", lambda: (heard.append("loop"), later()))
    match.start()
    run(match, lambda: match.is_over)
    after = {following for asked, following in pairwise(heard) if asked == "asked"}
    assert after == {"loop"}


def test_the_pace_can_change_while_a_beat_is_shown(seat):
    match, _ = seat("easy", "easy", by_hand=True)
    match.start()
    match.store.update(pace="instant")
    assert match.pace == "instant"
    run(match, lambda: match.is_over)


class Cheat(InlineOpponents):
    """Answers something illegal the first time, and plans too far."""

    def __init__(self, rules, plans):
        super().__init__(rules)
        self.plans = list(plans)
        self.refused = 0

    def _answer(self, job):
        if self.plans and job in self._waiting:
            del self._waiting[job]
            self.answered.emit(job, self.plans.pop(0))
        else:
            super()._answer(job)

    def refuse(self, job, request):
        self.refused += 1
        super().refuse(job, request)


def test_an_illegal_answer_is_replaced(seat):
    setup = setup_of("easy", HUMAN)
    from boardgames_desktop.games import load_game

    cheat = Cheat(load_game("duel").rules(setup), [(("strike", 9),)])
    match, _ = seat(setup=setup, opponents=cheat)
    match.start()
    run(match, lambda: match.session.ply > 1)
    assert cheat.refused == 1


def test_a_plan_ends_with_the_dice(seat):
    setup = setup_of("easy", "easy")
    from boardgames_desktop.games import load_game

    cheat = Cheat(
        load_game("duel").rules(setup),
        [(("keep",), ("strike", 3), ("strike", 2)), (("defend", 1),), (("rest",),)],
    )
    match, seen = seat(setup=setup, opponents=cheat, by_hand=True, pace="instant")
    match.start()
    run(match, lambda: match.session.ply >= 6)
    played = [e.action[0] for e in match.session.log[:6]]
    assert played == ["deal", "keep", "strike", "defend", "roll", "rest"]
    assert cheat.refused == 0
    assert [call[1] for call in seen.of("thinking")][:3] == [0, 1, 0]


# -- history -----------------------------------------------------------------------------


def test_history_is_a_film_with_the_viewers_eyes(seat):
    match, seen = seat(HUMAN, "easy", pace="instant", by_hand=True, seed=9)
    rng = random.Random(1)
    match.start()
    while not match.is_over:
        if match.decision() is not None:
            play(match, match.decision().sample(rng.randrange))
        pump(match)
    film = match.history()
    assert len(film) == match.ply == len(seen.beats)
    assert film.at(len(film)) == match.picture()
    assert [film.beat(i + 1) for i in range(len(film))] == seen.beats
    for ply in range(len(film) + 1):
        assert {t.owner for t in film.at(ply).tokens if t.face is not None} <= {0}
    with pytest.raises(IndexError):
        film.at(len(film) + 1)
    series = film.series("health")
    assert len(series) == 2
    assert series[0][0][0] == 1
    assert [turn for turn, _ in series[0]] == sorted({turn for turn, _ in series[0]})
    assert series[0][-1][1] == match.observation().health[0]
    rolls = [e for e in match.session.log if e.action[0] == "roll"]
    assert [f.actual for f in film.fortunes()] == [e.action[1] for e in rolls]
    starts = film.turns()
    assert starts[0].ply == 0
    for turn in starts:
        picture = film.at(turn.ply)
        assert (turn.round, turn.on_turn, turn.out) == (
            picture.round,
            picture.on_turn,
            picture.out,
        )
    for ply in range(len(film) + 1):
        turn = film.turn_at(ply)
        assert turn in starts
        assert turn.ply <= ply
    assert film.luck() == Tally(2).count(film.fortunes())


def test_playing_on_from_an_earlier_position(seat):
    match, _ = seat(HUMAN, HUMAN, curtain=False)
    match.start()
    play(match, ("keep",), ("strike", 2), ("defend", 1))
    setup, entries = match.play_on_from(3)
    other, seen = seat(setup=setup, entries=entries, curtain=False)
    other.start()
    assert other.decision().kind == "defend"
    assert seen.beats == []
    play(other, ("defend", 2))
    assert other.session.log[3] == Entry(1, ("defend", 2))


def test_closing_twice_is_fine_and_nothing_happens_afterwards(seat):
    match, seen = seat(HUMAN, "easy")
    match.start()
    play(match, ("keep",), ("rest",))
    match.close()
    match.close()
    before = list(seen.calls)
    pump(match)
    assert seen.calls == before


def test_names(seat):
    match, _ = seat(HUMAN, "easy")
    assert match.names() == ["P0", "P1"]
    assert match.name(1) == "P1"
    assert isinstance(Watcher(match).beats, list)


# -- the log -------------------------------------------------------------------------------


def test_the_log_that_grows_equals_the_log_made_anew(seat):
    """Whatever is played, taken back or covered in between."""
    match, _ = seat(HUMAN, HUMAN, curtain=True)
    match.start()
    choices = random.Random(5)
    for _ in range(120):
        if match.covered_for is not None:
            match.lift_curtain()
        elif match.can_undo() and choices.random() < 0.3:
            match.undo()
        elif match.can_redo() and choices.random() < 0.3:
            match.redo()
        elif match.decision() is not None:
            match.submit(match.decision().sample(choices.randrange))
        grown = match.lines
        match._settled = None
        assert grown == match.lines
        if match.is_over:
            break
    assert len(match.lines) > 3


def test_old_lines_are_not_put_together_again(seat, monkeypatch):
    match, _ = seat(HUMAN, HUMAN, curtain=False)
    match.start()
    play(match, ("keep",), ("strike", 3), ("defend", 2))
    before = match.lines
    made = []
    readable = Match._readable
    monkeypatch.setattr(
        Match, "_readable", lambda *given: made.append(given[1]) or readable(*given)
    )
    assert match.lines == before
    assert len(made) < len(before)


def test_nothing_is_asked_of_anybody_before_the_match_starts(seat):
    """Not even by a change of pace, though the first thing in Risk are dice."""
    places = tuple(SeatSetup("", "easy", colour) for colour in ("red", "blue", "yellow"))
    match, _ = seat("easy", setup=Setup("risk", "classic", places, 1))
    match.set_paused(True)
    match.set_pace("instant")
    assert match.ply == 0
