"""Two clauses say the same of one thing and call it by two names."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.submission.provisions import Spoken

# A shorter sentence can be said of two things by chance.
LEAST_WORDS = 7
# Words by which two clauses rightly differ.
_RIGHTLY = frozenset(
    (
        "first",
        "second",
        "third",
        "fourth",
        "one",
        "two",
        "three",
        "four",
        "left",
        "right",
        "top",
        "bottom",
        "up",
        "down",
    )
) | frozenset(("initial", "additional", "last", "next", "ante", "play", "win", "lose", "player", "dealer", "banker"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    told: set[frozenset[str]] = set()
    for one, other in _pairs(filing):
        first, second = _words(one)[-1], _words(other)[-1]
        pair = frozenset((first, second))
        if pair in told or pair & _RIGHTLY or not (first.isalpha() and second.isalpha()):
            continue
        name, also = (" ".join(_words(each)[-2:]) for each in (one, other))
        told.add(pair)
        start = other.reading.text.lower().rindex(also)
        yield Fault(
            span=other.span(filing.document, start, start + len(also)),
            message=f"The clause speaks of the {also}, clause {one.at} in the same words of the {name}: two names for "
            "one thing, or two things.",
            at=other.at,
            src=tuple(dict.fromkeys((*one.lines, *other.lines))),
            expected=name,
            actual=also,
            label=f"{one.at} says {name}",
            hint="use one name.",
            related=(Related(one.words.span, f"{one.at}: {name}"),),
            about=tuple(sorted(pair)),
        )


def _pairs(filing: Filing) -> Iterator[tuple[Spoken, Spoken]]:
    """Duties of different clauses that differ in the last word alone, which ends the name of what is used."""
    alike: dict[str, list[Spoken]] = defaultdict(list)
    for sentence, _ in filing.duties:
        alike[sentence.reading.text.rstrip(" .").rpartition(" ")[0]].append(sentence)
    for before, found in alike.items():
        for one, other in pairwise(found) if len(found) > 1 and before.count(" ") + 2 >= LEAST_WORDS else ():
            if one.at != other.at and _words(one)[-1] != _words(other)[-1]:
                yield one, other


def _words(sentence: Spoken) -> list[str]:
    return sentence.reading.text.lower().strip().rstrip(".").split()


CHECK = Check(
    code="DEF-427",
    title="One thing, two names",
    severity=Severity.NOTE,
    why="A reader looks for the difference; whoever changes one clause forgets the other.",
    fix="Use one name.",
    run=find,
    passes="""
sections:
  - number: 8
    title: Dice
    clauses:
      - {at: 8.A, says: rest of the dice set shall be returned to the dice bowl.}
      - {at: 11.A, says: rest of the dice set shall be returned to the dice bowl.}
""",
    fails="""
sections:
  - number: 8
    title: Dice
    clauses:
      - {at: 8.A, says: rest of the dice set shall be returned to the dice bowl.}
      - {at: 11.A, says: rest of the dice set shall be returned to the dice cup.}
""",
)
