"""What the reader is measured by: ranges, payouts, bounds, names, words and sentences."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from ruleschema.intake.draft import Draft, DraftGame
from ruleschema.intake.lines import SourceLine
from ruleschema.intake.records import DraftClause, DraftRow, DraftTable
from ruleschema.intake.tally import walk

WORD = re.compile(r"[^\W\d_]+|\d+")
IDLE = {"wager", "bet", "the", "a", "on", "of", "win", "or", "wins", "and", "s"}
_RANGE = re.compile(r"(\d+)[-–](\d+)")


def clauses_of(game: DraftGame) -> Iterator[DraftClause]:
    for section in game.sections:
        for clause in section.clauses:
            yield from walk(clause)


def payouts_of(draft: Draft) -> Iterator[tuple[DraftGame, DraftTable, DraftRow]]:
    for game in draft.games:
        for clause in clauses_of(game):
            for table in clause.pays:
                for row in table.rows:
                    yield game, table, row


def lost_words(lines: list[SourceLine], draft: Draft) -> Counter[str]:
    """Words of the source that stand nowhere in the draft: not in a string of it, not on a line called noise."""
    noise = {number for game in draft.games for each in game.noise if each.words is None for number in each.lines}
    taken = {each.lines[0]: each.words for game in draft.games for each in game.noise if each.words is not None}
    wanted = Counter(
        word
        for line in lines
        if line.number not in noise
        for word in _words(_without(line.text, taken.get(line.number)))
    )
    return wanted - Counter(word for text in _strings(asdict(draft)) for word in _words(text))


def _without(text: str, words: str | None) -> str:
    """A line without the words taken off it, which stand at its start or at its end."""
    if words is None:
        return text
    bare = text.rstrip()
    return bare.removesuffix(words) if bare.endswith(words) else bare.replace(words, " ", 1)


def _words(text: str) -> list[str]:
    text = re.sub(r"^\s*(?:[-*]\s+)?o\s+(?=[A-Z])", "", text)  # a bullet
    bare = re.sub(r"</?[a-zA-Z][^<>]{0,60}>", "", re.sub(r"<\|[^|]*\|>", " ", text))
    return [word.lower() for word in WORD.findall(re.sub(r"&\w+;", " ", bare))]


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            # A sentence we made and a cell we made canonical are no wording of the source.
            if key not in ("says", "means", "rows", "brackets"):
                yield from _strings(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _strings(each)


def described(text: str) -> dict[str, list[tuple[int, int, int]]]:
    """First line, last line and number of payouts of each game document, as the reference describes them."""
    found: dict[str, list[tuple[int, int, int]]] = {}
    name = ""
    for line in text.split("\n"):
        if head := re.match(r"# (\S+\.txt)", line):
            name = head[1]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) > 3 and (span := _RANGE.fullmatch(cells[2])):
            found.setdefault(name, []).append((int(span[1]), int(span[2]), int(cells[-1])))
    return found


def numbered(at: str) -> str:
    """A clause's number without the marks that casinos print differently."""
    return re.sub(r"[.()\s]+", ".", at.lower()).strip(".")


def same_range(game: DraftGame, first: int, last: int) -> bool:
    return abs(game.lines[0] - first) <= 5 and abs(game.lines[1] - last) <= 5


def telling(*names: str | None) -> set[str]:
    return {word for name in names for word in _words(name or "")} - IDLE


def canonical(pays: str) -> str:
    if pays.startswith(("composite", "as ")):
        return "composite"
    return pays.replace(",", "").replace(" or ", " | ")
