"""The case in which each payout holds, and the payouts of one bet."""

from bisect import bisect_right
from collections import defaultdict

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from ruleschema.meaning.bets import Bet
from ruleschema.meaning.cases import ALWAYS, Case, both, every
from ruleschema.meaning.conditions import condition, exception
from ruleschema.meaning.facts import LAYOUT, PayoutFact
from ruleschema.meaning.memo import once_for_each
from ruleschema.meaning.names import name_key
from ruleschema.meaning.statements import scopes
from ruleschema.submission.provisions import Provision
from ruleschema.submission.span import Span

_WHEN = ("if", "when", "where", "while")
_UNLESS = ("except", "unless")


@once_per_filing
def cases(filing: Filing) -> dict[Span, Case]:
    """When each payout holds, by its own condition and by the headings and lead-ins above it."""
    scope = scopes(filing.provisions, filing.sentences)
    unread = frozenset(filing.unread)
    found: dict[Span, Case] = {}
    for fact in filing.payouts:
        above = scope.get(id(fact.provision.clause), ALWAYS) if fact.provision is not None else ALWAYS
        lead = _lead_in(fact.provision, unread) if fact.provision is not None else ""
        found[fact.span] = both(every(map(_stated, _pieces(f"{lead};{fact.condition or ''}"))), above)
    return found


@once_per_filing
def by_bet(filing: Filing) -> dict[tuple[Bet, str], list[PayoutFact]]:
    """The payouts of each bet, those of each named table apart: tables are printed for a choice."""
    found: dict[tuple[Bet, str], list[PayoutFact]] = defaultdict(list)
    for fact in filing.payouts:
        for bet in sorted(filing.bets(fact)):
            found[bet, name_key(fact.table or "")].append(fact)
    return found


def told_apart(one: PayoutFact, other: PayoutFact) -> bool:
    """Whether the print tells two payouts of one clause apart: by columns, headings between rows, or labels."""
    if one.provision is None or one.provision is not other.provision:
        return False
    if not one.said and len(one.src) == 1 and one.src == other.src:
        return True
    labels = [name_key(each.outcome) for each in (one, other)]
    lettered = not any(map(str.isdigit, "".join(labels)))
    return (labels[0] != labels[1] and lettered) or _headed_apart(one, other)


def _headed_apart(one: PayoutFact, other: PayoutFact) -> bool:
    """Whether a line of the clause's tables that is no row stands between two rows: “Four or more decks”."""
    between = _headings(one.provision) if one.provision is not None else []
    first, last = sorted((one.src[:1], other.src[:1]))
    if not first or not last:
        return False
    after = bisect_right(between, first[0])
    return after < len(between) and between[after] < last[0]


@once_for_each
def _headings(provision: Provision) -> list[int]:
    """The lines of a clause's tables that are no row, in order."""
    tables = provision.clause.pays
    lines = {line for table in tables if table.src for line in table.src.numbers}
    return sorted(lines - {line for table in tables for row in table.rows if row.src for line in row.src.numbers})


def _pieces(conditions: str) -> list[str]:
    pieces = (piece.strip(" ,.:") for piece in conditions.split(";"))
    return [piece for piece in pieces if piece and piece != LAYOUT]


def _stated(piece: str) -> Case:
    """A condition with or without its marker, and what it excepts: “dealer shows an ace, except in a tournament”."""
    words = piece.split()
    turn = next((place for place, word in enumerate(words) if word.lower() in _UNLESS), len(words))
    held, excepted = words[:turn], words[turn + 1 :]
    if held and held[0].lower() in _WHEN:
        held = held[1:]
    stated = condition(" ".join(held).strip(" ,")) if held else ALWAYS
    return both(stated, exception(" ".join(excepted))) if excepted else stated


def _lead_in(provision: Provision, unread: frozenset[str]) -> str:
    """What a lead-in in the document's own words says of when the table below it holds: “On games where … ,”."""
    for clause in (provision.clause, *reversed(provision.above)):
        text = str(clause.text or "")
        opening = [word.lower() for word in text.split()[:3]]
        marker = next((place for place, word in enumerate(opening) if word in _WHEN), None)
        if marker is not None and text.strip() in unread:
            return " ".join(text.split()[marker:])
    return ""
