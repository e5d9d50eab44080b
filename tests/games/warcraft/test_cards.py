"""The cards played in battle, one by one (9, 12, 13), and Dispel Magic."""

from __future__ import annotations

import attrs
from tests.games.warcraft.fights import Fight, fight, lost, outcome, rolled
from tests.games.warcraft.table import position

from boardgames_desktop.core.actions import AUTO
from boardgames_desktop.games.warcraft.base import WORKER
from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.options import WarcraftOptions
from boardgames_desktop.games.warcraft.races import BOX, RACE
from boardgames_desktop.games.warcraft.rules import WarcraftRules
from boardgames_desktop.games.warcraft.scenario import Scenario
from boardgames_desktop.games.warcraft.scenario_file import scenario as scenario_of


def dealt(table: Fight) -> list[int]:
    return [event.data["count"] for event in table.heard("dealt")]


def prevented(table: Fight) -> list[tuple[str, int]]:
    return [(event.data["by"], event.data["count"]) for event in table.heard("prevented")]


# -- Polymorph ------------------------------------------------------------------------


def test_polymorph_takes_one_die_away_for_a_round() -> None:
    table = fight("human: d2 1m; orc: d2 2m 1f, c4 1m", hands={"human": "polymorph"})
    assert (table.kind, table.asked) == ("window", "human")
    assert table.legal_verbs() == {"play_on", "pass"}
    table.act("play_on polymorph orc melee c4").roll("6").roll("6", "6 6").roll("6")
    assert rolled(table)[:3] == [("orc", 1, 0), ("human", 1, 0), ("orc", 2, 0)]
    table.roll("6", "6 6 6")
    assert rolled(table)[-1] == ("orc", 3, 0)


def test_13_13_polymorph_may_hit_any_participating_unit() -> None:
    table = fight("human: d2 1m; orc: d2 1m 1f, c4 1r, a1 1m", hands={"human": "polymorph"})
    assert {a[2:] for a in table.legal() if a[0] == "play_on"} == {
        (1, 0, table.space("d2")),
        (1, 2, table.space("d2")),
        (1, 1, table.space("c4")),
    }
    assert table.no("play_on polymorph orc melee a1") == "card_polymorph"
    assert table.no("play_on polymorph human melee d2") == "card_polymorph"
    assert table.no("play polymorph") == "card_target"
    assert table.no("play_on devour orc melee d2") == "not_in_hand"


def test_polymorph_the_unit_may_still_die_and_its_owner_saves_the_others_die() -> None:
    table = fight("human: d2 1m 1r; orc: d2 2m", hands={"human": "polymorph"})
    table.act("play_on polymorph orc melee d2").roll("1").roll("6", "6")
    assert rolled(table) == [("human", 1, 1), ("human", 1, 0), ("orc", 1, 0)]


def test_polymorph_the_unit_keeps_its_ability_but_bloodlust_needs_another_die() -> None:
    table = fight(
        "human: d2 1m; orc: d2 1f 1m", hands={"human": "polymorph"}, levels={"orc": (1, 1, 2)}
    )
    table.act("play_on polymorph orc flying d2").roll("6", "6 6")
    assert rolled(table) == [("human", 1, 0), ("orc", 2, 0)]


def test_polymorph_cannot_hit_more_units_than_there_are() -> None:
    table = fight("human: d2 1m; orc: d2 1m", hands={"human": "polymorph polymorph"})
    table.act("play_on polymorph orc melee d2")
    assert table.kind == "roll"


# -- Devour ---------------------------------------------------------------------------


def test_devour_the_unit_dies_if_the_orcs_win() -> None:
    table = fight("human: d2 1m, c4 1r; orc: d2 2m", hands={"orc": "devour"})
    assert {a[2:] for a in table.legal() if a[0] == "play_on"} == {
        (0, 0, table.space("d2")),
        (0, 1, table.space("c4")),
    }
    table.act("play_on devour human ranged c4").roll("6", "1 6")
    assert outcome(table) == "attack"
    assert table.pieces("human", "c4") == ""
    assert table.reserve("human") == "10m 7r 4f 8w"
    assert table.heard("digested")[0].data["kind"] == 1


