"""Payout facts: what a document asserts that a wager pays, one fact a mention."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from grammar import nodes, printer
from grammar.parse import Problem as Misread
from grammar.parse import read_payment
from ruleschema.meaning.odds import canonical, commission_text
from ruleschema.meaning.payments import Paid, paid_in
from ruleschema.submission.load import Document
from ruleschema.submission.provisions import Provision, Spoken, provisions
from ruleschema.submission.span import Span
from ruleschema.submission.tables import PayTable, Place, Row

LAYOUT = "layout inscription"
WIN = "win"
# Markers that say when a sentence holds, conditions and exceptions alike.
CONDITIONAL = ("if", "when", "where", "while", "except", "unless")


@dataclass(frozen=True, slots=True)
class PayoutFact:
    """(game, wager, outcome) pays X, with where it is said."""

    casino: str
    game: str
    wager: str
    outcome: str
    payment: nodes.Payment
    bound: nodes.Bound
    at: str
    src: tuple[int, ...]
    span: Span
    table: str | None = None
    condition: str | None = None
    commission: str | None = None
    # Whether a sentence tells it, and not a row of a table; whether a row or its table names the wager.
    said: bool = False
    named: bool = True
    provision: Provision | None = field(default=None, compare=False, repr=False)

    @property
    def pays(self) -> str:
        return canonical(self.payment)


def payout_facts(document: Document, sentences: list[Spoken]) -> Iterator[PayoutFact]:
    """Every payout mention: rows of pay tables, and sentences that pay or push."""
    for provision in provisions(document.game):
        for table in provision.clause.pays:
            for row in table.rows:
                fact = _from_row(document, provision, table, row)
                if fact is not None:
                    yield fact
    for sentence in sentences:
        fact = _from_sentence(document, sentence)
        if fact is not None:
            yield fact


def _from_row(document: Document, provision: Provision, table: PayTable, row: Row) -> PayoutFact | None:
    payment = read_payment(str(row.pays))
    if isinstance(payment, Misread):
        return None
    said = row.condition or table.condition
    parts = ([LAYOUT] if table.on is Place.LAYOUT else []) + ([str(said)] if said else [])
    commission = row.commission or table.commission
    if commission is None and payment.commission is not None:
        commission = commission_text(payment.commission)  # type: ignore[assignment]
    lines = row.src or table.src
    return PayoutFact(
        casino=document.slug,
        game=str(document.game.game),
        wager=str(row.wager or table.wager or document.game.title),
        outcome=str(row.outcome),
        payment=payment,
        bound=bound_of(payment, row.bound or table.bound),
        at=provision.at,
        src=lines.numbers if lines else provision.lines,
        span=row.pays.span,
        table=str(table.table) if table.table else None,
        condition="; ".join(parts) or None,
        commission=str(commission) if commission else None,
        named=bool(row.wager or table.wager),
        provision=provision,
    )


def bound_of(payment: nodes.Payment, stated: nodes.Bound | None) -> nodes.Bound:
    """The bound a lead-in or cell states; several alternatives are a choice."""
    if payment.bound is not None:
        return payment.bound
    if stated is not None and stated is not nodes.Bound.EXACTLY:
        return stated
    return nodes.Bound.ONE_OF if len(payment.alternatives) > 1 else nodes.Bound.EXACTLY


def _from_sentence(document: Document, sentence: Spoken) -> PayoutFact | None:
    tree = sentence.reading.tree
    if tree is None:
        return None
    paid = _paid(sentence.reading.text, tree)
    if paid is None:
        return None
    # What the clause's own table gives is not read from its sentence a second time.
    tabled = sentence.provision is not None and bool(sentence.provision.clause.pays)
    if tabled and not isinstance(tree, (nodes.Payout, nodes.Result)):
        return None
    conditions, outcome = condition_text(tree), paid.outcome
    if outcome is None and isinstance(tree, nodes.Result):
        outcome, conditions = conditions, None
    return PayoutFact(
        casino=document.slug,
        game=str(document.game.game),
        wager=paid.wager,
        outcome=outcome or WIN,
        payment=paid.payment,
        bound=bound_of(paid.payment, None),
        at=sentence.at,
        src=sentence.lines,
        span=sentence.span(document, tree.head.start, len(sentence.reading.text.rstrip(". "))),
        condition=conditions,
        commission=commission_text(paid.payment.commission) if paid.payment.commission else None,
        said=True,
        provision=sentence.provision,
    )


def _paid(text: str, tree: nodes.Sentence) -> Paid | None:
    """What a sentence pays or returns, and on what."""
    if isinstance(tree, nodes.Payout):
        outcome = tree.outcome.text if tree.outcome else None
        head, comma, wager = tree.head.text.rpartition(", ")
        if comma and outcome is None and head.lower().startswith(("on ", "for ")):
            return Paid(wager, head.partition(" ")[2], tree.payment)
        return Paid(tree.head.text, outcome, tree.payment)
    if isinstance(tree, nodes.Result):
        pushed = tree.result in (nodes.Outcome.PUSHES, nodes.Outcome.RETURNED)
        outcome = tree.outcome.text if tree.outcome else None
        return Paid(tree.head.text, outcome, nodes.Payment((nodes.Push(),))) if pushed else None
    return paid_in(text, tree)


def condition_text(tree: nodes.Sentence) -> str | None:
    """When a sentence holds: what leads it, its conditions and exceptions."""
    leading = [printer.slot(each) for each in tree.leading]
    trailing = [printer.slot(each).lstrip(", ") for each in tree.slots if each.marker.split()[0] in CONDITIONAL]
    return "; ".join(leading + trailing) or None
