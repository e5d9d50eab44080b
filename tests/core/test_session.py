"""The session: who may take back what, and that doing again is exact."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.actions import CHANCE_SEAT
from boardgames_desktop.core.rules import Rules, StaleDecisionError
from boardgames_desktop.core.session import (
    SNAPSHOT_EVERY,
    Entry,
    GameSession,
    IllegalActionError,
    ReplayError,
    Step,
)
from boardgames_desktop.core.setup import SeatSetup, Setup
from core.tables import match, person, setup
from toy import GAME
from toy.state import BLAST, DISPEL, LUCK


def to_work(session: GameSession) -> None:
    """Play the sealed bids, so that the shared phase is open."""
    for seat in session.rules.asked(session.state):
        session.submit(seat, ("bid", 0))


def to_turn(session: GameSession) -> None:
    to_work(session)
    while session.state.agenda[-1][0] == "work":
        session.submit(session.rules.asked(session.state)[0], ("done",))


def everything(session: GameSession) -> tuple:
    return (
        session.rules.key(session.state),
        tuple(session.log),
        session.barrier,
        [session.can_undo(person(session, seat)) for seat in range(session.rules.seats)],
    )


# -- undo -------------------------------------------------------------------------------


def test_own_answers_can_be_taken_back_one_by_one() -> None:
    session = match()
    to_work(session)
    states = []
    for action in (("dig",), ("done",)):
        states.append(everything(session)[0])
        session.submit(0, action)
    assert session.can_undo(person(session, 0)) == 2
    session.undo(person(session, 0))
    assert everything(session)[0] == states[1]
    session.undo(person(session, 0))
    assert everything(session)[0] == states[0]
    assert session.can_undo(person(session, 0)) == 0


def test_nothing_is_taken_back_across_chance() -> None:
    session = match()
    to_turn(session)
    leader = session.state.leader
    session.submit(leader, ("throw",))
    assert session.log[-1].seat == CHANCE_SEAT
    assert session.barrier == session.ply
    assert session.can_undo(person(session, leader)) == 0
    with pytest.raises(ValueError, match="nothing"):
        session.undo(person(session, leader))


def test_another_persons_answer_makes_mine_final() -> None:
    """And of a shared phase only the newest step can be taken back, by whoever did it."""
    session = match()
    to_work(session)
    session.submit(0, ("dig",))
    session.submit(1, ("dig",))
    assert session.can_undo(person(session, 0)) == 0
    assert session.can_undo(person(session, 1)) == 1
    session.undo(person(session, 1))
    assert session.can_undo(person(session, 0)) == 0
    session.submit(0, ("done",))
    assert session.can_undo(person(session, 0)) == 1


def test_one_person_takes_back_across_all_own_seats() -> None:
    session = match(persons=(7, 7))
    to_work(session)
    session.submit(0, ("dig",))
    session.submit(1, ("dig",))
    session.submit(0, ("done",))
    assert session.can_undo(7) == 3
    for _ in range(3):
        session.undo(7)
    assert session.can_undo(7) == 0


def test_a_gift_of_another_person_makes_my_step_final() -> None:
    session = match()
    to_work(session)
    session.submit(0, ("dig",))
    session.submit(1, ("give", 0, 1))
    assert session.can_undo(person(session, 0)) == 0
    assert session.can_undo(person(session, 1)) == 1


def test_a_forced_answer_of_another_seat_is_taken_back_with_what_forced_it() -> None:
    session = match(coins=[2, 0])
    session.submit(0, ("bid", 1))
    assert session.log[-1] == Entry(1, ("bid", 0), forced=True)
    assert session.can_undo(person(session, 0)) == 0, "the last sealed bid opens them all"


def test_the_last_sealed_bid_is_final_and_the_others_are_sealed() -> None:
    session = match(3)
    session.submit(1, ("bid", 2))
    assert session.can_undo(person(session, 1)) == 1
    session.submit(0, ("bid", 1))
    session.submit(2, ("bid", 0))
    assert session.barrier == session.ply
    assert [session.can_undo(person(session, seat)) for seat in range(3)] == [0, 0, 0]


def test_an_answer_that_uncovers_a_hidden_card_is_final() -> None:
    session = match(hands=[[LUCK, LUCK], [BLAST, BLAST]])
    to_turn(session)
    assert session.state.leader == 0
    session.submit(0, ("hide", LUCK))
    assert session.can_undo(person(session, 0)) == 1
    session.submit(0, ("pass",))
    assert session.can_undo(person(session, 0)) == 0


def test_computers_are_persons_of_their_own() -> None:
    seats = (SeatSetup("", "human", "red"), SeatSetup("", "hard", "blue"))
    session = GameSession(GAME.rules(setup()), Setup("toy", "toy", seats, 1))
    session.start()
    session.submit(0, ("bid", 1))
    assert session.can_undo(session.setup.person_of(0)) == 1
    assert session.setup.person_of(1) == -3
    session.submit(1, ("bid", 0))
    assert session.can_undo(session.setup.person_of(0)) == 0


# -- redo -------------------------------------------------------------------------------


def test_undo_undo_redo_redo_changes_nothing() -> None:
    session = match(coins=[2, 1])
    to_work(session)
    me = person(session, 0)
    for action in (("dig",), ("give", 1, 1), ("done",)):
        session.submit(0, action)
    before = everything(session)
    for steps in (1, 2, 3):
        for _ in range(steps):
            session.undo(me)
        for _ in range(steps):
            session.redo(me)
        assert everything(session) == before
    assert not session.can_redo(me)


def test_redo_brings_back_the_forced_answers_as_they_were() -> None:
    """Even when forced answers are no longer played at once."""
    session = match(persons=(1, 1), coins=[2, 2])
    to_work(session)
    session.submit(1, ("dig",))
    session.submit(1, ("done",))
    session.submit(0, ("dig",))
    assert session.log[-1] == Entry(0, ("done",), forced=True)
    before = everything(session)
    session.undo(1)
    session.auto_forced = False
    session.redo(1)
    step = session.step
    assert everything(session) == before
    assert step.entries == tuple(session.log[step.first :])
    assert [entry.forced for entry in step.entries][:2] == [False, True]


def test_another_answer_forgets_what_was_taken_back() -> None:
    session = match()
    to_work(session)
    me = person(session, 0)
    session.submit(0, ("dig",))
    session.undo(me)
    assert session.can_redo(me)
    assert not session.can_redo(person(session, 1))
    session.submit(0, ("done",))
    assert not session.can_redo(me)
    with pytest.raises(ValueError, match="nothing"):
        session.redo(me)


def test_a_refused_answer_forgets_nothing() -> None:
    session = match()
    to_work(session)
    session.submit(0, ("dig",))
    session.undo(person(session, 0))
    with pytest.raises(IllegalActionError):
        session.submit(0, ("bid", 1))
    assert session.can_redo(person(session, 0))


# -- answers ----------------------------------------------------------------------------


def test_a_refusal_says_why_and_changes_nothing() -> None:
    session = match()
    before = everything(session)
    with pytest.raises(IllegalActionError) as caught:
        session.submit(0, ("bid", 3))
    assert caught.value.refusal.msg.id == "toy.no.coins"
    assert caught.value.refusal.rule == "toy.1"
    assert everything(session) == before


@pytest.mark.parametrize(
    "action",
    [(), ("bid",), ("bid", -1), ("bid", True), ("bid", "1"), ("bid", 1, 1), ["bid", 1], ("roll?",)],
)
def test_a_badly_formed_action_never_reaches_the_rules(action: tuple) -> None:
    assert match().why_not(0, action).msg.id == "core.malformed"


def test_nobody_answers_for_chance() -> None:
    """Not even when chance is due, as after loading a save that stops before a roll."""
    session = GameSession(GAME.rules(setup()), setup())
    assert session.rules.asked(session.state) == (CHANCE_SEAT,)
    with pytest.raises(IllegalActionError):
        session.submit(CHANCE_SEAT, ("deal", 0, 0, 0, 0))
    session.start()
    assert session.opening.entries[0].seat == CHANCE_SEAT


def test_a_seat_that_has_answered_a_sealed_question_is_not_asked_again() -> None:
    session = match(3)
    session.submit(1, ("bid", 1))
    assert session.rules.asked(session.state) == (0, 2)
    assert session.why_not(1, ("bid", 0)).msg.id == "core.not_asked"


def test_forced_answers_wait_when_they_are_not_played_at_once() -> None:
    session = match(coins=[2, 0])
    session.auto_forced = False
    session.submit(0, ("bid", 1))
    assert session.rules.asked(session.state) == (1,)
    session.submit(1, ("bid", 0))
    assert not session.log[-1].forced


def test_a_decision_is_stale_after_any_step() -> None:
    session = match()
    to_work(session)
    decision = session.rules.decision(session.state, 0)
    assert ("dig",) in decision
    session.submit(1, ("give", 0, 1))
    with pytest.raises(StaleDecisionError):
        decision.options  # noqa: B018 - reading it raises
    with pytest.raises(StaleDecisionError):
        ("dig",) in decision  # noqa: B015 - asking raises


def test_a_decision_is_stale_after_undo_and_another_answer() -> None:
    """The ply is the same again, but the position is another."""
    session = match()
    to_work(session)
    session.submit(0, ("dig",))
    decision = session.rules.decision(session.state, 0)
    session.undo(person(session, 0))
    session.submit(0, ("done",))
    assert session.ply == decision._ply
    with pytest.raises(StaleDecisionError):
        decision.options  # noqa: B018 - reading it raises


def test_only_an_asked_seat_has_a_decision() -> None:
    session = match()
    to_turn(session)
    with pytest.raises(ValueError, match="not asked"):
        session.rules.decision(session.state, 1 - session.state.leader)


# -- listening, looking back --------------------------------------------------------------


def test_listeners_hear_each_step_with_the_events_of_each_entry() -> None:
    session = match()
    heard: list[Step] = []
    session.submit(0, ("bid", 2))
    session.listen(heard.append)
    session.submit(1, ("bid", 0))
    step = session.step
    assert heard == [step]
    assert len(step.events) == len(step.entries)
    assert [event.kind for event in step.events[0]] == ["bid", "bids_opened"]


def test_without_a_listener_no_event_is_built() -> None:
    session = match()
    session.submit(0, ("bid", 2))
    assert session.step.events == ()


def test_any_earlier_position_can_be_looked_at() -> None:
    session = match(4)
    while not session.over:
        seat = session.rules.asked(session.state)[-1]
        session.submit(seat, next(iter(session.rules.decision(session.state, seat))))
    assert session.ply > SNAPSHOT_EVERY
    fresh = session.rules.new()
    for ply, entry in enumerate(session.log):
        assert session.rules.key(session.at(ply)) == session.rules.key(fresh)
        session.rules.apply(fresh, entry.seat, entry.action)
    for ply in (-1, session.ply + 1):
        with pytest.raises(IndexError):
            session.at(ply)


def test_the_log_is_read_through_the_mask() -> None:
    session = match()
    session.submit(0, ("bid", 2))
    assert session.seen(0, 1) == [Entry(0, ("bid", 2))]
    assert session.seen(1, 1) == [Entry(0, ("bid", "?"))]
    deal = session.log[0].action
    assert session.seen(1)[0].action == ("deal", "?", "?", *deal[3:])
    assert session.seen(None)[0].action == ("deal", "?", "?", "?", "?")


# -- replay -----------------------------------------------------------------------------


def test_a_recorded_log_is_checked_entry_by_entry() -> None:
    session = match()
    to_turn(session)
    log = list(session.log)
    log[2] = Entry(0, ("bid", 77))
    other = GameSession(session.rules, session.setup)
    with pytest.raises(ReplayError) as caught:
        other.replay(log)
    assert caught.value.ply == 2
    assert other.log == log[:2]


@pytest.mark.parametrize(
    "entry",
    [
        Entry(CHANCE_SEAT, ("deal", 0, 0, 0)),
        Entry(CHANCE_SEAT, ("deal", 0, 0, 0, 3)),
        Entry(CHANCE_SEAT, ("roll", 6)),
        Entry(0, ("bid", 1)),
        Entry(-2, ("pass",)),
    ],
)
def test_a_save_cannot_claim_impossible_chance(entry: Entry) -> None:
    session = GameSession(GAME.rules(setup()), setup())
    with pytest.raises(ReplayError):
        session.replay([entry])
    assert session.log == []


def test_a_false_mark_of_a_forced_answer_is_dropped() -> None:
    """Else a save could let a person take back what another has answered."""
    session = match()
    to_work(session)
    session.submit(0, ("dig",))
    session.submit(1, ("dig",))
    forged = [entry._replace(forced=True) for entry in session.log]
    other = GameSession(session.rules, session.setup)
    other.replay(forged)
    assert other.log == session.log
    assert everything(other) == everything(session)


def test_a_log_that_stops_before_chance_goes_on_as_it_would_have() -> None:
    session = match()
    to_turn(session)
    session.submit(session.state.leader, ("throw",))
    cut = next(
        ply for ply in range(session.ply, 0, -1) if session.log[ply - 1].action[0] == "throw"
    )
    other = GameSession(session.rules, session.setup)
    other.replay(session.log[:cut])
    other.start()
    assert other.log == session.log


def test_the_same_seed_and_choices_give_the_same_dice() -> None:
    first, second, other = match(seed=5), match(seed=5), match(seed=6)
    assert first.log == second.log
    assert first.log != other.log


def test_undo_cannot_roll_again() -> None:
    """Chance depends on seed and ply only, not on what was tried before."""
    session = match(hands=[[DISPEL, DISPEL], [DISPEL, DISPEL]])
    to_turn(session)
    me = person(session, 0)
    session.submit(0, ("hide", DISPEL))
    session.undo(me)
    session.submit(0, ("hide", DISPEL))
    session.submit(0, ("throw",))
    straight = match(hands=[[DISPEL, DISPEL], [DISPEL, DISPEL]])
    to_turn(straight)
    straight.submit(0, ("hide", DISPEL))
    straight.submit(0, ("throw",))
    assert session.log == straight.log


def test_rules_base_names_what_a_game_must_write() -> None:
    rules: Rules = Rules()
    for call in (rules.new, lambda: rules.returns(None), lambda: rules.observe(None, 0)):
        with pytest.raises(NotImplementedError):
            call()
