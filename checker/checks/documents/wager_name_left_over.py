"""Among the clauses that say when one wager wins and loses, one names another wager."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from grammar import nodes
from ruleschema.meaning.names import name_key
from ruleschema.submission.provisions import Provision, Spoken

# Win and loss told together are of one wager.
_OPPOSED = {nodes.Outcome.WINS, nodes.Outcome.LOSES}


@dataclass(frozen=True, slots=True)
class Decided:
    """A sentence that decides a wager, and the key of that wager."""

    sentence: Spoken
    tree: nodes.Result
    name: str


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    by_clause = _results(filing)
    elsewhere = Counter(name for told in by_clause.values() for name in {each.name for each in told})
    for provision in filing.provisions if by_clause else ():
        if not provision.clause.items and id(provision.clause) not in by_clause:
            continue
        results = [
            each for clause in (provision.clause, *provision.clause.items) for each in by_clause.get(id(clause), ())
        ]
        names = {each.name for each in results}
        if len(names) < 2 or len(results) > 4 or not {each.tree.result for each in results} >= _OPPOSED:
            continue
        lead = _introduced(provision, names, filing)
        own = next((each for each in results if each.name == lead), None)
        if own is None:
            continue
        for each in results:
            # A bet that is decided nowhere else is a case of this one, not another bet.
            if each.name != lead and elsewhere[each.name] > 1:
                yield _fault(filing, provision, own, each)


def _fault(filing: Filing, provision: Provision, own: Decided, other: Decided) -> Fault:
    head = other.tree.head
    return Fault(
        span=other.sentence.span(filing.document, head.start, head.end),
        message=f"The clause is about the {own.tree.head.text}, but it says when the {head.text} is decided.",
        at=other.sentence.at,
        src=other.sentence.lines,
        expected=own.tree.head.text,
        actual=head.text,
        label="another wager",
        hint=f"name the {own.tree.head.text}.",
        related=(Related(provision.clause.span, f"{provision.at} is about the {own.tree.head.text}"),),
        about=(own.name, other.name),
    )


def _results(filing: Filing) -> dict[int, list[Decided]]:
    """Sentences that decide a wager, by the clause they stand in."""
    found: dict[int, list[Decided]] = {}
    for sentence, tree in filing.results:
        if sentence.provision is not None:
            decided = Decided(sentence, tree, name_key(tree.head.text))
            found.setdefault(id(sentence.provision.clause), []).append(decided)
    return found


def _introduced(provision: Provision, names: set[str], filing: Filing) -> str | None:
    """The one of these wagers that the clause itself introduces, by its title or its own sentences."""
    clause = provision.clause
    told = [name_key(clause.title)] if clause.title else []
    for sentence in filing.sentences:
        tree = sentence.reading.tree
        here = sentence.provision is not None and sentence.provision.clause is clause
        if here and isinstance(tree, nodes.Duty | nodes.Value):
            told.append(name_key(tree.head.text))
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
