"""A draft's books: what became of every part of the document, for the summary and the page."""

import re

from ruleschema.intake.accounting import Accounting, Disagreement, GameAccount, Removed, Warned
from ruleschema.intake.formats.open import ReadDocument
from ruleschema.intake.records import Draft, DraftGame

_LINE = re.compile(r"\bline (\d+)\b")
_WORD = re.compile(r"\w+")


def balance(draft: Draft, document: ReadDocument, conflicts: tuple[Disagreement, ...]) -> Accounting:
    """The accounting of an import."""
    texts = {line.number: line.text for line in document.lines}
    warnings = [Warned(doubt.message, doubt.line) for doubt in document.doubts]
    warnings += [Warned(warning, _line_of(warning)) for warning in draft.warnings]
    return Accounting(
        sources=tuple(file.name for file in document.files),
        lines=len(document.lines),
        words=sum(_words(text) for text in texts.values()),
        games=tuple(_game(game) for game in draft.games),
        removed=tuple(
            Removed(
                each.lines, each.reason, _words(each.words) if each.words else sum(_words(texts[n]) for n in each.lines)
            )
            for game in draft.games
            for each in game.noise
        ),
        warnings=tuple(warnings),
        conflicts=conflicts,
    )


def _game(game: DraftGame) -> GameAccount:
    counts = game.counts
    return GameAccount(
        title=game.title,
        game=game.game,
        file=f"{game.game}.yaml",
        first=game.lines[0],
        last=game.lines[1],
        clauses=counts.clauses,
        payouts=counts.payouts,
        full=counts.full,
        partly=counts.partly,
        unread=counts.unread,
    )


def _line_of(warning: str) -> int | None:
    match = _LINE.search(warning)
    return int(match[1]) if match else None


def _words(text: str) -> int:
    return len(_WORD.findall(text))
