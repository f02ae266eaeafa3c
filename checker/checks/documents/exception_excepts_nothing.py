"""An exception forbids a case that the rule it is excepted from does not allow anyway."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_by_clause
from grammar.nodes import Duty, Modal
from ruleschema.submission.provisions import Spoken

# “If the total is less than 21”, “under 17”, “16 or less”, “over 21”, “17 or more”.
_BELOW = re.compile(
    r"\b(?P<what>total|count|score|value|points)\b[^,.]*\b(?:less than|under|below) (?P<figure>\d+)\b", re.I
)
_ABOVE = re.compile(
    r"\b(?P<what>total|count|score|value|points)\b[^,.]*\b(?:more than|over|above) (?P<figure>\d+)\b", re.I
)
_CASE = re.compile(r"\b(?:total|count|score|value|points)(?: of| is| at)? (?P<figure>\d+)\b(?! or)", re.I)
# A total of one kind only, as where the exception names the hard 21 and not the soft one.
_KIND = re.compile(r"\b(?P<kind>hard|soft)\b", re.I)
_FORBIDDEN = (Modal.MAY_NOT, Modal.SHALL_NOT)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    sentences = sentences_by_clause(filing)
    for provision in filing.provisions:
        if str(provision.clause.join or "") != "except":
            continue
        for rule in sentences.get(id(provision.clause), ()):
            for item in provision.clause.items:
                for each in sentences.get(id(item), ()):
                    if (figure := _outside(rule, each)) is not None:
                        yield _fault(filing, rule, each, figure)


def _outside(rule: Spoken, exception: Spoken) -> str | None:
    """The figure of the exception, where the rule does not reach it."""
    one, other = rule.reading.tree, exception.reading.tree
    if not isinstance(one, Duty) or not isinstance(other, Duty):
        return None
    if one.modal is not Modal.MAY or other.modal not in _FORBIDDEN or one.verb.text != other.verb.text:
        return None
    case = _CASE.search(exception.reading.text)
    below, above = _BELOW.search(rule.reading.text), _ABOVE.search(rule.reading.text)
    if case is None:
        return None
    figure = int(case["figure"])
    if (below and figure >= int(below["figure"])) or (above and figure <= int(above["figure"])):
        return case["figure"]
    return None


def _fault(filing: Filing, rule: Spoken, exception: Spoken, figure: str) -> Fault:
    return Fault(
        span=exception.span(filing.document, 0, len(exception.reading.text.rstrip())),
        message=f"The exception says that nobody with {_total(exception, figure)} may {_act(rule)}, but {rule.at}, "
        f"which it is excepted from, does not let anybody with {figure} do that: the exception excepts nothing"
        f"{_other_kind(exception, figure)}.",
        at=exception.at,
        src=exception.lines,
        expected=f"a case that {rule.at} allows",
        actual=figure,
        label=f"{rule.at} does not reach so far",
        hint="widen the rule, or take the exception out.",
        related=(Related(rule.words.span, f"{rule.at}: the rule"),),
        about=(rule.at, figure),
        # Where it leaves no kind out it is only idle, and nobody is misled.
        severity=None if _other_kind(exception, figure) else Severity.NOTE,
    )


def _act(rule: Spoken) -> str:
    """What the rule allows: to draw, to double."""
    tree = rule.reading.tree
    return tree.verb.text.lower() if isinstance(tree, Duty) else ""


def _kinds(exception: Spoken) -> set[str]:
    return {match["kind"].lower() for match in _KIND.finditer(exception.reading.text)}


def _total(exception: Spoken, figure: str) -> str:
    kinds = _kinds(exception)
    return f"a {kinds.pop()} {figure}" if len(kinds) == 1 else figure


def _other_kind(exception: Spoken, figure: str) -> str:
    """What the exception seems to say of the kind it leaves out."""
    left = {"hard", "soft"} - _kinds(exception)
    return f", and seems to say that with a {left.pop()} {figure} one may" if len(left) == 1 else ""


CHECK = Check(
    code="DOC-163",
    title="Exception excepts nothing",
    severity=Severity.WARNING,
    why="Either the rule or the exception has the wrong figure; what holds at the figure is disputed.",
    fix="Widen the rule, or take the exception out.",
    run=find,
    passes="""
sections:
  - number: 12
    title: Drawing
    clauses:
      - at: 12.A
        says: player may draw cards if the total is at most 21.
        join: except
        items: [{at: 12.A.1, says: player with a hard total of 21 may not draw cards.}]
""",
    fails="""
sections:
  - number: 12
    title: Drawing
    clauses:
      - at: 12.A
        says: player may draw cards if the total is less than 21.
        join: except
        items: [{at: 12.A.1, says: player with a hard total of 21 may not draw cards.}]
""",
)