def test_devour_the_unit_returns_if_the_orcs_lose() -> None:
    table = fight("human: d2 1m, c4 1r; orc: d2 1m", hands={"orc": "devour"})
    table.act("play_on devour human ranged c4").roll("1", "6")
    assert outcome(table) == "defence"
    assert table.pieces("human", "c4") == "1r"


def test_13_35_and_example_26_devour_without_a_winner() -> None:
    table = fight("human: d2 1m, c4 1r; orc: d2 1m", hands={"orc": "devour"})
    table.act("play_on devour human ranged c4").roll("1", "1")
    assert outcome(table) == "nobody"
    assert table.pieces("human", "c4") == "1r"


def test_example_26_devour_without_a_winner_in_the_faq() -> None:
    table = fight(
        "human: d2 1m, c4 1r; orc: d2 1m", hands={"orc": "devour"}, devour_no_winner_kills=True
    )
    table.act("play_on devour human ranged c4").roll("1", "1")
    assert outcome(table) == "nobody"
    assert table.pieces("human", "c4") == ""


def test_devour_takes_no_flyer_and_the_unit_is_no_casualty() -> None:
    table = fight("human: d2 2m, c4 1f; orc: d2 2m", hands={"orc": "devour"})
    assert table.no("play_on devour human flying c4") == "card_devour"
    table.act("play_on devour human melee d2").roll("6").roll("6", "1 1")
    assert lost(table) == [("human", 0)]
    assert outcome(table) == "attack"
    assert table.pieces("human", "d2") == ""


def test_devour_the_last_unit_of_the_field_ends_the_battle_after_the_phase() -> None:
    table = fight("human: d2 1m, c4 2m; orc: d2 1m", hands={"orc": "devour"})
    table.act("play_on devour human melee d2")
    assert outcome(table) == "attack"
    assert table.pieces("human", "d2") == ""
    assert table.heard("roll") == []


def test_13_14_a_devoured_unit_returns_even_to_a_full_space() -> None:
    table = fight("human: d2 2m, c4 3m; orc: d2 1m", hands={"orc": "devour"})
    table.act("play_on devour human melee c4").roll("1 6 6 6", "6")
    assert table.pieces("human", "c4") == "3m"


# -- Ensnare and Web ------------------------------------------------------------------


def test_ensnare_opens_flyers_in_melee_until_the_battle_ends() -> None:
    table = fight("human: d2 2f; orc: d2 2m", hands={"orc": "ensnare"})
    table.roll("6 6")
    assert (table.kind, table.asked) == ("window", "orc")
    table.act("play ensnare").roll("1 6")
    assert lost(table) == [("human", 2)]
    table.roll("6").roll("1 6")
    assert outcome(table) == "attack"


def test_13_28_own_flyers_stay_immune() -> None:
    table = fight("human: d2 2f 1m; orc: d2 1m, c4 2f", hands={"orc": "ensnare"})
    table.roll("6 6", "6 6").act("play ensnare")
    assert table.s.battle is not None
    assert table.s.battle.flyers_open == (False, True)
    table.roll("1", "6")
    assert lost(table) == [("orc", 0)]


def test_example_6_web_the_surplus_is_no_longer_ignored() -> None:
    table = fight(
        "human: d2 1m 1f; undead: d2 3m",
        races=("human", "undead"),
        hands={"undead": "web"},
    )
    table.roll("6").act("play web").roll("6", "1 1 6")
    table.act("lose human melee d2")
    assert lost(table) == [("human", 0), ("human", 2)]
    assert outcome(table) == "attack"


def test_web_is_not_asked_for_without_enemy_flyers() -> None:
    table = fight("human: d2 1m; undead: d2 1m", races=("human", "undead"), hands={"undead": "web"})
    assert table.kind == "roll"


# -- Envenomed Spears -----------------------------------------------------------------


