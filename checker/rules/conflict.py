"""Two statements of one document that cannot both hold: the same subject, cases that meet, values that exclude."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from checker.engine.check import Run
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.groups import once_per_filing
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.pairing import pairs
from checker.rules.matching import said
from checker.rules.telling import sides
from checker.rules.topicwords import SEVERAL, interval_of
from ruleschema.meaning.cases import Relation, relation
from ruleschema.meaning.claims import Aspect, Claim, claims
from ruleschema.meaning.intervals import Interval
from ruleschema.meaning.lexicon import wider
from ruleschema.meaning.statement import Modality, Place
from ruleschema.meaning.subjects import Subject, compare


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two claims that exclude each other."""

    one: Claim
    other: Claim


@once_per_filing
def conflicts(filing: Filing) -> tuple[Conflict, ...]:
    """Every pair of claims of a document that cannot both hold."""
    groups: dict[tuple[Aspect, str], list[Claim]] = defaultdict(list)
    told = {id(claim.statement): claim.key for claim in _by_topic(filing)}
    for statement in filing.statements:
        for claim in claims(statement):
            if claim.aspect is not Aspect.FIGURE or id(statement) not in told:
                groups[claim.aspect, claim.key].append(claim)
    for claim in _by_topic(filing):
        groups[claim.aspect, claim.key].append(claim)
    return tuple(found for group in groups.values() if len(group) > 1 for found in _pairs(group))


def _pairs(group: list[Claim]) -> Iterator[Conflict]:
    for one, other in pairs(group):
        if excludes(one, other) and can_meet(one, other):
            yield Conflict(one, other)


@once_per_filing
def _by_topic(filing: Filing) -> tuple[Claim, ...]:
    """The figures that statements give for procedures under a common topic, however they word them."""
    found = []
    for fact in filing.procedures:
        amount = interval_of(fact) if fact.topic not in SEVERAL else None
        if amount is not None and fact.statement is not None:
            subject = Subject(wagers=frozenset(fact.statement.wagers), holder=fact.statement.holder)
            # A set for practice is another than the set for play.
            purposes = sorted(name for word, name in fact.statement.around if word == "for")
            key = " ".join((fact.topic, fact.unit, *purposes))
            found.append(Claim(Aspect.TOPIC, key, amount, subject, fact.statement.case, fact.statement))
    return tuple(found)


def can_meet(one: Claim, other: Claim) -> bool:
    """Whether two claims are about the same thing in cases that can hold together."""
    first, second = one.statement, other.statement
    if first.place is None or second.place is None or first.place.at == second.place.at:
        return False
    if first.case.yields or second.case.yields or _one_list(first.place, second.place):
        return False
    if not _same_actor(one, other) or not _same_subject(one, other):
        return False
    stands = relation(one.case, other.case)
    if stands is Relation.REFINED:
        # Who alone may act is told for every case, and so is what nobody may do.
        only = one.aspect is Aspect.ACTOR and (first.only or second.only)
        return only or _never(one, other) or _never(other, one)
    return stands is Relation.SAME


def _one_list(one: Place, other: Place) -> bool:
    """Whether one clause is an item under the other, which it then tells more closely."""
    first = one.sentence.provision if one.sentence is not None else None
    second = other.sentence.provision if other.sentence is not None else None
    if first is None or second is None:
        return False
    return any(first.clause is each for each in second.above) or any(second.clause is each for each in first.above)


def excludes(one: Claim, other: Claim) -> bool:
    """Whether the values of two claims cannot both be true of one subject in one case."""
    first, second = one.statement, other.statement
    if isinstance(one.value, Interval) and isinstance(other.value, Interval):
        return _figures_exclude(one.value, first.modality, other.value, second.modality)
    if one.value == other.value:
        return False
    if one.aspect is Aspect.ACTOR:
        return first.only or second.only or first.modality is second.modality is Modality.SHALL
    if one.aspect in (Aspect.ACT, Aspect.QUALITY, Aspect.TIME):
        free = first.modality is Modality.MAY and second.modality is Modality.MAY
        return not free or first.only or second.only
    return True


