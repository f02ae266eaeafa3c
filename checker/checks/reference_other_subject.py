"""A clause cites a provision that has nothing to do with what the clause says about it."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from checker.references import Path, references, target
from ruleschema.model import Clause, Section
from ruleschema.numbers import path_of
from ruleschema.stems import stems

# Words that fit any provision tell no subject.
_IDLE = stems(
    "the a an of to in on for and or by with as at is are be this that which under per rule rules section "
    "wager wagers bet bets player players dealer casino property game cards card hand hands table play round "
    "procedure procedures general"
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision, ref in references(filing):
        if ref.about is None or ref.to is None or ref.document is not None:
            continue
        path = target(filing, provision, ref.to)
        subject = stems(ref.about) - _IDLE
        other = _meant(filing, subject, path) if path is not None and subject else None
        if other is None:
            continue
        yield Fault(
            span=ref.to.span,
            message=f"The clause cites {ref.to} for “{ref.about}”, but that is not what {ref.to} is about; "
            f"section {other.number or ''} “{other.title}” is.",
            at=provision.at,
            src=ref.src.numbers if ref.src else provision.lines,
            expected=str(other.number or other.title),
            actual=str(ref.to),
            label=f"perhaps section {other.number or other.title}",
            hint=f"check whether section {other.number or other.title} is meant.",
            related=(Related(other.title.span, "about that subject"),),
            about=(str(ref.to), str(ref.about)),
        )


def _meant(filing: Filing, subject: frozenset[str], path: Path) -> Section | None:
    """The section that is meant: its heading names the subject, and what is cited does not."""
    cited = filing.sections_by_number.get(path)
    if cited is not None:
        # Of a whole section, the heading says what it is about.
        titled = [each for each in filing.game.sections if subject <= stems(each.title) and each is not cited]
        return titled[0] if titled and not subject & stems(cited.title) else None
    if len(subject) < 2 or subject & _words(filing, path):
        return None
    return _better(filing, subject, path)


def _words(filing: Filing, path: Path) -> frozenset[str]:
    """The words of what is cited, its heading included."""
    section = filing.sections_by_number.get(path[:1])
    found = stems(section.title) if section is not None else frozenset[str]()
    for provision in filing.provisions:
        at = path_of(provision.clause.at or "")
        if at[: len(path)] == path:
            found |= _said(provision.clause)
    for meaning in filing.game.definitions:
        if meaning.at is not None and path_of(meaning.at)[: len(path)] == path:
            found |= stems(f"{meaning.term} {meaning.means}")
    return found


def _said(clause: Clause) -> frozenset[str]:
    text = " ".join(str(saying.says) for saying in (*clause.says, *clause.steps))
    text += " ".join(f" {table.wager or ''} {table.condition or ''} pay odds payout" for table in clause.pays)
    text += " ".join(f" {counts.of}" for counts in clause.counts)
    text += " ".join(f" rank {rank.name}" for ranks in clause.ranks for rank in ranks.rows)
    return stems(text) | stems(str(clause.title or ""))


def _better(filing: Filing, subject: frozenset[str], path: Path) -> Section | None:
    """Another section whose heading shares two words with the subject."""
    for number, section in filing.sections_by_number.items():
        if number != path[: len(number)] and len(subject & stems(section.title)) >= 2:
            return section
    return None


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
