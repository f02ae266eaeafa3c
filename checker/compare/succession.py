"""Which document is the earlier version of which: the same casino and game, also under the casino's former name."""

from collections.abc import Sequence

from checker.compare.pairing import Pairs, pair
from checker.compare.version import Version


def succession(old: Sequence[Version], new: Sequence[Version]) -> Pairs[Version]:
    """Documents of one casino and game side by side, from an old set of submissions and a new one."""
    now = _called_now(old, new)
    return pair(old, new, (lambda each: (now.get(each.casino, each.casino), each.game),))


def within(versions: Sequence[Version]) -> Pairs[Version]:
    """Documents whose casino filed the same game in the same set under its former name; nothing came or went."""
    filed = {(each.casino, each.game): each for each in versions}
    heirs = [(filed.get((formerly(each), each.game)), each) for each in versions if formerly(each) != each.casino]
    return Pairs([(old, new) for old, new in heirs if old is not None], [], [])


def formerly(version: Version) -> str:
    """The slug the casino says it filed under before; nothing where it says none."""
    casino = version.document.casino
    return str(casino.formerly) if casino is not None and casino.formerly else ""


def _called_now(old: Sequence[Version], new: Sequence[Version]) -> dict[str, str]:
    """New slugs of casinos that changed theirs: as they say themselves, or the one left over on both sides."""
    before, after = {each.casino for each in old}, {each.casino for each in new}
    gone, come = before - after, after - before
    found = {former: each.casino for each in new if (former := formerly(each)) in gone and each.casino in come}
    gone -= found.keys()
    come -= set(found.values())
    return found | ({gone.pop(): come.pop()} if len(gone) == len(come) == 1 else {})
