"""Every piece of text of a filing that can mention a name, and the names found in it."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from checker.filing import Filing
from checker.haystack import Concordance, Haystack, parted
from ruleschema.provisions import Spoken
from ruleschema.span import Text
from ruleschema.stems import stem

# How a submission writes words that the document lacks; without quotes it only shortens a long title.
LOST = '"…"'
_WORD = re.compile(r"[^\W_]+(?:\.\d+)?")


class Said(NamedTuple):
    """A text with the clause it belongs to."""

    text: Text
    at: str
    src: tuple[int, ...]


class Mention(NamedTuple):
    """A name in a text, word for word, with the words beside it."""

    name: str
    start: int
    end: int
    before: str
    after: str


@lru_cache(maxsize=512)  # of a process's whole share: they are asked for before it judges, and as it does
def texts(filing: Filing) -> tuple[Said, ...]:
    """Titles, definitions, sentences, tables and references, in the order of the file."""
    return tuple(_texts(filing))


def _texts(filing: Filing) -> Iterator[Said]:
    for meaning in filing.game.definitions:
        lines = meaning.src.numbers if meaning.src else ()
        for text in (meaning.term, meaning.means):
            yield Said(text, str(meaning.at or meaning.term), lines)
    for section in filing.game.sections:
        yield Said(section.title, str(section.number or section.title), section.src.numbers if section.src else ())
    for provision in filing.provisions:
        clause = provision.clause
        for saying in (*clause.says, *clause.steps):
            yield Said(saying.says, provision.at, saying.src.numbers if saying.src else provision.lines)
        if clause.title is not None:
            yield Said(clause.title, provision.at, provision.lines)
        # The wording counts where nothing was read from it, so that no word is met twice.
        if clause.text is not None and not clause.says and not clause.steps:
            yield Said(clause.text, provision.at, provision.lines)
        for part in (part for table in clause.pays for part in (table.wager, table.condition)):
            if part is not None:
                yield Said(part, provision.at, provision.lines)


@lru_cache(maxsize=64)
def concordance(filing: Filing) -> Concordance:
    """Every word of a filing, with the places of the texts that hold it; marks part words."""
    return Concordance(said.text for said in texts(filing))


def places_of(filing: Filing, wanted: str) -> set[int]:
    """The places of the texts that hold a word of this stem."""
    index = concordance(filing)
    return {place for word in index.words if stem(word) == wanted for place in index[word]}


def texts_with(filing: Filing, words: Iterable[str]) -> Iterator[Said]:
    """The texts that hold one of these words, in the order of the file."""
    index, whole = concordance(filing), texts(filing)
    for place in sorted({place for word in words for place in index.get(word, ())}):
        yield whole[place]


@lru_cache(maxsize=64)
def wordings(filing: Filing) -> tuple[Said, ...]:
    """The sentences as the document words them: its own text where it is kept, else what is said for it."""
    return tuple(_wordings(filing))


def wordings_with(filing: Filing, sought: Iterable[str] | re.Pattern[str]) -> list[Said]:
    """The wordings with one of these needles, or with a match, in lower case: most need not be searched further."""
    whole, together = wordings(filing), wordings_together(filing)
    places = together.matching(sought) if isinstance(sought, re.Pattern) else together.places(sought)
    return [whole[place] for place in places]


@lru_cache(maxsize=4)
def wordings_together(filing: Filing) -> Haystack:
    return Haystack(said.text for said in wordings(filing))


@lru_cache(maxsize=4)
def worded(filing: Filing) -> frozenset[str]:
    """Every word of the wordings in lower case, and those of titles and names."""
    known = {id(said.text) for said in texts(filing)}
    further = " ".join(said.text for said in wordings(filing) if id(said.text) not in known)
    return concordance(filing).words.union(parted(further).split())


def sentences_with(filing: Filing, *needles: str) -> list[Spoken]:
    """The sentences in which one of these, in lower case, occurs: what a check looks for stands in few."""
    return [filing.sentences[place] for place in _sentences_together(filing).places(needles)]


def sentences_with_stems(filing: Filing, wanted: Iterable[str]) -> list[Spoken]:
    """The sentences that may hold a word of each of these stems; no other does."""
    return [filing.sentences[place] for place in _sentences_together(filing).with_stems(wanted)]


@lru_cache(maxsize=4)
def _sentences_together(filing: Filing) -> Haystack:
    return Haystack(sentence.reading.text for sentence in filing.sentences)


def _wordings(filing: Filing) -> Iterator[Said]:
    for meaning in filing.game.definitions:
        lines = meaning.src.numbers if meaning.src else ()
        yield Said(meaning.text or meaning.means, str(meaning.at or meaning.term), lines)
    for provision in filing.provisions:
        clause = provision.clause
        if clause.text is not None:
            yield Said(clause.text, provision.at, provision.lines)
            continue
        for saying in (*clause.says, *clause.steps):
            yield Said(saying.says, provision.at, saying.src.numbers if saying.src else provision.lines)
        for row in (row for ranks in clause.ranks for row in ranks.rows):
            if row.means is not None:
                yield Said(row.means, provision.at, row.src.numbers if row.src else provision.lines)


class NameFinder:
    """Looks for many names in one pass over a text's words; the longest name wins."""

    def __init__(self, names: Iterable[str]) -> None:
        self._by_first: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for name in sorted(set(names)):
            words = tuple(word for word, _, _ in _words(name))
            if words:
                self._by_first.setdefault(words[0], []).append((words, name))
        for found in self._by_first.values():
            found.sort(key=lambda pair: -len(pair[0]))
        # As they stand in a concordance, where 21.5 is two words.
        held = (words for found in self._by_first.values() for words, _ in found)
        self._names = [" ".join(words).replace(".", " ").split() for words in held]

    def among(self, filing: Filing) -> Iterator[tuple[Said, Mention]]:
        """Every mention in a filing; only texts that hold all words of a name are read."""
        index, whole = concordance(filing), texts(filing)
        places: set[int] = set()
        for words in self._names:
            if index.words.issuperset(words):
                places.update(index.with_all(words))
        for place in sorted(places):
            for mention in self.mentions(whole[place].text):
                yield whole[place], mention

    def mentions(self, text: str) -> Iterator[Mention]:
        """Every mention that no longer name covers."""
        words = _words(text)
        index = 0
        while index < len(words):
            name = self._at(words, index) if words[index][0] in self._by_first else None
            if name is None:
                index += 1
                continue
            last = index + len(name[0]) - 1
            before = words[index - 1][0] if index else ""
            after = words[last + 1][0] if last + 1 < len(words) else ""
            yield Mention(name[1], words[index][1], words[last][2], before, after)
            index = last + 1

    def _at(self, words: list[tuple[str, int, int]], index: int) -> tuple[tuple[str, ...], str] | None:
        for wanted, name in self._by_first.get(words[index][0], ()):
            if tuple(word for word, _, _ in words[index : index + len(wanted)]) == wanted:
                return wanted, name
        return None


@lru_cache(maxsize=32768)
def _words(text: str) -> list[tuple[str, int, int]]:
    return [(match.group().lower(), match.start(), match.end()) for match in _WORD.finditer(text)]
