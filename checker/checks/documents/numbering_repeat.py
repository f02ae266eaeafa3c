"""A number of a list occurs twice, or the count goes back."""

from collections.abc import Iterator
from itertools import pairwise

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.lists import (
    Numbered,
    announced,
    heading_of,
    headings_with_figures,
    letters_like_numerals,
    numbered_lists,
    siblings,
)
from checker.index.lostsections import lost_section
from checker.rules.doubting import doubted
from ruleschema.meaning.names import name_key
from ruleschema.submission.numbers import path_of


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    again: list[tuple[Numbered, Numbered]] = []
    strays: list[Fault] = []
    for before, here in _backward(filing):
        # In a draft, a count that begins anew stands under a heading that was perhaps not read as one.
        if filing.draft and here.place == 1 and before.place != 1:
            again.append((before, here))
            continue
        path = path_of(here.number)
        begins = here.place == 1 and len(path) == 2 and path[0].isdigit()
        # The count of the next section, whose heading is lost, begins here; the missing section is told.
        if begins and lost_section(filing, str(int(path[0]) + 1)) is not None:
            continue
        goes_on = here.place != before.place and _goes_on_past(filing, here)
        if filing.draft and (goes_on or _read_twice(filing, before, here)):
            strays.append(_fault(filing, before, here))
        else:
            yield _fault(filing, before, here)
    if strays:
        yield doubted(strays, "the draft may have taken a page head or the contents for a part of the list")
    if again:
        yield _begins_anew(filing, again)


def _fault(filing: Filing, before: Numbered, here: Numbered) -> Fault:
    where = heading_of(filing, here.number)
    if here.place == before.place:
        told = f"Two clauses{where} in a row are numbered {here.number}."
    else:
        told = f"After {before.number} comes {here.number}{where}: the count goes back."
    return Fault(
        span=here.number.span,
        message=told,
        at=str(here.number),
        src=here.src,
        expected=f"the number after {before.number}",
        actual=str(here.number),
        label=f"follows {before.number}",
        hint="renumber the list.",
        related=(Related(before.number.span, "the one before"),),
        about=(str(before.number), str(here.number)),
    )


def _read_twice(filing: Filing, before: Numbered, here: Numbered) -> bool:
    """Whether both have one wording, as the heads of pages do, or what stands before is a list of the sections."""
    texts = {each.clause.at.span: each.clause.text for each in filing.provisions if each.clause.at is not None}
    if texts.get(here.number.span) and texts[here.number.span] == texts.get(before.number.span):
        return True
    sections = [each for each in filing.game.sections if each.number is not None]
    place = next((index for index, each in enumerate(sections) if each.number is here.number), 0)
    ahead = {(path_of(each.number or ""), name_key(each.title)) for each in sections[:place]}
    again = any((path_of(each.number or ""), name_key(each.title)) in ahead for each in sections[place:])
    return again or (place > 1 and not any(each.clauses for each in sections[:place]))


def _goes_on_past(filing: Filing, here: Numbered) -> bool:
    """Whether the count goes on where it was before entries that are none of this list: A, M, B or A, A, B, C, B."""
    for entries in numbered_lists(filing):
        numbers = [each.number.span for each in entries]
        if here.number.span in numbers and (place := numbers.index(here.number.span)) > 1:
            anew = next((index for index in range(place - 1, 0, -1) if entries[index].place == 1), place - 1)
            # With A, C, B, D two entries have changed places.
            counts_on = all(each.place == (here.place or 0) + 1 for each in entries[place + 1 : place + 2])
            return counts_on and (here.place or 0) - 1 in (entries[place - 2].place, entries[anew - 1].place)
    return False


def _backward(filing: Filing) -> Iterator[tuple[Numbered, Numbered]]:
    """Neighbours in a list of which the second does not count on."""
    pairs = [pair for entries in numbered_lists(filing) for pair in pairwise(entries)]
    back = [
        (one, two) for one, two in pairs if one.place is not None and two.place is not None and two.place <= one.place
    ]
    if not back:
        return
    known = letters_like_numerals(filing) | announced(filing) | headings_with_figures(filing)
    for before, here in back:
        # “.01” under a chapter 1 is another count.
        other = before.place == here.place and before.label != here.label
        if (
            not other
            and not {here.number.span, before.number.span} & known
            and siblings(filing, before.number, here.number)
        ):
            yield before, here


def _begins_anew(filing: Filing, again: list[tuple[Numbered, Numbered]]) -> Fault:
    """One finding for all counts that begin anew in a draft."""
    before, here = again[0]
    where = heading_of(filing, here.number)
    more = f", and {len(again) - 1} more counts do so" if again[1:] else ""
    return Fault(
        span=here.number.span,
        message=f"After {before.number} the count begins anew with {here.number}{where}{more}: "
        "a heading is missing there, or was not read as one.",
        at=str(here.number),
        src=here.src,
        expected=f"the number after {before.number}",
        actual=str(here.number),
        label=f"follows {before.number}",
        hint="restore the heading, or renumber the list.",
        related=(Related(before.number.span, "the one before"),),
        about=("anew", *(str(each.number) for _, each in again)),
        undecided=True,
        severity=Severity.NOTE,
    )


CHECK = Check(
    code="DOC-111",
    title="Numbering repeats or goes back",
    severity=Severity.WARNING,
    why="Two provisions answer to one number, so a reference to it can mean either.",
    fix="Renumber the list.",
    run=find,
    passes="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A}, {at: 1.B}, {at: 1.C}]}]
""",
    fails="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A}, {at: 1.B}, {at: 1.B}]}]
""",
)
