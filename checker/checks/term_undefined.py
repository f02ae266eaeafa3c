"""A capitalised term is used as a name, but nothing in the document says what it means."""

import re
from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.phrases import texts
from grammar import nodes
from ruleschema.locate import locate
from ruleschema.names import name_key
from ruleschema.vocabulary import games

# Two or more capitalised words in a row. Parts of a document and firms are named, not defined.
_NAMED = re.compile(r"(?:Table|Section|Appendix|Chapter|Exhibit)\b|.*\b(?:Inc|LLC|Corp|Company|Code)\b")
_TERM = re.compile(r"\b[A-Z][\w'’-]*(?: (?:of|the) [A-Z][\w'’-]*| [A-Z][\w'’-]*)+\b")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    known = _known(filing)
    told: set[str] = set()
    for said in texts(filing):
        if said.text.islower():
            continue
        for match in _TERM.finditer(said.text):
            key = name_key(match.group())
            if key in told or key in known or _NAMED.match(match.group()):
                continue
            told.add(key)
            if any(key in each or each in key for each in known):
                continue
            yield Fault(
                span=locate(said.text, filing.document.text, match.start(), match.end()),
                message=f"“{match.group()}” is used as a defined term, but the document does not say what it means.",
                at=said.at,
                src=said.src,
                actual=match.group(),
                label="not defined",
                hint="define it, or write it in lower case.",
                about=(key,),
            )


def _known(filing: Filing) -> set[str]:
    """Terms that are defined, introduced by a rule of their own, ranked, cited or the document's names."""
    names = [str(meaning.term) for meaning in filing.game.definitions]
    names += [str(section.title) for section in filing.game.sections]
    names += [str(filing.game.title), filing.slug.replace("-", " ")]
    names += [str(name) for game in games() for name in game.names]
    for sentence in filing.sentences:
        tree = sentence.reading.tree
        if isinstance(tree, nodes.Definition | nodes.Duty | nodes.Result | nodes.Value):
            names.append(tree.head.text)
    for provision in filing.provisions:
        clause = provision.clause
        names += [str(clause.title)] if clause.title else []
        names += [str(rank.name) for ranks in clause.ranks for rank in ranks.rows]
        names += [str(row.outcome) for table in clause.pays for row in table.rows]
    casino = filing.document.casino
    names += [str(each) for each in (casino.name, casino.regulator, *casino.names) if each] if casino else []
    return {name_key(name) for name in names} - {""}


CHECK = Check(
    code="DEF-401",
    title="Capitalised term is not defined",
    severity=Severity.NOTE,
    why="A capital letter tells the reader to look for a definition; without one, the parties supply their own.",
    fix="Define the term, or write it in lower case.",
    run=find,
    idle=lambda filing: None if filing.game.definitions else "the document has no definitions",
    passes="""
definitions: [{at: 1.A, term: Envy Bonus, means: a fixed sum for another player's hand}]
sections: [{number: 2, title: Payouts, clauses: [{at: 2.A, says: dealer shall pay the Envy Bonus.}]}]
""",
    fails="""
definitions: [{at: 1.A, term: Hand, means: the cards of a player}]
sections: [{number: 2, title: Payouts, clauses: [{at: 2.A, says: dealer shall pay the Envy Bonus.}]}]
""",
)
