"""What all tests share: no screen, no paths of the user, no forgotten warnings."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"  # who has asked for no language is spoken to in English

import pytest
from hypothesis import HealthCheck, Phase, settings
from pytestqt.qtbot import QtBot

CI = bool(os.environ.get("CI"))

PATIENCE_MS = 20_000
"""Least time that is given to what a window waits for."""

settings.register_profile("dev", max_examples=25, deadline=None)
settings.register_profile(
    "ci",
    max_examples=100,
    deadline=None,
    derandomize=True,
    # A failure is shrunk at a developer's desk; in CI that would take minutes of every red run.
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if CI else "dev")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-goldens",
        action="store_true",
        help="rewrite tests/playthroughs instead of comparing with it",
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where one mark is asked for, files that do not name it are not imported."""
    mark = config.option.markexpr
    if mark in ("slow", "xvfb") and collection_path.match("test_*.py"):
        return mark not in collection_path.read_text(encoding="utf-8") or None
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    _longest_first(items)
    _second_chances(items)


def _longest_first(items: list[pytest.Item]) -> None:
    """Begin with the tests that are given most time, each followed by a short one.

    A worker is told two tests at a time; the last test to end should be a short one.
    """
    long = [item for item in items if _seconds(item)]
    short = [item for item in items if not _seconds(item)]
    long.sort(key=_seconds, reverse=True)
    pairs = [item for pair in zip(long, short, strict=False) for item in pair]
    items[:] = [*pairs, *long[len(short) :], *short[len(long) :]]


def _seconds(item: pytest.Item) -> float:
    mark = item.get_closest_marker("timeout")
    return mark.args[0] if mark else 0


def _second_chances(items: list[pytest.Item]) -> None:
    """In CI a test with a window gets a second chance; rules and opponents never do.

    A loaded machine can swallow one click or be late by seconds. Whoever was run twice is named
    at the end of the run (``-rR``), to be mended: see CONTRIBUTING.md, "Tests".
    """
    if not CI:
        return
    windows = Path(__file__).parent / "gui"
    for item in items:
        fixtures = getattr(item, "fixturenames", ())
        if "qtbot" in fixtures or item.get_closest_marker("xvfb") or windows in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """Waits as long as a loaded machine needs: what comes is the proof, not how soon.

    ``assertNotEmitted`` waits with ``raising=False`` and is left alone: what must not come
    would be waited for to the end.
    """
    for name in ("waitUntil", "waitSignal", "waitSignals"):
        setattr(qtbot, name, partial(_wait, getattr(qtbot, name)))
    return qtbot


def _wait(wait: Callable[..., Any], *what: Any, timeout: int = 0, **how: Any) -> Any:
    least = PATIENCE_MS if how.get("raising", True) is not False else 0
    return wait(*what, timeout=max(timeout, least), **how)


@pytest.fixture(scope="session")
def painted_maps(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Maps painted in one test are used by all later ones, of every worker."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    folder /= "maps"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every file the program writes in a test goes here, never to the user's folders."""
    place = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("BOARDGAMES_DESKTOP_HOME", str(place))
    return place


@pytest.fixture(autouse=True)
def _same_place_after() -> Iterator[None]:
    """No test leaves the process in another folder or with another environment."""
    folder = Path.cwd()
    platform = os.environ["QT_QPA_PLATFORM"]
    yield
    assert Path.cwd() == folder
    assert os.environ["QT_QPA_PLATFORM"] == platform
