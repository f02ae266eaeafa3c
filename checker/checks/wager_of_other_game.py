"""The document speaks of a wager that only another game of the casino offers."""

from collections.abc import Iterator
from functools import lru_cache

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from checker.gamenames import games_named
from checker.phrases import NameFinder, concordance
from ruleschema.facts import PayoutFact
from ruleschema.locate import locate
from ruleschema.vocabulary import wager_key

_LOOSE = frozenset(("bet", "wager"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    own = set(filing.payouts_by_wager)
    named = games_named(filing)
    names: dict[str, PayoutFact] = {}
    for key, facts in _by_wager(library, filing.casino).items():
        offering = {fact.game for fact in facts}
        if len(offering) == 1 and filing.slug not in offering and key not in own and not offering & named:
            names |= {_bare(fact.wager): fact for fact in facts}
    told: set[str] = set()
    index = concordance(filing)
    spoken = [name for name in names if " " in name and all(word in index for word in name.split())]
    for said, found in NameFinder(spoken).among(filing):
        fact = names[found.name]
        if found.after not in _LOOSE or found.name in told:
            continue
        told.add(found.name)
        words = said.text[found.start : found.end]
        yield Fault(
            span=locate(said.text, filing.document.text, found.start, found.end),
            message=f"The clause speaks of the {words} {found.after}, which only the casino's "
            f"{fact.game.replace('-', ' ')} offers ({fact.at}); this document has nothing to do with that game.",
            at=said.at,
            src=said.src,
            expected="a wager of this game",
            actual=f"{words} {found.after}",
            label=f"a wager of {fact.game.replace('-', ' ')}",
            hint="name the wager of this game.",
            related=(Related(fact.span, f"{fact.game} {fact.at}"),),
            about=(wager_key(fact.wager), fact.game),
        )


def _bare(wager: str) -> str:
    words = wager.lower().split()
    return " ".join(words[:-1] if words[-1] in _LOOSE else words)


@lru_cache(maxsize=64)
def _by_wager(library: Library, casino: str) -> dict[str, list[PayoutFact]]:
    """The first payout of each wager in each document of the casino."""
    found: dict[str, list[PayoutFact]] = {}
    for filing in library.by_casino[casino]:
        for fact in filing.first_payouts:
            found.setdefault(wager_key(fact.wager), []).append(fact)
    return found


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
