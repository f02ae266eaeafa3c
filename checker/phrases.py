"""Every piece of text of a filing, and those of them that hold what is sought."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from checker.concordance import Concordance, Passages
from checker.filing import Filing
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


@lru_cache(maxsize=8)
def concordance(filing: Filing) -> Concordance:
    """Every word of a filing: most of its texts are sentences and wordings as well, and are read once."""
    readings = (sentence.reading.text for sentence in filing.sentences)
    return Concordance(chain((said.text for said in (*texts(filing), *wordings(filing))), readings))


@lru_cache(maxsize=8)
def texts_found(filing: Filing) -> Passages[Said]:
    """The texts by the words that they hold; marks part words."""
    return Passages(concordance(filing), texts(filing), (said.text for said in texts(filing)))


def texts_with(filing: Filing, *sought: Iterable[str]) -> list[Said]:
    """The texts that hold one of these words, in the order of the file; of several such sets, one of each."""
    index = concordance(filing)
    return texts_found(filing).at(set.intersection(*(set().union(*map(index.with_word, words)) for words in sought)))


def places_of(filing: Filing, wanted: str) -> set[int]:
    """The places of the texts that hold a word of this stem."""
    index = concordance(filing)
    numbers = set().union(*map(index.with_word, _words_by_stem(filing).get(wanted, ())))
    return {*texts_found(filing).places(numbers)}


@lru_cache(maxsize=4)
def _words_by_stem(filing: Filing) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in concordance(filing).words:
        found.setdefault(stem(word), []).append(word)
    return found


@lru_cache(maxsize=8)
def wordings(filing: Filing) -> tuple[Said, ...]:
    """The sentences as the document words them: its own text where it is kept, else what is said for it."""
    return tuple(_wordings(filing))


def wordings_with(filing: Filing, needles: Iterable[str]) -> list[Said]:
    """The wordings in which one of these, in lower case, occurs: most need not be searched further."""
    return _wordings_found(filing).holding(needles)


def wordings_matching(filing: Filing, pattern: re.Pattern[str]) -> list[Said]:
    """The wordings that match in lower case."""
    return _wordings_found(filing).at(concordance(filing).matching(pattern))


@lru_cache(maxsize=8)
def _wordings_found(filing: Filing) -> Passages[Said]:
    return Passages(concordance(filing), wordings(filing), (said.text for said in wordings(filing)))


def sentences_with(filing: Filing, *needles: str) -> list[Spoken]:
    """The sentences in which one of these, in lower case, occurs: what a check looks for stands in few."""
    return _sentences_found(filing).holding(needles)


def sentences_with_stems(filing: Filing, wanted: Iterable[str]) -> list[Spoken]:
    """The sentences that may hold a word of each of these stems; no other does."""
    return _sentences_found(filing).at(concordance(filing).with_stems(wanted))


@lru_cache(maxsize=8)
def _sentences_found(filing: Filing) -> Passages[Spoken]:
    readings = (sentence.reading.text for sentence in filing.sentences)
    return Passages(concordance(filing), filing.sentences, readings)


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
