"""How a position of Risk looks: the presenter of a match."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from boardgames_desktop.core.actions import Action, Option, Seat
from boardgames_desktop.core.game import Presenter
from boardgames_desktop.core.picture import (
    Board,
    Button,
    Fact,
    Forecast,
    Fortune,
    Line,
    Look,
    Picture,
    Road,
    Scene,
    Stage,
    Thing,
    Token,
)
from boardgames_desktop.core.rules import Event
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.risk import boards, forecast, roads, ruling, say, story, things
from boardgames_desktop.games.risk.base import income_of, land_name
from boardgames_desktop.games.risk.cards import CARD_KEYS, SYMBOL, sets_in
from boardgames_desktop.games.risk.dice import attack_limit, defence_limit
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.say import card_name, symbol_name
from boardgames_desktop.games.risk.state import NONE, UNKNOWN, RiskState
from boardgames_desktop.games.risk.world import BONUS, SYMBOLS

COLUMNS = {
    key: Msg("risk.fact." + key)
    for key in ("territories", "armies", "continents", "cards", "income")
}
CHARTED = ("armies", "territories", "income", "continents")

_SETUP_STAGES = ("claim", "muster")
_DEALT_STAGES = ("deal", "muster")
_TURN_STAGES = ("reinforce", "combat", "fortify", "card")
_STAGE_OF = {
    "deal": "claim",
    "claim": "claim",
    "scatter": "muster",
    "muster": "muster",
    "deal_cards": "deal",
    "garrison": "muster",
    "bribe": "bribe",
    "ally_roll": "reinforce",
    "ally_die": "reinforce",
    "ally_place": "reinforce",
    "loyalty": "combat",
    "ally_fortify": "fortify",
    "reinforce": "reinforce",
    "place": "reinforce",
    "combat": "combat",
    "defend": "combat",
    "battle": "combat",
    "move_in": "combat",
    "spoils": "combat",
    "spoils_place": "combat",
    "fortify": "fortify",
    "draw": "card",
}


class RiskPresenter(Presenter[RiskState]):
    """Shows one match of Risk."""

    def __init__(self, rules: RiskRules) -> None:
        self._rules = rules
        self._boards: tuple[Board, ...] = ()

    def boards(self) -> tuple[Board, ...]:
        """Return the boards, read once."""
        if not self._boards:
            track = self._rules.chosen.track if self._rules.golden else ()
            self._boards = boards.make_boards(track)
        return self._boards

    def picture(self, o: RiskState, seat: Seat | None) -> Picture:
        """Return how ``o`` looks to ``seat``."""
        own = seat is not None and bool(o.hands[seat])
        shown = [boards.WORLD]
        if seat is not None:
            shown.append(boards.HAND)
        if any(o.pool):
            shown.append(boards.POOL)
        shown.append(boards.BATTLE)
        if self._rules.golden:
            shown.append(boards.GOLDEN)
        hand = o.hands[seat] if seat is not None else ()
        kind = o.agenda[-1][0] if o.agenda else ""
        round_, on_turn = self.turn(o)
        return Picture(
            boards=tuple(shown),
            looks=self._looks(o),
            tokens=(
                *_armies(o),
                *(_hand(o, seat) if own and seat is not None else ()),
                *_pools(o),
                *_battle(o),
                *self._golden(o),
            ),
            buttons=_buttons(o, seat),
            facts=tuple(self._facts(o)),
            columns=COLUMNS,
            charted=CHARTED,
            focus=_focus(o, kind),
            on_turn=on_turn,
            out=tuple(side for side in range(self._rules.sides) if not o.playing(side)),
            round=round_,
            stages=self._stages(o, kind),
            notes=self._notes(o, hand),
        )

    def turn(self, s: RiskState) -> tuple[int, Seat | None]:
        """Return the round and whose turn it is."""
        return s.round, s.turn if s.agenda and s.turn != NONE else None

    def roads(self, o: RiskState, seat: Seat, option: Option) -> tuple[Road, ...]:
        """Return the ways to point at an option."""
        return roads.roads(o, seat, option)

    def wish(self, o: RiskState, seat: Seat, things: Sequence[Thing]) -> Action | None:
        """Return what a gesture meant."""
        return roads.wish(o, seat, things)

    def ask_next(self, o: RiskState, seat: Seat, picked: Sequence[Thing]) -> tuple[Msg, ...]:
        """Return what is asked after a first pick."""
        del seat
        return say.ask_next(o, picked)

    def story(self, event: Event) -> tuple[Scene, ...]:
        """Return an event's scenes."""
        return story.story(event)

    def tell(self, event: Event) -> Line | None:
        """Return an event's line in the log."""
        return story.tell(event)

    def forecast(self, o: RiskState, seat: Seat, option: Option) -> Forecast | None:
        """Return the exact odds of an attack or a defence."""
        return forecast.forecast(o, seat, option)

    def gesture_forecast(
        self, o: RiskState, seat: Seat, things: Sequence[Thing]
    ) -> Forecast | None:
        """Return the exact odds of an attack that is being pointed at."""
        return forecast.gesture(o, seat, things)

    def rule_of(self, o: RiskState, thing: Thing) -> str:
        """Return the section about a thing."""
        return ruling.rule_of(self._rules, o, thing)

    def places_of_rule(self, o: RiskState, seat: Seat | None, rule: str) -> tuple[Thing, ...]:
        """Return where a section matters now."""
        return ruling.places_of_rule(self._rules, o, seat, rule)

    def fortunes(self, s: RiskState, outcome: Action) -> tuple[Fortune, ...]:
        """Return the luck in a roll."""
        return tuple(
            attrs.evolve(fortune, seat=self._rules.answers_for(s, fortune.seat))
            for fortune in forecast.fortunes(s, outcome)
        )

    def _stages(self, o: RiskState, kind: str) -> tuple[Stage, ...]:
        neutral_setup = not o.round and self._rules.sides > self._rules.seats
        return rail(o, kind, _DEALT_STAGES) if neutral_setup else stages_of(o, kind)

    # -- parts of the picture ---------------------------------------------------------

    def _looks(self, o: RiskState) -> dict[Thing, Look]:
        looks: dict[Thing, Look] = {}
        for land, owner in enumerate(o.owner):
            if owner != NONE:
                marks = ("neutral",) if o.resigned[owner] else ()
                looks[things.LAND_THINGS[land]] = Look(tint=owner, marks=marks)
        if self._rules.golden:
            space = self._space(o)
            for passed in range(space):
                looks[f"golden:{passed}"] = Look(faded=True)
            looks[f"golden:{space}"] = Look(marks=("current",))
        if NONE not in (o.source, o.target):
            defender = _defender(o)
            looks[things.ATTACKER] = Look(tint=o.owner[o.source], text=land_name(o.source))
            looks[things.DEFENDER] = Look(tint=defender, text=land_name(o.target))
        return looks

    def _space(self, o: RiskState) -> int:
        return min(o.traded, len(self._rules.chosen.track) - 1)

    def _golden(self, o: RiskState) -> list[Token]:
        if not self._rules.golden:
            return []
        return [Token(things.GOLDEN, "cavalry", None, f"golden:{self._space(o)}")]

    def _facts(self, o: RiskState) -> list[Fact]:
        armies = [0] * self._rules.sides
        for owner, count in zip(o.owner, o.armies, strict=True):
            if owner != NONE:
                armies[owner] += count
        facts: list[Fact] = []
        for seat in range(self._rules.seats):
            base, held = income_of(o.owner, seat, o.lands[seat])
            income = base + sum(BONUS[number] for number in held)
            facts += [
                Fact(seat, "territories", o.lands[seat]),
                Fact(seat, "armies", armies[seat]),
                Fact(seat, "continents", len(held)),
                Fact(seat, "cards", len(o.hands[seat])),
                Fact(seat, "income", income if o.playing(seat) else 0),
            ]
        for side in range(self._rules.seats, self._rules.sides):
            facts += [
                Fact(side, "territories", o.lands[side]),
                Fact(side, "armies", armies[side]),
                Fact(side, "cards", len(o.hands[side])),
            ]
        return facts

    def _notes(self, o: RiskState, hand: tuple[int, ...]) -> dict[str, Msg]:
        if not hand:
            in_hand = Msg("risk.hand.empty")
        elif UNKNOWN not in hand and any(sets_in(hand)):
            in_hand = Msg("risk.hand.set")
        else:
            in_hand = Msg("risk.hand.no_set")
        if o.source == NONE:
            battle = Msg("risk.battle.none")
        else:
            way = {"source": land_name(o.source), "target": land_name(o.target)}
            battle = Msg("risk.battle.way", way)
        notes = {boards.HAND: in_hand, boards.BATTLE: battle}
        if self._rules.golden:
            worth = self._rules.chosen.set_value(o.traded)
            notes[boards.GOLDEN] = Msg("risk.golden.next", {}, worth)
        return notes


