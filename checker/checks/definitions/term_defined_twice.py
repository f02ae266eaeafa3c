"""A term is defined twice, and not alike."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import sides
from ruleschema.meaning.names import name_key
from ruleschema.meaning.stems import stems
from ruleschema.submission.span import Text

# “Trips Wager, an optional wager …”.
_NAME = re.compile(r"((?:[A-Z][\w'’-]* ?){2,6})[,–:-] ")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    first: dict[str, tuple[Text, Text, str]] = {}
    for term, means, at, lines in _defined(filing):
        # A play bet and a play wager are one thing under two names; a flop and a flop wager are not.
        words = term.lower().split()
        key = f"{name_key(term)} wager" if words[-1:] in (["bet"], ["wager"]) else term.lower()
        before = first.setdefault(key, (term, means, at))
        if before[0] is term or stems(before[1]) == stems(means) or _longer_terms(before[1], means):
            continue
        yield Fault(
            span=means.span,
            message=_told(before[0], before[1], before[2], term, means),
            at=at,
            src=lines,
            expected=str(before[1]),
            actual=str(means),
            label=f"defined otherwise in {before[2]}",
            hint="keep one definition.",
            related=(Related(before[1].span, before[2]),),
            about=(key, str(before[1]), str(means)),
            # Two names may stand for two things after all.
            severity=None if before[0].lower() == term.lower() else Severity.NOTE,
        )


def _longer_terms(one: str, other: str) -> bool:
    """Whether each meaning begins with a name of its own: “Optional” is then only a part of two terms."""
    names = [_NAME.match(one), _NAME.match(other)]
    return None not in names and len({match[1] for match in names if match}) > 1


def _told(first: Text, first_means: Text, first_at: str, term: Text, means: Text) -> str:
    if first.lower() == term.lower():
        return f"“{term}” is defined here otherwise than in {first_at}. {sides(means, first_means)}"
    return (
        f"“{term}” and “{first}” look like two names of one wager, but are defined differently. "
        f"In our words, “{term}”: {means}; “{first}”: {first_means}."
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
    one_game=True,
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
