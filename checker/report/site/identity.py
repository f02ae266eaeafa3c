"""Whose document it is: casino, game, filing and source, as the head of its page tells them."""

from collections.abc import Iterator
from dataclasses import dataclass

from checker.engine.filing import Filing
from checker.report.site.places import Places
from ruleschema.submission.values import MISSING, Day


@dataclass(frozen=True, slots=True)
class Identity:
    """Whose document it is and what its filing says of it."""

    page: str
    casino: str
    casino_name: str
    # The casino's own page; nothing where the index is its page.
    casino_page: str
    game_title: str
    details: tuple[tuple[str, str], ...]


def identity(filing: Filing, page: str, casino_page: str, places: Places) -> Identity:
    game, casino = filing.game, filing.document.casino
    return Identity(
        page=page,
        casino=filing.casino,
        casino_name=str(casino.name) if casino else filing.casino,
        casino_page=casino_page,
        game_title=titled(filing.slug, filing.slug if game.title == MISSING else str(game.title)),
        details=tuple(_details(filing, places)),
    )


def titled(slug: str, title: str) -> str:
    """The title, or the game's slug in words where the document has none."""
    return slug.replace("-", " ").title() if title == slug else title


def _details(filing: Filing, places: Places) -> Iterator[tuple[str, str]]:
    casino, filed, source = filing.document.casino, filing.game.filing, filing.game.source
    if casino is not None:
        yield "Jurisdiction", str(casino.jurisdiction)
        if casino.regulator:
            yield "Regulator", str(casino.regulator)
    if filed is not None:
        for name, value in (("Section", filed.section), ("Appendix", filed.appendix), ("Filing", filed.identifier)):
            if value:
                yield name, str(value)
        for name, day in (("Submitted", filed.submitted), ("Approved", filed.approved)):
            if day is not None:
                yield name, _day(day)
    lines = f", lines {source.lines.numbers[0]:,}–{source.lines.numbers[-1]:,}" if source.lines else ""
    yield "Source", f"{source.document}{lines}"
    yield "Submission", places.file(filing.document.file)


def _day(day: Day) -> str:
    return day.date.isoformat() if day.date else "not stated"
