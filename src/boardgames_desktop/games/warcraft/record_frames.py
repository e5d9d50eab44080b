"""What the frames of an agenda may hold, for positions that come from anywhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from boardgames_desktop.core.actions import Frame
from boardgames_desktop.core.position import PositionError
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.cards import CARDS
from boardgames_desktop.games.warcraft.data_file import DECK_SIZE, MOST_PIECES
from boardgames_desktop.games.warcraft.state import MOVE, NONE, SPEND, WORKER, WarcraftState
from boardgames_desktop.games.warcraft.windows import BATTLE_WINDOWS

Check = Callable[[Any], bool]

WINDOWS = frozenset(card.window for card in CARDS)
BATTLE_KINDS = frozenset(
    {
        "battle_end",
        "battle_round",
        "count",
        "curse",
        "join",
        "lose",
        "losses",
        "muster",
        "phase",
        "phase_end",
        "poison",
        "poison_next",
        "poisoners",
        "removal",
        "retreat",
        "roll",
        "round_end",
        "stalemate",
        "volley",
    }
)
"""Kinds of frame that look at the battle going on."""

IN_BATTLE = BATTLE_WINDOWS | {"dispel"}
MOVING_KINDS = frozenset({"move"})
"""Kinds of frame that look at what has moved."""

TARGETS: Mapping[str, tuple[str, ...]] = {
    "none": (),
    "space": ("space",),
    "unit": ("side", "kind", "space"),
    "resource": ("resource",),
    "route": ("space", "space"),
    "building": ("unit",),
}
"""What the card frame of a card says after whether it is live; Dispel names a frame."""


class Facts(NamedTuple):
    """What follows kind and asked seats: fixed facts, then any number of others."""

    fixed: tuple[Check, ...] = ()
    rest: Check | None = None
    most: int = 0

    def fit(self, facts: Frame) -> bool:
        """Tell whether the facts of a frame are possible."""
        extra = facts[len(self.fixed) :]
        if len(facts) < len(self.fixed) or len(extra) > self.most:
            return False
        fixed = zip(self.fixed, facts, strict=False)
        return all(check(fact) for check, fact in fixed) and (
            self.rest is None or all(map(self.rest, extra))
        )


def whole(lo: int, hi: int) -> Check:
    """Return a check of whole numbers."""
    return lambda value: type(value) is int and lo <= value <= hi


def word(words: frozenset[str]) -> Check:
    """Return a check of words."""
    return lambda value: type(value) is str and value in words


def row(check: Check, size: int | None = None) -> Check:
    """Return a check of tuples."""
    return lambda value: (
        type(value) is tuple and size in (None, len(value)) and all(map(check, value))
    )


def facts_of(rules: WarcraftBase) -> dict[str, Facts]:
    """Return what every kind of frame may say; kinds not named say nothing."""
    seat, side = whole(0, rules.seats - 1), whole(0, rules.sides - 1)
    space, kind, unit = whole(0, rules.spaces - 1), whole(0, WORKER), whole(0, WORKER - 1)
    step, role, resource = whole(MOVE, SPEND), whole(0, 1), whole(0, 1)
    few = whole(1, MOST_PIECES)
    polled = Facts((word(WINDOWS), row(seat), whole(0, rules.seats)), whole(0, 10_000), 2)
    return {
        "after": Facts((step,)),
        "card": Facts((seat, whole(0, len(CARDS) - 1), whole(0, 1)), whole(0, 10_000), 3),
        "count": Facts((role,), role, 1),
        "curse": Facts((seat, few)),
        "deal": Facts((seat,), whole(1, DECK_SIZE), 1),
        "harvest": Facts((resource,)),
        "harvest_die": Facts((space, few)),
        "join": Facts((seat,)),
        "lose": Facts((role,)),
        "moment": Facts((word(WINDOWS),)),
        "part": Facts((step, seat)),
        "phase": Facts((unit,)),
        "poison": Facts((few,)),
        "poison_next": Facts((seat, whole(0, MOST_PIECES))),
        "poll": polled,
        "removal": Facts((role,)),
        "revive": Facts((kind,)),
        "roll": Facts((side, few, whole(0, 2))),
        "set_aside": Facts((seat,)),
        "settle": Facts((space, space, row(whole(0, MOST_PIECES), 3), few)),
        "step": Facts((step,)),
        "to_deploy": Facts((seat,)),
        "to_draw": Facts((seat, few)),
        "to_harvest": Facts((seat, resource)),
        "to_raise": Facts((seat,)),
        "volley": Facts((role,), role, 1),
        "window": polled,
    }


def check_agenda(rules: WarcraftBase, s: WarcraftState) -> None:
    """Check the facts of every frame, and that what they look at is there.

    Raises:
        PositionError: a frame says something impossible.
    """
    facts = facts_of(rules)
    for index, frame in enumerate(s.agenda):
        path = f"agenda[{index}]"
        if not facts.get(frame[0], Facts()).fit(frame[2:]):
            raise PositionError(path, "impossible facts")
        if len(frame[1]) > 1:
            raise PositionError(path, "more than one seat is asked")
        _check_surroundings(rules, s, frame, path)


def _check_surroundings(rules: WarcraftBase, s: WarcraftState, frame: Frame, path: str) -> None:
    kind = frame[0]
    polls = kind in ("window", "poll")
    if (kind in BATTLE_KINDS or (polls and frame[2] in IN_BATTLE)) and s.battle is None:
        raise PositionError(path, "there is no battle")
    if kind in MOVING_KINDS and len(s.moved) != rules.spaces * 4:
        raise PositionError("moved", "nothing can move")
    if kind not in ("first", "deal", "begin_round") and s.turn == NONE:
        raise PositionError("turn", "nobody is on turn")
    if polls:
        _check_window(rules, s, frame, path)
    if kind == "card":
        _check_card(rules, frame, path)


def _check_window(rules: WarcraftBase, s: WarcraftState, frame: Frame, path: str) -> None:
    """Check the order of a window, and what its subject is about."""
    when, order, _, *subject = frame[2:]
    if len(set(order)) != len(order) or (frame[1] and frame[1][0] not in order):
        raise PositionError(path, "nobody is polled, or somebody twice")
    if when == "dispel":
        if not subject or subject[0] >= len(s.agenda) or s.agenda[subject[0]][0] != "card":
            raise PositionError(path, "there is no card to dispel")
    elif when == "call" and (not subject or subject[0] >= rules.spaces):
        raise PositionError(path, "there is no such space")
    elif when in IN_BATTLE and any(role > 1 for role in subject):
        raise PositionError(path, "there is no such role")


def _check_card(rules: WarcraftBase, frame: Frame, path: str) -> None:
    """Check what a card is played on."""
    card, target = CARDS[frame[3]], frame[5:]
    if card.window == "dispel":
        if len(target) != 1:
            raise PositionError(path, "there is no card to dispel")
        return
    bounds = {
        "space": rules.spaces,
        "side": rules.sides,
        "kind": WORKER + 1,
        "unit": WORKER,
        "resource": 2,
    }
    parts = TARGETS[card.target]
    if len(target) != len(parts) or any(
        value >= bounds[part] for part, value in zip(parts, target, strict=True)
    ):
        raise PositionError(path, "no such target")
