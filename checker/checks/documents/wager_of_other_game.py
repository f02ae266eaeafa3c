"""The document speaks of a wager that only another game of the casino offers."""

from collections.abc import Iterator
from functools import lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.gamenames import games_named
from checker.index.namefinder import finder_of
from checker.index.phrases import concordance
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import wager_key

_LOOSE = frozenset(("bet", "wager"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    own = set(filing.payouts_by_wager)
    named = games_named(filing)
    known = concordance(filing).words
    names: dict[str, PayoutFact] = {}
    for key, name, fact in _of_one_game(library, filing.casino):
        if fact.game not in named and key not in own and known.issuperset(name.split()):
            names[name] = fact
    if not names:
        return
    told: set[str] = set()
    for said, found in finder_of(names).among(filing):
        fact = names[found.name]
        if found.after not in _LOOSE or found.name in told or _own(filing, found.name):
            continue
        told.add(found.name)
        words = said.text[found.start : found.end]
        yield Fault(
            span=locate(said.text, filing.document.text, found.start, found.end),
            message=f"The clause speaks of the {words} {found.after}, which of the casino's games only "
            f"{fact.game.replace('-', ' ')} offers ({fact.at} of that document); this document is not about that game.",
            at=said.at,
            src=said.src,
            expected="a wager of this game",
            actual=f"{words} {found.after}",
            label=f"a wager of {fact.game.replace('-', ' ')}",
            hint="name the wager of this game.",
            related=(Related(fact.span, f"{fact.game} {fact.at}: {fact.wager}"),),
            about=(wager_key(fact.wager), fact.game),
        )


def _own(filing: Filing, name: str) -> bool:
    """Whether a section of the document is headed by the wager, or the wager is called like the game."""
    titles = (str(section.title).lower() for section in filing.game.sections)
    return name_key(name) in name_key(f"{filing.slug} {filing.title}") or any(name in title for title in titles)


def _bare(wager: str) -> str:
    words = wager.lower().split()
    return " ".join(words[:-1] if words[-1] in _LOOSE else words)


@lru_cache(maxsize=64)
def _of_one_game(library: Library, casino: str) -> list[tuple[str, str, PayoutFact]]:
    """Wagers that only one game of the casino offers, by key and by a name of several words."""
    found: dict[str, list[PayoutFact]] = {}
    for filing in library.by_casino[casino]:
        for fact in filing.first_payouts:
            found.setdefault(wager_key(fact.wager), []).append(fact)
    alone = {key: facts for key, facts in found.items() if len({fact.game for fact in facts}) == 1}
    named = [(key, _bare(fact.wager), fact) for key, facts in alone.items() for fact in facts]
    return [(key, name, fact) for key, name, fact in named if " " in name]


CHECK = Check(
    code="DOC-136",
    title="Wager of another game left in",
    severity=Severity.WARNING,
    why="The clause was copied from the other game's rules; here it says nothing, or something else.",
    fix="Name the wager of this game.",
    run=find,
    across=True,
    passes="""
game: let-it-ride
sections: [{number: 2, title: Wagers, clauses: [{at: 2.C, says: player may make a base game wager.}]}]
""",
    fails="""
game: let-it-ride
sections: [{number: 2, title: Wagers, clauses: [{at: 2.C, says: player may make a pair plus wager.}]}]
""",
    beside="""
game: three-card-poker
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Pair Plus Wager, rows: [{outcome: Flush, pays: 4 to 1}]}}]
""",
)
