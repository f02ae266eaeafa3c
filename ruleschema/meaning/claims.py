"""What a statement claims, one comparable thing at a time: a figure, a quality, a permission, an order, a fate."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, unique
from functools import cache

from ruleschema.meaning.cases import ALWAYS, Case, Event, both
from ruleschema.meaning.circumstances import moment
from ruleschema.meaning.intervals import Interval
from ruleschema.meaning.lexicon import Kind, dimension_of, entries
from ruleschema.meaning.quantities import Quantity
from ruleschema.meaning.statement import Form, Modality, Statement
from ruleschema.meaning.subjects import Subject, subject_of
from ruleschema.meaning.wagers import wagers_named

# Acts that set a limit by their figure, so that forbidding them forbids nothing else.
_LIMITS = frozenset(("exceed", "equal", "include", "require", "qualify"))


@unique
class Aspect(StrEnum):
    """In what respect two statements can conflict."""

    PERMISSION = "permission"
    ACT = "act"
    QUALITY = "quality"
    FIGURE = "figure"
    AMOUNT = "amount"
    TOPIC = "topic"
    FATE = "fate"
    TIME = "time"
    ORDER = "order"
    ACTOR = "actor"
    RANK = "rank"


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing that a statement claims of its subject in its case."""

    aspect: Aspect
    # What is claimed about it, so that only claims of one key are compared: the act, the dimension, the unit.
    key: str
    value: str | Interval | bool
    # The names that tell the subject from others; the claimed value is not among them.
    subject: Subject
    case: Case
    statement: Statement
    # Of a quality, the dimension in which its values exclude each other.
    dimension: str = ""


def claims(statement: Statement) -> Iterator[Claim]:
    """Everything that a statement claims."""
    if statement.act:
        yield from _permission(statement)
        yield from _act(statement)
        yield from _time(statement)
        yield from _order(statement)
        yield from _actor(statement)
    if statement.fate and statement.modality is not Modality.MAY:
        yield from _fate(statement)
    if statement.rank:
        yield Claim(Aspect.RANK, statement.act, statement.rank, Subject(), ALWAYS, statement)
    for dimension, name in statement.qualities:
        key = f"{dimension} {'' if statement.act == name else _event(statement.act)}"
        yield Claim(Aspect.QUALITY, key, name, subject_of(statement), _when(statement), statement, dimension)
    if statement.form is not Form.DEFINITION:
        for quantity in statement.quantities:
            yield from _figure(statement, quantity)


def _permission(statement: Statement) -> Iterator[Claim]:
    if statement.modality is Modality.IS or statement.act in _LIMITS or statement.only:
        return
    if statement.modality.forbids and statement.quantities:
        return  # it forbids an amount, not the act
    subject, case = subject_of(statement), _when(statement)
    for act in (statement.act, *statement.also):
        yield Claim(Aspect.PERMISSION, act, statement.modality.forbids, subject, case, statement)


def _act(statement: Statement) -> Iterator[Claim]:
    dimension = dimension_of(Kind.ACT, statement.act)
    if dimension is not None and not statement.modality.forbids:
        yield Claim(Aspect.ACT, dimension, statement.act, subject_of(statement), _when(statement), statement)


def _fate(statement: Statement) -> Iterator[Claim]:
    # Without a case, what is said of wagers that won or lost is only how they are settled.
    stated = statement.case.dimensions or statement.case.events
    if stated and (statement.wagers or "wager" in statement.about):
        subject = Subject(wagers=frozenset(statement.wagers))
        yield Claim(Aspect.FATE, "fate", statement.fate, subject, _when(statement), statement)


def _time(statement: Statement) -> Iterator[Claim]:
    for time in statement.times:
        if time.relation in ("before", "after") and time.about and not statement.modality.forbids:
            key = " ".join(sorted(time.about))
            case = _without_moment(statement.case)
            yield Claim(Aspect.TIME, f"{statement.act} {key}", time.relation, subject_of(statement), case, statement)


def _order(statement: Statement) -> Iterator[Claim]:
    """Which of two acts comes first: "collect losing wagers before winning wagers are paid"; "not until" is after."""
    for time in statement.times:
        other = sorted(time.about & _acts())
        relation = time.relation
        if relation == "until" and statement.modality.forbids:
            relation = "after"
        elif statement.modality not in (Modality.SHALL, Modality.IS):
            continue
        if relation not in ("before", "after") or not other or other[0] == statement.act:
            continue
        first, second = (statement.act, other[0]) if relation == "before" else (other[0], statement.act)
        subject = Subject(wagers=frozenset(statement.wagers), holder=statement.holder)
        key = " ".join(sorted((first, second)))
        yield Claim(Aspect.ORDER, key, first, subject, _without_moment(statement.case), statement)


def _actor(statement: Statement) -> Iterator[Claim]:
    if statement.actor and (statement.modality is Modality.SHALL or statement.only):
        yield Claim(Aspect.ACTOR, statement.act, statement.actor, subject_of(statement), _when(statement), statement)


def _figure(statement: Statement, quantity: Quantity) -> Iterator[Claim]:
    if not quantity.asserted:
        return
    if quantity.unit in ("$", "times") and (statement.wagers or "wager" in statement.about):
        if statement.fate:
            subject = Subject(wagers=frozenset(statement.wagers))
            yield Claim(Aspect.FIGURE, "share lost", quantity.amount, subject, statement.case, statement)
            return
        measured = wagers_named(f"{quantity.base} wager") if quantity.base else ()
        subject = Subject(wagers=frozenset(each for each in statement.wagers if each not in measured))
        yield Claim(Aspect.AMOUNT, quantity.unit, quantity.amount, subject, statement.case, statement)
        return
    key = f"{quantity.unit} {quantity.base} {_event(statement.act)}"
    yield Claim(Aspect.FIGURE, key, quantity.amount, subject_of(statement), statement.case, statement)


def _when(statement: Statement) -> Case:
    """The case with the time as a further condition: what is allowed before the deal may be forbidden after it."""
    unplaced = (time for time in statement.times if moment(time.relation, time.about) is None)
    events = frozenset(Event(time.about | {_side(time.relation)}) for time in unplaced)
    return both(statement.case, Case(events=events))


def _without_moment(case: Case) -> Case:
    """The case without the time that is itself what is claimed."""
    kept = frozenset(each for each in case.dimensions if not each[0].startswith("moment"))
    return Case(kept, case.events, case.exceptions, case.yields)


def _side(relation: str) -> str:
    return {"until": "before", "within": "during"}.get(relation, relation)


@cache
def _event(act: str) -> str:
    """An act that happens and can be counted; what only has or holds something is none."""
    return act if act in _events() else ""


@cache
def _events() -> frozenset[str]:
    return frozenset(str(entry.name) for entry in entries(Kind.ACT) if "event" in entry.is_)


@cache
def _acts() -> frozenset[str]:
    return frozenset(str(entry.name) for entry in entries(Kind.ACT))
