"""Findings that the reading of a draft may have made: they are dropped, or left open in one finding.

A draft (`read: auto`) is what a program has read and nobody has confirmed. This folder is all that the checks of
documents know of drafts; nothing imports it but the run, and the filing for the place of a draft in its document.
"""

from collections.abc import Callable

from checker.drafts import contents, lists, names, numbering, references
from checker.drafts.readalong import read_along
from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.rules.doubting import doubted
from checker.rules.telling import listed

Review = Callable[[Filing, Library, list[Fault]], list[Fault]]

_REVIEWS: dict[str, Review] = {
    "DOC-101": contents.entries,
    "DOC-102": contents.unlisted,
    "DOC-103": contents.titles,
    "DOC-104": references.titles,
    "DOC-105": references.targets,
    "DOC-107": references.within,
    "DOC-110": numbering.gaps,
    "DOC-111": numbering.repeats,
    "DOC-113": numbering.styles,
    "DOC-122": names.misprints,
    "DOC-131": names.games,
    "DOC-151": lists.missing,
    "DOC-158": numbering.begins,
    "DOC-164": lists.alone,
}


def review_of(code: str) -> Review | None:
    """How the findings of a check are reviewed in a draft."""
    return _REVIEWS.get(code)


def reviewed(check: Check, filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """What a check has found in a document, and in a draft what is left of it."""
    if not faults or not filing.draft:
        return faults
    review = review_of(check.code)
    faults = review(filing, library, faults) if review is not None else faults
    return _of_one_game(filing, faults) if check.one_game else faults


def _of_one_game(filing: Filing, faults: list[Fault]) -> list[Fault]:
    """What is found by taking the document for the rules of one game, where a draft may hold those of several."""
    games = read_along(filing) if any(not each.undecided for each in faults) else ()
    if not games:
        return faults
    named = listed([name.replace("-", " ") for name in games])
    return [doubted(faults, f"this draft seems to hold rules of {named} as well, so that is not certain")]
