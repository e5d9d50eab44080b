"""Looking back at a finished match: how the chances went, and which decisions cost most.

A decision is weighed by playing the turn on to its end, many times, once with what was done
and once with what a good player would have done, both with the same dice; the chances of the
positions they lead to are compared. So luck is left out: a bold attack that failed is no
mistake if it was right. Everything here knows the whole position. It is for games that are
over, and never part of an opponent.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from math import sqrt
from typing import Any, NamedTuple, Protocol

from boardgames_desktop.ai import choose
from boardgames_desktop.core.actions import CHANCE, Action, Seat, matches
from boardgames_desktop.core.draw import Draw, seed_for
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.session import Entry

OUTLOOKS: dict[str, str] = {"risk": "boardgames_desktop.ai.risk.outlook"}
"""Module of each game that can be judged; it offers ``outlook(rules)``."""

GLANCE, LOOK = 6, 40
"""Times a turn is played on to find suspects, and to weigh them."""

SUSPECTS, MISTAKES = 10, 5
"""Decisions looked at closely, and most mistakes told."""

LEAST_DROP = 0.01
SURE = 2.0
"""A mistake costs at least this chance, and this many standard errors."""

LONGEST_TURN = 500
POLICY = "expert"
ADVISERS = ("hard", "expert")


class Outlook(Protocol):
    """Estimates chances in one match."""

    def chances(self, s: Any) -> list[float]:
        """Return each seat's chance to win; they sum to 1."""

    def turn_of(self, s: Any) -> Seat | None:
        """Return whose turn it is; None before and after the game."""


class Weight(NamedTuple):
    """What one action leads to.

    Attributes:
        action: the action.
        chance: mean chance of the seat at the end of its turn.
        gain: how much more that is than for the first action weighed with it.
        error: standard error of the gain.
    """

    action: Action
    chance: float
    gain: float
    error: float


class Mistake(NamedTuple):
    """A decision that cost chances.

    Attributes:
        ply: entries played before it.
        seat: whose decision.
        played: what was done. better: what would have been better.
    """

    ply: int
    seat: Seat
    played: Weight
    better: Weight


