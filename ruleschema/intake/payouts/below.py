"""A result whose cases stand in a list below it: "A player shall push if: (a) …; (b) …"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.records import DraftRow

_OPENS = re.compile(r"\b(?:if|when|where|whenever)\b(?P<head>[^.;:]{0,60})[:–—-]\s*\Z", re.I)
# "A wager is a tie if: …" says what a tie is; how it is settled is told elsewhere.
_DEFINES = re.compile(r"\b(?:is|are)\s+(?:considered\s+)?an?\s+tie\s+(?:if|when)\b", re.I)
_ENDS = re.compile(r"[\s;,.]+(?:(?:and|or)\s*)?\Z", re.I)
_MOST = 8
_LONGEST = 300


def spread(rows: list[tuple[int, DraftRow]], sentence: str, setting: Setting) -> Iterator[tuple[int, DraftRow]]:
    """The rows of a sentence, those of an open condition once for each case below it."""
    opens = _OPENS.search(sentence) if 0 < len(setting.below) <= _MOST else None
    if opens is None:
        yield from rows
        return
    if _DEFINES.search(sentence):
        return
    head = opens["head"].strip(" ,")
    told = [tidied(f"{head} {_ENDS.sub('', case)}".strip()) for case in setting.below if len(case) <= _LONGEST]
    for place, row in rows:
        own = place < opens.start()
        yield from ((place, replace(row, outcome=case[:200])) for case in told) if own and told else ((place, row),)
