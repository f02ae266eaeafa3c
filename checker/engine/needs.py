"""What a document must have for a check to say anything of it, and why the check is idle where that is missing."""

from collections.abc import Callable

from checker.engine.filing import Filing
from checker.index.gamenames import about_one_game
from checker.index.references import references
from checker.index.sections import lists_other_things
from grammar.nodes import Bound, Percent
from ruleschema.law.versions import unknown_on
from ruleschema.vocabulary import games, regulators

# A document that decides fewer wagers one by one leaves the rest to its general rules.
LEAST_DECIDED = 5


def _bounds(*bounds: Bound) -> Callable[[Filing], object]:
    return lambda filing: any(table.bound in bounds for table in filing.law.tables)


def _topic(topic: str) -> Callable[[Filing], object]:
    return lambda filing: topic in filing.procedures_by_topic


def _rules(topic: str, unit: str = "") -> Callable[[Filing], object]:
    return lambda filing: any(rule.topic == topic and unit in ("", str(rule.unit)) for rule in filing.law.rules)


def _decided(filing: Filing) -> int:
    from checker.rules.wagerwords import decided_wagers  # which looks at filings itself

    return len(decided_wagers(filing))


def _knows_regulator(filing: Filing) -> bool:
    casino = filing.document.casino
    known = {str(each) for regulator in regulators() for each in regulator.jurisdictions}
    return casino is not None and (casino.regulator is not None or str(casino.jurisdiction) in known)


_NEEDS: dict[str, tuple[Callable[[Filing], object], str]] = {
    "payouts": (lambda filing: filing.payouts, "the document states no payouts"),
    "pay tables": (
        lambda filing: any(each.clause.pays for each in filing.provisions),
        "no pay table is printed",
    ),
    "rankings": (lambda filing: any(each.clause.ranks for each in filing.provisions), "the document ranks no hands"),
    "fees": (lambda filing: any(each.clause.fees for each in filing.provisions), "no fee schedule is printed"),
    "percentages": (
        lambda filing: any(isinstance(odds, Percent) for fact in filing.payouts for odds in fact.payment.alternatives),
        "nothing is paid as a percentage",
    ),
    "what can occur": (
        lambda filing: (
            any(game.totals or game.points for game in games() if game.game == filing.slug)
            or any(each.clause.counts for each in filing.provisions)
        ),
        "nothing is known of what can occur in the game",
    ),
    "wagers decided one by one": (
        lambda filing: _decided(filing) >= LEAST_DECIDED,
        "the document does not decide its wagers one by one",
    ),
    "fixed wagers": (
        lambda filing: any(
            each.unit == "$" and each.amount.is_exact for said in filing.statements for each in said.quantities
        ),
        "no step or fixed size of a wager is stated",
    ),
    "reset amount": (_topic("progressive.reset-min"), "no reset amount is stated"),
    "payout limit": (_topic("payout.cap"), "the document sets no payout limit"),
    "law tables": (lambda filing: filing.law.tables, "no payout table of law is known for this game"),
    "law floors": (_bounds(Bound.AT_LEAST), "no minimum payout is known for this game"),
    "law caps": (_bounds(Bound.AT_MOST), "no law caps the payouts of this game"),
    "law menus": (_bounds(Bound.ONE_OF), "no law offers a choice of tables for this game"),
    "fixed payouts": (_bounds(Bound.EXACTLY), "no law fixes the payouts of this game"),
    "law of vigorish": (_rules("vigorish.base"), "no base of a vigorish is known for this game"),
    "law of limits by odds": (_rules("payout.cap", "to 1"), "no law ties a payout limit to the odds"),
    "law of limits by wager": (
        _rules("payout.cap", "times the highest wager"),
        "no law ties a payout limit to the highest wager",
    ),
    "law of wording": (lambda filing: filing.law.wording, "no law of wording is known"),
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
    "definitions": (lambda filing: filing.game.definitions, "the document has no definitions"),
    "definitions and payouts": (
        lambda filing: filing.game.definitions and filing.payouts,
        "the document does not both define and pay",
    ),
    "linked games": (
        lambda filing: any(game.game == filing.slug and game.links for game in games()),
        "the document links no games",
    ),
    "shared procedures": (lambda filing: filing.house_figures, "no procedure is shared with other documents"),
}


def idle_without(need: str | None) -> Callable[[Filing], str | None]:
    """Says why a check with this need is idle for a document; nothing where it has what is needed."""
    if need is None:
        return lambda filing: None
    has, reason = _NEEDS[str(need)]
    return lambda filing: None if has(filing) else reason


def unproven_with(judged: str | None) -> Callable[[Filing], str | None]:
    """Says why the silence of a check proves nothing: what it judges by is open in the document, or not known."""
    return {"": lambda filing: None, "bets": _open_bets, "law": _open_law}[str(judged or "")]


def _open_bets(filing: Filing) -> str | None:
    places = dict.fromkeys(fact.at for fact in filing.payouts if filing.readings[fact.span].question)
    return f"which bet is paid is left open in {', '.join(places)}" if places else None


def _open_law(filing: Filing) -> str | None:
    from checker.rules.lawmatch import payouts_of  # which looks at filings itself

    day = filing.law.as_of
    unknown = (table for table in filing.law.tables if unknown_on(table.versions, day) and payouts_of(filing, table))
    names = list(dict.fromkeys(str(table.wager) for table in unknown))
    return f"what the law of {day} said of the {', '.join(names)} is not known" if names else _open_bets(filing)
