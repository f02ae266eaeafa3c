"""References resolved: what a printed number points at, seen from the clause that cites it."""

import re
from collections.abc import Iterator

from checker.filing import Filing
from ruleschema.model import Ref, Section
from ruleschema.names import same_title
from ruleschema.numbers import path_of
from ruleschema.provisions import Provision

Path = tuple[str, ...]


def references(filing: Filing) -> Iterator[tuple[Provision, Ref]]:
    """Every reference of the document with the provision that makes it."""
    for provision in filing.provisions:
        for ref in provision.clause.refs:
            yield provision, ref


def resolves(filing: Filing, provision: Provision, number: str) -> bool:
    """Whether the number stands for something: as a full path, or below what holds the clause."""
    return target(filing, provision, number) is not None


def target(filing: Filing, provision: Provision, number: str) -> Path | None:
    """The full path that a printed number means here."""
    for cited in _spellings(number):
        own = path_of(provision.clause.at or "") or path_of(provision.at)
        home = path_of(provision.section.number or "")
        prefixes = [own[:length] for length in range(len(own), -1, -1)] + [home]
        # A number that starts like a section is read as a full path first.
        if cited[:1] and cited[:1] in filing.sections_by_number:
            prefixes.insert(0, ())
        for prefix in prefixes:
            if cited and (*prefix, *cited) in filing.paths:
                return (*prefix, *cited)
    return None


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


def nearest(filing: Filing, provision: Provision, number: str) -> str | None:
    """The number probably meant: a scanned 11 that was II, or the deepest part that exists."""
    if "1" in number:
        guess = re.sub(r"(?<![0-9])1{1,3}(?![0-9])", lambda ones: "I" * len(ones.group()), number[::-1], count=1)[::-1]
        if guess != number and resolves(filing, provision, guess):
            return guess
    cited = path_of(number)
    for length in range(len(cited) - 1, 0, -1):
        shorter = ".".join(cited[:length])
        if resolves(filing, provision, shorter):
            return shorter.upper() if not number.islower() else shorter
    return None


def by_name(number: str) -> bool:
    """Whether a reference cites a name (pay chart, collection schedule) and no number."""
    return not any(char.isdigit() for char in number) and max(map(len, path_of(number)), default=0) > 4


def named_part(filing: Filing, name: str) -> bool:
    """Whether a section, table or wager of the document goes by the name."""
    names = [str(section.title) for section in filing.game.sections]
    for provision in filing.provisions:
        clause = provision.clause
        names += [str(clause.title)] if clause.title else []
        names += [str(part) for table in clause.pays for part in (table.table, table.wager) if part]
        names += [str(fees.of) for fees in clause.fees if fees.of]
    return any(same_title(name, each) for each in names)


def _spellings(number: str) -> Iterator[Path]:
    """The parts of a number as printed, then with a lost dot put back: 12II is 12.II."""
    yield path_of(number)
    split = re.sub(r"(\d)(?=[a-z])", r"\1.", number, flags=re.IGNORECASE)
    if split != number:
        yield path_of(split)
