"""A bonus is won by a hand at any table by its definition, and only at the same table by the rule."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import wordings_with
from ruleschema.submission.locate import locate

_ANY = re.compile(r"\bat (?:a|any|another) table\b", re.I)
_SAME = re.compile(r"\bat (?:the same|that|the player's|his) table\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    rules = [
        said
        for said in wordings_with(filing, ("same table", "that table", "player's table", "his table"))
        if _SAME.search(said.text)
    ]
    for meaning in filing.game.definitions if rules else ():
        match = _ANY.search(meaning.means)
        if match is None or _SAME.search(meaning.means):
            continue
        term = str(meaning.term).lower()
        rule = next((said for said in rules if term in said.text.lower()), None)
        if rule is None:
            continue
        yield Fault(
            span=locate(meaning.means, filing.document.text, match.start(), match.end()),
            message=f"By its definition the {meaning.term} counts “{match.group()}”, by clause {rule.at} only at the "
            "same table.",
            at=str(meaning.at or meaning.term),
            src=(*(meaning.src.numbers if meaning.src else ()), *rule.src),
            expected="one place in both clauses",
            actual=match.group(),
            label=f"{rule.at} says at the same table",
            hint="say in both at which tables the hand counts.",
            related=(Related(rule.text.span, f"{rule.at}: at the same table"),),
            about=(term,),
        )
        return


CHECK = Check(
    code="PRO-367",
    title="At any table or at the same table",
    severity=Severity.WARNING,
    why="Linked tables are many: the two clauses pay different players.",
    fix="Say in both clauses at which tables the hand counts.",
    run=find,
    idle=lambda filing: None if filing.game.definitions else "the document has no definitions",
    passes="""
definitions: [{term: Envy Bonus, means: payout for a hand of another player at the same table}]
sections:
  - number: 7
    title: Payout
    clauses: [{at: 7.A, says: player shall receive an envy bonus for a hand of another player at the same table.}]
""",
    fails="""
definitions: [{term: Envy Bonus, means: payout for a hand of another player at a table with the progressive}]
sections:
  - number: 7
    title: Payout
    clauses: [{at: 7.A, says: player shall receive an envy bonus for a hand of another player at the same table.}]
""",
)
