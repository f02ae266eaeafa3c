"""What of the source document a submission claims: lines in clauses, lines called noise, lines left."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass

from ruleschema.submission.model import Game, Noise
from ruleschema.submission.values import Lines

_WORD = re.compile(r"[^\W_]+(?:['’.,-][^\W_]+)*")


@dataclass(frozen=True, slots=True)
class Coverage:
    """Words and lines of one document, by what became of them."""

    claimed: frozenset[int]
    noise: dict[int, str]
    left: tuple[int, ...]
    words_claimed: int
    words_noise: int
    words_left: int

    @property
    def share(self) -> float:
        """Words of provisions that a clause claims; noise is no provision."""
        whole = self.words_claimed + self.words_left
        return self.words_claimed / whole if whole else 1.0


def cover(game: Game, source: list[str]) -> Coverage:
    """Compare a game file with the lines of its source document (index 0 is line 1)."""
    lines = game.source.lines.numbers if game.source.lines else range(1, len(source) + 1)
    whole = [each for each in game.noise if each.words is None]
    noise = {number: str(each.reason) for each in whole for number in each.lines.numbers}
    claimed = frozenset(_claimed(game)) - noise.keys()
    counts = {number: words_in(source[number - 1]) for number in lines if number <= len(source)}
    told = claimed | noise.keys()
    left = tuple(number for number, words in counts.items() if words and number not in told)
    return Coverage(
        claimed=claimed & counts.keys(),
        noise={number: reason for number, reason in noise.items() if number in counts},
        left=left,
        words_claimed=sum(words for number, words in counts.items() if number in claimed),
        words_noise=sum(words for number, words in counts.items() if number in noise),
        words_left=sum(counts[number] for number in left),
    )


def words_in(line: str) -> int:
    """How many words a line holds."""
    return len(_WORD.findall(line))


def _claimed(record: object) -> Iterator[int]:
    """Every source line named by any `src` of the record and what it holds."""
    if isinstance(record, tuple):
        for item in record:
            yield from _claimed(item)
    elif is_dataclass(record) and not isinstance(record, Noise):
        for field in fields(record):
            value = getattr(record, field.name)
            if field.name == "src" and isinstance(value, Lines):
                yield from value.numbers
            elif isinstance(value, tuple) or is_dataclass(value):
                yield from _claimed(value)
