"""The judgement of two players: counts, limits, and who uses it."""

from __future__ import annotations

import pytest

from boardgames_desktop.ai.levels import Level
from boardgames_desktop.ai.risk import mind
from boardgames_desktop.ai.risk.chances import chances_of
from boardgames_desktop.ai.risk.duel import Duel, census
from boardgames_desktop.ai.risk.evaluation import Evaluation, Weights
from boardgames_desktop.ai.risk.field import Field, Track, World
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.odds import battle
from boardgames_desktop.games.risk.world import BONUS, LANDS, MEMBERS, NEIGHBOURS, NUMBER

from .tables import COLOURS

WORLD = World(NEIGHBOURS, MEMBERS, BONUS)
TRACK = Track((4, 6, 8, 10, 12, 15), 5)
AUSTRALIA = MEMBERS[5]


def _field(**changed: list[int]) -> Field:
    """Return Australia with a stack in Indonesia against all else."""
    owner = [0 if land in AUSTRALIA else 1 for land in range(LANDS)]
    armies = [1] * LANDS
    armies[NUMBER["indonesia"]] = 9
    facts = {"owner": owner, "armies": armies, "cards": [0, 0], **changed}
    return Field(facts["owner"], facts["armies"], facts["cards"], 0, (True, True))


def _judge(kind: type[Evaluation] = Duel) -> Evaluation:
    return kind(WORLD, TRACK, chances_of(battle), Weights())


def test_what_each_side_has_is_counted() -> None:
    mine = census(WORLD, _field(), 0)
    assert (mine.lands, mine.armies, mine.fronts, mine.thin) == (4, 12, 1, 0)
    assert (mine.able, mine.inland, mine.bonus, mine.guarded, mine.income) == (6, 0, 2, 2, 5)
    theirs = census(WORLD, _field(), 1)
    assert (theirs.lands, theirs.fronts, theirs.thin, theirs.able) == (38, 1, 1, 0)
    assert theirs.bonus == sum(BONUS) - 2
    assert theirs.guarded == theirs.bonus - BONUS[4]


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_has_everything_has_won(seat: int) -> None:
    f = _field(owner=[seat] * LANDS)
    assert _judge().value(f, seat) == 1.0
    assert _judge().value(f, 1 - seat) == 0.0


def test_armies_and_sets_are_worth_something_to_their_owner_at_any_size() -> None:
    judge = _judge()
    owner = [land % 2 for land in range(LANDS)]
    for size in (1, 3, 10, 100):
        armies = [size * 2] * LANDS
        plain = judge.value(_field(owner=owner, armies=armies), 0)
        assert 0.05 < plain < 0.95
        more = [here + size * (land % 2 == 0) for land, here in enumerate(armies)]
        assert judge.value(_field(owner=owner, armies=more), 0) > plain
        cards = judge.value(_field(owner=owner, armies=armies, cards=[3, 0]), 0)
        assert cards > plain > judge.value(_field(owner=owner, armies=armies, cards=[0, 4]), 0)


def test_no_number_is_too_large_for_a_chance() -> None:
    """Two armies each and a set worth thousands: a long game on a board of one's own."""
    judge = Duel(WORLD, Track((4_000,), 5), chances_of(battle), Weights())
    owner = [land % 2 for land in range(LANDS)]
    f = _field(owner=owner, armies=[1] * LANDS, cards=[0, 5])
    assert 0.0 <= judge.value(f, 0) < 1e-9
    assert judge.value(f, 1) > 1 - 1e-9


@pytest.mark.parametrize("gone", [False, True], ids=["three left", "one has resigned"])
def test_lands_of_one_who_has_resigned_make_no_duel(gone: bool) -> None:
    """Two scales in one decision would tell taking his last land from the one before it."""
    seats = tuple(SeatSetup("", "expert", colour) for colour in COLOURS[:3])
    rules = load_game("risk").rules(Setup("risk", "classic", seats, 1, {"setup": "dealt"}))
    session = GameSession(rules, Setup("risk", "classic", seats, 1, {"setup": "dealt"}))
    session.start()
    while not session.state.round:
        seat = rules.asked(session.state)[0]
        session.submit(seat, next(iter(rules.decision(session.state, seat))))
    if gone:
        session.submit(2, ("resign",))
    seat = rules.asked(session.state)[0]
    assert mind(rules)._left(rules.observe(session.state, seat)) == (0 if gone else 3)


@pytest.mark.parametrize("variant", ["classic", "passive", "active", "missions"])
@pytest.mark.parametrize("strength", ["easy", "normal", "hard", "expert"])
@pytest.mark.parametrize("character", ["balanced", "cautious"])
def test_only_plain_expert_judges_two_players_so(
    variant: str, strength: str, character: str
) -> None:
    seats = tuple(SeatSetup("", "expert", colour) for colour in COLOURS[:2])
    judges = mind(load_game("risk").rules(Setup("risk", variant, seats, 1, {})))
    fitted = (variant, strength, character) == ("classic", "expert", "balanced")
    level = Level(strength, character)
    if strength != "easy":
        assert (type(judges.commander(level, 2).judge) is Duel) == fitted
        assert type(judges.commander(level, 3).judge) is not Duel
