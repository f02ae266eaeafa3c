"""Hands of one rank are compared by their highest card alone, so that a low pair can beat a high one."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import Said, wordings_with
from ruleschema.meaning.names import name_key
from ruleschema.submission.span import Span

_HIGHEST = re.compile(
    r"\bhighest[- ](?:(?:ranking|ranked|valued) )?card\b[^.;]{0,120}?"
    r"\b(?:not (?:found|contained|held|present|included|in)|missing from|absent from)\b",
    re.I,
)
_SAME = re.compile(r"\b(?:same|identical|equal)\b[^.;,]{0,40}\brank", re.I)
# Where the pair itself is compared before, the highest card is only the next step.
_PAIRED = re.compile(r"\b(?:higher|highest)(?:[- ]ranking)? (?:pair|three|set)\b|\brank of the pairs?\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    pair = _ranked_pair(filing)
    if pair is None:
        return
    compared = [said for said in wordings_with(filing, ("highest",)) if _HIGHEST.search(said.text)]
    if any(_PAIRED.search(said.text) for said in wordings_with(filing, ("pair",))):
        return
    said = next((each for each in compared if _SAME.search(each.text)), None)
    if said is not None:
        yield _fault(said, pair)


def _fault(said: Said, pair: Span) -> Fault:
    return Fault(
        span=said.text.span,
        message="Hands of the same rank are compared by the highest card that the other hand lacks: by this, a pair "
        "of 2s with an ace beats a pair of kings with a queen, and the lowest straight, 3-2-ace, beats a higher one "
        "without an ace, against the ranking of pairs and straights.",
        at=said.at,
        src=said.src,
        expected="first the rank of the pair or sequence, then the other cards",
        actual="the highest card alone",
        label="the pair itself is not compared",
        hint="compare the rank of the pair or sequence first.",
        related=(Related(pair, "the ranking of pairs"),),
        about=("highest card",),
    )


def _ranked_pair(filing: Filing) -> Span | None:
    """Where a ranking has a pair of less cards than the hand, so that a further card decides."""
    for provision in filing.provisions:
        for ranks in provision.clause.ranks:
            for row in ranks.rows:
                if name_key(row.name) in ("pair", "one pair", "a pair"):
                    return row.name.span
    return None


CHECK = Check(
    code="DEF-422",
    title="Equal hands compared by one card",
    severity=Severity.WARNING,
    why="Read as written, the rule turns the ranking round between two pairs; a dispute is decided by its words.",
    fix="Compare the rank of the pair or sequence first, then the remaining cards.",
    run=find,
    one_game=True,
    idle=lambda filing: None if any(each.clause.ranks for each in filing.provisions) else "the document ranks no hands",
    passes="""
sections:
  - number: 6
    title: Ranking
    clauses:
      - {at: 6.A, ranks: {of: three card hands, rows: [{name: Flush}, {name: Pair}]}}
      - at: 6.B
        says:
          - hand with the higher pair shall rank higher if both hands have a pair.
          - hand with the highest card not found in the other shall rank higher if both hands have the same rank.
""",
    fails="""
sections:
  - number: 6
    title: Ranking
    clauses:
      - {at: 6.A, ranks: {of: three card hands, rows: [{name: Flush}, {name: Pair}]}}
      - at: 6.B
        says: hand with the highest card not found in the other shall rank higher if both hands have the same rank.
""",
)
