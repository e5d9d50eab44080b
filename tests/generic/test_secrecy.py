"""What a seat sees tells it nothing else; what it does not see changes nothing it sees."""

from __future__ import annotations

from boardgames_desktop.core.actions import HIDDEN
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.notation import entry_text, parse_entry
from generic.registry import Case, every_table
from generic.test_legality import legal_sets
from generic.walk import first_plies, seats_of, walk


@every_table
def test_an_imagined_world_fits_what_is_seen(case: Case) -> None:
    """``observe(imagine(observe(s)))`` is ``observe(s)``; asked seats and options stay."""
    for session in walk(case, 21, first_plies(case)):
        rules, s = session.rules, session.state
        for seat in seats_of(session):
            seen = rules.observe(s, seat)
            key = rules.key(seen)
            world = rules.imagine(seen, seat, Draw(session.ply))
            assert rules.key(seen) == key, "imagine changed the observation"
            assert rules.key(rules.observe(world, seat)) == key
            assert rules.asked(world) == rules.asked(s)
            assert legal_sets(rules, world, seat) == legal_sets(rules, s, seat)
            assert not list(case.game.laws(rules, world))


@every_table
def test_other_secrets_look_the_same_to_a_spectator(case: Case) -> None:
    """Who is asked, and all that is public, does not depend on what is hidden."""
    for session in walk(case, 22, first_plies(case)):
        rules, s = session.rules, session.state
        public = rules.key(rules.observe(s, None))
        for seat in seats_of(session):
            world = rules.imagine(rules.observe(s, seat), seat, Draw(session.ply + 1))
            assert rules.key(rules.observe(world, None)) == public


@every_table
def test_observing_twice_changes_nothing_and_leaves_the_state_alone(case: Case) -> None:
    for session in walk(case, 23, first_plies(case)):
        rules, s = session.rules, session.state
        key = rules.key(s)
        for viewer in (*seats_of(session), None):
            seen = rules.observe(s, viewer)
            assert rules.key(rules.observe(seen, viewer)) == rules.key(seen)
        assert rules.key(s) == key


@every_table
def test_imagined_worlds_can_be_played_on(case: Case) -> None:
    for session in walk(case, 24, min(first_plies(case), 60)):
        rules, s = session.rules, session.state
        draw = Draw(session.ply)
        for seat in seats_of(session):
            world = rules.imagine(rules.observe(s, seat), seat, draw)
            for _ in range(8):
                asked = rules.asked(world)
                if not asked:
                    break
                if asked == (-1,):
                    rules.apply(world, -1, rules.outcome(world, draw))
                else:
                    action = rules.decision(world, asked[0]).sample(draw.below)
                    rules.apply(world, asked[0], action)


@every_table
def test_a_masked_log_keeps_its_shape_and_hides_only_from_others(case: Case) -> None:
    """One's own answers are readable; hidden words are ``?``; the text goes both ways.

    That an answer was the only one is told to others where everybody can see it.
    """
    *_, session = walk(case, 25, first_plies(case))
    rules = session.rules
    s = session.at(0)
    private = []
    for entry in session.log:
        private.append(s.agenda[-1][0] in rules.private_kinds)
        rules.apply(s, entry.seat, entry.action)
    colours = [seat.colour for seat in session.setup.seats]
    for viewer in (*seats_of(session), None):
        seen = session.seen(viewer)
        assert len(seen) == len(session.log)
        for masked, full, secret in zip(seen, session.log, private, strict=True):
            told = full.forced and (full.seat == viewer or not secret)
            assert (masked.seat, masked.forced) == (full.seat, told)
            assert len(masked.action) == len(full.action)
            assert all(
                shown in (real, HIDDEN)
                for shown, real in zip(masked.action, full.action, strict=True)
            )
            if full.seat == viewer:
                assert masked.action == full.action
            line = entry_text(rules.verbs, colours, masked)
            assert parse_entry(rules.verbs, colours, line, masked=True) == masked


@every_table
def test_what_is_hidden_in_one_world_is_hidden_in_all(case: Case) -> None:
    """The mask of an answer does not depend on secrets of others."""
    sessions = list(walk(case, 26, min(first_plies(case), 80)))
    session = sessions[-1]
    rules = session.rules
    for ply, entry in enumerate(session.log):
        s = session.at(ply)
        for viewer in seats_of(session):
            world = rules.imagine(rules.observe(s, viewer), viewer, Draw(ply))
            assert rules.mask(world, *entry[:2], viewer) == rules.mask(s, *entry[:2], viewer)


@every_table
def test_secret_events_name_seats_of_this_table(case: Case) -> None:
    """``seen_by`` names seats of this table, and a spectator sees only what all may see."""
    *_, last = walk(case, 27, first_plies(case))
    rules = last.rules
    s = last.at(0)
    for entry in last.log:
        events: list = []
        rules.apply(s, entry.seat, entry.action, events.append)
        for event in events:
            if event.seen_by is not None:
                assert event.seen_by <= set(seats_of(last))
                assert not event.visible_to(None)


@every_table
def test_what_can_be_taken_back_tells_nothing_about_forced_answers(case: Case) -> None:
    """A private answer of another is final for oneself, whether it was forced or not."""
    private: list[bool] = []
    s = None
    for session in walk(case, 27, first_plies(case)):
        s = session.at(0) if s is None else s
        for entry in session.log[len(private) :]:
            private.append(s.agenda[-1][0] in session.rules.private_kinds)
            session.rules.apply(s, entry.seat, entry.action)
        for person in {session.setup.person_of(seat) for seat in seats_of(session)}:
            floor, left = session.ply, session.can_undo(person)
            while left:
                floor -= 1
                left -= not session.log[floor].forced
            others = [
                entry
                for entry, secret in zip(session.log[floor:], private[floor:], strict=True)
                if secret and session.setup.person_of(entry.seat) != person
            ]
            assert not others
