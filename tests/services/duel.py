"""A very small game for the tests of the services.

Two to four seats hold a secret number. On its turn a seat first looks at its secret (a private
question: keep it or swap it), then strikes the next seat (a public question) with 1 to 3
dice; the struck seat defends with 1 or 2 dice (a public question of another person); dice
decide how much health is lost. Peeking shows a secret to the one who peeks.
"""

from __future__ import annotations

from typing import ClassVar

import attrs

from boardgames_desktop.core.actions import CHANCE, HIDDEN, Amount, Span
from boardgames_desktop.core.game import Game, OptionSpec, Presenter, Variant
from boardgames_desktop.core.picture import (
    Board,
    Fact,
    Flash,
    Fortune,
    Line,
    Picture,
    Place,
    Roll,
    Token,
)
from boardgames_desktop.core.rules import Event, Refusal, Rules, then
from boardgames_desktop.core.text import Msg, Name, msg, plural

HEALTH = 6
UNKNOWN = -1

TEXT = {
    "duel.title": msg("duel", "Duel"),
    "duel.keep": msg("duel", "Keep the secret"),
    "duel.swap": msg("duel", "Swap the secret"),
    "duel.strike": msg("duel", "Strike"),
    "duel.peek": msg("duel", "Peek"),
    "duel.rest": msg("duel", "Rest"),
    "duel.defend": msg("duel", "Defend"),
    "duel.resign": msg("duel", "Resign"),
    "duel.ask": msg("duel", "What now, {player}?"),
    "duel.struck": plural("duel", "{player} loses %n point(s).", "", 0),
    "duel.swapped": msg("duel", "{player} swapped."),
    "duel.too_tired": msg("duel", "Too tired."),
    "duel.round": msg("duel", "Health"),
}


@attrs.define(slots=True)
class State:
    agenda: list
    ply: int
    health: list
    secret: list
    tired: int
    turn: int
    round: int

    def copy(self):
        return State(
            list(self.agenda),
            self.ply,
            list(self.health),
            list(self.secret),
            self.tired,
            self.turn,
            self.round,
        )


class DuelRules(Rules[State]):
    game_id = "duel"
    version = 2
    rule_of: ClassVar = {"look": "duel.look", "strike": "duel.strike", "defend": "duel.defend"}
    private_kinds = frozenset({"look"})
    open_kinds = frozenset({"strike", "look"})
    revealing = frozenset({"peek"})
    others_keep = False
    """Whether only the first seat may look; the others keep what they have, unasked."""

    def __init__(self, setup):
        self.seats = len(setup.seats)
        few = Amount("few", 0, 9)
        self.verbs = {
            "deal": (Amount("secret", 0, 9, many=True),),
            "keep": (),
            "swap": (few,),
            "strike": (few,),
            "peek": (),
            "rest": (),
            "defend": (few,),
            "roll": (few,),
            "resign": (),
        }
        super().__init__()

    def _forced_look(self, s, frame, seat):
        return ("keep",) if self.others_keep and seat else None

    def new(self):
        n = self.seats
        return State([("deal", CHANCE)], 0, [HEALTH] * n, [UNKNOWN] * n, 0, 0, 1)

    # deal
    def _may_deal(self, s, frame, seat, a):
        ok = a[0] == "deal" and len(a) == self.seats + 1
        return None if ok else Refusal(Msg("core.malformed"), "")

    def _chance_deal(self, s, frame, draw):
        return ("deal", *(draw.below(10) for _ in range(self.seats)))

    def _do_deal(self, s, frame, seat, a, emit):
        s.secret = list(a[1:])
        then(s, ("look", (0,)))

    # look: private
    def _options_look(self, s, frame, seat):
        yield ("keep",)
        yield ("swap", Span(0, 9))

    def _may_look(self, s, frame, seat, a):
        return None if a[0] in ("keep", "swap") else Refusal(Msg("core.no_such_action"), "")

    def _do_look(self, s, frame, seat, a, emit):
        if a[0] == "swap":
            s.secret[seat] = a[1]
            if emit:
                emit(Event("swapped", {"seat": seat}))
                emit(Event("swapped_to", {"seat": seat}, frozenset({seat})))
        s.tired = 0
        then(s, ("strike", (seat,)))

    def mask(self, s, seat, a, viewer):
        if a[0] == "deal":
            own = [v if i == viewer else HIDDEN for i, v in enumerate(a[1:])]
            return ("deal", *own)
        if a[0] == "swap" and viewer != seat:
            return ("swap", HIDDEN)
        return a

    # strike
    def _options_strike(self, s, frame, seat):
        if s.tired < 3:
            yield ("strike", Span(1, 3 - s.tired))
        yield ("peek",)
        yield ("rest",)

    def _may_strike(self, s, frame, seat, a):
        if a[0] in ("peek", "rest"):
            return None
        if a[0] != "strike" or not a[1] >= 1:
            return Refusal(Msg("core.no_such_action"), "duel.strike")
        return None if a[1] <= 3 - s.tired else Refusal(Msg("duel.too_tired"), "duel.strike")

    def _do_strike(self, s, frame, seat, a, emit):
        if a[0] == "rest":
            self._next(s, seat)
        elif a[0] == "peek":
            then(s, frame)
        else:
            s.tired += 1
            victim = self._after(s, seat)
            then(s, ("defend", (victim,), a[1]), ("strike", (seat,)))

    def _after(self, s, seat):
        n = self.seats
        return next(x % n for x in range(seat + 1, seat + n) if s.health[x % n] > 0)

    def _next(self, s, seat):
        s.turn = self._after(s, seat)
        if s.turn <= seat:
            s.round += 1
        s.tired = 0
        then(s, ("look", (s.turn,)))

    # defend
    def _options_defend(self, s, frame, seat):
        yield ("defend", Span(1, min(2, s.health[seat])))

    def _may_defend(self, s, frame, seat, a):
        ok = a[0] == "defend" and 1 <= a[1] <= min(2, s.health[seat])
        return None if ok else Refusal(Msg("core.no_such_action"), "duel.defend")

    def _forced_defend(self, s, frame, seat):
        return ("defend", 1) if s.health[seat] == 1 else None

    def automatic(self, o, seat):
        frame = o.agenda[-1]
        return ("defend", min(2, o.health[seat])) if frame[0] == "defend" else None

    def _do_defend(self, s, frame, seat, a, emit):
        then(s, ("roll", CHANCE, seat, frame[2]))

    def _may_roll(self, s, frame, seat, a):
        ok = a[0] == "roll" and a[1] <= frame[3]
        return None if ok else Refusal(Msg("core.malformed"), "")

    def _chance_roll(self, s, frame, draw):
        return ("roll", draw.below(frame[3] + 1))

    def _do_roll(self, s, frame, seat, a, emit):
        victim = frame[2]
        lost = min(a[1], s.health[victim])
        s.health[victim] -= lost
        if emit:
            emit(Event("struck", {"seat": victim, "lost": lost}))
        if sum(h > 0 for h in s.health) == 1:
            s.agenda.clear()
            return
        attacker = s.agenda[-1][1][0]
        if s.health[victim] <= 0 and s.tired >= 3:
            s.agenda.pop()
            self._next(s, attacker)

    # resign
    def asides(self, s, seat):
        yield ("resign",)

    def _may_aside_resign(self, s, seat, a):
        return None

    def _aside_resign(self, s, seat, a, emit):
        s.health[seat] = 0
        s.agenda.clear()
        if sum(h > 0 for h in s.health) > 1:
            self._next(s, seat)

    def observe(self, s, seat):
        o = s.copy()
        o.secret = [v if i == seat else UNKNOWN for i, v in enumerate(s.secret)]
        return o

    def say(self, o, seat, option):
        return Msg(f"duel.{option[0]}")

    def prompt(self, o, seat):
        return (Msg("duel.ask", {"player": Name(seat)}),)

    def returns(self, s):
        if s.agenda:
            return (0.0,) * self.seats
        return tuple(float(h > 0) for h in s.health)

    def key(self, s):
        return (tuple(s.agenda), s.ply, tuple(s.health), tuple(s.secret), s.tired, s.turn)

    def dump(self, s):
        return attrs.asdict(s)

    def load(self, data):
        agenda = [
            tuple(tuple(x) if isinstance(x, list | tuple) else x for x in frame)
            for frame in data["agenda"]
        ]
        rest = {key: value for key, value in data.items() if key != "agenda"}
        return State(agenda=agenda, **rest)


