"""References of drafts: those whose wording tells that they lead elsewhere, or that were misread."""

import re
from dataclasses import replace

from checker.drafts.binding import cut_through, stands_beside
from checker.drafts.citing import cited_within, cites_outside
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.references import cited_section, references, resolves
from checker.index.sections import best_titled, section_titled
from ruleschema.submission.model import Ref, Section
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision
from ruleschema.submission.span import Span

# A word that printing has joined to a number: 6.6has.
_JOINED = re.compile(r"(?<=\d)[a-z]{3,}\Z")
# What stands between two numbers of one list.
_LISTED = r"(?:[\s,§.()\d]|or|and|sections?)*"


def _cited(filing: Filing) -> dict[Span, tuple[Provision, Ref]]:
    return {(ref.to or ref.titled or ref).span: (provision, ref) for provision, ref in references(filing)}


def targets(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Without numbers of statutes, of other parts and of other drafts; what a cut may have taken away is left open."""
    cited = _cited(filing)
    kept: list[Fault] = []
    for fault in faults:
        provision, ref = cited[fault.span]
        number = str(ref.to or "")
        if cites_outside(provision, ref) or _found(filing, library, provision, number):
            continue
        section = _section(filing, provision, number) if number else None
        cut = section is not None and not fault.undecided and cut_through(filing, library, section)
        kept.append(_left_open(fault) if cut else fault)
    return kept


def within(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Without numbers that the wording gives to a statute or another filed part."""
    cited = _cited(filing)
    return [each for each in faults if not cites_outside(*cited[each.span])]


def titles(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Without titles of a section cited in one list with this one."""
    cited = _cited(filing)
    return [each for each in faults if not _beside(filing, *cited[each.span])]


def _beside(filing: Filing, provision: Provision, ref: Ref) -> bool:
    """“§ 8, § 9 or § 10 (relating to …)”: the title is that of one of them."""
    right = section_titled(filing, str(ref.titled)) or best_titled(filing, str(ref.titled))
    bare = [each.to for each in provision.clause.refs if each.titled is None and each.to and each.document is None]
    meant = [to for to in bare if right is not None and cited_section(filing, provision, to) is right]
    wording = str(provision.clause.text or "")
    return any(re.search(rf"(?<![\w.]){re.escape(to)}{_LISTED}{re.escape(str(ref.to))}(?!\w)", wording) for to in meant)


def _found(filing: Filing, library: Library, provision: Provision, number: str) -> bool:
    """Whether the number is there after all: joined to a word, in another draft, or in the part that is named."""
    part = cited_within(provision, number) if number else None
    if part is not None and resolves(filing, provision, part):
        return True
    plain = _JOINED.sub("", number)
    if plain != number and resolves(filing, provision, plain):
        return True
    return stands_beside(filing, library, number)


def _section(filing: Filing, provision: Provision, number: str) -> Section | None:
    """The section in which a number would have to stand."""
    cited = path_of(number)
    head = next((cited[:length] for length in range(len(cited), 0, -1) if cited[:length] in filing.paths), ())
    own = provision.section if cited and not cited[0][:1].isdigit() else None
    return filing.sections_by_number.get(head) or own


def _left_open(fault: Fault) -> Fault:
    return replace(
        fault,
        message=f"The clause cites {fault.actual}; the draft may have been cut in that section, "
        "so whether the reference is right is not known.",
        expected="the section itself",
        label="its section is not there",
        hint="restore the section.",
        undecided=True,
        severity=Severity.NOTE,
        cause="",
    )
