"""A match written down in full, then another in brief to its end, for comparing by line.

``python -m generic.playthrough CASE...`` (from ``tests/``) prints some of them one after the
other, so that another process with another hash seed can be asked for the same.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

from boardgames_desktop.core.actions import CHANCE, CHANCE_SEAT, Action, count, nth
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.journal import entry_line
from boardgames_desktop.core.notation import action_text
from boardgames_desktop.core.rules import Event, Rules
from boardgames_desktop.core.session import Entry
from generic.registry import CASE_OF, Case
from generic.walk import choose

FOLDER = Path(__file__).parent.parent / "playthroughs"
PLIES = 280
SEEN_EVERY = 20
SEED = 2026

BRIEF_SEED = 2028
MARKED_EVERY = 250
NOBODY_RESIGNS = 6_000
"""Random wars of many players go on and on; after so many plies somebody may give up."""


def path_of(case: Case) -> Path:
    return FOLDER / case.game.id / f"{case.name}.txt"


def fingerprint(rules: Rules, s: Any) -> str:
    text = json.dumps(rules.dump(s), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=6).hexdigest()


def question(rules: Rules, s: Any) -> str:
    """Who is asked what, and how many answers there are, the first and the last."""
    frame = s.agenda[-1]
    parts = []
    for seat in frame[1]:
        options = list(rules.options(s, seat))
        first, last = nth(options[0], 0), nth(options[-1], count(options[-1]) - 1)
        total = sum(count(option) for option in options)
        texts = [action_text(rules.verbs, action) for action in (first, last)]
        parts.append(f"{seat}: {total} from '{texts[0]}' to '{texts[1]}'")
    return f"{frame[0]} {list(frame[2:])} asks {'; '.join(parts)}"


def event_text(event: Event) -> str:
    facts = " ".join(f"{key}={value!r}" for key, value in event.data.items())
    seen = "" if event.seen_by is None else f" seen by {sorted(event.seen_by)}"
    return f"{event.kind} {facts}{seen}".rstrip()


def playthrough(case: Case) -> Iterator[str]:
    """Every line of a match of random players: question, answer, events, position."""
    session = case.session(SEED)
    rules, setup = session.rules, session.setup
    s = rules.new()
    draw = Draw(SEED)
    dice = Draw(SEED + 1)
    yield f"{case.name} rules {rules.version}"
    for ply in range(PLIES):
        asked = rules.asked(s)
        if not asked:
            yield f"over {rules.returns(s)}"
            return
        seat: int
        action: Action
        if asked == CHANCE:
            outcomes = rules.outcomes(s)
            yield f"{s.agenda[-1][0]} by chance, {len(outcomes) if outcomes else 'many'} outcomes"
            seat, action = CHANCE_SEAT, rules.outcome(s, dice.at(ply))
        else:
            yield question(rules, s)
            seat, action = choose(rules, s, draw.at(ply))
        forced = seat != CHANCE_SEAT and rules.forced(s, seat) == action
        yield f"{ply} {entry_line(rules, setup, Entry(seat, action, forced))}"
        events: list[Event] = []
        rules.apply(s, seat, action, events.append)
        yield from (f"  {event_text(event)}" for event in events)
        yield f"  = {fingerprint(rules, s)}"
        if not ply % SEEN_EVERY:
            for viewer in (*range(rules.seats), None):
                yield f"  {viewer} sees {fingerprint(rules, rules.observe(s, viewer))}"


def in_brief(case: Case) -> Iterator[str]:
    """A whole match of random players: a position now and then, the end, what happened."""
    rules = case.session(BRIEF_SEED).rules
    s = rules.new()
    draw = Draw(BRIEF_SEED)
    dice = Draw(BRIEF_SEED + 1)
    happened: Counter[str] = Counter()
    yield f"in brief, seed {BRIEF_SEED}"
    ply = 0
    while asked := rules.asked(s):
        lot = draw.at(ply)
        if asked == CHANCE:
            seat, action = CHANCE_SEAT, rules.outcome(s, dice.at(ply))
        elif ply < NOBODY_RESIGNS:
            seat = asked[lot.below(len(asked))]
            action = rules.decision(s, seat).sample(lot.below)
        else:
            seat, action = choose(rules, s, lot)
        events: list[Event] = []
        rules.apply(s, seat, action, events.append)
        happened.update(event.kind for event in events)
        ply += 1
        if not ply % MARKED_EVERY:
            yield f"{ply} = {fingerprint(rules, s)}"
    yield f"over after {ply} {rules.returns(s)} = {fingerprint(rules, s)}"
    yield from (f"  {kind} {times}" for kind, times in sorted(happened.items()))


def written(case: Case) -> Iterator[str]:
    """The lines of a golden file."""
    yield from playthrough(case)
    yield from in_brief(case)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        sys.stdout.writelines(f"{line}\n" for line in written(CASE_OF[name]))
