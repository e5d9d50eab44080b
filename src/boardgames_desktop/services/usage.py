"""Command lines that speak the person's language.

Reading arguments loads no Qt; it comes, with the catalogues, when there is a word to say.
"""

from __future__ import annotations

import argparse
import io
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, NoReturn

from boardgames_desktop.core.text import Msg, verbatim
from boardgames_desktop.services.text_usage import ARGPARSE, USAGE

if TYPE_CHECKING:
    from boardgames_desktop.services.language import Language

USAGE_EXIT = 2

_CODE = re.compile(r"%(?:\((\w+)\))?[sr]")

_asked: ContextVar[Sequence[str] | None] = ContextVar("_asked", default=None)
"""The arguments that are being read; None = nobody is spoken to."""


class UsageError(Exception):
    """The command line makes no sense; the message says why in one line.

    Attributes:
        msg: what is wrong.
        prog: the program, with its command, that was asked; "" = whoever reports it.
    """

    def __init__(self, msg: Msg, prog: str = "") -> None:
        super().__init__(msg)
        self.msg = msg
        self.prog = prog

    def __str__(self) -> str:
        from boardgames_desktop.services.language import language

        return " ".join(language().text(self.msg).split())


def wrong(what: str, **params: str) -> UsageError:
    """Return the error ``services.usage.<what>``."""
    return UsageError(Msg(f"services.usage.{what}", params))


def not_one_of(option: str, value: str, names: Iterable[str]) -> UsageError:
    """Return the error that ``value`` is none of the words that may follow ``option``."""
    return wrong("not_one_of", option=option, value=repr(value), names=", ".join(names))


class HelpText(str):
    """What ``argparse`` carries about as help: the English words, and the text behind them."""

    msg: Msg

    __slots__ = ("msg",)


def help_text(msg_id: str, **params: str) -> HelpText:
    """Return the text ``msg_id`` of :data:`USAGE` for ``argparse``."""
    text = HelpText(USAGE[msg_id].text.format(**params))
    text.msg = Msg(msg_id, params)
    return text


# -- whom to speak to --------------------------------------------------------------------


def language_of(arguments: Sequence[str]) -> str:
    """Return the language the person wants: asked for, of the settings, or of the system."""
    from boardgames_desktop.services.language import LANGUAGES, system_language

    wanted = ""
    for at, word in enumerate(arguments):
        option, equals, value = word.partition("=")
        if option == "--language":
            wanted = value if equals else "".join(arguments[at + 1 : at + 2])
    if wanted in LANGUAGES:
        return wanted
    return _language_of_settings() or system_language()


def _language_of_settings() -> str:
    from boardgames_desktop.services.files import BadFileError, parse_json, read_capped
    from boardgames_desktop.services.paths import Paths
    from boardgames_desktop.services.settings import MAX_BYTES, settings_from

    with suppress(OSError, BadFileError):
        settings, _ = settings_from(parse_json(read_capped(Paths.default().settings, MAX_BYTES)))
        return settings.language
    return ""


@contextmanager
def speaking(arguments: Sequence[str]) -> Iterator[Language]:
    """Speak the language of whoever gave these arguments, and the one before afterwards."""
    from boardgames_desktop.services.language import language

    speech = language()
    before, wanted = speech.code, language_of(arguments)
    if wanted != before or not speech.edition:
        speech.set(wanted)
    try:
        yield speech
    finally:
        if speech.code != before:
            speech.set(before)


def complaint(arguments: Sequence[str], msg: Msg) -> str:
    """Return ``msg`` as one line for whoever gave these arguments."""
    with speaking(arguments) as speech:
        return " ".join(speech.text(msg).split())


# -- argparse ----------------------------------------------------------------------------


def _argparse_says(sentence: str) -> str:
    """Return a sentence of ``argparse``, with its ``%(value)r``, in the person's language."""
    arguments = _asked.get()
    if arguments is None or sentence not in ARGPARSE:
        return sentence
    holes = {code[1] or "words": code[0] for code in _CODE.finditer(sentence)}
    with speaking(arguments) as speech:
        return speech.text(Msg(ARGPARSE[sentence], holes))


@contextmanager
def _argparse_asks(arguments: Sequence[str]) -> Iterator[None]:
    """Let ``argparse`` ask us for its sentences for a while.

    It asks ``gettext``, which only reads ``.mo`` files of its own domain; ours are Qt's.
    """
    module: Any = argparse
    before: Callable[[str], str] = module._
    token = _asked.set(arguments)
    module._ = _argparse_says
    try:
        yield
    finally:
        module._ = before
        _asked.reset(token)


def _told(text: str | None) -> str | None:
    """Return a help text or heading in the person's language; % is doubled in help texts."""
    arguments = _asked.get()
    if text is None or arguments is None:
        return text
    if isinstance(text, HelpText):
        with speaking(arguments) as speech:
            return speech.text(text.msg)
    return _argparse_says(text)


class _Formatter(argparse.HelpFormatter):
    """Words the help as it is written, not when the parser is made."""

    def start_section(self, heading: str | None) -> None:
        super().start_section(_told(heading))

    def add_text(self, text: str | None) -> None:
        super().add_text(text if text == argparse.SUPPRESS else _told(text))

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        said = _argparse_says("usage: ") if prefix is None else prefix
        super().add_usage(usage, actions, groups, said)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return _told(action.help)


class UsageParser(argparse.ArgumentParser):
    """An ``ArgumentParser`` that raises :class:`UsageError` and tells its help in five languages.

    Help texts are made by :func:`help_text`.
    """

    def __init__(self, **more: Any) -> None:
        super().__init__(
            **{"allow_abbrev": False, "formatter_class": _Formatter, **more},
        )

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Read ``args``, those of the program if there are none given; raises UsageError."""
        words = sys.argv[1:] if args is None else list(args)
        with _argparse_asks(words):
            return super().parse_args(words, namespace)

    def format_help(self) -> str:
        arguments = _asked.get()
        if arguments is None:
            return super().format_help()
        with speaking(arguments):
            return super().format_help()

    def print_help(self, file: Any = None) -> None:
        """Write the help; letters the place does not know become question marks."""
        file = file or sys.stdout
        if isinstance(file, io.TextIOWrapper):
            file.reconfigure(errors="replace")
        super().print_help(file)

    def error(self, message: str) -> NoReturn:
        raise UsageError(verbatim(message), self.prog)
