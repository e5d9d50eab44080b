"""How the three people of the scripted game play: one conquers, two wear each other down.

What to do follows from the question and the stacks on the board alone, so that the same game
can be found without a window (``python -m tests.xvfb.general``) and then be played with the
mouse from its seed.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.things import LAND_THINGS
from boardgames_desktop.games.risk.world import NEIGHBOURS
from boardgames_desktop.gui.probe import option_facts
from boardgames_desktop.services.saves import Save, write_save

Action = tuple[Any, ...]
Question = Mapping[str, Any]
Stacks = Mapping[str, Sequence[int]]


NAMES = ("Eleni", "Nikos", "Maria")
OPTIONS = {"setup": "dealt", "placement": "random"}

NOBODY = (-1, 0)
"""What stands in a conquered territory before anybody has moved in."""


class General:
    """Answers questions of Risk; the first to be asked becomes the conqueror."""

    def __init__(self) -> None:
        self.conqueror: int | None = None
        self._owner: list[int] = []
        self._armies: list[int] = []
        self._tired: set[tuple[int, int]] = set()

    def answer(self, question: Question, stacks: Stacks) -> Action:
        """Return what ``question["seat"]`` does; amounts are as large as allowed."""
        seat, kind = question["seat"], question["kind"]
        if self.conqueror is None:
            self.conqueror = seat
        standing = [stacks.get(thing, NOBODY) for thing in LAND_THINGS]
        self._owner = [owner for owner, _ in standing]
        self._armies = [armies for _, armies in standing]
        options = question["options"]
        verbs = {option[0] for option in options}
        if "trade" in verbs:
            return tuple(next(option for option in options if option[0] == "trade"))
        if kind in ("place", "reinforce", "spoils_place"):
            self._tired.clear()
            return self._place(seat, options)
        if kind == "combat":
            return self._attack(seat)
        if kind == "move_in":
            return ("move_in", options[0][1]["hi"])
        if kind == "fortify":
            return self._fortify(seat, options)
        return tuple(options[0])

    # -- the board ------------------------------------------------------------------------

    def _own(self, seat: int) -> list[int]:
        return [land for land, owner in enumerate(self._owner) if owner == seat]

    def _enemies(self, seat: int, land: int) -> list[int]:
        return [other for other in NEIGHBOURS[land] if self._owner[other] in self._foes(seat)]

    def _foes(self, seat: int) -> set[int]:
        """The conqueror fights everybody, the others only each other."""
        foes = set(self._owner) - {seat}
        return foes if seat == self.conqueror else foes - {self.conqueror}

    def _places(self, options: Iterable[Sequence[Any]]) -> list[Sequence[Any]]:
        return [option for option in options if option[0] == "place"]

    def _place(self, seat: int, options: Sequence[Any]) -> Action:
        best = max(
            self._places(options),
            key=lambda option: (
                bool(self._enemies(seat, option[1])),
                self._armies[option[1]],
                len(self._enemies(seat, option[1])),
            ),
        )
        amount = best[2]["hi"] if isinstance(best[2], Mapping) else best[2]
        return ("place", best[1], amount)

    def _attack(self, seat: int) -> Action:
        least = 2 if seat == self.conqueror else 0
        ways = [
            (self._armies[source] - self._armies[target], source, target)
            for source in self._own(seat)
            for target in self._enemies(seat, source)
            if self._armies[source] > 3 and (source, target) not in self._tired
        ]
        lead, source, target = max(ways, default=(least - 1, 0, 0))
        if lead < least:
            return ("end_combat",)
        if seat != self.conqueror:
            self._tired |= {(one, other) for _, one, other in ways}
        return ("storm", source, target, 1)

    def _fortify(self, seat: int, options: Sequence[Any]) -> Action:
        if seat != self.conqueror:
            return ("skip",)
        idle = [
            (self._armies[land], land)
            for land in self._own(seat)
            if not self._enemies(seat, land) and self._armies[land] > 3
        ]
        for armies, source in sorted(idle, reverse=True):
            goals = [
                (self._armies[option[2]], option[2])
                for option in options
                if option[0] == "fortify" and option[1] == source and self._enemies(seat, option[2])
            ]
            if goals:
                return ("fortify", source, max(goals)[1], armies - 1)
        return ("skip",)


def rehearse(seed: int) -> Iterator[tuple[GameSession[Any], Action]]:
    """Play the game of a seed without a window; yields every action before it is done."""
    game = load_game("risk")
    seats = tuple(
        SeatSetup(name, HUMAN, colour) for name, colour in zip(NAMES, game.colours, strict=False)
    )
    setup = Setup("risk", "classic", seats, seed=seed, options=OPTIONS)
    session = GameSession(game.rules(setup), setup)
    session.start()
    general = General()
    while not session.over:
        seat = session.rules.asked(session.state)[0]
        seen = session.observe(seat)
        decision = session.rules.decision(seen, seat)
        automatic = session.rules.automatic(seen, seat)
        if automatic is not None:
            session.submit(seat, automatic)
            continue
        state = session.state
        stacks = {
            thing: (state.owner[land], state.armies[land])
            for land, thing in enumerate(LAND_THINGS)
            if state.armies[land]
        }
        options = [option_facts(option) for option in decision.options]
        action = general.answer({"seat": seat, "kind": decision.kind, "options": options}, stacks)
        yield session, action
        session.submit(seat, action)


def save_before(verb: str, path: Path, seed: int, seat: int | None = None) -> GameSession[Any]:
    """Write a save of the first position in which somebody is about to do ``verb``."""
    for session, action in rehearse(seed):
        if action[0] == verb and seat in (None, session.rules.asked(session.state)[0]):
            write_save(path, Save.of(session.setup, session.log, session.rules, session.state))
            return session
    raise ValueError(f"nobody does {verb}")


def main() -> None:
    """Look for short games among the seeds of two numbers."""
    best = 10_000
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        verbs = Counter(action[0] for _, action in islice(rehearse(seed), best))
        if verbs.total() < best:
            best = verbs.total()
            print(seed, best, dict(verbs))


if __name__ == "__main__":
    main()
