"""A small lesson of Risk, for tests: two scenes, two actions, one with a free choice."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

POSITION = ["game: risk", "variant: classic", "seats: 3", "seed: 7", "plies: 60"]

LESSON: dict[str, Any] = {
    "format": 1,
    "learner": 0,
    "minutes": 2,
    "scenes": [
        {
            "position": POSITION,
            "steps": [
                {"id": "look", "point": ["continent:europe"], "rule": "risk.goal"},
                {
                    "id": "put",
                    "expect": ["place greenland 1"],
                    "gesture": ["pool:0", "land:greenland"],
                    "point": ["pool:0", "land:greenland"],
                    "rule": "risk.reinforce",
                    "then": ["blue: place brazil 1", "yellow: place ural 1"],
                },
                {
                    "id": "free",
                    "expect": ["place * *"],
                    "then": ["blue: place brazil 1", "yellow: place ural 1"],
                },
            ],
        },
        {"position": POSITION, "steps": [{"id": "bye"}]},
    ],
}

WORDS = """# A little lesson {#little}

Two armies are placed.

## Look {#look}

This is **Europe**.

## Put one down {#put}

**Drag one army to Greenland.**

> Well done.

## Where you like {#free}

Put one more down, wherever you like.

## Good bye {#bye}

That was all.
"""


def write(root: Path, lesson: dict[str, Any] | None = None, words: str = WORDS) -> Path:
    """Write the lesson, or a spoilt one, below ``root``; returns ``root``."""
    (root / "risk" / "en").mkdir(parents=True, exist_ok=True)
    data = json.dumps(LESSON if lesson is None else lesson)
    (root / "risk" / "little.json").write_text(data, encoding="utf-8")
    (root / "risk" / "en" / "little.md").write_text(words, encoding="utf-8")
    return root


def changed(*path: Any, to: Any) -> dict[str, Any]:
    """Return the lesson with one value changed."""
    lesson = deepcopy(LESSON)
    at: Any = lesson
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = to
    return lesson
