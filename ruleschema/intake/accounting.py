"""What an import made of a document, in figures: filled by the reader, rendered by the report."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GameAccount:
    """One game: where it stands in the source, and how much of it was read."""

    title: str
    game: str
    file: str
    first: int
    last: int
    clauses: int
    payouts: int
    full: int
    partly: int
    unread: int


@dataclass(frozen=True, slots=True)
class Removed:
    """Lines taken for noise, with the reason and how many words went with them."""

    lines: tuple[int, ...]
    reason: str
    words: int


@dataclass(frozen=True, slots=True)
class Warned:
    """Something a person should look at, with its source line where it has one."""

    message: str
    line: int | None = None


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A conflict of a re-import: the file, and what was kept against what."""

    file: str
    message: str


@dataclass(frozen=True, slots=True)
class Accounting:
    """The whole import."""

    sources: tuple[str, ...]
    lines: int
    words: int
    games: tuple[GameAccount, ...]
    removed: tuple[Removed, ...] = ()
    warnings: tuple[Warned, ...] = ()
    conflicts: tuple[Disagreement, ...] = ()

    @property
    def clauses(self) -> int:
        return sum(each.clauses for each in self.games)

    @property
    def payouts(self) -> int:
        return sum(each.payouts for each in self.games)

    @property
    def full(self) -> int:
        return sum(each.full for each in self.games)

    @property
    def partly(self) -> int:
        return sum(each.partly for each in self.games)

    @property
    def unread(self) -> int:
        return sum(each.unread for each in self.games)

    @property
    def procedures(self) -> int:
        return self.full + self.partly + self.unread

    @property
    def lines_removed(self) -> int:
        return len({line for each in self.removed for line in each.lines})

    @property
    def words_removed(self) -> int:
        return sum(each.words for each in self.removed)
