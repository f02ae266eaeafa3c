"""References against the subject that they are cited for."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.references import cited_section, references, target
from checker.index.sections import Path, best_titled, number_at
from checker.index.subjects import Names, Subjects, names_in, subjects
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
    known = subjects(filing)
    for provision, ref in references(filing):
        path = target(filing, provision, ref.to) if ref.to and ref.about and not ref.document else None
        if path is None or ref.about is None or _mistitled(filing, provision, ref):
            continue
        subject = names_in(ref.about) - idle
        other, kind = _meant(filing, known, provision, ref, path, subject)
        own = path_of(provision.clause.at or "")
        if other is not None and other != own[: len(other)]:
            yield _fault(rule, filing, provision, ref, other, kind)


def _meant(
    filing: Filing, known: Subjects, provision: Provision, ref: Ref, path: Path, subject: Names
) -> tuple[Path | None, str]:
    """What deals with the subject, where the provision cited does not, and in what way it does not."""
    if len(path) == 1:
        return _headed(filing, subject or names_in(str(ref.about)), path), ""
    if subject.isdisjoint(known.below(path)):
        return _headed(filing, subject, path) or _saying(known, subject, path, provision), ""
    together = _cited_together(filing, known, provision, ref, path, subject)
    return (together, "") if together is not None else (_beside(known, ref, path, provision, subject), "touched")


def _mistitled(filing: Filing, provision: Provision, ref: Ref) -> bool:
    """Whether the title quoted already leads elsewhere; DOC-104 tells it."""
    if ref.titled is None or ref.to is None:
        return False
    return best_titled(filing, ref.titled) is not cited_section(filing, provision, ref.to)


def _headed(filing: Filing, subject: Names, path: Path) -> Path | None:
    """Another section whose heading has the whole subject, of which the heading of the one cited has nothing."""
    cited = filing.sections_by_number.get(path[:1])
    if not subject or (cited is not None and subject & names_in(cited.title)):
        return None
    others = (number for number in filing.sections_by_number if number != path[: len(number)])
    return next((each for each in others if subject <= names_in(filing.sections_by_number[each].title)), None)


def _saying(known: Subjects, subject: Names, path: Path, provision: Provision) -> Path | None:
    """The first clause elsewhere that has the whole subject, where the subject is not on every page."""
    there = list(known.clauses_with(subject))
    other = [at for at in there if at[: len(path)] != path and at != path_of(provision.clause.at or "")]
    return other[0] if other and len(there) * _COMMON <= len(known.names) else None


def _cited_together(
    filing: Filing, known: Subjects, provision: Provision, ref: Ref, path: Path, subject: Names
) -> Path | None:
    """A clause that is cited for the same subject and deals with it, where this one has only names that all have."""
    alike = [each for each in provision.clause.refs if each.about == ref.about and each.to and not each.titled]
    paths = [target(filing, provision, each.to) for each in alike if each.to is not None and each is not ref]
    fitting = [each for each in paths if each is not None and len(subject & known.below(each)) >= _FITS]
    if ref.titled is not None or not paths or len(fitting) < len(paths):
        return None
    held = subject & known.below(path)
    common = {name for name in held if len(list(known.clauses_with(frozenset((name,))))) * _COMMON > len(known.names)}
    return fitting[0] if held == common else None


def _beside(known: Subjects, ref: Ref, path: Path, provision: Provision, subject: Names) -> Path | None:
    """The one clause of the same list that speaks of the act, where the cited one does not."""
    act = _act(ref)
    if act is None or act not in subject or act in known.below(path):
        return None
    own = path_of(provision.clause.at or "")
    beside = [at for at in known.names if at[:-1] == path[:-1] and at != path and own[: len(at)] != at]
    better = [at for at in beside if subject <= known.below(at)]
    return better[0] if len(better) == 1 else None


def _act(ref: Ref) -> str | None:
    """The act that a reference is about: the offer of a wager, wagers that are required."""
    first = next(iter(terms(str(ref.about))), None)
    return first.name if first is not None and (first.as_(Kind.ACT) or first.as_(Kind.QUALITY)) else None


def _fault(rule: Rule, filing: Filing, provision: Provision, ref: Ref, other: Path, kind: str) -> Fault:
    section, place = filing.sections_by_number.get(other), number_at(filing, other)
    meant = section.number if section is not None and section.number is not None else place
    cited = filing.sections_by_number.get(target(filing, provision, str(ref.to)) or ())
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
        act=str(ref.about).split()[0],
    )
