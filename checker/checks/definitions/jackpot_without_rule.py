"""A clause rules on a second jackpot that the document nowhere defines, pays or describes."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import texts_with
from ruleschema.meaning.stems import stem, stems
from ruleschema.submission.locate import locate

# What tells one jackpot from another; the first one needs no name.
_KINDS = ("secondary", "second", "mini", "minor", "major", "grand", "mega", "bonus", "mystery", "local", "consolation")
_PRIZES = ("jackpot", "jackpots", "meter", "meters", "progressive", "progressives")
_JACKPOT = re.compile(rf"\b(?P<kind>{'|'.join(_KINDS)}) (?:progressive )?(?P<prize>{'|'.join(_PRIZES)})\b", re.I)
# What is only said of a jackpot that exists: how fast it grows, that it may be offered.
_RULED = re.compile(r"\b(?:wins?|won|paid|pays?|awarded|means|is (?:a|the)|consists?)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    told: set[str] = set()
    # A text with a prize and no kind rules on the one jackpot.
    for said in texts_with(filing, _PRIZES, _KINDS):
        for match in _JACKPOT.finditer(said.text):
            kind = match["kind"].lower()
            if kind in told or _is_ruled(filing, kind):
                continue
            told.add(kind)
            name = f"{kind} {stem(match['prize'])}"
            yield Fault(
                span=locate(said.text, filing.document.text, match.start(), match.end()),
                message=f"The clause rules on a {name}, but no clause says what wins it or what it pays.",
                at=said.at,
                src=said.src,
                expected=f"rules for the {name}",
                actual="none",
                label="nowhere described",
                hint=f"say what wins the {name}, or take it out.",
                about=(name,),
            )


def _is_ruled(filing: Filing, kind: str) -> bool:
    """Whether a title, definition, pay table or rule tells what the jackpot is."""
    wanted = stem(kind)
    names = [str(meaning.term) for meaning in filing.game.definitions]
    names += [f"{fact.wager} {fact.outcome} {fact.pays} {fact.condition or ''}" for fact in filing.payouts]
    names += [str(section.title) for section in filing.game.sections]
    if any(wanted in stems(name) for name in names):
        return True
    jackpot = [said.text for said in texts_with(filing, (kind,)) if _JACKPOT.search(said.text)]
    return any(_RULED.search(text) for text in jackpot)


CHECK = Check(
    code="DEF-421",
    title="Jackpot without rules",
    severity=Severity.WARNING,
    why="The clause came from rules with two jackpots; if this casino offers the second, nothing says what it pays.",
    fix="Say what wins the jackpot and what it pays, or take it out.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 7
    title: Progressive
    clauses:
      - {at: 7.A, says: rate of progression of primary and secondary jackpots shall be at least 21%.}
      - {at: 7.B, says: secondary jackpot shall be paid to the player with a straight flush.}
""",
    fails="""
sections:
  - number: 7
    title: Progressive
    clauses:
      - {at: 7.A, says: rate of progression of primary and secondary jackpots shall be at least 21%.}
""",
)
