"""Windows: the moments at which seats are polled for cards (6.4, 9).

A window is the AUTO frame ``("poll", AUTO, when, order, passes, *subject)``. It asks the first
seat of ``order`` that may hold something for this moment, then the others, until all have
passed in a row; with nobody to ask it vanishes. Whether a seat is asked follows from public
facts alone: its deck, its discards, how many cards it holds, and the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from boardgames_desktop.core.actions import AUTO, Action, Frame, Option, Seat
from boardgames_desktop.core.rules import Emit, Event, Refusal
from boardgames_desktop.games.warcraft.base import CARD_VERBS, WarcraftBase, refuse, wrong_verb
from boardgames_desktop.games.warcraft.cards import (
    CARDS,
    NUMBER,
    VERB_OF_TARGET,
    joined,
    without,
)
from boardgames_desktop.games.warcraft.names import card_name
from boardgames_desktop.games.warcraft.options import WarcraftOptions
from boardgames_desktop.games.warcraft.races import Race
from boardgames_desktop.games.warcraft.scenario import Scenario
from boardgames_desktop.games.warcraft.state import UNKNOWN, WarcraftState

Subject = tuple[int, ...]
"""What a window is about: the space of ``call``, the role of ``before_removal``."""

Targets = Callable[[WarcraftState, Seat, Subject], Iterator[Action]]
Effect = Callable[[WarcraftState, Seat, tuple[int, ...], "Emit | None"], None]

BATTLE_WINDOWS = frozenset(
    {"round", "melee", "before_roll", "after_roll", "before_loss", "before_removal", "removed"}
)
"""Windows of a battle; whoever has no unit in it is not polled (6.4)."""

DISPEL = NUMBER["dispel_magic"]

LIVE, DEAD = 1, 0
"""Whether a card on the agenda will have its effect."""


class Windows(WarcraftBase):
    """Polling for cards and playing them.

    Each kind of card has ``_targets_<key>(s, seat, subject)``, the ways to play it by public
    facts, and ``_effect_<key>(s, seat, target, emit)``.
    """

    def __init__(
        self, scenario: Scenario, races: tuple[Race, ...], chosen: WarcraftOptions
    ) -> None:
        """Sit down; the decks are sorted by window."""
        super().__init__(scenario, races, chosen)
        targets = self._table("_targets_")
        effects = self._table("_effect_")
        self._targets: tuple[Targets, ...] = tuple(targets[card.key] for card in CARDS)
        self._effects: tuple[Effect, ...] = tuple(effects[card.key] for card in CARDS)
        self._copies: tuple[dict[str, tuple[tuple[int, int], ...]], ...] = tuple(
            self._by_window(seat) for seat in range(self.seats)
        )

    def _by_window(self, seat: Seat) -> dict[str, tuple[tuple[int, int], ...]]:
        """Return the cards of a seat's deck with their number of copies, for each window."""
        deck = self.deck_of(seat)
        found: dict[str, tuple[tuple[int, int], ...]] = {}
        for number in sorted(set(deck)):
            when = CARDS[number].window
            found[when] = (*found.get(when, ()), (number, deck.count(number)))
        return found

    # -- polling ----------------------------------------------------------------------

    def _window(self, s: WarcraftState, when: str, seats: Sequence[Seat], *subject: int) -> Frame:
        """Return the frame that polls ``seats`` in this order; it vanishes if nobody is asked."""
        del s
        return ("poll", AUTO, when, tuple(seats), 0, *subject)

    def _do_poll(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Ask the next seat that may hold a card for this moment."""
        del seat, a, emit
        _, _, when, order, passes, *subject = frame
        about = tuple(subject)
        while passes < len(order):
            if self._polled(s, order[0], when, about):
                s.agenda.append(("window", (order[0],), when, order, passes, *about))
                return
            order = (*order[1:], order[0])
            passes += 1

    def _polled(self, s: WarcraftState, seat: Seat, when: str, subject: Subject) -> bool:
        """Tell from public facts whether a seat may hold a card it could play now."""
        if not s.alive[seat] or not s.hands[seat]:
            return False
        cards = self._copies[seat].get(when)
        if not cards or not self._takes_part(s, seat, when):
            return False
        seen = s.discards[seat]
        for card, copies in cards:
            if seen.count(card) < copies and self._playable(s, seat, card, subject):
                return True
        return False

    def _takes_part(self, s: WarcraftState, seat: Seat, when: str) -> bool:
        """Tell whether a seat may play cards of a window at all: in a battle it needs a unit."""
        if when not in BATTLE_WINDOWS and when != "dispel":
            return True
        return s.battle is not None and self.in_battle(s, seat)

    def _playable(self, s: WarcraftState, seat: Seat, card: int, subject: Subject) -> bool:
        return next(self._targets[card](s, seat, subject), None) is not None

    def in_battle(self, s: WarcraftState, seat: Seat) -> bool:
        """Tell whether a seat has a unit in the battle going on."""
        raise NotImplementedError

    # -- the question (warcraft.cards) ------------------------------------------------

    def _options_window(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        subject = frame[5:]
        for card in sorted(set(s.hands[seat])):
            if card != UNKNOWN and CARDS[card].window == frame[2]:
                yield from self._targets[card](s, seat, subject)
        yield ("pass",)

    def _may_window(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        if a == ("pass",):
            return None
        if a[0] not in CARD_VERBS:
            return wrong_verb("cards")
        return self._judge(s, seat, a, frame[2], frame[5:])

    def _judge(
        self, s: WarcraftState, seat: Seat, a: Action, when: str, subject: Subject
    ) -> Refusal | None:
        """Judge a card played by ``seat`` at some moment."""
        card = played_card(a)
        key = CARDS[card].key
        rule = "card_" + key
        if card not in s.hands[seat]:
            return refuse("not_in_hand", rule, card=card_name(card))
        if CARDS[card].window != when:
            return refuse("card_moment", rule, card=card_name(card))
        if a[0] != VERB_OF_TARGET[CARDS[card].target]:
            return refuse("card_target", rule, card=card_name(card))
        if a in self._targets[card](s, seat, subject):
            return None
        return refuse("card_" + key, rule)

    def _forced_window(self, s: WarcraftState, frame: Frame, seat: Seat) -> Action | None:
        """Pass if the seat holds nothing for this moment; unknown cards are not judged."""
        subject = frame[5:]
        previous = UNKNOWN
        for card in s.hands[seat]:
            if card == UNKNOWN:
                return None
            if (
                card != previous
                and CARDS[card].window == frame[2]
                and self._playable(s, seat, card, subject)
            ):
                return None
            previous = card
        return ("pass",)

    def _do_window(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        _, _, when, order, passes, *subject = frame
        rest = (*order[1:], order[0])
        if a[0] == "pass":
            s.agenda.append(("poll", AUTO, when, rest, passes + 1, *subject))
            return
        s.agenda.append(("poll", AUTO, when, rest, 0, *subject))
        self._lay(s, seat, a, tuple(subject) if when == "dispel" else _target(a), emit)

    # -- playing ----------------------------------------------------------------------

    def _lay(
        self,
        s: WarcraftState,
        seat: Seat,
        a: Action,
        target: tuple[int, ...],
        emit: Emit | None,
    ) -> None:
        """Play a card: it goes to the discard, and in a battle it may be dispelled."""
        card = played_card(a)
        hand = s.hands[seat]
        s.hands[seat] = without(hand, card if card in hand else UNKNOWN)
        if CARDS[card].window != "own_step":
            s.discards[seat] = joined(s.discards[seat], (card,))
        if emit is not None:
            emit(Event("play", {"seat": seat, **_told(a)}))
        s.agenda.append(("card", AUTO, seat, card, LIVE, *target))
        when = CARDS[card].window
        if when in BATTLE_WINDOWS or when == "dispel":
            others = [other for other in self._card_order(s) if self.hostile(other, seat)]
            s.agenda.append(self._window(s, "dispel", others, len(s.agenda) - 1))

    def _card_order(self, s: WarcraftState) -> tuple[Seat, ...]:
        """Return the seats of the battle in the order in which they are polled (6.4)."""
        assert s.battle is not None
        attackers, defenders = s.battle.roles
        if self.chosen.active_player_cards_first:
            both = (*attackers, *defenders)
            return tuple(seat for seat in self.clockwise(s.turn) if seat in both)
        return tuple(side for side in (*defenders, *attackers) if side < self.seats)

    def _do_card(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Let a card that was not dispelled have its effect."""
        del seat, a
        _, _, player, card, life, *target = frame
        if life == LIVE:
            self._effects[card](s, player, tuple(target), emit)

    # -- cards among the options of other questions -----------------------------------

    def _card_options(self, s: WarcraftState, seat: Seat, when: str) -> Iterator[Option]:
        for card in sorted(set(s.hands[seat])):
            if card != UNKNOWN and CARDS[card].window == when:
                yield from self._targets[card](s, seat, ())

    def _may_card(self, s: WarcraftState, seat: Seat, a: Action, when: str) -> Refusal | None:
        return self._judge(s, seat, a, when, ())

    def _play_card(self, s: WarcraftState, seat: Seat, a: Action, emit: Emit | None) -> None:
        self._lay(s, seat, a, _target(a), emit)

    # -- dispelling (warcraft.card_dispel_magic) --------------------------------------

    def _targets_dispel_magic(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        del seat
        if subject and s.agenda[subject[0]][4] == LIVE:
            yield ("play", DISPEL)

    def _effect_dispel_magic(
        self, s: WarcraftState, seat: Seat, target: tuple[int, ...], emit: Emit | None
    ) -> None:
        """Mark the card; nothing below it on the agenda is ever inserted or removed."""
        del seat
        at = target[0]
        _, _, player, card, _, *rest = s.agenda[at]
        s.agenda[at] = ("card", AUTO, player, card, DEAD, *rest)
        if emit is not None:
            emit(Event("dispelled", {"seat": player, "card": card}))


def played_card(a: Action) -> int:
    """Return the card an action of :data:`~.base.CARD_VERBS` plays."""
    if a[0] == "portal":
        return NUMBER["town_portal"]
    if a[0] == "summon":
        return NUMBER["summon_building"]
    card: int = a[1]
    return card


def _target(a: Action) -> tuple[int, ...]:
    """Return what a card is played on."""
    return a[1:] if a[0] in ("portal", "summon") else a[2:]


_TOLD: dict[str, tuple[str, ...]] = {
    "play": (),
    "play_at": ("space",),
    "play_on": ("side", "kind", "space"),
    "play_for": ("resource",),
    "portal": ("space", "goal"),
    "summon": ("kind",),
}


def _told(a: Action) -> dict[str, int]:
    """Return what the event of a card says."""
    return {"card": played_card(a), **dict(zip(_TOLD[a[0]], _target(a), strict=True))}
