"""The battle tray: whose dice lie in it, and when."""

from __future__ import annotations

from types import SimpleNamespace

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import PSEUDO, language

from .conftest import open_battle, settle

LAPTOP = (1280, 689)
"""What a window of 1280 × 720 leaves under its menu bar."""


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


@pytest.mark.parametrize("code", ["en", "nb", "da", "cs", "el"])
def test_players_stay_in_sight_of_a_battle(deal, code):
    language().set(code)
    table = deal(open_battle, size=LAPTOP)
    side = table.side
    assert side.section("players").open
    assert side.section("tray0").open
    assert side.section("tray0").height() >= side.section("tray0").least_height(True)
    assert not table.around.rail.isVisible()


def test_the_stages_come_back_after_the_battle(deal):
    table = deal(open_battle, size=LAPTOP)
    assert table.match.submit(("end_combat",)) is None
    settle()
    assert table.around.rail.isVisible()


def test_a_brief_tray_leaves_the_answers_to_the_prompt(deal):
    table = deal(open_battle, size=LAPTOP)
    tray = table.around.trays[0]
    assert not tray.primary.isVisible()
    fight_on = next(b for b in table.prompt.answer_buttons() if b.text().startswith("Fight on"))
    fight_on.click()
    settle()
    assert tray.on.isVisible()
    assert tray.primary.isVisible()
    tray.order.click()
    settle()
    assert not tray.primary.isVisible()


@pytest.mark.parametrize("code", ["en", "cs", "el"])
@pytest.mark.parametrize("until", [open_battle, announced_after_another])
def test_the_prompt_keeps_its_height(deal, code, until):
    language().set(code)
    table = deal(until, size=LAPTOP)
    high = table.prompt.height()
    table.prompt.watch("red", "A")
    assert table.prompt.height() == high


def test_a_context_without_room_is_a_tooltip(deal):
    table = deal(open_battle, size=LAPTOP)
    prompt = table.prompt
    prompt.reword("Short", "A long context " * 40)
    assert prompt.toolTip().startswith("A long context")
    prompt.reword("Short", "Short too")
    assert prompt.toolTip() == ""


def test_tumbling_dice_turn_pictures_that_were_painted_once(deal):
    """Every face is painted once at most, however many frames the dice are in the air."""
    table = deal(open_battle)
    dice = table.around.trays[0].dice
    dice._kept.forget()
    before = dice._kept.painted
    dice.roll(dice._rows, 1_000)
    assert dice.rolling
    for _ in range(200):
        dice.grab()
    colours = {row.colour for row in dice._rows}
    assert dice._kept.painted - before <= 6 * len(colours) + len(dice._rows)
    dice.finish()


def thrown(table, qtbot):
    """Throw the dice of the battle again, every face of them painted before."""
    dice = table.around.trays[0].dice
    dice.grab()
    qtbot.waitUntil(lambda: not dice._warm.active, timeout=20_000)
    dice.roll(dice._rows, 60_000)
    return dice


def test_every_face_is_painted_before_the_dice_are_thrown(deal, qtbot):
    dice = thrown(deal(open_battle), qtbot)
    painted = dice._kept.painted
    for face in range(1, 7):
        dice._rows = tuple(attrs.evolve(row, faces=(face,) * len(row.faces)) for row in dice._rows)
        dice.grab()
    assert dice._kept.painted == painted


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_frame_of_dice_in_the_air_looks_as_if_all_under_it_were_painted_too(
    deal, qtbot, monkeypatch, theme
):
    themes().set(theme)
    table = deal(open_battle)
    dice = thrown(table, qtbot)
    monkeypatch.setattr(dice, "_clock", SimpleNamespace(elapsed=lambda: 20_000))
    assert dice.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    quick = table.side.grab().toImage()
    dice._forget_felt()
    assert quick == table.side.grab().toImage()


def test_the_picture_under_the_dice_is_dropped_when_they_move_or_settle(deal, qtbot):
    dice = thrown(deal(open_battle), qtbot)
    dice.move(dice.pos() + QPoint(0, 3))
    assert not dice.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    dice = thrown(deal(open_battle), qtbot)
    dice.finish()
    assert not dice.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)


@pytest.mark.parametrize("code", ["en", "nb", "da", "cs", "el", PSEUDO])
def test_the_tray_is_no_wider_than_the_panel_in_a_small_window(deal, code):
    language().set(code)
    table = deal(open_battle, size=(1024, 569))
    tray = table.around.trays[0]
    settle()
    corner = tray.mapTo(table.side, tray.rect().topRight())
    assert corner.x() < table.side.width()
    for button in (tray.order, tray.primary):
        if button.isVisibleTo(tray):
            assert tray.rect().contains(button.geometry()), button.text()
            assert button.width() >= button.sizeHint().width(), button.text()


@pytest.mark.parametrize("code", ["en", "cs", "el"])
@pytest.mark.parametrize("amount", [1, 2])
def test_nothing_in_the_tray_is_lower_than_its_words(deal, code, amount):
    """A standing order that takes a second line squeezes nothing above it."""
    language().set(code)
    table = deal(open_battle, size=LAPTOP)
    tray = table.around.trays[0]
    assert tray.focus_order()
    settle()
    spin = tray.on.amount.spin
    spin.setValue(spin.minimum() + amount - 1)
    settle()
    for part in (tray.odds, tray.on.label, tray.sides):
        if not part.isHidden():
            wide = part.width()
            need = part.heightForWidth(wide) if part.hasHeightForWidth() else 0
            assert part.height() >= max(need, part.minimumSizeHint().height()), part


def test_enter_in_the_amount_begins_the_standing_order(deal):
    table = deal(open_battle)
    tray = table.around.trays[0]
    ply = table.match.ply
    assert tray.focus_order()
    settle()
    QTest.keyClick(tray.on.amount.spin, Qt.Key.Key_Return)
    settle()
    assert table.match.ply > ply
    assert any(entry.action[0] == "storm" for entry in table.match.session.log[ply:])


def test_enter_in_the_amount_of_the_prompt_answers(deal):
    table = deal(
        lambda _session, decision: decision.kind == "move_in" and len(decision.options) > 0
    )
    ply, amount = table.match.ply, table.prompt.amount
    if amount.isHidden():
        return
    amount.spin.setFocus()
    amount.spin.setValue(amount.spin.minimum())
    QTest.keyClick(amount.spin, Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier)
    settle()
    assert table.match.session.log[ply].action == ("move_in", amount.spin.minimum())
