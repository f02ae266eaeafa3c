"""Outline nodes into draft clauses: wording, sentences read, payouts, fees, references."""

import re
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import replace

from ruleschema.intake.clauses.continuing import lead_in
from ruleschema.intake.clauses.fees import read_fees
from ruleschema.intake.clauses.rankings import is_chart, read_chart, read_ranking
from ruleschema.intake.clauses.reading import is_payout, read_item
from ruleschema.intake.clauses.references import references_in
from ruleschema.intake.clauses.wholes import read_counts
from ruleschema.intake.outline.outline import Node
from ruleschema.intake.outline.titles import is_title_like, without_notes
from ruleschema.intake.payouts.announced import announces
from ruleschema.intake.payouts.citations import Citations
from ruleschema.intake.payouts.generalpay import general_pay
from ruleschema.intake.payouts.oddscells import cell_odds
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.payprose import prose_payouts
from ruleschema.intake.payouts.paytables import is_fee_table, pays_nothing, table_payouts
from ruleschema.intake.payouts.settling import settlements
from ruleschema.intake.payouts.titledpay import of_title
from ruleschema.intake.records import DraftClause, DraftFees, DraftRow, DraftSaying, DraftTable
from ruleschema.intake.wagers.mainwager import main_wager
from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.wagers.wagertitles import all_topics, is_topic, wager_titled
from ruleschema.intake.words import leadin
from ruleschema.intake.words.brokenwords import mended
from ruleschema.intake.words.misread import reread
from ruleschema.intake.words.staked import as_wagers

_LAYOUT = re.compile(
    r"\b(?:layout|felt|imprinted|printed on|inscri\w+|following information|information on it)\b", re.I
)
_INSCRIBED = re.compile(r"\b(?:layout|felt|sign|table)\b[^.“\"]{0,60}[“\"][^”\"]{0,60}\bpays?\b", re.I)
_JOINS = (
    ("except", re.compile(r"\bexcept(?: that)?:?\Z", re.I)),
    ("in order", re.compile(r"\b(?:in (?:the )?(?:following )?order|sequence)\b", re.I)),
    ("any", re.compile(r"\b(?:either|one of the following|any of the following|or more of the following)\b", re.I)),
    ("all", re.compile(r"\ball of the following\b", re.I)),
)
_PAID = re.compile(r"\b(?:pays?|paid|payouts?|payoffs?|odds|wins?|awards?|fees?|collections?)\b", re.I)
_WORDS = re.compile(r"\w")
_FIRST = re.compile(r"(?:.*[.\s])?[(]?(?:1|A|I|a|i)[.)]?")
_COUNTED = re.compile(r"\b(?:both|all (?:two|three|four|five))\b", re.I)
_LONGEST_BEFORE = 800


