"""Odds shown before a choice, and the luck in a roll. Cards are never counted."""

from __future__ import annotations

from collections.abc import Sequence

from boardgames_desktop.core.actions import Action, Option, Seat, Span
from boardgames_desktop.core.picture import Forecast, Fortune, Share, Thing
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft import battle_picture, things
from boardgames_desktop.games.warcraft.battle_record import ATTACK, Battle
from boardgames_desktop.games.warcraft.dice import FACES
from boardgames_desktop.games.warcraft.names import space_name
from boardgames_desktop.games.warcraft.odds import Outlook, from_here, outlook, planned
from boardgames_desktop.games.warcraft.participants import Participants
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import UNITS, WarcraftState

UNDER_WAY = frozenset({"round", "melee", "before_roll", "before_loss", "before_removal", "removed"})
"""Windows of a battle in which nothing is rolled that is not counted yet."""

NOTABLE = 0.0005
"""Chance below which nobody holding the field is not worth a part of the bar."""


def forecast(rules: Participants, o: WarcraftState, seat: Seat, option: Option) -> Forecast | None:
    """Return what a battle may lead to, if an option is about one."""
    going_on = battle_picture.going_on(o)
    match option[0]:
        case "fight":
            battle = planned(rules, option[1], seat, option[2])
            return _forecast(rules, battle, seat, outlook(rules, o, battle))
        case "move":
            _, kind, source, target, count = option
            number = count.hi if isinstance(count, Span) else count
            return _after_move(rules, o, seat, (kind, source, target, number))
        case "join" | "stay_out":
            return _joining(rules, o, seat, option[0])
        case "lose" if going_on is not None:
            side, kind, space = option[1:]
            return _forecast(rules, going_on, seat, from_here(rules, o, (side, kind, space)))
        case "pass" if going_on is not None and o.agenda[-1][2] in UNDER_WAY:
            return _forecast(rules, going_on, seat, from_here(rules, o))
    return None


def gesture(
    rules: Participants, o: WarcraftState, seat: Seat, pointed: Sequence[Thing]
) -> Forecast | None:
    """Return the odds of the battle a move would lead to, with as many units as may go."""
    stack, spaces = things.stack_of(pointed[0]), things.spaces_of(rules.field, pointed)
    if stack is None or len(spaces) != 2 or not o.agenda or o.agenda[-1][0] != "move":
        return None
    side, kind = stack
    source, target = spaces
    if side != seat or kind not in UNITS or _enemy_at(rules, o, seat, target) is None:
        return None
    for number in range(rules.count(o, seat, source, kind), 0, -1):
        if rules.why_not(o, seat, ("move", kind, source, target, number)) is None:
            return _after_move(rules, o, seat, (kind, source, target, number))
    return None


def _enemy_at(rules: Participants, o: WarcraftState, seat: Seat, space: int) -> int | None:
    """Return the enemy with most units in a space."""
    there = [(rules.fighters_at(o, side, space), -side) for side in rules.enemies_of(seat)]
    number, side = max(there, default=(0, 0))
    return -side if number else None


def _after_move(
    rules: Participants, o: WarcraftState, seat: Seat, move: tuple[int, int, int, int]
) -> Forecast | None:
    """Return the odds of the battle in the space some units move to."""
    kind, source, target, number = move
    enemy = _enemy_at(rules, o, seat, target)
    if kind not in UNITS or enemy is None:
        return None
    moved = o.copy()
    rules.add(moved, seat, source, kind, -number)
    rules.add(moved, seat, target, kind, number)
    battle = planned(rules, target, seat, enemy)
    return _forecast(rules, battle, seat, outlook(rules, moved, battle))


def _joining(rules: Participants, o: WarcraftState, seat: Seat, answer: str) -> Forecast | None:
    battle = o.battle
    if battle is None:
        return None
    battle = battle.copy()
    role = battle.role_of(seat)
    if role < 0:
        role = ATTACK if not rules.hostile(seat, battle.roles[ATTACK][0]) else 1 - ATTACK
        sides = [*battle.roles]
        sides[role] = (*sides[role], seat)
        battle.roles = (sides[0], sides[1])
    others = tuple(mate for mate in battle.kept_out if mate != seat)
    battle.kept_out = (*others, seat) if answer == "stay_out" else others
    return _forecast(rules, battle, seat, outlook(rules, o, battle))


def _forecast(rules: Participants, battle: Battle, seat: Seat, seen: Outlook) -> Forecast:
    attacks = not rules.hostile(seat, battle.roles[ATTACK][0])
    attackers, defenders = (sides[0] for sides in battle.roles)
    shares = [
        Share(Msg("warcraft.odds.attacker_holds"), seen.attack, attackers),
        Share(Msg("warcraft.odds.nobody_holds"), seen.nobody),
        Share(Msg("warcraft.odds.defender_holds"), seen.defence, defenders),
    ]
    own, theirs = seen.lost if attacks else reversed(seen.lost)
    notes = [Msg("warcraft.odds.lost", {"own": float(own), "theirs": float(theirs)})]
    if not seen.exact:
        notes.append(Msg("warcraft.odds.estimated"))
    notes.append(Msg("warcraft.odds.no_cards"))
    return Forecast(
        Msg(
            "warcraft.odds.take" if attacks else "warcraft.odds.hold",
            {"place": space_name(rules, battle.space)},
        ),
        seen.attack if attacks else seen.defence,
        tuple(share for share in shares if share.chance >= NOTABLE or share.seat is not None),
        tuple(notes),
    )


# -- luck -----------------------------------------------------------------------------


def binomial(dice: int, chance: float) -> tuple[float, ...]:
    """Return the probability of 0, 1, 2, … hits of some dice."""
    spread = [1.0]
    for _ in range(dice):
        missed = [p * (1 - chance) for p in spread] + [0.0]
        hit = [0.0] + [p * chance for p in spread]
        spread = [a + b for a, b in zip(missed, hit, strict=True)]
    return tuple(spread)


def fortunes(rules: Participants, s: WarcraftState, outcome: Action) -> tuple[Fortune, ...]:
    """Return the luck in a chance outcome: hits of a roll, tokens of a harvest die."""
    frame = s.agenda[-1] if s.agenda else ("",)
    if frame[0] != outcome[0]:
        return ()
    if outcome[0] == "harvest_die":
        die = BOX.die
        spread = tuple(die.count(face) / len(die) for face in range(max(die) + 1))
        expected = sum(die) / len(die)
        return (Fortune(s.turn, "harvested", expected, float(outcome[1]), spread),)
    if outcome[0] == "roll" and s.battle is not None:
        side, faces = frame[2], outcome[1:]
        limit = min(rules.hits_up_to(s, s.battle, side), FACES)
        if side < rules.seats and faces:
            hits = sum(face <= limit for face in faces)
            spread = binomial(len(faces), limit / FACES)
            expected = len(faces) * limit / FACES
            return (Fortune(side, "hits", expected, float(hits), spread),)
    return ()
