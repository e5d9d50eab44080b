"""The new-game dialog: game, variant, who plays, options, seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

import attrs
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from boardgames_desktop.core.game import AnyGame, OptionSpec, Variant
from boardgames_desktop.core.setup import HUMAN, OWN, Document, Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import catalogue
from boardgames_desktop.gui.board_preview import BoardPreview
from boardgames_desktop.gui.calm import CalmCombo
from boardgames_desktop.gui.cards import ChoiceCard
from boardgames_desktop.gui.dialog import Sheet
from boardgames_desktop.gui.own_scenarios import OwnScenarios
from boardgames_desktop.gui.seat_list import SeatList
from boardgames_desktop.gui.seat_rows import SeatDraft
from boardgames_desktop.gui.segments import Segments
from boardgames_desktop.gui.setup_draft import (
    REMEMBERED,
    doubled_name,
    first_seats,
    fresh_seed,
    make_setup,
    people,
    recall,
    remember,
    seed_of,
)
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Heading, Words
from boardgames_desktop.services.fairness import fingerprint
from boardgames_desktop.services.language import language
from boardgames_desktop.services.scenarios import NOTHING, ScenarioRow
from boardgames_desktop.services.settings import SettingsStore

TWO_COLUMNS = 66
"""Body letters' heights of width from which variant and seats stand side by side."""

PREVIEW = 24
"""The same for the map's width where they stand below each other."""

UNLIMITED = 16_777_215
"""Qt's largest width of a widget."""


