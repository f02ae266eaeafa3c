"""Payout facts: what a document asserts that a wager pays, one fact a mention."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from grammar import nodes
from grammar.parse import Problem as Misread
from grammar.parse import read_payment
from ruleschema.meaning.cases import ALWAYS
from ruleschema.meaning.conditions import condition
from ruleschema.meaning.odds import canonical, commission_text
from ruleschema.meaning.payments import Paid, paid_in
from ruleschema.meaning.statement import Form, Modality, Place, Statement
from ruleschema.meaning.wagers import wagers_named
from ruleschema.submission.load import Document
from ruleschema.submission.provisions import Provision, provisions
from ruleschema.submission.span import Span
from ruleschema.submission.tables import PayTable, Row
from ruleschema.submission.tables import Place as Printed

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
    statement: Statement | None = None
    provision: Provision | None = field(default=None, compare=False, repr=False)

    @property
    def pays(self) -> str:
        return canonical(self.payment)


def payout_facts(document: Document, statements: Iterable[Statement]) -> Iterator[PayoutFact]:
    """Every payout mention: rows of pay tables, and sentences that pay or push."""
    for provision in provisions(document.game):
        for table in provision.clause.pays:
            for row in table.rows:
                fact = _from_row(document, provision, table, row)
                if fact is not None:
                    yield fact
    for statement in statements:
        fact = _from_statement(document, statement)
        if fact is not None:
            yield fact


def _from_row(document: Document, provision: Provision, table: PayTable, row: Row) -> PayoutFact | None:
    payment = read_payment(str(row.pays))
    if isinstance(payment, Misread):
        return None
    said = row.condition or table.condition
    parts = ([LAYOUT] if table.on is Printed.LAYOUT else []) + ([str(said)] if said else [])
    commission = row.commission or table.commission
    lines = row.src or table.src
    statement = Statement(
        form=Form.PAYOUT,
        modality=Modality.IS,
        about=frozenset(),
        case=condition(str(said)) if said else ALWAYS,
        wagers=wagers_named(f"{row.wager or table.wager} wager") if row.wager or table.wager else (),
        payment=payment,
        place=Place(provision.at, lines.numbers if lines else provision.lines, row.pays.span),
    )
    if commission is None and payment.commission is not None:
        commission = commission_text(payment.commission)  # type: ignore[assignment]
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
        statement=statement,
        provision=provision,
    )


def bound_of(payment: nodes.Payment, stated: nodes.Bound | None) -> nodes.Bound:
    """The bound a lead-in or cell states; several alternatives are a choice."""
    if payment.bound is not None:
        return payment.bound
    if stated is not None and stated is not nodes.Bound.EXACTLY:
        return stated
    return nodes.Bound.ONE_OF if len(payment.alternatives) > 1 else nodes.Bound.EXACTLY


def _from_statement(document: Document, statement: Statement) -> PayoutFact | None:
    place, tree, parts = statement.place, statement.tree, statement.parts
    if place is None or place.sentence is None or tree is None or parts is None:
        return None
    paid = _paid(place.sentence.reading.text, tree)
    if paid is None:
        return None
    # What the clause's own table gives is not read from its sentence a second time.
    provision = place.sentence.provision
    tabled = provision is not None and bool(provision.clause.pays)
    if tabled and not isinstance(tree, (nodes.Payout, nodes.Result)):
        return None
    conditions, outcome = "; ".join(parts.when) or None, paid.outcome
    if outcome is None and isinstance(tree, nodes.Result):
        outcome, conditions = conditions, None
    return PayoutFact(
        casino=document.slug,
        game=str(document.game.game),
        wager=paid.wager,
        outcome=outcome or WIN,
        payment=paid.payment,
        bound=bound_of(paid.payment, None),
        at=place.at,
        src=place.src,
        span=place.span,
        condition=conditions,
        commission=commission_text(paid.payment.commission) if paid.payment.commission else None,
        said=True,
        statement=statement,
        provision=provision,
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
