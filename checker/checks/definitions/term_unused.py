"""A term is defined and never used."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.concordance import parted
from checker.index.phrases import concordance, places_of, texts
from ruleschema.meaning.stems import stem, stems


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    # The texts of a filing begin with its definitions, each a term and what it means.
    terms = set(range(0, 2 * len(filing.game.definitions), 2))
    for number, meaning in enumerate(filing.game.definitions):
        row = parted(meaning.term).split()
        words = [stem(word) for word in row]
        joined = stem("".join(meaning.term.split()))  # a stick person is a stickperson
        own = {*terms, 2 * number + 1}
        if words and not own.issuperset(_in_a_row(filing, row)):
            continue
        together = set.intersection(*(places_of(filing, word) for word in words)) if words else own
        if together - own or places_of(filing, joined) - own or not words or _in_table(filing, frozenset(words)):
            continue
        yield Fault(
            span=meaning.term.span,
            message=f"“{meaning.term}” is defined, but the document never uses it.",
            at=str(meaning.at or meaning.term),
            src=meaning.src.numbers if meaning.src else (),
            expected="a rule that uses the term, or no definition",
            actual=str(meaning.term),
            label="never used",
            hint="take the definition out, or use the term.",
            about=(str(meaning.term),),
        )


def _in_a_row(filing: Filing, words: list[str]) -> set[int]:
    """The places of the texts that hold these words one after the other."""
    return {place for place in concordance(filing).in_a_row(words) if place < len(texts(filing))}


def _in_table(filing: Filing, words: frozenset[str]) -> bool:
    """Whether a pay table or a ranking names the term."""
    paid = (f"{fact.wager} {fact.outcome} {fact.condition or ''}" for fact in filing.payouts)
    ranked = (str(rank.name) for each in filing.provisions for ranks in each.clause.ranks for rank in ranks.rows)
    return any(words <= stems(text) for text in (*paid, *ranked))


CHECK = Check(
    code="DEF-402",
    title="Defined term is not used",
    severity=Severity.NOTE,
    why="A definition without a use is left over from another version or another game.",
    fix="Take the definition out, or use the term.",
    run=find,
    idle=lambda filing: None if filing.game.definitions else "the document has no definitions",
    passes="""
definitions: [{term: Hard total, means: a total without aces}]
sections: [{number: 2, title: Play, clauses: [{at: 2.A, says: dealer shall stand on a hard total of 17.}]}]
""",
    fails="""
definitions: [{term: Hard total, means: a total without aces}]
sections: [{number: 2, title: Play, clauses: [{at: 2.A, says: dealer shall stand on 17.}]}]
""",
)
