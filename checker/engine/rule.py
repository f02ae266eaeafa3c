"""Checks that are data: a YAML rule names its engine and what the engine is to look for."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable

from checker.engine.check import Check, Page, Run
from checker.engine.finding import Fault, Related, Severity
from checker.engine.needs import idle_without, unproven_with
from checker.engine.pattern import Pattern
from ruleschema.submission.bind import bind
from ruleschema.submission.source import Sequence, compose
from ruleschema.submission.span import Span, Text
from ruleschema.submission.values import Lines


@dataclass(frozen=True, slots=True)
class Wording:
    """A wording: how one kind of fault of a rule is told; what it leaves out is told as the rule tells it."""

    span: Span
    message: Text | None = None
    expected: Text | None = None
    actual: Text | None = None
    label: Text | None = None
    hint: Text | None = None
    about: tuple[Text, ...] = ()
    severity: Severity | None = None
    undecided: Text | None = None  # "yes": the fault is not proven


@dataclass(frozen=True, slots=True)
class Pair:
    """A pair: what is there, what is there beside it or missing, and words of its own for the finding."""

    span: Span
    one: tuple[Pattern, ...]
    other: tuple[Pattern, ...] = ()
    same: tuple[Text, ...] = ()
    words: dict[Text, Text] | None = None


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
    # A module of checker/rules, or a function of a module of checker/checks: documents.dates.missing.
    engine: Text
    passes: Text
    fails: Text
    span: Span
    # Of the conflict engine: aspects, or dimensions of them.
    of: tuple[Text, ...] = ()
    # Of the engines that look for statements: what is there, and what is there beside it or missing.
    one: tuple[Pattern, ...] = ()
    other: tuple[Pattern, ...] = ()
    # Several of these, where one rule has several forms, each with `same` and words of its own.
    pairs: tuple[Pair, ...] = ()
    # What both statements must share, and what must differ: wager, actor, act, thing, subject, section, clause; and
    # "act named": the first names the act of the other.
    same: tuple[Text, ...] = ()
    apart: tuple[Text, ...] = ()
    # What another statement of the clause, or of a clause above it, must say for a finding, and what it may not say.
    given: tuple[Pattern, ...] = ()
    unless: tuple[Pattern, ...] = ()
    # The words of the finding, in which the names of `checker.rules.matching.words_for` stand in braces.
    message: Text | None = None
    expected: Text | None = None
    actual: Text | None = None
    label: Text | None = None
    hint: Text | None = None
    # What the fingerprint is made of, in the same words.
    about: tuple[Text, ...] = ()
    # Kinds of fault that the engine tells apart, each in words of its own.
    kinds: dict[Text, Wording] | None = None
    once: Text | None = None  # "yes": one finding for the document, at the first place
    # Words that a function looks for, or sets aside.
    words: tuple[Text, ...] = ()
    # What a document must have for the check to say anything of it (checker/engine/needs.py).
    needs: Text | None = None
    # What it judges by: where that is open or not known, a document is undecided and not passed (bets, law).
    judges: Text | None = None
    across: Text | None = None  # "yes": what it says of a document depends on the others
    # "yes": it takes all of the document for the rules of one game, as engines over statements always do.
    one_game: Text | None = None
    cite: Text | None = None
    law: Text | None = None
    beside: Text | None = None
    elsewhere: Text | None = None

    def fault(
        self,
        span: Span,
        at: str,
        src: Lines | tuple[int, ...] | None = None,
        *,
        kind: str = "",
        related: tuple[Related, ...] = (),
        severity: Severity | None = None,
        cite: str = "",
        cause: str = "",
        about: tuple[str, ...] = (),
        **words: object,
    ) -> Fault:
        """The fault in the rule's words, or in those of one of its kinds, with these names put in."""
        own = (self.kinds or {})[Text(kind)] if kind else None
        words["at"] = at

        def told(name: str) -> str:
            text = getattr(own, name, None) or getattr(self, name)
            return str(text or "").format_map(words)

        return Fault(
            span=span,
            message=told("message"),
            at=at,
            src=src.numbers if isinstance(src, Lines) else src or (),
            expected=told("expected"),
            actual=told("actual"),
            label=told("label"),
            hint=told("hint"),
            cite=cite,
            related=related,
            about=about or tuple(str(each).format_map(words) for each in (own.about if own else ()) or self.about),
            undecided=own is not None and own.undecided is not None,
            severity=severity or (own.severity if own else None),
            cause=cause,
        )


Engine = Callable[[Rule], Run]


@cache
def rule_pages() -> tuple[Page, ...]:
    """The pages of all YAML rules; a fault in one is a fault of the program, told by file and line."""
    return tuple(_page(rule) for source in _sources() for rule in _read(source))


def _page(rule: Rule) -> Page:
    check = Check(
        code=str(rule.code),
        title=str(rule.title),
        severity=rule.severity,
        why=str(rule.why),
        fix=str(rule.fix),
        run=_run(rule),
        passes=str(rule.passes),
        fails=str(rule.fails),
        idle=idle_without(rule.needs),
        unproven=unproven_with(rule.judges),
        across=rule.across is not None,
        one_game=rule.one_game is not None or "." not in rule.engine,
        cite=str(rule.cite or ""),
        law=str(rule.law or ""),
        beside=str(rule.beside or ""),
        elsewhere=str(rule.elsewhere or ""),
    )
    return Page(check, str(rule.what), str(rule.name))


def _run(rule: Rule) -> Run:
    module, _, function = str(rule.engine).rpartition(".")
    if module:
        return partial(getattr(import_module(f"checker.checks.{module}"), function), rule)
    engine: Engine = import_module(f"checker.rules.{rule.engine}").engine
    return engine(rule)


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
