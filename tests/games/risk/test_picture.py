"""How positions look, how options are pointed at, what gestures mean."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.picker import Picker
from boardgames_desktop.core.picture import Count, Flip, Fly, Picture, Roll
from boardgames_desktop.core.rules import Event
from boardgames_desktop.games.risk import forecast
from boardgames_desktop.games.risk.odds import campaign, conquest
from boardgames_desktop.games.risk.picture import RiskPresenter
from boardgames_desktop.games.risk.text import RULE_IDS, TEXT
from boardgames_desktop.games.risk.world import NUMBER

from .position import COLOURS, Table, land, new_game, position


def picture(table: Table, colour: str | None) -> Picture:
    seat = None if colour is None else COLOURS.index(colour)
    return RiskPresenter(table.rules).picture(table.rules.observe(table.s, seat), seat)


def picker(table: Table) -> Picker:
    seat = table.rules.asked(table.s)[0]
    presenter = RiskPresenter(table.rules)
    return Picker(
        table.rules.options(table.s, seat),
        table.rules.asides(table.s, seat),
        lambda option: presenter.roads(table.s, seat, option),
    )


def wish(table: Table, *things: str) -> str | None:
    """What a gesture is refused for; None if it is not understood."""
    seat = table.rules.asked(table.s)[0]
    action = RiskPresenter(table.rules).wish(table.s, seat, things)
    if action is None:
        return None
    assert table.rules.malformed(action) is None
    refusal = table.rules.why_not(table.s, seat, action)
    return refusal.msg.id.removeprefix("risk.no.") if refusal else "legal"


# -- pictures ------------------------------------------------------------------------


def test_armies_stand_on_their_territories() -> None:
    tokens = {t.thing: t for t in picture(position("red: ural 27"), "red").tokens}
    ural = tokens["army:0@ural"]
    assert (ural.kind, ural.owner, ural.at, ural.count) == ("army", 0, "land:ural", 27)
    assert sum(t.at.startswith("land:") for t in tokens.values()) == 42


def test_territories_show_their_owner() -> None:
    looks = picture(position("red: ural"), None).looks
    assert looks["land:ural"].tint == 0
    assert looks["land:siam"].tint == 2


def test_resigned_armies_are_marked() -> None:
    table = position("red: ural 5; blue: siberia").aside("blue", "resign")
    shown = picture(table, "red")
    assert shown.looks["land:siberia"].marks == ("neutral",)
    assert 1 in shown.out


def test_own_cards_are_open_and_say_whether_they_make_a_set() -> None:
    hands = {"red": "alaska alberta western_us greenland", "blue": "china"}
    table = position("red: ural; blue: siam", hands=hands, phase="reinforce", pool=3)
    cards = [t for t in picture(table, "red").tokens if t.kind == "card"]
    assert [t.face for t in cards] == ["alaska", "greenland", "alberta", "western_us"]
    assert all(("in_set", 1) in t.badges for t in cards if t.face != "greenland")
    assert picture(table, "red").notes["hand"].id == "risk.hand.set"
    assert "hand" not in picture(table, None).boards
    assert not [t for t in picture(table, None).tokens if t.kind == "card"]


def test_golden_cavalry_stands_on_the_next_worth() -> None:
    shown = picture(position("red: ural", traded=4), "red")
    cavalry = next(t for t in shown.tokens if t.kind == "cavalry")
    assert cavalry.at == "golden:4"
    assert shown.notes["golden"].n == 15
    late = picture(position("red: ural", traded=40), "red")
    assert next(t for t in late.tokens if t.kind == "cavalry").at == "golden:13"


def test_pool_is_shown_while_there_is_one() -> None:
    shown = picture(position("red: ural", phase="place", pool=5), "red")
    pool = next(t for t in shown.tokens if t.thing == "pool:0")
    assert (pool.count, pool.at) == (5, "reserve")
    assert "pool" in shown.boards
    assert "pool" not in picture(position("red: ural 4"), "red").boards


def test_facts() -> None:
    table = position("red: indonesia 3, new_guinea, western_australia, eastern_australia")
    facts = {(f.seat, f.key): f.value for f in picture(table, "red").facts}
    assert facts[0, "territories"] == 4
    assert facts[0, "armies"] == 6
    assert facts[0, "continents"] == 1
    assert facts[0, "cards"] == 0
    assert facts[0, "income"] == 3 + 2
    assert facts[1, "income"] == 0


def test_step_rail() -> None:
    table = position("red: ural 5; blue: siam", phase="place", pool=3)
    states = [stage.state for stage in picture(table, "red").stages]
    assert states == ["now", "later", "later", "later"]
    table.act("place ural 3", "end_combat")
    assert [stage.state for stage in picture(table, "red").stages][:3] == ["done", "done", "now"]
    setup = picture(new_game(3).chance("start_roll 6 1 2"), "red")
    assert [stage.state for stage in setup.stages] == ["now", "later"]
    assert (setup.round, setup.on_turn) == (0, 0)


def test_battlefield() -> None:
    table = position("red: ural 5; blue: siberia 3").act("attack ural siberia 3", "defend 2")
    table.roll("6 4 4 | 5 5")
    shown = picture(table, None)
    dice = {t.thing: t for t in shown.tokens if t.kind == "die"}
    assert [dice[f"die:attack.{n}"].face for n in range(3)] == ["6", "4", "4"]
    assert dice["die:attack.0"].badges == (("won", 1),)
    assert dice["die:attack.1"].badges == (("lost", 1),)
    assert dice["die:attack.2"].faded
    assert dice["die:defence.1"].owner == 1
    assert shown.focus == ("land:ural", "land:siberia")
    buttons = {button.thing: button.role for button in picture(table, "red").buttons}
    assert buttons == {
        "dice:1": "plain",
        "dice:2": "plain",
        "dice:3": "primary",
        "button:storm": "plain",
        "button:end_combat": "plain",
    }
    assert not picture(table, "blue").buttons


def test_battlefield_after_a_conquest() -> None:
    table = position("red: ural 8; blue: siberia 1, japan").act("attack ural siberia 3")
    table.roll("6 4 4 | 5")
    shown = picture(table, "red")
    assert shown.looks["battle:defender"].tint == 1
    assert "force:defender" not in {t.thing for t in shown.tokens}
    assert [b.thing for b in shown.buttons] == ["button:move_in"]


# -- roads ---------------------------------------------------------------------------


def test_attack_by_dragging_meets_in_the_chooser() -> None:
    table = position("red: ural 5; blue: siberia 3")
    hand = picker(table)
    assert "land:ural" in hand.targets()
    assert "army:0@ural" in hand.targets()
    assert "land:siberia" not in hand.targets()
    assert hand.drag("army:0@ural", "army:1@siberia")
    assert [option[0] for option in hand.ready()] == ["attack"] * 3 + ["storm"]


def test_an_open_battle_goes_on_by_button() -> None:
    table = position("red: ural 5; blue: siberia 3").act("attack ural siberia 3", "defend 2")
    table.roll("6 4 4 | 5 5")
    hand = picker(table)
    assert hand.pick("dice:2")
    assert hand.ready() == [("attack", NUMBER["ural"], NUMBER["siberia"], 2)]


def test_place_by_dragging_from_the_pool_or_by_a_click() -> None:
    table = position("red: ural", phase="place", pool=5)
    for gesture in (["pool:0", "land:ural"], ["army:0@ural"], ["land:ural"]):
        hand = picker(table)
        assert all(hand.pick(thing) for thing in gesture)
        ((verb, place, amount),) = hand.ready()
        assert (verb, place, amount.hi) == ("place", NUMBER["ural"], 5)


def test_a_set_is_picked_in_any_order() -> None:
    hand = {"red": "alaska alberta western_us greenland"}
    table = position("red: ural", phase="reinforce", pool=3, hands=hand)
    pick = picker(table)
    for card in ("card:western_us", "card:alaska"):
        assert pick.pick(card)
    assert "card:greenland" not in pick.targets()
    assert pick.pick("card:alberta")
    assert len(pick.ready()) == 1


def test_move_in_by_button_place_or_drag() -> None:
    table = position("red: ural 8; blue: siberia 1, japan").act("attack ural siberia 3")
    table.roll("6 4 4 | 5")
    for gesture in (["button:move_in"], ["land:siberia"], ["army:0@ural", "land:siberia"]):
        hand = picker(table)
        assert all(hand.pick(thing) for thing in gesture)
        assert len(hand.ready()) == 1


def test_resigning_is_an_aside_on_the_own_badge() -> None:
    hand = picker(position("red: ural 5; blue: siberia 3"))
    assert hand.faint_targets() == {"seat:0"}
    assert "seat:0" not in hand.targets()


# -- wishes --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gesture", "reason"),
    [
        ("army:0@ural land:japan", "not_adjacent"),
        ("army:0@ural land:afghanistan", "fortify_after_combat"),
        ("army:1@siberia land:ural", "attack_from_own"),
        ("land:siberia", "attack_from_own"),
        ("land:afghanistan", "attack_with_one"),
        ("card:alaska", "reinforced"),
        ("button:skip", "phase"),
        ("pool:0 land:ural", "legal"),
    ],
)
def test_gestures_in_combat(gesture: str, reason: str) -> None:
    table = position("red: ural 5, afghanistan 1; blue: siberia 3, japan 1")
    assert wish(table, *gesture.split()) == reason


@pytest.mark.parametrize(
    ("gesture", "reason"),
    [
        ("army:0@ural land:siberia", "place_first"),
        ("army:0@ural land:afghanistan", "place_first"),
        ("land:siberia", "place_elsewhere"),
        ("pool:0 land:siberia", "place_elsewhere"),
        ("button:end_combat", "place_first"),
        ("card:alaska", "trade_too_late"),
    ],
)
def test_gestures_while_placing(gesture: str, reason: str) -> None:
    table = position("red: ural 5, afghanistan 1; blue: siberia 3", phase="place", pool=3)
    assert wish(table, *gesture.split()) == reason


@pytest.mark.parametrize(
    ("gesture", "reason"),
    [
        ("army:0@ural land:siberia", "fortify_to_own"),
        ("army:0@ural land:japan", "not_connected"),
        ("army:0@afghanistan land:ural", "leave_one"),
        ("land:siberia", "fortify_from_own"),
        ("button:end_combat", "phase"),
    ],
)
def test_gestures_while_fortifying(gesture: str, reason: str) -> None:
    table = position("red: ural 5, afghanistan 1, japan; blue: siberia 3", phase="fortify")
    assert wish(table, *gesture.split()) == reason


def test_two_cards_that_fit_no_set() -> None:
    hand = {"red": "alaska alberta greenland ontario"}
    table = position("red: ural", phase="reinforce", pool=3, hands=hand)
    assert wish(table, "card:alaska", "card:greenland", "card:alberta") == "no_set"


def test_gestures_that_mean_nothing() -> None:
    table = position("red: ural 5; blue: siberia 3")
    assert wish(table) is None
    assert wish(table, "continent:asia") is None
    assert wish(table, "dice:2") is None


def test_move_in_must_be_answered_first() -> None:
    table = position("red: ural 8; blue: siberia 1, china").act("attack ural siberia 3")
    table.roll("6 4 4 | 5")
    assert wish(table, "army:0@ural", "land:china") == "move_in_now"


# -- odds ----------------------------------------------------------------------------


def test_forecast_of_an_attack() -> None:
    table = position("red: ural 9; blue: siberia 5")
    presenter = RiskPresenter(table.rules)
    option = table.parse("attack ural siberia 3")
    found = presenter.forecast(table.s, 0, option)
    assert found is not None
    assert found.chance == pytest.approx(conquest(8, 5).chance)
    assert sum(share.chance for share in found.shares) == pytest.approx(1)
    assert [share.seat for share in found.shares] == [0, None, 1]
    hover = presenter.gesture_forecast(table.s, 0, ["army:0@ural", "land:siberia"])
    assert hover == found
    assert presenter.gesture_forecast(table.s, 0, ["army:0@ural"]) is None


def test_forecast_of_a_chain() -> None:
    """A land two steps away: the odds of the whole way there, through the fewest armies."""
    table = position("red: brazil 9; blue: north_africa 3, egypt 2, congo 4, east_africa 1")
    presenter = RiskPresenter(table.rules)
    hover = presenter.gesture_forecast(table.s, 0, ["army:0@brazil", "land:egypt"])
    assert hover is not None
    assert hover.chance == pytest.approx(campaign(9, (3, 2)).chance)
    assert [share.seat for share in hover.shares] == [1, None, 0]
    assert sum(share.chance for share in hover.shares) == pytest.approx(1)
    assert hover.headline.id == "risk.odds.chain"
    assert hover.notes[0].params["armies"] == pytest.approx(campaign(9, (3, 2)).left)
    far = forecast.chain(table.s, 0, land("brazil"), [land("south_africa")])
    assert far == [land(key) for key in ("north_africa", "east_africa", "south_africa")]


def test_further_things_are_further_targets_of_a_chain() -> None:
    table = position("red: brazil 9, peru 2; blue: north_africa 3, egypt 2, congo 4")
    where = [land(key) for key in ("north_africa", "congo", "egypt")]
    assert forecast.chain(table.s, 0, land("brazil"), [where[1]]) == where[:2]
    assert forecast.chain(table.s, 0, land("brazil"), [where[0], where[2]]) == where[::2]
    around = [where[1], land("east_africa"), where[2]]
    assert forecast.chain(table.s, 0, land("brazil"), around) == [where[0], *around]
    assert forecast.chain(table.s, 0, land("brazil"), [where[0], where[1], where[0]]) == []
    assert forecast.chain(table.s, 0, land("brazil"), [land("peru")]) == []
    ringed = position("red: alaska 5, kamchatka 2, northwest_territory 2, alberta 2")
    assert forecast.chain(ringed.s, 0, land("alaska"), [land("ontario")]) == []
    through = position("red: alaska 5, kamchatka 2, alberta 2")
    assert len(forecast.chain(through.s, 0, land("alaska"), [land("ontario")])) == 2


def test_forecast_of_fighting_on_until_some_remain() -> None:
    table = position("red: ural 9; blue: siberia 5")
    presenter = RiskPresenter(table.rules)
    found = presenter.forecast(table.s, 0, table.parse("storm ural siberia 4"))
    assert found is not None
    assert found.chance == pytest.approx(conquest(8, 5, stop=3).chance)
    assert any(note.id == "risk.odds.stop" for note in found.notes)


def test_forecast_of_a_defence() -> None:
    table = position("red: ural 5; blue: siberia 3").act("attack ural siberia 3")
    found = RiskPresenter(table.rules).forecast(table.s, 1, ("defend", 2))
    assert found is not None
    assert found.chance == pytest.approx(2275 / 7776)


def test_luck() -> None:
    table = position("red: ural 5; blue: siberia 3").act("attack ural siberia 3", "defend 2")
    attacker, defender = RiskPresenter(table.rules).fortunes(table.s, ("roll", 6, 6, 6, 1, 1))
    assert (attacker.seat, attacker.actual) == (0, 2)
    assert attacker.expected == pytest.approx(2797 / 2592)
    assert (defender.seat, defender.actual) == (1, 0)
    assert defender.expected == pytest.approx(2387 / 2592)
    assert RiskPresenter(table.rules).fortunes(table.s, ("draw", 3)) == ()


# -- stories -------------------------------------------------------------------------


def test_stories_and_lines() -> None:
    table = position(
        "red: ural 8; blue: siberia 1", hands={"blue": "alaska"}, phase="place", pool=3
    )
    presenter = RiskPresenter(table.rules)
    table.act("place ural 3", "attack ural siberia 3").roll("6 6 6 | 1").act("move_in 5")
    table.act("end_combat", "skip").chance("draw brazil")
    scenes = {event.kind: presenter.story(event) for event in table.events}
    assert scenes["place"] == (Fly("army", 0, 3, "pool:0", "land:ural"),)
    assert isinstance(scenes["battle"][0], Roll)
    assert Count("land:siberia", -1) in scenes["battle"]
    assert scenes["move_in"] == (Fly("army", 0, 5, "land:ural", "land:siberia"),)
    assert isinstance(scenes["card"][0], Flip)
    assert scenes["card"][0].face == "brazil"
    assert scenes["draw"] == (Flip(0, None),)
    lines = {event.kind: presenter.tell(event) for event in table.events}
    for kind in ("place", "battle", "conquer", "move_in", "eliminate", "draw", "turn"):
        line = lines[kind]
        assert line is not None, kind
        assert line.rule in RULE_IDS
        assert line.msg.id in TEXT
    assert lines["battle"] is not None
    assert lines["battle"].places == ("land:ural", "land:siberia")
    assert lines["attack"] is None


def test_hidden_cards_are_never_told() -> None:
    table = position("red: ural 5")
    presenter = RiskPresenter(table.rules)
    hidden = Event("card", {"seat": 0, "card": -1})
    assert presenter.tell(hidden) is None
    assert presenter.story(hidden) == (Flip(0, None),)


def test_unknown_events_have_no_story() -> None:
    presenter = RiskPresenter(position("red: ural").rules)
    assert presenter.story(Event("nothing", {})) == ()
    assert presenter.tell(Event("nothing", {})) is None


# -- texts ---------------------------------------------------------------------------


def test_every_rule_named_by_the_game_is_a_section() -> None:
    rules = position("red: ural").rules
    assert set(rules.rule_of.values()) <= set(RULE_IDS)
    assert len(set(RULE_IDS)) == len(RULE_IDS)


def test_every_question_has_words() -> None:
    table = position("red: ural 5; blue: siberia 3", phase="place", pool=4)
    for message in table.rules.prompt(table.s, 0):
        assert message.id in TEXT
        assert TEXT[message.id].numbered == (message.n is not None)
