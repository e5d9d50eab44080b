"""How a battle looks: dice, units that take part, casualties, phases."""

from __future__ import annotations

from boardgames_desktop.core.picture import Detail, Look, Stage, Thing, Token
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft import things
from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE, Battle
from boardgames_desktop.games.warcraft.names import space_name, unit_name
from boardgames_desktop.games.warcraft.participants import PHASES, Participants
from boardgames_desktop.games.warcraft.state import KINDS, WarcraftState
from boardgames_desktop.games.warcraft.town_picture import face

ROLES = ("attack", "defence")


def going_on(o: WarcraftState) -> Battle | None:
    """Return the battle that is being fought now."""
    return o.battle if o.battle is not None and not o.battle.over else None


def worth_of(rules: Participants, o: WarcraftState, battle: Battle, side: int, shown: int) -> int:
    """Return how many casualties a die causes (8, Area Attack)."""
    if shown > rules.hits_up_to(o, battle, side):
        return 0
    area = rules.abilities(o, side)[battle.phase] == "area_attack"
    return 2 if area and shown == 1 else 1


def looks(rules: Participants, o: WarcraftState) -> dict[Thing, Look]:
    """Return the two sides of the battle going on, or of the last one."""
    battle = o.battle
    if battle is None:
        return {}
    return {
        things.SIDES[role]: Look(
            tint=battle.roles[role][0],
            marks=("winner",) if battle.over and battle.winner == role else (),
            detail=_detail(rules, o, battle, role),
        )
        for role in (ATTACK, DEFENCE)
        if battle.roles[role]
    }


def _detail(rules: Participants, o: WarcraftState, battle: Battle, role: int) -> Detail:
    side = battle.roles[role][0]
    rolled = [(who, faces) for who, faces in battle.rolls if who in battle.roles[role]]
    hits = (
        sum(worth_of(rules, o, battle, who, shown) for who, faces in rolled for shown in faces)
        if rolled and battle.phase >= 0
        else None
    )
    in_phase = battle.phase >= 0
    return Detail(
        number=rules.tile(o, side, battle.phase).strength if in_phase else None,
        note=Msg("warcraft.tile.hits", {"strength": rules.hits_up_to(o, battle, side)})
        if in_phase
        else None,
        lines=_lines(battle, role),
        hits=hits,
    )


def _lines(battle: Battle, role: int) -> tuple[Msg, ...]:
    lines: list[Msg] = []
    left, lost = battle.casualties[role], battle.lost[role]
    if left or lost:
        total = Msg("warcraft.battle.casualties", {"removed": lost, "left": left}, left + lost)
        lines.append(total)
    prevented = battle.caused[role] - left - lost
    if battle.phase >= 0 and prevented > 0 and (left or lost):
        lines.append(Msg("warcraft.battle.prevented", {}, prevented))
    if battle.flyers_open[role]:
        lines.append(Msg("warcraft.battle.flyers_open"))
    return tuple(lines)


def tokens(rules: Participants, o: WarcraftState) -> list[Token]:
    """Return the units and dice in the tray."""
    battle = o.battle
    if battle is None:
        return []
    found: list[Token] = []
    for role in (ATTACK, DEFENCE):
        found += _dice(rules, o, battle, role)
        if not battle.over:
            found += _fighters(rules, o, battle, role)
    return found


def fighters(rules: Participants, o: WarcraftState) -> frozenset[Thing]:
    """Return the stacks shown in the tray."""
    battle = going_on(o)
    if battle is None:
        return frozenset()
    return frozenset(
        things.fighter(side, kind, rules.field.names[space])
        for role in (ATTACK, DEFENCE)
        for side, kind, space, _ in rules.participants(o, battle, role)
    )


def _fighters(rules: Participants, o: WarcraftState, battle: Battle, role: int) -> list[Token]:
    polymorphed = battle.polymorphed
    return [
        Token(
            things.fighter(side, kind, rules.field.names[space]),
            KINDS[kind],
            side,
            things.SIDES[role],
            count=count,
            face=face(rules, o, side, kind),
            badges=(
                ("battlefield" if space == battle.space else "flank", 1),
                *((("polymorphed", 1),) if (side, kind, space) in polymorphed else ()),
            ),
            title=unit_name(rules, o, side, kind),
            note=space_name(rules, space),
        )
        for side, kind, space, count in rules.participants(o, battle, role)
    ]


def _dice(rules: Participants, o: WarcraftState, battle: Battle, role: int) -> list[Token]:
    if battle.phase < 0:
        return []
    found: list[Token] = []
    for side, faces in battle.rolls:
        if side not in battle.roles[role]:
            continue
        for shown in faces:
            worth = worth_of(rules, o, battle, side, shown)
            found.append(
                Token(
                    f"die:{ROLES[role]}.{len(found)}",
                    "die",
                    side,
                    things.DICE[role],
                    face=str(shown),
                    badges=((("hit", worth),) if worth else (("miss", 1),)),
                    faded=not worth,
                )
            )
    return found


def course(o: WarcraftState) -> tuple[Stage, ...]:
    """Return the three phases of a battle round."""
    battle = going_on(o)
    if battle is None:
        return ()
    at = PHASES.index(battle.phase) if battle.phase in PHASES else -1
    return tuple(
        Stage(
            Msg("warcraft.phase." + KINDS[kind]),
            "done" if number < at else "now" if number == at else "later",
        )
        for number, kind in enumerate(PHASES)
    )


def note(rules: Participants, o: WarcraftState) -> Msg:
    """Return where is fought, and for how long already."""
    battle = o.battle
    if battle is None:
        return Msg("warcraft.battle.none")
    place = space_name(rules, battle.space)
    if battle.over:
        return Msg("warcraft.battle.over", {"place": place})
    return Msg("warcraft.battle.where", {"place": place, "round": max(1, battle.round)})
