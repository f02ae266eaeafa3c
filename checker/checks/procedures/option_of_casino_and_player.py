"""The casino may let players do something by one clause; by another the player simply may."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from grammar.nodes import Duty, Modal
from ruleschema.meaning.stems import stems
from ruleschema.submission.provisions import Spoken

_LETTING_VERB = re.compile(r"\b(?:offer|allow|permit|let)")
_LETS = re.compile(
    r"\b(?:casino|property|operator|licensee|house)\b.*?\bmay (?:let|allow|permit|offer) (?:an? |the |any )?players?"
    r"(?: the option)?(?: to| of)? (?P<act>.+)",
    re.I | re.S,
)
_LETTING = ("may let ", "may allow ", "may permit ", "may offer ")
_SMALL = stems("the a an of to in on for and or by with as at is are be that this when if may shall one its his")
# Of the words of the shorter act, all but one must be in the other.
LEAST_WORDS = 4


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    offers = [(each, match) for each in sentences_with(filing, *_LETTING) if (match := _offered(each))]
    if not offers:
        return
    for sentence, tree in filing.duties:
        if tree.modal is not Modal.MAY or stems(tree.head.text) != stems("player") or _conditional(sentence, tree):
            continue
        words = stems(f"{tree.verb.text} {tree.object.text if tree.object else ''}") - _SMALL
        for offer, match in offers:
            if offer.at == sentence.at or tree.verb.text not in match["act"].split()[:2]:
                continue
            shared = words & (stems(match["act"]) - _SMALL)
            if len(shared) >= LEAST_WORDS and len(shared) >= len(words) - 1:
                yield _fault(filing, sentence, offer)
                break


def _offered(sentence: Spoken) -> re.Match[str] | None:
    tree = sentence.reading.tree
    return _LETS.search(sentence.reading.text) if isinstance(tree, Duty) and tree.modal is Modal.MAY else None


def _conditional(sentence: Spoken, tree: Duty) -> bool:
    marked = any(slot.marker in ("if", "where") for slot in (*tree.leading, *tree.slots))
    return marked and _LETTING_VERB.search(sentence.reading.text) is not None


def _fault(filing: Filing, sentence: Spoken, offer: Spoken) -> Fault:
    return Fault(
        span=sentence.span(filing.document, 0, len(sentence.reading.text.rstrip())),
        message=f"By this clause the player may always do so; by clause {offer.at} only where the casino lets players.",
        at=sentence.at,
        src=tuple(dict.fromkeys((*sentence.lines, *offer.lines))),
        expected="if the casino offers it",
        actual="always",
        label=f"{offer.at} leaves it to the casino",
        hint="add the condition, or make it a right in both clauses.",
        related=(Related(offer.words.span, f"{offer.at}: if the casino offers it"),),
        about=(offer.at, sentence.at),
    )


CHECK = Check(
    code="PRO-370",
    title="Option of the casino or of the player",
    severity=Severity.NOTE,
    why="A player can claim by one clause what the casino may refuse by the other.",
    fix="Say in both clauses whose choice it is.",
    run=find,
    passes="""
sections:
  - number: 7
    title: Dealing
    clauses:
      - {at: 7.H, says: casino may let a player request a card dealt face down when doubling down.}
      - {at: 10.C, says: "if the casino offers it, player may request that the double down card be dealt face down."}
""",
    fails="""
sections:
  - number: 7
    title: Dealing
    clauses:
      - {at: 7.H, says: casino may let a player request a card dealt face down when doubling down.}
      - {at: 10.C, says: player may request that the double down card be dealt face down.}
""",
)
