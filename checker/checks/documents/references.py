"""References against what they lead to: numbers, titles, kinds and documents."""

import re
from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.references import cited_section, of_other_chapter, references, target
from checker.index.renumbered import common_cause
from checker.index.sections import Path, best_titled, likeness, number_at, number_in, section_titled
from ruleschema.meaning.names import same_title, shortened, title_letters, title_words
from ruleschema.meaning.stems import stems
from ruleschema.submission.model import Ref, Section
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision

_INNER = re.compile(r"\b(?:subsection|paragraph|subparagraph)s?\b", re.I)
_OUTER = re.compile(r"(?<!sub)section\b|§", re.I)
_SEVERAL = re.compile(r";\s*(?:and\s+)?")
_APPENDIX = re.compile(r"appendix\s+(\w+)", re.I)
_ODDS = stems("pay payout payouts odds")
# So much more likeness makes another section the one that is meant.
CLEAR = 0.1


def title_wrong(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    for provision, ref in references(filing):
        section = cited_section(filing, provision, ref.to) if ref.to and ref.titled and not ref.document else None
        if section is None or ref.to is None or ref.titled is None or _quotes(provision, ref, section):
            continue
        named_so = section_titled(filing, ref.titled)
        right = named_so or best_titled(filing, ref.titled)
        longer = title_words(section.title) < title_words(ref.titled) and right in (None, section)
        alike = longer or (same_title(ref.titled, section.title) and not _fits_better(ref.titled, section, right))
        # A title may be shortened; one in other words, or with more of them, is no quotation.
        if alike and shortened(ref.titled, section.title):
            continue
        meant = number_in(filing, ref.to, named_so) if named_so is not None and named_so is not section else ""
        yield rule.fault(
            ref.to.span,
            provision.at,
            ref.src or provision.lines,
            kind="alike" if alike and not meant else "" if meant else "lost",
            severity=Severity.NOTE if alike else None,
            related=(Related(section.title.span, f"section {section.number or ''} is this one"),),
            cause="" if alike else common_cause(filing, ref),
            cited=ref.to,
            titled=ref.titled,
            number=section.number or section.title,
            title=section.title,
            meant=meant,
            expected=_section_named(named_so, meant),
        )


def _quotes(provision: Provision, ref: Ref, section: Section) -> bool:
    """Whether the title quoted is the section's, by words or letters, or is quoted together with others."""
    quoted = str(ref.titled)
    if title_words(quoted) == title_words(section.title) or title_letters(quoted) == title_letters(section.title):
        return True
    parts = _SEVERAL.split(quoted)
    cited = sum(1 for each in provision.clause.refs if each.to is not None and each.document is None)
    return cited > 1 and len(parts) > 1 and any(title_words(part) == title_words(section.title) for part in parts)


def _fits_better(quoted: str, cited: Section, right: Section | None) -> bool:
    if right is None or right is cited:
        return False
    return likeness(quoted, right.title) - likeness(quoted, cited.title) > CLEAR


def _section_named(section: Section | None, number: str) -> str:
    if section is None:
        return ""
    return f"{number} (“{section.title}”)" if section.number is not None else str(section.title)


def to_itself(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    for provision, ref in references(filing):
        own = path_of(provision.clause.at or "")
        if ref.to is None or ref.document is not None or not own or of_other_chapter(filing, ref.to):
            continue
        if target(filing, provision, ref.to) == own:
            yield rule.fault(ref.to.span, provision.at, ref.src or provision.lines, cited=ref.to)


def document_not_there(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    known = {each.appendix for each in library.by_casino[filing.casino]}
    cited: dict[str, list[tuple[Provision, Ref]]] = {}
    for provision, ref in references(filing):
        appendix = _APPENDIX.search(ref.document or "")
        if appendix is not None:
            cited.setdefault(appendix[1].upper(), []).append((provision, ref))
    for letter, places in cited.items():
        if letter != filing.appendix and letter in known:
            continue
        # One finding for each document, at the first place, with the others beside it.
        provision, ref = places[0]
        others = list(dict.fromkeys(each.at for each, _ in places[1:] if each.at != provision.at))
        yield rule.fault(
            (ref.document or ref).span,
            provision.at,
            ref.src or provision.lines,
            kind="" if letter == filing.appendix else "absent",
            related=tuple(Related((each.document or each).span, "cited here too") for _, each in places[1:]),
            document=ref.document,
            also=f" So do {', '.join(others)}." if others else "",
            letter=letter,
        )


def wrong_kind(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    slips: dict[tuple[int, Path], list[tuple[Provision, Ref, Path]]] = {}
    for provision, ref in references(filing):
        path = target(filing, provision, ref.to) if ref.to is not None and ref.document is None else None
        if path is not None and _mistaken(str(ref.to), path):
            # “§ (1) and § (2)” is one slip: the first tells of both.
            slips.setdefault((id(provision.clause), path[:-1] or path), []).append((provision, ref, path))
    for (provision, ref, path), *others in slips.values():
        section = filing.sections_by_number.get(path)
        kind = _INNER.search(str(ref.to))
        yield rule.fault(
            (ref.to or ref).span,
            provision.at,
            ref.src or provision.lines,
            kind="part" if section is None else "",
            cited="” and “".join(str(each.to) for _, each, _ in ((provision, ref, path), *others)),
            to=ref.to,
            called=kind.group().lower().rstrip("s") if kind else "section",
            number=number_at(filing, path) or ".".join(path).upper(),
            title=section.title if section is not None else "",
            expected=_subsection(filing, provision, ref, section),
        )


def _mistaken(printed: str, path: Path) -> bool:
    """Whether a section is cited as a part of one, or a part as a section."""
    if _INNER.search(printed):
        return len(path) == 1
    return _OUTER.search(printed) is not None and len(path) > len(path_of(printed))


def _subsection(filing: Filing, provision: Provision, ref: Ref, section: Section | None) -> str:
    """What is meant by the number of a section; one that is cited without its title is probably not meant itself."""
    if section is None:
        return ""
    if ref.titled is not None and same_title(ref.titled, section.title):
        return f"section {section.number}"
    own = path_of(provision.clause.at or "")
    for length in range(len(own) - 1, 0, -1) if stems(ref.about or "") & _ODDS else ():
        around = {fact.at for fact in filing.payouts if path_of(fact.at)[:length] == own[:length]}
        if around:
            return f"{around.pop()}, where the payouts stand" if len(around) == 1 else "the clause with the payouts"
    return "the number of a subsection that exists"
