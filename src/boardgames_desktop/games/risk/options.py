"""Options of classic Risk and the tables they choose from (fact sheet sections 4 and 6)."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from boardgames_desktop.core.game import Choice, OptionSpec, Variant, choices_made
from boardgames_desktop.core.text import Msg

START_ARMIES: Mapping[int, int] = {2: 40, 3: 35, 4: 30, 5: 25, 6: 20}
"""Start armies by number of seats: 4.1 for three and four; the others are house rules."""

GOLDEN_TRACK: tuple[int, ...] = (4, 6, 8, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60)
CLASSIC_TRACK: tuple[int, ...] = (4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60)
PAST_END_STEP = 5


def _choice(key: str, value: str) -> Choice:
    return Choice(value, Msg(f"risk.option.{key}.{value}"))


def _spec(key: str, values: str, rule: str) -> OptionSpec:
    return OptionSpec(
        key,
        Msg(f"risk.option.{key}"),
        tuple(_choice(key, value) for value in values.split()),
        rule,
    )


OPTIONS: tuple[OptionSpec, ...] = (
    _spec("setup", "claim dealt", "risk.claim"),
    _spec("placement", "turns random", "risk.muster"),
    _spec("golden_track", "golden classic", "risk.golden"),
    _spec("past_end", "stay plus5", "risk.golden"),
    _spec("post_elimination", "single any", "risk.elimination"),
    _spec("turn_cap", "off 50 100 200", "risk.turn_cap"),
)

CLASSIC = Variant(
    id="classic",
    title=Msg("risk.variant.classic"),
    summary=Msg("risk.variant.classic.summary"),
    min_seats=2,
    max_seats=6,
    house_seats=(2, 5, 6),
    options=OPTIONS,
    minutes=(60, 180),
)

GOLDEN = tuple(spec for spec in OPTIONS if spec.rule == "risk.golden")
SPOILS = tuple(spec for spec in OPTIONS if spec.rule == "risk.elimination")
TURN_CAP = tuple(spec for spec in OPTIONS if spec.rule == "risk.turn_cap")
"""The same options for the variants that have them."""

TWO_PLAYERS_PLACING = (_spec("placement", "turns random", "risk.neutral_setup"),)

PASSIVE = Variant(
    id="passive",
    title=Msg("risk.variant.passive"),
    summary=Msg("risk.variant.passive.summary"),
    min_seats=2,
    max_seats=2,
    options=(*TWO_PLAYERS_PLACING, *GOLDEN, *TURN_CAP),
    minutes=(45, 120),
)

ACTIVE = attrs.evolve(
    PASSIVE,
    id="active",
    title=Msg("risk.variant.active"),
    summary=Msg("risk.variant.active.summary"),
    options=(*TWO_PLAYERS_PLACING, *GOLDEN, *SPOILS, *TURN_CAP),
    minutes=(60, 150),
)

WITHOUT_TRACK = tuple(
    attrs.evolve(spec, seats=(3, 4)) if spec.key in {"setup", "post_elimination"} else spec
    for spec in OPTIONS
    if spec not in GOLDEN
)
"""Two players have their territories dealt by cards (4.2), and only one opponent to eliminate."""

MISSIONS = Variant(
    id="missions",
    title=Msg("risk.variant.missions"),
    summary=Msg("risk.variant.missions.summary"),
    min_seats=2,
    max_seats=4,
    options=WITHOUT_TRACK,
    minutes=(60, 120),
)


@attrs.frozen(slots=True)
class RiskOptions:
    """The options of one match.

    Attributes:
        dealt: territories are dealt at random instead of claimed in turn.
        scattered: the other start armies are placed at random.
        track: what sets are worth in order (section 6).
        step: what each set past the end of the track is worth more.
        anywhere: armies for sets after an elimination may be spread (13.6).
        turn_cap: last round, or 0 for none (13.28).
    """

    dealt: bool = False
    scattered: bool = False
    track: tuple[int, ...] = GOLDEN_TRACK
    step: int = 0
    anywhere: bool = False
    turn_cap: int = 0

    def set_value(self, traded: int) -> int:
        """Return the armies for the next set after ``traded`` sets."""
        track = self.track
        if traded < len(track):
            return track[traded]
        return track[-1] + self.step * (traded - len(track) + 1)


def read_options(values: Mapping[str, str], specs: tuple[OptionSpec, ...] = OPTIONS) -> RiskOptions:
    """Return the options of a setup; a choice its variant does not offer keeps its default.

    Raises:
        ValueError: an option or its value is unknown.
    """
    chosen = choices_made(values, specs)
    golden = chosen.get("golden_track") != "classic"
    endless = not golden or chosen.get("past_end") == "plus5"
    cap = chosen.get("turn_cap", "off")
    return RiskOptions(
        dealt=chosen.get("setup") == "dealt",
        scattered=chosen.get("placement") == "random",
        track=GOLDEN_TRACK if golden else CLASSIC_TRACK,
        step=PAST_END_STEP if endless else 0,
        anywhere=chosen.get("post_elimination") == "any",
        turn_cap=0 if cap == "off" else int(cap),
    )
