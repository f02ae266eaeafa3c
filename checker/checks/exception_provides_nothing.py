"""A rule excepts what another provision provides, and that provision provides nothing of the kind."""

import re
from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing
from checker.finding import Fault, Related, Severity
from checker.library import Library
from checker.phrases import sentences_with
from checker.references import number_at, target
from checker.subjects import subjects
from checker.telling import told
from grammar.nodes import Bound, Duty
from ruleschema.stems import stems

_EXCEPT = re.compile(
    r"\bexcept (?:as|that) (?:(?:otherwise )?(?:provided|set out|set forth|stated|permitted|allowed|described) "
    r"(?:in|by|under|for in) )?(?:§ ?|(?:sub)?(?:section|paragraph)s? )(?P<number>[\w().]+)(?P<more> (?:and|or|,))?",
    re.I,
)
# What nearly every provision speaks of tells nothing.
_SMALL = stems(
    "the a an of to in on for and or by with as at is are be this that which under per its each any all then not "
    "player players dealer casino property game table round play without other card cards hand hands deal dealt"
)
# One word can be said in many ways.
LEAST_WORDS = 2
_BOUNDS = frozenset(str(bound) for bound in Bound)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    words = subjects(filing)
    for sentence in sentences_with(filing, "except as", "except that"):
        tree, provision = sentence.reading.tree, sentence.provision
        match = _EXCEPT.search(sentence.reading.text)
        # What is lost, paid or played is told in other words where it is told at all.
        if match is None or match["more"] or provision is None or not isinstance(tree, Duty) or tree.verb.text == "be":
            continue
        number = match["number"].rstrip(".")
        path = target(filing, provision, number)
        subject = _subject(tree)
        # A whole section may say it anywhere, and a provision without words may say it in a table.
        if path is None or len(path) < 2 or len(subject) < LEAST_WORDS or not words.below(path):
            continue
        if subject & words.below(path):
            continue
        place = number_at(filing, path)
        named = str(place or number)
        yield Fault(
            span=sentence.span(filing.document, match.start(), match.end()),
            message=f"The clause excepts what {named} provides, but {named} provides nothing on this, "
            f"{told(_act(tree))}.",
            at=sentence.at,
            src=sentence.lines,
            expected=f"a provision of {named} on this, or no exception",
            actual=match.group(),
            label="nothing is excepted there",
            hint="restore what was excepted, or take the exception out.",
            related=(Related(place.span, "says nothing of it"),) if place is not None else (),
            about=(str(path), _act(tree)),
        )


def _act(tree: Duty) -> str:
    return f"{tree.verb.text} {tree.object.text}" if tree.object is not None else tree.verb.text


def _subject(tree: Duty) -> frozenset[str]:
    """What the rule is about, with its figures; when it applies is no part of that."""
    figures = [slot.phrase.text for slot in tree.slots if slot.phrase is not None and slot.marker in _BOUNDS]
    return stems(" ".join((tree.head.text, _act(tree), *figures))) - _SMALL


CHECK = Check(
    code="DOC-162",
    title="Exception that provides nothing",
    severity=Severity.WARNING,
    why="What was to be done otherwise has been dropped; the exception still suspends the rule for it.",
    fix="Restore what was excepted, or take the exception out.",
    run=find,
    passes="""
sections:
  - number: 8
    title: Dealing
    clauses:
      - {at: 8.C, says: "dealer shall place the stub in the discard rack, except as §D provides."}
      - {at: 8.D, says: "if the count of the cards is in doubt, dealer shall count the stub."}
""",
    fails="""
sections:
  - number: 8
    title: Dealing
    clauses:
      - {at: 8.C, says: "dealer shall place the stub in the discard rack, except as §D provides."}
      - {at: 8.D, says: "if a player has too few cards, all hands shall be void."}
""",
)
