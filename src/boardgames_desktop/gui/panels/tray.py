"""The battle tray: two sides, their dice, what the next roll may bring, how far to fight on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.actions import Action, Option
from boardgames_desktop.core.picture import Board, Button, Forecast, Picture, Roll
from boardgames_desktop.gui.adaptive import Adaptive
from boardgames_desktop.gui.paint import surfaces
from boardgames_desktop.gui.panels.amount import AmountBar
from boardgames_desktop.gui.panels.dice_view import DiceRow, DiceView, compare
from boardgames_desktop.gui.panels.muster import MusterView
from boardgames_desktop.gui.panels.odds import OddsView
from boardgames_desktop.gui.panels.parties import read_parties, tells_parties
from boardgames_desktop.gui.panels.sides import (
    DICE,
    SidesView,
    colour_of,
    dice_to_come,
    read_dice,
    read_sides,
)
from boardgames_desktop.gui.theme import px, space, theme
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match


class FightOn(QWidget):
    """A standing order with an amount; its odds change while the amount is chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = Words("small", "text", self)
        self.amount = AmountBar(self)
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(space(1))
        stack.addWidget(self.label)
        stack.addWidget(self.amount)
        self.hide()

    def set_words(self, words: str) -> None:
        """Say what the amount chosen means."""
        self.label.setText(words)
        self.amount.setAccessibleName(words)


