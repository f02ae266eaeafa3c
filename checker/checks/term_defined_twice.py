"""A term is defined twice, and not alike."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from ruleschema.names import name_key
from ruleschema.span import Text
from ruleschema.stems import stems


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    first: dict[str, tuple[Text, Text, str]] = {}
    for term, means, at, lines in _defined(filing):
        key = name_key(term)
        before = first.setdefault(key, (term, means, at))
        if before[0] is term or stems(before[1]) == stems(means):
            continue
        yield Fault(
            span=means.span,
            message=f"“{term}” means “{means}” here, but “{before[1]}” in {before[2]}.",
            at=at,
            src=lines,
            expected=str(before[1]),
            actual=str(means),
            label=f"defined otherwise in {before[2]}",
            hint="keep one definition.",
            related=(Related(before[1].span, before[2]),),
            about=(key, str(before[1]), str(means)),
        )


def _defined(filing: Filing) -> Iterator[tuple[Text, Text, str, tuple[int, ...]]]:
    """Definitions, and the meanings given in rankings."""
    for meaning in filing.game.definitions:
        lines = meaning.src.numbers if meaning.src else ()
        yield meaning.term, meaning.means, str(meaning.at or meaning.term), lines
    for provision in filing.provisions:
        for ranks in provision.clause.ranks:
            if len(provision.clause.ranks) > 1 or ranks.of is not None:
                continue  # rankings of different hands may share names
            for rank in ranks.rows:
                if rank.means is not None:
                    yield rank.name, rank.means, provision.at, rank.src.numbers if rank.src else provision.lines


CHECK = Check(
    code="DEF-403",
    title="Term defined twice, differently",
    severity=Severity.WARNING,
    why="Every rule that uses the term has two meanings.",
    fix="Keep one definition.",
    run=find,
    idle=lambda filing: None if filing.game.definitions else "the document has no definitions",
    passes="""
definitions: [{term: Push, means: a wager that is returned}]
sections: [{number: 1, title: Play}]
""",
    fails="""
definitions: [{term: Push, means: a wager that is returned}, {term: push, means: a wager that stays on the table}]
sections: [{number: 1, title: Play}]
""",
)