def _defender(o: RiskState) -> Seat:
    """Return who defended in the battle shown: the owner now, or the owner until it fell."""
    owner = o.owner[o.target]
    if owner != o.owner[o.source] or not o.fought:
        return owner
    defender: Seat = o.fought[4]
    return defender


def _armies(o: RiskState) -> list[Token]:
    return [
        Token(things.army(owner, land), "army", owner, things.LAND_THINGS[land], count=count)
        for land, (owner, count) in enumerate(zip(o.owner, o.armies, strict=True))
        if count
    ]


def _hand(o: RiskState, seat: Seat) -> list[Token]:
    hand = o.hands[seat]
    if UNKNOWN in hand:
        return [
            Token(f"card:unknown.{number}", "card", seat, things.HAND)
            for number in range(len(hand))
        ]
    useful = {card for trio in sets_in(hand) for card in trio}
    return [
        Token(
            things.CARD_THINGS[card],
            "card",
            seat,
            things.HAND,
            face=CARD_KEYS[card],
            badges=((SYMBOLS[SYMBOL[card]], 1), *((("in_set", 1),) if card in useful else ())),
            title=card_name(card),
            note=symbol_name(card),
        )
        for card in hand
    ]


def _pools(o: RiskState) -> list[Token]:
    return [
        Token(things.pool(seat), "army", seat, things.RESERVE, count=count)
        for seat, count in enumerate(o.pool)
        if count
    ]


