"""The awkward decisions themselves, played by hand on the toy."""

from __future__ import annotations

from boardgames_desktop.core.actions import CHANCE_SEAT, Some, Span
from boardgames_desktop.core.session import GameSession
from core.tables import match
from toy.state import BLAST, DISPEL, LUCK, NOT_YET, UNKNOWN


def to_turn(session: GameSession, lead: int = 0) -> None:
    for seat in session.rules.asked(session.state):
        session.submit(seat, ("bid", 1 if seat == lead else 0))
    while session.state.agenda[-1][0] == "work":
        session.submit(session.rules.asked(session.state)[0], ("done",))
    assert session.state.agenda[-1][0] == "turn"


def test_a_card_that_nobody_dispels_works() -> None:
    session = match(hands=[[BLAST, LUCK], [DISPEL, LUCK]])
    to_turn(session)
    session.submit(0, ("play", BLAST, 1))
    assert session.rules.asked(session.state) == (1,)
    session.submit(1, ("pass",))
    assert session.state.coins[1] == 0
    assert session.rules.asked(session.state) == (0,)


def test_a_dispelled_card_does_nothing() -> None:
    session = match(hands=[[BLAST, LUCK], [DISPEL, LUCK]])
    to_turn(session)
    hand = session.state.hands[0]
    session.submit(0, ("play", BLAST, 1))
    session.submit(1, ("dispel",))
    while session.state.agenda[-1][0] == "window":
        session.submit(session.rules.asked(session.state)[0], ("pass",))
    assert session.state.coins[1] == 2
    assert len(session.state.hands[0]) == len(hand)


def test_a_dispel_can_be_dispelled_and_the_card_works_after_all() -> None:
    session = match(hands=[[BLAST, DISPEL], [DISPEL, LUCK]])
    to_turn(session)
    session.submit(0, ("play", BLAST, 1))
    session.submit(1, ("dispel",))
    assert session.rules.asked(session.state) == (0,)
    session.submit(0, ("dispel",))
    while session.state.agenda[-1][0] == "window":
        session.submit(session.rules.asked(session.state)[0], ("pass",))
    assert session.state.coins[1] == 0
    assert session.state.discard[DISPEL] == 2


def test_who_is_asked_in_a_window_depends_on_hand_sizes_only() -> None:
    """Whoever holds cards is asked, whether or not one of them could answer."""
    session = match(3, hands=[[BLAST, BLAST], [LUCK, LUCK], []])
    to_turn(session)
    session.submit(0, ("play", BLAST, 1))
    assert session.rules.asked(session.state) == (1,)
    assert list(session.rules.decision(session.state, 1)) == [("pass",)]
    assert session.rules.forced(session.state, 1) is None, "an automatic pass would tell"
    session.submit(1, ("pass",))
    assert session.rules.asked(session.state) == (0,), "seat 2 holds nothing and is not asked"


def test_all_of_a_shared_phase_may_act_until_each_is_done() -> None:
    session = match(3, coins=[1, 1, 1])
    for seat in (2, 0, 1):
        session.submit(seat, ("bid", 0))
    assert session.rules.asked(session.state) == (0, 1, 2)
    session.submit(1, ("done",))
    assert session.rules.asked(session.state) == (0, 2)
    session.submit(2, ("help", 1))
    assert session.rules.asked(session.state) == (0, 1, 2), "an ally's act brings a seat back"
    assert session.state.steps == [1, 2, 0]


def test_sealed_bids_are_unseen_until_the_last_is_in() -> None:
    session = match(3, coins=[2, 2, 2])
    session.submit(2, ("bid", 2))
    session.submit(0, ("bid", 1))
    assert session.observe(1).bids == [UNKNOWN, NOT_YET, UNKNOWN]
    assert session.observe(2).bids == [UNKNOWN, NOT_YET, 2]
    assert session.observe(None).bids == [UNKNOWN, NOT_YET, UNKNOWN]
    session.submit(1, ("bid", 0))
    assert session.observe(None).bids == [1, 0, 2]
    assert session.state.leader == 2


def test_a_seat_that_is_not_asked_may_give_and_the_question_stays() -> None:
    session = match()
    to_turn(session)
    question = session.state.agenda[-1]
    assert session.rules.asked(session.state) == (0,)
    session.submit(1, ("give", 0, 1))
    assert session.state.agenda[-1] == question
    assert session.why_not(1, ("give", 0, 1)).msg.id == "toy.no.gifts"


def test_a_gift_may_ask_something_new_above_the_open_question() -> None:
    session = match(coins=[3, 3])
    to_turn(session)
    session.submit(1, ("give", 0, 3))
    assert session.state.agenda[-1] == ("overflow", (0,))
    assert session.rules.decision(session.state, 0).options == (("drop", Span(2, 5)),)
    session.submit(0, ("drop", 2))
    assert session.state.agenda[-1][0] == "turn"


def test_no_gift_while_bids_are_sealed() -> None:
    assert match().why_not(1, ("give", 0, 1)).msg.id == "core.no_such_action"


def test_resigning_sweeps_every_frame_of_the_seat() -> None:
    session = match(3, hands=[[LUCK, BLAST], [], []])
    to_turn(session)
    session.submit(0, ("hide", LUCK))
    session.submit(0, ("resign",))
    assert session.state.out == [1, 0, 0]
    assert not any(0 in frame[1] or frame[0] == "trap" for frame in session.state.agenda)
    assert session.rules.asked(session.state) == (1, 2), "the next round's bids"
    session.submit(1, ("bid", 0))
    session.submit(2, ("bid", 0))
    session.submit(2, ("resign",))
    assert session.over
    assert session.rules.returns(session.state) == (0.0, 1.0, 0.0)


def test_any_dice_may_be_thrown_again_in_one_act() -> None:
    session = match()
    to_turn(session)
    session.submit(0, ("throw",))
    decision = session.rules.decision(session.state, 0)
    assert decision.options == (("reroll", Some((0, 1, 2), 1, 3)), ("keep",))
    assert decision.count() == 8
    session.submit(0, ("reroll", 0, 2))
    rolls = [entry for entry in session.log if entry.action[0] == "roll"]
    assert [len(entry.action) - 1 for entry in rolls] == [3, 2]
    assert rolls[-1].seat == CHANCE_SEAT


def test_a_hidden_card_is_hidden_in_its_frame_too() -> None:
    session = match(hands=[[LUCK, LUCK], [BLAST, BLAST]])
    to_turn(session)
    session.submit(0, ("hide", LUCK))
    trap = [frame for frame in session.state.agenda if frame[0] == "trap"]
    assert trap == [("trap", (), 0, LUCK)]
    seen = [frame for frame in session.observe(1).agenda if frame[0] == "trap"]
    assert seen == [("trap", (), 0, UNKNOWN)]
    session.submit(0, ("pass",))
    assert session.state.score[0] == 2
