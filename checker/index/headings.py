"""Headings that tell where a clause stands, when its number occurs in several lists."""

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from ruleschema.submission.values import MISSING


def heading_above(filing: Filing, at: str, line: int) -> str:
    """The heading above a clause whose number occurs under several headings that have none; else nothing."""
    places = _repeated(filing).get(at, []) if at else []
    return next((title for first, title in reversed(places) if first <= line), "")


@once_per_filing
def _repeated(filing: Filing) -> dict[str, list[tuple[int, str]]]:
    """The numbers that occur under several headings, each with the headings and their lines in the file."""
    found: dict[str, list[tuple[int, str]]] = {}
    for each in filing.provisions:
        if each.section.number is None and each.clause.at is not None and each.section.title != MISSING:
            place = (each.section.title.span.line, str(each.section.title))
            places = found.setdefault(str(each.clause.at), [])
            if place not in places:
                places.append(place)
    return {at: places for at, places in found.items() if len(places) > 1}


def place_named(filing: Filing, at: str, line: int) -> str:
    """A number with its heading where it needs one, “3 under “Betting””; a place without a number by its heading."""
    heading = heading_above(filing, at, line)
    if heading:
        return f"{at} under “{heading}”"
    return f"“{at}”" if any(each.number is None and each.title == at for each in filing.game.sections) else at
