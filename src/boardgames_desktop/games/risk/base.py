"""What all phases of Risk share: the table, refusals, counting, elimination, the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from boardgames_desktop.core.actions import Amount, ArgKind, Named, Seat
from boardgames_desktop.core.rules import Emit, Event, Refusal, Rules
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.risk.cards import CARD_KEYS, fixed_value, joined
from boardgames_desktop.games.risk.dice import MOST_ATTACK, MOST_DEFENCE
from boardgames_desktop.games.risk.options import START_ARMIES, RiskOptions
from boardgames_desktop.games.risk.state import NONE, RiskState
from boardgames_desktop.games.risk.world import BONUS, KEYS, MEMBERS

MOST_SEATS = 6

LAND = Named("territory", KEYS)
CARD = Named("card", CARD_KEYS)
ARMIES = Amount("armies", 1, 99_999)
SIDE = Amount("side", 0, MOST_SEATS - 1)

VERBS: Mapping[str, tuple[ArgKind, ...]] = {
    "start_roll": (Amount("die", 1, 6, many=True),),
    "deal": (Amount("seat", 0, MOST_SEATS - 1, many=True),),
    "scatter": (Amount("armies", 0, 99_999, many=True),),
    "claim": (LAND,),
    "place": (LAND, ARMIES),
    "trade": (CARD, CARD, CARD),
    "attack": (LAND, LAND, Amount("dice", 1, MOST_ATTACK)),
    "storm": (LAND, LAND, ARMIES),
    "end_combat": (),
    "defend": (Amount("dice", 1, MOST_DEFENCE),),
    "roll": (Amount("die", 1, 6, many=True),),
    "move_in": (ARMIES,),
    "fortify": (LAND, LAND, ARMIES),
    "skip": (),
    "bribe": (SIDE, CARD),
    "call_up": (SIDE,),
    "ally_die": (Amount("die", 1, 6),),
    "call_off": (),
    "loyalty": (Amount("die", 1, 6),),
    "draw": (CARD,),
    "resign": (),
}


def land_name(land: int) -> Msg:
    """Return the name of a territory."""
    return Msg("risk.land." + KEYS[land])


def refuse(
    reason: str, rule: str, n: int | None = None, /, *, place: int = NONE, **params: Any
) -> Refusal:
    """Return the refusal ``risk.no.<reason>``, explained by rule ``risk.<rule>``.

    ``place`` is the territory named by the sentence, ``n`` the number it counts.
    """
    if place != NONE:
        params["place"] = land_name(place)
    return Refusal(Msg("risk.no." + reason, params, n), "risk." + rule)


def wrong_verb(rule: str) -> Refusal:
    """Return the refusal of an action that belongs to another phase."""
    return refuse("phase", rule)


def income_of(owner: list[int], seat: Seat, lands: int) -> tuple[int, tuple[int, ...]]:
    """Return the territory part of the reinforcements and the continents held (5.1)."""
    held: list[int] = []
    for number, members in enumerate(MEMBERS):
        for land in members:
            if owner[land] != seat:
                break
        else:
            held.append(number)
    return max(3, lands // 3), tuple(held)


class RiskBase(Rules[RiskState]):
    """The table of a match: seats, options, and what several phases need.

    Attributes:
        sides: armies of different colour: the seats, then the neutral armies.
        owners: what may stand in a state's ``owner``.
        vocabulary: argument kinds of every verb of the variant.
        chosen: the options of the match.
        start_armies: armies each seat starts with.
        own_fields: fields of this variant that its records always have, be they empty.
        golden: sets are worth what the golden cavalry table says; else fixed values (3.3).
    """

    game_id: ClassVar[str] = "risk"
    version: ClassVar[int] = 1
    golden: ClassVar[bool] = True
    vocabulary: ClassVar[Mapping[str, tuple[ArgKind, ...]]] = VERBS
    own_fields: ClassVar[frozenset[str]] = frozenset()
    revealing: ClassVar[frozenset[str]] = frozenset({"move_in"})
    private_kinds: ClassVar[frozenset[str]] = frozenset({"bribe", "reinforce", "spoils"})
    open_kinds: ClassVar[frozenset[str]] = frozenset(
        {
            "claim",
            "muster",
            "garrison",
            "bribe",
            "reinforce",
            "place",
            "combat",
            "defend",
            "move_in",
            "spoils",
            "spoils_place",
            "fortify",
            "ally_roll",
            "ally_place",
            "ally_fortify",
        }
    )
    rule_of: ClassVar[Mapping[str, str]] = {
        "start_roll": "risk.start_roll",
        "deal": "risk.claim",
        "deal_cards": "risk.neutral_setup",
        "garrison": "risk.neutral_setup",
        "claim": "risk.claim",
        "scatter": "risk.muster",
        "muster": "risk.muster",
        "reinforce": "risk.reinforce",
        "place": "risk.place",
        "combat": "risk.attack",
        "defend": "risk.dice",
        "battle": "risk.battle",
        "move_in": "risk.move_in",
        "spoils": "risk.elimination",
        "spoils_place": "risk.elimination",
        "fortify": "risk.fortify",
        "bribe": "risk.bribe",
        "ally_roll": "risk.ally_dice",
        "ally_die": "risk.ally_dice",
        "ally_place": "risk.ally_dice",
        "loyalty": "risk.loyalty",
        "ally_fortify": "risk.ally_fortify",
        "draw": "risk.card",
        "over": "risk.win",
    }

    def __init__(
        self, seats: int, chosen: RiskOptions, start_armies: int, neutrals: int = 0
    ) -> None:
        super().__init__()
        self.verbs = self.vocabulary
        self.seats = seats
        self.sides = seats + neutrals
        self.owners = range(NONE, self.sides)
        self.chosen = chosen
        self.start_armies = start_armies

    @classmethod
    def neutral_armies(cls, seats: int) -> int:
        """Return the number of neutral armies beside ``seats`` players."""
        del seats
        return 0

    @classmethod
    def armies_at_start(cls, seats: int) -> int:
        """Return the start armies of each of ``seats`` players (4.1)."""
        return START_ARMIES[seats]

    def answers_for(self, s: RiskState, side: int) -> Seat:
        """Return the seat that chooses and rolls the defence dice of ``side`` (7, 8.6)."""
        return side if side < self.seats else self.next_playing(s, s.turn)

    def set_value(self, s: RiskState, cards: tuple[int, ...]) -> int:
        """Return the armies that a set, traded now, would bring (3.3, section 6)."""
        return self.chosen.set_value(s.traded) if self.golden else fixed_value(cards)

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that win, and see cards, together with ``seat``, itself included."""
        return (seat,)

    def attacker(self, s: RiskState) -> int:
        """Return the side whose armies attack in the battle announced or just fought."""
        return s.turn

    def defender(self, s: RiskState, land: int) -> int:
        """Return the side whose armies in ``land`` roll when it is attacked."""
        return s.owner[land]

    def stands(self, s: RiskState, seat: Seat) -> bool:
        """Tell whether ``seat`` has armies on the board."""
        return s.lands[seat] > 0

    def further_laws(self, s: RiskState) -> Iterator[str]:
        """Yield the laws of this variant alone that ``s`` breaks."""
        del s
        return iter(())

    def misfit(self, s: RiskState) -> str:
        """Return the field of a loaded state that does not fit this variant; "" if all do."""
        del s
        return ""

    def passive(self, s: RiskState, side: int) -> bool:
        """Tell whether ``side`` defends with the most dice without being asked (13.27)."""
        return side < self.seats and s.resigned[side]

    def income(self, s: RiskState, seat: Seat) -> int:
        """Return the reinforcements of ``seat`` if its turn began now, sets left aside (5.1)."""
        base, held = income_of(s.owner, seat, s.lands[seat])
        return base + sum(BONUS[number] for number in held)

    def next_playing(self, s: RiskState, seat: Seat) -> Seat:
        """Return the next seat clockwise that still takes turns; NONE if there is none."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if s.playing(other):
                return other
        return NONE

    def _discard_hand(self, s: RiskState, seat: Seat) -> None:
        s.discard = joined(s.discard, s.hands[seat])
        s.hands[seat] = ()

    def _check_last(self, s: RiskState, emit: Emit | None) -> bool:
        """End the game if one seat is left that takes turns (5.5); tell whether it ended."""
        left = [seat for seat in range(self.seats) if s.playing(seat)]
        if len(left) > 1:
            return False
        self._end(s, tuple(left), "conquest", emit)
        return True

    def _end(self, s: RiskState, winners: tuple[Seat, ...], how: str, emit: Emit | None) -> None:
        s.agenda.clear()
        s.winners = winners
        if emit is not None:
            emit(Event("game_over", {"winners": winners, "how": how}))

    def returns(self, s: RiskState) -> tuple[float, ...]:
        """Return 1 for the winner; equal winners at the turn cap share it."""
        share = 1.0 / len(s.winners) if s.winners else 0.0
        return tuple(share if seat in s.winners else 0.0 for seat in range(self.seats))
