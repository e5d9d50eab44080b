"""A tiny game that has every awkward shape of decision, to drive the generic checks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import ClassVar

from boardgames_desktop.core.game import Choice, Game, OptionSpec, Variant
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg, Source
from toy.picture import ToyPresenter
from toy.rules import ToyRules
from toy.state import FULL_DECK, UNKNOWN, ToyState
from toy.text import TEXT

ROUNDS = OptionSpec(
    "rounds",
    Msg("toy.rounds"),
    (Choice("2", Msg("toy.rounds.2")), Choice("4", Msg("toy.rounds.4"))),
    "toy.8",
)


class ToyGame(Game[ToyState]):
    id = "toy"
    title = Msg("toy.title")
    summary = Msg("toy.summary")
    variants = (Variant("toy", Msg("toy.variant"), Msg("toy.summary"), 2, 4, (ROUNDS,), (1, 2)),)
    colours = ("red", "blue", "green", "yellow")
    text: ClassVar[Mapping[str, Source]] = TEXT

    def rules(self, setup: Setup) -> ToyRules:
        if not 2 <= len(setup.seats) <= 4:
            raise ValueError(f"seats: {len(setup.seats)}")
        rounds = setup.options.get("rounds", "2")
        if rounds not in ("2", "4") or set(setup.options) - {"rounds"}:
            raise ValueError(f"options: {dict(setup.options)}")
        return ToyRules(len(setup.seats), int(rounds))

    def presenter(self, rules: Rules[ToyState]) -> ToyPresenter:
        assert isinstance(rules, ToyRules)
        return ToyPresenter(rules)

    def laws(self, rules: Rules[ToyState], s: ToyState) -> Iterable[str]:
        held = Counter(card for hand in s.hands for card in hand)
        held.update(frame[3] for frame in s.agenda if frame[0] == "trap")
        for card, n in enumerate(FULL_DECK):
            if held[card] + s.deck[card] + s.discard[card] != n:
                yield f"card {card}: {held[card]} + {s.deck[card]} + {s.discard[card]} != {n}"
        if s.deck_size != sum(s.deck):
            yield f"deck size {s.deck_size} != {sum(s.deck)}"
        if held[UNKNOWN]:
            yield "a full position has unknown cards"
        if min(s.coins) < 0:
            yield f"coins {s.coins}"
        for frame in s.agenda:
            if any(seat >= 0 and s.out[seat] for seat in frame[1]):
                yield f"a seat that is out is asked: {frame}"


GAME = ToyGame()
