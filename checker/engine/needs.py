"""What a document must have for a check to say anything of it, and why the check is idle where that is missing."""

from collections.abc import Callable

from checker.engine.filing import Filing
from checker.index.gamenames import about_one_game
from checker.index.references import references
from checker.index.sections import lists_other_things
from ruleschema.vocabulary import regulators


def _knows_regulator(filing: Filing) -> bool:
    casino = filing.document.casino
    known = {str(each) for regulator in regulators() for each in regulator.jurisdictions}
    return casino is not None and (casino.regulator is not None or str(casino.jurisdiction) in known)


_NEEDS: dict[str, tuple[Callable[[Filing], object], str]] = {
    "casino": (lambda filing: filing.document.casino, "the casino file is missing"),
    "contents": (lambda filing: filing.game.contents, "the document prints no contents"),
    "contents of sections": (
        lambda filing: filing.game.contents and not lists_other_things(filing),
        "the document prints no contents, or contents of other things than its sections",
    ),
    "filing": (lambda filing: filing.game.filing, "nothing is said about the filing"),
    "approval": (
        lambda filing: filing.game.filing and filing.game.filing.approved and filing.game.filing.approved.date,
        "no date of approval is given",
    ),
    "dates": (
        lambda filing: filing.game.filing and filing.game.filing.submitted and filing.game.filing.approved,
        "the dates are not both given",
    ),
    "printed dates": (
        lambda filing: filing.game.filing and filing.game.filing.printed,
        "the dates of further pages are not encoded",
    ),
    "one game": (about_one_game, "the document is about several games"),
    "regulator": (
        _knows_regulator,
        "the casino file is missing or names no regulator, and none is known for its jurisdiction",
    ),
    "references": (references, "the document cites nothing"),
    "subjects of references": (
        lambda filing: any(ref.about for _, ref in references(filing)),
        "no reference says what it is about",
    ),
    "other documents": (
        lambda filing: any(ref.document for _, ref in references(filing)),
        "the document cites no other document",
    ),
    "results": (lambda filing: filing.results, "the document decides no wagers"),
}


def idle_without(need: str | None) -> Callable[[Filing], str | None]:
    """Says why a check with this need is idle for a document; nothing where it has what is needed."""
    if need is None:
        return lambda filing: None
    has, reason = _NEEDS[str(need)]
    return lambda filing: None if has(filing) else reason
