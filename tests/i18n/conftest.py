"""The catalogues and the tools that make them, for the tests of both."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))

from .ts_files import Entry, files, read


@pytest.fixture(params=files(), ids=lambda path: path.stem)
def catalogue(request) -> Path:
    return request.param


@pytest.fixture
def entries(catalogue) -> list[Entry]:
    return read(catalogue)


@pytest.fixture
def finished(entries) -> list[Entry]:
    """What has been translated; what has not is the matter of one test only."""
    return [entry for entry in entries if not entry.state and any(entry.forms)]
