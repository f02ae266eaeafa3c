"""A least or greatest figure is given as a range, so that nobody can tell which end binds."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from ruleschema.meaning.lexicon import Kind
from ruleschema.meaning.quantities import quantities
from ruleschema.meaning.terms import found_in

_BOUNDS = ("at least", "at most", "exactly")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    told: set[tuple[str, str]] = set()
    for sentence in filing.sentences:
        text = sentence.reading.text
        if " to " not in text or not any(bound in text.lower() for bound in _BOUNDS):
            continue
        for bound, start, end, low, high in _bounded_ranges(text):
            phrase = text[start:end]
            if (sentence.at, phrase) in told:
                continue
            told.add((sentence.at, phrase))
            yield Fault(
                span=sentence.span(filing.document, start, end),
                message=f"The clause asks for {phrase}, which is no limit: it can mean {bound} {low} "
                f"or {bound} {high}.",
                at=sentence.at,
                src=sentence.lines,
                expected=f"{bound} {low}, or {bound} {high}",
                actual=phrase,
                label="which of the two?",
                hint="state one figure.",
                about=(phrase,),
            )


def _bounded_ranges(text: str) -> Iterator[tuple[str, int, int, str, str]]:
    """Ranges right behind a word that bounds one figure, with where the phrase starts and ends."""
    for quantity in quantities(text):
        amount = quantity.amount
        if amount.low is None or amount.high is None or amount.is_exact or amount.choice:
            continue
        for bound, start, end in found_in(text[: quantity.start], Kind.BOUND)[-1:]:
            # “at least 6 and at most 8” is a range as well, with a word for each end.
            single = not found_in(text[quantity.start : quantity.end], Kind.BOUND)
            if text[start:end].lower() in _BOUNDS and single and not text[end : quantity.start].strip():
                yield bound, start, quantity.end, str(amount.low), str(amount.high)


CHECK = Check(
    code="PRO-324",
    title="Limit given as a range",
    severity=Severity.WARNING,
    why="A limit with two figures binds at neither: whoever is held to one of them cites the other.",
    fix="State one figure.",
    run=find,
    passes="""
sections:
  - number: 7
    title: Irregularities
    clauses: [{at: 7.E, says: "if the ball floats for at least 2 revolutions, dealer shall call no spin."}]
""",
    fails="""
sections:
  - number: 7
    title: Irregularities
    clauses: [{at: 7.E, says: "if the ball floats for at least 2 to 4 revolutions, dealer shall call no spin."}]
""",
)
