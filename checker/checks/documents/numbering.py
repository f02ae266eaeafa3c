"""The numbers of sections, clauses and items: what is left out, repeated, out of style or on the wrong level."""

import re
from collections.abc import Iterator
from itertools import pairwise

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.lists import (
    Numbered,
    follows,
    heading_of,
    letters_like_numerals,
    numbered_lists,
    unnumbered_between,
)
from checker.index.sections import coded, listed_only, lost_section
from checker.rules.doubting import doubted
from ruleschema.submission.model import Clause
from ruleschema.submission.numbers import path_of

_FIRST = ("1", "a", "i")
# 5a and 13b are inserted between numbers, and say so.
_INSERTED = re.compile(r"\d+[a-z]\Z")


def _steps(filing: Filing) -> Iterator[tuple[Numbered, Numbered, int]]:
    """Neighbours in a list, and how far the count goes from one to the other."""
    for before, here in (pair for entries in numbered_lists(filing) for pair in pairwise(entries)):
        if before.place is not None and here.place is not None:
            yield before, here, here.place - before.place


def gap(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    letters = letters_like_numerals(filing)
    of_code: list[Fault] = []
    for before, here, step in _steps(filing):
        # The letter I between H and J looks like a Roman one and may stand a level higher.
        h_to_j = (before.label.upper(), here.label.upper()) == ("H", "J")
        if step < 2 or before.number.span in letters or (h_to_j and letters):
            continue
        fault = _gap(rule, filing, before, here, step - 1)
        path = path_of(here.number)
        if path in filing.sections_by_number and coded(path):
            of_code.append(fault)
        else:
            yield fault
    if of_code:
        yield doubted(of_code, "the numbers are those of a code, which the document need not follow throughout")


def _gap(rule: Rule, filing: Filing, before: Numbered, here: Numbered, skipped: int) -> Fault:
    missing = "one number is missing" if skipped == 1 else f"{skipped} numbers are missing"
    between = range((here.place or 0) - skipped, here.place or 0)
    kind = ""
    if unnumbered_between(filing, before, here) >= skipped:
        # The provisions are there and only their numbers are lost.
        kind = "unnumbered"
        missing = f"the provision{'s' if skipped > 1 else ''} between them {'have' if skipped > 1 else 'has'} no number"
    elif path_of(before.number) in filing.sections_by_number and all(
        listed_only(filing, str(each)) for each in between
    ):
        kind = "listed"
    return rule.fault(
        here.number.span,
        str(here.number),
        here.src,
        kind=kind,
        related=(Related(before.number.span, "the one before"),),
        before=before.number,
        number=here.number,
        heading=heading_of(filing, here.number),
        missing=missing,
    )


def repeat(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    letters = letters_like_numerals(filing)
    for before, here, step in _steps(filing):
        # “.01” under a chapter 1 is another count.
        other = step == 0 and before.label != here.label
        if step > 0 or other or not letters.isdisjoint((here.number.span, before.number.span)):
            continue
        if here.place == 1 and _section_lost_before(filing, path_of(here.number)):
            continue
        yield rule.fault(
            here.number.span,
            str(here.number),
            here.src,
            kind="" if step else "twice",
            related=(Related(before.number.span, "the one before"),),
            before=before.number,
            number=here.number,
            heading=heading_of(filing, here.number),
        )


def _section_lost_before(filing: Filing, path: tuple[str, ...]) -> bool:
    """Whether the count of the next section begins here, whose heading is lost; the missing section is told."""
    return len(path) == 2 and path[0].isdecimal() and lost_section(filing, str(int(path[0]) + 1)) is not None


def out_of_style(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    for entries in numbered_lists(filing):
        for place, entry in enumerate(entries):
            if entry.place is None and entry.label and not _INSERTED.match(entry.label):
                near = entries[place - 1] if place else entries[1]
                number = entry.number
                yield rule.fault(number.span, str(number), entry.src, number=number, near=near.number)


def wrong_level(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        number = provision.clause.at
        parent = next((above.at for above in reversed(provision.above) if above.at is not None), None)
        if number is None or parent is None:
            continue
        own, above = path_of(number), path_of(parent)
        if len(own) > 1 and own[: len(above)] != above:
            related = (Related(parent.span, "stands under this"),)
            yield rule.fault(number.span, str(number), provision.lines, related=related, number=number, parent=parent)


def begins_late(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    # What comes before the items may be printed as a ranking or a table.
    lists = [(path_of(each.number), each.clauses) for each in filing.game.sections if each.number]
    holding = (each.clause for each in filing.provisions if each.clause.items and not _tabled(each.clause))
    lists += [(path_of(clause.at), clause.items) for clause in holding if clause.at]
    defined = {path_of(meaning.at)[:-1] for meaning in filing.game.definitions if meaning.at}
    ended = ""
    for above, clauses in lists:
        labels = [path_of(clause.at)[-1:] for clause in clauses if clause.at]
        before, ended = ended, "".join(labels[-1]) if labels else ended
        first = _first(clauses, above)
        # Definitions stand among the clauses of their section, and may come first.
        if first is None or first.at is None or above in defined:
            continue
        label = path_of(first.at)[-1]
        # Set a level too deep, the entry only goes on with a count above it, or with that of the list before.
        if label not in _FIRST and not any(follows(label, each) for each in (*above, before)):
            yield rule.fault(first.at.span, str(first.at), first.src, above=".".join(above).upper(), number=first.at)


def _tabled(clause: Clause) -> bool:
    return bool(clause.ranks or clause.pays or clause.steps or clause.counts or clause.chart)


def _first(clauses: tuple[Clause, ...], above: tuple[str, ...]) -> Clause | None:
    """The first numbered entry of a list; a lead-in that carries the number above does not count."""
    first = next((clause for clause in clauses if clause.at is None or path_of(clause.at) != above), None)
    if first is None or any(clause.at is None for clause in clauses):
        return None
    return first if path_of(first.at or "")[:-1] == above else None
