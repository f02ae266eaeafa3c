"""A clause cites a section, subsection or paragraph that the document does not have."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.binding import cut_through, stands_beside
from checker.index.citing import cited_within
from checker.index.intended import Intended, intended, numbers_under
from checker.index.lostsections import lost_section
from checker.index.references import by_name, cited_section, elsewhere, named_part, references, resolves
from checker.index.renumbered import told_together
from checker.rules.telling import listed
from ruleschema.submission.model import Ref
from ruleschema.submission.numbers import ordinal, path_of, style_of
from ruleschema.submission.provisions import Provision
from ruleschema.submission.span import Text
from ruleschema.submission.values import MISSING


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision, ref in references(filing):
        lines = ref.src.numbers if ref.src else provision.lines
        if ref.to is None and ref.document is None and ref.titled is not None:
            if not named_part(filing, ref.titled):
                yield _unnamed(provision, ref.titled, lines)
            continue
        if ref.to is None or ref.document is not None or resolves(filing, provision, ref.to):
            continue
        if elsewhere(filing, provision, ref) or _found(filing, library, provision, ref.to):
            continue
        if ref.to == MISSING:
            yield _broken_off(provision, ref.to, lines)
            continue
        if by_name(ref.to):
            if not named_part(filing, ref.to, ref.about):
                yield _unnamed(provision, ref.to, lines)
            continue
        if (known := _lost_in(filing, library, provision, ref.to)) is not None:
            yield _lost(provision, ref.to, lines, known)
            continue
        near = intended(filing, provision, ref)
        yield Fault(
            span=ref.to.span,
            message=f"The clause cites {ref.to}{_quoted(ref, near)}, but {_lacking(filing, provision, ref.to)}"
            f"{f'; {near.why}' if near and near.why else ''}.{told_together(filing, ref)}",
            at=provision.at,
            src=lines,
            expected=_expected(filing, provision, near),
            actual=str(ref.to),
            label=f"perhaps {near.number}" if near else "no such clause",
            hint=f"check whether {near.number} is meant." if near else "cite a clause that exists.",
            about=(str(ref.to),),
            severity=Severity.WARNING if near and near.alike else None,
        )


def _found(filing: Filing, library: Library, provision: Provision, number: str) -> bool:
    """Whether the number is there after all: joined to a label, in another draft, or in the part that is named."""
    within = cited_within(provision, number)
    told = within is not None and resolves(filing, provision, within)
    return told or _next_label(filing, provision, number) or stands_beside(filing, library, number)


def _lost_in(filing: Filing, library: Library, provision: Provision, number: str) -> str | None:
    """How the document shows that it has what is cited, where that is not there."""
    cited = path_of(number)
    head = next((cited[:length] for length in range(len(cited), 0, -1) if cited[:length] in filing.paths), ())
    section = filing.sections_by_number.get(head) or (provision.section if not cited[0][:1].isdigit() else None)
    if section is not None and cut_through(filing, library, section):
        return "the draft may have been cut in that section"
    return lost_section(filing, number)


def _next_label(filing: Filing, provision: Provision, number: str) -> bool:
    """Whether the last letter is the label of the next item, joined to the number in print: “7.10b) Prepare”."""
    wording = str(provision.clause.text or "")
    if not number[-1:].isalpha() or f"{number})" not in wording:
        return False
    joined = re.search(rf"(?<!\(){re.escape(number)}\)", wording) is not None
    return joined and resolves(filing, provision, number[:-1])


def _quoted(ref: Ref, near: Intended | None) -> str:
    """The title under which the clause cites, where that tells what is meant."""
    return f" as “{ref.titled}”" if ref.titled is not None and near is not None and "title" in near.why else ""


def _expected(filing: Filing, provision: Provision, near: Intended | None) -> str:
    """What is probably meant, with the title of its section."""
    if near is None:
        return "the number of a clause that exists"
    section = cited_section(filing, provision, near.number)
    if section is None:
        return near.number
    return (
        f"{near.number} (“{section.title}”)"
        if near.why
        else f"another clause of section {section.number}, or all of it"
    )


def _lacking(filing: Filing, provision: Provision, number: str) -> str:
    """Where the number would have to stand, in the section it begins with, in the clause's own, or anywhere."""
    cited = path_of(number)
    own = path_of(provision.clause.at or "")
    section = filing.sections_by_number.get(cited[:1])
    if section is None and provision.section.number is not None and not cited[0][:1].isdigit():
        beside = numbers_under(filing, own[:-1])
        # “Subparagraph (i)” is sought in the list where the clause stands.
        if len(own) > 2 and len(beside) > 1 and number != cited[0]:
            return f"it stands in a list of {listed(beside)}, where none is so numbered"
        section = provision.section
    if section is None:
        return f"this document has no {number}"
    told = f"section {section.number}, “{section.title}”,"
    above = cited[:-1] or path_of(section.number or "")
    last = (numbers_under(filing, above) or [""])[-1]
    style = style_of([path_of(each)[-1] for each in numbers_under(filing, above)]) if last else None
    place = ordinal(cited[-1], style) if style is not None else None
    beyond = style is not None and place is not None and place > (ordinal(path_of(last)[-1], style) or place)
    return f"{told} ends at {last}" if beyond else f"{told} has no {number}"


