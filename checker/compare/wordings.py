"""One exchange of words made in many places is one change: paytable for pay chart throughout."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from checker.compare.change import Change, ChangeClass
from checker.compare.reworded import words_exchanged
from checker.compare.version import Sentence, Version
from checker.compare.weigh import difference
from ruleschema.meaning.odds import Favours

# A term replaced this often, and gone from the whole document, is a term renamed.
THROUGHOUT = 3

Exchange = tuple[tuple[str, ...], tuple[str, ...]]


def claimed(old: Version, new: Version, made: list[tuple[Change, Sentence, Sentence]]) -> Iterator[Change]:
    """Changes of wording, those that exchange the same words as one."""
    groups: dict[Exchange, list[tuple[Change, Sentence, Sentence]]] = defaultdict(list)
    for each in made:
        gone, come = words_exchanged(each[1], each[2])
        if gone and come:
            groups[(_plain(gone), _plain(come))].append(each)
        else:
            yield each[0]
    for (gone, come), found in groups.items():
        group = sorted(found, key=lambda each: each[0].middle)
        first = group[0][0]
        rest = tuple(change.new.place for change, _, _ in group[1:] if change.new)
        if len(group) >= THROUGHOUT and _renamed(old, new, group[0]):
            told = f"“{' '.join(gone)}” is now called “{' '.join(come)}” throughout, in {len(group)} sentences."
            level, who = ChangeClass.EDITORIAL, Favours.NEITHER
            yield replace(first, change_class=level, favours=who, kind="term renamed", message=told, also=rest)
        elif rest:
            told = f"{first.message.removesuffix('.')}; so in {len(group)} sentences."
            yield replace(first, message=told, also=rest)
        else:
            yield first


def _plain(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word.lower() for word in words)


def _renamed(old: Version, new: Version, made: tuple[Change, Sentence, Sentence]) -> bool:
    """Whether the old words are gone from the new version and the new ones were not in the old."""
    gone, come = difference(made[1].signature.phrase, made[2].signature.phrase)
    return gone.isdisjoint(new.words) and come.isdisjoint(old.words)
