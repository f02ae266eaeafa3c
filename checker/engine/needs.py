"""What a document must have for a check to say anything of it, and why the check is idle where that is missing."""

from collections.abc import Callable

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from ruleschema.vocabulary import games


@once_per_filing
def _ranks(filing: Filing) -> bool:
    return any(each.clause.ranks for each in filing.provisions)


_NEEDS: dict[str, tuple[Callable[[Filing], object], str]] = {
    "definitions": (lambda filing: filing.game.definitions, "the document has no definitions"),
    "payouts": (lambda filing: filing.payouts, "the document states no payouts"),
    "definitions and payouts": (
        lambda filing: filing.game.definitions and filing.payouts,
        "the document does not both define and pay",
    ),
    "linked games": (
        lambda filing: any(game.game == filing.slug and game.links for game in games()),
        "the document links no games",
    ),
    "shared procedures": (lambda filing: filing.house_figures, "no procedure is shared with other documents"),
    "rankings": (_ranks, "the document ranks no hands"),
}


def idle_without(need: str | None) -> Callable[[Filing], str | None]:
    """Says why a check with this need is idle for a document; nothing where it has what is needed."""
    if need is None:
        return lambda filing: None
    has, reason = _NEEDS[str(need)]
    return lambda filing: None if has(filing) else reason
