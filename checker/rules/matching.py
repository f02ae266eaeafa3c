"""Engines over statements: one that is wrong by itself, a pair that does not go together, a missing counterpart."""

from collections.abc import Iterator

from checker.engine.check import Run
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.absence import as_far_as_read
from ruleschema.meaning.statement import Place, Statement
from ruleschema.meaning.wagers import wagers_named


def engine(rule: Rule) -> Run:
    """A rule with `other` looks for pairs, or for a statement without its counterpart where the engine says so."""

    def find(filing: Filing, library: Library) -> Iterator[Fault]:
        if rule.games and filing.slug not in rule.games:
            return
        found = _faults(rule, filing)
        if rule.once is not None:
            first = next(found, None)
            found = iter(() if first is None else (first,))
        yield from found

    return find


def _faults(rule: Rule, filing: Filing) -> Iterator[Fault]:
    ones = [each for each in filing.statements if any(pattern.fits(each) for pattern in rule.one)]
    if not ones or not rule.other:
        yield from (_fault(rule, each, None) for each in ones)
        return
    others = [each for each in filing.statements if any(pattern.fits(each) for pattern in rule.other)]
    for one in ones:
        beside = next((each for each in others if each is not one and _shares(rule, one, each)), None)
        if rule.engine == "missing" and beside is None:
            yield as_far_as_read(filing, _fault(rule, one, None))
        elif rule.engine != "missing" and beside is not None:
            yield _fault(rule, one, beside)


def _shares(rule: Rule, one: Statement, other: Statement) -> bool:
    return all(_same(str(name), one, other) for name in rule.same)


def _same(name: str, one: Statement, other: Statement) -> bool:
    match name:
        case "wager":
            return not _wagers(one).isdisjoint(_wagers(other))
        case "actor":
            return one.actor == other.actor
        case "act":
            return one.act == other.act
        case "thing":
            return bool(one.thing & other.thing)
        case "section":
            return _provision(one)[0] is _provision(other)[0]
        case _:
            return _provision(one)[1] is _provision(other)[1]


def _wagers(statement: Statement) -> frozenset[str]:
    """The wagers that a statement is about; one that only measures another is none of them."""
    measured = {name for each in statement.quantities if each.base for name in wagers_named(f"{each.base} wager")}
    return frozenset(statement.wagers) - measured


def _provision(statement: Statement) -> tuple[object, object]:
    provision = statement.place.sentence.provision if statement.place and statement.place.sentence else None
    return (provision.section, provision.clause) if provision is not None else (statement, statement)


def _fault(rule: Rule, one: Statement, other: Statement | None) -> Fault:
    place = _place(one)
    words = {
        "one": place.at,
        "said": said(place),
        "wager": one.wagers[0] if one.wagers else "wager",
        "actor": one.actor,
        "other": _place(other).at if other is not None else "",
        "other_said": said(_place(other)) if other is not None else "",
    }

    def told(text: str | None) -> str:
        return str(text or "").format_map(words)

    related = (Related(_place(other).span, f"{words['other']}: {words['other_said']}"),) if other is not None else ()
    return Fault(
        span=place.span,
        message=told(rule.message),
        at=place.at,
        src=place.src,
        expected=told(rule.expected),
        actual=told(rule.actual),
        label=told(rule.label),
        hint=told(rule.hint),
        related=related,
        about=tuple(map(told, rule.about)) or (words["one"], words["other"]),
    )


def _place(statement: Statement) -> Place:
    if statement.place is None:
        raise ValueError("a statement without a place cannot be told")
    return statement.place


def said(place: Place) -> str:
    """What a clause says, in our words."""
    return place.sentence.reading.text.strip().rstrip(".") if place.sentence is not None else ""
