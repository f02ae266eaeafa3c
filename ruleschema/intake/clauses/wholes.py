"""A whole and its counted parts: a wheel of 54 sections, of which 23 show one sign and 15 another."""

import re
from collections.abc import Callable, Iterator

from ruleschema.intake.outline.outline import Node
from ruleschema.intake.records import DraftCounts, DraftPart
from ruleschema.intake.words.leadin import LONGEST_SENTENCE
from ruleschema.intake.words.numberwords import WORDED, worded

FEWEST = 3
_NUMBER = rf"(?<![\w.$/-])(?P<number>\d{{1,3}}|{WORDED})(?:\s?\(\s?(?P<figure>\d{{1,3}})\s?\))?"
# "fifty-four (54) equally spaced sections": a few words may stand before what is counted.
_TOTAL = r"\s+(?:[\w-]+,?\s+){0,3}?(?:%s)\b"
_PART = re.compile(rf"\s*(?:and\s+)?{_NUMBER}\s+(?P<unit>[a-z]{{3,20}})\b(?P<rest>[^;]*)", re.I)
_NEXT = re.compile(
    rf"(?:,|;)\s*(?:and\s+)?(?={_NUMBER.replace('?P<number>', '?:').replace('?P<figure>', '?:')}\s)", re.I
)
_STOP = re.compile(r"\.(?=\s+[A-Z]|\s*\Z)")
_FOLLOWING = re.compile(r":\s*(?=\S)")
_VERB = re.compile(
    r"\s*(?:(?:(?:shall|must|will|to|is|are|be|which|that)\s+)*(?:contain(?:ing|s)?|bear(?:ing|s)?|show(?:ing|s)?"
    r"|display(?:ing|s)?|mark(?:ed|ing|s)?|colou?red|label(?:l?ed)|with|of|have|having|has|for)\s+)*"
    r"(?:with\s+)?(?:(?:an?|the)\s+)?",
    re.I,
)
_ENDS = re.compile(r"[\s.,;]+(?:and|or)?[\s.,;]*\Z", re.I)
_WHOLE = re.compile(
    r"(?:\A|[.;]\s+)(?:(?:The|An?|Each|Every)\s+)?(?P<of>[A-Za-z][\w' -]{1,40}?)\s+"
    r"(?:shall|must|will|may|is|are|has|have|contains?|consists?)\b[^.;]*\Z"
)
_DUTY = re.compile(r"\b(?:shall|must|will)\b", re.I)

Lines = Callable[[int], int]


def read_counts(node: Node, text: str, line_at: Lines) -> DraftCounts | None:
    """The whole that a clause divides and the parts that its items, or the rest of its sentence, count."""
    listed = [(item.text, item.numbers[0]) for item in node.items if item.numbers]
    if len(text) > LONGEST_SENTENCE:
        return None
    if len(listed) >= FEWEST:
        return _counted(text, len(text), listed, line_at)
    for colon in _FOLLOWING.finditer(text):
        said = [(part, line_at(place)) for place, part in _parts(text, colon.end())]
        if len(said) >= FEWEST and (found := _counted(text, colon.start(), said, line_at)):
            return found
    return None


def _parts(text: str, start: int) -> Iterator[tuple[int, str]]:
    """The parts of a list in running text, each with its place, up to the end of the sentence."""
    stop = _STOP.search(text, start)
    end = stop.start() if stop else len(text)
    for gap in _NEXT.finditer(text, start, end):
        yield start, text[start : gap.start()]
        start = gap.end()
    yield start, text[start:end]


def _counted(text: str, end: int, listed: list[tuple[str, int]], line_at: Lines) -> DraftCounts | None:
    parts = [_PART.match(part) for part, _ in listed]
    units = {_singular(part["unit"]) for part in parts if part}
    if not all(parts) or len(units) != 1:
        return None
    unit = units.pop()
    total = re.compile(_NUMBER + _TOTAL % f"{unit}|{unit}s|{unit}es", re.I).search(text, 0, end)
    if total is None:
        return None
    before = text[: total.start()]
    whole = _WHOLE.search(before)
    return DraftCounts(
        of=whole["of"].strip() if whole else "whole",
        unit=total[0].rsplit(maxsplit=1)[-1].lower(),
        total=_number(total),
        modal="shall" if _DUTY.search(whole[0] if whole else before) else None,
        parts=tuple(
            DraftPart(_name(part["rest"]), _number(part), (line,))
            for part, (_, line) in zip(parts, listed, strict=True)
            if part
        ),
        src=(line_at(total.start()),),
    )


def _number(found: re.Match[str]) -> int:
    return int(found["figure"] or (found["number"] if found["number"].isdecimal() else worded(found["number"]) or 0))


def _name(rest: str) -> str:
    """What tells a part from the others, without the verb that says it has it."""
    return _ENDS.sub("", _VERB.sub("", rest, count=1)) or "other"


def _singular(unit: str) -> str:
    low = unit.lower()
    return low[:-2] if low.endswith(("xes", "ches", "shes")) else low.removesuffix("s")
