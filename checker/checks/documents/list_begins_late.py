"""A list does not begin with its first number."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from ruleschema.submission.model import Clause
from ruleschema.submission.numbers import Style, ordinal, path_of

_FIRST = ("1", "a", "i")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    lists = [(path_of(section.number or ""), section.clauses) for section in filing.game.sections if section.number]
    # What comes before the items may be printed as a ranking or a table.
    listing = [each.clause for each in filing.provisions if each.clause.items]
    holding = [clause for clause in listing if clause.at and not _tabled(clause)]
    lists += [(path_of(clause.at or ""), clause.items) for clause in holding]
    defined = {path_of(meaning.at)[:-1] for meaning in filing.game.definitions if meaning.at}
    before = ""
    for above, clauses in lists:
        first = _first(clauses, above)
        ended, before = before, _last(clauses) or before
        # Definitions stand among the clauses of their section, and may come first.
        if first is None or first.at is None or above in defined or path_of(first.at)[-1] in _FIRST:
            continue
        # A draft may take a figure at the beginning of a line, or a heading, for the number of an item.
        if filing.draft and sum(clause.at is not None for clause in clauses) == 1:
            continue
        # Set a level too deep, the entry only goes on with a count above it, or with that of the list before.
        if any(_follows(path_of(first.at)[-1], label) for label in (*above, ended)):
            continue
        yield Fault(
            span=first.at.span,
            message=f"The list under {'.'.join(above).upper()} begins with {first.at}; "
            "what should come before it is missing.",
            at=str(first.at),
            src=first.src.numbers if first.src else (),
            expected="a list that begins with its first number",
            actual=str(first.at),
            label="the first of its list",
            hint="restore what is missing, or renumber.",
            about=(str(first.at),),
        )


def _last(clauses: tuple[Clause, ...]) -> str:
    last = next((clause.at for clause in reversed(clauses) if clause.at is not None), "")
    return path_of(last)[-1] if path_of(last) else ""


def _follows(label: str, before: str) -> bool:
    """Whether a label comes right after another in some way of counting."""
    before = "1" if before == "l" else before  # as scanning gives it
    places = ((ordinal(before, style), ordinal(label, style)) for style in Style)
    return any(one is not None and other == one + 1 for one, other in places)


def _tabled(clause: Clause) -> bool:
    return bool(clause.ranks or clause.pays or clause.steps or clause.counts or clause.chart)


def _first(clauses: tuple[Clause, ...], above: tuple[str, ...]) -> Clause | None:
    """The first numbered entry of a list; a lead-in that carries the number above does not count."""
    first = next((clause for clause in clauses if clause.at is None or path_of(clause.at) != above), None)
    if first is None or any(clause.at is None for clause in clauses):
        return None
    path = path_of(first.at or "")
    return first if len(path) == len(above) + 1 and path[:-1] == above else None


CHECK = Check(
    code="DOC-158",
    title="List begins late",
    severity=Severity.WARNING,
    why="The first provisions of the list were lost or moved; references to them point nowhere.",
    fix="Restore what is missing, or renumber.",
    run=find,
    passes="""
sections: [{number: 3, title: Wagers, clauses: [{at: 3.A}, {at: 3.B}]}]
""",
    fails="""
sections: [{number: 3, title: Wagers, clauses: [{at: 3.B}, {at: 3.C}]}]
""",
)
