"""What tests with windows share: garbage is collected where the windows are, between tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from boardgames_desktop.gui import garbage


@pytest.fixture(autouse=True, scope="module")
def _what_lasts_is_set_aside() -> Iterator[None]:
    """Program, games and tests stay; without them a full collection takes milliseconds."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def _no_thread_collects() -> Iterator[None]:
    """Throw a test's windows away: a table with its pictures holds 50 MB.

    What is to be deleted later waits for an event loop, which a test does not go back to; until
    then every change of theme would dress all windows of the tests before as well.
    """
    garbage.put_off()
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    garbage.as_usual()
