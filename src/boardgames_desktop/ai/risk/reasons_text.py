"""The sentences that say why an opponent of Risk does what it does; ids start ``risk_ai.``."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

TEXT: Mapping[str, Source] = {
    "risk_ai.odds": msg("risk", "Chance of success: {percent}%.", "why"),
    "risk_ai.eliminate": plural("risk", "Eliminates {victim} and takes %n card(s).", "why", 0),
    "risk_ai.eliminate_bare": msg("risk", "Eliminates {victim}.", "why"),
    "risk_ai.chain": plural("risk", "Cards taken bring %n army(ies) to go on with.", "why", 0),
    "risk_ai.complete": plural("risk", "Completes {continent}: %n army(ies) a turn.", "why", 0),
    "risk_ai.break": plural("risk", "Costs {victim} %n army(ies) a turn: {continent}.", "why", 0),
    "risk_ai.card": msg("risk", "One territory earns a card; this one is cheap.", "why"),
    "risk_ai.push": plural("risk", "Takes %n territory(ies) while the odds are good.", "why", 0),
    "risk_ai.shorter": plural("risk", "Leaves %n border territory(ies) fewer to guard.", "why", 0),
    "risk_ai.leader": msg("risk", "{victim} leads and has to be held back.", "why"),
    "risk_ai.hold": msg("risk", "No attack is worth its risk now.", "why"),
    "risk_ai.card_safe": msg("risk", "The card is already earned.", "why"),
    "risk_ai.danger": plural("risk", "%n enemy army(ies) stand next to {place}.", "why", 0),
    "risk_ai.guard": msg("risk", "{place} guards {continent}.", "why"),
    "risk_ai.trade_now": plural(
        "risk", "The set brings %n army(ies) that are of use now.", "why", 0
    ),
    "risk_ai.trade_must": msg("risk", "With five cards a set has to be traded.", "why"),
    "risk_ai.start": msg("risk", "The first turn starts from {place}.", "why"),
    "risk_ai.claim_continent": msg("risk", "{continent} is within reach.", "why"),
    "risk_ai.move_on": msg("risk", "The march goes on from {place}.", "why"),
    "risk_ai.stay": msg("risk", "The armies are needed more in {place}.", "why"),
    "risk_ai.front": msg("risk", "Idle armies go to the front: {place}.", "why"),
    "risk_ai.settled": msg("risk", "The armies already stand where they are needed.", "why"),
}
