"""A clause cites a provision that has nothing to do with what the clause says about it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.references import Path, best_titled, cited_section, number_at, references, target
from checker.index.subjects import Subjects, subjects
from checker.rules.telling import told
from ruleschema.meaning.stems import stem, stems
from ruleschema.submission.model import Ref
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision

# Words that fit any provision tell no subject.
_SMALL = stems(
    "the a an of to in on for and or by with as at is are be this that which under per rule rules section "
    "wager wagers bet bets player players dealer casino property game cards card hand hands table play round "
    "procedure procedures general"
)
# Of a clause, whose words are many, these tell nothing either.
_IDLE = _SMALL | stems("deal dealing use used list listed step steps additional")
# "Offer of the bonus wager", "required wagers": the act that the reference is about.
_ACT = re.compile(r"(?P<act>\w+)(?: of\b|(?<=ed)\b)")
# A word in more clauses than this share of the document tells no subject.
_COMMON = Fraction(1, 12)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    words = subjects(filing)
    for provision, ref in references(filing):
        if ref.about is None or ref.to is None or ref.document is not None:
            continue
        path = target(filing, provision, ref.to)
        subject = stems(ref.about) - _IDLE
        if path is None or _mistitled(filing, provision, ref):
            continue
        own = path_of(provision.clause.at or "")
        touched, lacking = False, "does not deal with that"
        if len(path) == 1:
            other = _headed(filing, stems(ref.about) - _SMALL, path)
        elif not words.tells(path, subject):
            other = _headed(filing, subject, path) or _saying(words, subject, path, own)
        else:
            act = _ACT.match(ref.about)
            other, touched = _beside(words, ref.about, path, own), True
            lacking = _lacking(act["act"] if act is not None else None)
        if other is not None and other != own[: len(other)]:
            fault = _fault(filing, provision, ref, other, lacking)
            # What is on the same subject may serve, and is only less apt.
            yield replace(fault, severity=Severity.NOTE) if touched else fault


def _mistitled(filing: Filing, provision: Provision, ref: Ref) -> bool:
    """Whether the title quoted already leads elsewhere; DOC-104 tells it."""
    if ref.titled is None or ref.to is None:
        return False
    return best_titled(filing, ref.titled) is not cited_section(filing, provision, ref.to)


def _fault(filing: Filing, provision: Provision, ref: Ref, other: Path, lacking: str) -> Fault:
    section = filing.sections_by_number.get(other)
    place = number_at(filing, other)
    named = f"section {section.number}, “{section.title}”," if section is not None else str(place)
    meant = str(section.number) if section is not None else str(place)
    known = _is_cited(filing, provision, other)
    span = section.title.span if section is not None else place.span if place is not None else provision.clause.span
    return Fault(
        span=ref.to.span if ref.to is not None else ref.span,
        message=f"The clause cites {_cited(filing, provision, ref)} for this, {told(str(ref.about))}. "
        f"But it {lacking}; {named} does{', and is cited already' if known else ''}.",
        at=provision.at,
        src=ref.src.numbers if ref.src else provision.lines,
        expected=f"no reference to {ref.to}" if known else meant,
        actual=str(ref.to),
        label="about something else" if known else f"perhaps {meant}",
        hint=f"take {ref.to} out." if known else f"check whether {meant} is meant.",
        related=(Related(span, f"{meant}: about that subject"),),
        about=(str(ref.to), str(ref.about)),
    )


def _lacking(act: str | None) -> str:
    """What a provision on the same subject does not say of it."""
    if act is None:
        return "only touches on that and does not deal with it"
    said = f"say that anything is {act}" if act.endswith("ed") else f"speak of the {act}"
    return f"does not {said}, though it is on the same subject"


def _cited(filing: Filing, provision: Provision, ref: Ref) -> str:
    """The number, of a section with its title: who reads it sees what that is about."""
    section = filing.sections_by_number.get(target(filing, provision, str(ref.to)) or ())
    return f"section {section.number}, “{section.title}”," if section is not None else str(ref.to)


def _is_cited(filing: Filing, provision: Provision, other: Path) -> bool:
    """Whether the clause cites what is meant, or the section that holds it, besides."""
    cited = (target(filing, provision, each.to) for each in provision.clause.refs if each.to is not None)
    return any(path is not None and path == other[: len(path)] for path in cited)


def _headed(filing: Filing, subject: frozenset[str], path: Path) -> Path | None:
    """Another section whose heading has the whole subject, of which the heading of the one cited has nothing."""
    cited = filing.sections_by_number.get(path[:1])
    if not subject or (cited is not None and subject & stems(cited.title)):
        return None
    for number, section in filing.sections_by_number.items():
        if number != path[: len(number)] and subject <= stems(section.title):
            return number
    return None


def _saying(words: Subjects, subject: frozenset[str], path: Path, own: Path) -> Path | None:
    """The first clause elsewhere that has the whole subject, where the subject is not on every page."""
    there = [at for at in words.with_all(subject) if len(at) > 1]
    other = [at for at in there if at[: len(path)] != path and at != own]
    return other[0] if other and len(there) <= _COMMON * len(words) else None


def _beside(words: Subjects, about: str, path: Path, own: Path) -> Path | None:
    """The one clause of the same list that speaks of the act, where the cited one does not."""
    act = _ACT.match(about)
    if act is None or len(path) < 2 or _is_told(words, path, stem(act["act"])):
        return None
    subject = stems(about) - _IDLE
    beside = [at for at in words if at[:-1] == path[:-1] and at != path and own[: len(at)] != at]
    better = [at for at in beside if subject <= words.below(at)]
    return better[0] if len(better) == 1 else None


def _is_told(words: Subjects, path: Path, act: str) -> bool:
    return act in _IDLE or words.tells(path, frozenset((act,)))


CHECK = Check(
    code="DOC-108",
    title="Reference to a provision on another subject",
    severity=Severity.WARNING,
    why="The number is right in form and wrong in substance: sections were renumbered after the clause was written.",
    fix="Cite the provision that the words describe.",
    run=find,
    idle=lambda filing: (
        None if any(ref.about for _, ref in references(filing)) else "no reference says what it is about"
    ),
    passes="""
sections:
  - {number: 5, title: Opening of the table, clauses: [{at: 5.A, says: dealer shall inspect the cards.}]}
  - {number: 6, title: Shuffle and cut of the cards, clauses: [{at: 6.A, says: dealer shall shuffle the cards.}]}
  - {number: 7, title: Wagers, clauses: [{at: 7.A, refs: [{to: "6", about: shuffle and cut of the cards}]}]}
""",
    fails="""
sections:
  - {number: 5, title: Opening of the table, clauses: [{at: 5.A, says: dealer shall inspect the cards.}]}
  - {number: 6, title: Shuffle and cut of the cards, clauses: [{at: 6.A, says: dealer shall shuffle the cards.}]}
  - {number: 7, title: Wagers, clauses: [{at: 7.A, refs: [{to: "5", about: shuffle and cut of the cards}]}]}
""",
)
