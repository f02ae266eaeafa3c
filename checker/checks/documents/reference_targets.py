"""References to what the document does not have."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.intended import Intended, intended
from checker.index.parts import by_name, has_part, label_of, printed_labels, promised_labels
from checker.index.references import cited_section, of_other_chapter, references, resolves
from checker.index.renumbered import common_cause
from checker.index.sections import lost_section, numbers_under
from checker.rules.telling import listed
from ruleschema.submission.model import Ref
from ruleschema.submission.numbers import ordinal, path_of, style_of
from ruleschema.submission.provisions import Provision
from ruleschema.submission.values import MISSING
from ruleschema.vocabulary import labelled_parts


def target_missing(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    for provision, ref in references(filing):
        cited = ref.to if ref.to is not None else ref.titled
        if cited is None or ref.document is not None or (ref.to is not None and resolves(filing, provision, ref.to)):
            continue
        span, lines = cited.span, ref.src or provision.lines
        if cited == MISSING:
            yield rule.fault(span, provision.at, lines, kind="broken off")
        elif ref.to is None or by_name(cited):
            kind = _unprinted(filing, cited, ref)
            if kind is not None:
                printed = _printed(filing, cited)
                yield rule.fault(span, provision.at, lines, kind=kind, cited=cited, printed=printed)
        elif of_other_chapter(filing, cited):
            continue
        elif (known := lost_section(filing, cited)) is not None:
            yield rule.fault(span, provision.at, lines, kind="lost", cited=cited, known=known)
        else:
            yield _misdirected(rule, filing, provision, ref)


def _unprinted(filing: Filing, name: str, ref: Ref) -> str | None:
    """How what is cited by name is missing: as one of several tables, as any table, or as a part of the document."""
    label = label_of(name)
    if has_part(filing, name, ref.about) or (label is not None and label in promised_labels(filing)):
        return None
    if label is not None and any(kind == label[0] for kind, _ in printed_labels(filing)):
        return "labelled"
    return "any table" if name.lower() in labelled_parts() else "named"


def _printed(filing: Filing, name: str) -> str:
    """The parts of the kind that the document does print: Table A and Table C."""
    label = label_of(name)
    labels = sorted(each for kind, each in printed_labels(filing) if label is not None and kind == label[0])
    return listed([f"{label[0].title()} {each.upper()}" for each in labels]) if label is not None else ""


def _misdirected(rule: Rule, filing: Filing, provision: Provision, ref: Ref) -> Fault:
    near = intended(filing, provision, ref)
    titled = ref.titled is not None and near is not None and "title" in near.why
    return rule.fault(
        (ref.to or ref).span,
        provision.at,
        ref.src or provision.lines,
        kind="" if near else "unknown",
        severity=Severity.WARNING if near and near.alike else None,
        related=(Related(near.item.at.span, f"may be meant as {ref.to}"),)
        if near and near.item and near.item.at
        else (),
        cause=common_cause(filing, ref),
        cited=ref.to,
        quoted=f" as “{ref.titled}”" if titled else "",
        lacking=_lacking(filing, provision, str(ref.to)),
        why=f"; {near.why}" if near and near.why else "",
        near=near.number if near else "",
        expected=_expected(filing, provision, near) if near else "",
    )


def _expected(filing: Filing, provision: Provision, near: Intended) -> str:
    """What is probably meant, with the title of its section."""
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
    cited, own = path_of(number), path_of(provision.clause.at or "")
    section = filing.sections_by_number.get(cited[:1])
    if section is None and provision.section.number is not None and not cited[0][:1].isdigit():
        beside = numbers_under(filing, own[:-1])
        # “Subparagraph (i)” is sought in the list where the clause stands.
        if len(own) > 2 and len(beside) > 1 and number != cited[0]:
            return f"it stands in a list of {listed(beside)}, where none is so numbered"
        section = provision.section
    if section is None:
        return f"this document has no {number}"
    named = f"section {section.number}, “{section.title}”,"
    under = numbers_under(filing, cited[:-1] or path_of(section.number or ""))
    style = style_of([path_of(each)[-1] for each in under]) if under else None
    place, last = (
        ordinal(label, style) if style else None for label in (cited[-1], path_of(under[-1])[-1] if under else "")
    )
    beyond = place is not None and last is not None and place > last
    return f"{named} ends at {under[-1]}" if beyond else f"{named} has no {number}"
