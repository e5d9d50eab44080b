"""How a position of Warcraft looks: the presenter of a match."""

from __future__ import annotations

from collections.abc import Sequence

from boardgames_desktop.core.actions import Action, Option, Seat
from boardgames_desktop.core.game import Presenter
from boardgames_desktop.core.picture import (
    Board,
    Fact,
    Forecast,
    Fortune,
    Line,
    Picture,
    Road,
    Scene,
    Stage,
    Thing,
)
from boardgames_desktop.core.rules import Event
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft import (
    battle_picture,
    boards,
    forecast,
    hand_picture,
    map_picture,
    roads,
    ruling,
    say,
    story,
    tell,
    things,
    town_picture,
    wish,
)
from boardgames_desktop.games.warcraft.buttons import buttons
from boardgames_desktop.games.warcraft.participants import Participants
from boardgames_desktop.games.warcraft.state import (
    GOLD,
    NONE,
    STEPS,
    UNITS,
    WOOD,
    WORKER,
    WarcraftState,
)
from boardgames_desktop.games.warcraft.victory import points, team_points

COLUMNS = ("points", "units", "workers", "gold", "wood", "cards")
CHARTED = ("points", "units", "workers", "gold", "wood")


class WarcraftPresenter(Presenter[WarcraftState]):
    """Shows one match of Warcraft."""

    def __init__(self, rules: Participants) -> None:
        self._rules = rules
        self._boards: tuple[Board, ...] = ()
        kept = [key for key in COLUMNS if self._matters(key)]
        self._columns = {key: Msg("warcraft.fact." + key) for key in kept}
        self._charted = tuple(key for key in CHARTED if key in kept)

    def _matters(self, key: str) -> bool:
        """Tell whether a column can differ from zero or decide anything in this scenario."""
        rules = self._rules
        if key == "points":
            return boards.has_points(rules)
        if key in ("gold", "wood"):
            return any(boards.has_economy(rules, seat) for seat in range(rules.seats))
        if key == "workers":
            return any(boards.has_reserve(rules, seat) for seat in range(rules.seats))
        return True

    def boards(self) -> tuple[Board, ...]:
        """Return the boards, made once."""
        if not self._boards:
            self._boards = boards.make_boards(self._rules)
        return self._boards

    def picture(self, o: WarcraftState, seat: Seat | None) -> Picture:
        """Return how ``o`` looks to ``seat``."""
        rules = self._rules
        scores = [points(rules, o, each) for each in range(rules.seats)]
        looks = map_picture.looks(rules, o)
        tokens = [*map_picture.tokens(rules, o), *battle_picture.tokens(rules, o)]
        notes = {boards.BATTLE: battle_picture.note(rules, o)}
        for each in range(rules.seats):
            looks |= town_picture.looks(rules, o, each, scores[each])
            tokens += town_picture.tokens(rules, o, each)
            progress = town_picture.note(rules, o, each)
            if progress is not None:
                notes[boards.town_board(each)] = progress
        looks |= battle_picture.looks(rules, o)
        if seat is not None:
            tokens += hand_picture.tokens(o, seat)
            notes[boards.HAND] = Msg("warcraft.hand.cards", {}, len(o.hands[seat]))
        course = battle_picture.course(o)
        round_, on_turn = self.turn(o)
        return Picture(
            boards=self._shown(o, seat),
            looks=looks,
            tokens=tuple(tokens),
            buttons=buttons(rules, o, seat),
            facts=tuple(self._facts(o)),
            columns=self._columns,
            charted=self._charted,
            focus=self._focus(o),
            on_turn=on_turn,
            out=tuple(each for each in range(rules.seats) if not o.alive[each]),
            round=round_,
            stages=_stages(o),
            notes=notes,
            courses={boards.BATTLE: course} if course else {},
        )

    def turn(self, s: WarcraftState) -> tuple[int, Seat | None]:
        """Return the round and whose turn it is."""
        return s.round, s.turn if s.agenda and s.turn != NONE else None

    def roads(self, o: WarcraftState, seat: Seat, option: Option) -> tuple[Road, ...]:
        """Return the ways to point at an option."""
        return roads.roads(self._rules, o, seat, option)

    def wish(self, o: WarcraftState, seat: Seat, things: Sequence[Thing]) -> Action | None:
        """Return what a gesture meant."""
        return wish.wish(self._rules, o, seat, things)

    def ask_next(self, o: WarcraftState, seat: Seat, things: Sequence[Thing]) -> tuple[Msg, ...]:
        """Return what is asked after a first pick."""
        return say.ask_next(self._rules, o, seat, things)

    def story(self, event: Event) -> tuple[Scene, ...]:
        """Return an event's scenes."""
        return story.story(self._rules, event)

    def tell(self, event: Event) -> Line | None:
        """Return an event's line in the log."""
        return tell.tell(self._rules, event)

    def forecast(self, o: WarcraftState, seat: Seat, option: Option) -> Forecast | None:
        """Return the odds of an option that leads into a battle."""
        return forecast.forecast(self._rules, o, seat, option)

    def gesture_forecast(
        self, o: WarcraftState, seat: Seat, things: Sequence[Thing]
    ) -> Forecast | None:
        """Return the odds of the battle a gesture would lead to."""
        return forecast.gesture(self._rules, o, seat, things)

    def rule_of(self, o: WarcraftState, thing: Thing) -> str:
        """Return the section about a thing."""
        return ruling.rule_of(self._rules, o, thing)

    def places_of_rule(self, o: WarcraftState, seat: Seat | None, rule: str) -> tuple[Thing, ...]:
        """Return where a section matters now."""
        return ruling.places_of_rule(self._rules, o, seat, rule)

    def fortunes(self, s: WarcraftState, outcome: Action) -> tuple[Fortune, ...]:
        """Return the luck in a roll."""
        return forecast.fortunes(self._rules, s, outcome)

    # -- parts of the picture ---------------------------------------------------------

    def _shown(self, o: WarcraftState, seat: Seat | None) -> tuple[str, ...]:
        """The map, the own town and hand, the battle, then the towns of the others."""
        first = seat if seat is not None else max(o.turn, 0)
        towns = [boards.town_board(each) for each in self._rules.clockwise(first)]
        own = [towns[0], *((boards.HAND,) if seat is not None else ())]
        return (boards.MAP, *own, boards.BATTLE, *towns[1:])

    def _facts(self, o: WarcraftState) -> list[Fact]:
        rules = self._rules
        facts: list[Fact] = []
        for seat in range(rules.seats):
            values = {
                "points": team_points(rules, o, seat).total,
                "units": sum(rules.on_board(o, seat, kind) for kind in UNITS),
                "workers": rules.on_board(o, seat, WORKER),
                "gold": o.stock[seat * 2 + GOLD],
                "wood": o.stock[seat * 2 + WOOD],
                "cards": len(o.hands[seat]),
            }
            facts += [Fact(seat, key, values[key]) for key in self._columns]
        for side in range(rules.seats, rules.sides):
            units = sum(rules.on_board(o, side, kind) for kind in UNITS)
            facts.append(Fact(side, "units", units))
        return facts

    def _focus(self, o: WarcraftState) -> tuple[Thing, ...]:
        battle = battle_picture.going_on(o)
        if battle is None:
            return ()
        return (things.space(self._rules.field.names[battle.space]),)


def _stages(o: WarcraftState) -> tuple[Stage, ...]:
    at = o.step if o.round else -1
    if not o.agenda:
        at = len(STEPS)
    return tuple(
        Stage(
            Msg("warcraft.stage." + key),
            "done" if number < at else "now" if number == at else "later",
        )
        for number, key in enumerate(STEPS)
    )
