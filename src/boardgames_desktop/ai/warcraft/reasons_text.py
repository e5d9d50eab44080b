"""The sentences that say why an opponent of Warcraft does what it does; ids: ``warcraft_ai.``."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

TEXT: Mapping[str, Source] = {
    "warcraft_ai.odds": msg("warcraft", "Chance to win the battle: {percent}%.", "why"),
    "warcraft_ai.attack": plural("warcraft", "Attacks %n unit(s): {place}.", "why", 0),
    "warcraft_ai.town": msg("warcraft", "Goes for a home of {victim}: {place}.", "why"),
    "warcraft_ai.fall": msg(
        "warcraft", "Once more, and {victim} is lost: {place} was captured before.", "why"
    ),
    "warcraft_ai.raid": plural(
        "warcraft", "%n worker(s) stand there without a guard: {place}.", "why", 0
    ),
    "warcraft_ai.points": plural("warcraft", "Brings %n victory point(s): {place}.", "why", 0),
    "warcraft_ai.guard": msg("warcraft", "Guards its own home: {place}.", "why"),
    "warcraft_ai.spot": msg("warcraft", "This space decides the scenario: {place}.", "why"),
    "warcraft_ai.carry": msg("warcraft", "Brings the captive nearer home: {place}.", "why"),
    "warcraft_ai.near": msg("warcraft", "Comes nearer to what it wants: {place}.", "why"),
    "warcraft_ai.flank": msg("warcraft", "Units beside a battle fight as well: {place}.", "why"),
    "warcraft_ai.work": plural("warcraft", "%n worker(s) go where they are of most use.", "why", 0),
    "warcraft_ai.wait": msg("warcraft", "No move is worth its risk now.", "why"),
    "warcraft_ai.danger": plural(
        "warcraft", "%n enemy unit(s) could come here: {place}.", "why", 0
    ),
    "warcraft_ai.train": plural(
        "warcraft", "%n piece(s) more are worth most for the price.", "why", 0
    ),
    "warcraft_ai.army": msg("warcraft", "Enemies have the stronger army.", "why"),
    "warcraft_ai.hands": plural("warcraft", "So far there are %n worker(s).", "why", 0),
    "warcraft_ai.build": msg(
        "warcraft", "There is more to spend than the buildings can train.", "why"
    ),
    "warcraft_ai.outpost": msg(
        "warcraft", "Units come on the board nearer to the front: {place}.", "why"
    ),
    "warcraft_ai.upgrade": msg(
        "warcraft", "The next level has strength {strength}: {unit}.", "why"
    ),
    "warcraft_ai.save": msg("warcraft", "Nothing is worth its price now.", "why"),
    "warcraft_ai.last_points": msg(
        "warcraft", "With these cards the victory points are complete.", "why"
    ),
    "warcraft_ai.card": msg("warcraft", "More use now than in hand: {card}.", "why"),
    "warcraft_ai.keep": msg("warcraft", "The cards are kept for a better moment.", "why"),
    "warcraft_ai.cheap": msg("warcraft", "This unit is missed least: {unit}.", "why"),
    "warcraft_ai.field": msg("warcraft", "The last unit in the battlefield has to stay.", "why"),
    "warcraft_ai.order": msg("warcraft", "The surest battle is fought first.", "why"),
}
