"""Every legal option can be pointed at, and everything pointed at is there to be seen."""

from __future__ import annotations

from boardgames_desktop.core.actions import Some
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.game import Presenter
from boardgames_desktop.core.picker import Picker
from boardgames_desktop.core.picture import Count, Flash, Fly, Picture, Roll
from generic.registry import Case, every_table
from generic.test_legality import legal_sets
from generic.walk import first_plies, seats_of, walk


def static_things(presenter: Presenter) -> set[str]:
    boards = presenter.boards()
    places = [place.thing for board in boards for place in board.places]
    assert len(set(places)) == len(places), "places repeat"
    assert len({board.id for board in boards}) == len(boards)
    return set(places) | {region.thing for board in boards for region in board.regions}


def things_of(picture: Picture, fixed: set[str]) -> set[str]:
    """All that can be pointed at; the badges of the players' table are always there."""
    tokens = [token.thing for token in picture.tokens]
    buttons = [button.thing for button in picture.buttons]
    assert len(set(tokens)) == len(tokens), "tokens repeat"
    assert len(set(buttons)) == len(buttons), "buttons repeat"
    assert not fixed & set(tokens), "a token has the id of a place"
    badges = {f"seat:{fact.seat}" for fact in picture.facts}
    return fixed | set(tokens) | set(buttons) | badges


@every_table
def test_boards_are_consistent(case: Case) -> None:
    presenter = case.presenter(case.rules())
    fixed = static_things(presenter)
    for board in presenter.boards():
        own = {place.thing for place in board.places}
        for link in board.links:
            assert {link.a, link.b} <= own
            assert link.a != link.b
        regions = {region.thing for region in board.regions}
        for region in board.regions:
            assert set(region.places) <= own
        for place in board.places:
            assert place.region is None or place.region in regions
            assert bool(place.outline) == (board.layout == "map")
    assert fixed


@every_table
def test_pictures_hold_together(case: Case) -> None:
    """Tokens lie on places or tokens; looks, focus and facts name what is there."""
    presenter = case.presenter(case.rules())
    fixed = static_things(presenter)
    ids = {board.id for board in presenter.boards()}
    for session in walk(case, 61, first_plies(case)):
        rules, s = session.rules, session.state
        for viewer in (*seats_of(session), None):
            picture = presenter.picture(rules.observe(s, viewer), viewer)
            things = things_of(picture, fixed)
            assert presenter.turn(s) == (picture.round, picture.on_turn)
            assert set(picture.boards) <= ids
            assert set(picture.notes) <= ids
            assert set(picture.looks) <= fixed
            assert set(picture.focus) <= things
            assert {fact.key for fact in picture.facts} <= set(picture.columns)
            assert set(picture.charted) <= set(picture.columns)
            for token in picture.tokens:
                assert token.at in things, token
                assert token.under is None or token.under in things
                assert token.count >= 0


@every_table
def test_every_option_has_a_road_and_its_things_exist(case: Case) -> None:
    """And walking any road with the Picker, lit things only, leads to the option."""
    presenter = case.presenter(case.rules())
    fixed = static_things(presenter)
    for session in walk(case, 62, first_plies(case)):
        rules, s = session.rules, session.state
        draw = Draw(session.ply)
        for seat in seats_of(session):
            seen = rules.observe(s, seat)
            things = things_of(presenter.picture(seen, seat), fixed)
            options = list(rules.options(seen, seat)) if seat in rules.asked(s) else []
            asides = list(rules.asides(seen, seat))
            roads = {option: presenter.roads(seen, seat, option) for option in options + asides}
            for option, ways in roads.items():
                assert ways, f"{option} cannot be pointed at"
                for road in ways:
                    assert road
                    for step in road:
                        assert step, f"an empty step of {option}"
                        assert step <= things, (option, step - things)
                if type(option[-1]) is Some:
                    toggles = presenter.toggles(seen, seat, option)
                    assert not toggles or len(toggles) == len(option[-1].items)
                    assert set(toggles) <= things
            for option in (options + asides)[:: max(1, len(roads) // 12)]:
                picker = Picker(options, asides, roads.__getitem__)
                road = roads[option][draw.below(len(roads[option]))]
                for step in road:
                    lit = sorted(step)
                    assert picker.pick(lit[draw.below(len(lit))])
                assert option in picker.ready()


@every_table
def test_a_wish_of_a_legal_gesture_is_legal(case: Case) -> None:
    """A gesture that walks an option's road wishes for one of the options, or for nothing."""
    presenter = case.presenter(case.rules())
    for session in walk(case, 63, first_plies(case)):
        rules, s = session.rules, session.state
        draw = Draw(session.ply)
        for seat in seats_of(session):
            seen = rules.observe(s, seat)
            for option in legal_sets(rules, seen, seat)[:40]:
                for road in presenter.roads(seen, seat, option):
                    gesture = [sorted(step)[draw.below(len(step))] for step in road]
                    wished = presenter.wish(seen, seat, gesture)
                    if wished is not None:
                        assert rules.malformed(wished) is None, (gesture, wished)
                        assert rules.why_not(seen, seat, wished) is None, (gesture, wished)


@every_table
def test_any_gesture_at_all_can_be_wished(case: Case) -> None:
    """Whatever two things are joined, the answer is None or a well-formed action."""
    presenter = case.presenter(case.rules())
    fixed = static_things(presenter)
    for session in walk(case, 64, first_plies(case)):
        rules, s = session.rules, session.state
        draw = Draw(session.ply)
        for seat in rules.asked(s):
            seen = rules.observe(s, seat)
            things = sorted(things_of(presenter.picture(seen, seat), fixed))
            for _ in range(20):
                gesture = [things[draw.below(len(things))] for _ in range(1 + draw.below(3))]
                wished = presenter.wish(seen, seat, gesture)
                if wished is not None:
                    assert rules.malformed(wished) is None, (gesture, wished)
                    rules.why_not(seen, seat, wished)
                presenter.gesture_forecast(seen, seat, gesture)


@every_table
def test_scenes_happen_at_places_that_exist(case: Case) -> None:
    presenter = case.presenter(case.rules())
    fixed = static_things(presenter)
    *_, session = walk(case, 65, first_plies(case))
    s = session.at(0)
    before = things_of(presenter.picture(s, None), fixed)
    for entry in session.log:
        events: list = []
        session.rules.apply(s, entry.seat, entry.action, events.append)
        after = things_of(presenter.picture(s, None), fixed)
        things, before = before | after, after
        for event in events:
            for scene in presenter.story(event):
                match scene:
                    case Fly(start=start, goal=goal):
                        assert {start, goal} <= things, scene
                    case Flash(place=place) | Count(place=place):
                        assert place in things, scene
                    case Roll(place=place):
                        assert place is None or place in things, scene
            line = presenter.tell(event)
            if line is not None:
                assert set(line.places) <= things, line
