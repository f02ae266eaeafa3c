"""A device that a table may have is used by a rule that holds at every table."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.matching import said
from grammar.nodes import Duty
from ruleschema.meaning.lexicon import Kind, wider, words_of
from ruleschema.meaning.statement import Modality, Place, Statement
from ruleschema.meaning.stems import stem, stems

_HAVING = frozenset(("hav", "use", "include"))
_THERE = stems("used present attached available")
_LONGEST_NAME = 4


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for device, offer in _optional(filing).items():
        users = [each for each in filing.statements if each is not offer and device in _text(each)]
        # Once a rule says what happens with or without the device, the others are read in its light.
        if any(_decides(each, device) for each in users):
            continue
        required = next((each for each in users if _requires(each, device)), None)
        if required is not None and required.place is not None and offer.place is not None:
            yield _fault(required.place, offer.place, device)


def _fault(place: Place, offer: Place, device: str) -> Fault:
    return Fault(
        span=place.span,
        message=f"The dealer must use the {device} here, but by clause {offer.at} a table may have one or not; "
        "nothing says what is done at a table without it.",
        at=place.at,
        src=place.src,
        expected=f"what is done at a table without a {device}",
        actual="the device is required",
        label=f"{offer.at} makes it optional",
        hint="require the device, or say what is done without it.",
        related=(Related(offer.span, f"{offer.at}: may have"),),
        about=(device,),
    )


def _optional(filing: Filing) -> dict[str, Statement]:
    """Devices that a table may have, each with the first statement that says so."""
    found: dict[str, Statement] = {}
    for statement in filing.statements:
        if statement.modality is Modality.MAY and statement.act in _HAVING and "tabl" in statement.thing:
            found.setdefault(_device(statement), statement)
    return {device: offer for device, offer in found.items() if device}


def _device(statement: Statement) -> str:
    """What the object of a statement is called, where that is a device."""
    tree = statement.tree
    words = tree.object.text.lower().split() if isinstance(tree, Duty) and tree.object else []
    words = words[1:] if words[:1] in (["a"], ["an"], ["the"]) else words
    named = [place for place, word in enumerate(words[:_LONGEST_NAME]) if stem(word) in words_of(Kind.DEVICE)]
    return " ".join(words[: named[-1] + 1]) if named and named[-1] > 0 else ""


def _decides(statement: Statement, device: str) -> bool:
    """Whether it says in which case the device is there: “if a card reader device is used”."""
    conditions = statement.parts.conditions if statement.parts else ()
    return any(device in each.lower() and not stems(each).isdisjoint(_THERE) for each in conditions)


def _requires(statement: Statement, device: str) -> bool:
    tree = statement.tree
    if statement.modality is not Modality.SHALL or "dealer" not in wider(statement.actor) or not isinstance(tree, Duty):
        return False
    act = f"{tree.verb.text} {tree.object.text if tree.object else ''}".lower()
    return device in act and stems(act).isdisjoint(("if", "when", "where"))


def _text(statement: Statement) -> str:
    return said(statement.place).lower() if statement.place is not None else ""


CHECK = Check(
    code="PRO-354",
    title="Optional device required",
    severity=Severity.WARNING,
    why="At a table without the device the rule cannot be followed, and no other is given.",
    fix="Require the device, or say what is done without it.",
    run=find,
    passes="""
sections:
  - number: 2
    title: Table
    clauses:
      - {at: 2.A, says: table may have a card reader device attached.}
      - {at: 2.B, says: 'if a card reader device is used, dealer shall insert the card into the card reader device.'}
""",
    fails="""
sections:
  - number: 2
    title: Table
    clauses:
      - {at: 2.A, says: table may have a card reader device attached.}
      - {at: 2.B, says: dealer shall insert the hole card into the card reader device.}
""",
)
