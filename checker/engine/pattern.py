"""Patterns over statements: what a YAML rule looks for, in the names of the lexicon."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache

from ruleschema.meaning.intervals import Interval
from ruleschema.meaning.lexicon import Kind, entries, wider
from ruleschema.meaning.statement import Statement
from ruleschema.meaning.stems import stems
from ruleschema.meaning.terms import found_in, terms
from ruleschema.submission.span import Span, Text

Words = tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern: every key that is given must fit; of a list of alternatives one is enough."""

    span: Span
    form: Words = ()
    actor: Words = ()
    not_actor: Words = ()
    act: Words = ()
    modality: Words = ()
    fate: Words = ()
    # Names that the statement is about: all of them, one of them, none of them.
    about: Words = ()
    any_: Words = ()
    lacks: Words = ()
    # The same of what its conditions and times name.
    when: Words = ()
    when_any: Words = ()
    not_when: Words = ()
    # Circumstances of its case as "dimension: value", and dimensions of which it must say nothing.
    case: dict[Text, Text] | None = None
    silent: Words = ()
    quality: dict[Text, Text] | None = None
    # Kinds of bound of its figures, of which one must be there: at least, at most, exactly, one of.
    bound: Words = ()
    # Moments of the round: it holds only from the one on, or only up to the other.
    since: Text | None = None
    until: Text | None = None
    # Stems of the headings above it: one of them is there, or none.
    title: Words = ()
    title_lacks: Words = ()
    wager: Text | None = None  # "named" or "none"
    plain: Text | None = None  # "yes": no condition and no exception of its own limits it; "rule": no condition does
    excepts: Text | None = None  # "no": it makes no exception and does not yield to another clause
    every: Text | None = None  # "yes": it is told of all of its kind, or of none

    def fits(self, statement: Statement) -> bool:
        """Whether a statement says what the pattern looks for."""
        return (
            self._kind_fits(statement)
            and self._names_fit(statement)
            and self._when_fits(statement)
            and self._values_fit(statement)
            and self._reach_fits(statement)
        )

    def _kind_fits(self, statement: Statement) -> bool:
        if self.form and str(statement.form) not in self.form:
            return False
        if self.modality and str(statement.modality) not in self.modality:
            return False
        if self.act and statement.act not in self.act and not any(each in self.act for each in statement.also):
            return False
        if self.fate and statement.fate not in self.fate:
            return False
        if self.not_actor and statement.actor in self.not_actor:
            return False
        return not self.actor or not wider(statement.actor).isdisjoint(self.actor)

    def _names_fit(self, statement: Statement) -> bool:
        if self.about or self.any_ or self.lacks:
            names = statement.about | statement.thing
            if not _named(self.about) <= names or not names.isdisjoint(_named(self.lacks)):
                return False
            if self.any_ and names.isdisjoint(_named(self.any_)):
                return False
        if self.wager is not None and bool(statement.wagers) != (self.wager == "named"):
            return False
        if self.title_lacks and not _stemmed(self.title_lacks).isdisjoint(stems(headings(statement))):
            return False
        return not self.title or not _stemmed(self.title).isdisjoint(stems(headings(statement)))

    def _when_fits(self, statement: Statement) -> bool:
        if not (self.when or self.when_any or self.not_when):
            return True
        names = _circumstances(statement)
        if not _named(self.when) <= names or not names.isdisjoint(_named(self.not_when)):
            return False
        return not self.when_any or not names.isdisjoint(_named(self.when_any))

    def _values_fit(self, statement: Statement) -> bool:
        stated = dict(statement.case.dimensions)
        for dimension, value in (self.case or {}).items():
            held = stated.get(dimension)
            if not isinstance(held, frozenset) or value not in held:
                return False
        if any(dimension in stated for dimension in self.silent):
            return False
        bounds = {each.amount.bound for each in statement.quantities if each.asserted} if self.bound else set()
        if self.bound and bounds.isdisjoint(self.bound):
            return False
        if any(each not in statement.qualities for each in (self.quality or {}).items()):
            return False
        return _starts(statement, self.since) and _ends(statement, self.until)

    def _reach_fits(self, statement: Statement) -> bool:
        case = statement.case
        conditions = case.events or case.yields or (statement.parts and statement.parts.conditions)
        limited = bool(conditions or (self.plain != "rule" and case.exceptions))
        if self.plain is not None and limited != (self.plain == "no"):
            return False
        if self.excepts is not None and bool(case.exceptions or case.yields) != (self.excepts == "yes"):
            return False
        return self.every is None or _of_all(statement) == (self.every == "yes")


def _of_all(statement: Statement) -> bool:
    words = f"{statement.parts.head} {statement.parts.core}" if statement.parts else ""
    return bool(found_in(words, Kind.QUANTIFIER))


def _circumstances(statement: Statement) -> set[str]:
    """What the conditions and times of a statement name, and those of what leads it in."""
    names = {name for event in statement.case.events for name in event.about}
    names.update(*(time.about for time in statement.times))
    conditions = statement.parts.conditions if statement.parts else ()
    return names.union(each.name for words in conditions for each in terms(words))


@lru_cache(maxsize=4096)
def _named(words: Words) -> frozenset[str]:
    """The names under which statements have these words: "losing" is "los", "card" is "playing card"."""
    return frozenset(_name(str(word)) for word in words)


def _name(word: str) -> str:
    found = terms(word)
    return found[0].name if len(found) == 1 else word


@lru_cache(maxsize=4096)
def _stemmed(words: Words) -> frozenset[str]:
    return frozenset().union(*map(stems, words))


def _starts(statement: Statement, moment: Text | None) -> bool:
    """Whether a statement holds only from a moment on."""
    if moment is None:
        return True
    order, held = _stretch(statement, moment)
    return held is not None and held.low is not None and held.low >= order


def _ends(statement: Statement, moment: Text | None) -> bool:
    """Whether a statement holds only up to a moment."""
    if moment is None:
        return True
    order, held = _stretch(statement, moment)
    return held is not None and held.high is not None and held.high <= order


def _stretch(statement: Statement, moment: Text) -> tuple[Fraction, Interval | None]:
    """When a moment comes, and the stretch of its sequence in which the statement holds."""
    sequence, order = _moments()[str(moment)]
    held = dict(statement.case.dimensions).get(f"moment of the {sequence}")
    return order, held if isinstance(held, Interval) else None


@cache
def _moments() -> dict[str, tuple[str, Fraction]]:
    return {str(each.name): (str(each.dimension), Fraction(str(each.order))) for each in entries(Kind.MOMENT)}


def headings(statement: Statement) -> str:
    """The titles of the section and the clauses above a statement."""
    provision = statement.place.sentence.provision if statement.place and statement.place.sentence else None
    if provision is None:
        return ""
    above = (*provision.above, provision.clause)
    return " ".join([str(provision.section.title), *(str(clause.title) for clause in above if clause.title)])