class Judge:
    """Judges one finished match.

    Args:
        rules: its rules.
        entries: its legal log.
    """

    def __init__(self, rules: Rules[Any], entries: Sequence[Entry]) -> None:
        self._rules = rules
        self._entries = tuple(entries)
        module = OUTLOOKS.get(rules.game_id)
        if module is None:
            raise ValueError(f"{rules.game_id} cannot be judged")
        self._outlook: Outlook = import_module(module).outlook(rules)

    def chances(self, plies: Iterable[int]) -> Iterator[tuple[int, list[float]]]:
        """Yield the chances after each number of entries; ``plies`` grow."""
        wanted = iter(sorted(set(plies)))
        next_ply = next(wanted, None)
        for ply, state in enumerate(self._states()):
            if next_ply is None:
                return
            if ply == next_ply:
                yield ply, self._outlook.chances(state)
                next_ply = next(wanted, None)

    def decisions(self, seats: Iterable[Seat]) -> list[int]:
        """Return the plies at which one of ``seats`` decided something in its own turn."""
        own = set(seats)
        found: list[int] = []
        for ply, state in enumerate(self._states()):
            if ply < len(self._entries):
                entry = self._entries[ply]
                mine = entry.seat in own and not entry.forced
                if mine and self._outlook.turn_of(state) == entry.seat and self._open(state, entry):
                    found.append(ply)
        return found

    def _open(self, state: Any, entry: Entry) -> bool:
        """Tell whether the entry answers a question that had another answer."""
        options = self._rules.decision(state, entry.seat).options
        return any(matches(option, entry.action) for option in options) and (
            self._rules.forced(state, entry.seat) is None
        )

    def mistakes(self, seats: Iterable[Seat]) -> Iterator[tuple[int, int] | list[Mistake]]:
        """Yield (done, of) while looking, in the end the costliest mistakes, costliest first."""
        plies = self.decisions(seats)
        of = len(plies) + SUSPECTS
        suspects: list[tuple[float, int]] = []
        for done, (ply, state) in enumerate(self._at(plies)):
            yield done, of
            seat, action, _ = self._entries[ply]
            better = self._advice(state, seat, ADVISERS[:1], action)
            if better:
                last = self.weigh(state, seat, [action, *better], GLANCE, ply)[-1]
                suspects.append((last.gain + last.error, ply))
        suspects.sort(reverse=True)
        close = sorted(ply for _, ply in suspects[:SUSPECTS])
        found: list[Mistake] = []
        for done, (ply, state) in enumerate(self._at(close)):
            yield len(plies) + done, of
            seat, action, _ = self._entries[ply]
            better = self._advice(state, seat, ADVISERS, action)
            played, *others = self.weigh(state, seat, [action, *better], LOOK, ply)
            best = max(others, key=lambda weight: weight.gain)
            if best.gain > max(LEAST_DROP, SURE * best.error):
                found.append(Mistake(ply, seat, played, best))
        found.sort(key=lambda mistake: -mistake.better.gain)
        yield found[:MISTAKES]

    def compare(self, ply: int, action: Action) -> list[Weight]:
        """Weigh what was done at ``ply`` and ``action``; raises ValueError if it is not legal."""
        (_, state) = next(iter(self._at([ply])))
        seat = self._entries[ply].seat
        refusal = self._rules.malformed(action) or self._rules.why_not(state, seat, action)
        if refusal is not None:
            raise ValueError(refusal.msg.id)
        return self.weigh(state, seat, [self._entries[ply].action, action], LOOK, ply)

    # -- weighing -----------------------------------------------------------------------

    def weigh(
        self, state: Any, seat: Seat, actions: Sequence[Action], samples: int, seed: int
    ) -> list[Weight]:
        """Return what each of ``actions`` of ``seat`` leads to, all with the same dice."""
        rows = [
            [self._play_on(state, seat, action, seed_for(seed, sample)) for action in actions]
            for sample in range(samples)
        ]
        found: list[Weight] = []
        for at, action in enumerate(actions):
            gains = [row[at] - row[0] for row in rows]
            mean = sum(gains) / samples
            spread = sum((gain - mean) ** 2 for gain in gains) / max(1, samples - 1)
            chance = sum(row[at] for row in rows) / samples
            found.append(Weight(action, chance, mean, sqrt(spread / samples)))
        return found

    def _play_on(self, state: Any, seat: Seat, action: Action, seed: int) -> float:
        """Return the chance of ``seat`` once its turn is played to the end after ``action``."""
        rules = self._rules
        s = state.copy()
        draw = Draw(seed)
        rules.apply(s, seat, action)
        plan: list[Action] = []
        planner: Seat = seat
        for step in range(LONGEST_TURN):
            asked = rules.asked(s)
            if not asked or self._outlook.turn_of(s) != seat:
                break
            if asked == CHANCE:
                rules.apply(s, asked[0], rules.outcome(s, draw.at(step)))
                plan = []
                continue
            who = asked[0]
            if not plan or who != planner or rules.why_not(s, who, plan[0]) is not None:
                planner = who
                seen = rules.observe(s, who)
                plan = choose(rules, seen, who, POLICY, seed_for(seed, step), nodes=1)
            rules.apply(s, who, plan.pop(0))
        return self._outlook.chances(s)[seat]

    def _advice(
        self, state: Any, seat: Seat, levels: Sequence[str], played: Action
    ) -> list[Action]:
        """Return what ``levels`` would do instead of ``played``, each action once."""
        seen = self._rules.observe(state, seat)
        found = [choose(self._rules, seen, seat, level, 1)[0] for level in levels]
        return [action for action in dict.fromkeys(found) if action != played]

    # -- walking ------------------------------------------------------------------------

    def _states(self) -> Iterator[Any]:
        """Yield the position before each entry and at the end; not to be kept or changed."""
        state = self._rules.new()
        yield state
        for seat, action, _ in self._entries:
            self._rules.apply(state, seat, action)
            yield state

    def _at(self, plies: Sequence[int]) -> Iterator[tuple[int, Any]]:
        """Yield (ply, position) for growing ``plies``."""
        wanted = set(plies)
        for ply, state in enumerate(self._states()):
            if ply in wanted:
                yield ply, state
