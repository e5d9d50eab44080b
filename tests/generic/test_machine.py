"""Anything a player may press, in any order: submit, undo, redo, save and load, start again."""

from __future__ import annotations

import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from boardgames_desktop.core.actions import count, nth
from boardgames_desktop.core.journal import Record, record_from_json, record_to_json
from boardgames_desktop.core.session import GameSession
from generic.registry import BASE_CASES, GAMES, Case
from generic.walk import seats_of


class Match(RuleBasedStateMachine):
    """One match of one game; subclassed for each game."""

    game_id: str
    session: GameSession
    case: Case

    @initialize(data=st.data(), seed=st.integers(0, 2**64 - 1))
    def sit_down(self, data: st.DataObject, seed: int) -> None:
        cases = [case for case in BASE_CASES if case.game.id == self.game_id]
        self.case = data.draw(st.sampled_from(cases))
        self.session = self.case.session(seed)

    def persons(self) -> list[int]:
        return [self.session.setup.person_of(seat) for seat in seats_of(self.session)]

    @precondition(lambda self: not self.session.over)
    @rule(data=st.data())
    def step(self, data: st.DataObject) -> None:
        rules, s = self.session.rules, self.session.state
        seat = data.draw(st.sampled_from(rules.asked(s)))
        options = rules.decision(s, seat).options
        option = options[data.draw(st.integers(0, len(options) - 1))]
        action = nth(option, data.draw(st.integers(0, count(option) - 1)))
        self.session.submit(seat, action)

    @precondition(lambda self: not self.session.over)
    @rule(data=st.data())
    def aside(self, data: st.DataObject) -> None:
        rules, s = self.session.rules, self.session.state
        seat = data.draw(st.sampled_from(seats_of(self.session)))
        options = list(rules.asides(s, seat))
        if options:
            option = data.draw(st.sampled_from(options))
            self.session.submit(seat, nth(option, data.draw(st.integers(0, count(option) - 1))))

    @precondition(lambda self: any(self.session.can_undo(p) for p in self.persons()))
    @rule()
    def undo(self) -> None:
        person = next(p for p in self.persons() if self.session.can_undo(p))
        steps = self.session.can_undo(person)
        self.session.undo(person)
        assert self.session.can_undo(person) == steps - 1
        assert self.session.can_redo(person)

    @precondition(lambda self: any(self.session.can_redo(p) for p in self.persons()))
    @rule()
    def redo(self) -> None:
        self.session.redo(next(p for p in self.persons() if self.session.can_redo(p)))

    @rule()
    def save_and_load(self) -> None:
        rules, session = self.session.rules, self.session
        record = Record(session.setup, tuple(session.log), "1", rules.version)
        data = json.loads(json.dumps(record_to_json(record, rules)))
        loaded = GameSession(rules, session.setup)
        loaded.replay(record_from_json(data, self.case.game.rules).entries)
        assert loaded.log == session.log
        assert rules.key(loaded.state) == rules.key(session.state)
        loaded.start()
        assert loaded.log == session.log
        self.session = loaded

    @precondition(lambda self: self.session.over)
    @rule(seed=st.integers(0, 2**64 - 1))
    def restart(self, seed: int) -> None:
        self.session = self.case.session(seed)

    @invariant()
    def laws_hold(self) -> None:
        assert list(self.case.game.laws(self.session.rules, self.session.state)) == []

    @invariant()
    def log_and_position_agree(self) -> None:
        assert self.session.state.ply == self.session.ply
        assert self.session.barrier <= self.session.ply


def machine_of(game_id: str) -> type:
    """A test case for one game, which pytest finds by its name."""
    machine = type(f"{game_id.title()}Match", (Match,), {"game_id": game_id})
    test = machine.TestCase
    test.settings = settings(stateful_step_count=40)
    return test


for _game in GAMES:
    globals()[f"Test{_game.id.title()}"] = machine_of(_game.id)
