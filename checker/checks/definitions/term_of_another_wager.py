"""A payout hangs on a term that is defined for other wagers."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.meaning.names import name_key
from ruleschema.submission.model import Meaning

_WAGER = re.compile(r"\b((?:[A-Z][\w'’-]*[ ])+)(?:Bet|Wager)s?\b")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    terms = [(meaning, wagers) for meaning in filing.game.definitions if (wagers := _wagers(meaning))]
    told: set[tuple[str, str]] = set()
    for fact in filing.payouts if terms else ():
        for meaning, wagers in terms:
            term, wager = str(meaning.term).lower(), fact.wager.lower()
            if fact.condition is None or not re.search(rf"\b{re.escape(term)}\b", fact.condition.lower()):
                continue
            # A wager in support of a come bet is decided by the come point as well.
            if any(each in wager for each in wagers) or (term, wager) in told:
                continue
            told.add((term, wager))
            yield Fault(
                span=fact.span,
                message=f"The {fact.wager} is paid by the {term}, but the {term} is defined for the "
                f"{' and the '.join(f'{each} bet' for each in wagers)} alone.",
                at=fact.at,
                src=fact.src,
                expected=f"a point of the {fact.wager}",
                actual=str(meaning.term),
                label=f"{meaning.at or meaning.term} defines it for other wagers",
                hint="say by which number it is paid, or widen the definition.",
                related=(Related(meaning.term.span, "defined here"),),
                about=(name_key(fact.wager), term),
            )


def _wagers(meaning: Meaning) -> list[str]:
    """The wagers that the definition of a term names, without the word bet; its own name is not one."""
    found = [match[1].strip().lower() for match in _WAGER.finditer(meaning.means)]
    return [
        each
        for each in dict.fromkeys(found)
        if each not in str(meaning.term).lower().split(" bet")[0] or len(found) > 1
    ]


CHECK = Check(
    code="DEF-428",
    title="Term of another wager",
    severity=Severity.NOTE,
    why="By the definitions the wager has no such thing, so what it pays is open.",
    fix="Say by which number it is paid, or widen the definition.",
    run=find,
    idle=lambda filing: None if filing.game.definitions else "the document has no definitions",
    passes="""
definitions: [{term: Come point, means: total thrown once a Come Bet or Don't Come Bet stands}]
sections:
  - number: 7
    title: Odds
    clauses: [{at: 7.A, pays: {wager: supplemental wager on Come Bet, condition: come point 4,
               rows: [{outcome: win, pays: 2 to 1}]}}]
""",
    fails="""
definitions: [{term: Come point, means: total thrown once a Come Bet or Don't Come Bet stands}]
sections:
  - number: 7
    title: Odds
    clauses: [{at: 7.A, pays: {wager: supplemental wager on Put Bet, condition: come point 4,
               rows: [{outcome: win, pays: 2 to 1}]}}]
""",
)