class NewGameSheet(Sheet):
    """Asks for everything a match starts from; emits :attr:`started` with the setup."""

    started = Signal(object)
    rule_wanted = Signal(str, str)
    """Game and rule id."""

    editor_wanted = Signal(str)
    """Make a scenario for this game."""

    wanted = QSize(1180, 820)

    def __init__(
        self,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        game_id: str = "",
        pictures: Path | None = None,
        scenarios: Callable[[str], Path] | None = None,
        scenario: Path | None = None,
    ) -> None:
        """Ask for a setup.

        Args:
            store: the player's settings.
            parent: Qt's parent.
            game_id: game to show first; "" = the last one.
            pictures: folder where painted maps are kept; None = nowhere.
            scenarios: tells the folder of the scenarios players made for a game.
            scenario: file of such a one to choose.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store = store
        self._pictures = pictures
        self._folder_of = scenarios
        self._wanted_file = scenario
        self._document = NOTHING
        self._awaited = False
        self._games = catalogue()
        self._game: AnyGame = self._games[0]
        self._variant: Variant = self._game.variants[0]
        self._cards: list[tuple[Variant, ChoiceCard]] = []
        self._options: list[tuple[OptionSpec, Words, QComboBox, QToolButton]] = []
        self._build()
        last = game_id or self._recalled("last")
        start = next((game for game in self._games if game.id == last), self._games[0])
        self._show_game(start)
        self._retranslate()

    # -- building -----------------------------------------------------------------------

    def _build(self) -> None:
        self._tabs = Segments(max(1, len(self._games)), self)
        self._tabs.chosen.connect(lambda index: self._show_game(self._games[index]))
        self._tabs.setVisible(len(self._games) > 1)
        self._stack.insertWidget(1, self._tabs)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.body)
        self._columns.setContentsMargins(0, 0, space(2), 0)
        self._columns.setSpacing(space(6))
        self._secret = fresh_seed()
        self._left, self._right = QWidget(self.body), QWidget(self.body)
        self._columns.addWidget(self._left, 4)
        self._columns.addWidget(self._right, 5)
        self._build_left()
        self._build_right()
        self._start = QPushButton(self)
        self._start.setProperty("primary", True)
        self._start.setDefault(True)
        self._start.clicked.connect(self._begin)
        self.buttons.addButton(self._start, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(QDialogButtonBox.StandardButton.Cancel)

    def _build_left(self) -> None:
        layout = QVBoxLayout(self._left)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(space(2))
        self._variant_heading = Heading(self._left)
        layout.addWidget(self._variant_heading)
        self._card_box = QVBoxLayout()
        self._card_box.setSpacing(space(2))
        layout.addLayout(self._card_box)
        self._card_group = QButtonGroup(self)
        self._preview = BoardPreview(self._left, pictures=self._pictures)
        self._about = QWidget(self._left)
        self._story = Words("body", "text", self._about)
        self._goals = Words("small", "text_2", self._about)
        words = QVBoxLayout(self._about)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(space(2))
        words.addWidget(self._story)
        words.addWidget(self._goals)
        about = QHBoxLayout()
        about.setSpacing(space(4))
        about.addWidget(self._preview, 5)
        about.addWidget(self._about, 4, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(about)
        self._own = OwnScenarios(self._card_group, self._left)
        self._own.chosen.connect(self._choose_own)
        self._own.editor_wanted.connect(self._want_editor)
        self._own.listed.connect(self._listed)
        layout.addWidget(self._own)
        layout.addStretch(1)

    def _build_right(self) -> None:
        layout = QVBoxLayout(self._right)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(space(2))
        self._seat_heading = Heading(self._right)
        layout.addWidget(self._seat_heading)
        self.seats = SeatList(self._game, self._variant, self._right)
        self.seats.changed.connect(self._check)
        self.seats.rebuilt.connect(self._order_tabs)
        layout.addWidget(self.seats)
        line = QHBoxLayout()
        line.setSpacing(space(2))
        self._add = QPushButton(self._right)
        self._add.setAutoDefault(False)
        self._add.clicked.connect(self.seats.add)
        self._shuffle = QPushButton(self._right)
        self._shuffle.setAutoDefault(False)
        self._shuffle.clicked.connect(self.seats.shuffle)
        self._draw = QPushButton(self._right)
        self._draw.setAutoDefault(False)
        self._draw.clicked.connect(self.seats.draw_sides)
        line.addWidget(self._add)
        line.addWidget(self._shuffle)
        line.addWidget(self._draw)
        line.addStretch(1)
        layout.addLayout(line)
        self._trouble = Words("small", "danger", self._right)
        self._hint = Words("small", "text_2", self._right)
        layout.addWidget(self._trouble)
        layout.addWidget(self._hint)
        self._option_heading = Heading(self._right)
        layout.addWidget(self._option_heading)
        self._option_grid = QGridLayout()
        self._option_grid.setHorizontalSpacing(space(3))
        self._option_grid.setVerticalSpacing(space(2))
        self._option_grid.setColumnStretch(0, 1)
        layout.addLayout(self._option_grid)
        self._seed_heading = Heading(self._right)
        layout.addWidget(self._seed_heading)
        layout.addLayout(self._seed_line())
        self._seed_note = Words("small", "text_2", self._right)
        layout.addWidget(self._seed_note)
        layout.addStretch(1)

    def _seed_line(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(space(2))
        self._seed = QLineEdit(self._right)
        self._seed.setMaxLength(60)
        self._seed.textChanged.connect(self._write_fingerprint)
        self._seed.setMinimumWidth(px("body") * 9)
        self._new_seed = QPushButton(self._right)
        self._new_seed.setAutoDefault(False)
        self._new_seed.clicked.connect(self._draw_seed)
        self._copy_seed = QPushButton(self._right)
        self._copy_seed.setAutoDefault(False)
        self._copy_seed.clicked.connect(
            lambda: QGuiApplication.clipboard().setText(fingerprint(self.seed()))
        )
        line.addWidget(self._seed, 1)
        line.addWidget(self._new_seed)
        line.addWidget(self._copy_seed)
        return line

    def seed(self) -> int:
        """Return the number the dice come from: what was typed, else one that is kept secret."""
        return seed_of(self._seed.text()) if self._seed.text().strip() else self._secret

    def _draw_seed(self) -> None:
        self._secret = fresh_seed()
        self._seed.clear()
        self._write_fingerprint()

    def _write_fingerprint(self) -> None:
        self._seed_note.setText(
            self.tr(
                "Fingerprint of the dice: {fingerprint}. It proves after the game that no roll was "
                "changed. Type a number or words instead to play with dice of your own; the same "
                "number and the same moves give the same game."
            ).format(fingerprint=fingerprint(self.seed()))
        )

    # -- game, variant, options ---------------------------------------------------------

    def _recalled(self, key: str) -> object:
        kept = self._store.value.remembered.get(REMEMBERED, {})
        return kept.get(key) if isinstance(kept, dict) else None

    def _show_game(self, game: AnyGame) -> None:
        self._game = game
        which = self._games.index(game)
        self._tabs.set_current(which)
        self._tabs.segment(which).setFocus()
        for _, card in self._cards:
            self._card_group.removeButton(card)
            self._card_box.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = []
        for variant in game.variants:
            card = ChoiceCard(self._left)
            card.clicked.connect(partial(self._choose_variant, variant, NOTHING))
            self._card_group.addButton(card)
            self._card_box.addWidget(card)
            self._cards.append((variant, card))
        folder = self._folder_of(game.id) if self._folder_of is not None else None
        self._awaited = game.makes_scenarios and folder is not None
        self._own.show_game(game, folder, self._wanted_file)
        self._recall(None)

    def _listed(self) -> None:
        """The scenarios of players are here: choose what was asked for, unless others chose."""
        awaited, self._awaited = self._awaited, False
        own = self._own_wanted(self._recalled(self._game.id)) if awaited else None
        if own is not None:
            self._recall(own)
        self._order_tabs()
        self._check()

    def _recall(self, own: ScenarioRow | None) -> None:
        """Show the game as it was played last, or the scenario of a player that is wanted."""
        game, remembered = self._game, self._recalled(self._game.id)
        kept = recall(game, remembered, own.variant if own is not None else None)
        if kept is not None:
            self._variant, drafts, options = kept
        else:
            self._variant = own.variant if own and own.variant else game.variants[0]
            drafts, options = first_seats(game, self._variant), {}
        played_own = own is not None and self._variant is own.variant
        self._document = own.document if own is not None and played_own else NOTHING
        for variant, card in self._cards:
            card.setChecked(variant is self._variant)
        self._own.mark(self._document)
        self.seats.play(game, self._variant)
        self.seats.show_drafts(drafts)
        self._show_options(options)
        self._retranslate()

    def _own_wanted(self, remembered: object) -> ScenarioRow | None:
        """Return the scenario of a player that is asked for or was played last."""
        if self._wanted_file is not None:
            return self._own.row(self._wanted_file)
        if isinstance(remembered, Mapping) and remembered.get("variant") == OWN:
            return self._own.named(remembered.get("scenario"))
        return None

    def _want_editor(self) -> None:
        self.reject()
        self.editor_wanted.emit(self._game.id)

    def _choose_own(self, row: ScenarioRow) -> None:
        if row.variant is not None:
            self._choose_variant(row.variant, row.document)

    def _choose_variant(self, variant: Variant, document: Document = NOTHING) -> None:
        self._awaited = False
        self._document = document
        drafts = self.seats.fitting(variant)
        kept = {spec.key: box.currentData() for spec, _, box, _ in self._options}
        self._variant = variant
        self.seats.play(self._game, variant)
        self.seats.show_drafts(drafts)
        self._show_options(kept)
        self._retranslate()

    def _show_options(self, values: dict[str, str]) -> None:
        for _, label, box, link in self._options:
            for widget in (label, box, link):
                self._option_grid.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self._options = []
        for row, spec in enumerate(self._variant.options):
            label = Words("body", "text", self._right)
            box = CalmCombo(self._right)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            for choice in spec.choices:
                box.addItem("", choice.value)
            box.setCurrentIndex(max(0, box.findData(values.get(spec.key, ""))))
            box.activated.connect(self._check)
            label.setBuddy(box)
            link = QToolButton(self._right)
            link.setText("?")
            link.setVisible(bool(spec.rule))
            link.clicked.connect(partial(self._want_rule, spec.rule))
            self._option_grid.addWidget(label, row, 0)
            self._option_grid.addWidget(box, row, 1)
            self._option_grid.addWidget(link, row, 2)
            self._options.append((spec, label, box, link))
        self._option_heading.setVisible(bool(self._options))
        self._order_tabs()

    def _want_rule(self, rule: str) -> None:
        self.rule_wanted.emit(self._game.id, rule)

    # -- checking and starting ----------------------------------------------------------

    def drafts(self) -> list[SeatDraft]:
        """Return the seats as they stand."""
        return self.seats.drafts()

    def setup(self) -> Setup:
        """Return the match the dialog describes now."""
        seats = len(self.seats.rows)
        options = {
            spec.key: box.currentData()
            for spec, _, box, _ in self._options
            if not spec.seats or seats in spec.seats
        }
        setup = make_setup(self._game, self._variant, self.drafts(), options, self.seed())
        return attrs.evolve(setup, document=self._document)

    def _check(self) -> None:
        drafts = self.drafts()
        self.seats.share([draft.shares for draft in drafts])
        count = len(drafts)
        for index, row in enumerate(self.seats.rows):
            row.set_place(
                index + 1,
                first=index == 0,
                last=index == count - 1,
                removable=count > self._variant.min_seats,
            )
            row.set_team(self._team_of(index))
        for spec, *widgets in self._options:
            for widget in widgets:
                widget.setVisible(not spec.seats or count in spec.seats)
        trouble = self._seats_trouble(drafts)
        if not trouble:
            try:
                rules = self._game.rules(self.setup())
            except ValueError:
                trouble = language().text(Msg("core.record.setup_refused"))
            else:
                self._preview.show_boards(self._game.presenter(rules).boards())
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        reading = self._awaited and self._wanted_file is not None
        self._start.setEnabled(not trouble and not reading)
        self._hint.setText(
            " ".join(filter(None, (self._teams_in_words(), self._seat_hint(drafts))))
        )
        self._draw.setVisible(self.seats.can_draw())
        self._add.setEnabled(count < min(self._variant.max_seats, len(self._game.colours)))
        self._seat_heading.set_words(self.tr("Players"), self._seat_note(count))

    def _team_of(self, seat: int) -> int:
        """Return the number of a seat's team, from 1, or 0."""
        teams = self._variant.teams
        return next((number for number, team in enumerate(teams, 1) if seat in team), 0)

    def _teams_in_words(self) -> str:
        """Return who plays with whom, or nothing."""
        teams = [
            language().listing([self.seats.name(seat) for seat in team])
            for team in self._variant.teams
            if max(team) < len(self.seats.rows)
        ]
        if len(teams) < 2:
            return ""
        return self.tr("{team} play against {others}.").format(
            team=teams[0], others=language().listing(teams[1:])
        )

    def _seat_note(self, count: int) -> str:
        """Return how many seats are taken, and whether the rulebook knows that number."""
        if count in self._variant.house_seats:
            low, high = self._variant.book_seats
            return self.tr("{count} seats: a house rule, the box is for {low}–{high}").format(
                count=count, low=low, high=high
            )
        return self.tr("{count} of {most} seats").format(count=count, most=self._variant.max_seats)

    def _seats_trouble(self, drafts: Sequence[SeatDraft]) -> str:
        """Return the sentence that says why these seats cannot play, or nothing."""
        variant = self._variant
        if len(drafts) < variant.min_seats:
            return self.tr("At least %n player(s) are needed.", "", variant.min_seats)
        if len(drafts) > variant.max_seats:
            return self.tr("At most %n player(s) can play.", "", variant.max_seats)
        name = doubled_name(drafts)
        return self.tr("Two players are called {name}.").format(name=name) if name else ""

    def _seat_hint(self, drafts: Sequence[SeatDraft]) -> str:
        humans = [index for index, draft in enumerate(drafts) if draft.kind == HUMAN]
        if not humans:
            return self.tr("Nobody plays: you watch the computers.")
        persons = {
            people(drafts)[index] if people(drafts)[index] is not None else -index - 1
            for index in humans
        }
        if len(persons) > 1:
            return self.tr("Several people share this screen; cards are covered between turns.")
        if self._game.sides:
            return ""
        return self.tr("A name left empty becomes the colour's name.")

    def _begin(self) -> None:
        if not self._start.isEnabled():
            return
        setup = self.setup()
        kept = self._store.value.remembered.get(REMEMBERED, {})
        mine = {**(kept if isinstance(kept, dict) else {}), "last": setup.game}
        mine[setup.game] = remember(setup)
        if setup.document:
            mine[setup.game]["scenario"] = self._own.name_of(setup.document)
        self._store.remember(REMEMBERED, mine)
        self.accept()
        self.started.emit(setup)

    # -- looks --------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()
        super().resizeEvent(event)

    def _side_by_side(self) -> bool:
        """Return whether both columns have room beside each other, here and on this screen."""
        if self.width() < TWO_COLUMNS * px("body"):
            return False
        halves = self._left.minimumSizeHint().width() + self._right.minimumSizeHint().width()
        margins, bar = self._stack.contentsMargins(), self.column.verticalScrollBar()
        frame = margins.left() + margins.right() + bar.sizeHint().width()
        return halves + self._columns.spacing() + space(2) + frame <= self._room().width()

    def _arrange(self) -> None:
        """Set the columns beside each other or below, and show the map where it has room.

        Beside a scenario's story the map is shown in any case.
        """
        wide = self._side_by_side()
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._columns.direction() != direction:
            self._columns.setDirection(direction)
        self._columns.setStretch(0, 4 if wide else 0)
        self._columns.setStretch(1, 5 if wide else 1)
        self._preview.setVisible(wide or self._variant.story is not None)
        self._preview.setMaximumWidth(UNLIMITED if wide else PREVIEW * px("body"))

    def _order_tabs(self) -> None:
        """Walk from game to start in reading order."""
        chain: list[QWidget] = [self._tabs.segment(index) for index in range(len(self._games))]
        chain += [card for _, card in self._cards]
        chain += [*self._own.cards, self._own.editor]
        for row in self.seats.rows:
            chain += [row.pick, row.name, row.who.segment(0), row.who.segment(1)]
            chain += [row.level, row.character, row.person, row.more]
        chain += [self._add, self._shuffle, self._draw]
        for _, _, box, link in self._options:
            chain += [box, link]
        chain += [self._seed, self._new_seed, self._copy_seed]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _retranslate(self) -> None:
        speech = language()
        title = self.tr("New game")
        self.setWindowTitle(title)
        self.heading.setText(title)
        self.note.setText(self.tr("The last setup of every game is remembered."))
        self._tabs.set_words([speech.text(game.title) for game in self._games])
        self._tabs.setAccessibleName(self.tr("Game"))
        played = self._variant.title if self._document else self._game.title
        self._variant_heading.set_words(self.tr("Variant"), speech.text(played))
        for variant, card in self._cards:
            brief = self._seats_of(variant) if variant.story is not None else ""
            card.set_words(speech.text(variant.title), self._variant_note(variant), brief)
        self._add.setText(self.tr("Add a player"))
        self._shuffle.setText(self.tr("Shuffle the order"))
        self._draw.setText(self.tr("Draw the sides"))
        self._option_heading.set_words(self.tr("Rules"))
        for spec, label, box, link in self._options:
            label.setText(speech.text(spec.label))
            box.setAccessibleName(label.text())
            for index, choice in enumerate(spec.choices):
                box.setItemText(index, speech.text(choice.label))
            link.setToolTip(self.tr("Read the rule"))
            link.setAccessibleName(self.tr("Read the rule: {option}").format(option=label.text()))
        self._seed_heading.set_words(self.tr("Fair dice"))
        self._seed.setAccessibleName(self.tr("Number or words the dice come from"))
        self._new_seed.setText(self.tr("New number"))
        self._seed.setPlaceholderText(self.tr("A secret number"))
        self._copy_seed.setText(self.tr("Copy the fingerprint"))
        self._write_fingerprint()
        self._start.setText(self.tr("Start the game"))
        self._tell_of(self._variant)
        low, high = self._variant.minutes
        self._preview.set_note(
            self.tr("{low}–{high} minutes").format(low=speech.number(low), high=speech.number(high))
        )
        self._check()

    def _tell_of(self, variant: Variant) -> None:
        """Write what a variant is about and how it is won."""
        speech = language()
        for words, label in ((variant.story, self._story), (variant.goals, self._goals)):
            label.setText("" if words is None else speech.text(words))
            label.setVisible(words is not None)
        self._about.setVisible(variant.story is not None or variant.goals is not None)
        self._arrange()

    def _seats_of(self, variant: Variant) -> str:
        """Return for how many players a variant is."""
        low, high = variant.book_seats
        if low == high:
            return self.tr("%n player(s)", "", low)
        return self.tr("{low}–{high} players").format(low=low, high=high)

    def _variant_note(self, variant: Variant) -> str:
        return f"{self._seats_of(variant)} · {language().text(variant.summary)}"
