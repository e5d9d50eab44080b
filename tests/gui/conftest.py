"""What tests with windows share: garbage is collected where the windows are, between tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from boardgames_desktop.gui import garbage


@pytest.fixture(autouse=True, scope="module")
def _everything_is_collected_after_a_module() -> Iterator[None]:
    yield
    gc.collect()


@pytest.fixture(autouse=True)
def _no_thread_collects() -> Iterator[None]:
    garbage.put_off()
    yield
    gc.collect(1)
    garbage.as_usual()
