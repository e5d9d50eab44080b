"""How the toy game looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boardgames_desktop.core.actions import Action, Option, Seat, Some
from boardgames_desktop.core.game import Presenter
from boardgames_desktop.core.picture import (
    Board,
    Button,
    Fact,
    Flash,
    Flip,
    Fly,
    Line,
    Picture,
    Place,
    Road,
    Roll,
    Scene,
    Thing,
    Token,
)
from boardgames_desktop.core.rules import Event
from boardgames_desktop.core.text import Msg, Name
from toy.rules import ToyRules
from toy.state import CARD_NAMES, HAND, UNKNOWN, ToyState

BUTTONS = {
    "bids": ("bid",),
    "work": ("dig", "done"),
    "turn": ("throw", "pass"),
    "window": ("pass",),
    "reroll": ("reroll", "keep"),
}
HAND_PLACES = HAND + 12


def _card(card: int) -> Msg:
    return Msg(f"toy.card.{CARD_NAMES[card]}")


class ToyPresenter(Presenter[ToyState]):
    def __init__(self, rules: ToyRules) -> None:
        self.rules = rules

    def boards(self) -> tuple[Board, ...]:
        seats = [self._place(f"seat:{seat}") for seat in range(self.rules.seats)]
        hand = [self._place(f"slot:{index}") for index in range(HAND_PLACES)]
        dice = [self._place(f"tray:{index}") for index in range(3)]
        return (
            Board(
                "table",
                "row",
                (*seats, self._place("trap"), self._place("bin")),
                title=Msg("toy.table"),
            ),
            Board("hand", "row", tuple(hand), title=Msg("toy.hand")),
            Board("dice", "tray", tuple(dice), title=Msg("toy.dice")),
        )

    def _place(self, thing: Thing) -> Place:
        return Place(thing, (), (0.0, 0.0))

    def picture(self, o: ToyState, seat: Seat | None) -> Picture:
        tokens = [
            Token(f"purse:{owner}", "coin", owner, f"seat:{owner}", count=coins)
            for owner, coins in enumerate(o.coins)
        ]
        if seat is not None:
            tokens += [
                Token(f"card:{index}", "card", seat, f"slot:{index}", face=CARD_NAMES[card])
                for index, card in enumerate(o.hands[seat])
            ]
        tokens += [
            Token(f"die:{index}", "die", None, f"tray:{index}", face=str(face))
            for index, face in enumerate(o.dice)
        ]
        for index, frame in enumerate(frame for frame in o.agenda if frame[0] == "trap"):
            face = None if frame[3] == UNKNOWN else CARD_NAMES[frame[3]]
            tokens.append(Token(f"hidden:{index}", "card", frame[2], "trap", face=face))
        return Picture(
            boards=("table", "hand", "dice"),
            looks={},
            tokens=tuple(tokens),
            buttons=self._buttons(o, seat),
            facts=tuple(self._facts(o)),
            columns={key: Msg(f"toy.column.{key}") for key in ("coins", "score", "cards")},
            charted=("score",),
            on_turn=o.leader if o.leader != UNKNOWN else None,
            out=tuple(index for index, out in enumerate(o.out) if out),
            round=o.round,
        )

    def _buttons(self, o: ToyState, seat: Seat | None) -> tuple[Button, ...]:
        if seat is None or not o.agenda:
            return ()
        found = [
            Button(f"button:{option[0]}", self.rules.say(o, seat, option))
            for option in (self.rules.options(o, seat) if seat in o.agenda[-1][1] else ())
            if option[0] in BUTTONS.get(o.agenda[-1][0], ())
        ]
        found += [
            Button("button:resign", Msg("toy.say.resign"), "danger")
            for option in self.rules.asides(o, seat)
            if option[0] == "resign"
        ]
        return tuple(found)

    def _facts(self, o: ToyState) -> list[Fact]:
        found = []
        for seat in range(self.rules.seats):
            found.append(Fact(seat, "coins", o.coins[seat]))
            found.append(Fact(seat, "score", o.score[seat]))
            found.append(Fact(seat, "cards", len(o.hands[seat])))
        return found

    def roads(self, o: ToyState, seat: Seat, option: Option) -> tuple[Road, ...]:
        verb = option[0]
        if verb == "help":
            return ((frozenset({f"seat:{option[1]}"}),),)
        if verb == "give":
            return (
                (
                    frozenset({f"purse:{seat}"}),
                    frozenset({f"seat:{option[1]}", f"purse:{option[1]}"}),
                ),
            )
        if verb == "drop":
            return ((frozenset({f"purse:{seat}"}), frozenset({"bin"})),)
        if verb in ("play", "hide", "dispel"):
            card = option[1] if verb != "dispel" else CARD_NAMES.index("dispel")
            held = frozenset(f"card:{i}" for i, c in enumerate(o.hands[seat]) if c == card)
            if verb == "dispel":
                return ((held,),)
            goal = "trap" if verb == "hide" else f"seat:{option[2]}"
            return ((held, frozenset({goal})),)
        return ((frozenset({f"button:{verb}"}),),)

    def toggles(self, o: ToyState, seat: Seat, option: Option) -> tuple[Thing, ...]:
        last = option[-1]
        return tuple(f"die:{item}" for item in last.items) if type(last) is Some else ()

    def wish(self, o: ToyState, seat: Seat, things: Sequence[Thing]) -> Action | None:
        if len(things) != 2:
            return None
        start, goal = (thing.partition(":") for thing in things)
        if start[0] == "purse" and goal[0] == "seat":
            return ("give", int(goal[2]), 1)
        if start[0] == "card" and int(start[2]) < len(o.hands[seat]):
            card = o.hands[seat][int(start[2])]
            if goal[0] == "seat":
                return ("play", card, int(goal[2]))
            if goal[0] == "trap":
                return ("hide", card)
        return None

    def story(self, event: Event) -> tuple[Scene, ...]:
        data = event.data
        if event.kind == "rolled":
            return (Roll(((data["seat"], tuple(data["faces"])),)),)
        if event.kind == "gave":
            mate = data["mate"]
            seat = data["seat"]
            return (Fly("coin", seat, data["coins"], f"seat:{seat}", f"seat:{mate}"),)
        if event.kind in ("drew_card", "sprung"):
            return (Flip(data["seat"], CARD_NAMES[data["card"]], _card(data["card"])),)
        return (Flash(f"seat:{data['seat']}"),) if "seat" in data else ()

    def tell(self, event: Event) -> Line | None:
        data = event.data
        params: dict[str, Any] = {}
        if event.kind not in ("dealt", "drew_card", "sprung", "effect", "fizzled"):
            params["who"] = Name(data["seat"])
        if event.kind in ("help", "gave"):
            params["mate"] = Name(data["mate"])
        for key in ("points", "coins"):
            if key in data:
                params[key] = data[key]
        if "card" in data:
            params["card"] = _card(data["card"])
        return Line(data.get("seat"), Msg(f"toy.line.{event.kind}", params))
