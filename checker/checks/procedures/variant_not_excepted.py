"""A rule for every card or player has no exception for a form of the game that is permitted elsewhere."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from ruleschema.submission.provisions import Spoken

# A rule without exception, and a permission that breaks it, each with what stands in no other sentence; then the
# rule as findings are known by it, the rule as it is told, and the permission.
_PAIRS = (
    (
        re.compile(r"\Aall cards\b[\w ,]*\bshall be dealt (?:only )?from an? (?:[\w-]+ )*shoe\b", re.I),
        ("all cards",),
        re.compile(
            r"\bmay be dealt (?:out of|from) the hand\b|\bmay deal (?:[\w-]+ )*(?:out of|from) (?:the )?hand\b", re.I
        ),
        ("may be dealt ", "may deal "),
        "always dealt from a shoe",
        "are always dealt from a shoe",
        "dealt from the hand",
    ),
    (
        re.compile(r"\Aplayers?\b[\w ]*\bmay not (?:handle|touch)\b[\w ]*\bcards?\b", re.I),
        ("may not handle", "may not touch"),
        re.compile(r"\bplayers? may (?:touch|handle)\b[\w ]*\bcards?\b|\blets? players touch\b", re.I),
        ("may touch", "may handle", "players touch"),
        "never touched by players",
        "may not be touched by players",
        "touched by players",
    ),
    (
        re.compile(
            r"\bdealer shall (?:then )?(?:place|hold|keep) the (?:\w+ )?deck\b[^.]*\bin (?:either|the left|one) hand",
            re.I,
        ),
        ("in either hand", "in the left hand", "in one hand"),
        re.compile(r"\bmay be dealt\b[\w ]*\bfrom an? (?:[\w-]+ )*shoe\b", re.I),
        ("may be dealt ",),
        "always held in the hand",
        "are to be dealt from the deck in the dealer's hand",
        "dealt from a shoe",
    ),
)
# Rules that stand for the whole game; the others are broken only by what their own section permits.
_WHOLE_GAME = 2
_EXCEPTION = re.compile(r"\b(?:except|unless|otherwise)\b")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for number, (rule, ruling, variant, varying, always, rule_told, sometimes) in enumerate(_PAIRS):
        ruled = (each for each in sentences_with(filing, *ruling) if rule.search(each.reading.text))
        general = next((each for each in ruled if not _excepts(each)), None)
        if general is None:
            continue
        permitted = (each for each in sentences_with(filing, *varying) if variant.search(each.reading.text))
        special = next((each for each in permitted if number < _WHOLE_GAME or _beside(general, each)), None)
        if special is None:
            continue
        yield Fault(
            span=general.span(filing.document, 0, len(general.reading.text.rstrip())),
            message=f"By this clause cards {rule_told}, but by clause {special.at} they may be {sometimes}. This "
            "clause does not except that; it is left to the reader that the special rule goes before the general one.",
            at=general.at,
            src=general.lines,
            expected=f"an exception for {special.at}",
            actual="no exception",
            label=f"{special.at} permits otherwise",
            hint=f"make an exception for {special.at}, or say that it goes before this clause.",
            related=(Related(special.words.span, f"{special.at}: {sometimes}"),),
            about=(always, special.at),
        )


def _beside(one: Spoken, other: Spoken) -> bool:
    sections = [each.provision.section for each in (one, other) if each.provision is not None]
    return len(sections) == len((one, other)) and sections[0] is sections[1]


def _excepts(sentence: Spoken) -> bool:
    clause = sentence.provision.clause if sentence.provision else None
    around = " ".join(saying.says for saying in clause.says) if clause else sentence.reading.text
    return bool(_EXCEPTION.search(around))


CHECK = Check(
    code="PRO-356",
    title="Permitted form not excepted",
    severity=Severity.NOTE,
    why="A dealer who deals the permitted form breaks the general rule.",
    fix="Except the permitted form from the general rule.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 7
    title: Dealing
    clauses:
      - {at: 7.A, says: "all cards shall be dealt from a dealing shoe, except as section 16 permits."}
      - {at: 16.A, says: cards may be dealt out of the hand.}
""",
    fails="""
sections:
  - number: 7
    title: Dealing
    clauses:
      - {at: 7.A, says: all cards shall be dealt from a dealing shoe.}
      - {at: 16.A, says: cards may be dealt out of the hand.}
""",
)