def test_envenomed_spears_roll_misses_again_once() -> None:
    table = fight("human: d2 3m 1w, c4 3m; orc: d2 3r", hands={"orc": "envenomed_spears"})
    assert (table.kind, table.asked) == ("window", "orc")
    table.act("play envenomed_spears").roll("1 4 6")
    assert (table.kind, table.s.agenda[-1][3]) == ("roll", 2)
    table.roll("2 5")
    assert dealt(table) == [2]
    assert table.s.battle is not None
    assert table.s.battle.rolls == ((1, (1, 2, 5)),)


def test_envenomed_spears_do_not_stack_and_end_with_the_phase() -> None:
    table = fight("human: d2 3m; orc: d2 1r 1m", hands={"orc": "envenomed_spears envenomed_spears"})
    table.act("play envenomed_spears")
    assert table.kind == "roll"
    table.roll("6").roll("6")
    assert (table.kind, table.s.agenda[-1][2]) == ("window", "before_roll")
    table.act("pass").roll("6 6 6", "6")
    assert rolled(table)[-1] == ("orc", 1, 0)
    assert table.s.battle is not None
    assert table.s.battle.round == 2


def test_envenomed_spears_a_die_rolled_again_counts_with_its_final_face() -> None:
    table = fight(
        "human: d2 3m, c4 3m; orc: d2 2m",
        hands={"orc": "envenomed_spears"},
        levels={"orc": (4, 1, 1)},
    )
    table.act("play envenomed_spears").roll("6 6 6 6 6 6", "6 5").roll("1")
    assert dealt(table) == [3]


# -- Faerie Fire ----------------------------------------------------------------------


def allied(scenario: str, *teams: tuple[int, ...]) -> Scenario:
    """Return a scenario whose seats play in teams."""
    return attrs.evolve(scenario_of(scenario), teams=teams)


def elves(text: str, hand: str, **given: object) -> Fight:
    return fight(
        text,
        races=("human", "night_elf"),
        hands={"night_elf": hand},
        **given,  # type: ignore[arg-type]
    )


def test_example_21_faerie_fire_lowers_every_die() -> None:
    table = elves("human: d2 3m; night_elf: d2 3r", "faerie_fire", levels={"night_elf": (1, 2, 1)})
    table.act("play faerie_fire").roll("4 4 5")
    assert dealt(table) == [2]
    assert table.heard("roll")[0].data["strength"] == 4


def test_example_21_a_two_shown_is_no_natural_one() -> None:
    table = elves("human: d2 3m; night_elf: d2 1f", "faerie_fire", levels={"night_elf": (1, 1, 3)})
    table.act("play faerie_fire").roll("2")
    assert dealt(table) == [1]


def test_faerie_fire_ends_with_the_phase() -> None:
    table = elves("human: d2 3m; night_elf: d2 1r 1m", "faerie_fire")
    table.act("play faerie_fire").roll("6").roll("6 6 6", "3")
    assert rolled(table)[-1] == ("night_elf", 1, 0)


def test_faerie_fire_is_only_asked_for_with_own_dice_to_roll() -> None:
    table = elves("human: d2 3r; night_elf: d2 1m", "faerie_fire")
    table.roll("6 6 6")
    assert (table.kind, table.asked) == ("window", "night_elf")
    assert table.s.battle is not None
    assert table.s.battle.phase == 0


# -- Moon Glaive ----------------------------------------------------------------------


def test_example_20_moon_glaive_rolls_a_die_for_each_hit() -> None:
    table = elves("human: d2 3m, c4 3m; night_elf: d2 3r, c5 1r", "moon_glaive")
    table.roll("1 2 2 6")
    assert (table.kind, table.asked) == ("window", "night_elf")
    table.act("play moon_glaive")
    assert table.s.agenda[-1][3] == 3
    table.roll("1 1 6")
    assert dealt(table) == [5]
    assert rolled(table) == [("night_elf", 4, 3), ("night_elf", 3, 2)]


def test_moon_glaive_extra_hits_do_not_repeat() -> None:
    table = elves("human: d2 3m, c4 3m; night_elf: d2 2r", "moon_glaive moon_glaive")
    table.roll("1 6").act("play moon_glaive").roll("1").act("play moon_glaive")
    assert table.s.agenda[-1][3] == 1


