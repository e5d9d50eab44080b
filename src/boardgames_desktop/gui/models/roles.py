"""Roles the models of the table share with the delegates that paint them."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt


class Role(IntEnum):
    """Data beside the words of a row."""

    SEAT = Qt.ItemDataRole.UserRole + 1
    COLOUR = Qt.ItemDataRole.UserRole + 2
    KIND = Qt.ItemDataRole.UserRole + 3
    ON_TURN = Qt.ItemDataRole.UserRole + 4
    OUT = Qt.ItemDataRole.UserRole + 5
    THINKING = Qt.ItemDataRole.UserRole + 6
    OPTION = Qt.ItemDataRole.UserRole + 7
    NUMBER = Qt.ItemDataRole.UserRole + 8
    AMOUNT = Qt.ItemDataRole.UserRole + 9
    ASIDE = Qt.ItemDataRole.UserRole + 10
    PLACES = Qt.ItemDataRole.UserRole + 11
    RULE = Qt.ItemDataRole.UserRole + 12
    PLY = Qt.ItemDataRole.UserRole + 13
    UNDO = Qt.ItemDataRole.UserRole + 14
    AGE = Qt.ItemDataRole.UserRole + 15
    TOKEN = Qt.ItemDataRole.UserRole + 16
    LIT = Qt.ItemDataRole.UserRole + 17
    PICKED = Qt.ItemDataRole.UserRole + 18
    HINT = Qt.ItemDataRole.UserRole + 19
    SHARES = Qt.ItemDataRole.UserRole + 20
    HOLDER = Qt.ItemDataRole.UserRole + 21
    WORTH = Qt.ItemDataRole.UserRole + 22
    THING = Qt.ItemDataRole.UserRole + 23
    STATE = Qt.ItemDataRole.UserRole + 24
    CHARACTER = Qt.ItemDataRole.UserRole + 29
    WHY = Qt.ItemDataRole.UserRole + 30
