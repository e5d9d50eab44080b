"""The question on top of the agenda, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from boardgames_desktop.core.actions import Frame, Seat
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE, Battle
from boardgames_desktop.games.warcraft.names import card_name, resource_name, space_name
from boardgames_desktop.games.warcraft.participants import Participants
from boardgames_desktop.games.warcraft.state import KINDS, NO_MODE, NONE, WarcraftState

Question = tuple[Msg, ...]


def question(rules: Participants, o: WarcraftState, seat: Seat) -> Question:
    """Return the question put to ``seat``, and a second line of context."""
    frame = o.agenda[-1]
    ask = _QUESTIONS.get(frame[0])
    if ask is not None:
        return ask(rules, o, seat, frame)
    return Msg("warcraft.ask." + frame[0]), Msg(f"warcraft.ask.{frame[0]}.more")


def _place(rules: Participants, space: int) -> dict[str, Msg]:
    return {"place": space_name(rules, space)}


# -- steps ----------------------------------------------------------------------------


def _move(rules: Participants, o: WarcraftState, seat: Seat, frame: Frame) -> Question:
    del frame
    battles = len(rules.battle_spaces(o, seat))
    if battles:
        return Msg("warcraft.ask.move"), Msg("warcraft.ask.move.battles", {}, battles)
    return Msg("warcraft.ask.move"), Msg("warcraft.ask.move.more")


def _battles(rules: Participants, o: WarcraftState, seat: Seat, frame: Frame) -> Question:
    del frame
    left = len(rules.battle_spaces(o, seat))
    return Msg("warcraft.ask.battles"), Msg("warcraft.ask.battles.more", {}, left)


def _harvest(rules: Participants, o: WarcraftState, seat: Seat, frame: Frame) -> Question:
    del rules, o, seat
    resource = resource_name(frame[2]).id.removeprefix("warcraft.")
    return Msg("warcraft.ask.harvest_" + resource), Msg("warcraft.ask.harvest.more")


def _deploy(rules: Participants, o: WarcraftState, seat: Seat, frame: Frame) -> Question:
    del frame
    ready = sum(o.training[seat * 4 : seat * 4 + 4])
    if not rules.has_to_deploy(o, seat):
        return Msg("warcraft.ask.deploy"), Msg("warcraft.ask.deploy.gift")
    if not ready:
        return Msg("warcraft.ask.deploy"), Msg("warcraft.ask.deploy.none")
    return Msg("warcraft.ask.deploy"), Msg("warcraft.ask.deploy.more", {}, ready)


def _spend(rules: Participants, o: WarcraftState, seat: Seat, frame: Frame) -> Question:
    del frame
    gold, wood = o.stock[seat * 2 : seat * 2 + 2]
    if rules.necromancers[seat]:
        return Msg("warcraft.ask.spend_necromancer"), Msg("warcraft.ask.spend_necromancer.more")
    if o.mode == NO_MODE:
        words = Msg("warcraft.ask.spend")
    else:
        words = Msg("warcraft.ask.spend_" + _MODES[o.mode])
    return words, Msg("warcraft.ask.spend.more", {"gold": gold, "wood": wood})


_MODES = ("", "train", "construct", "upgrade")
"""Options of the spend step, by their number in the state."""


# -- battle ---------------------------------------------------------------------------


def _join(rules: Participants, o: WarcraftState, seat: Seat, frame: Frame) -> Question:
    del seat, frame
    battle = _battle(o)
    attackers, defenders = battle.roles
    sides = {"attacker": Name(attackers[0]), "defender": Name(defenders[0])}
    return (
        Msg("warcraft.ask.join", _place(rules, battle.space)),
        Msg("warcraft.ask.join.more", sides),
    )


def _lose(rules: Participants, o: WarcraftState, seat: Seat, frame: Frame) -> Question:
    battle = _battle(o)
    role = frame[2]
    left = battle.casualties[role]
    more = Msg("warcraft.ask.lose.more_" + KINDS[battle.phase], _place(rules, battle.space))
    if battle.role_of(seat) != role:
        return Msg("warcraft.ask.lose_theirs"), more
    return Msg("warcraft.ask.lose", {}, left), more


def _retreat(rules: Participants, o: WarcraftState, seat: Seat, frame: Frame) -> Question:
    del seat, frame
    place = _place(rules, _battle(o).space)
    return Msg("warcraft.ask.retreat", place), Msg("warcraft.ask.retreat.more")


def _settle(rules: Participants, o: WarcraftState, seat: Seat, frame: Frame) -> Question:
    del o, seat
    _, _, goal, _, _, surplus = frame
    return (
        Msg("warcraft.ask.settle", _place(rules, goal)),
        Msg("warcraft.ask.settle.more", {}, surplus),
    )


def _revive(rules: Participants, o: WarcraftState, seat: Seat, frame: Frame) -> Question:
    del rules, o, seat
    return Msg("warcraft.ask.revive_" + KINDS[frame[2]]), Msg("warcraft.ask.revive.more")


def _battle(o: WarcraftState) -> Battle:
    assert o.battle is not None
    return o.battle


# -- cards ----------------------------------------------------------------------------


def _window(rules: Participants, o: WarcraftState, seat: Seat, frame: Frame) -> Question:
    when = frame[2]
    words = Msg("warcraft.ask.window." + when)
    context = _CONTEXT.get(when)
    if context is None:
        return words, Msg(f"warcraft.ask.window.{when}.more")
    return words, context(rules, o, seat, frame[5:])


def _of_mover(text: str) -> Callable[..., Msg]:
    def context(rules: Participants, o: WarcraftState, seat: Seat, subject: tuple[int, ...]) -> Msg:
        del rules, seat, subject
        return Msg("warcraft.ask.window." + text, {"player": Name(o.turn)})

    return context


def _called(rules: Participants, o: WarcraftState, seat: Seat, subject: tuple[int, ...]) -> Msg:
    del seat
    words = {"player": Name(o.turn), **_place(rules, subject[0])}
    return Msg("warcraft.ask.window.call.more", words)


def _field(rules: Participants, o: WarcraftState, seat: Seat, subject: tuple[int, ...]) -> Msg:
    """Where is fought, in which round and phase."""
    del seat, subject
    battle = _battle(o)
    words = {**_place(rules, battle.space), "round": max(1, battle.round)}
    if battle.phase == NONE:
        return Msg("warcraft.ask.window.battle", words)
    return Msg("warcraft.ask.window.battle_" + KINDS[battle.phase], words)


def _rolled(rules: Participants, o: WarcraftState, seat: Seat, subject: tuple[int, ...]) -> Msg:
    """What both roles have rolled in this phase."""
    del seat, subject
    battle = _battle(o)
    words = {
        name: _hits(rules, o, battle, role)
        for name, role in (("attack", ATTACK), ("defence", DEFENCE))
    }
    return Msg("warcraft.ask.window.rolled", words)


def _hits(rules: Participants, o: WarcraftState, battle: Battle, role: int) -> Msg:
    faces = [face for side, thrown in battle.rolls if side in battle.roles[role] for face in thrown]
    if not faces:
        return Msg("warcraft.ask.window.no_dice")
    hits = sum(rules.hits(o, battle, side) for side in battle.roles[role])
    return Msg("warcraft.ask.window.hits", {"faces": " ".join(map(str, faces))}, hits)


def _losses(rules: Participants, o: WarcraftState, seat: Seat, subject: tuple[int, ...]) -> Msg:
    """How many casualties each role has still to take."""
    del rules, seat, subject
    attack, defence = _battle(o).casualties
    return Msg("warcraft.ask.window.losses", {"attack": attack, "defence": defence})


def _removed(rules: Participants, o: WarcraftState, seat: Seat, subject: tuple[int, ...]) -> Msg:
    del rules, seat, subject
    battle = _battle(o)
    if not battle.last_loss:
        return Msg("warcraft.ask.window.removed.more")
    side, kind = battle.last_loss[:2]
    return Msg("warcraft.ask.window.removed_" + KINDS[kind], {"player": Name(side)})


def _dispel(rules: Participants, o: WarcraftState, seat: Seat, subject: tuple[int, ...]) -> Msg:
    del rules, seat
    _, _, player, card, *_ = o.agenda[subject[0]]
    words = {"player": Name(player), "card": card_name(card)}
    return Msg("warcraft.ask.window.dispel.more", words)


_CONTEXT: Mapping[str, Callable[..., Msg]] = {
    "cripple": _of_mover("cripple.more"),
    "call": _called,
    "portal": _of_mover("portal.more"),
    "round": _field,
    "melee": _field,
    "before_roll": _field,
    "after_roll": _rolled,
    "before_loss": _losses,
    "before_removal": _losses,
    "removed": _removed,
    "dispel": _dispel,
}
"""Second lines that name what has just happened."""

_QUESTIONS: Mapping[str, Callable[[Participants, WarcraftState, Seat, Frame], Question]] = {
    "move": _move,
    "battles": _battles,
    "harvest": _harvest,
    "deploy": _deploy,
    "spend": _spend,
    "join": _join,
    "lose": _lose,
    "retreat": _retreat,
    "settle": _settle,
    "revive": _revive,
    "window": _window,
}
