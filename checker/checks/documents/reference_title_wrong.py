"""A clause cites a section under a title that this section does not have."""

import re
from collections.abc import Iterator
from fractions import Fraction

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.references import best_titled, cited_section, likeness, number_in, references
from checker.index.renumbered import section_titled, told_together
from ruleschema.meaning.names import same_title, shortened, title_letters, title_words
from ruleschema.submission.model import Ref, Section
from ruleschema.submission.provisions import Provision

# What stands between two numbers of one list.
_LISTED = r"(?:[\s,§.()\d]|or|and|sections?)*"
_SEVERAL = re.compile(r";\s*(?:and\s+)?")
CLEAR = Fraction(1, 10)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision, ref in references(filing):
        if ref.titled is None or ref.to is None or ref.document is not None:
            continue
        section = cited_section(filing, provision, ref.to)
        if section is None or title_words(ref.titled) == title_words(section.title):
            continue
        if title_letters(ref.titled) == title_letters(section.title) or _one_of_several(provision, ref, section):
            continue
        named_so = section_titled(filing, ref.titled)
        right = named_so or best_titled(filing, ref.titled)
        if _no_heading(section) or _beside(filing, provision, ref, right):
            continue
        longer = title_words(section.title) < title_words(ref.titled) and right in (None, section)
        alike = longer or (same_title(ref.titled, section.title) and not _better(ref.titled, section, right))
        # A title may be shortened; one in other words, or with more of them, is no quotation.
        if alike and shortened(ref.titled, section.title):
            continue
        # Only a section of that very title is named as the right one.
        named = _name(filing, ref.to, named_so) if named_so is not None else None
        yield Fault(
            span=ref.to.span,
            message=f"The clause cites section {ref.to} as “{ref.titled}”, "
            f"but section {section.number or section.title} is “{section.title}”"
            + ("." if alike else f"{_lost(named)}.{told_together(filing, ref)}"),
            at=provision.at,
            src=ref.src.numbers if ref.src else provision.lines,
            expected=_expected(ref, section, right if named else None, named, alike),
            actual=str(ref.titled) if alike else str(ref.to),
            label=f"section {named} has that title" if named else f"that section is “{section.title}”",
            hint=f"cite section {named}."
            if named
            else f"cite it as “{section.title}”."
            if alike
            else f"strike the reference, or file the missing section “{ref.titled}”.",
            related=(Related(section.title.span, f"section {section.number or ''} is this one"),),
            about=(str(ref.to), str(ref.titled), str(section.title)),
            severity=Severity.NOTE if alike else None,
        )


def _expected(ref: Ref, section: Section, right: Section | None, named: str | None, alike: bool) -> str:
    """The section that is meant, by number and title, where it is known."""
    if right is not None and right is not section:
        return str(right.title) if right.number is None else f"{named} (“{right.title}”)"
    return str(section.title) if alike else f"strike the reference, or file the missing section “{ref.titled}”"


def _lost(named: str | None) -> str:
    return "" if named else ", and no section of this document has the title quoted"


def _no_heading(section: Section) -> bool:
    """Whether what stands as a title is the rest of a sentence, which a draft took for a heading."""
    return str(section.title).partition(" ")[0] in ("and", "or", "the", "of", "in", "to", "for", "as")


def _beside(filing: Filing, provision: Provision, ref: Ref, right: Section | None) -> bool:
    """Whether the title is that of a section cited in one list with this one: “§ 8, § 9 or § 10 (relating to …)”."""
    bare = [each.to for each in provision.clause.refs if each.titled is None and each.to and each.document is None]
    meant = [to for to in bare if right is not None and cited_section(filing, provision, to) is right]
    wording = str(provision.clause.text or "")
    return any(re.search(rf"(?<![\w.]){re.escape(to)}{_LISTED}{re.escape(str(ref.to))}(?!\w)", wording) for to in meant)


def _one_of_several(provision: Provision, ref: Ref, section: Section) -> bool:
    """Whether a clause that cites several sections quotes their titles together, this one's among them."""
    parts = _SEVERAL.split(str(ref.titled))
    cited = sum(1 for each in provision.clause.refs if each.to is not None and each.document is None)
    return cited > 1 and len(parts) > 1 and any(title_words(part) == title_words(section.title) for part in parts)


def _name(filing: Filing, cited: str, right: Section) -> str:
    return number_in(filing, cited, right) if right.number is not None else str(right.title)


def _better(quoted: str, cited: Section, right: Section | None) -> bool:
    """Whether another section fits the quoted title clearly better than the one cited."""
    return (
        right is not None
        and right is not cited
        and likeness(quoted, right.title) - likeness(quoted, cited.title) > CLEAR
    )


CHECK = Check(
    code="DOC-104",
    title="Reference quotes another section's title",
    severity=Severity.ERROR,
    why="Number and title name two different sections, so nobody can tell which rule applies.",
    fix="Cite the section that has the quoted title, or quote the title of the section cited.",
    run=find,
    idle=lambda filing: None if any(True for _ in references(filing)) else "the document cites nothing",
    passes="""
sections:
  - {number: 7, title: Payout odds}
  - number: 8
    title: Irregularities
    clauses: [{at: 8.I, refs: [{to: "7", titled: Payout odds}]}]
""",
    fails="""
sections:
  - {number: 7, title: Payout odds}
  - number: 8
    title: Irregularities
    clauses: [{at: 8.I, refs: [{to: "8", titled: Payout odds}]}]
""",
)
