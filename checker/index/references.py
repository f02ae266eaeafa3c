"""References resolved: what a printed number points at, seen from the clause that cites it."""

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.citing import cites_outside
from ruleschema.meaning.names import same_title, title_words
from ruleschema.meaning.stems import stems
from ruleschema.submission.model import Ref, Section
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision
from ruleschema.submission.span import Text
from ruleschema.submission.values import MISSING

Path = tuple[str, ...]
_SECTION = re.compile(r"\A\d+[a-z]?")
# A word that printing has joined to a number: 6.6has.
_JOINED = re.compile(r"(?<=\d)[a-z]{3,}\Z")
_LOST_DOTS = (re.compile(r"(\d)(?=[A-Z])"), re.compile(r"(?<=\.)(\d+)(?=[a-z])"))
_SIGN = re.compile(r"§+\s?(?P<number>[0-9A-Za-z]+(?:[.()-]+[0-9A-Za-z]+)*\)?)")
_PART = re.compile(r"\b(?:subsection|paragraph|subparagraph)s?\b", re.I)


@once_per_filing
def references(filing: Filing) -> tuple[tuple[Provision, Ref], ...]:
    """Every reference of the document with the provision that makes it; several checks ask for the same filing."""
    return tuple((provision, ref) for provision in filing.provisions for ref in provision.clause.refs) + tuple(
        _in_sentences(filing)
    )


def _in_sentences(filing: Filing) -> Iterator[tuple[Provision, Ref]]:
    """What sentences cite with a section sign and the clause does not list among its references."""
    for sentence in filing.sentences:
        provision = sentence.provision
        if provision is None or "§" not in sentence.reading.text or sentence.reading.tree is None:
            continue
        clauses = (provision.clause, *provision.above)
        listed = {path_of(each.to) for clause in clauses for each in clause.refs if each.to is not None}
        for cited in _SIGN.finditer(sentence.reading.text):
            number = cited["number"].rstrip(".")
            path = path_of(number)
            # A reference listed more or less closely than the sentence cites it is the same one.
            if not any(path[: len(each)] == each or each[: len(path)] == path for each in listed):
                span = sentence.span(filing.document, cited.start("number"), cited.start("number") + len(number))
                yield provision, Ref(to=Text.at(number, span), src=None, span=span)


def elsewhere(filing: Filing, provision: Provision, ref: Ref) -> bool:
    """Whether the number is one of a statute, of another chapter or of another filed part."""
    return _of_other_chapter(filing, str(ref.to or "")) or cites_outside(provision, ref)


def _of_other_chapter(filing: Filing, number: str) -> bool:
    """Whether the document is a chapter of a code, with sections like 655a.12, and the number begins with another."""
    cited = path_of(number)
    numbers = [path for path in filing.sections_by_number if path[0][:1].isdigit()]
    if len(cited) < 2 or not numbers or any(len(path) < 2 for path in numbers):
        return False
    return cited[0][:2].isdigit() and cited[0] not in {path[0] for path in numbers}


def resolves(filing: Filing, provision: Provision, number: str) -> bool:
    """Whether the number stands for something: as a full path, or below what holds the clause."""
    return target(filing, provision, number) is not None


def target(filing: Filing, provision: Provision, number: str) -> Path | None:
    """The full path that a printed number means here; several checks ask for the same reference."""
    known, asked = _targets(filing), (id(provision), str(number))
    if asked not in known:
        known[asked] = (provision, _target(filing, provision, number))
    return known[asked][1]


@once_per_filing
def _targets(filing: Filing) -> dict[tuple[int, str], tuple[Provision, Path | None]]:
    """What is known already. The provision is kept with it, so that its id stays its own."""
    return {}


def _target(filing: Filing, provision: Provision, number: str) -> Path | None:
    bracketed = _PART.sub("", number).lstrip("§ ").startswith("(")
    # (1) and “subparagraph 1” are never a section, if there is anything else of that number.
    inner = bracketed or _PART.search(number) is not None
    for cited in _spellings(number):
        own = path_of(provision.clause.at or "") or path_of(provision.at)
        home = path_of(provision.section.number or "")
        prefixes = [own[:length] for length in range(len(own), -1, -1)] + [home]
        # A number that starts like a section is read as a full path first.
        if cited[:1] and cited[:1] in filing.sections_by_number and not inner:
            prefixes.insert(0, ())
        for prefix in prefixes:
            path = (*prefix, *cited)
            if cited and path in filing.paths and not (bracketed and _bare(filing, path)):
                return path
    return None


