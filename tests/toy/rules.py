"""The toy game: every awkward shape of decision in a hundred plies.

A round: sealed bids for the lead, a work phase shared by all, then the leader's turn, in
which cards are played (each may be dispelled, a dispel too), laid face down, or dice
thrown, of which any may be thrown again. Gifts and resigning are asides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, ClassVar

from boardgames_desktop.core.actions import (
    AUTO,
    CHANCE,
    Action,
    Amount,
    Frame,
    Named,
    Option,
    Seat,
    Some,
    Span,
)
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.position import PositionError, freeze, load_agenda, thaw
from boardgames_desktop.core.rules import Emit, Event, Refusal, Rules, then
from boardgames_desktop.core.text import Msg, Name
from toy.state import (
    BLAST,
    CARD_NAMES,
    DICE,
    DISPEL,
    FULL_DECK,
    HAND,
    LUCK,
    NOT_YET,
    PURSE,
    UNKNOWN,
    ToyState,
)

LIVE, DEAD = 1, 0

CARD = Named("card", CARD_NAMES)
CARDS = Named("card", CARD_NAMES, many=True)
COINS = Amount("coins", 0, 99)
FACES = Amount("face", 1, 6, many=True)
DIE = Amount("die", 0, DICE - 1, many=True)


def refuse(reason: str, rule: str, **params: Any) -> Refusal:
    return Refusal(Msg(f"toy.no.{reason}", params), rule)


class ToyRules(Rules[ToyState]):
    game_id = "toy"
    version = 1
    open_kinds = frozenset({"work", "turn"})
    private_kinds = frozenset({"bids", "window", "turn"})
    rule_of: ClassVar[Mapping[str, str]] = {
        "bids": "toy.1",
        "work": "toy.2",
        "turn": "toy.3",
        "window": "toy.4",
        "reroll": "toy.5",
        "overflow": "toy.6",
        "deal": "toy.7",
        "roll": "toy.7",
        "draw": "toy.7",
        "over": "toy.8",
    }

    def __init__(self, seats: int, rounds: int) -> None:
        super().__init__()
        self.seats = seats
        self.rounds = rounds
        seat = Named("seat", [f"seat{index}" for index in range(seats)])
        self.verbs = {
            "deal": (CARDS,),
            "roll": (FACES,),
            "draw": (CARD,),
            "bid": (COINS,),
            "dig": (),
            "help": (seat,),
            "done": (),
            "play": (CARD, seat),
            "hide": (CARD,),
            "throw": (),
            "pass": (),
            "dispel": (),
            "reroll": (DIE,),
            "keep": (),
            "drop": (COINS,),
            "give": (seat, COINS),
            "resign": (),
        }

        place = Amount("seat", 0, seats - 1)
        self.facts = {
            "turn": (Amount("plays", 0, 2),),
            "window": (place, Amount("seats", 0, seats - 1, many=True)),
            "card": (place, CARD, Amount("target", 0, 99), Amount("live", DEAD, LIVE)),
            "trap": (place, Amount("card", UNKNOWN, len(CARD_NAMES) - 1)),
            "draw": (place,),
            "roll": (Amount("dice", 1, DICE),),
        }

    def new(self) -> ToyState:
        s = ToyState(self.seats)
        then(s, ("deal", CHANCE), ("round", AUTO))
        self.settle(s)
        return s

    # -- chance ----------------------------------------------------------------------

    def _chance_deal(self, s: ToyState, frame: Frame, draw: Draw) -> Action:
        left = s.deck[:]
        return ("deal", *(_take(left, draw) for _ in range(HAND * self.seats)))

    def _may_deal(self, s: ToyState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] != "deal" or len(a) - 1 != HAND * self.seats or not _within(a[1:], s.deck):
            return refuse("such_chance", "toy.7")
        return None

    def _do_deal(self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None) -> None:
        for index, card in enumerate(a[1:]):
            s.deck[card] -= 1
            s.deck_size -= 1
            s.hands[index // HAND].append(card)
        for hand in s.hands:
            hand.sort()
        if emit:
            emit(Event("dealt", {"each": HAND}))

    def _chance_draw(self, s: ToyState, frame: Frame, draw: Draw) -> Action:
        return ("draw", _take(s.deck[:], draw))

    def _outcomes_draw(self, s: ToyState, frame: Frame) -> list[tuple[Action, int]]:
        return [(("draw", card), n) for card, n in enumerate(s.deck) if n]

    def _may_draw(self, s: ToyState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] != "draw" or not _within(a[1:], s.deck):
            return refuse("such_chance", "toy.7")
        return None

    def _do_draw(self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None) -> None:
        owner, card = frame[2], a[1]
        s.deck[card] -= 1
        s.deck_size -= 1
        s.hands[owner].append(card)
        s.hands[owner].sort()
        if emit:
            emit(Event("drew", {"seat": owner}))
            emit(Event("drew_card", {"seat": owner, "card": card}, frozenset({owner})))

    def _chance_roll(self, s: ToyState, frame: Frame, draw: Draw) -> Action:
        faces = sorted((draw.below(6) + 1 for _ in range(frame[2])), reverse=True)
        return ("roll", *faces)

    def _outcomes_roll(self, s: ToyState, frame: Frame) -> list[tuple[Action, int]]:
        found: list[tuple[Action, int]] = []
        for faces in combinations_with_replacement(range(6, 0, -1), frame[2]):
            ways = factorial(len(faces))
            for same in Counter(faces).values():
                ways //= factorial(same)
            found.append((("roll", *faces), ways))
        return found

    def _may_roll(self, s: ToyState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        faces = a[1:]
        if a[0] != "roll" or len(faces) != frame[2] or list(faces) != sorted(faces, reverse=True):
            return refuse("such_chance", "toy.7")
        return None

    def _do_roll(self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None) -> None:
        s.dice = sorted([*s.dice, *a[1:]], reverse=True)
        if emit:
            emit(Event("rolled", {"seat": s.leader, "faces": a[1:]}))

    # -- the round -------------------------------------------------------------------

    def _do_round(
        self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        alive = s.alive()
        if s.round == self.rounds or len(alive) < 2:
            return
        s.round += 1
        s.leader = UNKNOWN
        s.dice = []
        for player in range(self.seats):
            s.bids[player] = NOT_YET
            s.steps[player] = s.gifts[player] = 1 if player in alive else 0
        then(s, ("bids", alive), ("work", alive), ("lead", AUTO), ("round", AUTO))

    def _do_lead(self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None) -> None:
        if s.out[s.leader]:
            return
        draw = [("draw", CHANCE, s.leader)] if s.deck_size else []
        then(s, ("turn", (s.leader,), 2), *draw)

    # -- sealed bids (toy.1) ---------------------------------------------------------

    def _options_bids(self, s: ToyState, frame: Frame, seat: Seat) -> Iterator[Option]:
        yield ("bid", Span(0, s.coins[seat]))

    def _forced_bids(self, s: ToyState, frame: Frame, seat: Seat) -> Action | None:
        return ("bid", 0) if not s.coins[seat] else None

    def _may_bids(self, s: ToyState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] != "bid":
            return refuse("bid_first", "toy.1")
        if a[1] > s.coins[seat]:
            return refuse("coins", "toy.1", have=s.coins[seat])
        return None

    revealing = frozenset({"bid", "pass", "throw"})

    def reveals(self, s: ToyState, seat: Seat, a: Action) -> bool:
        if a[0] == "bid":
            return len(s.agenda[-1][1]) == 1
        return any(frame[0] == "trap" for frame in s.agenda)

    def _do_bids(self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None) -> None:
        s.bids[seat] = a[1]
        if emit:
            emit(Event("bid", {"seat": seat}))
        rest = tuple(other for other in frame[1] if other != seat)
        if rest:
            then(s, ("bids", rest))
            return
        s.leader = max(s.alive(), key=lambda other: (s.bids[other], -other))
        s.coins[s.leader] -= s.bids[s.leader]
        if emit:
            emit(Event("bids_opened", {"seat": s.leader, "bids": tuple(s.bids)}))

    # -- the shared phase (toy.2) ----------------------------------------------------

    def _options_work(self, s: ToyState, frame: Frame, seat: Seat) -> Iterator[Option]:
        if s.steps[seat]:
            yield ("dig",)
            if s.coins[seat]:
                for mate in s.alive():
                    if mate != seat:
                        yield ("help", mate)
        yield ("done",)

    def _forced_work(self, s: ToyState, frame: Frame, seat: Seat) -> Action | None:
        return None if s.steps[seat] else ("done",)

    def _may_work(self, s: ToyState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] == "done":
            return None
        if a[0] not in ("dig", "help"):
            return refuse("work_first", "toy.2")
        if not s.steps[seat]:
            return refuse("steps", "toy.2")
        if a[0] == "help":
            if not s.coins[seat]:
                return refuse("coins", "toy.2", have=0)
            if a[1] == seat:
                return refuse("yourself", "toy.2")
            if s.out[a[1]]:
                return refuse("out", "toy.2", who=Name(a[1]))
        return None

    def _do_work(self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None) -> None:
        asked = set(frame[1])
        if a[0] == "done":
            asked.remove(seat)
        else:
            s.steps[seat] -= 1
        if a[0] == "help":
            s.coins[seat] -= 1
            s.steps[a[1]] += 1
            asked.add(a[1])
        if asked:
            then(s, ("work", tuple(sorted(asked))))
        if a[0] == "dig":
            self._earn(s, seat, 1)
        if emit:
            emit(Event(a[0], {"seat": seat, "mate": a[1] if a[0] == "help" else seat}))

    def _earn(self, s: ToyState, seat: Seat, coins: int) -> None:
        s.coins[seat] += coins
        if s.coins[seat] > PURSE:
            then(s, ("overflow", (seat,)))

    # -- the leader's turn (toy.3) ---------------------------------------------------

    def _options_turn(self, s: ToyState, frame: Frame, seat: Seat) -> Iterator[Option]:
        if frame[2]:
            for card in sorted(set(s.hands[seat])):
                yield ("hide", card)
                if card == LUCK:
                    yield ("play", card, seat)
                elif card == BLAST:
                    for foe in s.alive():
                        if foe != seat:
                            yield ("play", card, foe)
        yield ("throw",)
        yield ("pass",)

    def _may_turn(self, s: ToyState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] in ("throw", "pass"):
            return None
        if a[0] not in ("play", "hide"):
            return refuse("turn_first", "toy.3")
        if not frame[2]:
            return refuse("plays", "toy.3")
        if a[1] not in s.hands[seat]:
            return refuse("card", "toy.3", card=Msg(f"toy.card.{CARD_NAMES[a[1]]}"))
        if a[0] == "play":
            if a[1] == DISPEL:
                return refuse("only_answer", "toy.4")
            if (a[1] == LUCK) != (a[2] == seat):
                return refuse("target", "toy.3")
            if s.out[a[2]]:
                return refuse("out", "toy.3", who=Name(a[2]))
        return None

    def _do_turn(self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None) -> None:
        again = ("turn", (seat,), frame[2] - 1)
        if a[0] == "play":
            s.hands[seat].remove(a[1])
            s.discard[a[1]] += 1
            then(s, self._window(s, seat), ("card", AUTO, seat, a[1], a[2], LIVE), again)
        elif a[0] == "hide":
            s.hands[seat].remove(a[1])
            then(s, again, ("trap", AUTO, seat, a[1]))
        elif a[0] == "throw":
            s.dice = []
            then(s, ("roll", CHANCE, DICE), ("reroll", (seat,)), ("score", AUTO))
        if emit:
            data = {"seat": seat}
            if a[0] == "play":
                data |= {"card": a[1], "target": a[2]}
            emit(Event(a[0], data))

    def _do_trap(self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None) -> None:
        owner, card = frame[2:]
        s.discard[card] += 1
        self._effect(s, owner, card, owner if card == LUCK else (owner + 1) % self.seats)
        if emit:
            emit(Event("sprung", {"seat": owner, "card": card}))

    def _do_card(self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None) -> None:
        owner, card, target, live = frame[2:]
        if live and card == DISPEL:
            beneath = s.agenda[target]
            s.agenda[target] = (*beneath[:5], DEAD)
        elif live:
            self._effect(s, owner, card, target)
        if emit:
            emit(Event("effect" if live else "fizzled", {"seat": owner, "card": card}))

    def _effect(self, s: ToyState, owner: Seat, card: int, target: Seat) -> None:
        if card == LUCK:
            s.score[target] += 2
        elif card == BLAST:
            s.coins[target] = max(0, s.coins[target] - 2)

    # -- the window (toy.4) ----------------------------------------------------------

    def _window(self, s: ToyState, player: Seat) -> Frame:
        """Who may answer depends on hand sizes, which everybody sees, not on cards."""
        order = [(player + step) % self.seats for step in range(1, self.seats)]
        order = [seat for seat in order if s.hands[seat]]
        if not order:
            return ("nothing", AUTO)
        return ("window", (order[0],), player, tuple(order[1:]))

    def _do_nothing(
        self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del s, frame, seat, a, emit

    def _options_window(self, s: ToyState, frame: Frame, seat: Seat) -> Iterator[Option]:
        if DISPEL in s.hands[seat]:
            yield ("dispel",)
        yield ("pass",)

    def _may_window(self, s: ToyState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] == "pass":
            return None
        if a[0] != "dispel":
            return refuse("window_first", "toy.4")
        if DISPEL not in s.hands[seat]:
            return refuse("card", "toy.4", card=Msg("toy.card.dispel"))
        return None

    def _do_window(
        self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        player, rest = frame[2:]
        if a[0] == "dispel":
            s.hands[seat].remove(DISPEL)
            s.discard[DISPEL] += 1
            beneath = len(s.agenda) - 1
            cancel = ("card", AUTO, seat, DISPEL, beneath, LIVE)
            again = self._window(s, player)
            then(s, self._window(s, seat), cancel, again)
        elif rest:
            then(s, ("window", (rest[0],), player, rest[1:]))
        if emit and a[0] == "dispel":
            emit(Event("dispel", {"seat": seat}))

    # -- dice (toy.5) ----------------------------------------------------------------

    def _options_reroll(self, s: ToyState, frame: Frame, seat: Seat) -> Iterator[Option]:
        yield ("reroll", Some(tuple(range(DICE)), 1, DICE))
        yield ("keep",)

    def _may_reroll(self, s: ToyState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] == "keep":
            return None
        if a[0] != "reroll":
            return refuse("dice_first", "toy.5")
        if len(a) == 1 or list(a[1:]) != sorted(set(a[1:])):
            return refuse("dice", "toy.5")
        return None

    def _do_reroll(
        self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        if a[0] == "reroll":
            s.dice = [face for index, face in enumerate(s.dice) if index not in a[1:]]
            then(s, ("roll", CHANCE, len(a) - 1))

    def _do_score(
        self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        won = max(s.dice) - 3 if max(s.dice) > 3 else 0
        s.score[s.leader] += won
        if emit:
            emit(Event("scored", {"seat": s.leader, "points": won}))

    # -- overflow (toy.6) ------------------------------------------------------------

    def _options_overflow(self, s: ToyState, frame: Frame, seat: Seat) -> Iterator[Option]:
        yield ("drop", Span(s.coins[seat] - PURSE, s.coins[seat]))

    def _may_overflow(self, s: ToyState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a[0] != "drop":
            return refuse("drop_first", "toy.6")
        if not s.coins[seat] - PURSE <= a[1] <= s.coins[seat]:
            return refuse("drop", "toy.6", least=s.coins[seat] - PURSE, most=s.coins[seat])
        return None

    def _do_overflow(
        self, s: ToyState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        s.coins[seat] -= a[1]
        if emit:
            emit(Event("dropped", {"seat": seat, "coins": a[1]}))

    # -- asides (toy.9, toy.8) -------------------------------------------------------

    def asides(self, s: ToyState, seat: Seat) -> Iterator[Option]:
        if not s.agenda or s.agenda[-1][0] not in self.open_kinds or s.out[seat]:
            return
        if s.gifts[seat] and s.coins[seat]:
            for mate in s.alive():
                if mate != seat:
                    yield ("give", mate, Span(1, s.coins[seat]))
        yield ("resign",)

    def _may_aside_give(self, s: ToyState, seat: Seat, a: Action) -> Refusal | None:
        if s.out[seat] or s.out[a[1]]:
            return refuse("out", "toy.9", who=Name(seat if s.out[seat] else a[1]))
        if a[1] == seat:
            return refuse("yourself", "toy.9")
        if not s.gifts[seat]:
            return refuse("gifts", "toy.9")
        if not 1 <= a[2] <= s.coins[seat]:
            return refuse("coins", "toy.9", have=s.coins[seat])
        return None

    def _aside_give(self, s: ToyState, seat: Seat, a: Action, emit: Emit | None) -> None:
        s.gifts[seat] -= 1
        s.coins[seat] -= a[2]
        self._earn(s, a[1], a[2])
        if emit:
            emit(Event("gave", {"seat": seat, "mate": a[1], "coins": a[2]}))

    def _may_aside_resign(self, s: ToyState, seat: Seat, a: Action) -> Refusal | None:
        return refuse("out", "toy.8", who=Name(seat)) if s.out[seat] else None

    def _aside_resign(self, s: ToyState, seat: Seat, a: Action, emit: Emit | None) -> None:
        s.out[seat] = 1
        s.coins[seat] = s.steps[seat] = s.gifts[seat] = 0
        for card in s.hands[seat]:
            s.discard[card] += 1
        s.hands[seat] = []
        self._sweep(s, seat)
        if emit:
            emit(Event("resigned", {"seat": seat}))

    def _sweep(self, s: ToyState, seat: Seat) -> None:
        """Drop every frame that would still ask ``seat`` or happen to it."""
        kept: list[Frame] = []
        for frame in s.agenda:
            if frame[0] in ("trap", "draw") and frame[2] == seat:
                if frame[0] == "trap":
                    s.discard[frame[3]] += 1
            elif seat in frame[1]:
                rest = tuple(other for other in frame[1] if other != seat)
                if rest:
                    kept.append((frame[0], rest, *frame[2:]))
            else:
                kept.append(frame)
        if len(s.alive()) > 1:
            s.agenda[:] = kept
            return
        for frame in kept:
            if frame[0] == "trap":
                s.discard[frame[3]] += 1
        s.agenda.clear()

    # -- secrecy ---------------------------------------------------------------------

    def observe(self, s: ToyState, seat: Seat | None) -> ToyState:
        o = s.copy()
        o.deck = [UNKNOWN] * len(o.deck)
        for other in range(self.seats):
            if other != seat:
                o.hands[other] = [UNKNOWN] * len(o.hands[other])
        top = o.agenda[-1] if o.agenda else ("", ())
        if top[0] == "bids":
            o.bids = [
                UNKNOWN if bid != NOT_YET and other != seat else bid
                for other, bid in enumerate(o.bids)
            ]
        o.agenda = [
            (*frame[:3], UNKNOWN) if frame[0] == "trap" and frame[2] != seat else frame
            for frame in o.agenda
        ]
        return o

    def imagine(self, o: ToyState, seat: Seat, draw: Draw) -> ToyState:
        s = o.copy()
        left = [n - s.discard[card] for card, n in enumerate(FULL_DECK)]
        for card in s.hands[seat]:
            left[card] -= 1
        for frame in s.agenda:
            if frame[0] == "trap" and frame[3] != UNKNOWN:
                left[frame[3]] -= 1
        for hand in s.hands:
            hand[:] = sorted(_take(left, draw) if card == UNKNOWN else card for card in hand)
        s.agenda = [
            (*frame[:3], _take(left, draw)) if frame[0] == "trap" and frame[3] == UNKNOWN else frame
            for frame in s.agenda
        ]
        s.deck = left
        s.bids = [
            draw.below(s.coins[other] + 1) if bid == UNKNOWN else bid
            for other, bid in enumerate(s.bids)
        ]
        return s

    def mask(self, s: ToyState, seat: Seat, a: Action, viewer: Seat | None) -> Action:
        if a[0] == "deal":
            return (
                "deal",
                *("?" if i // HAND != viewer else card for i, card in enumerate(a[1:])),
            )
        owner = s.agenda[-1][2] if a[0] == "draw" else seat
        if a[0] in ("draw", "hide", "bid") and owner != viewer:
            return (a[0], "?")
        return a

    # -- words and records -----------------------------------------------------------

    def say(self, o: ToyState, seat: Seat, option: Option) -> Msg:
        verb, last = option[0], option[-1]
        params: dict[str, Any] = {}
        if verb in ("play", "hide"):
            params["card"] = Msg(f"toy.card.{CARD_NAMES[option[1]]}")
        if verb == "play":
            params["who"] = Name(option[2])
        if verb in ("help", "give"):
            params["who"] = Name(option[1])
        if type(last) is Span:
            params |= {"least": last.lo, "most": last.hi}
        return Msg(f"toy.say.{verb}", params)

    def prompt(self, o: ToyState, seat: Seat) -> tuple[Msg, ...]:
        return (Msg(f"toy.ask.{o.agenda[-1][0]}"), Msg("toy.ask.round", {"round": o.round}))

    def returns(self, s: ToyState) -> tuple[float, ...]:
        if s.agenda:
            return (0.0,) * self.seats
        alive = s.alive()
        best = max(s.score[seat] for seat in alive)
        winners = [seat for seat in alive if s.score[seat] == best]
        return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats))

    def key(self, s: ToyState) -> tuple[Any, ...]:
        return tuple(freeze(value, name) for name, value in s.as_dict().items())

    def dump(self, s: ToyState) -> dict[str, Any]:
        return {name: thaw(value) for name, value in s.as_dict().items()}

    def load(self, data: Mapping[str, Any]) -> ToyState:
        s = ToyState(self.seats)
        if set(data) != set(ToyState.__slots__):
            raise PositionError("position", "fields are missing or unknown")
        s.agenda = load_agenda(self, data["agenda"], self.facts)
        s.hands = [
            _ints(hand, f"hands[{index}]", UNKNOWN, 2)
            for index, hand in enumerate(_list(data["hands"], "hands", self.seats))
        ]
        for name in ("coins", "score", "steps", "gifts", "bids", "out"):
            setattr(s, name, _ints(data[name], name, NOT_YET, 999, self.seats))
        s.deck = _ints(data["deck"], "deck", UNKNOWN, 99, len(FULL_DECK))
        s.discard = _ints(data["discard"], "discard", 0, 99, len(FULL_DECK))
        s.dice = _ints(data["dice"], "dice", 1, 6)
        for name in ("ply", "round", "deck_size"):
            setattr(s, name, _ints([data[name]], name, 0, 10**6)[0])
        s.leader = _ints([data["leader"]], "leader", UNKNOWN, self.seats - 1)[0]
        return s


def _take(counts: list[int], draw: Draw) -> int:
    index = draw.below(sum(counts))
    for card, n in enumerate(counts):
        if index < n:
            counts[card] -= 1
            return card
        index -= n
    raise AssertionError("counts changed")


def _within(cards: tuple[int, ...], counts: list[int]) -> bool:
    return all(cards.count(card) <= counts[card] for card in set(cards))


def _list(value: Any, path: str, length: int | None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        raise PositionError(path, "a list of another length is expected")
    return value


def _ints(value: Any, path: str, lo: int, hi: int, length: int | None = None) -> list[int]:
    found = _list(value, path, length)
    if not all(type(item) is int and lo <= item <= hi for item in found):
        raise PositionError(path, f"numbers from {lo} to {hi} are expected")
    return list(found)
