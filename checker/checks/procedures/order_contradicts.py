"""One clause puts a first act before a second, another clause the second before the first."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import sides
from grammar.nodes import Duty
from ruleschema.meaning.stems import stems
from ruleschema.submission.provisions import Spoken

# Who acts and small words; what is left names the act: collect losing wagers, pay winning wagers.
_IDLE = stems("the a an all any each is are be been has have by then of to and dealer casino property")
Act = frozenset[str]


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    told: dict[tuple[Act, Act], Spoken] = {}
    for sentence, tree in filing.duties:
        for first, second in _orders(tree) if tree.slots else ():
            told.setdefault((first, second), sentence)
            before = told.get((second, first))
            if before is None or before.at == sentence.at:
                continue
            yield Fault(
                span=sentence.span(filing.document, 0, len(sentence.reading.text.rstrip())),
                message=f"Clause {sentence.at} and clause {before.at} give opposite orders. "
                + sides(_said(sentence), _said(before)),
                at=sentence.at,
                src=sentence.lines,
                expected=_said(before),
                actual=_said(sentence),
                label=f"{before.at} has it the other way round",
                hint="decide which comes first and make both clauses say it.",
                related=(Related(before.words.span, before.at),),
                about=(" ".join(sorted(first)), " ".join(sorted(second)), before.at),
            )


def _orders(tree: Duty) -> Iterator[tuple[Act, Act]]:
    """Pairs of acts, the earlier first; “after” turns them round."""
    for slot in tree.slots:
        if slot.marker not in ("before", "after") or slot.phrase is None:
            continue
        own = stems(f"{tree.head.text} {tree.verb.text} {tree.object.text if tree.object else ''}") - _IDLE
        event = stems(slot.phrase.text) - _IDLE
        if len(own) > 1 and len(event) > 1:
            yield (own, event) if slot.marker == "before" else (event, own)


def _said(sentence: Spoken) -> str:
    return sentence.reading.text.strip().rstrip(".")


CHECK = Check(
    code="PRO-309",
    title="Opposite orders",
    severity=Severity.ERROR,
    why="Both orders cannot be followed, and who is paid last is not paid where the money runs out.",
    fix="Decide which comes first and make both clauses say it.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 6
    title: Settlement
    clauses:
      - {at: 6.A, says: dealer shall collect losing wagers before winning wagers are paid.}
      - {at: 6.B, says: dealer shall pay winning wagers after losing wagers are collected.}
""",
    fails="""
sections:
  - number: 6
    title: Settlement
    clauses:
      - {at: 6.A, says: dealer shall collect losing wagers before winning wagers are paid.}
      - {at: 6.B, says: dealer shall pay winning wagers before losing wagers are collected.}
""",
)
