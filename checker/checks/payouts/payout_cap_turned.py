"""The limit on payouts is worded as a ceiling where its floor is meant."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from checker.rules.topicwords import stated
from grammar.nodes import Bound

TOPIC = "payout.cap"
_GREATER = re.compile(r"\bgreater\b|\bgreatest\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    facts = filing.procedures_by_topic.get(TOPIC, ())
    spoken = sentences_with(filing, "greate") if facts else ()
    greater = {sentence.at for sentence in spoken if _GREATER.search(sentence.reading.text)}
    for fact in facts:
        if fact.bound is not Bound.AT_MOST or fact.at not in greater:
            continue
        least = stated(fact).replace("at most", "at least", 1)
        yield Fault(
            span=fact.span,
            message=f"The payout limit is {stated(fact)} or another amount, whichever is greater: "
            "that bounds the limit from above, where players are protected only by a least amount.",
            at=fact.at,
            src=fact.src,
            expected=least,
            actual=stated(fact),
            label="turned round",
            hint=f"say “{least}”, if a floor is meant.",
            about=(fact.value,),
        )


CHECK = Check(
    code="PAY-222",
    title="Payout limit turned round",
    severity=Severity.WARNING,
    why="“Whichever is greater” belongs to a floor: as a ceiling it would let the house set the limit at nothing.",
    fix="Say “at least”, if a floor is meant.",
    run=find,
    idle=lambda filing: None if TOPIC in filing.procedures_by_topic else "the document sets no payout limit",
    passes="""
sections:
  - number: 1
    title: Limit
    clauses: [{at: 1.A, says: "payout limit shall be at least $50,000 or the greatest win at the minimum wager."}]
""",
    fails="""
sections:
  - number: 1
    title: Limit
    clauses: [{at: 1.A, says: "payout limit shall be at most $50,000 or the greatest win at the minimum wager."}]
""",
)