class ClauseMaker:
    """Makes the clauses of one game; `losses` and `units` where it pays by events, or in chips or points."""

    def __init__(self, title: str, wagers: Wagers, *, losses: bool, units: bool) -> None:
        self.title = title
        self.game = main_wager(wagers, title)
        self.wagers = wagers
        self.losses = losses
        self.units = units
        self.before = self.over = self.heading = ""
        self.counted = self.counts_below = False
        self.general: tuple[str, ...] = ()
        self.promised: Setting | None = None
        self.citations = Citations()

    def section(self, nodes: Iterable[Node], title: str, number: str | None = None) -> list[DraftClause]:
        """The clauses of a section; each knows the one before it, of which it may speak as "it"."""
        self.before, title = "", as_wagers(without_notes(title))
        nodes = list(nodes)
        self._scope(title, number)
        if number is None and any(node.at and _FIRST.fullmatch(node.at) for node in nodes):
            self.counts_below = True
        told = general_pay(nodes, self.wagers)
        # Without numbers no heading tells how far what is said under the one before it reaches.
        self.counted = self.counted or number is not None
        self.general = told if number is not None or told or not self.counted else self.general
        found: list[DraftClause] = []
        under = title
        for node in nodes:
            if node.at is not None:
                # A numbered title of a wager is the heading of the paragraphs without a number that follow it.
                own = is_title_like(node.text, 6) and not node.items and self.wagers.named(node.text)
                under = node.text if own else title
            found += self.clause(node, title if node.at is not None else under, ())
            # What names no wager may go on with those named before it: "both bets push".
            names = bool(self.wagers.mentions(node.text)) or not _COUNTED.search(node.text)
            self.before = (node.text or self.before) if names else f"{self.before} {node.text}"[-_LONGEST_BEFORE:]
        return found

    def _scope(self, title: str, number: str | None) -> None:
        """Which heading stands over a section: one without a number holds for the sections that count anew below it."""
        if number is None:
            self.over = self.over if self.over and is_topic(title) else ""
            self.heading, self.counts_below = title, False
        else:
            self.counts_below = self.counts_below or _FIRST.fullmatch(number) is not None
            self.over = self.heading if self.counts_below else ""
            self.heading = self.heading if self.counts_below else ""
        if wager_titled(title, self.wagers):
            self.over = title

    def clause(self, node: Node, section: str, above: tuple[str, ...]) -> list[DraftClause]:
        """The clause of a node with its items, and the clauses of tables that pay nothing."""
        text, gaps = reread(node.text)
        setting = Setting(section, above, text, self.game, self.title, self.wagers, self.before, units=self.units)
        self.citations.read(text, setting)
        offsets = _offsets(node)
        below = tuple(reread(item.text)[0] for item in node.items)
        setting = replace(setting, over=self.over, general=self.general, below=below)
        pays, fees, plain = self._tables(node, self._announcing(node, setting))
        prose = self._prose(text, setting, _shifted(offsets, gaps))
        items: list[DraftClause] = []
        ranks = read_ranking(node)
        counts = read_counts(node, node.text, lambda place: _line(offsets, place))
        general = self.general
        self.general = (*general_pay(node.items, self.wagers), *general)
        for item in node.items:
            items += self.clause(item, section, (*above, text))
        self.general = general
        clause = DraftClause(
            src=tuple(node.numbers) or tuple(number for block in node.tables for number in block.numbers),
            at=node.at, text=node.text or None, pays=(*prose, *pays), ranks=(ranks,) if ranks else (),
            counts=(counts,) if counts else (), fees=fees, refs=references_in(text),
            join=_join(text) if items else None, items=(*plain, *items),
        )  # fmt: skip
        return [self._with_sentences(clause, offsets, lead_in(above))]

    def _announcing(self, node: Node, setting: Setting) -> Setting:
        """What announces a clause's tables: itself, or an earlier clause whose own table has been displaced."""
        if announces(setting):
            self.promised = None if node.tables or node.items else setting
            return setting
        if node.tables and self.promised is not None and not _PAID.search(leadin.last_sentence(setting.text)):
            # Titled tables may follow one after the other; each has its own title, and all the same announcement.
            own = not setting.text and not all_topics(setting.section)
            setting = replace(self.promised, section=setting.section if own else self.promised.section)
            self.promised = self.promised if not setting.text else None
        return setting

    def _tables(
        self, node: Node, setting: Setting
    ) -> tuple[list[DraftTable], tuple[DraftFees, ...], list[DraftClause]]:
        pays: list[DraftTable] = []
        fees: list[DraftFees] = []
        plain: list[DraftClause] = []
        parts = [part for block in node.tables for part in self.citations.parts(block, setting)]
        for block, said in parts:
            if is_fee_table(block, said):
                schedule = read_fees(block, said.section)
                if schedule.brackets:
                    fees.append(schedule)
                    continue
            elif is_chart(block):
                if chart := read_chart(block, said.section or said.title):
                    plain.append(DraftClause(src=chart.src, text=chart.text, chart=(chart,)))
                    continue
            elif not pays_nothing(block, said) and (made := table_payouts(block, said) or cell_odds(block, said)):
                pays += made
                continue
            rows = "\n".join(line.text.replace("\t", " | ") for line in block.lines)
            plain.append(DraftClause(src=tuple(block.numbers), text=rows))
        return pays, tuple(fees), plain

    def _prose(self, text: str, setting: Setting, offsets: list[tuple[int, int]]) -> list[DraftTable]:
        text = mended(text)
        odds = prose_payouts(text, setting)
        settled = settlements(text, setting, losses=self.losses)
        rows = [
            replace(row, src=(_line(offsets, place),))
            for place, row in sorted(of_title([*odds, *settled], text, self.wagers), key=lambda each: each[0])
        ]
        if not rows:
            return []
        over = any(_LAYOUT.search(each) for each in setting.above[-1:]) and (len(text.split()) < 16 or text[:1] in '“"')
        on = "layout" if over or _INSCRIBED.search(text) else None
        return [DraftTable(rows=_common(rows), on=on)]

    def _with_sentences(self, clause: DraftClause, offsets: list[tuple[int, int]], lead: str | None) -> DraftClause:
        """Read what can be read; where a clause is read in part, each sentence stands for itself."""
        text = clause.text
        if text is None:
            return clause
        parts = leadin.split_sentences(text)
        read = [_read(sentence, lead if not place else None) for place, (_, sentence) in enumerate(parts)]
        if clause.pays:
            read = [None if said is None else tuple(each for each in said if not is_payout(each)) for said in read]
        lines = [tuple(sorted({_line(offsets, start), _line(offsets, start + len(each) - 1)})) for start, each in parts]
        spans = [tuple(range(span[0], span[-1] + 1)) if span[-1] - span[0] < 12 else span for span in lines]
        kept = [tuple(number for number in span if number in clause.src) for span in spans]
        if all(said is not None for said in read):
            says = tuple(DraftSaying(each, src) for said, src in zip(read, kept, strict=True) for each in said or ())
            return replace(clause, says=says)
        if all(said is None for said in read):
            return clause
        # What the clause's own table already says stays with it; the other sentences follow one by one.
        told = " ".join(sentence for (_, sentence), said in zip(parts, read, strict=True) if said == ())
        own = tuple(
            DraftClause(src=src, text=sentence, says=tuple(DraftSaying(each, src) for each in said or ()))
            for (_, sentence), said, src in zip(parts, read, kept, strict=True)
            if said != ()
        )
        return replace(clause, text=told or None, items=(*own, *clause.items))


