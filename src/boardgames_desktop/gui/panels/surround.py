"""Everything around a board: prompt line, papers on the board, side panel with its sections."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QTimer
from PySide6.QtGui import QColor, QPainterPath
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from boardgames_desktop.core.picture import Board, Forecast, Picture, Roll, Thing
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.gui.board.geometry import Ground
from boardgames_desktop.gui.board.view import BoardView
from boardgames_desktop.gui.panels.actions import ActionsPanel
from boardgames_desktop.gui.panels.alliance import AlliancePaper
from boardgames_desktop.gui.panels.answers import Answers
from boardgames_desktop.gui.panels.chart import ChartPanel
from boardgames_desktop.gui.panels.hand import HandPanel
from boardgames_desktop.gui.panels.legend import Legend, place_shape
from boardgames_desktop.gui.panels.log import LogPanel
from boardgames_desktop.gui.panels.loose_dice import LooseDice
from boardgames_desktop.gui.panels.luck import LuckPanel
from boardgames_desktop.gui.panels.mat import MatPanel
from boardgames_desktop.gui.panels.missions import MissionsPanel
from boardgames_desktop.gui.panels.own_boards import HandDock, OwnBoards
from boardgames_desktop.gui.panels.players import PlayersPanel
from boardgames_desktop.gui.panels.pool import PoolToken
from boardgames_desktop.gui.panels.prompt import PromptLine
from boardgames_desktop.gui.panels.rail import StepRail
from boardgames_desktop.gui.panels.section import Section
from boardgames_desktop.gui.panels.side import SidePanel
from boardgames_desktop.gui.panels.status import StatusLine
from boardgames_desktop.gui.panels.track import Track
from boardgames_desktop.gui.panels.tray import BattleTray
from boardgames_desktop.gui.theme import space
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

TURN, PLAYERS, LOG = range(3)
MISSIONS = "missions"
"""Art of a board whose tokens are missions."""

GIVE_WAY = ("course", "actions", "hand", "log", "missions", "players")


class TurnBox(QWidget):
    """The step rail and the pieces still to be placed."""

    def __init__(self, rail: StepRail, pool: PoolToken) -> None:
        super().__init__()
        self._stack = QVBoxLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.setSpacing(space(2))
        self._stack.addWidget(rail)
        self._stack.addWidget(pool)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


class CourseBox(QWidget):
    """Chart and luck report, made when they are first looked at."""

    def __init__(self, chart: ChartPanel, luck: LuckPanel) -> None:
        super().__init__()
        stack = QVBoxLayout(self)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(space(2))
        stack.addWidget(chart, 1)
        stack.addWidget(luck)


class Surround(QObject):
    """Makes the panels of a match and keeps them up to date."""

    def __init__(
        self, match: Match, boards: Sequence[Board], view: BoardView, table: QWidget
    ) -> None:
        super().__init__(table)
        self._match = match
        self._boards = {board.id: board for board in boards}
        self._view = view
        self._news = ""
        self._small: bool | None = None
        self._apart = QTimer(self)
        self._apart.setSingleShot(True)
        self._apart.setInterval(0)
        self._apart.timeout.connect(self._clear_of_legend)
        self._crowded = False
        self._staged = False
        maps = [board for board in boards if board.layout == "map"]
        self.prompt = PromptLine()
        view.add_overlay(self.prompt, "top")
        self.legends = [Legend(match, board) for board in maps if board.regions]
        for legend in self.legends:
            view.add_overlay(legend, "bottom-left")
        self.tracks = [Track(board) for board in boards if board.layout == "track"]
        for track in self.tracks:
            view.add_overlay(track, "bottom")
        self.alliances = [AlliancePaper(match, board) for board in boards if board.layout == "grid"]
        for alliance in self.alliances:
            view.add_overlay(alliance, "top-left", below=self.prompt)
        own = [board for board in boards if board.layout == "mat"]
        self.mats = [MatPanel(match, own)] if own else []
        for mat in self.mats:
            view.add_overlay(mat, "top-right", below=self.prompt)
        for paper in (*self.tracks, *self.legends):
            paper.installEventFilter(self)
            paper.folded.connect(self._paper_folded)
        self.players = PlayersPanel(match)
        self.rail = StepRail()
        self.pool = PoolToken(match.colours)
        self.hand = HandPanel()
        self.hand.view.patterns = card_patterns(maps)
        self.missions = MissionsPanel(match.colours)
        self.loose = LooseDice(match, view)
        self.spot_on_board: Callable[[Thing], QPoint | None] = _nowhere
        """Where on the board's view a thing is seen."""
        self.trays = [BattleTray(match, board) for board in boards if board.layout == "tray"]
        self.actions = ActionsPanel(match)
        self.log = LogPanel(match)
        self.chart = ChartPanel(match)
        self.luck = LuckPanel(match)
        self.status = StatusLine()
        self.side = SidePanel(table)
        self._fill()
        table.installEventFilter(self)
        self._retranslate()

    def _fill(self) -> None:
        course = Section("course", CourseBox(self.chart, self.luck))
        course.set_open(False)
        sections = [
            (Section("players", self.players), PLAYERS),
            (Section("turn", TurnBox(self.rail, self.pool), headless=True), TURN),
            *((Section(f"tray{i}", tray), TURN) for i, tray in enumerate(self.trays)),
            (Section("missions", self.missions), TURN),
            (Section("hand", self.hand), TURN),
            (Section("actions", self.actions), TURN),
            (Section("log", self.log), LOG),
            (course, PLAYERS),
        ]
        self.side.fill(sections, 3, GIVE_WAY)
        self.side.add_foot(self.status)
        dock = HandDock(self.side.section("hand"), self.hand) if self.mats else None
        if dock is not None:
            self._view.add_overlay(dock, "bottom-left")
            dock.hide()
        self.own = OwnBoards(self._view, self.mats, dock)
        self.own.wants_hand = any(place.kind == HUMAN for place in self._match.setup.seats)

    # -- showing ----------------------------------------------------------------------------

    def show_picture(self, picture: Picture) -> None:
        """Show a position in every panel but the hand."""
        for _ in self.showing(picture):
            pass

    def showing(self, picture: Picture) -> Iterator[None]:
        """Show a position panel by panel, with a pause after each."""
        self.players.show_picture(picture)
        yield
        self.rail.set_stages(picture.stages)
        for legend in self.legends:
            legend.show_picture(picture)
        for track in self.tracks:
            track.show_picture(picture)
        for alliance in self.alliances:
            alliance.show_picture(picture)
        for mat in self.mats:
            mat.show_picture(picture)
        yield
        for index, tray in enumerate(self.trays):
            tray.show_picture(picture)
            if tray.busy or not self._hurried:
                self.side.show_section(f"tray{index}", tray.busy)
        self._show_pool(picture)
        self._staged = bool(picture.stages)
        self._show_turn()
        yield
        self.log.refresh()
        yield
        self.chart.show_picture(picture)
        self.luck.refresh()
        yield
        self._write_heads(picture)

    @property
    def _hurried(self) -> bool:
        """Whether turns follow each other too fast for sections to come and go with each."""
        return self._match.bursting and not self._match.is_over

    def _show_turn(self) -> None:
        """Show the stages of a turn and the course of the game, but not beside a battle.

        Where there is little height, the players and the hand need the room.
        """
        fighting = self._crowded and any(tray.busy for tray in self.trays)
        self.rail.setVisible(self._staged and not fighting)
        self.side.show_section("course", not fighting)
        self.side.show_section("turn", self.pool.filled or (self._staged and not fighting))

    def _show_pool(self, picture: Picture) -> None:
        if self._hurried:
            self.pool.show_tokens(())
            return
        rows = [board for board in self._boards.values() if _holds_pieces(board)]
        places = {place.thing for board in rows for place in board.places}
        mine = self._match.answering if self._match.answering is not None else picture.on_turn
        waiting = [token for token in picture.tokens if token.kind != "card" and token.at in places]
        waiting.sort(key=lambda token: token.owner != mine)
        self.pool.show_tokens([token for token in waiting if token.owner == mine] or waiting)

    def show_hand_section(self, picture: Picture) -> None:
        """Show the hand's section to everybody who has a hand, also while others play."""
        match, lent = self._match, self.side.section("hand").lent
        holds = any(token.kind == "card" for token in picture.tokens)
        sits = match.viewer is not None or match.answering is not None
        self.side.show_section("hand", not lent and (holds or sits))

    def show_missions(self, picture: Picture, covered: bool) -> None:
        """Show the missions that may be seen, if the game has any."""
        board = self._mission_board()
        self.side.show_section("missions", board is not None)
        if board is None:
            return
        if covered:
            self.missions.cover()
            return
        match = self._match
        places = {place.thing for place in board.places}
        slips = [token for token in picture.tokens if token.at in places]
        self.missions.show_tokens(slips, match.viewer)
        self.missions.set_hidden(match.viewer is None and match.answering is not None)

    def _mission_board(self) -> Board | None:
        return next((board for board in self._boards.values() if board.art == MISSIONS), None)

    def show_answers(self, answers: Answers) -> None:
        """Offer in the trays what has odds."""
        for tray in self.trays:
            tray.offer(answers.roll, answers.order)

    def offered(self, answers: Answers) -> frozenset[Thing]:
        """Return the answers that a tray in sight offers too."""
        busy = not self.side.isHidden() and any(tray.busy for tray in self.trays)
        return frozenset({answers.order[0].thing} if busy and answers.order else ())

    def point(self, forecast: Forecast | None) -> None:
        """Show the odds of what is pointed at."""
        for index, tray in enumerate(self.trays):
            tray.point(forecast)
            if not tray.busy and (forecast is not None or not self._hurried):
                self.side.show_section(f"tray{index}", forecast is not None)

    def roll(self, scene: Roll, milliseconds: int) -> None:
        """Let dice tumble: those of a battle in the first tray, others on the board."""
        fought = scene.losses or scene.hits_on or len(scene.rows) > 1
        spot = self.spot_on_board(scene.place) if scene.place is not None else None
        if spot is not None and not fought:
            self.loose.roll(scene, milliseconds, spot)
        elif self.trays:
            self.side.show_section("tray0", True)
            self.trays[0].roll(scene, milliseconds)

    def finish_dice(self) -> None:
        """Let tumbling dice settle at once."""
        self.loose.finish()
        for tray in self.trays:
            tray.finish()

    @property
    def rolling(self) -> bool:
        """Whether dice are tumbling."""
        return self.loose.rolling or any(tray.rolling for tray in self.trays)

    def spot_of(self, thing: Thing) -> QPoint | None:
        """Return the global position of something that lies in a panel."""
        for widget, holds in (
            (self.pool, self.pool.holds(thing)),
            (self.hand, self.hand.holds(thing)),
        ):
            if holds and widget.isVisible():
                return widget.mapToGlobal(widget.rect().center())
        asked = (
            *(one.spot_of for one in self.alliances),
            *(one.spot_of for one in self.mats),
            *(tray.muster.spot_of for tray in self.trays),
        )
        for ask in asked:
            spot = ask(thing)
            if spot is not None:
                return spot
        return self.missions.spot_of(thing)

    def open_order(self) -> None:
        """Put the cursor into the amount of the standing order."""
        for index, tray in enumerate(self.trays):
            self.side.reveal(f"tray{index}")
            if tray.focus_order():
                return

    def announce_news(self) -> None:
        """Say the newest line of the log."""
        words = self._newest()
        if words != self._news:
            self._news = words
            self.status.announce(words)

    def _newest(self) -> str:
        lines = self._match.lines
        return language().text(lines[-1].line.msg, self._match.names()) if lines else ""

    # -- arrangement ------------------------------------------------------------------------

    def set_small(self, small: bool, short: bool) -> None:
        """Say whether there is little room: papers fold to icons, rows get one line.

        A narrow or low window folds the papers, which would lie on the board there.
        """
        self.players.set_compact(short)
        for tray in self.trays:
            tray.set_compact(short)
        for legend in self.legends:
            legend.set_small(short)
        self._crowded = short and not small
        for tray in self.trays:
            tray.set_brief(self._crowded)
        self._show_turn()
        tight = small or short
        if tight != self._small:
            self._small = tight
            for paper in (*self.legends, *self.tracks):
                paper.set_folded(tight)

    def fold_over_land(self, ground: Ground) -> None:
        """Fold the papers of alliances that would lie on land when open."""
        view = self._view
        for paper in self.alliances:
            box = paper.open_box()
            start, end = view.scene_point(box.topLeft()), view.scene_point(box.bottomRight())
            paper.fold_by_itself(ground.meets(QRectF(start, end)))

    def place_overlays(self) -> None:
        """Let the papers find their places again."""
        room = self._view.width() - 2 * space(4)
        for track in self.tracks:
            beside = room - sum(legend.sizeHint().width() + space(4) for legend in self.legends)
            track.set_room(beside)
        self._view.overlays.place()
        self._clear_of_legend()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        papers = (*self.tracks, *self.legends)
        if watched in papers:
            if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
                self._clear_of_legend()
            elif event.type() == QEvent.Type.Show:
                self._apart.start()
        if event.type() == QEvent.Type.LanguageChange and watched is self.parent():
            self._retranslate()
        return super().eventFilter(watched, event)

    def _paper_folded(self, folded: bool) -> None:
        del folded
        self.place_overlays()

    def _clear_of_legend(self) -> None:
        """Keep the tracks clear of the legend, which has the corner; folded, they are beside it."""
        edge = max((legend.geometry().right() + space(4) for legend in self.legends), default=0)
        for track in self.tracks:
            if track.x() != edge and (track.is_folded or track.x() < edge):
                track.move(edge, track.y())

    # -- words ------------------------------------------------------------------------------

    def _write_heads(self, picture: Picture) -> None:
        lang = language()
        fold = self.tr("Fold or open")
        side = self.side
        turn = self.tr("Round {round}").format(round=lang.number(picture.round))
        side.section("players").set_words(
            self.tr("Players"), turn if picture.round else self.tr("Set-up"), fold
        )
        self._write_hand_head(picture, fold)
        self._write_mission_head(picture, fold)
        for index, tray in enumerate(self.trays):
            self._write_tray_head(index, tray, picture, fold)
        self.count_actions()
        side.section("log").set_words(
            self.tr("Log"), self.tr("Move {ply}").format(ply=lang.number(self._match.ply)), fold
        )
        side.section("course").set_words(self.tr("Course of the game"), "", fold)

    def count_actions(self) -> None:
        """Say in the heading of the actions how many there are."""
        number = language().number(self.actions.actions_model.rowCount())
        fold = self.tr("Fold or open")
        self.side.section("actions").set_words(self.tr("Actions"), number, fold)

    def _write_hand_head(self, picture: Picture, fold: str) -> None:
        board = self._hand_board(picture)
        title = self.tr("Cards")
        if board is not None and board.title is not None:
            title = language().text(board.title)
        note = self.hand_note(picture)
        self.side.section("hand").set_words(title, note, fold)
        if self.own.dock is not None:
            self.own.dock.set_words(title, note)

    def _write_mission_head(self, picture: Picture, fold: str) -> None:
        board = self._mission_board()
        if board is None or board.title is None:
            return
        note = picture.notes.get(board.id)
        words = language().text(note) if note is not None else ""
        self.side.section("missions").set_words(language().text(board.title), words, fold)

    def hand_note(self, picture: Picture) -> str:
        """Return what the heading of the hand says about it."""
        board = self._hand_board(picture)
        words = picture.notes.get(board.id) if board is not None else None
        return language().text(words) if words is not None else ""

    def _hand_board(self, picture: Picture) -> Board | None:
        """Return the row board that holds cards, or holds nothing else."""
        kinds: dict[str, str] = {token.at: token.kind for token in picture.tokens}
        for board in self._boards.values():
            on = {kinds[place.thing] for place in board.places if place.thing in kinds}
            if _holds_pieces(board) and board.id in picture.boards and on <= {"card"}:
                return board
        return None

    def _write_tray_head(self, index: int, tray: BattleTray, picture: Picture, fold: str) -> None:
        board = tray.board
        title = language().text(board.title) if board.title is not None else self.tr("Tray")
        note = picture.notes.get(board.id)
        self.side.section(f"tray{index}").set_words(
            title, language().text(note) if note is not None else "", fold
        )

    def _retranslate(self) -> None:
        self.side.set_tab_words([self.tr("Turn"), self.tr("Players"), self.tr("Log")])
        self.side.setAccessibleName(self.tr("Panels"))
        if self._news:
            self._news = self._newest()
            self.status.reword(self._news)
        self._write_heads(self._match.picture())


def _nowhere(thing: Thing) -> QPoint | None:
    del thing
    return None


def _holds_pieces(board: Board) -> bool:
    return board.layout == "row" and board.art != MISSIONS


def card_patterns(maps: Sequence[Board]) -> dict[str, tuple[QPainterPath, QColor]]:
    """Return shape and colour of every place by the last word of its thing.

    A card that names a place has that word as its face.
    """
    patterns: dict[str, tuple[QPainterPath, QColor]] = {}
    for board in maps:
        for place in board.places:
            if place.outline:
                patterns[place.thing.rpartition(":")[2]] = place_shape(board, place)
    return patterns
