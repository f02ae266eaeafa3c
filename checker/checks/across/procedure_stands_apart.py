"""A casino's figure for a procedure differs from that of all other casinos of its jurisdiction."""

from collections.abc import Iterator
from functools import lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import listed
from checker.rules.topicwords import stated, topic_words
from ruleschema.meaning.facts import CONDITIONAL
from ruleschema.meaning.names import name_key
from ruleschema.meaning.procedures import ProcedureFact

AGREEING = 2
# A topic, whether it must or may be so, and the condition under which it is.
Stated = tuple[str, str, str]


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    index = _index(library, filing.slug, filing.jurisdiction)
    for key in dict.fromkeys(_key(fact) for fact in filing.figures):
        topic, by_casino = key[0], index.get(key, {})
        others = {slug: each for slug, each in by_casino.items() if slug != filing.casino}
        mine = by_casino.get(filing.casino)
        if mine is None or len(others) < AGREEING or len({stated(each) for each in others.values()}) != 1:
            continue
        (theirs,) = {stated(each) for each in others.values()}
        # Feet and inches, rotations and practice spins are not compared.
        if stated(mine) == theirs or mine.unit != next(iter(others.values())).unit:
            continue
        yield Fault(
            span=mine.span,
            message=f"{topic_words(topic)}{f' ({mine.condition})' if mine.condition else ''}: {stated(mine)} here; "
            f"{listed(sorted(others))} {'both' if len(others) == 2 else 'all'} have {theirs}.",
            at=mine.at,
            src=mine.src,
            expected=theirs,
            actual=stated(mine),
            label=f"elsewhere {theirs}",
            hint="check that the difference is meant.",
            related=tuple(
                Related(each.span, f"{each.casino} {each.at}: {theirs}") for each in list(others.values())[:4]
            ),
            about=(topic, stated(mine), theirs),
        )


def _key(fact: ProcedureFact) -> Stated:
    words = name_key(fact.condition or "").split(" ", 1)
    condition = words[-1] if words[0] in CONDITIONAL else " ".join(words)
    return fact.topic, fact.modality, condition


@lru_cache(maxsize=512)
def _index(library: Library, game: str, jurisdiction: str) -> dict[Stated, dict[str, ProcedureFact]]:
    """The figure of each topic and condition by casino, where a casino states exactly one."""
    found: dict[Stated, dict[str, list[ProcedureFact]]] = {}
    for filing in library.by_game.get(game, ()):
        for facts in filing.figures_by_topic.values() if filing.jurisdiction == jurisdiction else ():
            for fact in facts:
                found.setdefault(_key(fact), {}).setdefault(filing.casino, []).append(fact)
    return {
        key: {slug: facts[0] for slug, facts in by_casino.items() if len({stated(fact) for fact in facts}) == 1}
        for key, by_casino in found.items()
    }


CHECK = Check(
    code="XDO-504",
    title="Procedure stands apart from all others",
    severity=Severity.NOTE,
    why="Where all others agree, the one that differs is often a misprint, and always a question at the hearing.",
    fix="Check that the difference is meant.",
    run=find,
    one_game=True,
    across=True,
    passes="""
sections: [{number: 1, title: Cards, clauses: [{at: 1.A, says: decks shall be changed at least every 24 hours.}]}]
""",
    fails="""
sections: [{number: 1, title: Cards, clauses: [{at: 1.A, says: decks shall be changed at least every 48 hours.}]}]
""",
    elsewhere="""
sections: [{number: 1, title: Cards, clauses: [{at: 1.A, says: decks shall be changed at least every 24 hours.}]}]
""",
)
