"""Patterns over statements: what a YAML rule looks for, in the names of the lexicon."""

from dataclasses import dataclass

from ruleschema.meaning.lexicon import wider
from ruleschema.meaning.statement import Statement
from ruleschema.meaning.stems import stems
from ruleschema.submission.span import Span, Text


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern: every key that is given must fit; of a list of alternatives one is enough."""

    span: Span
    form: tuple[Text, ...] = ()
    actor: tuple[Text, ...] = ()
    act: tuple[Text, ...] = ()
    modality: tuple[Text, ...] = ()
    fate: tuple[Text, ...] = ()
    # Names that the statement is about: all of them, one of them, none of them.
    about: tuple[Text, ...] = ()
    any_: tuple[Text, ...] = ()
    lacks: tuple[Text, ...] = ()
    # The same of what its conditions and times name.
    when: tuple[Text, ...] = ()
    when_any: tuple[Text, ...] = ()
    not_when: tuple[Text, ...] = ()
    # Circumstances of its case as "dimension: value", and dimensions of which it must say nothing.
    case: dict[Text, Text] | None = None
    quality: dict[Text, Text] | None = None
    # Stems of the headings above it.
    title: tuple[Text, ...] = ()
    wager: Text | None = None  # "named" or "none"
    plain: Text | None = None  # "yes": it states no condition and no exception

    def fits(self, statement: Statement) -> bool:
        """Whether a statement says what the pattern looks for."""
        return (
            self._kind_fits(statement)
            and self._names_fit(statement)
            and self._when_fits(statement)
            and self._values_fit(statement)
        )

    def _kind_fits(self, statement: Statement) -> bool:
        if self.form and str(statement.form) not in self.form:
            return False
        if self.modality and str(statement.modality) not in self.modality:
            return False
        if self.act and not {statement.act, *statement.also}.intersection(map(str, self.act)):
            return False
        if self.fate and statement.fate not in self.fate:
            return False
        return not self.actor or bool(wider(statement.actor).intersection(map(str, self.actor)))

    def _names_fit(self, statement: Statement) -> bool:
        names = statement.about | statement.thing
        if not names.issuperset(map(str, self.about)) or not names.isdisjoint(map(str, self.lacks)):
            return False
        if self.any_ and names.isdisjoint(map(str, self.any_)):
            return False
        if self.wager is not None and bool(statement.wagers) != (self.wager == "named"):
            return False
        return not self.title or not stems(headings(statement)).isdisjoint(*(stems(word) for word in self.title))

    def _when_fits(self, statement: Statement) -> bool:
        names = {name for event in statement.case.events for name in event.about}
        names |= {name for time in statement.times for name in time.about}
        if not names.issuperset(map(str, self.when)) or not names.isdisjoint(map(str, self.not_when)):
            return False
        if self.when_any and names.isdisjoint(map(str, self.when_any)):
            return False
        case = statement.case
        unconditional = not (case.dimensions or case.events or case.exceptions or case.yields)
        return self.plain is None or unconditional == (self.plain == "yes")

    def _values_fit(self, statement: Statement) -> bool:
        stated = {dimension: values for dimension, values in statement.case.dimensions if isinstance(values, frozenset)}
        wanted = (self.case or {}).items()
        if not all(str(value) in stated.get(str(dimension), ()) for dimension, value in wanted):
            return False
        return all(
            (str(dimension), str(value)) in statement.qualities for dimension, value in (self.quality or {}).items()
        )


def headings(statement: Statement) -> str:
    """The titles of the section and the clauses above a statement."""
    provision = statement.place.sentence.provision if statement.place and statement.place.sentence else None
    if provision is None:
        return ""
    above = (*provision.above, provision.clause)
    return " ".join([str(provision.section.title), *(str(clause.title) for clause in above if clause.title)])