def test_moon_glaive_area_attack_applies() -> None:
    table = elves(
        "human: d2 3m, c4 3m; night_elf: d2 1f", "moon_glaive", levels={"night_elf": (1, 1, 3)}
    )
    table.roll("2").act("play moon_glaive").roll("1")
    assert dealt(table) == [3]


def test_moon_glaive_is_not_asked_for_without_a_hit() -> None:
    table = elves("human: d2 3m; night_elf: d2 1r", "moon_glaive").roll("6")
    assert table.kind == "roll"


# -- Curse ----------------------------------------------------------------------------


def cursed(text: str, hand: str = "curse") -> Fight:
    return fight(text, races=("orc", "undead"), hands={"undead": hand})


def test_example_19_curse_prevents_casualties() -> None:
    table = cursed("orc: d2 3r, c4 1r; undead: d2 3m").roll("1 1 2 2")
    assert (table.kind, table.asked) == ("window", "undead")
    table.act("play curse").chance("curse 1 3 4 6")
    assert (dealt(table), prevented(table)) == ([4], [("curse", 2)])
    assert len(lost(table)) == 2


def test_curse_twice_rolls_for_every_hit_again() -> None:
    table = cursed("orc: d2 2r; undead: d2 3m", "curse curse").roll("1 1")
    table.act("play curse").chance("curse 1 6").act("play curse").chance("curse 2 6")
    assert (dealt(table), prevented(table)) == ([2], [("curse", 2)])
    assert lost(table) == []


def test_curse_is_not_asked_for_when_nothing_is_left_to_prevent() -> None:
    table = cursed("orc: d2 1r; undead: d2 3m", "curse curse").roll("1")
    table.act("play curse").chance("curse 1")
    assert table.kind == "roll"


# -- Invisibility ---------------------------------------------------------------------


def test_invisibility_takes_one_casualty_away() -> None:
    table = fight("human: d2 3m; orc: d2 3r", hands={"human": "invisibility"})
    table.roll("1 1 2")
    assert (table.kind, table.asked) == ("window", "human")
    table.act("play invisibility")
    assert prevented(table) == [("invisibility", 1)]
    assert len(lost(table)) == 2


def test_invisibility_is_not_asked_for_without_a_casualty() -> None:
    table = fight("human: d2 3m; orc: d2 3r", hands={"human": "invisibility"}).roll("6 6 6")
    assert table.kind == "roll"


def test_9_heal_comes_before_invisibility() -> None:
    table = fight(
        "human: d2 3m, c4 1f; orc: d2 3r",
        hands={"human": "invisibility"},
        levels={"human": (1, 1, 3)},
    )
    table.roll("1 1 6").act("play invisibility")
    assert prevented(table) == [("heal", 1), ("invisibility", 1)]
    assert lost(table) == []


def test_9_curse_comes_before_heal() -> None:
    table = fight(
        "human: A 1f; undead: A 2m; orc: A 3r",
        scenario=allied("elf_gate", (0, 2)),
        turn="orc",
        levels={"human": (1, 1, 3)},
        hands={"undead": "curse"},
    )
    table.roll("1 1 6").act("play curse").chance("curse 1 6")
    assert prevented(table) == [("curse", 1), ("heal", 1)]
    assert lost(table) == []


def test_9_heal_leaves_invisibility_nothing_to_do() -> None:
    table = fight(
        "human: d2 3m, c4 1f; orc: d2 3r",
        hands={"human": "invisibility"},
        levels={"human": (1, 1, 3)},
    )
    table.roll("1 6 6")
    assert table.kind == "roll"


# -- Marksmanship ---------------------------------------------------------------------


def test_marksmanship_the_night_elf_picks_one_casualty() -> None:
    table = elves("human: d2 1m 1r, c4 1f; night_elf: d2 3r", "marksmanship")
    table.roll("6", "1 1 6")
    assert (table.kind, table.asked) == ("window", "night_elf")
    table.act("play marksmanship")
    assert (table.kind, table.asked) == ("lose", "night_elf")
    table.act("lose human flying c4")
    assert lost(table) == [("human", 2)]
    assert (table.kind, table.asked) == ("lose", "human")


