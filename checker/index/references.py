"""References resolved: what a printed number points at, seen from the clause that cites it."""

import re
from collections.abc import Iterator
from functools import lru_cache

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.parts import label_of, label_pattern, printed_labels
from checker.index.sections import Path
from grammar.nodes import Slot
from ruleschema.submission.model import Ref, Section
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision, Spoken
from ruleschema.submission.span import Text
from ruleschema.submission.values import MISSING

# 12II is 12.II, but 11b a section of its own.
_LOST_DOTS = (re.compile(r"(\d)(?=[A-Z])"), re.compile(r"(?<=\.)(\d+)(?=[a-z])"))
_SIGN = re.compile(r"§+\s?(?P<number>[0-9A-Za-z]+(?:[.()-]+[0-9A-Za-z]+)*\)?)")
_PART = re.compile(r"\b(?:subsection|paragraph|subparagraph)s?\b", re.I)


@once_per_filing
def references(filing: Filing) -> tuple[tuple[Provision, Ref], ...]:
    """Every reference of the document with the provision that makes it; several checks ask for the same filing."""
    listed = ((provision, ref) for provision in filing.provisions for ref in provision.clause.refs)
    return (*listed, *_in_sentences(filing))


def _in_sentences(filing: Filing) -> Iterator[tuple[Provision, Ref]]:
    """What sentences cite, with a section sign or by a label, and the clause does not list among its references."""
    for sentence in filing.sentences:
        provision = sentence.provision
        if provision is None or sentence.reading.tree is None:
            continue
        clauses = (provision.clause, *provision.above)
        listed = {path_of(each.to) for clause in clauses for each in clause.refs if each.to is not None}
        for start, cited in _cited(filing, sentence):
            path = path_of(cited)
            # A reference listed more or less closely than the sentence cites it is the same one.
            if not any(path[: len(each)] == each or each[: len(path)] == path for each in listed):
                span = sentence.span(filing.document, start, start + len(cited))
                yield provision, Ref(to=Text.at(cited, span), src=None, span=span)


def _cited(filing: Filing, sentence: Spoken) -> Iterator[tuple[int, str]]:
    """Where a sentence cites something, and what: “per §9”, “Table B” where the document labels its tables."""
    text, tree = sentence.reading.text, sentence.reading.tree
    for sign in _SIGN.finditer(text) if "§" in text else ():
        yield sign.start("number"), sign["number"].rstrip(".")
    for label in label_pattern().finditer(text):
        per = any(slot.marker == "per" and slot.start < label.start() for slot in _slots(tree.slots if tree else ()))
        # A table with a figure may be one to play at.
        labelled = label["label"].isalpha() and any(kind == label["kind"].lower() for kind, _ in printed_labels(filing))
        if per or labelled:
            yield label.start(), label.group()


def _slots(slots: tuple[Slot, ...]) -> Iterator[Slot]:
    for slot in slots:
        yield slot
        yield from _slots(slot.slots)


def target(filing: Filing, provision: Provision, number: str) -> Path | None:
    """The full path that a printed number means here: as a whole, or below what holds the clause."""
    own = path_of(provision.clause.at or "") or path_of(provision.at)
    return _target(filing, own, path_of(provision.section.number or ""), str(number))


@lru_cache(maxsize=4096)  # several checks ask for the same reference
def _target(filing: Filing, own: Path, section: Path, number: str) -> Path | None:
    if label_of(number) is not None:
        return None
    bracketed = _PART.sub("", number).lstrip("§ ").startswith("(")
    # (1) and “subparagraph 1” are never a section, if there is anything else of that number.
    inner = bracketed or _PART.search(number) is not None
    around = [*(own[:length] for length in range(len(own), -1, -1)), section]
    for cited in filter(None, _spellings(number)):
        # A number that starts like a section is read as a full path first.
        whole = [()] if cited[:1] in filing.sections_by_number and not inner else []
        for prefix in (*whole, *around):
            path = (*prefix, *cited)
            if path in filing.paths and not (bracketed and _bare(filing, path)):
                return path
    return None


def _spellings(number: str) -> Iterator[Path]:
    """The parts of a number as printed, then with a lost dot put back."""
    yield path_of(number)
    for lost in _LOST_DOTS:
        split = lost.sub(r"\1.", number)
        if split != number:
            yield path_of(split)


def _bare(filing: Filing, path: Path) -> bool:
    """Whether the document prints this number without brackets, where it prints others with them."""
    printed = filing.printed_numbers.get(path)
    return printed is not None and "(" not in printed and any("(" in each for each in filing.printed_numbers.values())


def resolves(filing: Filing, provision: Provision, number: str) -> bool:
    """Whether the number stands for something."""
    return target(filing, provision, number) is not None


def cited_section(filing: Filing, provision: Provision, number: str) -> Section | None:
    """The section a number leads to, where it leads anywhere."""
    path = target(filing, provision, number)
    if path is None:
        return None
    heads = (filing.sections_by_number.get(path[:length]) for length in range(len(path), 0, -1))
    return next(filter(None, heads), provision.section)


def of_other_chapter(filing: Filing, number: str) -> bool:
    """Whether the document is a chapter of a code, with sections like 655a.12, and the number begins with another."""
    cited = path_of(number)
    numbers = [path for path in filing.sections_by_number if path[0][:1].isdigit()]
    if len(cited) < 2 or not numbers or any(len(path) < 2 for path in numbers):
        return False
    return cited[0][:2].isdigit() and cited[0] not in {path[0] for path in numbers}


def printed(ref: Ref) -> str:
    """A reference as a reader would find it: number, quoted title, other document, subject."""
    number = str(ref.to or "") if ref.to != MISSING else "a number that is missing"
    number = f"§ {number}" if any(map(str.isdigit, number)) and label_of(number) is None else number
    parts = [number, f"“{ref.titled}”" if ref.titled else ""]
    parts += [f"of {ref.document}" if ref.document else "", f"for {ref.about}" if ref.about else ""]
    return " ".join(filter(None, parts))