def _bare(filing: Filing, path: Path) -> bool:
    """Whether the document prints this number without brackets, where it prints others with them."""
    printed = filing.printed_numbers.get(path)
    return printed is not None and "(" not in printed and any("(" in each for each in filing.printed_numbers.values())


def cited_section(filing: Filing, provision: Provision, number: str) -> Section | None:
    """The section a number leads to, where it leads anywhere."""
    path = target(filing, provision, number)
    if path is None:
        return None
    for length in range(len(path), 0, -1):
        section = filing.sections_by_number.get(path[:length])
        if section is not None:
            return section
    return provision.section


def number_at(filing: Filing, path: Path) -> Text | None:
    """The whole number of the clause at a path, as the document has it."""
    numbers = (each.clause.at for each in filing.provisions if each.clause.at is not None)
    return next((number for number in numbers if path_of(number) == path), None)


@lru_cache(maxsize=1024)
def best_titled(filing: Filing, quoted: str) -> Section | None:
    """The section whose title is most like the one quoted, where any is like it."""
    alike = [section for section in filing.game.sections if same_title(quoted, section.title)]
    return max(alike, key=lambda section: likeness(quoted, section.title), default=None)


def likeness(quoted: str, title: str) -> Fraction:
    """How many of the telling words of two titles they share."""
    one, other = title_words(quoted), title_words(title)
    return Fraction(len(one & other), len(one | other))


def number_in(filing: Filing, number: str, section: Section) -> str:
    """A printed number carried over to another section: 11(b) in section 10 is 10(b), where that exists."""
    moved = _SECTION.sub(str(section.number), number)
    return moved if path_of(moved) in filing.paths else str(section.number)


def by_name(number: str) -> bool:
    """Whether a reference cites a name (pay chart, collection schedule) and no number."""
    return not any(char.isdigit() for char in number) and max(map(len, path_of(number)), default=0) > 4


def named_part(filing: Filing, name: str, about: str | None = None) -> bool:
    """Whether a section, table or wager of the document goes by the name."""
    if name.lower() in ("table", "schedule"):
        return _any_table(filing, stems(about or ""))
    names = [str(section.title) for section in filing.game.sections]
    for provision in filing.provisions:
        clause = provision.clause
        names += [str(clause.title)] if clause.title else []
        names += [str(part) for table in clause.pays for part in (table.table, table.wager) if part]
        names += [str(fees.of) for fees in clause.fees if fees.of]
    return any(same_title(name, each) for each in names)


def _any_table(filing: Filing, about: frozenset[str]) -> bool:
    """Whether the document prints any table on the subject: of fees, or else of payouts."""
    clauses = [provision.clause for provision in filing.provisions]
    if not about.isdisjoint(stems("fee collection rate")):
        return any(clause.fees for clause in clauses)
    return any(clause.pays or clause.fees or clause.counts or clause.chart for clause in clauses)


def printed(ref: Ref) -> str:
    """A reference as a reader would find it: number, quoted title, other document, subject."""
    number = str(ref.to or "") if ref.to != MISSING else "a number that is missing"
    number = f"§ {number}" if path_of(number) and any(map(str.isdigit, number)) else number
    parts = [number, f"“{ref.titled}”" if ref.titled else ""]
    parts += [f"of {ref.document}" if ref.document else "", f"for {ref.about}" if ref.about else ""]
    return " ".join(filter(None, parts))


def _spellings(number: str) -> Iterator[Path]:
    """The parts of a number as printed, then with a lost dot put back: 12II is 12.II, but 11b a section of its own."""
    number = _JOINED.sub("", number)
    yield path_of(number)
    for lost in _LOST_DOTS:
        split = lost.sub(r"\1.", number)
        if split != number:
            yield path_of(split)
