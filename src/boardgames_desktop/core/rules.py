"""The rules of a game: what is asked, what is legal, what happens.

A game subclasses :class:`Rules` and writes, for each *kind* of frame on the agenda:

``_options_<kind>(s, frame, seat)``
    yield the legal options (lazy patterns) of ``seat``;
``_may_<kind>(s, frame, seat, a)``
    return a :class:`Refusal` or None: this **is** legality. Chance kinds need it too,
    because a save may claim any roll;
``_forced_<kind>(s, frame, seat)``
    (optional) return the only legal action, or None;
``_chance_<kind>(s, frame, draw)``
    (chance frames) return one outcome, using ``draw.below`` as often as needed;
``_outcomes_<kind>(s, frame)``
    (chance frames, optional) folded list of (sample action, weight) for search;
``_do_<kind>(s, frame, seat, a, emit)``
    change the state. The frame has been popped already; a frame that keeps asking is
    pushed again with :func:`then`. AUTO frames are called with seat ``NOBODY`` and ``()``;
``_aside_<verb>(s, seat, a, emit)`` and ``_may_aside_<verb>(s, seat, a)``
    acts a seat may do unasked while the top frame is of an open kind.

The tables of bound methods are collected once, when the rules are made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeVar

import attrs

from boardgames_desktop.core.actions import (
    AUTO,
    CHANCE,
    CHANCE_SEAT,
    NOBODY,
    Action,
    ArgKind,
    Frame,
    Option,
    Seat,
    count,
    expand,
    nth,
)
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.text import Msg


class State(Protocol):
    """What core needs of a game's state; everything else is the game's own."""

    agenda: list[Frame]
    ply: int

    def copy(self: S) -> S:
        """Return an independent copy; no mutable object is shared."""


S = TypeVar("S", bound=State)
R = TypeVar("R")

Handlers = dict[str, Callable[..., R]]
"""What answers for each kind of frame, or for each verb of an aside."""


@attrs.frozen(slots=True)
class Event:
    """Something that happened, for the log and the animation.

    Attributes:
        kind: what happened, for example ``battle``.
        data: ids and numbers; no prose.
        seen_by: seats that may know it; None = everyone.
    """

    kind: str
    data: Mapping[str, Any]
    seen_by: frozenset[Seat] | None = None

    def visible_to(self, viewer: Seat | None) -> bool:
        """Tell whether ``viewer`` (None = spectator) may know it."""
        return self.seen_by is None or viewer in self.seen_by


Emit = Callable[[Event], None]


@attrs.frozen(slots=True)
class Refusal:
    """Why an action is not legal.

    Attributes:
        msg: the reason, in the player's language once rendered.
        rule: id of the rule, which is an anchor in the rulebook.
    """

    msg: Msg
    rule: str


@attrs.frozen(slots=True)
class Spell:
    """Something that goes on for a while, until which somebody may want to pass.

    Attributes:
        key: what it is, for example ``battle``.
        mark: differs from the marks of those before and after it.
        words: the button that passes until it is over.
    """

    key: str
    mark: tuple[int, ...]
    words: Msg


class StaleDecisionError(RuntimeError):
    """A decision was used after the position had moved on."""


class Decision(Generic[S]):
    """What one seat is asked in one position; valid for that ply only.

    Attributes:
        seat: who is asked.
        kind: kind of the frame, for example ``attack``.
        facts: the frame's public numbers.
        rule: id of the rule that asks.
        private: a person may need hidden things to answer (hot-seat curtain).
    """

    __slots__ = ("_options", "_ply", "_rules", "_state", "facts", "kind", "private", "rule", "seat")

    def __init__(self, rules: Rules[S], s: S, seat: Seat) -> None:
        frame = s.agenda[-1]
        self._rules = rules
        self._state = s
        self._ply = s.ply
        self._options: tuple[Option, ...] | None = None
        self.seat = seat
        self.kind: str = frame[0]
        self.facts: Frame = frame[2:]
        self.rule = rules.rule_of.get(self.kind, "")
        self.private = self.kind in rules.private_kinds

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal options as patterns; built at first use."""
        self._check()
        if self._options is None:
            self._options = tuple(self._rules.options(self._state, self.seat))
        return self._options

    def __iter__(self) -> Iterator[Action]:
        for option in self.options:
            yield from expand(option)

    def __contains__(self, a: object) -> bool:
        self._check()
        if not isinstance(a, tuple) or self._rules.malformed(a) is not None:
            return False
        return self._rules.why_not(self._state, self.seat, a) is None

    def count(self) -> int:
        """Return the number of legal actions, without building them."""
        return sum(count(option) for option in self.options)

    def sample(self, below: Callable[[int], int]) -> Action:
        """Return a legal action; each option is equally likely, then each of its actions."""
        options = self.options
        option = options[below(len(options))]
        return nth(option, below(count(option)))

    def _check(self) -> None:
        if self._state.ply != self._ply:
            raise StaleDecisionError(f"decision of ply {self._ply} used at ply {self._state.ply}")


