"""Neutral armies for the opponents: where they are placed at the start (4.2.4, section 7).

On the board a neutral army is an owner that does not play: no threat, in the way of continents.
"""

from __future__ import annotations

from random import Random

from boardgames_desktop.ai.risk.commander import Commander
from boardgames_desktop.ai.risk.field import World
from boardgames_desktop.ai.risk.mind import RiskMind
from boardgames_desktop.ai.search import Advice, Limits
from boardgames_desktop.core.actions import Action, Frame, Seat
from boardgames_desktop.games.risk.state import RiskState

BESIDE = 0.15
"""What a neutral army beside an army of the opponent hinders, as share of a continent's army."""

MOST = 6
"""Armies of a land that count at most."""

CROWDED = 0.25
"""What each neutral army that stands there already takes off."""


def hindrance(world: World, o: RiskState, seat: Seat, rival: Seat, land: int) -> float:
    """Return how much one more neutral army in ``land`` hinders ``rival`` more than ``seat``."""
    number = world.continent_of[land]
    lands = world.continents[number]
    worth = 0.0
    for side, sign in ((rival, 1.0), (seat, -1.0)):
        share = sum(o.owner[at] == side for at in lands) / len(lands)
        beside = sum(min(o.armies[at], MOST) for at in world.near[land] if o.owner[at] == side)
        worth += sign * (world.bonus[number] * share * share + BESIDE * beside)
    return worth - CROWDED * o.armies[land]


class NeutralMind(RiskMind):
    """All levels of one match with neutral armies that defend themselves."""

    judged = RiskMind.judged | {"garrison"}
    duels = False

    def _answer(self, commander: Commander, o: RiskState, seat: Seat, limits: Limits) -> Advice:
        frame = o.agenda[-1]
        if frame[0] != "garrison":
            return super()._answer(commander, o, seat, limits)
        if frame[2]:
            advice = commander.muster(self._start_moment(o, seat))
            return Advice([("place", advice.actions[0][1], 1)], advice.why)
        limits.spend()
        return Advice([("place", self._roadblock(o, seat), 1)])

    def _answer_easy(self, o: RiskState, frame: Frame, seat: Seat, rng: Random) -> list[Action]:
        if frame[0] != "garrison":
            return super()._answer_easy(o, frame, seat, rng)
        wanted = (seat,) if frame[2] else frame[3]
        lands = [land for land, side in enumerate(o.owner) if side in wanted]
        return [("place", rng.choice(lands), frame[2] or 1)]

    def _roadblock(self, o: RiskState, seat: Seat) -> int:
        """Return the land of a waiting neutral army where one more hinders the opponent most."""
        waiting = o.agenda[-1][3]
        rival = self._rules.next_playing(o, seat)
        lands = [land for land, side in enumerate(o.owner) if side in waiting]
        return max(lands, key=lambda land: hindrance(self._world, o, seat, rival, land))
