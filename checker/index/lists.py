"""Lists of numbered siblings: clauses, items and definitions that count together."""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from ruleschema.submission.model import Clause
from ruleschema.submission.numbers import Style, ordinal, path_of, style_of
from ruleschema.submission.span import Span, Text

# A number inside a text, as it begins an item: “… the hand. (b) In all disputes”.
_LABEL = re.compile(r"(?:(?<=[\s.;:\d])|\A)\(?([0-9]{1,2}|[A-Za-z]{1,4})[).] ?(?=[A-Z“\"]|\Z)")


_HEADING = re.compile(r"[A-Z][\w’'-]*(?: [A-Z][\w’'-]*){0,3}:\Z")


@dataclass(slots=True)
class Numbered:
    """One entry of a list: its printed number, its own label and its place in the count."""

    number: Text
    label: str
    place: int | None
    src: tuple[int, ...]


@once_per_filing
def numbered_lists(filing: Filing) -> tuple[list[Numbered], ...]:
    """Every list of siblings that counts, in printed order; several checks ask for the same filing."""
    return tuple(_lists(filing))


def heading_of(filing: Filing, number: Text) -> str:
    """ " under “Round of play”" for a number that does not tell its section, as where numbering restarts."""
    for provision in filing.provisions:
        if provision.clause.at is number and provision.section.number is None:
            return f" under “{provision.section.title}”"
    return ""


def after_unnumbered(filing: Filing) -> frozenset[Span]:
    """The numbers of clauses before which a clause without a number stands."""
    lists = [section.clauses for section in filing.game.sections]
    lists += [provision.clause.items for provision in filing.provisions]
    pairs = (pair for clauses in lists for pair in pairwise(clauses))
    return frozenset(here.at.span for before, here in pairs if before.at is None and here.at is not None)


def letters_like_numerals(filing: Filing) -> frozenset[Span]:
    """The numbers I that come right behind an H: letters, though they stand where a Roman one would."""
    numbers = [each.clause.at for each in filing.provisions if each.clause.at is not None]
    numbers += [meaning.at for meaning in filing.game.definitions if meaning.at is not None]
    return frozenset(
        here.span
        for before, here in pairwise(numbers)
        if path_of(here)[-1:] == ("i",) and path_of(before)[-1:] == ("h",)
    )


def siblings(filing: Filing, one: Text, other: Text) -> bool:
    """Whether two numbers count together: in a draft, 2.1.2 and 2.2.1 are of two lists that fell together."""
    return not filing.draft or path_of(one)[:-1] == path_of(other)[:-1]


def announced(filing: Filing) -> frozenset[Span]:
    """The first numbers that come right behind a colon: what they begin belongs to what announces it."""
    return frozenset(
        here.clause.at.span
        for before, here in pairwise(filing.provisions)
        if here.clause.at is not None
        and path_of(here.clause.at)[-1:] in (("1",), ("a",), ("i",))
        and (before.clause.text or "").rstrip().endswith(":")
    )


def headings_with_figures(filing: Filing) -> frozenset[Span]:
    """The numbers of a draft that are the first word of a heading: “6 Card Bonus:” is no item 6."""
    short = (
        each.clause for each in filing.provisions if filing.draft and not each.clause.says and not each.clause.items
    )
    return frozenset(each.at.span for each in short if each.at is not None and _HEADING.match(str(each.text or "")))


def deeper(filing: Filing, before: Numbered, places: range) -> bool:
    """Whether all these places of the count are taken below the entry before them, or inside its wording."""
    own = path_of(before.number)
    under = [each for each in filing.provisions if path_of(each.at)[: len(own)] == own]
    labels = {label for each in under for label in path_of(each.at)[len(own) :]}
    labels.update(label.lower() for each in under for label in _LABEL.findall(str(each.clause.text or "")))
    style = next((each for each in Style if ordinal(before.label, each) == before.place), None)
    return style is not None and {*places} <= {ordinal(label, style) for label in labels}


def _lists(filing: Filing) -> Iterator[list[Numbered]]:
    defined: dict[tuple[str, ...], list[tuple[Text, tuple[int, ...]]]] = defaultdict(list)
    for meaning in filing.game.definitions:
        # Definitions without numbers of their own carry their section's.
        if meaning.at is not None and path_of(meaning.at) not in filing.sections_by_number:
            defined[path_of(meaning.at)[:-1]].append((meaning.at, meaning.src.numbers if meaning.src else ()))
    # A section 5.a, inserted after section 5, does not count with the others.
    yield from _counted(
        [
            (each.number, each.src.numbers if each.src else ())
            for each in filing.game.sections
            if each.number and path_of(each.number)[:-1] not in filing.sections_by_number
        ]
    )
    for section in filing.game.sections:
        own = path_of(section.number or "")
        extra = defined.pop(own, []) if own else []
        yield from _counted(_numbers(section.clauses, extra, own))
    for provision in filing.provisions:
        if not provision.clause.items and not defined:
            continue
        own = path_of(provision.clause.at or "")
        yield from _counted(_numbers(provision.clause.items, defined.pop(own, []) if own else [], own))
    for rest in defined.values():
        yield from _counted(rest)


def _numbers(
    clauses: tuple[Clause, ...], extra: list[tuple[Text, tuple[int, ...]]], above: tuple[str, ...]
) -> list[tuple[Text, tuple[int, ...]]]:
    # A lead-in without a number of its own carries that of what holds it, and does not count.
    numbered = [each for each in clauses if each.at is not None and path_of(each.at) != above]
    found = [(each.at, each.src.numbers if each.src else ()) for each in numbered if each.at is not None]
    if not extra:
        return found
    own = {path_of(number) for number, _ in found}
    merged = found + [each for each in extra if path_of(each[0]) not in own]
    # Definitions stand among the clauses of their section; source lines say in which order.
    if all(lines for _, lines in merged):
        merged.sort(key=lambda each: each[1][0])
    return merged


def _counted(numbers: list[tuple[Text, tuple[int, ...]]]) -> Iterator[list[Numbered]]:
    if len(numbers) < 2:
        return
    labels = [(path_of(number) or ("",))[-1] for number, _ in numbers]
    style: Style | None = style_of(labels)
    if style is None and len(labels) == 2:
        style = style_of(labels[:1])  # of two that count differently, the second is the odd one
    if style is not None:
        yield [
            Numbered(number, label, ordinal(label, style), lines)
            for (number, lines), label in zip(numbers, labels, strict=True)
        ]
