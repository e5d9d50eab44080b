"""Why an action is refused: one exact reason each."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

REFUSALS: Mapping[str, Source] = {
    "risk.no.phase": msg("risk", "That does not belong to this phase."),
    "risk.no.outcome": msg("risk", "Dice and cards cannot give this result."),
    "risk.no.out": msg("risk", "This player is already out of the game."),
    "risk.no.claim_first": msg("risk", "First every territory is claimed."),
    "risk.no.claimed": msg("risk", "{place} is already claimed."),
    "risk.no.place_elsewhere": msg("risk", "{place} is not yours: place armies on your own land."),
    "risk.no.one_at_a_time": msg("risk", "During set-up you place one army at a time."),
    "risk.no.place_too_many": plural("risk", "You have only %n army(ies) to place.", "", 0),
    "risk.no.place_first": plural("risk", "First place the %n army(ies) you have left.", "", 0),
    "risk.no.place_together": plural(
        "risk", "The %n army(ies) for this set go to one territory together.", "", 0
    ),
    "risk.no.same_card": msg("risk", "A set is three different cards."),
    "risk.no.not_your_card": msg("risk", "You do not hold this card."),
    "risk.no.card_order": msg("risk", "Name the cards of a set in the order of your hand."),
    "risk.no.no_set": msg(
        "risk", "No set: three equal symbols or one of each, jokers standing in for any."
    ),
    "risk.no.trade_first": plural(
        "risk", "You hold %n card(s): with five or more, trade a set first.", "", 0
    ),
    "risk.no.trade_too_late": msg("risk", "Sets are traded before the first army is placed."),
    "risk.no.trade_enough": msg("risk", "With four cards or fewer no more sets are traded now."),
    "risk.no.reinforced": msg("risk", "Your reinforcements for this turn are done."),
    "risk.no.attack_from_own": msg("risk", "{place} is not yours: attack from your own land."),
    "risk.no.attack_own": msg("risk", "{place} is yours already."),
    "risk.no.not_adjacent": msg("risk", "No border: {source} – {target}."),
    "risk.no.attack_with_one": msg("risk", "{place}: a single army cannot attack."),
    "risk.no.attack_dice": plural("risk", "{place}: at most %n attack die(dice).", "", 0),
    "risk.no.storm_stop": plural(
        "risk", "{place} holds only %n army(ies): stop at fewer than that.", "", 0
    ),
    "risk.no.combat_over": msg("risk", "Combat is over for this turn."),
    "risk.no.defend_now": msg("risk", "First choose the defence dice: {place}."),
    "risk.no.defence_dice": msg("risk", "{place}: a single army defends with one die."),
    "risk.no.move_in_now": msg("risk", "First move into the conquered territory: {place}."),
    "risk.no.move_in_least": plural(
        "risk", "{place}: at least the %n army(ies) of the winning battle move in.", "", 0
    ),
    "risk.no.leave_one": plural(
        "risk", "{place}: one army stays, so at most %n army(ies) can go.", "", 0
    ),
    "risk.no.fortify_after_combat": msg("risk", "Moving troops comes after combat: end it first."),
    "risk.no.fortify_from_own": msg("risk", "{place} is not yours: move your own armies."),
    "risk.no.fortify_to_own": msg("risk", "{place} is not yours: troops move to your own land."),
    "risk.no.fortify_same": msg("risk", "{place}: troops move to another territory."),
    "risk.no.not_connected": msg(
        "risk", "{place}: no path through your own territories leads there."
    ),
}