def test_marksmanship_keeps_to_the_normal_rules() -> None:
    table = elves("human: d2 1m 1w, c4 1f 1r; night_elf: d2 3m", "marksmanship")
    table.roll("6").roll("6").roll("6", "1 6 6").act("play marksmanship")
    assert table.no("lose human flying c4") == "lose_flyer"
    assert table.no("lose human worker d2") == "lose_absent"
    table.act("lose human ranged c4")


def test_marksmanship_is_not_asked_for_without_a_choice() -> None:
    table = elves("human: d2 2m; night_elf: d2 3r", "marksmanship").roll("1 6 6")
    assert lost(table) == [("human", 0)]


def test_marksmanship_does_not_choose_the_unit_asleep_for_its_owner() -> None:
    table = fight(
        "orc: e6 2m; human: e6 1m; night_elf: d4 2r",
        scenario="main4",
        turn="human",
        hands={"human": "polymorph", "night_elf": "marksmanship"},
    )
    table.act("join", "play_on polymorph orc melee e6").roll("1 6").roll("6", "6")
    assert rolled(table)[-2:] == [("orc", 1, 0), ("human", 1, 0)]


# -- Pillage --------------------------------------------------------------------------


def test_example_25_pillage_takes_the_cost_or_all_there_is() -> None:
    table = fight(
        "human: d2 2f; orc: d2 2r", hands={"orc": "pillage"}, stock={"human": (1, 5), "orc": (0, 0)}
    )
    table.roll("1 6")
    assert (table.kind, table.asked) == ("window", "orc")
    table.act("play pillage")
    assert (table.stock("human"), table.stock("orc")) == ((0, 3), (1, 2))
    assert table.heard("pillage")[0].data == {"seat": 1, "victim": 0, "gold": 1, "wood": 2}


def test_pillage_is_not_asked_for_when_there_is_nothing() -> None:
    table = fight("human: d2 2f; orc: d2 2r", hands={"orc": "pillage"}).roll("1 6")
    assert table.kind == "roll"


def test_pillage_after_each_casualty() -> None:
    table = fight(
        "human: d2 3m; orc: d2 3r", hands={"orc": "pillage pillage"}, stock={"human": (9, 9)}
    )
    table.roll("1 1 6").act("pass", "play pillage", "pass")
    assert table.stock("orc") == (1, 1)


def test_pillage_of_a_called_worker_takes_what_a_worker_costs() -> None:
    table = fight(
        "human: d2 3w; orc: d2 3m",
        hands={"orc": "pillage"},
        called={"human": "d2"},
        stock={"human": (9, 9), "orc": (0, 0)},
    )
    table.roll("6 6 6", "1 6 6").act("play pillage")
    gold, wood = BOX.costs[WORKER]
    assert BOX.costs[WORKER] != BOX.costs[0]
    assert table.stock("orc") == (gold, wood)
    assert table.stock("human") == (9 - gold, 9 - wood)


# -- Call to Arms in battle -----------------------------------------------------------


def test_call_to_arms_workers_fight_as_melee_units_of_the_owners_level() -> None:
    table = fight("human: d2 3w; orc: d2 2m", called={"human": "d2"}, levels={"human": (2, 1, 1)})
    table.roll("3 6 6", "1 6")
    assert rolled(table) == [("human", 3, 1), ("orc", 2, 1)]
    assert lost(table) == [("human", 3), ("orc", 0)]
    assert table.reserve("human") == "10m 7r 4f 6w"


def test_13_15_called_workers_join_other_battles_from_the_flank() -> None:
    table = fight("human: d2 1m, c4 2w; orc: d2 1m", called={"human": "c4"})
    table.roll("6 6 6", "6")
    assert rolled(table)[0] == ("human", 3, 0)


def test_call_to_arms_the_winner_holds_the_field_with_workers_and_draws() -> None:
    table = fight(
        "human: d2 1w; orc: d2 1m",
        called={"human": "d2"},
        decks={"human": "fast resources", "orc": "fast"},
    )
    table.draws("fast", "resources").roll("1", "6")
    assert outcome(table) == "defence"
    table.draws("fast")


