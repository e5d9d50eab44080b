"""The game a command line asks for: every word is checked before the rules see it."""

from __future__ import annotations

from collections.abc import Sequence

from boardgames_desktop.ai import LEVELS, is_level
from boardgames_desktop.core.game import AnyGame, Variant
from boardgames_desktop.games import GAME_IDS, load_game
from boardgames_desktop.services.usage import not_one_of, wrong

SEED_TOP = 2**64


def game_of(name: str) -> AnyGame:
    """Return a game; raises UsageError."""
    if name not in GAME_IDS:
        raise wrong("no_game", value=repr(name), names=", ".join(GAME_IDS))
    return load_game(name)


def variant_of(game: AnyGame, wanted: str | None) -> Variant:
    """Return a variant of a game, the first if none is wanted; raises UsageError."""
    variants = {variant.id: variant for variant in game.variants}
    wanted = wanted or next(iter(variants))
    if wanted not in variants:
        raise not_one_of("--variant", wanted, variants)
    return variants[wanted]


def check_seats(kinds: Sequence[str], variant: Variant, *others: str) -> None:
    """Check who is to play: levels or one of ``others``; raises UsageError."""
    for kind in kinds:
        if kind not in others and not is_level(kind):
            raise not_one_of("--seats", kind, [*others, *LEVELS])
    if not variant.min_seats <= len(kinds) <= variant.max_seats:
        one_number = variant.min_seats == variant.max_seats
        raise wrong(
            "seats_exactly" if one_number else "seats_range",
            variant=variant.id,
            least=str(variant.min_seats),
            most=str(variant.max_seats),
            count=str(len(kinds)),
        )


def options_of(pairs: Sequence[str], variant: Variant) -> dict[str, str]:
    """Return the options given as ``KEY=VALUE``; raises UsageError."""
    specs = {spec.key: spec for spec in variant.options}
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise wrong("no_pair", value=repr(pair))
        if key not in specs:
            names = ", ".join(specs) or "–"
            raise wrong("no_option", value=repr(key), variant=variant.id, names=names)
        values = [choice.value for choice in specs[key].choices]
        if value not in values:
            raise wrong("option_value", key=key, names=", ".join(values), value=repr(value))
        found[key] = value
    return found


def seed_of(text: str) -> int:
    """Return the number all chance is derived from; raises UsageError."""
    if not text.isascii() or not text.isdigit() or len(text) > 20 or int(text) >= SEED_TOP:
        raise wrong("no_seed", value=repr(text), top=str(SEED_TOP - 1))
    return int(text)
