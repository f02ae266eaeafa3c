"""References against the subject that they are cited for."""

from collections.abc import Iterator
from dataclasses import dataclass

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.references import cited_section, references, target
from checker.index.sections import Path, best_titled, number_at
from checker.index.subjects import Names, names_in, subjects
from ruleschema.meaning.lexicon import Kind
from ruleschema.meaning.terms import terms
from ruleschema.submission.model import Ref
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision

# A name in more than one of so many clauses tells no subject.
_COMMON = 12
# So many names of the subject show that a clause is about it.
_FITS = 2


def other_subject(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    idle = names_in(" ".join(rule.words))
    for provision, ref in references(filing):
        path = target(filing, provision, ref.to) if ref.to and ref.about and not ref.document else None
        if path is None or ref.about is None or _mistitled(filing, provision, ref):
            continue
        citation = Citation(filing, provision, ref, path, names_in(ref.about) - idle)
        other, kind = citation.meant()
        if other is not None and other != citation.own[: len(other)]:
            yield _fault(rule, citation, other, kind)


def _mistitled(filing: Filing, provision: Provision, ref: Ref) -> bool:
    """Whether the title quoted already leads elsewhere; DOC-104 tells it."""
    if ref.titled is None or ref.to is None:
        return False
    return best_titled(filing, ref.titled) is not cited_section(filing, provision, ref.to)


@dataclass(frozen=True, slots=True)
class Citation:
    """A reference with where it leads and the names of the subject that it is cited for."""

    filing: Filing
    provision: Provision
    ref: Ref
    path: Path
    subject: Names

    @property
    def own(self) -> Path:
        return path_of(self.provision.clause.at or "")

    def meant(self) -> tuple[Path | None, str]:
        """What deals with the subject, where the provision cited does not, and in what way it does not."""
        if len(self.path) == 1:
            return self._headed(self.subject or names_in(str(self.ref.about))), ""
        if self.subject.isdisjoint(self._names(self.path)):
            return self._headed(self.subject) or self._saying(), ""
        together = self._cited_together()
        return (together, "") if together is not None else (self._beside(), "touched")

    def _names(self, path: Path) -> Names:
        return subjects(self.filing).below(path)

    def _headed(self, subject: Names) -> Path | None:
        """Another section whose heading has the whole subject, of which the heading of the one cited has nothing."""
        sections = self.filing.sections_by_number
        cited = sections.get(self.path[:1])
        if not subject or (cited is not None and subject & names_in(cited.title)):
            return None
        others = (number for number in sections if number != self.path[: len(number)])
        return next((number for number in others if subject <= names_in(sections[number].title)), None)

    def _saying(self) -> Path | None:
        """The first clause elsewhere that has the whole subject, where the subject is not on every page."""
        known = subjects(self.filing)
        there = list(known.clauses_with(self.subject))
        other = [at for at in there if at[: len(self.path)] != self.path and at != self.own]
        return other[0] if other and len(there) * _COMMON <= len(known.names) else None

    def _cited_together(self) -> Path | None:
        """A clause that is cited for the same subject and deals with it, where this one has only common names."""
        known, refs = subjects(self.filing), self.provision.clause.refs
        alike = [each.to for each in refs if each.about == self.ref.about and each is not self.ref and each.to]
        paths = [target(self.filing, self.provision, to) for to in alike]
        fitting = [path for path in paths if path and len(self.subject & self._names(path)) >= _FITS]
        if self.ref.titled is not None or not paths or len(fitting) < len(paths):
            return None
        held = self.subject & self._names(self.path)
        counts = {name: len(list(known.clauses_with(frozenset((name,))))) for name in held}
        return fitting[0] if all(count * _COMMON > len(known.names) for count in counts.values()) else None

    def _beside(self) -> Path | None:
        """The one clause of the same list that speaks of the act, where the cited one does not."""
        first = next(iter(terms(str(self.ref.about))), None)
        if first is None or not (first.as_(Kind.ACT) or first.as_(Kind.QUALITY)) or first.name not in self.subject:
            return None
        if first.name in self._names(self.path):
            return None
        listed = (at for at in subjects(self.filing).names if at[:-1] == self.path[:-1])
        beside = [at for at in listed if at != self.path and self.own[: len(at)] != at]
        better = [at for at in beside if self.subject <= self._names(at)]
        return better[0] if len(better) == 1 else None


def _fault(rule: Rule, citation: Citation, other: Path, kind: str) -> Fault:
    filing, provision, ref = citation.filing, citation.provision, citation.ref
    section, place = filing.sections_by_number.get(other), number_at(filing, other)
    meant = section.number if section is not None and section.number is not None else place
    cited = filing.sections_by_number.get(citation.path)
    paths = (target(filing, provision, each.to) for each in provision.clause.refs if each.to is not None)
    already = any(path is not None and path == other[: len(path)] for path in paths)
    span = section.title.span if section is not None else (place or provision.clause).span
    return rule.fault(
        (ref.to or ref).span,
        provision.at,
        ref.src or provision.lines,
        kind=f"{kind} already".strip() if already else kind,
        related=(Related(span, f"{meant}: about that subject"),),
        to=ref.to,
        cited=f"section {cited.number}, “{cited.title}”," if cited is not None else ref.to,
        subject=ref.about,
        other=f"section {meant}, “{section.title}”," if section is not None else meant,
        meant=meant,
    )