def test_5_4_a_builder_who_fights_gives_his_outpost_up() -> None:
    table = fight("human: d2 1w; orc: d2 1m", called={"human": "d2"}, outposts={"human": "d2?"})
    assert table.outposts("human") == ""


def test_devour_and_polymorph_reach_called_workers() -> None:
    table = fight("human: d2 2w; orc: d2 1m", called={"human": "d2"}, hands={"orc": "devour"})
    table.act("play_on devour human worker d2").roll("6", "1")
    assert outcome(table) == "attack"
    assert table.reserve("human") == "10m 7r 4f 8w"


# -- Dispel Magic ---------------------------------------------------------------------


def test_dispel_magic_cancels_a_card_before_it_works() -> None:
    table = fight(
        "human: d2 1m, c4 1r; orc: d2 2m", hands={"orc": "devour", "human": "dispel_magic"}
    )
    table.act("play_on devour human ranged c4")
    assert (table.kind, table.asked) == ("window", "human")
    table.act("play dispel_magic")
    assert table.heard("dispelled")[0].data["seat"] == 1
    assert (table.hand("orc"), table.hand("human")) == ("", "")
    table.roll("6")
    assert rolled(table) == [("human", 1, 0)]


def test_dispel_magic_may_be_declined() -> None:
    table = fight(
        "human: d2 1m, c4 1r; orc: d2 2m", hands={"orc": "devour", "human": "dispel_magic"}
    )
    table.act("play_on devour human ranged c4", "pass").roll("6", "1 6")
    assert outcome(table) == "attack"
    assert table.hand("human") == "dispel_magic"


def test_dispel_magic_only_by_who_takes_part() -> None:
    table = fight(
        "orc: e6 1m; night_elf: e6 2r; human: a1 1m",
        scenario="main4",
        turn="night_elf",
        hands={"orc": "devour", "human": "dispel_magic"},
    )
    table.act("play_on devour night_elf ranged e6").roll("6")
    assert rolled(table) == [("night_elf", 1, 0)]


def test_dispel_magic_on_dispel_magic() -> None:
    table = _two_human_players()
    table.act("play_on polymorph second melee d2")
    assert table.asked == "second"
    table.act("play dispel_magic")
    assert table.asked == "first"
    table.act("play dispel_magic")
    assert [event.data["seat"] for event in table.heard("dispelled")] == [1]
    assert table.s.battle is not None
    assert table.s.battle.polymorphed == ((1, 0, table.space("d2")),)
    table.roll("6")
    assert [seat for seat, _, _ in rolled(table)] == ["first"]


def test_dispel_magic_works_when_the_second_one_is_not_played() -> None:
    table = _two_human_players()
    table.act("play_on polymorph second melee d2", "play dispel_magic", "pass")
    assert [event.data["card"] for event in table.heard("dispelled")] == [NUMBER["polymorph"]]
    table.roll("6", "6")
    assert table.hand("first") == "dispel_magic"


class Mirror(Fight):
    """A table at which both players have the same race."""

    def name(self, side: int) -> str:
        return ("first", "second")[side]

    def side(self, name: str) -> int:
        return ("first", "second").index(name)

    def _sides(self) -> list[str]:
        return ["first", "second"]


def _two_human_players() -> Mirror:
    """Human against Human, which only a scenario of one's own allows."""
    plan = scenario_of("main2")
    rules = WarcraftRules(plan, (RACE["human"], RACE["human"]), WarcraftOptions())
    table = Mirror(rules, fight("human: d2 1m; orc: d2 1m").s)
    dispel, polymorph = NUMBER["dispel_magic"], NUMBER["polymorph"]
    table.s.hands = [(dispel, polymorph), (dispel,)]
    table.s.agenda = [("next_battle", AUTO)]
    rules.settle(table.s, table.events.append)
    table.flow()
    return table


def test_13_27_no_dispel_magic_against_cards_of_the_steps() -> None:
    table = position(
        "human: d2 1m; orc: c4 1m",
        turn="orc",
        hands={"orc": "fast", "human": "dispel_magic"},
    )
    assert (table.kind, table.asked) == ("window", "orc")
    table.act("play_at fast c4").passes("move")
    assert table.kind == "move"
    assert table.hand("human") == "dispel_magic"
