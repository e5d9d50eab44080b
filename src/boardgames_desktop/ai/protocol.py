"""The text both ends of an opponent's conversation speak; ``docs/ai-protocol.md`` explains it.

Lines of UTF-8, one message a line, words separated by one space; the last part of a line may
be JSON or free text. Requests (from the program to the opponent)::

    hello
    setup {"game": "risk", "variant": "classic", "seats": [...], "seed": 0, "options": {}}
    think 17 {"seat": 0, "level": "hard", "seed": 123, "nodes": null, "ms": 500,
              "state": {...}, "log": ["red: attack ukraine ural 3"]}
    now 17
    cancel 17
    quit

Answers::

    boardgames-ai 1 four-fronts
    levels easy normal hard expert
    ready
    ok
    info 17 {"nodes": 40, "best": "attack ukraine ural 3", "value": 0.61}
    why 17 [{"id": "risk_ai.odds", "params": {"percent": 84}, "n": null}]
    best 17 place ukraine 3; attack ukraine ural 3
    error 17 what is wrong
    error - what is wrong

Both ends parse here, so that they cannot drift apart.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import attrs

from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.core.text import Msg, Name

VERSION = 1
NAME = "four-fronts"
MAX_LINE = 1_000_000
"""Longest line in bytes that is read; longer ones are refused."""

MAX_JOB = 2**53
_TOP = 1 << 64


class ProtocolError(ValueError):
    """A line is not understood; ``job`` is the job it speaks of, if that much is clear."""

    def __init__(self, text: str, job: int | None = None) -> None:
        super().__init__(text)
        self.job = job


@attrs.frozen(slots=True)
class Request:
    """One question to the opponent.

    Attributes:
        seat: who is asked.
        level: easy, normal or hard.
        seed: decides what is left to chance in the answer; tells nothing of the match's seed.
        nodes: most nodes to look at, or None.
        ms: most milliseconds to think, or None. With neither, the level's own nodes bound it.
        state: dump of what the seat sees.
        log: the latest log lines as the seat may read them, oldest first.
    """

    seat: int
    level: str
    seed: int
    nodes: int | None
    ms: int | None
    state: Mapping[str, Any]
    log: tuple[str, ...] = ()


@attrs.frozen(slots=True)
class Hello:
    """``hello``."""


@attrs.frozen(slots=True)
class Table:
    """``setup {...}``: the match that all later questions are about."""

    setup: Setup


@attrs.frozen(slots=True)
class Think:
    """``think <job> {...}``."""

    job: int
    request: Request


@attrs.frozen(slots=True)
class Now:
    """``now <job>``: answer with the best so far."""

    job: int


@attrs.frozen(slots=True)
class Cancel:
    """``cancel <job>``: nobody waits for the answer any more."""

    job: int


@attrs.frozen(slots=True)
class Quit:
    """``quit``."""


Command = Hello | Table | Think | Now | Cancel | Quit


@attrs.frozen(slots=True)
class Greeting:
    """First answer to ``hello``: protocol version and the opponent's name."""

    version: int
    name: str


@attrs.frozen(slots=True)
class Levels:
    """``levels easy normal hard expert``."""

    levels: tuple[str, ...]


@attrs.frozen(slots=True)
class Ready:
    """``ready``."""


@attrs.frozen(slots=True)
class Accepted:
    """``ok``: the setup was understood."""


@attrs.frozen(slots=True)
class Info:
    """``info <job> {...}``: best answer so far."""

    job: int
    nodes: int
    best: tuple[str, ...]
    value: float


@attrs.frozen(slots=True)
class Why:
    """``why <job> [...]``: the reasons of the answer that follows, weightiest first."""

    job: int
    reasons: tuple[Msg, ...]


@attrs.frozen(slots=True)
class Best:
    """``best <job> <action>[; <action> …]``."""

    job: int
    actions: tuple[str, ...]


@attrs.frozen(slots=True)
class Trouble:
    """``error <job|-> <text>``."""

    job: int | None
    text: str


Answer = Greeting | Levels | Ready | Accepted | Info | Why | Best | Trouble


# -- writing ---------------------------------------------------------------------------


