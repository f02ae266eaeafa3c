"""A casino's figure for a procedure differs from that of all other casinos of its jurisdiction."""

from collections.abc import Iterator
from functools import lru_cache

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from checker.topicwords import topic_words
from ruleschema.procedures import ProcedureFact

AGREEING = 2


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    index = _index(library, filing.slug, filing.jurisdiction)
    for topic in filing.procedures_by_topic:
        by_casino = index.get(topic, {})
        others = {slug: each for slug, each in by_casino.items() if slug != filing.casino}
        mine = by_casino.get(filing.casino)
        if mine is None or len(others) < AGREEING or len({_said(each) for each in others.values()}) != 1:
            continue
        (theirs,) = {_said(each) for each in others.values()}
        # Feet and inches, rotations and practice spins are not compared.
        if _said(mine) == theirs or mine.unit != next(iter(others.values())).unit:
            continue
        yield Fault(
            span=mine.span,
            message=f"{topic_words(topic)}: {_said(mine)}; {', '.join(sorted(others))} "
            f"{'both' if len(others) == 2 else 'all'} have {theirs}.",
            at=mine.at,
            src=mine.src,
            expected=theirs,
            actual=_said(mine),
            label=f"elsewhere {theirs}",
            hint="check that the difference is meant.",
            related=tuple(
                Related(each.span, f"{each.casino} {each.at}: {theirs}") for each in list(others.values())[:4]
            ),
            about=(topic, _said(mine), theirs),
        )


def _said(fact: ProcedureFact) -> str:
    return f"{fact.bound} {fact.value} {fact.unit}"


@lru_cache(maxsize=512)
def _index(library: Library, game: str, jurisdiction: str) -> dict[str, dict[str, ProcedureFact]]:
    """The figure of each topic by casino, where a casino states exactly one."""
    found: dict[str, dict[str, list[ProcedureFact]]] = {}
    for filing in library.by_game.get(game, ()):
        if filing.jurisdiction == jurisdiction:
            for topic, facts in filing.figures_by_topic.items():
                found.setdefault(topic, {})[filing.casino] = facts
    return {
        topic: {slug: facts[0] for slug, facts in by_casino.items() if len({_said(fact) for fact in facts}) == 1}
        for topic, by_casino in found.items()
    }


CHECK = Check(
    code="XDO-504",
    title="Procedure stands apart from all others",
    severity=Severity.NOTE,
    why="Where all others agree, the one that differs is often a misprint, and always a question at the hearing.",
    fix="Check that the difference is meant.",
    run=find,
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
