"""A position judged by what has changed is worth the same as one looked over anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from boardgames_desktop.ai.risk.chances import chances_of
from boardgames_desktop.ai.risk.evaluation import CHARACTER, Evaluation, among_many
from boardgames_desktop.ai.risk.field import Field, Track, World
from boardgames_desktop.ai.risk.survey import Anew, Survey
from boardgames_desktop.games.risk.odds import battle
from boardgames_desktop.games.risk.world import BONUS, LANDS, MEMBERS, NEIGHBOURS

WORLD = World(NEIGHBOURS, MEMBERS, BONUS)
TRACK = Track((4, 6, 8, 10, 12, 15), 5)
JUDGES = [Evaluation(WORLD, TRACK, chances_of(battle), w) for w in CHARACTER.values()]
JUDGES += [Evaluation(WORLD, TRACK, chances_of(battle), among_many(CHARACTER["balanced"]))]


class Blind(Evaluation):
    """Judges in its own way."""

    def value(self, f: Field, seat: int) -> float:
        del f
        return float(seat)


def positions(seed: int, sides: int, count: int) -> Iterator[tuple[Random, Field]]:
    """Yield positions with large and small stacks, whole continents and a neutral side."""
    rng = Random(seed)
    for _ in range(count):
        owner = [rng.randrange(sides) for _ in range(LANDS)]
        for lands in MEMBERS:
            if rng.random() < 0.4:
                holder = rng.randrange(sides)
                for land in lands:
                    owner[land] = holder
        owner[rng.randrange(LANDS)] = 0
        armies = [rng.choice((1, 1, 1, 2, 3, 5, 9, 30, 75)) for _ in range(LANDS)]
        cards = [rng.randrange(6) for _ in range(sides)]
        playing = tuple(side < 2 or side % 2 == 0 for side in range(sides))
        yield rng, Field(owner, armies, cards, rng.randrange(9), playing)


def altered(rng: Random, f: Field, seat: int) -> tuple[Field, list[int], list[int]]:
    """Return a position that a turn of ``seat`` may lead to: what changed, what was taken."""
    after = f.copy()
    taken: list[int] = []
    for _ in range(rng.randrange(5)):
        foes = [
            other
            for land, side in enumerate(after.owner)
            if side == seat
            for other in NEIGHBOURS[land]
            if after.owner[other] != seat
        ]
        if foes:
            target = rng.choice(foes)
            after.owner[target] = seat
            after.armies[target] = rng.randrange(1, 20)
            taken.append(target)
    stacks = rng.sample([land for land in range(LANDS) if land not in taken], rng.randrange(4))
    fronts = {other for land in range(LANDS) if f.owner[land] == seat for other in NEIGHBOURS[land]}
    stacks = [land for land in stacks if after.owner[land] == seat or land in fronts]
    for land in stacks:
        after.armies[land] = rng.randrange(1, 70)
    after.cards[seat] += rng.randrange(2)
    return after, stacks, taken


@pytest.mark.parametrize("sides", [2, 3, 5])
def test_what_changed_is_counted_as_if_all_were_counted_anew(sides: int) -> None:
    for rng, f in positions(sides, sides, 60):
        for judge in JUDGES:
            views = judge.survey(f, 0)
            after, stacks, taken = altered(rng, f, 0)
            assert views.worth(after, stacks, taken) == pytest.approx(judge.value(after, 0), 1e-12)
            assert views.worth(f, (), ()) == judge.value(f, 0)


def test_the_last_survey_leads_to_the_next_one() -> None:
    made = 0
    for rng, start in positions(9, 3, 150):
        judge = rng.choice(JUDGES)
        f = start
        last = Survey(judge, f, 0)
        for _ in range(4):
            f, _, _ = altered(rng, f, 0)
            for land in rng.sample(range(LANDS), 2):
                f.armies[land] += 1
            survey = last.moved(f)
            if survey is not None:
                made += 1
                anew = Survey(judge, f, 0)
                assert (survey.totals, survey.surplus) == (anew.totals, anew.surplus)
                assert survey.exposed == anew.exposed
                assert survey.worth(f, (), ()) == anew.worth(f, (), ())
                last = survey
    assert made > 200


def test_a_land_that_another_has_taken_asks_for_a_new_survey() -> None:
    _, f = next(positions(1, 3, 1))
    last = Survey(JUDGES[0], f, 0)
    land = next(land for land, side in enumerate(f.owner) if side != 1)
    f.owner[land] = 1
    assert last.moved(f) is None


def test_who_judges_in_an_own_way_is_asked_anew() -> None:
    _, f = next(positions(1, 3, 1))
    views = Blind(WORLD, TRACK, chances_of(battle), CHARACTER["balanced"]).survey(f, 1)
    assert isinstance(views, Anew)
    assert views.worth(f, (), ()) == 1.0
