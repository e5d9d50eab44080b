"""The battle tray: whose dice lie in it, and when."""

from __future__ import annotations

from .conftest import open_battle, settle


def announced_after_another(session, decision):
    """Defence dice are asked for while an earlier battle of the turn is on record."""
    return decision.kind == "defend" and bool(session.state.rolled)


def faces(table):
    return [row.faces for row in table.around.trays[0].dice._rows]


def test_no_dice_lie_under_the_names_of_the_next_battle(deal):
    table = deal(announced_after_another)
    tray = table.around.trays[0]
    assert table.match.decision().kind == "defend"
    assert faces(table) == [(), ()]
    assert [row.words for row in tray.dice._rows] == [s.name for s in tray.sides._sides]


def test_dice_lie_in_the_tray_after_their_battle(deal):
    table = deal(open_battle)
    assert all(faces(table))


def test_the_tray_keeps_its_height_between_two_battles(deal):
    table = deal(announced_after_another)
    tray = table.around.trays[0]
    empty = tray.dice.sizeHint().height()
    assert table.match.submit(("defend", 1)) is None
    settle()
    assert all(faces(table))
    assert tray.dice.sizeHint().height() == empty
