"""Re-import: the old draft, the person's file and the new draft into one file; a person's work always stays."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ruleschema.intake.saving.conflicts import Conflict, name_of, shown
from ruleschema.intake.saving.matching import PLACES, matched, substance
from ruleschema.intake.saving.rewriting import Missing, comments_lost, fresh_list, has_comments, load, put, write

MISSING = Missing.MISSING
# What a reader makes of a clause; a person who confirms the clause vouches for all of it.
_READING = ("says", "pays", "ranks", "steps", "counts", "chart", "fees", "refs", "join")
# What the document itself says: its wording moves on with the document, whoever confirmed the reading.
_DOCUMENT = PLACES | {"text", "source", "filing", "contents", "noise"}


@dataclass(frozen=True, slots=True)
class Merged:
    """The file to write, and what a person should look at."""

    text: str
    conflicts: tuple[Conflict, ...] = ()


def merge(old: str | None, mine: str, new: str) -> Merged:
    """Three texts into one; without an old draft, what the person's file says stands wherever both speak."""
    if new in (old, mine):
        return Merged(mine)
    if mine == old:
        return Merged(new)
    ours = load(mine)
    merger = _Merger()
    whole = merger.value(load(old) if old is not None else MISSING, ours, load(new), (), confirmed=False)
    text = write(whole)
    return Merged(text + comments_lost(mine, text), tuple(merger.conflicts))


class _Merger:
    """Walks three trees at once and notes the conflicts."""

    def __init__(self) -> None:
        self.conflicts: list[Conflict] = []

    def value(self, old: Any, mine: Any, new: Any, where: tuple[str, ...], *, confirmed: bool) -> Any:
        """What stands at one place; `confirmed` where a person vouches for it even without having changed it."""
        if new in (mine, old):
            return mine
        if isinstance(mine, dict) and isinstance(new, dict) and (confirmed or mine != old or has_comments(mine)):
            return self.mapping(old if isinstance(old, dict) else {}, mine, new, where, confirmed=confirmed)
        if _are_lists(mine, new) and (confirmed or mine != old or has_comments(mine)):
            before = fresh_list() if old is MISSING else _listed(old)
            return self.sequence(before, _listed(mine), _listed(new), where, confirmed=confirmed)
        return self.single(old, mine, new, where, confirmed=confirmed)

    def single(self, old: Any, mine: Any, new: Any, where: tuple[str, ...], *, confirmed: bool) -> Any:
        """A value taken as a whole: who changed it has it, and where both did the person has it."""
        if mine == old:
            if not confirmed:
                return new
            if mine is MISSING:
                self.note(where, "the new document adds this to what you confirmed", new, "")
                return new
        if mine is MISSING:
            self.note(where, "you took this out, and the new document changed it", new, "")
            return new
        message = "the new document no longer has this" if new is MISSING else "you and the new document differ"
        self.note(where, message, mine, new)
        return mine

    def mapping(
        self, old: dict[str, Any], mine: Any, new: Any, where: tuple[str, ...], *, confirmed: bool
    ) -> dict[str, Any]:
        vouched = confirmed or ("read" in old and "read" not in mine)
        before = _reading(mine)
        for key in [*mine, *(key for key in new if key not in mine)]:
            if key == "read":
                continue
            sure = (vouched if key in _READING else confirmed) and key not in _DOCUMENT
            both = (old.get(key, MISSING), mine.get(key, MISSING), new.get(key, MISSING))
            put(mine, key, self.value(*both, (*where, str(key)), confirmed=sure), new)
        if "read" in old or "read" in mine or "read" in new:
            put(mine, "read", self.mark(old, mine, new, before, where), new)
        return mine  # type: ignore[no-any-return]

    def mark(self, old: dict[str, Any], mine: Any, new: Any, before: Any, where: tuple[str, ...]) -> Any:
        """`read: auto` stays away from what a person wrote or confirmed, and comes back with what was read anew."""
        if "read" not in new and "read" not in mine:
            return MISSING
        after = _reading(mine)
        own = "read" not in mine and ("read" in old or before != _reading({}))
        if own and after == before:
            return MISSING
        if own:
            self.note(where, "you had confirmed this, and the new document adds to it; please confirm again", "all", "")
            return new.get("read", MISSING)
        return new.get("read", MISSING) if after == _reading(new) else mine.get("read", new.get("read", MISSING))

    def sequence(self, old: Any, mine: Any, new: Any, where: tuple[str, ...], *, confirmed: bool) -> Any:
        """Items in the new document's order; what only the person's file has stays behind its neighbour."""
        old_of_mine, old_of_new = matched(mine, old), matched(new, old)
        mine_of_new = _mine_of_new(mine, new, old_of_mine, old_of_new)
        made: list[tuple[int | None, Any]] = []
        for index, item in enumerate(new):
            base = old[old_of_new[index]] if index in old_of_new else MISSING
            ours = mine[mine_of_new[index]] if index in mine_of_new else MISSING
            if ours is MISSING and base is not MISSING and substance(base) == substance(item):
                continue
            value = self.value(base, ours, item, (*where, name_of(item, index)), confirmed=confirmed)
            made.append((mine_of_new.get(index), value))
        kept = list(self.kept(old, mine, old_of_mine, set(mine_of_new.values()), where, confirmed=confirmed))
        return fresh_list(mine, _behind_neighbours(made, mine, kept))

    def kept(
        self,
        old: Any,
        mine: Any,
        old_of_mine: dict[int, int],
        placed: set[int],
        where: tuple[str, ...],
        *,
        confirmed: bool,
    ) -> Iterator[int]:
        """Items of the person's file that the new draft does not have, unless they are the old draft's own."""
        for index, item in enumerate(mine):
            base = old[old_of_mine[index]] if index in old_of_mine else MISSING
            if index in placed or (item == base and not confirmed):
                continue
            if base is not MISSING:
                self.note((*where, name_of(item, index)), "the new document no longer has this", item, "")
            yield index

    def note(self, where: tuple[str, ...], message: str, kept: Any, other: Any) -> None:
        self.conflicts.append(Conflict(" › ".join(where) or "the file", message, shown(kept), shown(other)))


