"""Words for options and questions, as messages (``text.py`` holds the English)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boardgames_desktop.core.actions import Option, Seat, Span
from boardgames_desktop.core.picture import Thing
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.risk import say_neutrals, things
from boardgames_desktop.games.risk.allies import invasion_open
from boardgames_desktop.games.risk.base import income_of, land_name
from boardgames_desktop.games.risk.cards import CARD_KEYS, JOKERS, MUST_TRADE, SYMBOL
from boardgames_desktop.games.risk.state import NONE, RiskState
from boardgames_desktop.games.risk.world import BONUS, SYMBOLS

if TYPE_CHECKING:
    from boardgames_desktop.games.risk.base import RiskBase


CARDS_OF_SET = 3
_MARCHES = {"combat": "attack", "fortify": "move", "ally_fortify": "move", "move_in": "move"}
"""What pointing at a territory begins while a question is open."""


def card_name(card: int) -> Msg:
    """Return a card's name: its territory, or joker."""
    return Msg("risk.joker") if card in JOKERS else land_name(card)


def card_words(card: int) -> Msg:
    """Return a card's name with its symbol."""
    if card in JOKERS:
        return Msg("risk.joker")
    return Msg("risk.card.words", {"card": land_name(card), "symbol": symbol_name(card)})


def symbol_name(card: int) -> Msg:
    """Return the name of a card's symbol."""
    return Msg("risk.symbol." + SYMBOLS[SYMBOL[card]])


def card_thing(card: int) -> str:
    """Return a card's thing."""
    return "card:" + CARD_KEYS[card]


def option_words(rules: RiskBase, o: RiskState, option: Option) -> Msg:
    """Return the words of the Actions panel for an option."""
    verb = option[0]
    special = say_neutrals.option_words(o, option)
    if special is not None:
        return special
    match verb:
        case "claim":
            return Msg("risk.say.claim", {"place": land_name(option[1])})
        case "place":
            place = {"place": land_name(option[1])}
            if isinstance(option[2], Span):
                return Msg("risk.say.place_some", place)
            return Msg("risk.say.place", place, option[2])
        case "trade":
            cards = {
                f"card{number}": card_words(card) for number, card in enumerate(option[1:], start=1)
            }
            return Msg("risk.say.trade", cards, rules.set_value(o, option[1:]))
        case "attack":
            return Msg("risk.say.attack", _way(option), option[3])
        case "storm":
            return _with_amount("risk.say.storm", option, 3)
        case "fortify":
            return _with_amount("risk.say.fortify", option, 3)
        case "defend":
            return Msg("risk.say.defend", {}, option[1])
        case "move_in":
            if isinstance(option[1], Span):
                return Msg("risk.say.move_in_some", {"place": land_name(o.target)})
            return Msg("risk.say.move_in", {"place": land_name(o.target)}, option[1])
    return Msg("risk.say." + verb)


def _way(option: Option) -> dict[str, Msg]:
    return {"source": land_name(option[1]), "target": land_name(option[2])}


def _with_amount(text: str, option: Option, at: int) -> Msg:
    if isinstance(option[at], Span):
        return Msg(text + "_some", _way(option))
    return Msg(text, _way(option), option[at])


def question(rules: RiskBase, o: RiskState, seat: Seat) -> tuple[Msg, ...]:
    """Return the question on top of the agenda as put to ``seat``, and its context."""
    frame = o.agenda[-1]
    kind = frame[0]
    special = say_neutrals.QUESTIONS.get(kind)
    if special is not None:
        return special(rules, o, seat)
    match kind:
        case "claim":
            free = o.owner.count(NONE)
            return Msg("risk.ask.claim"), Msg("risk.ask.claim.more", {}, free)
        case "muster":
            return Msg("risk.ask.muster"), Msg("risk.ask.muster.more", {}, o.pool[seat])
        case "reinforce":
            return _reinforce(rules, o, seat)
        case "place":
            return Msg("risk.ask.place", {}, o.pool[seat]), _income(o, seat)
        case "combat":
            return _combat(o)
        case "defend":
            return _defend(o, frame[2])
        case "move_in":
            place = {"place": land_name(o.target)}
            least, most = frame[2], o.armies[o.source] - 1
            return (
                Msg("risk.ask.move_in", place),
                Msg("risk.ask.move_in.more", {"least": least, "most": most}),
            )
        case "spoils":
            return Msg("risk.ask.spoils", {}, len(o.hands[seat])), worth_of_sets(rules, o)
        case "spoils_place":
            if frame[2]:
                together = Msg("risk.ask.spoils_place.more")
                return Msg("risk.ask.spoils_place", {}, frame[2]), together
            return (Msg("risk.ask.place", {}, o.pool[seat]),)
    return Msg("risk.ask." + kind), Msg(f"risk.ask.{kind}.more")


def ask_next(o: RiskState, picked: Sequence[Thing]) -> tuple[Msg, ...]:
    """Return what is asked once something is picked; empty = nothing else than before."""
    kind = o.agenda[-1][0] if o.agenda else ""
    cards, lands = things.cards_of(picked), things.lands_of(picked)
    if cards:
        left = CARDS_OF_SET - len(cards)
        return (Msg("risk.then.trade", {}, left),) if left > 0 else ()
    if not lands:
        return (Msg("risk.then.place"),) if picked else ()
    if len(lands) == 1 and kind in _MARCHES:
        asked = Msg("risk.then." + _MARCHES[kind], {"source": land_name(lands[0])})
        return (asked, Msg("risk.then.attack.more")) if kind == "combat" else (asked,)
    return ()


def worth_of_sets(rules: RiskBase, o: RiskState) -> Msg:
    """Return what the next set brings."""
    if not rules.golden:
        return Msg("risk.ask.trade.fixed")
    return Msg("risk.ask.trade.worth", {}, rules.chosen.set_value(o.traded))


def _reinforce(rules: RiskBase, o: RiskState, seat: Seat) -> tuple[Msg, ...]:
    hand = len(o.hands[seat])
    worth = worth_of_sets(rules, o)
    if hand >= MUST_TRADE:
        return Msg("risk.ask.must_trade", {}, hand), worth
    return Msg("risk.ask.reinforce", {}, o.pool[seat]), worth


def _income(o: RiskState, seat: Seat) -> Msg:
    base, held = income_of(o.owner, seat, o.lands[seat])
    facts = {"base": base, "bonus": sum(BONUS[number] for number in held)}
    return Msg("risk.ask.place.more", facts, o.lands[seat])


def _combat(o: RiskState) -> tuple[Msg, ...]:
    more = say_neutrals.allies_attack(o) or Msg("risk.ask.combat.more")
    if o.source == NONE:
        return Msg("risk.ask.combat"), more
    way = {"source": land_name(o.source), "target": land_name(o.target)}
    if not invasion_open(o):
        return Msg("risk.ask.combat_on"), more
    armies = {"attackers": o.armies[o.source], "defenders": o.armies[o.target]}
    if o.involved:
        involved = tuple(Name(side) for side in o.involved)
        return Msg("risk.ask.battle_on", way), Msg(
            "risk.ask.battle_on.loyalty", {**armies, "armies": involved}
        )
    return Msg("risk.ask.battle_on", way), Msg("risk.ask.battle_on.more", armies)


def _defend(o: RiskState, dice: int) -> tuple[Msg, ...]:
    return (
        Msg("risk.ask.defend", {"place": land_name(o.target)}),
        Msg(
            "risk.ask.defend.more",
            {"player": Name(o.turn), "source": land_name(o.source)},
            dice,
        ),
    )