def then(s: State, *frames: Frame) -> None:
    """Push frames so that they are met in the order written."""
    s.agenda.extend(reversed(frames))


@cache
def _named(cls: type, prefix: str) -> tuple[str, ...]:
    return tuple(name for name in dir(cls) if name.startswith(prefix))


class Rules(Generic[S]):
    """Base of every game's rules.

    Attributes:
        game_id: short id of the game, ``risk``.
        version: raised whenever play changes, so that saves notice.
        seats: number of seats at this table.
        verbs: argument kinds of every verb, chance verbs included.
        rule_of: rule id of every kind of frame that asks a seat.
        open_kinds: kinds of frame that let asides in.
        private_kinds: kinds whose answer may need hidden things.
        revealing: verbs whose action may show hidden things; :meth:`reveals` tells whether it
            does.
        reaction_kinds: kinds that only ask whether a seat reacts with what others cannot see.
            When they are answered must not tell whether there was anything to decide.
    """

    game_id: ClassVar[str]
    version: ClassVar[int]
    verbs: Mapping[str, tuple[ArgKind, ...]]
    rule_of: ClassVar[Mapping[str, str]] = {}
    open_kinds: ClassVar[frozenset[str]] = frozenset()
    private_kinds: ClassVar[frozenset[str]] = frozenset()
    revealing: ClassVar[frozenset[str]] = frozenset()
    reaction_kinds: ClassVar[frozenset[str]] = frozenset()
    seats: int

    def __init__(self) -> None:
        self.options_of: Handlers[Iterator[Option]] = self._table("_options_")
        self.may_of: Handlers[Refusal | None] = self._table("_may_")
        self.forced_of: Handlers[Action | None] = self._table("_forced_")
        self.chance_of: Handlers[Action] = self._table("_chance_")
        self.outcomes_of: Handlers[Sequence[tuple[Action, int]]] = self._table("_outcomes_")
        self.do_of: Handlers[None] = self._table("_do_")
        self.aside_of: Handlers[None] = self._table("_aside_")
        self.may_aside_of: Handlers[Refusal | None] = self._table("_may_aside_")

    def _table(self, prefix: str) -> Handlers[Any]:
        kind: Any = type(self)
        return {name[len(prefix) :]: getattr(self, name) for name in _named(kind, prefix)}

    def answers(self, kind: str, by: Literal["seats", "chance", "auto"]) -> bool:
        """Tell whether frames of ``kind`` can be answered by seats, by chance or by nobody."""
        if kind not in self.do_of:
            return False
        if by == "seats":
            return kind in self.options_of and kind in self.may_of
        if by == "chance":
            return kind in self.chance_of and kind in self.may_of
        return kind not in self.options_of and kind not in self.chance_of

    # -- the interface core supplies -------------------------------------------------

    def asked(self, s: S) -> tuple[Seat, ...]:
        """Return who is asked now: seats, ``CHANCE``, or ``()`` when the game is over."""
        agenda = s.agenda
        return agenda[-1][1] if agenda else ()

    def decision(self, s: S, seat: Seat) -> Decision[S]:
        """Return the question put to ``seat``; raises ValueError if it is not asked."""
        if seat not in self.asked(s):
            raise ValueError(f"seat {seat} is not asked")
        return Decision(self, s, seat)

    def options(self, s: S, seat: Seat) -> Iterator[Option]:
        """Yield the legal options of an asked seat."""
        frame = s.agenda[-1]
        return self.options_of[frame[0]](s, frame, seat)

    def why_not(self, s: S, seat: Seat, a: Action) -> Refusal | None:
        """Return None if ``seat`` may do ``a`` now, else the reason.

        ``a`` must be well formed (see :meth:`malformed`). Seat -1 checks a chance outcome.
        """
        agenda = s.agenda
        if not agenda:
            return Refusal(Msg("core.over"), self.rule_of.get("over", ""))
        frame = agenda[-1]
        kind = frame[0]
        if a[0] in self.aside_of and seat != CHANCE_SEAT:
            return self._aside_refusal(s, kind, seat, a)
        if seat not in frame[1]:
            return Refusal(Msg("core.not_asked"), self.rule_of.get(kind, ""))
        return self.may_of[kind](s, frame, seat, a)

    def _aside_refusal(self, s: S, kind: str, seat: Seat, a: Action) -> Refusal | None:
        if kind not in self.open_kinds:
            return Refusal(Msg("core.no_such_action"), self.rule_of.get(kind, ""))
        if not 0 <= seat < self.seats:
            return Refusal(Msg("core.not_asked"), self.rule_of.get(kind, ""))
        return self.may_aside_of[a[0]](s, seat, a)

    def malformed(self, a: object) -> Refusal | None:
        """Return a refusal if ``a`` is not a known verb with arguments of the right kinds."""
        if type(a) is tuple and a and type(a[0]) is str:
            kinds = self.verbs.get(a[0])
            if kinds is not None and _fits(a, kinds):
                return None
        return Refusal(Msg("core.malformed"), "")

    def forced(self, s: S, seat: Seat) -> Action | None:
        """Return the only legal action of an asked seat, if the rules know there is one."""
        frame = s.agenda[-1]
        kind = frame[0]
        return self.forced_of[kind](s, frame, seat) if kind in self.forced_of else None

    def outcome(self, s: S, draw: Draw) -> Action:
        """Return one outcome of the chance frame on top."""
        frame = s.agenda[-1]
        return self.chance_of[frame[0]](s, frame, draw)

    def outcomes(self, s: S) -> Sequence[tuple[Action, int]] | None:
        """Return folded outcomes with integer weights, or None when they are too many."""
        frame = s.agenda[-1]
        rule = self.outcomes_of.get(frame[0])
        return None if rule is None else rule(s, frame)

    def apply(self, s: S, seat: Seat, a: Action, emit: Emit | None = None) -> None:
        """Do a legal action in place, then every AUTO frame it uncovers."""
        s.ply += 1
        agenda = s.agenda
        if a[0] in self.aside_of and seat != CHANCE_SEAT:
            self.aside_of[a[0]](s, seat, a, emit)
        else:
            frame = agenda.pop()
            self.do_of[frame[0]](s, frame, seat, a, emit)
        if agenda and not agenda[-1][1]:
            self.settle(s, emit)

    def resolve(self, s: S, draw: Draw, emit: Emit | None = None) -> Action:
        """Do what chance brings in this ply, as :meth:`apply` does; return it."""
        agenda = s.agenda
        frame = agenda[-1]
        kind = frame[0]
        a = self.chance_of[kind](s, frame, draw.at(s.ply))
        s.ply += 1
        agenda.pop()
        self.do_of[kind](s, frame, CHANCE_SEAT, a, emit)
        if agenda and not agenda[-1][1]:
            self.settle(s, emit)
        return a

    def settle(self, s: S, emit: Emit | None = None) -> None:
        """Run AUTO frames until somebody is asked."""
        agenda = s.agenda
        while agenda and not agenda[-1][1]:
            frame = agenda.pop()
            self.do_of[frame[0]](s, frame, NOBODY, (), emit)

    # -- written per game ------------------------------------------------------------

    def new(self) -> S:
        """Return the first position."""
        raise NotImplementedError

    def automatic(self, o: S, seat: Seat) -> Action | None:
        """Return the answer a person gives who has set "always most dice", or None.

        ``o`` is what ``seat`` sees; the action must be one of its options.
        """
        del o, seat
        return None

    def lets_pass(self, o: S, seat: Seat) -> Action | None:
        """Return how ``seat`` lets a question of :attr:`reaction_kinds` go by, or None."""
        del o, seat
        return None

    def spells(self, o: S) -> tuple[Spell, ...]:
        """Return what goes on now until which a seat may pass, the shortest first."""
        del o
        return ()

    def asides(self, s: S, seat: Seat) -> Iterator[Option]:
        """Yield what ``seat`` may do unasked now."""
        del s, seat
        return iter(())

    def observe(self, s: S, seat: Seat | None) -> S:
        """Return a copy as ``seat`` sees it (None = spectator), secrets blanked."""
        raise NotImplementedError

    def imagine(self, o: S, seat: Seat, draw: Draw) -> S:
        """Return a full state that fits the observation; keeps asked seats and options."""
        raise NotImplementedError

    def reveals(self, s: S, seat: Seat, a: Action) -> bool:
        """Tell whether ``a`` will show something hidden, after which nothing is taken back.

        Only asked about the verbs in :attr:`revealing`. ``s`` is the state before the action.
        Override it where the verb alone does not tell, as for the last of several sealed bids.
        Chance always reveals.
        """
        del s, seat, a
        return True

    def mask(self, s: S, seat: Seat, a: Action, viewer: Seat | None) -> Action:
        """Return ``a`` of ``seat`` as ``viewer`` may read it; hidden arguments become ``?``.

        ``s`` is the state before the action.
        """
        del s, seat, viewer
        return a

    def say(self, o: S, seat: Seat, option: Option) -> Msg:
        """Return the Actions panel's words for an option."""
        raise NotImplementedError

    def prompt(self, o: S, seat: Seat) -> tuple[Msg, ...]:
        """Return the question put to ``seat`` and, if useful, a second line of context."""
        raise NotImplementedError

    def returns(self, s: S) -> tuple[float, ...]:
        """Return the result of each seat, 1 won to 0 lost, summing to 1; zeros while it runs."""
        raise NotImplementedError

    def key(self, s: S) -> tuple[Any, ...]:
        """Return the whole state as nested tuples of ints and short strings."""
        raise NotImplementedError

    def dump(self, s: S) -> dict[str, Any]:
        """Return the state as JSON values."""
        raise NotImplementedError

    def load(self, data: Mapping[str, Any]) -> S:
        """Return the state of a dump; raises ValueError naming the bad field."""
        raise NotImplementedError


def _fits(a: Action, kinds: tuple[ArgKind, ...]) -> bool:
    index = 0
    for kind in kinds:
        index += 1
        if kind.many:
            return all(map(kind.allows, a[index:]))
        if index >= len(a) or not kind.allows(a[index]):
            return False
    return index == len(a) - 1


__all__ = [
    "AUTO",
    "CHANCE",
    "CHANCE_SEAT",
    "NOBODY",
    "Action",
    "Decision",
    "Emit",
    "Event",
    "Frame",
    "Option",
    "Refusal",
    "Rules",
    "S",
    "Seat",
    "Spell",
    "StaleDecisionError",
    "State",
    "then",
]
