"""``--smoke`` itself: it passes, and tells a failure in one line."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from boardgames_desktop.gui import smoke as smoke_module


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_everything_works_in_under_a_minute():
    done = subprocess.run(
        [sys.executable, "-m", "boardgames_desktop", "--smoke"],
        capture_output=True,
        text=True,
        check=False,
        timeout=180 if os.environ.get("CI") else 60,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.returncode == 0, done.stderr
    assert "all well" in done.stdout


def test_a_failure_is_one_line(qapp, monkeypatch, capsys):
    def fail(paths):
        raise ValueError("two\nlines")

    monkeypatch.setattr(smoke_module, "_run", fail)
    hook = sys.excepthook
    assert smoke_module.smoke() == 1
    assert sys.excepthook is hook
    assert capsys.readouterr().err == "smoke: failed: ValueError: two lines\n"
