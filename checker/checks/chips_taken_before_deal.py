"""The dealer takes the chips into the inventory while dealing, though no wager is decided by then."""

import re
from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from grammar.nodes import Duty, Modal
from ruleschema.provisions import Spoken
from ruleschema.stems import stem, stems

_CHIPS = re.compile(r"\A(?:the |all )?(?:gaming )?(?:chips|plaques|wagers)\b.*\b(?:inventory|chip tray|float)\b", re.I)
_TAKING = stems("place put move sweep")
# A clause that collects, exchanges or settles says which chips it means.
_REASON = stems(
    "collect losing lose win settle settlement exchange fill credit buy cash progressive vigorish commission"
)
_DEALING = stem("dealing")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for sentence in filing.sentences:
        provision = sentence.provision
        if provision is None or _DEALING not in stems(provision.section.title) or not _takes(sentence):
            continue
        around = " ".join(str(saying.says) for saying in (*provision.clause.says, *provision.clause.steps))
        if stems(f"{around} {provision.clause.title or ''}") & _REASON:
            continue
        yield Fault(
            span=sentence.span(filing.document, 0, len(sentence.reading.text.rstrip())),
            message="While the cards are dealt the chips go into the table inventory, but no wager has been lost or "
            "collected by then: read as written, the dealer takes the players' wagers.",
            at=sentence.at,
            src=sentence.lines,
            expected="the chips of a wager that is collected before the deal",
            actual=sentence.reading.text.strip(),
            label="which chips?",
            hint="say which wager is meant, or take the sentence out if it belongs to a wager not offered here.",
            about=(stem(_verb(sentence)), "inventory"),
        )


def _verb(sentence: Spoken) -> str:
    tree = sentence.reading.tree
    return tree.verb.text if isinstance(tree, Duty) else ""


def _takes(sentence: Spoken) -> bool:
    tree = sentence.reading.tree
    if not isinstance(tree, Duty) or tree.modal is not Modal.SHALL or tree.object is None:
        return False
    verb, thing = tree.verb.text, tree.object.text
    if verb == "then":
        verb, _, thing = thing.partition(" ")
    return stem(verb) in _TAKING and bool(_CHIPS.match(thing))


CHECK = Check(
    code="PRO-348",
    title="Chips taken before the wagers are decided",
    severity=Severity.WARNING,
    why="The sentence belongs to a wager collected in advance; where none is, it orders the players' chips taken.",
    fix="Say which wager is meant, or take the sentence out.",
    run=find,
    passes="""
sections:
  - number: 9
    title: Procedures for dealing the cards
    clauses:
      - at: 9.A
        says:
          - dealer shall collect the progressive wagers before the deal.
          - dealer shall place the gaming chips into the table inventory container.
""",
    fails="""
sections:
  - number: 9
    title: Procedures for dealing the cards
    clauses:
      - at: 9.A
        says:
          - dealer shall announce the end of betting.
          - dealer shall place the gaming chips into the table inventory container.
""",
)
