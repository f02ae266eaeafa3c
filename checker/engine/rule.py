"""Checks that are data: a YAML rule names its engine and what the engine is to look for."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable

from checker.engine.check import Check, Page, Run
from checker.engine.finding import Severity
from checker.engine.pattern import Pattern
from ruleschema.submission.bind import bind
from ruleschema.submission.source import Sequence, compose
from ruleschema.submission.span import Span, Text


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: the page of a check, the engine that runs it, and what the engine looks for."""

    code: Text
    name: Text
    title: Text
    severity: Severity
    what: Text
    why: Text
    fix: Text
    engine: Text
    passes: Text
    fails: Text
    span: Span
    # Of the conflict engine: aspects, or dimensions of them.
    of: tuple[Text, ...] = ()
    # Of the engines that look for statements: what is there, and what is there beside it or missing.
    one: tuple[Pattern, ...] = ()
    other: tuple[Pattern, ...] = ()
    # What both statements must share: wager, actor, act, thing, section, clause.
    same: tuple[Text, ...] = ()
    # The words of the finding: {one} and {other} are the numbers of the clauses, {said} and {other_said} what they say.
    message: Text | None = None
    expected: Text | None = None
    actual: Text | None = None
    label: Text | None = None
    hint: Text | None = None
    # What the fingerprint is made of, in the same words.
    about: tuple[Text, ...] = ()
    once: Text | None = None  # "yes": one finding for the document, at the first place
    games: tuple[Text, ...] = ()
    cite: Text | None = None
    law: Text | None = None
    beside: Text | None = None


Engine = Callable[[Rule], Run]


@cache
def rule_pages() -> tuple[Page, ...]:
    """The pages of all YAML rules; a fault in one is a fault of the program, told by file and line."""
    return tuple(_page(rule) for source in _sources() for rule in _read(source))


def _page(rule: Rule) -> Page:
    engine: Engine = import_module(f"checker.rules.{rule.engine}").engine
    check = Check(
        code=str(rule.code),
        title=str(rule.title),
        severity=rule.severity,
        why=str(rule.why),
        fix=str(rule.fix),
        run=engine(rule),
        passes=str(rule.passes),
        fails=str(rule.fails),
        one_game=True,
        cite=str(rule.cite or ""),
        law=str(rule.law or ""),
        beside=str(rule.beside or ""),
    )
    return Page(check, str(rule.what), str(rule.name))


def _read(source: Traversable) -> Iterator[Rule]:
    node, problems = compose(source.read_text(encoding="utf-8"), source.name)
    found = [bind(Rule, item, problems) for item in (node.items if isinstance(node, Sequence) else ())]
    if problems:
        raise ValueError(f"{problems[0].span}: {problems[0].message}")
    yield from found


def _sources() -> list[Traversable]:
    folders = (each for each in files("checker.checks").iterdir() if each.is_dir())
    found = (each for folder in folders for each in folder.iterdir() if each.name.endswith(".yaml"))
    return sorted(found, key=lambda each: each.name)
