"""Contents of drafts: chapters of the whole document, lists that were not read to their end."""

from checker.drafts.binding import heads_another, stands_beside
from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.index.gamenames import game_finder, game_of, own_games
from checker.rules.doubting import doubted
from ruleschema.meaning.names import title_letters
from ruleschema.submission.model import Entry


def entries(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Without entries whose section stands in another draft of the document, or that are chapters of their own."""
    by_span = {entry.title.span: entry for entry in filing.game.contents}
    return [each for each in faults if not _beside(filing, library, by_span[each.span])]


def _beside(filing: Filing, library: Library, entry: Entry) -> bool:
    if entry.number is not None and stands_beside(filing, library, entry.number):
        return True
    games = {game_of(found) for found in game_finder().mentions(entry.title)}
    return (bool(games) and games.isdisjoint(own_games(filing))) or heads_another(filing, library, entry.title)


def unlisted(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """One open finding where most sections are not listed."""
    numbered = sum(section.number is not None for section in filing.game.sections)
    if 2 * len(faults) <= numbered:
        return faults
    return [doubted(faults, "the draft may not have read the contents to their end")]


def titles(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Without titles with which a clause opens: the heading is there, and was not read as one."""
    opened = [title_letters(each.clause.text or "") for each in filing.provisions]
    listed = [(each, title_letters(each.actual)) for each in faults]
    return [each for each, title in listed if not title or not any(text.startswith(title) for text in opened)]