class BattleTray(Adaptive, QWidget):
    """Felt with everything about one battle."""

    chosen = Signal(object)
    """An action to play."""
    settled = Signal()
    """Tumbling dice have come to rest."""
    focus_lost = Signal()
    """What had the keyboard's focus is no longer offered."""

    def __init__(self, match: Match, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self.board = board
        self._picture: Picture | None = None
        self._roll: tuple[Button, Action] | None = None
        self._standing: tuple[Button, Option] | None = None
        self._hovered: Forecast | None = None
        self._brief = False
        self._hits = False
        self._elsewhere = False
        self.sides = SidesView(self)
        self.muster = MusterView(match, self)
        self.dice = DiceView(self)
        self.odds = OddsView(match.colours, self, names=match.names)
        self.on = FightOn(self)
        self.order = QPushButton(self)
        self.order.setProperty("tray", True)
        self.order.setCheckable(True)
        self.primary = QPushButton(self)
        self.primary.setProperty("primary", True)
        self.primary.setProperty("tray", True)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.order)
        self._foot.addWidget(self.primary, 1)
        self._stack = QVBoxLayout(self)
        for widget in (self.sides, self.muster, self.dice, self.odds, self.on):
            self._stack.addWidget(widget)
        self._stack.addLayout(self._foot)
        self._stack.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.dice.settled.connect(self.settled)
        self.muster.settled.connect(self.settled)
        self.on.amount.changed.connect(lambda _n: self._show_odds())
        self.on.amount.entered.connect(self._play)
        self.order.toggled.connect(self._open_order)
        self.primary.clicked.connect(self._play)
        for button in (self.order, self.primary):
            button.hide()
        self._fit()
        self._retranslate()

    # -- what is shown ----------------------------------------------------------------------

    def show_picture(self, picture: Picture) -> None:
        """Show the battle of a picture."""
        self._picture = picture
        self._elsewhere = False
        self._read()
        self._look_elsewhere()

    def _read(self) -> None:
        if self._picture is None:
            return
        if tells_parties(self.board, self._picture):
            self._read_parties(self._picture)
            return
        self.muster.show_parties((), ())
        sides = read_sides(self._match, self.board, self._picture)
        self.sides.show_sides(sides)
        self.sides.setVisible(bool(sides) or not self._hits)
        rows = read_dice(self._match, self.board, self._picture) or dice_to_come(sides)
        if not self.dice.rolling:
            self.dice.show_rows(rows)
        self.dice.setVisible(bool(rows))

    def _read_parties(self, picture: Picture) -> None:
        """Show a battle of hits."""
        self._hits = True
        parties = read_parties(self._match, self.board, picture)
        self.muster.show_parties(parties, picture.courses.get(self.board.id, ()))
        self.sides.hide()
        if not self.dice.rolling:
            self.dice.show_rows(())
        self.dice.setVisible(self.dice.rolling)

    @property
    def rolling(self) -> bool:
        """Whether dice are tumbling."""
        return self.dice.rolling or self.muster.rolling

    @property
    def busy(self) -> bool:
        """Whether there is a battle to be shown."""
        if self._picture is None or not self._picture.focus:
            return False
        places = {place.thing for place in self.board.places}
        return any(token.at in places for token in self._picture.tokens)

    def offer(
        self, roll: tuple[Button, Action] | None, order: tuple[Button, Option] | None
    ) -> None:
        """Offer the expected next roll and a standing order with an amount.

        Args:
            roll: button and action of what is expected next.
            order: button and option (its last argument a ``Span``) of the standing order.
        """
        if not (self._offers or roll or order):
            return
        self._roll = roll
        self._standing = order
        self.order.setChecked(False)
        if order is not None:
            span = order[1][-1]
            self.on.amount.ask(span, span.lo)
        self._open_order(False)

    def point(self, forecast: Forecast | None) -> None:
        """Show the odds of what the pointer is over, if any."""
        if forecast is None and self._hovered is None and not self._offers:
            return
        self._hovered = forecast
        self._show_odds()

    @property
    def _offers(self) -> bool:
        """Whether a roll or a standing order is offered."""
        return self._roll is not None or self._standing is not None

    def focus_order(self) -> bool:
        """Put the cursor into the amount of the standing order."""
        if self._standing is None:
            return False
        self.order.setChecked(True)
        self.on.amount.spin.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.on.amount.spin.selectAll()
        return True

    def roll(self, scene: Roll, milliseconds: int) -> None:
        """Let the dice of a scene tumble; emits ``settled`` when they lie still."""
        if self.muster.isVisible() and self.muster.roll(scene, milliseconds):
            return
        faces = [tuple(row) for _, row in scene.rows]
        won = compare(faces)
        rows = [
            DiceRow(
                words=self._match.name(seat),
                colour=DICE[index] if len(scene.rows) == 2 else colour_of(self._match, seat),
                faces=dice,
                lost=scene.losses[index] if index < len(scene.losses) else None,
                won=won[index] if scene.losses else (),
            )
            for index, (seat, dice) in enumerate(scene.rows)
        ]
        self.dice.setVisible(True)
        self.dice.roll(rows, milliseconds)

    def finish(self) -> None:
        """Let tumbling dice settle at once."""
        self.dice.finish()
        self.muster.finish()

    def set_compact(self, compact: bool) -> None:
        """Be low: smaller dice, and no sentences under the odds but in their tooltip."""
        self.dice.set_compact(compact)
        self.muster.set_compact(compact)
        self.odds.set_compact(compact)

    def set_brief(self, brief: bool) -> None:
        """Offer no buttons but those of an opened standing order: the prompt has them all."""
        if brief != self._brief:
            self._brief = brief
            self._open_order(self.order.isChecked())

    # -- orders -----------------------------------------------------------------------------

    def _open_order(self, open_: bool) -> None:
        """Turn from the next roll to the standing order, or back."""
        focused = QApplication.focusWidget()
        held = focused is not None and self.isAncestorOf(focused)
        self.order.setVisible(open_ or (self._standing is not None and not self._brief))
        self.primary.setVisible(open_ or (self._roll is not None and not self._brief))
        if held and not open_:
            self._pass_focus(focused)
        self.on.setVisible(open_)
        self._show_odds()

    def _pass_focus(self, focused: QWidget | None) -> None:
        """Keep the focus on what opens and closes the order, or give it back to the board."""
        if not self.order.isHidden() and focused is not self.primary:
            self.order.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.order.isHidden() or self.primary.isHidden():
            self.focus_lost.emit()

    def _proposed(self) -> Action | None:
        """Return what the gold button does: the next roll, or the order with its amount."""
        if self.order.isChecked() and self._standing is not None:
            return (*self._standing[1][:-1], self.on.amount.value())
        return self._roll[1] if self._roll is not None else None

    def _play(self) -> None:
        action = self._proposed()
        if action is not None:
            self.chosen.emit(action)

    def _show_odds(self) -> None:
        action = self._proposed()
        if action is not None and self.order.isChecked():
            self.on.set_words(language().text(self._match.say(action), self._match.names()))
            self.primary.setText(self.tr("Begin"))
        elif self._roll is not None:
            self.primary.setText(language().text(self._roll[0].text))
        if self._standing is not None:
            self.order.setText(language().text(self._standing[0].text))
        forecast = self._hovered
        if forecast is None and action is not None:
            forecast = self._match.forecast(action)
        self.odds.show_forecast(forecast)
        self._look_elsewhere()
        self._turn_foot()
        self.updateGeometry()

    def _look_elsewhere(self) -> None:
        """Show no battle that is over while the odds are those of another one."""
        elsewhere = not (self._hovered is None or self._offers or self._hits or self.rolling)
        if elsewhere:
            self.sides.hide()
            self.dice.hide()
        elif self._elsewhere:
            self._read()
        self._elsewhere = elsewhere

    # -- looks ------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        """Return a height for the width there is: in a wider tray words take fewer lines."""
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), self.heightForWidth(self.width())))

    def resizeEvent(self, event: object) -> None:
        del event
        self._turn_foot()

    def _turn_foot(self) -> None:
        """Set the buttons below each other where their words do not fit beside each other."""
        shown = [button for button in (self.order, self.primary) if not button.isHidden()]
        need = sum(button.sizeHint().width() for button in shown) + space(2)
        margins = self._stack.contentsMargins()
        narrow = need > self.width() - margins.left() - margins.right()
        self._foot.setDirection(
            QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        )

    def _fit(self) -> None:
        self.setMinimumWidth(px("body") * 14)
        self._stack.setContentsMargins(space(3), space(2), space(3), space(3))
        self._stack.setSpacing(space(2))
        self._foot.setSpacing(space(2))

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Battle"))
        self._read()
        self._show_odds()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            surfaces.tray(painter, QRectF(self.rect()), 10, theme())
