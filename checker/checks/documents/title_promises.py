"""A section's title names something that the section does not speak of."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from ruleschema.meaning.stems import stems
from ruleschema.submission.model import Clause, Section

_IDLE = stems(
    "the a an of and or for to in on by with procedure procedures rule rules general additional other physical "
    "characteristic characteristics description provision provisions requirement requirements"
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for section in filing.game.sections:
        parts = [part.strip() for part in str(section.title).split(";")]
        if len(parts) < 2 or not section.clauses:
            continue
        for part in _unkept(filing, section, parts):
            yield Fault(
                span=section.title.span,
                message=f"Section {section.number or ''} is titled “{section.title}”, "
                f"but nothing in it is about “{part}”.",
                at=str(section.number or section.title),
                src=section.src.numbers if section.src else (),
                expected=f"a provision on {part}",
                actual="none",
                label=f"nothing on “{part}”",
                hint="take it out of the title, or add the provision.",
                about=(str(section.number or ""), part.lower()),
            )


def _said(word: str, told: frozenset[str]) -> bool:
    """Progression is told by progressive: words of one family share their first letters."""
    return word in told or (len(word) > 6 and any(other[:7] == word[:7] for other in told))


def _unkept(filing: Filing, section: Section, parts: list[str]) -> list[str]:
    """The parts of a title that nothing in the section is about; most are kept by one of the first clauses."""
    unkept = {part: words for part in parts if (words := stems(part) - _IDLE)}
    for told in _told(filing, section):
        unkept = {part: words for part, words in unkept.items() if not any(_said(word, told) for word in words)}
        if not unkept:
            break
    return [part for part in parts if part in unkept]


def _told(filing: Filing, section: Section) -> Iterator[frozenset[str]]:
    """The words of each clause of a section, then those of the topics of its facts."""
    own = [provision for provision in filing.provisions if provision.section is section]
    for provision in own:
        yield _clause_words(provision.clause)
    numbers = {provision.at for provision in own}
    topics = {fact.topic for fact in filing.procedures if fact.at in numbers}
    yield stems(" ".join(topics).replace(".", " ").replace("-", " "))


def _clause_words(clause: Clause) -> frozenset[str]:
    said = [stems(str(saying.says)) for saying in (*clause.says, *clause.steps)]
    text = f"{clause.title or ''} {clause.text or ''}"
    if clause.pays:
        text += " pay payout odds payment " + " ".join(
            f"{table.wager or ''} {table.table or ''}" for table in clause.pays
        )
    text += " ".join(f" rank ranking {ranks.of or ''}" for ranks in clause.ranks)
    text += " ".join(f" count {counts.of} {counts.unit or ''}" for counts in clause.counts)
    text += " fee fees collection" if clause.fees else ""
    return stems(text).union(*said)


CHECK = Check(
    code="DOC-153",
    title="Title promises what the section lacks",
    severity=Severity.NOTE,
    why="The title was copied with a section that had the provision; here it was never written, or was taken out.",
    fix="Take it out of the title, or add the provision.",
    run=find,
    passes="""
sections:
  - number: 12
    title: Payout odds; payout limit
    clauses:
      - {at: 12.A, pays: {wager: Ante, rows: [{outcome: win, pays: 1 to 1}]}}
      - {at: 12.B, says: "payout limit shall be at least $50,000."}
""",
    fails="""
sections:
  - number: 12
    title: Payout odds; rate of progression
    clauses:
      - {at: 12.A, pays: {wager: Ante, rows: [{outcome: win, pays: 1 to 1}]}}
""",
)
