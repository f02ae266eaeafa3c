"""A device that a table may have is used by a rule that holds at every table."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from grammar.nodes import Duty, Modal
from ruleschema.submission.provisions import Spoken

_DEVICES = ("device", "machine", "shuffler", "reader", "system", "display")
# "table may have a card reader device attached": equipment that may be there or not.
_EQUIPPED = re.compile(
    rf"\b(?:have|has|use|include|contain) (?:an? )?(?P<device>(?:[\w'’-]+ ){{1,3}}(?:{'|'.join(_DEVICES)}))\b",
    re.I,
)
_CONDITIONAL = re.compile(r"\b(?:if|when|where|unless|except|while|whenever)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for offer, device in _optional(filing):
        users = [each for each in sentences_with(filing, device) if each is not offer]
        # Once a rule says what happens with or without the device, the others are read in its light.
        if any(_decides(each, device) for each in users):
            continue
        required = next((each for each in users if _requires(each, device)), None)
        if required is None:
            continue
        yield Fault(
            span=required.span(filing.document, 0, len(required.reading.text.rstrip())),
            message=f"The dealer must use the {device} here, but by clause {offer.at} a table may have one or not; "
            "nothing says what is done at a table without it.",
            at=required.at,
            src=required.lines,
            expected=f"what is done at a table without a {device}",
            actual="the device is required",
            label=f"{offer.at} makes it optional",
            hint="require the device, or say what is done without it.",
            related=(Related(offer.words.span, f"{offer.at}: may have"),),
            about=(device,),
        )


def _optional(filing: Filing) -> Iterator[tuple[Spoken, str]]:
    """Devices that a table may have, each once."""
    told: set[str] = set()
    for sentence in sentences_with(filing, *_DEVICES):
        tree = sentence.reading.tree
        if not isinstance(tree, Duty) or tree.modal is not Modal.MAY or "table" not in tree.head.text.lower():
            continue
        match = _EQUIPPED.search(f"{tree.verb.text} {tree.object.text if tree.object else ''}")
        if match is not None and match["device"].lower() not in told:
            told.add(match["device"].lower())
            yield sentence, match["device"].lower()


def _decides(sentence: Spoken, device: str) -> bool:
    """Whether the sentence says in which case the device is there: “if a … device is used”."""
    found = re.search(
        rf"\b(?:if|when|where)\b[^,.]*\b{re.escape(device)} (?:is|are) (?:used|present|attached)",
        sentence.reading.text,
        re.I,
    )
    return found is not None


def _requires(sentence: Spoken, device: str) -> bool:
    tree = sentence.reading.tree
    if not isinstance(tree, Duty) or tree.modal is not Modal.SHALL or "dealer" not in tree.head.text.lower():
        return False
    act = f"{tree.verb.text} {tree.object.text if tree.object else ''}".lower()
    return device in act and not _CONDITIONAL.search(act)


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