_ANNOUNCED = ("defend", "battle")
"""Questions between the announcement of a battle and its roll: the dice are in the hands."""


def _battle(o: RiskState) -> list[Token]:
    """The two forces of the invasion and the dice of its last roll."""
    if o.source == NONE:
        return []
    tokens = [
        Token(
            "force:attacker", "army", o.owner[o.source], things.ATTACKER, count=o.armies[o.source]
        ),
    ]
    defender = _defender(o)
    if o.owner[o.target] == defender:
        count = o.armies[o.target]
        tokens.append(Token("force:defender", "army", defender, things.DEFENDER, count=count))
    if o.rolled and not (o.agenda and o.agenda[-1][0] in _ANNOUNCED):
        tokens += _dice(o)
    return tokens


def _dice(o: RiskState) -> list[Token]:
    attack, defender = o.fought[2], o.fought[4]
    rolled = o.rolled[1 : attack + 1], o.rolled[attack + 1 :]
    tokens: list[Token] = []
    for side, owner, dice, other in (
        ("attack", o.owner[o.source], rolled[0], rolled[1]),
        ("defence", defender, rolled[1], rolled[0]),
    ):
        for number, face in enumerate(dice):
            compared = number < len(other)
            won = compared and (face > other[number] if side == "attack" else face >= other[number])
            badges = ((("won" if won else "lost"), 1),) if compared else ()
            tokens.append(
                Token(
                    f"die:{side}.{number}",
                    "die",
                    owner,
                    f"battle:{side}.{number}",
                    face=str(face),
                    badges=badges,
                    faded=not compared,
                )
            )
    return tokens


def _dice_button(number: int, *, primary: bool) -> Button:
    return Button(
        things.dice(number),
        Msg("risk.button.dice", {}, number),
        "primary" if primary else "plain",
    )


def _buttons(o: RiskState, seat: Seat | None) -> tuple[Button, ...]:
    """The answers of ``seat`` that are no places."""
    if not o.agenda or seat is None or seat not in o.agenda[-1][1]:
        return ()
    kind = o.agenda[-1][0]
    if kind == "combat":
        on = roads.battle_open(o)
        end = Button(things.END_COMBAT, Msg("risk.button.end_combat"), "plain" if on else "primary")
        if not on:
            return (end,)
        most = attack_limit(o.armies[o.source])
        dice = (_dice_button(number, primary=number == most) for number in range(1, most + 1))
        return (*dice, Button(things.STORM, Msg("risk.button.storm")), end)
    if kind == "defend":
        most = defence_limit(o.armies[o.target])
        return tuple(_dice_button(number, primary=number == most) for number in range(1, most + 1))
    if kind == "move_in":
        return (Button(things.MOVE_IN, Msg("risk.button.move_in"), "primary"),)
    if kind == "fortify":
        return (Button(things.SKIP, Msg("risk.button.skip"), "primary"),)
    return ()


def _focus(o: RiskState, kind: str) -> tuple[Thing, ...]:
    if o.source == NONE or _STAGE_OF.get(kind) != "combat":
        return ()
    return things.LAND_THINGS[o.source], things.LAND_THINGS[o.target]


def stages_of(o: RiskState, kind: str) -> tuple[Stage, ...]:
    """Return the steps of the turn, or of set-up, while a question of ``kind`` is open."""
    return rail(o, kind, _TURN_STAGES if o.round else _SETUP_STAGES)


def rail(o: RiskState, kind: str, keys: tuple[str, ...]) -> tuple[Stage, ...]:
    """Return the steps ``keys``, each done, later, or now while ``kind`` is asked."""
    now = _STAGE_OF.get(kind)
    at = keys.index(now) if now in keys else (-1 if any(o.pool) else len(keys))
    return tuple(
        Stage(
            Msg("risk.stage." + key),
            "done" if number < at else "now" if number == at else "later",
        )
        for number, key in enumerate(keys)
    )
