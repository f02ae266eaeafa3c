"""The law beside a fact, in words: for the column of a comparison and the pay tables of a report."""

from collections.abc import Iterable

from checker.compare.rows import Fact
from checker.engine.filing import Filing
from checker.report.site.beside import LawFigure, Standing
from checker.rules.lawmatch import Judgement, judgements
from checker.rules.lawmenus import Choice, choices
from ruleschema.law.model import Basis
from ruleschema.law.versions import in_force
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import canonical
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.submission.span import Span

OPEN = "which bet is paid is left open"


class LawBeside:
    """What the checks say of each payout by the law: the same reading of the bet, and the same law."""

    def __init__(self, filings: Iterable[Filing]) -> None:
        self._filings = {each.document.file: each for each in filings}
        self._figures: dict[str, dict[Span, list[LawFigure]]] = {}

    def column(self, facts: tuple[Fact, ...]) -> str:
        """What the law demands of a row of a comparison, each demand once; what one other casino pays is no demand."""
        return "; ".join(dict.fromkeys(filter(None, map(self._words, facts))))

    def figure(self, fact: PayoutFact) -> LawFigure | None:
        """What the law says of a payout, and how the payout stands to it; of several figures, the one that is worst."""
        filing = self._filings.get(fact.span.file)
        question = filing.readings[fact.span].question if filing is not None and filing.law.tables else ""
        if question:
            return LawFigure(OPEN, question, Standing.UNDECIDED)
        found = self._all(filing).get(fact.span, []) if filing is not None else []
        return min(found, key=lambda each: tuple(Standing).index(each.standing), default=None)

    def _all(self, filing: Filing) -> dict[Span, list[LawFigure]]:
        """The law's figures by the place of the payout."""
        if filing.document.file not in self._figures:
            found: dict[Span, list[LawFigure]] = {}
            for each in judgements(filing):
                found.setdefault(each.fact.span, []).append(_figure(each))
            for choice in choices(filing):
                for fact in choice.facts:
                    found.setdefault(fact.span, []).append(_choice(choice))
            self._figures[filing.document.file] = found
        return self._figures[filing.document.file]

    def _words(self, fact: Fact) -> str:
        if isinstance(fact, ProcedureFact):
            return self._rule(fact)
        figure = self.figure(fact)
        if figure is None or figure.standing is Standing.COMPARED:
            return ""
        return Standing.UNDECIDED if figure.figure == OPEN else figure.figure

    def _rule(self, fact: ProcedureFact) -> str:
        filing = self._filings.get(fact.span.file)
        for rule in filing.law.rules if filing is not None else ():
            version = in_force(rule.versions, filing.law.as_of) if filing is not None else None
            if rule.topic == fact.topic and not rule.condition and version is not None:
                others = "others have " if rule.basis is Basis.PRECEDENT else ""
                return f"{others}{rule.bound} {version.value} {rule.unit}"
        return ""


def _figure(each: Judgement) -> LawFigure:
    payment = canonical(each.demand.payment).replace(" | ", " or ")
    cite = f"{each.table.basis}: {each.demand.cite}"
    if each.demand.alone:
        return LawFigure(f"elsewhere {payment}", cite, Standing.COMPARED)
    return LawFigure(f"{each.table.bound} {payment}", cite, Standing.KEPT if each.kept else Standing.BROKEN)


def _choice(each: Choice) -> LawFigure:
    names = " or ".join(map(str, each.version.columns or {}))
    standing = Standing.BROKEN if each.differences else Standing.KEPT
    return LawFigure(f"one whole table of {names}", f"{each.table.basis}: {each.version.cite}", standing)