def _lost(provision: Provision, to: Text, lines: tuple[int, ...], known: str) -> Fault:
    """The section was there: it is lost, perhaps only in reading, and not wrongly cited."""
    return Fault(
        span=to.span,
        message=f"The clause cites {to}; {known}, but it is not itself in the document, "
        "so whether the reference is right is not known.",
        at=provision.at,
        src=lines,
        expected="the section itself",
        actual=str(to),
        label="its section is not there",
        hint="restore the section.",
        about=(str(to),),
        undecided=True,
        severity=Severity.NOTE,
    )


def _unnamed(provision: Provision, to: Text, lines: tuple[int, ...]) -> Fault:
    """What is cited by name may stand in another document of the casino, so this is only a note."""
    return Fault(
        span=to.span,
        message="The clause cites a table, but this document prints none on the subject."
        if to.lower() in ("table", "schedule")
        else f"The clause cites “{to}”, but nothing in this document goes by that name.",
        at=provision.at,
        src=lines,
        expected="what is cited, or the document in which it stands",
        actual=str(to),
        label="not in this document",
        hint="say where it stands, or add it.",
        about=(str(to),),
        undecided=True,
        severity=Severity.NOTE,
    )


def _broken_off(provision: Provision, to: Text, lines: tuple[int, ...]) -> Fault:
    return Fault(
        span=to.span,
        message=f"Clause {provision.at} breaks off where it should say which provision it means.",
        at=provision.at,
        src=lines,
        expected="the number of a provision",
        actual="nothing",
        label="the sentence breaks off",
        hint="restore the reference from the approved version.",
        about=("broken off",),
    )


CHECK = Check(
    code="DOC-105",
    title="Reference to a clause that does not exist",
    severity=Severity.ERROR,
    why="The rule depends on a provision that is not there: renumbered, deleted, or misprinted.",
    fix="Cite a clause that exists.",
    run=find,
    across=True,
    idle=lambda filing: None if any(True for _ in references(filing)) else "the document cites nothing",
    passes="""
sections:
  - number: 4
    title: Wagers
    clauses:
      - {at: 4.I, says: player may make a wager.}
      - {at: 4.II, says: wager shall be settled per §4.I., refs: [{to: 4.I}, {to: I}]}
""",
    fails="""
sections:
  - number: 4
    title: Wagers
    clauses:
      - {at: 4.I, says: player may make a wager.}
      - {at: 4.II, says: wager shall be settled per §4.VII., refs: [{to: 4.VII}]}
""",
)
