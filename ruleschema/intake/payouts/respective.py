"""Values and cases told in two lists of one length: "1 to 1 or 2 to 1 as it shows on one or two dice"."""

import re
from collections.abc import Iterator

from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.words.payvalues import PayValue

_BETWEEN = re.compile(r"\s*,\s*(?:(?:and|or)\s+)?(?:at\s+)?|\s+(?:and|or)\s+(?:at\s+)?", re.I)
_JOINT = re.compile(r",\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+", re.I)
_BEHIND = re.compile(r"\s*,?\s+(?:for|on|as|if|when|where|depending|according)\b(?P<told>[^.;:]{3,160})", re.I)
_RESPECTIVELY = re.compile(r",?\s+(?:respectively|in that order)\b", re.I)
# "…shows on one, 2 or 3 dice": what is counted stands once, behind the last of the numbers.
_COUNTS = re.compile(
    r"(?P<first>\d{1,2}|one|two|three|four|five|six)(?P<rest>(?:,\s+(?:\d{1,2}|two|three|four|five|six|seven))*,?"
    r"\s+(?:or|and)\s+(?:\d{1,2}|two|three|four|five|six|seven))\s+(?P<what>[a-z]+(?:\s[a-z]+)?)",
    re.I,
)
_FEWEST = 2
_SINGLE = {"dice": "die"}


def respective_cases(sentence: str, values: list[PayValue]) -> dict[int, str]:
    """The case of each value of such a list, by the place of the value."""
    return {value.start: case for run in _runs(sentence, values) for value, case in _paired(sentence, run)}


def repeated_cases(sentence: str, values: list[PayValue]) -> dict[int, int]:
    """How many values before each stands the one whose case it has: "…, or 3 to 1 and 12 to 1, respectively"."""
    runs = [run for run in _runs(sentence, values) if run and _RESPECTIVELY.match(sentence, run[-1].end)]
    return {value.start: len(run) for run in runs for value in run if values.index(run[0]) >= len(run)}


def _runs(sentence: str, values: list[PayValue]) -> Iterator[list[PayValue]]:
    """Values with nothing between them but what joins a list."""
    run: list[PayValue] = []
    for value in values:
        if run and not _BETWEEN.fullmatch(sentence[run[-1].end : value.start]):
            yield run
            run = []
        run.append(value)
    yield run


def _paired(sentence: str, run: list[PayValue]) -> Iterator[tuple[PayValue, str]]:
    behind = _BEHIND.match(sentence, run[-1].end) if len(run) >= _FEWEST else None
    if behind is None:
        return
    told = behind["told"].strip()
    counted = _COUNTS.search(told)
    cases: list[str] = []
    if counted:
        numbers = [counted["first"], *_JOINT.split(counted["rest"])[1:]]
        cases = [f"{number} {_one_of(counted['what'], number)}" for number in numbers]
    elif _RESPECTIVELY.search(told):
        cases = [tidied(case) for case in _JOINT.split(_RESPECTIVELY.split(told)[0])]
    if len(cases) == len(run):
        yield from zip(run, cases, strict=True)


def _one_of(what: str, number: str) -> str:
    return _SINGLE.get(what, what.removesuffix("s")) if number.lower() in ("one", "1") else what
