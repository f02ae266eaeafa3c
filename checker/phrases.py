"""Every piece of text of a filing, and those of them that hold what is sought."""

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


class Said(NamedTuple):
    """A text with the clause it belongs to."""

    text: Text
    at: str
    src: tuple[int, ...]


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
    for provision, told in zip(filing.provisions, _said(filing), strict=True):
        clause = provision.clause
        yield from told
        if clause.title is not None:
            yield Said(clause.title, provision.at, provision.lines)
        # The wording counts where nothing was read from it, so that no word is met twice.
        if clause.text is not None and not told:
            yield Said(clause.text, provision.at, provision.lines)
        for table in clause.pays:
            for part in (table.wager, table.condition):
                if part is not None:
                    yield Said(part, provision.at, provision.lines)


@lru_cache(maxsize=4)
def _said(filing: Filing) -> list[tuple[Said, ...]]:
    """The sentences and steps of each provision."""
    found: list[tuple[Said, ...]] = []
    for provision in filing.provisions:
        told = provision.clause.says + provision.clause.steps
        at, lines = (provision.at, provision.lines) if told else ("", ())
        found.append(tuple([Said(each.says, at, each.src.numbers if each.src else lines) for each in told]))
    return found


@lru_cache(maxsize=64)
def concordance(filing: Filing) -> Concordance:
    """Every word of a filing, with the places of the texts that hold it; marks part words."""
    return Concordance(said.text for said in texts(filing))


def places_of(filing: Filing, wanted: str) -> set[int]:
    """The places of the texts that hold a word of this stem."""
    index = concordance(filing)
    return {place for word in _words_by_stem(filing).get(wanted, ()) for place in index[word]}


@lru_cache(maxsize=4)
def _words_by_stem(filing: Filing) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in concordance(filing).words:
        found.setdefault(stem(word), []).append(word)
    return found


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
    for provision, told in zip(filing.provisions, _said(filing), strict=True):
        clause = provision.clause
        if clause.text is not None:
            yield Said(clause.text, provision.at, provision.lines)
            continue
        yield from told
        for ranks in clause.ranks:
            for row in ranks.rows:
                if row.means is not None:
                    yield Said(row.means, provision.at, row.src.numbers if row.src else provision.lines)


@lru_cache(maxsize=4)
def sentences_by_clause(filing: Filing) -> dict[int, list[Spoken]]:
    """The sentences of each clause, by its id."""
    found: dict[int, list[Spoken]] = {}
    for sentence in filing.sentences:
        if sentence.provision is not None:
            found.setdefault(id(sentence.provision.clause), []).append(sentence)
    return found
