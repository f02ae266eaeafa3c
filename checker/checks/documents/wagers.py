"""Clauses about one wager that name another, as copying leaves them."""

from collections import Counter
from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.concordance import parted
from checker.index.namefinder import finder_of
from checker.index.statements import statements_of
from grammar.nodes import Outcome, Result
from ruleschema.meaning.names import name_key
from ruleschema.meaning.statement import Form
from ruleschema.meaning.stems import stems
from ruleschema.submission.model import Clause
from ruleschema.submission.provisions import Spoken

# More than so many results are of several wagers.
_MOST = 4
# How many words before a wager tell that it is placed: “after placement of the horn bet”.
_NEAR = 3


def decided_by_another(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    names = {tree.head.text for _, tree in filing.results} | {fact.wager for fact in filing.payouts}
    finder, placing = finder_of(names), stems(" ".join(rule.words))
    for sentence, tree in filing.results:
        own, text = name_key(tree.head.text), sentence.reading.text
        for found in finder.mentions(text) if not placing.isdisjoint(stems(text)) else ():
            other = name_key(found.name)
            if found.start < tree.head.end or other in own or own in other:
                continue
            before = " ".join(parted(text[: found.start]).split()[-_NEAR:])
            if not placing.isdisjoint(stems(before)):
                span = sentence.span(filing.document, found.start, found.end)
                yield rule.fault(
                    span,
                    sentence.at,
                    sentence.lines,
                    head=tree.head.text,
                    result=tree.result,
                    other=text[found.start : found.end],
                    own=own,
                    key=other,
                )


def named_in_passing(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    by_clause: dict[int, list[tuple[Spoken, Result]]] = {}
    for sentence, tree in filing.results:
        if sentence.provision is not None:
            by_clause.setdefault(id(sentence.provision.clause), []).append((sentence, tree))
    decided = Counter(name for told in by_clause.values() for name in {name_key(tree.head.text) for _, tree in told})
    for provision in filing.provisions if by_clause else ():
        clauses = (provision.clause, *provision.clause.items)
        results = [each for clause in clauses for each in by_clause.get(id(clause), ())]
        # A win and a loss told together are of one wager.
        outcomes = {tree.result for _, tree in results}
        if len(results) > _MOST or not outcomes >= {Outcome.WINS, Outcome.LOSES}:
            continue
        lead = _introduced(filing, provision.clause, {name_key(tree.head.text): tree for _, tree in results})
        for sentence, tree in results if lead is not None else ():
            other = name_key(tree.head.text)
            # A bet that is decided nowhere else is a case of this one, not another bet.
            if lead is not None and other != name_key(lead) and decided[other] > 1:
                span = sentence.span(filing.document, tree.head.start, tree.head.end)
                related = (Related(provision.clause.span, f"{provision.at} is about the {lead}"),)
                keys = name_key(lead), other
                yield rule.fault(
                    span, sentence.at, sentence.lines, related=related, about=keys, own=lead, other=tree.head.text
                )


def _introduced(filing: Filing, clause: Clause, names: dict[str, Result]) -> str | None:
    """The one of several wagers that the clause itself introduces, by its title or its own sentences."""
    own = (each for each in statements_of(filing, clause) if each.form in (Form.DUTY, Form.VALUE))
    told = [name_key(each.tree.head.text) for each in own if each.tree is not None]
    told += [name_key(clause.title)] if clause.title else []
    matching = [name for name in names if any(name in text or text in name for text in told if text)]
    return names[matching[0]].head.text if len(names) > 1 and len(matching) == 1 else None