def _json(data: Mapping[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _one_line(text: str) -> str:
    return " ".join(text.split()) or "unknown"


def setup_line(setup: Setup) -> str:
    """Return the line that sets the table; the match's seed is never told."""
    seats = [
        {"name": seat.name, "kind": seat.kind, "colour": seat.colour, "person": seat.person}
        for seat in setup.seats
    ]
    data: dict[str, Any] = {
        "game": setup.game,
        "variant": setup.variant,
        "seats": seats,
        "seed": 0,
        "options": dict(setup.options),
    }
    if setup.document:
        data["document"] = setup.document
    return f"setup {_json(data)}"


def think_line(job: int, request: Request) -> str:
    """Return the line that asks a question."""
    data = {
        "seat": request.seat,
        "level": request.level,
        "seed": request.seed,
        "nodes": request.nodes,
        "ms": request.ms,
        "state": request.state,
        "log": list(request.log),
    }
    return f"think {job} {_json(data)}"


def command_line(command: Hello | Now | Cancel | Quit) -> str:
    """Return the line of a command without content."""
    match command:
        case Now(job):
            return f"now {job}"
        case Cancel(job):
            return f"cancel {job}"
        case Hello():
            return "hello"
        case Quit():
            return "quit"


def greeting_lines(levels: Sequence[str]) -> tuple[str, ...]:
    """Return the three lines that answer ``hello``."""
    return (f"boardgames-ai {VERSION} {NAME}", f"levels {' '.join(levels)}", "ready")


def info_line(info: Info) -> str:
    """Return the line of a best answer so far."""
    data = {"nodes": info.nodes, "best": "; ".join(info.best), "value": round(info.value, 4)}
    return f"info {info.job} {_json(data)}"


def why_line(job: int, reasons: Sequence[Msg]) -> str:
    """Return the line of an answer's reasons."""
    rows = json.dumps([_plain(msg) for msg in reasons], ensure_ascii=False, separators=(",", ":"))
    return f"why {job} {rows}"


def _plain(value: object) -> Any:
    """Return a message's parameter as JSON; nouns, players and lists are told by their shape."""
    match value:
        case Msg(id, params, n):
            return {"id": id, "params": {key: _plain(x) for key, x in params.items()}, "n": n}
        case Name(seat):
            return {"seat": seat}
        case tuple():
            return [_plain(item) for item in value]
    return value


def best_line(job: int, actions: Sequence[str]) -> str:
    """Return the line that answers a question."""
    return f"best {job} {'; '.join(actions)}"


def error_line(text: str, job: int | None = None) -> str:
    """Return the line of a complaint; line breaks in ``text`` become spaces."""
    return f"error {'-' if job is None else job} {_one_line(text)[:500]}"


# -- reading ---------------------------------------------------------------------------


def parse_command(line: str) -> Command:
    """Return the command of a line; raises ProtocolError."""
    word, _, rest = line.strip().partition(" ")
    match word:
        case "hello":
            return _bare(Hello(), word, rest)
        case "quit":
            return _bare(Quit(), word, rest)
        case "now":
            return Now(_job(rest))
        case "cancel":
            return Cancel(_job(rest))
        case "setup":
            return Table(setup_from(_object(rest, None)))
        case "think":
            number, _, body = rest.partition(" ")
            job = _job(number)
            return Think(job, _request(_object(body, job), job))
    raise ProtocolError(f"unknown command {word[:40]!r}")


def parse_answer(line: str) -> Answer:
    """Return the answer of a line; raises ProtocolError."""
    word, _, rest = line.strip().partition(" ")
    match word:
        case "boardgames-ai":
            version, _, name = rest.partition(" ")
            if not _is_number(version) or not name:
                raise ProtocolError("a greeting has a version and a name")
            return Greeting(int(version), name)
        case "levels":
            return Levels(tuple(rest.split()))
        case "ready":
            return _bare(Ready(), word, rest)
        case "ok":
            return _bare(Accepted(), word, rest)
        case "info":
            number, _, body = rest.partition(" ")
            job = _job(number)
            return _info(_object(body, job), job)
        case "why":
            number, _, body = rest.partition(" ")
            job = _job(number)
            return Why(job, _reasons(body, job))
        case "best":
            number, _, body = rest.partition(" ")
            job = _job(number)
            return Best(job, _plan(body, job))
        case "error":
            number, _, text = rest.partition(" ")
            return Trouble(None if number == "-" else _job(number), text)
    raise ProtocolError(f"unknown answer {word[:40]!r}")


Bare = TypeVar("Bare", Hello, Quit, Ready, Accepted)


def _bare(found: Bare, word: str, rest: str) -> Bare:
    if rest.strip():
        raise ProtocolError(f"{word} stands alone")
    return found


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 16


def _job(word: str) -> int:
    if not _is_number(word) or int(word) > MAX_JOB:
        raise ProtocolError(f"{word[:40]!r} is no job number")
    return int(word)


def _plan(text: str, job: int) -> tuple[str, ...]:
    actions = tuple(part.strip() for part in text.split(";"))
    if not all(actions):
        raise ProtocolError("an empty action", job)
    return actions


def _object(text: str, job: int | None) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(f"no JSON: {error}", job) from None
    if type(data) is not dict:
        raise ProtocolError("a JSON object is expected", job)
    return data


def _int(data: Mapping[str, Any], key: str, lo: int, hi: int, job: int | None) -> int:
    value = data.get(key)
    if type(value) is not int or not lo <= value <= hi:
        raise ProtocolError(f"{key}: a number from {lo} to {hi} is expected", job)
    return value


def _optional_int(data: Mapping[str, Any], key: str, hi: int, job: int) -> int | None:
    return None if data.get(key) is None else _int(data, key, 0, hi, job)


def _str(data: Mapping[str, Any], key: str, job: int | None) -> str:
    value = data.get(key)
    if type(value) is not str:
        raise ProtocolError(f"{key}: a text is expected", job)
    return value


def _request(data: Mapping[str, Any], job: int) -> Request:
    state = data.get("state")
    if type(state) is not dict:
        raise ProtocolError("state: an object is expected", job)
    log = data.get("log", [])
    if type(log) is not list or not all(type(line) is str for line in log):
        raise ProtocolError("log: a list of texts is expected", job)
    return Request(
        seat=_int(data, "seat", 0, 99, job),
        level=_str(data, "level", job),
        seed=_int(data, "seed", 0, _TOP - 1, job),
        nodes=_optional_int(data, "nodes", 1_000_000_000, job),
        ms=_optional_int(data, "ms", 86_400_000, job),
        state=state,
        log=tuple(log),
    )


def _info(data: Mapping[str, Any], job: int) -> Info:
    value = data.get("value")
    if type(value) not in (int, float):
        raise ProtocolError("value: a number is expected", job)
    best = _plan(_str(data, "best", job), job)
    return Info(job, _int(data, "nodes", 0, 1 << 53, job), best, float(value or 0))


MAX_REASONS = 10
MAX_NUMBER = 2**31 - 1
"""Largest number in a reason; the words for larger ones cannot be made."""


def _reasons(text: str, job: int) -> tuple[Msg, ...]:
    try:
        rows = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ProtocolError(f"no JSON: {error}", job) from None
    if type(rows) is not list or len(rows) > MAX_REASONS:
        raise ProtocolError("a list of reasons is expected", job)
    return tuple(_message(row, job, 0) for row in rows)


def _message(data: object, job: int, depth: int) -> Msg:
    if not isinstance(data, dict) or depth > 2:
        raise ProtocolError("a reason is an object", job)
    params = data.get("params", {})
    if type(params) is not dict:
        raise ProtocolError("params: an object is expected", job)
    n = data.get("n")
    if n is not None and (type(n) is not int or abs(n) > MAX_NUMBER):
        raise ProtocolError("n: a number is expected", job)
    found = {str(key): _param(value, job, depth) for key, value in params.items()}
    return Msg(_str(data, "id", job), found, n)


def _param(value: object, job: int, depth: int) -> Any:
    if isinstance(value, dict):
        if "seat" in value:
            return Name(_int(value, "seat", 0, 99, job))
        return _message(value, job, depth + 1)
    if isinstance(value, list):
        return tuple(_param(item, job, depth) for item in value)
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        raise ProtocolError("params: a strange value", job)
    if isinstance(value, int | float) and -MAX_NUMBER <= value <= MAX_NUMBER:
        return value
    raise ProtocolError("params: a strange value", job)


def setup_from(data: Mapping[str, Any]) -> Setup:
    """Return the setup of a ``setup`` line's JSON; raises ProtocolError."""
    seats = data.get("seats")
    options = data.get("options", {})
    if type(seats) is not list or not 1 <= len(seats) <= 99:
        raise ProtocolError("seats: a list is expected")
    if type(options) is not dict or not all(type(value) is str for value in options.values()):
        raise ProtocolError("options: an object of texts is expected")
    return Setup(
        game=_str(data, "game", None),
        variant=_str(data, "variant", None),
        seats=tuple(_seat(seat) for seat in seats),
        seed=_int(data, "seed", 0, _TOP - 1, None),
        options=options,
    )


def _seat(data: object) -> SeatSetup:
    if not isinstance(data, dict):
        raise ProtocolError("seats: each is an object")
    person = data.get("person")
    if person is not None:
        person = _int(data, "person", 0, 1_000_000, None)
    return SeatSetup(
        _str(data, "name", None), _str(data, "kind", None), _str(data, "colour", None), person
    )
