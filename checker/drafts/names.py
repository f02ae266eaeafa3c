"""Names of drafts: rules of another game that were read into one, and words that are read twice."""

import re
from dataclasses import replace
from functools import lru_cache

from checker.drafts.binding import next_game
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.gamenames import Named, game_finder, game_of, games_mentioned, others_named, own_games, place_of
from checker.index.namefinder import Mention
from checker.index.phrases import Said
from checker.rules.telling import listed
from ruleschema.submission.locate import locate

# A wager may have the name of the game that it is borrowed from.
_WAGER = frozenset(("wager", "wagers", "bet", "bets", "bonus", "side"))
# “in the same manner as pai gow poker”, “may let it ride”: compared with this game, or no name.
_BESIDES = re.compile(r"\b(?:as|like|same|unlike)\b[^.;]{0,40}\Z|\b(?:may|to|or) \Z", re.I)


def games(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Without headings and names beside the game's own; what another game's rules may have brought is left open."""
    from checker.drafts.readalong import read_along  # which looks at names itself

    own, along = own_games(filing), set(read_along(filing))
    places = {
        locate(said.text, filing.document.text, found.start, found.end): (said, found) for said, found in _all(filing)
    }
    kept: list[Fault] = []
    doubted: list[Fault] = []
    for fault in faults:
        if "times" in fault.message and not own:
            # A draft's name was given to it by who read it.
            kept.append(replace(fault, severity=Severity.NOTE))
            continue
        if fault.span not in places:
            continue
        said, found = places[fault.span]
        if _title(said, found) or _named_beside(own, said, found):
            continue
        open_ = not own or fault.actual in along or _of_next(filing, library, own, fault.actual, said)
        (doubted if open_ else kept).append(fault)
    return [*kept, *([_read_along(doubted)] if doubted else [])]


def _all(filing: Filing) -> list[Named]:
    return [each for places in left_over(filing).values() for each in places]


@lru_cache(maxsize=4)
def left_over(filing: Filing) -> dict[str, list[Named]]:
    """Where the draft names other games, without what it only repeats from a lead-in."""
    found = {
        game: [each for each in places if not _led_in(filing, *each)] for game, places in others_named(filing).items()
    }
    return {game: places for game, places in found.items() if places}


def names_wager(found: Mention) -> bool:
    """Whether the name is that of a wager: “the Three Card Poker wager”."""
    return found.after in _WAGER


def _led_in(filing: Filing, said: Said, found: Mention) -> bool:
    """Whether a draft only repeats here what its lead-in names: the clause's own wording has not got it."""
    wording = _wordings(filing).get(place_of(said), "") if filing.draft else ""
    return bool(wording) and said.text[found.start : found.end].lower() not in wording


@lru_cache(maxsize=4)
def _wordings(filing: Filing) -> dict[tuple[str, tuple[int, ...]], str]:
    """The document's own words of each clause, where a draft keeps them."""
    found: dict[tuple[str, tuple[int, ...]], str] = {}
    for each in filing.provisions:
        if each.clause.text is not None:
            place = (each.at, each.lines)
            found[place] = f"{found.get(place, '')} {each.clause.text.lower()}"
    return found


def _title(said: Said, found: Mention) -> bool:
    """Whether the text is a heading, the foot of a page or a way through a site, and no sentence."""
    alone = said.text.strip(" .:#*0123456789") == said.text[found.start : found.end]
    return alone or not said.text.rstrip(" *_”’\"'").endswith((".", ";", ":", ","))


def _named_beside(own: frozenset[str], said: Said, found: Mention) -> bool:
    """Whether the name stands beside this game's and not in its place, is compared with it, or names a wager."""
    both = any(game_of(each) in own for each in game_finder().mentions(said.text))
    return both or names_wager(found) or _BESIDES.search(said.text[: found.start]) is not None


def _of_next(filing: Filing, library: Library, own: frozenset[str], game: str, said: Said) -> bool:
    """Whether the game is the next of the document, and this one is not spoken of any more: it was cut too late."""
    behind = next_game(filing, library)
    if behind is None or game not in own_games(behind):
        return False
    lines = [each.src[0] for each, found in games_mentioned(filing) if each.src and game_of(found) in own]
    return bool(said.src) and all(line < said.src[0] for line in lines)


def _read_along(doubted: list[Fault]) -> Fault:
    """One finding for all that a draft may say of other games because it was cut in the wrong place."""
    names = [name.replace("-", " ") for name in dict.fromkeys(fault.actual for fault in doubted)]
    count = "one clause" if len(doubted) == 1 else f"{len(doubted)} places"
    return replace(
        doubted[0],
        message=f"The draft speaks of {listed(names)} in {count}: rules of another game were perhaps read into it, "
        "so whether a name is left over is not known.",
        hint="cut the draft where the next game begins.",
        about=("read along", *names),
        undecided=True,
        severity=Severity.NOTE,
    )


def misprints(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Each misprint of a clause once: its lead-in is read again with each of its sentences."""
    first = {(fault.at, fault.about): fault for fault in reversed(faults)}
    return [fault for fault in faults if first[fault.at, fault.about] is fault]
