"""The arithmetic engine: figures that cannot be, whoever decides and whatever is dealt."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import NamedTuple

from checker.engine.check import Run
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from ruleschema.meaning.statement import Place


class Wrong(NamedTuple):
    """A figure that cannot be: where it stands, the words of the message, and what tells it from others."""

    place: Place
    words: dict[str, str]
    about: tuple[str, ...]
    related: tuple[Related, ...] = ()


Law = Callable[[Filing], Iterator[Wrong]]


def engine(rule: Rule) -> Run:
    """The check that looks for what breaks the laws that a rule names; each is a module here with a function `wrong`."""
    laws: list[Law] = [import_module(f"{__name__}.{name}").wrong for name in rule.of]

    def find(filing: Filing, library: Library) -> Iterator[Fault]:
        for law in laws:
            for found in law(filing):
                yield _fault(rule, found)

    return find


def _fault(rule: Rule, found: Wrong) -> Fault:
    def told(text: object) -> str:
        return str(text or "").format_map(found.words)

    return Fault(
        span=found.place.span,
        message=told(rule.message),
        at=found.place.at,
        src=found.place.src,
        expected=told(rule.expected),
        actual=told(rule.actual),
        label=told(rule.label),
        hint=told(rule.hint),
        related=found.related,
        about=found.about,
    )
