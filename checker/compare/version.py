"""One version of a game document as what can be compared: sentences, payouts and entries of tables."""

from dataclasses import dataclass
from functools import cached_property

from checker.compare.change import Place, Side
from checker.compare.signature import UNREAD, Signature, signature
from checker.engine.filing import Filing
from checker.index.phrases import LOST
from grammar import nodes, printer
from grammar.parse import Grade
from ruleschema.meaning.facts import CONDITIONAL, LAYOUT, WIN, PayoutFact
from ruleschema.meaning.sense import Names, Sense, sense
from ruleschema.submission.model import Casino, Clause, Join, Section
from ruleschema.submission.provisions import Spoken

_NAME_IDLE = frozenset(("wager", "side", "and", "on", "to"))


@dataclass(frozen=True, slots=True, eq=False)
class Sentence:
    """A sentence with what it means and where it stands."""

    spoken: Spoken
    signature: Signature

    @property
    def text(self) -> str:
        reading = self.spoken.reading
        full = reading.tree is not None and reading.grade is Grade.FULL
        return printer.sentence(reading.tree) if full and reading.tree else reading.text.strip()

    @property
    def unread(self) -> bool:
        return self.signature.form == UNREAD

    @property
    def has_gap(self) -> bool:
        """Whether words are lost in the source, so that nobody can tell all it says."""
        return LOST in self.spoken.reading.text

    @property
    def section(self) -> Section | None:
        return self.spoken.provision.section if self.spoken.provision else None

    @property
    def sequence(self) -> Clause | None:
        """The clause whose steps or items are done in order, where the sentence is one of them."""
        provision = self.spoken.provision
        if provision is None:
            return None
        if self.spoken.is_step:
            return provision.clause
        parent = provision.above[-1] if provision.above else None
        return parent if parent is not None and parent.join is Join.IN_ORDER else None


@dataclass(frozen=True, slots=True, eq=False)
class Paid:
    """A payout fact with its comparable names."""

    fact: PayoutFact
    # How the document calls the wager, and the name under which it is matched.
    called: Sense
    wager: Sense
    table: Sense
    outcome: Sense
    condition: Sense
    on_layout: bool
    # When it is paid, in words: conditions, timings and bounds of the sentence.
    when: str

    @property
    def wins_where(self) -> bool:
        """Whether the outcome is a win under a condition: the condition then tells the outcome."""
        return self.fact.outcome == WIN and not self.condition and self.outcome != (WIN,)

    @property
    def name(self) -> str:
        """How people call it: the wager, and the outcome where it has one of its own."""
        outcome = self.when if self.wins_where else self.fact.outcome
        parts = [self.fact.wager, self.fact.table or "", outcome if outcome and outcome != WIN else ""]
        shown = [part for index, part in enumerate(parts) if part and part not in parts[:index]]
        return ", ".join(shown)

    @property
    def pays(self) -> str:
        """The whole of what is paid: bound, alternatives, floor and commission."""
        fact = self.fact
        bound = f"{fact.bound} " if fact.bound in (nodes.Bound.AT_LEAST, nodes.Bound.AT_MOST) else ""
        floor = f", at least {printer.odds(fact.payment.floor)}" if fact.payment.floor is not None else ""
        less = f" less commission of {fact.commission}" if fact.commission else ""
        return bound + " or ".join(printer.odds(each) for each in fact.payment.alternatives) + floor + less


class Version:
    """A game document; what is derived from it is computed once, when first asked for."""

    def __init__(self, filing: Filing) -> None:
        self.filing = filing
        self.document = filing.document
        self.game = filing.slug
        self.casino = filing.casino
        self.names = _names(filing.document.casino)

    @cached_property
    def sentences(self) -> list[Sentence]:
        """Every sentence that is not a payout fact."""
        said = (each for each in self.filing.sentences if not _pays(each))
        return [Sentence(each, signature(each.reading, self.names)) for each in said]

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of every sentence."""
        return frozenset(word for each in self.sentences for word in each.signature.phrase)

    @cached_property
    def payouts(self) -> list[Paid]:
        return [self._paid(fact) for fact in self.filing.payouts]

    def _paid(self, fact: PayoutFact) -> Paid:
        parts = fact.condition.split("; ") if fact.condition else []
        parts += _timings(fact)
        said = " ".join(part for part in parts if part != LAYOUT)
        outcome = self.name(fact.outcome)
        if fact.outcome == WIN and said:
            # A wager that wins where the point is 4 pays on the outcome "point 4".
            outcome, said = self.name(said), ""
        wager = self.name(fact.wager)
        return Paid(
            fact,
            wager,
            wager,
            self.name(fact.table or ""),
            outcome,
            tuple(sorted(self.sense(said))),
            LAYOUT in parts,
            "; ".join(parts),
        )

    def sense(self, text: str) -> Sense:
        return sense(text, self.names)

    def name(self, text: str) -> Sense:
        """A name by its telling words."""
        words = self.sense(text)
        return tuple(word for word in words if word not in _NAME_IDLE) or words

    def place(self, sentence: Sentence) -> Place:
        reading = sentence.spoken.reading
        start = reading.tree.head.start if reading.tree else 0
        span = sentence.spoken.span(self.document, start, len(reading.text.rstrip()))
        return Place(sentence.spoken.at, span, sentence.spoken.lines)

    def said(self, sentence: Sentence, value: str | None = None) -> Side:
        text = sentence.text
        return Side(value if value is not None else text, text, self.place(sentence), self.casino)

    def paid(self, paid: Paid, value: str) -> Side:
        fact = paid.fact
        when = f" where {paid.when}" if paid.when and not paid.wins_where else ""
        clause = f"{paid.name} pays {paid.pays}{when}"
        return Side(value, clause, Place(fact.at, fact.span, fact.src), self.casino)


def _names(casino: Casino | None) -> Names:
    """The names of the casino, and its regulator's in full and by initials."""
    if casino is None:
        return frozenset()
    found = {(str(name), "casino") for name in (casino.name, *casino.names)}
    if casino.regulator is not None:
        initials = "".join(word[0] for word in casino.regulator.split() if word[0].isupper())
        found |= {(str(casino.regulator), "regulator"), (initials, "regulator")} if len(initials) > 2 else set()
    return frozenset(found)


def _timings(fact: PayoutFact) -> list[str]:
    """What the sentence of a payout says of time and limits: the fact keeps its conditions only."""
    tree = fact.statement.tree if fact.statement is not None else None
    slots = tree.slots if tree is not None else ()
    told = [each for each in slots if each.marker.split()[0] not in (*CONDITIONAL, "per")]
    return [printer.slot(each).lstrip(", ") for each in told]


def _pays(each: Spoken) -> bool:
    tree = each.reading.tree
    returned = isinstance(tree, nodes.Result) and tree.result in (nodes.Outcome.PUSHES, nodes.Outcome.RETURNED)
    return isinstance(tree, nodes.Payout) or returned
