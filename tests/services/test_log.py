import logging
import sys
import threading

import pytest
from PySide6.QtCore import qWarning

from boardgames_desktop.services.log import start_log, stop_log
from boardgames_desktop.services.paths import Paths


@pytest.fixture
def log(tmp_path):
    hooks = sys.excepthook, threading.excepthook
    yield Paths.under(tmp_path)
    stop_log()
    sys.excepthook, threading.excepthook = hooks


def test_everything_goes_into_the_file(log):
    told = []
    start_log(log, told.append)
    logging.getLogger("here").warning("hello")
    qWarning("from Qt")
    error = ValueError("nobody caught me")
    sys.excepthook(ValueError, error, None)
    text = log.log.read_text("utf-8")
    assert "WARNING here: hello" in text
    assert "from Qt" in text
    assert "nobody caught me" in text
    assert told == [error]


def test_a_folder_that_cannot_be_made_is_no_reason_to_stop(log, tmp_path, capsys):
    (tmp_path / "state").write_text("a file")
    start_log(log)
    logging.getLogger("here").warning("hello")
    for handler in list(logging.getLogger().handlers):
        if type(handler) is logging.StreamHandler:
            logging.getLogger().removeHandler(handler)
