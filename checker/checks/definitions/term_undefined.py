"""A capitalised term is used as a name, but nothing in the document says what it means."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import Said, texts
from grammar import nodes
from ruleschema.meaning.names import name_key
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import games

# Two or more capitalised words in a row. Parts of a document and firms are named, not defined.
_NAMED = re.compile(
    r"(?:Table|Section|Appendix|Addendum|Chapter|Exhibit|County|City|State)\b"
    r"|.*\b(?:Inc|LLC|Corp|Company|Entertainment|Code|Act|Bill|Commission|Bureau|Department|Division|Director)\b"
)
# What only begins or ends a sentence or a citation is no part of a term: “If the Ante”, “II Payout”.
_EDGE = re.compile(
    r"\A(?:(?:The|An?|If|When|With|For|In|On|At|By|To|Each|Every|Any|No|All|[A-Z]|[IVXL]+)\b[ ,]*(?:the )?)+"
    r"|[ -]+(?:(?:The|An?|If|When|With|For|In|On|At|By|To|[A-Z]|[IVXL]+)\b ?)+\Z"
)
# It begins with the capital and looks back from there: so the search leaps from one capital to the next.
_TERM = re.compile(r"[A-Z](?<!\w[A-Z])[\w'’-]*(?: (?:of|the) [A-Z][\w'’-]*| [A-Z][\w'’-]*)+\b")

# A term has a second word with a capital; most texts have none.
_SECOND = re.compile(" [A-Z]")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    used: dict[str, tuple[Said, re.Match[str], str]] = {}
    for said in texts(filing):
        if said.text.islower() or not _SECOND.search(said.text):
            continue
        for match in _TERM.finditer(said.text):
            term = _term(match.group())
            if term:
                used.setdefault(name_key(term), (said, match, term))
    known = _known(filing) if used else set()
    used = {key: place for key, place in used.items() if not _is_among(key, known)}
    # Many rules introduce few terms: their heads are looked at only for terms that are not known otherwise.
    introduced = _introduced(filing) if used else set()
    for key, (said, match, term) in used.items():
        if not _is_among(key, introduced):
            yield Fault(
                span=locate(said.text, filing.document.text, match.start(), match.end()),
                message=f"“{term}” is used as a defined term, but the document does not say what it means.",
                at=said.at,
                src=said.src,
                actual=term,
                label="not defined",
                hint="define it, or write it in lower case.",
                about=(key,),
            )


@lru_cache(maxsize=4096)
def _term(words: str) -> str:
    """The term among capitalised words, or nothing where they are none."""
    term = _EDGE.sub("", words)
    return term if _TERM.match(term) and not _NAMED.match(term) and not term.isupper() else ""


def _is_among(key: str, names: set[str]) -> bool:
    return key in names or any(key in each or each in key for each in names)


def _introduced(filing: Filing) -> set[str]:
    """What the rules of the document are about."""
    trees = [sentence.reading.tree for sentence in filing.sentences]
    return {name_key(tree.head.text) for tree in trees if tree is not None and not isinstance(tree, nodes.Payout)} - {
        ""
    }


def _known(filing: Filing) -> set[str]:
    """Terms that are defined, introduced by a rule of their own, ranked, cited or the document's names."""
    names = [str(meaning.term) for meaning in filing.game.definitions]
    names += [str(section.title) for section in filing.game.sections]
    names += [str(filing.game.title), filing.slug.replace("-", " ")]
    for provision in filing.provisions:
        clause = provision.clause
        if clause.title:
            names.append(str(clause.title))
        if clause.ranks or clause.pays:
            names += [str(rank.name) for ranks in clause.ranks for rank in ranks.rows]
            names += [str(row.outcome) for table in clause.pays for row in table.rows]
    casino = filing.document.casino
    names += [str(each) for each in (casino.name, casino.regulator, *casino.names) if each] if casino else []
    return ({name_key(name) for name in names} | _games()) - {""}


@cache
def _games() -> set[str]:
    return {name_key(name) for game in games() for name in game.names}


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
