"""Among the clauses that say when one wager wins and loses, one names another wager."""

from collections import Counter
from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from grammar import nodes
from grammar.parse import read_clause
from ruleschema.locate import locate
from ruleschema.model import Clause, Saying
from ruleschema.names import name_key
from ruleschema.provisions import Provision


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    elsewhere = Counter(name for provision in filing.provisions for name in _decided(provision.clause))
    for provision in filing.provisions:
        results = [each for clause in (provision.clause, *provision.clause.items) for each in _results(clause)]
        names = {name_key(head.text) for _, _, head in results}
        if len(names) < 2 or len(results) > 4 or not _opposed(provision.clause):
            continue
        lead = _introduced(provision, names)
        if lead is None:
            continue
        own = next(head for _, _, head in results if name_key(head.text) == lead)
        for clause, saying, head in results:
            # A bet that is decided nowhere else is a case of this one, not another bet.
            if name_key(head.text) == lead or elsewhere[name_key(head.text)] < 2:
                continue
            yield Fault(
                span=locate(saying.says, filing.document.text, head.start, head.end),
                message=f"The clause is about the {own.text}, but it says when the {head.text} is decided.",
                at=str(clause.at or provision.at),
                src=saying.src.numbers if saying.src else (clause.src.numbers if clause.src else provision.lines),
                expected=own.text,
                actual=head.text,
                label="another wager",
                hint=f"name the {own.text}.",
                related=(Related(provision.clause.span, f"{provision.at} is about the {own.text}"),),
                about=(name_key(own.text), name_key(head.text)),
            )


def _results(clause: Clause) -> Iterator[tuple[Clause, Saying, nodes.Phrase]]:
    for saying in clause.says:
        for reading in read_clause(saying.says):
            if isinstance(reading.tree, nodes.Result):
                head = reading.tree.head
                moved = nodes.Phrase(head.text, head.start + reading.start, head.end + reading.start)
                yield clause, saying, moved


def _decided(clause: Clause) -> set[str]:
    return {name_key(head.text) for _, _, head in _results(clause)}


def _opposed(clause: Clause) -> bool:
    """Win and loss are both told here, so they must be of one wager."""
    kinds = set()
    for each in (clause, *clause.items):
        for saying in each.says:
            kinds |= {r.tree.result for r in read_clause(saying.says) if isinstance(r.tree, nodes.Result)}
    return {nodes.Outcome.WINS, nodes.Outcome.LOSES} <= kinds


def _introduced(provision: Provision, names: set[str]) -> str | None:
    """The one of these wagers that the clause itself introduces, by its title or its own sentences."""
    clause = provision.clause
    told = [name_key(clause.title)] if clause.title else []
    for saying in clause.says:
        trees = (reading.tree for reading in read_clause(saying.says))
        told += [name_key(tree.head.text) for tree in trees if isinstance(tree, nodes.Duty | nodes.Value)]
    matching = {name for name in names if any(name in text or text in name for text in told if text)}
    return matching.pop() if len(matching) == 1 else None


CHECK = Check(
    code="DOC-132",
    title="Win and loss clauses name different wagers",
    severity=Severity.ERROR,
    why="The clause was copied from the bet before it; as filed, this bet has no losing rule.",
    fix="Name the wager that the clause is about.",
    run=find,
    passes="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - at: 3.A
        says: one-four on the hop bet may be made at any time.
        items:
          - {at: 3.A.1, says: one-four on the hop bet wins if 1 and 4 are thrown.}
          - {at: 3.A.2, says: one-four on the hop bet loses if another combination is thrown.}
""",
    fails="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - at: 3.A
        says: one-four on the hop bet may be made at any time.
        items:
          - {at: 3.A.1, says: one-four on the hop bet wins if 1 and 4 are thrown.}
          - {at: 3.A.2, says: one-five on the hop bet loses if another combination is thrown.}
      - {at: 3.B, says: one-five on the hop bet loses if another combination is thrown.}
""",
)
