"""Lists of drafts: items that were set beside what announces them, or among other things."""

import re

from checker.drafts.binding import next_game
from checker.drafts.claiming import claimed_lines
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from ruleschema.meaning.stems import stems
from ruleschema.submission.model import Clause
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision

_FORM = re.compile(r"(?:\s*[A-Z][^:_|]{1,60}:[\s_|]*){2,12}\Z")
_FIRST = (("1",), ("a",), ("i",))
_IDLE = stems("wager bet the a an of")


def missing(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Without lists that stand elsewhere: behind a heading, among definitions, at a table, or in the next draft."""
    places = {(each.clause.at or each.clause).span: place for place, each in enumerate(filing.provisions)}
    return [each for each in faults if not _elsewhere(filing, library, places[each.span])]


def _elsewhere(filing: Filing, library: Library, place: int) -> bool:
    provision = filing.provisions[place]
    behind = filing.provisions[place + 1] if place + 1 < len(filing.provisions) else None
    if provision.clause.join is None and _form(provision.clause):
        return True
    if behind is None:
        return next_game(filing, library) is not None or _set_elsewhere(filing, provision)
    return _begins(provision, behind) or _read_elsewhere(filing, provision, behind) or _set_elsewhere(filing, provision)


def _form(clause: Clause) -> bool:
    """Whether the wording is lines to fill in: “Manager: ____ Date: ____”."""
    return clause.text is not None and _FORM.match(clause.text) is not None


def _begins(provision: Provision, behind: Provision) -> bool:
    """Whether a list begins right behind, or a heading without a number."""
    first = behind.clause.at is not None and path_of(behind.clause.at)[-1:] in _FIRST
    announced = (provision.clause.text or "").rstrip().endswith(":")
    return (first and announced) or (behind.section is not provision.section and behind.section.number is None)


def _read_elsewhere(filing: Filing, provision: Provision, behind: Provision) -> bool:
    """Whether the lines behind the clause were put somewhere else: among definitions, or to another table."""
    if not provision.lines or not behind.lines:
        return False
    return not claimed_lines(filing).isdisjoint(range(provision.lines[-1] + 1, behind.lines[0]))


def _set_elsewhere(filing: Filing, provision: Provision) -> bool:
    """Whether the pay table of the wager that is named here stands in a clause that does not speak of it."""
    words = stems(provision.clause.text or "")
    for other in filing.provisions:
        own = stems(other.clause.text or "")
        tables = (stems(str(table.wager)) - _IDLE for table in other.clause.pays if table.wager is not None)
        if other is not provision and any(each and each <= words and not each <= own for each in tables):
            return True
    return False


def alone(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Only choices of one: where a program found the lists, an item may hang one level too deep."""
    return [each for each in faults if each.severity is Severity.WARNING]