def _figures_exclude(one: Interval, force: Modality, other: Interval, other_force: Modality) -> bool:
    """Two limits exclude each other where no figure keeps both; what one grants must be within the other."""
    granted, also = force is Modality.MAY, other_force is Modality.MAY
    if granted and also:
        ceilings = one.low is None and other.low is None
        return ceilings and one.high != other.high
    if granted:
        return not _grants_within(one, other)
    return not _grants_within(other, one) if also else not one.meets(other)


def _grants_within(granted: Interval, limit: Interval) -> bool:
    """Whether the figures that a permission names are among those that a limit leaves."""
    if granted == Interval():
        return limit == granted
    named = granted.choice or [each for each in (granted.low, granted.high) if each is not None]
    return all(limit.holds(number) for number in named)


def _same_actor(one: Claim, other: Claim) -> bool:
    if one.aspect is Aspect.ACTOR:
        first, second = str(one.value), str(other.value)
        return first not in wider(second) and second not in wider(first)
    first, second = one.statement.actor, other.statement.actor
    return not first or not second or first in wider(second) or second in wider(first) or "person" in (first, second)


def _same_subject(one: Claim, other: Claim) -> bool:
    """Whether two claims are about one thing; what one of them forbids altogether is forbidden of a part too."""
    stands = compare(one.subject, other.subject)
    if stands is Relation.REFINED:
        return _forbids_all(one, other) or _forbids_all(other, one)
    return stands is Relation.SAME


def _never(one: Claim, other: Claim) -> bool:
    """Whether one forbids for every case what the other permits in a case of its own."""
    forbidden = one.aspect is Aspect.PERMISSION and one.value is True and one.statement.universal
    return forbidden and not one.case.dimensions and not one.case.events and not one.case.exceptions


def _forbids_all(one: Claim, other: Claim) -> bool:
    """Whether one forbids without any exception what the other permits of something."""
    forbidden = one.aspect is Aspect.PERMISSION and one.value is True
    wider = compare(one.subject, other.subject) is Relation.REFINED and one.subject.thing <= other.subject.thing
    return forbidden and wider and one.statement.act in _PLAYS


# Acts that a player either has or has not, whatever they are done to.
_PLAYS = frozenset(("surrender", "double", "split", "resplit", "fold", "raise", "peek", "burn"))


def engine(rule: Rule) -> Run:
    """The check that tells the conflicts of some aspects, or of some dimensions of them: "quality face"."""
    wanted = frozenset(map(str, rule.of))

    def find(filing: Filing, library: Library) -> Iterator[Fault]:
        told: set[tuple[int, int]] = set()
        for conflict in conflicts(filing):
            names = {str(conflict.one.aspect), f"{conflict.one.aspect} {conflict.one.dimension}"}
            pair = id(conflict.one.statement), id(conflict.other.statement)
            if pair in told or wanted.isdisjoint(names):
                continue
            told.add(pair)
            yield _fault(rule, conflict)

    return find


def _fault(rule: Rule, conflict: Conflict) -> Fault:
    one, other = conflict.one.statement.place, conflict.other.statement.place
    if one is None or other is None:
        raise ValueError("a statement without a place cannot be told")
    first, second = said(one), said(other)
    return Fault(
        span=other.span,
        message=f"Clause {other.at} and clause {one.at} cannot both hold. {sides(second, first)}",
        at=other.at,
        src=other.src,
        expected=first,
        actual=second,
        label=f"{one.at} says otherwise",
        hint="decide which is right and make both clauses say it.",
        related=(Related(one.span, f"{one.at}: {first}"),),
        about=(str(conflict.one.aspect), conflict.one.key, first, second, one.at),
    )
