"""Exact odds shown before a choice, and the luck in a roll (section 12)."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from boardgames_desktop.core.actions import Action, Option, Seat, Span
from boardgames_desktop.core.picture import Forecast, Fortune, Share, Thing
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.risk import things
from boardgames_desktop.games.risk.base import land_name
from boardgames_desktop.games.risk.dice import LOSSES, attack_limit, defence_limit
from boardgames_desktop.games.risk.odds import battle, campaign, conquest, expected_losses
from boardgames_desktop.games.risk.roads import battle_open
from boardgames_desktop.games.risk.state import NONE, RiskState
from boardgames_desktop.games.risk.world import NEIGHBOURS


def forecast(o: RiskState, seat: Seat, option: Option) -> Forecast | None:
    """Return what an attack or a defence may lead to; None for everything else."""
    match option[0]:
        case "attack":
            return invasion(o, option[1], option[2], option[3], 1)
        case "storm":
            stop = option[3]
            left = stop.lo if isinstance(stop, Span) else stop
            dice = attack_limit(o.armies[option[1]])
            return invasion(o, option[1], option[2], dice, left)
        case "defend":
            return _defence(o, seat, option[1])
        case "end_combat" if battle_open(o):
            return invasion(o, o.source, o.target, attack_limit(o.armies[o.source]), 1)
    return None


def gesture(o: RiskState, seat: Seat, pointed: Sequence[Thing]) -> Forecast | None:
    """Return the odds of an attack a pointer hovers over, or of a whole chain of them.

    The first thing is the source. A target that is no neighbour is reached through the enemy
    territories that hold the fewest armies; further things are further targets.
    """
    lands = things.lands_of(pointed)
    if len(lands) < 2 or not o.agenda or o.agenda[-1][0] != "combat":
        return None
    source = lands[0]
    if o.owner[source] != seat or o.armies[source] < 2:
        return None
    way = chain(o, seat, source, lands[1:])
    if not way:
        return None
    if len(way) == 1:
        return invasion(o, source, way[0], attack_limit(o.armies[source]), 1)
    return _campaign(o, source, way)


def chain(o: RiskState, seat: Seat, source: int, targets: Sequence[int]) -> list[int]:
    """Return the territories to conquer from ``source`` to the last of ``targets``, in order.

    Every leg is the one with the fewest armies to beat and to leave behind. Empty if there is
    no way through territories of others, each conquered once.
    """
    way: list[int] = []
    here = source
    for target in targets:
        leg = _leg(o, seat, here, target, frozenset(way[:-1]))
        if not leg:
            return []
        way += leg
        here = target
    return way


def _leg(o: RiskState, seat: Seat, source: int, target: int, taken: frozenset[int]) -> list[int]:
    """Return the cheapest way from ``source`` to ``target``, the source left out (Dijkstra)."""
    open_ways: list[tuple[int, tuple[int, ...]]] = [(0, (source,))]
    seen: set[int] = set(taken)
    while open_ways:
        cost, way = heappop(open_ways)
        here = way[-1]
        if here == target:
            return list(way[1:])
        if here in seen:
            continue
        seen.add(here)
        for other in NEIGHBOURS[here]:
            if other not in seen and o.owner[other] not in (seat, NONE) and o.armies[other]:
                heappush(open_ways, (cost + o.armies[other] + 1, (*way, other)))
    return []


def _campaign(o: RiskState, source: int, way: Sequence[int]) -> Forecast:
    """Return the odds of conquering all of ``way`` one after the other."""
    end = campaign(o.armies[source], tuple(o.armies[land] for land in way))
    words = land_name(way[0])
    for land in way[1:]:
        words = Msg("risk.odds.way", {"way": words, "place": land_name(land)})
    shares = [Share(Msg("risk.odds.none_falls"), end.reached[0], o.owner[way[0]])]
    shares += [
        Share(Msg("risk.odds.as_far_as", {"place": land_name(land)}), p)
        for land, p in zip(way[:-1], end.reached[1:-1], strict=True)
    ]
    shares.append(Share(Msg("risk.odds.all_fall"), end.chance, o.turn))
    notes = (Msg("risk.odds.chain_left", {"armies": end.left}),) if end.chance else ()
    return Forecast(Msg("risk.odds.chain", {"way": words}), end.chance, tuple(shares), notes)


def invasion(o: RiskState, source: int, target: int, dice: int, stop: int) -> Forecast:
    """Return the odds of fighting on until ``stop`` armies are left in the source."""
    attackers, defenders = o.armies[source] - 1, o.armies[target]
    end = conquest(attackers, defenders, stop - 1)
    notes: list[Msg] = []
    if end.chance:
        notes.append(Msg("risk.odds.left", {"armies": end.left_if_won}))
    if end.left_if_held:
        notes.append(Msg("risk.odds.defenders_left", {"armies": end.left_if_held}))
    if stop > 1:
        notes.append(Msg("risk.odds.stop", {}, stop))
    return Forecast(
        Msg("risk.odds.conquer", {"place": land_name(target)}),
        end.chance,
        _shares(dice, defence_limit(defenders), o.owner[source], o.owner[target]),
        tuple(notes),
    )


def _defence(o: RiskState, seat: Seat, dice: int) -> Forecast:
    attack = o.agenda[-1][2] if o.agenda[-1][0] == "defend" else 1
    unharmed = sum(p for _, killed, p in battle(attack, dice) if not killed)
    owner = o.owner[o.target]
    defender = owner if owner >= 0 else seat
    return Forecast(
        Msg("risk.odds.hold", {"place": land_name(o.target)}),
        unharmed,
        _shares(attack, dice, o.owner[o.source], defender),
    )


def _shares(attack: int, defence: int, attacker: Seat, defender: Seat) -> tuple[Share, ...]:
    shares: list[Share] = []
    for lost, killed, p in battle(attack, defence):
        if lost and killed:
            shares.append(Share(Msg("risk.odds.split"), p))
        elif killed:
            shares.append(Share(Msg("risk.odds.defender_loses", {}, killed), p, attacker))
        else:
            shares.append(Share(Msg("risk.odds.attacker_loses", {}, lost), p, defender))
    return tuple(shares)


def fortunes(s: RiskState, outcome: Action) -> tuple[Fortune, ...]:
    """Return the losses each side could expect to inflict by a roll, and did."""
    frame = s.agenda[-1] if s.agenda else ()
    if not frame or frame[0] != "battle" or outcome not in LOSSES[frame[2], frame[3]]:
        return ()
    _, _, attack, defence, defender = frame
    lost, killed = expected_losses(attack, defence)
    attacker_lost, defender_lost = LOSSES[attack, defence][outcome]
    most = min(attack, defence)
    kills, losses = [0.0] * (most + 1), [0.0] * (most + 1)
    for attackers, defenders, p in battle(attack, defence):
        kills[defenders] += p
        losses[attackers] += p
    return (
        Fortune(s.turn, "inflicted", killed, float(defender_lost), tuple(kills)),
        Fortune(defender, "inflicted", lost, float(attacker_lost), tuple(losses)),
    )