class DuelPresenter(Presenter[State]):
    def __init__(self, rules):
        self.rules = rules

    def boards(self):
        return (Board("ring", "row", (Place("place:ring", (), (0.0, 0.0)),)),)

    def picture(self, o, seat):
        tokens = tuple(
            Token(f"secret:{i}", "card", i, "place:ring", face=None if v < 0 else str(v))
            for i, v in enumerate(o.secret)
        )
        facts = tuple(Fact(i, "health", h) for i, h in enumerate(o.health))
        return Picture(
            ("ring",),
            {},
            tokens,
            facts=facts,
            columns={"health": Msg("duel.round")},
            charted=("health",),
            on_turn=o.turn,
            round=o.round,
        )

    def roads(self, o, seat, option):
        return ((frozenset({f"button:{option[0]}"}),),)

    def wish(self, o, seat, things):
        return ("strike", 3) if things == ["button:strike"] else None

    def story(self, event):
        if event.kind == "struck":
            return (Roll(((event.data["seat"], (event.data["lost"],)),)),)
        return (Flash("place:ring"),)

    def tell(self, event):
        if event.kind == "struck":
            params = {"player": Name(event.data["seat"])}
            return Line(event.data["seat"], Msg("duel.struck", params, event.data["lost"]))
        return Line(event.data["seat"], Msg("duel.swapped", {"player": Name(event.data["seat"])}))

    def fortunes(self, s, outcome):
        if outcome[0] != "roll":
            return ()
        frame = s.agenda[-1]
        return (Fortune(frame[2], "lost", frame[3] / 2, outcome[1]),)


class Duel(Game[State]):
    id = "duel"
    title = Msg("duel.title")
    summary = Msg("duel.title")
    variants = (
        Variant(
            "plain",
            Msg("duel.title"),
            Msg("duel.title"),
            2,
            4,
            (OptionSpec("speed", Msg("duel.title"), ()),),
        ),
    )
    colours = ("red", "blue", "green", "yellow")
    text = TEXT

    def rules(self, setup):
        if not 2 <= len(setup.seats) <= 4:
            raise ValueError("2 to 4 seats")
        return DuelRules(setup)

    def presenter(self, rules):
        return DuelPresenter(rules)


GAME = Duel()
