"""The register kept: each finding gets its number once, from its fingerprint, and keeps it through branches and merges.

A number is drawn from the finding's fingerprint, so two branches that record different findings draw different
numbers without knowing of each other, and two that record the same finding draw the same. A register is a set of
lines: joining the lines of both sides of a merge, in any order, gives a register again (`findings.yaml merge=union`
in .gitattributes makes git do just that). Should two findings ever draw one number on two branches, the one seen
first keeps it; the other draws again and keeps its lost number in `was`.
"""

import hashlib
import json
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import count

from checker.engine.finding import Finding
from checker.policy.register_file import LEAST, MOST, Line, Recorded, State
from ruleschema.submission.characters import allowed

HEADER = """\
# The register of findings: kept by `houserules check --register`, committed with the rules.
# A number never changes and is never used again. After a merge keep the lines of both sides.
"""
# A finding that is still there is written again only after this time, so that edits touch few lines and merge well.
RENEWED_AFTER = timedelta(days=7)


@dataclass(frozen=True, slots=True)
class Entry:
    """What the register knows of one finding."""

    number: int
    fingerprint: str
    code: str
    casino: str
    game: str
    clause: str
    file: str
    message: str
    state: State
    first_seen: date
    last_seen: date
    history: tuple[str, ...]
    was: tuple[int, ...] = ()


class Register:
    """The entries by fingerprint; no two share a number."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.entries: dict[str, Entry] = {}
        for entry in entries:
            known = self.entries.get(entry.fingerprint)
            self.entries[entry.fingerprint] = entry if known is None else joined(known, entry)
        self._used = {number for each in self.entries.values() for number in (each.number, *each.was)}
        self._settle()

    def number(self, fingerprint: str, taken: Collection[int] = ()) -> int:
        """The number of a finding; for one not recorded yet, the number it will get."""
        known = self.entries.get(fingerprint)
        if known:
            return known.number
        return next(each for each in _draws(fingerprint) if each not in self._used and each not in taken)

    def numbered(self, findings: Collection[Finding]) -> tuple[Finding, ...]:
        """The findings under their permanent numbers, also where several of them are not recorded yet."""
        numbers: dict[str, int] = {}
        taken: set[int] = set()
        for mark in sorted(each.fingerprint for each in findings):
            numbers[mark] = self.number(mark, taken)
            taken.add(numbers[mark])
        return tuple(replace(each, number=numbers[each.fingerprint]) for each in findings)

    def text(self) -> str:
        """The file: a line an entry, by number, so that one finding touches one line."""
        ordered = sorted(self.entries.values(), key=lambda entry: entry.number)
        return HEADER + "".join(f"- {_line(entry)}\n" for entry in ordered)

    def _settle(self) -> None:
        """Two findings under one number, which only a merge can bring about: the first seen keeps it."""
        owned: set[int] = set()
        for entry in sorted(self.entries.values(), key=lambda each: (each.first_seen, each.fingerprint)):
            if entry.number not in owned:
                owned.add(entry.number)
                continue
            number = next(each for each in _draws(entry.fingerprint) if each not in self._used)
            was = (*entry.was, entry.number)
            self.entries[entry.fingerprint] = replace(entry, number=number, was=was)
            self._used.add(number)


def register_from(recorded: Recorded) -> Register:
    return Register(_entry(line) for line in recorded.lines)


def joined(one: Entry, other: Entry) -> Entry:
    """One finding recorded on two branches: the whole history, the earliest and the latest day."""
    earlier, latest = sorted((one, other), key=lambda each: (each.history[-1][:10], len(each.history), each.history))
    events = dict.fromkeys((*latest.history, *earlier.history))
    history = tuple(sorted(events, key=lambda event: event[:10]))
    # The number of the one recorded first; the same on both sides unless a third finding had it on one of them.
    first = min(one, other, key=lambda each: (each.first_seen, each.number))
    was = tuple(sorted({*one.was, *other.was, one.number, other.number} - {first.number}))
    days = (one.last_seen, other.last_seen)
    return replace(
        latest, number=first.number, was=was, first_seen=first.first_seen, last_seen=max(days), history=history
    )


def _draws(fingerprint: str) -> Iterator[int]:
    for attempt in count():
        drawn = hashlib.sha256(f"{fingerprint}/{attempt}".encode()).digest()
        yield LEAST + int.from_bytes(drawn[:8]) % (MOST - LEAST + 1)


def _entry(line: Line) -> Entry:
    first, last = line.first_seen.date, line.last_seen.date
    return Entry(
        number=line.number.number,
        fingerprint=str(line.fingerprint),
        code=str(line.code),
        casino=str(line.casino),
        game=str(line.game),
        clause=str(line.clause),
        file=str(line.file),
        message=str(line.message),
        state=line.state,
        first_seen=first or date.min,
        last_seen=last or date.min,
        history=tuple(str(each) for each in line.history),
        was=tuple(each.number for each in line.was),
    )


def _line(entry: Entry) -> str:
    """The entry as one line that is both JSON and YAML."""
    values = {name: getattr(entry, name) for name in Entry.__slots__}
    values |= {"first_seen": str(entry.first_seen), "last_seen": str(entry.last_seen)}
    if not entry.was:
        del values["was"]
    # A file's name may hold what is no text, or no text that YAML takes.
    known = {name: allowed(value) if isinstance(value, str) else value for name, value in values.items()}
    return json.dumps(known, ensure_ascii=False)
