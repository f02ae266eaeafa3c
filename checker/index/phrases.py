"""Every piece of text of a filing, and those of them that hold what is sought."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.concordance import Concordance, Passages
from ruleschema.meaning.stems import stem
from ruleschema.submission.provisions import Spoken
from ruleschema.submission.span import Text

# How a submission writes words that the document lacks; without quotes it only shortens a long title.
LOST = '"…"'


@dataclass(slots=True, eq=False)
class Said:
    """A text with the clause it belongs to; not frozen, because there are so many."""

    text: Text
    at: str
    src: tuple[int, ...]


def texts(filing: Filing) -> tuple[Said, ...]:
    """Titles, definitions, sentences, tables and references, in the order of the file."""
    return _kinds(filing)[0]


def wordings(filing: Filing) -> tuple[Said, ...]:
    """The sentences as the document words them: its own text where it is kept, else what is said for it."""
    return _kinds(filing)[1]


@lru_cache(maxsize=512)  # of a process's whole share: they are asked for before it judges, and as it does
def _kinds(filing: Filing) -> tuple[tuple[Said, ...], tuple[Said, ...]]:
    """The texts, and the wordings, which are mostly the same."""
    found: list[Said] = []
    worded: list[Said] = []
    for meaning in filing.game.definitions:
        at, lines = str(meaning.at or meaning.term), meaning.src.numbers if meaning.src else ()
        found += (Said(meaning.term, at, lines), Said(meaning.means, at, lines))
        worded.append(Said(meaning.text, at, lines) if meaning.text else found[-1])
    for section in filing.game.sections:
        lines = section.src.numbers if section.src else ()
        found.append(Said(section.title, str(section.number or section.title), lines))
    for provision in filing.provisions:
        clause, at, lines = provision.clause, provision.at, provision.lines
        told = [Said(each.says, at, each.src.numbers if each.src else lines) for each in clause.says + clause.steps]
        text = [Said(clause.text, at, lines)] if clause.text is not None else []
        # The wording counts where nothing was read from it, so that no word is met twice.
        found += told if clause.title is None else (*told, Said(clause.title, at, lines))
        found += text if not told else ()
        for table in clause.pays:
            found += [Said(part, at, lines) for part in (table.wager, table.condition) if part is not None]
        worded += text or told
        for ranks in clause.ranks if not text else ():
            described = [(row.means, row.src) for row in ranks.rows if row.means is not None]
            worded += [Said(means, at, src.numbers if src else lines) for means, src in described]
    return tuple(found), tuple(worded)


class Indexed(NamedTuple):
    """The texts of a filing by their words, and its wordings and sentences, most of which are among them."""

    texts: Passages[Said]
    wordings: Passages[Said]
    sentences: Passages[Spoken]


@once_per_filing
def _indexed(filing: Filing) -> Indexed:
    """Each text of a file is an object of its own, so its id tells its number, be it a title, wording or sentence."""
    every: list[str] = [said.text for said in texts(filing)]
    known = {id(text): number for number, text in enumerate(every)}

    def number(text: str, read: str) -> int:
        if id(text) in known and text == read:
            return known[id(text)]
        every.append(read)
        return len(every) - 1

    worded = [number(said.text, said.text) for said in wordings(filing)]
    spoken = [number(sentence.words, sentence.reading.text) for sentence in filing.sentences]
    index = Concordance(every)
    return Indexed(
        Passages(index, texts(filing), range(len(texts(filing)))),
        Passages(index, wordings(filing), worded),
        Passages(index, filing.sentences, spoken),
    )


def concordance(filing: Filing) -> Concordance:
    """Every word of a filing; the first texts are those of `texts`, in that order."""
    return _indexed(filing).texts.index


def texts_found(filing: Filing) -> Passages[Said]:
    """The texts by the words that they hold; marks part words."""
    return _indexed(filing).texts


def texts_with(filing: Filing, *sought: Iterable[str]) -> list[Said]:
    """The texts that hold one of these words, in the order of the file; of several such sets, one of each."""
    found = _indexed(filing).texts
    return found.at(set.intersection(*(set().union(*map(found.index.with_word, words)) for words in sought)))


def places_of(filing: Filing, wanted: str) -> set[int]:
    """The places of the texts that hold a word of this stem."""
    index = concordance(filing)
    numbers = set().union(*map(index.with_word, _words_by_stem(filing).get(wanted, ())))
    return {number for number in numbers if number < len(texts(filing))}


@once_per_filing
def _words_by_stem(filing: Filing) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word in concordance(filing).words:
        found.setdefault(stem(word), []).append(word)
    return found


def wordings_with(filing: Filing, needles: Iterable[str]) -> list[Said]:
    """The wordings in which one of these, in lower case, occurs: most need not be searched further."""
    return _indexed(filing).wordings.holding(needles)


def wordings_matching(filing: Filing, pattern: re.Pattern[str]) -> list[Said]:
    """The wordings that match in lower case."""
    return _indexed(filing).wordings.at(concordance(filing).matching(pattern))


def sentences_with(filing: Filing, *needles: str) -> list[Spoken]:
    """The sentences in which one of these, in lower case, occurs: what a check looks for stands in few."""
    return _indexed(filing).sentences.holding(needles)


def sentences_with_stems(filing: Filing, wanted: Iterable[str]) -> list[Spoken]:
    """The sentences that may hold a word of each of these stems; no other does."""
    return _indexed(filing).sentences.at(concordance(filing).with_stems(wanted))


@once_per_filing
def sentences_by_clause(filing: Filing) -> dict[int, list[Spoken]]:
    """The sentences of each clause, by its id."""
    found: dict[int, list[Spoken]] = {}
    for sentence in filing.sentences:
        if sentence.provision is not None:
            found.setdefault(id(sentence.provision.clause), []).append(sentence)
    return found
