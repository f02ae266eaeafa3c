"""A term is defined and never used."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.phrases import texts
from ruleschema.stems import stem, stems


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    own = {id(meaning.term) for meaning in filing.game.definitions} | {
        id(each.means) for each in filing.game.definitions
    }
    used = [stems(said.text) for said in texts(filing) if id(said.text) not in own]
    used += [stems(f"{fact.wager} {fact.outcome} {fact.condition or ''}") for fact in filing.payouts]
    used += [stems(str(rank.name)) for each in filing.provisions for ranks in each.clause.ranks for rank in ranks.rows]
    for meaning in filing.game.definitions:
        words = stems(meaning.term)
        others = [stems(each.means) for each in filing.game.definitions if each is not meaning]
        joined = {stem("".join(meaning.term.split()))}  # a stick person is a stickperson
        if not words or any(words <= text or joined <= text for text in used + others):
            continue
        yield Fault(
            span=meaning.term.span,
            message=f"“{meaning.term}” is defined, but the document never uses it.",
            at=str(meaning.at or meaning.term),
            src=meaning.src.numbers if meaning.src else (),
            actual=str(meaning.term),
            label="never used",
            hint="take the definition out, or use the term.",
            about=(str(meaning.term),),
        )


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
