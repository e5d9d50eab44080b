"""What comes of a turn: it is played on until its enemies have answered it.

The rules themselves are played, with quick players on all seats who see what the asker sees.
Battles are decided at one stroke, with the chances and the mean losses expected
(:mod:`boardgames_desktop.ai.warcraft.clash`). No card is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from boardgames_desktop.ai.warcraft.clash import COST, ORDER, Clash, Force, clash
from boardgames_desktop.ai.warcraft.evaluation import Evaluation
from boardgames_desktop.ai.warcraft.treasury import Treasury
from boardgames_desktop.core.actions import AUTO, CHANCE, Action, Frame
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.games.warcraft.state import FLYING, WarcraftState

if TYPE_CHECKING:
    from boardgames_desktop.ai.warcraft.marshal import Marshal

END_MOVE: Action = ("end_move",)

SKIPPED = frozenset({("fights", AUTO), ("moment", AUTO, "call"), ("moment", AUTO, "portal")})
"""Frames of a move step that are left out: cards, and battles dice by dice."""

MOST_STEPS = 600
"""Decisions after which a position is judged as it is."""

USUAL_DIE = 2

SURE = 0.08
"""Chance of an upset that is not looked at any more."""

UPSET_LEFT = 0.35
"""Share of an army left that won against the odds."""


class Foresight:
    """Plays turns on.

    Args:
        judge: what the positions that come of them are worth.
        marshal: who moves the pieces of all seats.
        treasury: who spends for them.
    """

    def __init__(self, judge: Evaluation, marshal: Marshal, treasury: Treasury) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.marshal = marshal
        self.treasury = treasury

    def worth(self, o: WarcraftState, seat: int, actions: Sequence[Action], rng: Random) -> float:
        """Return what a move step is worth once it has been answered."""
        s = o.copy()
        for action in actions:
            self.rules.apply(s, seat, action)
        movers = self._movers(s, seat)
        return sum(
            chance * self._answered(after, seat, movers, rng)
            for chance, after in self._fought(s, seat)
        )

    def _movers(self, s: WarcraftState, seat: int) -> list[int]:
        """Return who moves until ``seat`` moves again; if nobody does, that seat itself."""
        rules = self.rules
        alive = [other for other in rules.clockwise(s.first) if s.alive[other]]
        following = next(
            other for other in rules.clockwise((s.first + 1) % rules.seats) if s.alive[other]
        )
        later = [other for other in rules.clockwise(following) if s.alive[other]]
        movers = alive[alive.index(seat) + 1 :] + later[: later.index(seat)]
        return list(dict.fromkeys(movers)) or [seat]

    def _answered(self, s: WarcraftState, seat: int, movers: Sequence[int], rng: Random) -> float:
        """Let others move; the battles of the last of them are valued, not fought."""
        for mover in movers[:-1]:
            if not self._run_to_move(s, mover, rng):
                return self.judge.value(s, seat)
            self._move(s, mover, rng)
            _, s = max(self._fought(s, mover), key=lambda pair: pair[0])
        if not self._run_to_move(s, movers[-1], rng):
            return self.judge.value(s, seat)
        self._move(s, movers[-1], rng)
        return self.judge.seen_from(s, seat, movers[-1])

    def _move(self, s: WarcraftState, mover: int, rng: Random) -> None:
        for action in self.marshal.quick(s, mover, rng).actions:
            self.rules.apply(s, mover, action)

    def _run_to_move(self, s: WarcraftState, mover: int, rng: Random) -> bool:
        """Play on until a seat moves; tell whether it ever does."""
        rules = self.rules
        draw = Draw(rng.getrandbits(32))
        for _ in range(MOST_STEPS):
            if not s.agenda or not s.alive[mover]:
                return False
            frame = s.agenda[-1]
            if frame[1] == CHANCE:
                self._by_chance(s, frame, draw)
                continue
            asked = frame[1][0]
            if frame[0] == "move":
                if asked == mover:
                    return True
                rules.apply(s, asked, END_MOVE)
                continue
            for action in self._answer(s, asked, frame, rng):
                if not s.agenda or s.agenda[-1][:2] != frame[:2]:
                    break
                rules.apply(s, asked, action)
        return False

    def _by_chance(self, s: WarcraftState, frame: Frame, draw: Draw) -> None:
        rules = self.rules
        if frame[0] == "harvest_die":
            rules.apply(s, -1, ("harvest_die", USUAL_DIE))
        else:
            rules.apply(s, -1, rules.outcome(s, draw))

    def _answer(self, s: WarcraftState, seat: int, frame: Frame, rng: Random) -> list[Action]:
        treasury = self.treasury
        match frame[0]:
            case "window":
                return [("pass",)]
            case "harvest":
                return treasury.harvest(s, seat, frame[2])
            case "raise":
                return treasury.raises(s, seat)
            case "deploy":
                return treasury.deploy(s, seat)
            case "spend":
                return treasury.spend(s, seat, rng)
        return [self.rules.decision(s, seat).sample(rng.randrange)]

    # -- battles at one stroke --------------------------------------------------------

    def _fought(self, s: WarcraftState, seat: int) -> list[tuple[float, WarcraftState]]:
        """Return what the battles of a move step may leave, its end included, and the chances.

        The most doubtful battle may end either way, in the others the stronger wins.
        """
        rules, judge = self.rules, self.judge
        fights: list[tuple[int, int, Force, Force, Clash]] = []
        for space, enemy in rules.battle_spaces(s, seat):
            attack, defence = judge.force(s, seat, space), judge.force(s, enemy, space)
            fights.append((space, enemy, attack, defence, clash(attack, defence)))
        fights.sort(key=lambda fight: abs(fight[4].win - 0.5))
        s.agenda[:] = [frame for frame in s.agenda if frame not in SKIPPED]
        found: list[tuple[float, WarcraftState]] = []
        doubtful = bool(fights) and SURE < fights[0][4].win < 1.0 - SURE
        for upset in (False, True) if doubtful else (False,):
            after = s.copy() if doubtful else s
            for at, (space, enemy, attack, defence, odds) in enumerate(fights):
                if not (
                    rules.team_units_at(after, seat, space)
                    and rules.team_units_at(after, enemy, space)
                ):
                    continue
                won = (odds.win >= 0.5) != (upset and not at)
                self._reduce(after, seat, space, attack, odds.attack_loss, won=won)
                self._reduce(after, enemy, space, defence, odds.defence_loss, won=not won)
            chance = 1.0
            if doubtful:
                favourite = max(fights[0][4].win, 1.0 - fights[0][4].win)
                chance = 1.0 - favourite if upset else favourite
            rules.apply(after, seat, END_MOVE)
            found.append((chance, after))
        return found

    def _reduce(
        self, s: WarcraftState, side: int, space: int, force: Force, loss: float, *, won: bool
    ) -> None:
        """Take the losses of a role off the board, the cheapest and the flanks first."""
        rules = self.rules
        whole = sum(COST[kind] * (force.field[kind] + force.flank[kind]) for kind in ORDER)
        due = whole * (min(loss, 1.0 - UPSET_LEFT) if won else max(loss, 0.5))
        standing = sum(force.field)
        near, walked = rules.field.neighbours[space], rules.field.ways[space]
        for kind in ORDER:
            for around in near if kind == FLYING else walked:
                for mate in rules.mates[side]:
                    while rules.count(s, mate, around, kind) and due >= 0.5 * COST[kind]:
                        due -= COST[kind]
                        self._kill(s, mate, around, kind)
        for kind in ORDER:
            for mate in rules.mates[side]:
                for _ in range(rules.count(s, mate, space, kind)):
                    if won and (standing == 1 or due < 0.5 * COST[kind]):
                        break
                    due -= COST[kind]
                    standing -= 1
                    self._kill(s, mate, space, kind)

    def _kill(self, s: WarcraftState, side: int, space: int, kind: int) -> None:
        rules = self.rules
        rules.kill(s, side, space, kind)
        if side < rules.seats and rules.undying[side]:
            havens = [at for at, owner in enumerate(s.outpost) if owner == side and s.standing[at]]
            if havens:
                haven = min(havens, key=lambda at: rules.units_at(s, side, at))
                s.reserve[side * 4 + kind] -= 1
                rules.add(s, side, haven, kind)
                s.risen[haven * 4 + kind] += 1
