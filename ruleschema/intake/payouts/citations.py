"""Tables that stand away from the clause that pays by them: "as listed in Table 8-A", "under Appendix B"."""

import itertools
import re
from dataclasses import replace

from ruleschema.intake.outline.blocks import Block
from ruleschema.intake.outline.titles import is_pay_row
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.words.leadin import split_sentences

_NAMED = re.compile(
    r"\b(?P<kind>(?:pay ?)?tables?|schedule|appendix|exhibit|attachment|chart|figure|annex)\s+(?:no\.?\s*|#\s*)?"
    r"(?-i:(?P<number>[A-Z]{0,3}-?\d{1,3}(?:[.-]?\w{1,3})?|[A-Z]{1,2}|[IVX]{1,4}))(?=[\s.,;:)]|\Z)",
    re.I,
)
_PAYS = re.compile(r"\b(?:paid|pays?|payouts?|payoffs?|odds|settled|awarded|entitled|receives?)\b", re.I)
_LONGEST = 160


class Citations:
    """The tables that the clauses of a game cite by name, with the sentence that does."""

    def __init__(self) -> None:
        self.found: dict[str, Setting] = {}

    def read(self, text: str, setting: Setting) -> None:
        """Note what a clause says it pays by."""
        for _, sentence in split_sentences(text) if _NAMED.search(text) else ():
            for cited in _NAMED.finditer(sentence) if _PAYS.search(sentence) else ():
                self.found.setdefault(_key(cited), replace(setting, text=text))

    def parts(self, block: Block, setting: Setting) -> list[tuple[Block, Setting]]:
        """A printed table in the parts that have names of their own, each with the clause that cites it."""
        if not self.found:
            return [(block, setting)]
        starts = [place for place, line in enumerate(block.lines) if self._over(line.text) and not is_pay_row(line)]
        over = self._over(setting.section)
        if not starts:
            return [(block, over if over and not setting.text else setting)]
        edges = [0, *(start for start in starts if start), len(block.lines)]
        found = []
        for start, end in itertools.pairwise(edges):
            part = replace(block, lines=block.lines[start:end])
            found.append((part, self._over(part.lines[0].text) or setting))
        return found

    def _over(self, title: str) -> Setting | None:
        """The clause that cites the table of this title."""
        named = _NAMED.match(title) if len(title) <= _LONGEST else None
        return self.found.get(_key(named)) if named else None


def _key(named: re.Match[str]) -> str:
    kind = re.sub(r"\s|s\Z", "", named["kind"].lower())
    return f"{'table' if kind == 'paytable' else kind} {named['number'].lower()}"
