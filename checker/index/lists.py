"""Lists of numbered siblings: clauses, items and definitions that count together."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from ruleschema.submission.model import Clause
from ruleschema.submission.numbers import Style, ordinal, path_of, style_of
from ruleschema.submission.span import Span, Text

Line = tuple[Text, tuple[int, ...]]


@dataclass(slots=True)
class Numbered:
    """One entry of a list: its printed number, its own label, its place in the count, its source lines."""

    number: Text
    label: str
    place: int | None
    src: tuple[int, ...]


@once_per_filing
def numbered_lists(filing: Filing) -> tuple[list[Numbered], ...]:
    """Every list of siblings that counts, in printed order; several checks ask for the same filing."""
    return tuple(_lists(filing))


def follows(label: str, before: str) -> bool:
    """Whether a label comes right after another in some way of counting."""
    places = ((ordinal(before, style), ordinal(label, style)) for style in Style)
    return any(one is not None and other == one + 1 for one, other in places)


def heading_of(filing: Filing, number: Text) -> str:
    """ " under “Round of play”" for a number that does not tell its section, as where numbering restarts."""
    found = (each.section for each in filing.provisions if each.clause.at is number)
    return next((f" under “{section.title}”" for section in found if section.number is None), "")


@once_per_filing
def letters_like_numerals(filing: Filing) -> frozenset[Span]:
    """The numbers I that come right behind an H: letters, though they stand where a Roman one would."""
    numbers = [each.clause.at for each in filing.provisions if each.clause.at is not None]
    numbers += [meaning.at for meaning in filing.game.definitions if meaning.at is not None]
    pairs = ((path_of(before)[-1:], path_of(here)[-1:], here.span) for before, here in pairwise(numbers))
    return frozenset(span for before, here, span in pairs if (before, here) == (("h",), ("i",)))


def unnumbered_between(filing: Filing, before: Numbered, here: Numbered) -> int:
    """How many clauses without a number stand between two entries, in the file or by their source lines."""
    lists = [section.clauses for section in filing.game.sections]
    lists += [provision.clause.items for provision in filing.provisions]
    clauses = next((each for each in lists if any(clause.at is here.number for clause in each)), ())
    places = {id(clause.at): place for place, clause in enumerate(clauses) if clause.at is not None}
    first, last = places.get(id(before.number), 0), places[id(here.number)] if clauses else 0
    lines = range(before.src[-1] + 1, here.src[0]) if before.src and here.src else range(0)
    return sum(
        first < place < last or (clause.src is not None and clause.src.numbers[0] in lines)
        for place, clause in enumerate(clauses)
        if clause.at is None
    )


def _lists(filing: Filing) -> Iterator[list[Numbered]]:
    defined: dict[tuple[str, ...], list[Line]] = defaultdict(list)
    for meaning in filing.game.definitions:
        # Definitions without numbers of their own carry their section's.
        if meaning.at is not None and path_of(meaning.at) not in filing.sections_by_number:
            defined[path_of(meaning.at)[:-1]].append((meaning.at, meaning.src.numbers if meaning.src else ()))
    # A section 5.a, inserted after section 5, does not count with the others.
    numbered = ((each.number, each.src.numbers if each.src else ()) for each in filing.game.sections if each.number)
    yield from _counted([each for each in numbered if path_of(each[0])[:-1] not in filing.sections_by_number])
    holders = [(path_of(each.number or ""), each.clauses) for each in filing.game.sections]
    holders += [(path_of(each.clause.at or ""), each.clause.items) for each in filing.provisions]
    for own, clauses in holders:
        yield from _counted(_numbers(clauses, defined.pop(own, []) if own else [], own))
    for rest in defined.values():
        yield from _counted(rest)


def _numbers(clauses: tuple[Clause, ...], extra: list[Line], above: tuple[str, ...]) -> list[Line]:
    # A lead-in without a number of its own carries that of what holds it, and does not count.
    numbered = ((each.at, each.src.numbers if each.src else ()) for each in clauses if each.at is not None)
    found = [each for each in numbered if path_of(each[0]) != above]
    own = {path_of(number) for number, _ in found}
    merged = found + [each for each in extra if path_of(each[0]) not in own]
    # Definitions stand among the clauses of their section; source lines say in which order.
    if extra and all(lines for _, lines in merged):
        merged.sort(key=lambda each: each[1][0])
    return merged


def _counted(numbers: list[Line]) -> Iterator[list[Numbered]]:
    if len(numbers) < 2:
        return
    labels = [(path_of(number) or ("",))[-1] for number, _ in numbers]
    # Of two that count differently, the second is the odd one.
    style = style_of(labels) or (style_of(labels[:1]) if len(labels) == 2 else None)
    if style is not None:
        yield [
            Numbered(number, label, ordinal(label, style), lines)
            for (number, lines), label in zip(numbers, labels, strict=True)
        ]