def _read(sentence: str, lead: str | None) -> tuple[str, ...] | None:
    return read_item(sentence, lead) or None if _WORDS.search(sentence) else ()


def _common(rows: list[DraftRow]) -> tuple[DraftRow, ...]:
    """A value said twice for one wager in one place is one mention."""
    return tuple(dict.fromkeys(rows))


def _join(text: str) -> str | None:
    bare = leadin.last_sentence(text).rstrip(" :")
    return next((name for name, pattern in _JOINS if pattern.search(bare)), None)


def _offsets(node: Node) -> list[tuple[int, int]]:
    """Where each source line starts in the clause's text."""
    found: list[tuple[int, int]] = []
    at = 0
    for block in node.blocks:
        for gap, number, piece in block.joined():
            found.append((at + len(gap), number))
            at += len(gap) + len(piece)
        at += 1
    return found


def _shifted(offsets: list[tuple[int, int]], gaps: tuple[int, ...]) -> list[tuple[int, int]]:
    """Where the lines start once the words that a scan ran together are parted."""
    return [(at + bisect_right(gaps, at), number) for at, number in offsets] if gaps else offsets


def _line(offsets: list[tuple[int, int]], place: int) -> int:
    at = bisect_right(offsets, place, key=lambda each: each[0]) - 1
    return offsets[max(at, 0)][1]
