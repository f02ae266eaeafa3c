"""A wager is decided by the placement of another wager."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from ruleschema.meaning.names import name_key

# "the roll after placing the X bet", "following placement of the X wager".
_PLACED = re.compile(
    r"\b(?:plac|mak)(?:ing|ement|ed)(?: of)? (?:the |a |an |that )?(?P<wager>[^,.]*?(?:bet|wager))\b", re.I
)
_ROLL = re.compile(r"\broll\b[^,.]*\Z")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    known = _wagers(filing)
    for sentence, tree in filing.results:
        own, text = name_key(tree.head.text), sentence.reading.text
        for match in _PLACED.finditer(text, tree.head.end) if "plac" in text or "mak" in text else ():
            other = name_key(match["wager"])
            if other == own or other not in known or other in own or own in other:
                continue
            yield Fault(
                span=sentence.span(filing.document, match.start("wager"), match.end("wager")),
                message=f"The clause says when the {tree.head.text} {tree.result}, "
                f"but speaks of {_event(sentence.reading.text[: match.start()])} of another wager, "
                f"the {match['wager']}.",
                at=sentence.at,
                src=sentence.lines,
                expected=tree.head.text,
                actual=match["wager"],
                label="another wager",
                hint=f"name the {tree.head.text}.",
                about=(own, other),
            )


def _event(before: str) -> str:
    return "the roll after placement" if _ROLL.search(before) else "the placement"


def _wagers(filing: Filing) -> set[str]:
    """Every wager that the document decides or pays."""
    decided = {name_key(tree.head.text) for _, tree in filing.results}
    return decided | {name_key(fact.wager) for fact in filing.payouts}


CHECK = Check(
    code="DOC-134",
    title="Wager decided by the placement of another",
    severity=Severity.ERROR,
    why="The clause was copied from another bet; as filed, this bet is never decided by its own placement.",
    fix="Name the wager that the clause is about.",
    run=find,
    idle=lambda filing: None if filing.results else "the document decides no wagers",
    passes="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - at: 3.A
        says:
          - horn bet wins if 2 or 3 is thrown on the roll after placing the horn bet.
          - world bet loses if 4 is thrown on the roll after placing the world bet.
""",
    fails="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - at: 3.A
        says:
          - horn bet wins if 2 or 3 is thrown on the roll after placing the horn bet.
          - world bet loses if 4 is thrown on the roll after placing the horn bet.
""",
)
