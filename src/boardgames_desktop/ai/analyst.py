"""Judging a finished match in a program of its own: ``python -m boardgames_desktop.ai.analyst``.

It reads one JSON object a line and answers with lines of JSON; ``docs/ai-protocol.md`` lists
them. It is no opponent: it gets the whole log of a match that is over. It runs at low priority
and ends with its input. Bad input is answered with ``{"error": …}``.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from boardgames_desktop.ai.judge import Judge, Mistake, Weight
from boardgames_desktop.core.journal import RecordError, record_from_json
from boardgames_desktop.core.notation import NotationError, action_text, parse_action
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.games import load_game

NICENESS = 10

Answer = dict[str, Any]


class Analyst:
    """One conversation about one match."""

    def __init__(self) -> None:
        self._judge: Judge | None = None
        self._rules: Rules[Any] | None = None
        self._asks: dict[str, Callable[[Any], Iterable[Answer]]] = {
            "match": self._take,
            "chances": self._chances,
            "mistakes": self._mistakes,
            "try": self._try,
        }

    def answer(self, line: str) -> Iterator[Answer]:
        """Yield the answers to one line of input."""
        try:
            data = json.loads(line)
            ((word, value),) = data.items()
            yield from self._asks[word](value)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            yield {"error": f"{type(error).__name__}: {error}"[:500]}
        except Exception as error:
            # Whatever a strange position led to, the next question must still be answered.
            traceback.print_exception(error)
            yield {"error": f"{type(error).__name__}: {error}"[:500]}

    def _take(self, record: Any) -> Iterator[Answer]:
        try:
            found = record_from_json(record, _rules_for)
        except RecordError as error:
            raise ValueError(str(error)) from error
        self._rules = _rules_for(found.setup)
        self._judge = Judge(self._rules, found.entries)
        yield {"ready": len(found.entries)}

    def _known(self) -> tuple[Judge, Rules[Any]]:
        if self._judge is None or self._rules is None:
            raise ValueError("no match")
        return self._judge, self._rules

    def _chances(self, plies: Any) -> Iterator[Answer]:
        judge, _ = self._known()
        for ply, chances in judge.chances(int(ply) for ply in plies):
            yield {"ply": ply, "chances": [round(chance, 4) for chance in chances]}
        yield {"done": "chances"}

    def _mistakes(self, seats: Any) -> Iterator[Answer]:
        judge, rules = self._known()
        for news in judge.mistakes(int(seat) for seat in seats):
            if isinstance(news, list):
                yield {"mistakes": [_mistake(rules, mistake) for mistake in news]}
            else:
                yield {"looked": news[0], "of": news[1]}

    def _try(self, value: Any) -> Iterator[Answer]:
        judge, rules = self._known()
        try:
            action = parse_action(rules.verbs, value["action"])
        except NotationError as error:
            raise ValueError(str(error)) from error
        _, tried = judge.compare(int(value["ply"]), action)
        yield {"tried": {"ply": int(value["ply"]), **_weight(rules, tried)}}


def _rules_for(setup: Setup) -> Rules[Any]:
    return load_game(setup.game).rules(setup)


def _weight(rules: Rules[Any], weight: Weight) -> Answer:
    return {
        "action": action_text(rules.verbs, weight.action),
        "chance": round(weight.chance, 4),
        "gain": round(weight.gain, 4),
        "error": round(weight.error, 4),
    }


def _mistake(rules: Rules[Any], mistake: Mistake) -> Answer:
    return {
        "ply": mistake.ply,
        "seat": mistake.seat,
        "played": _weight(rules, mistake.played),
        "better": _weight(rules, mistake.better),
    }


def main() -> int:
    """Talk over the standard streams until the input ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    analyst = Analyst()
    try:
        for line in sys.stdin:
            if line.strip():
                for answer in analyst.answer(line):
                    sys.stdout.write(json.dumps(answer, separators=(",", ":")) + "\n")
                    sys.stdout.flush()
    except BrokenPipeError:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