def _are_lists(mine: Any, new: Any) -> bool:
    """Whether two values are lists, or one is and the other a single value of it."""
    return MISSING not in (mine, new) and (isinstance(mine, list) or isinstance(new, list))


def _listed(value: Any) -> Any:
    """A single value where a list may stand is a list of one."""
    return value if isinstance(value, list) else fresh_list(None, [(None, value)])


def _reading(clause: dict[str, Any]) -> tuple[object, ...]:
    return tuple(substance(clause[key]) if key in clause else None for key in _READING)


def _mine_of_new(mine: Any, new: Any, old_of_mine: dict[int, int], old_of_new: dict[int, int]) -> dict[int, int]:
    """The person's item for each item of the new draft: through the old draft, else where both added the same."""
    mine_of_old = {old: index for index, old in old_of_mine.items()}
    found = {index: mine_of_old[old] for index, old in old_of_new.items() if old in mine_of_old}
    added_here = [index for index in range(len(mine)) if index not in old_of_mine]
    added_there = [index for index in range(len(new)) if index not in old_of_new]
    twins = matched([new[index] for index in added_there], [mine[index] for index in added_here])
    return found | {added_there[one]: added_here[other] for one, other in twins.items()}


def _behind_neighbours(made: list[tuple[int | None, Any]], mine: Any, kept: list[int]) -> list[tuple[int | None, Any]]:
    """The made items, each followed by those kept that stood behind it in the person's file."""
    placed = sorted(index for index, _ in made if index is not None)
    followers: dict[int | None, list[tuple[int | None, Any]]] = defaultdict(list)
    for index in kept:
        at = bisect_left(placed, index)
        followers[placed[at - 1] if at else None].append((index, mine[index]))
    found = followers.pop(None, [])
    for each in made:
        found.append(each)
        found += followers.get(each[0], []) if each[0] is not None else []
    return found
