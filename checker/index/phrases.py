"""Every piece of text of a filing, and those of them that hold what is sought."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.concordance import Concordance, Passages
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


@once_per_filing
def texts_found(filing: Filing) -> Passages[Said]:
    """The texts by the words that they hold; marks part words."""
    return Passages(texts(filing), [said.text for said in texts(filing)])


@once_per_filing
def wordings_found(filing: Filing) -> Passages[Said]:
    """The wordings by the words that they hold."""
    return Passages(wordings(filing), [said.text for said in wordings(filing)])


@once_per_filing
def _sentences_found(filing: Filing) -> Passages[Spoken]:
    return Passages(filing.sentences, [sentence.reading.text for sentence in filing.sentences])


def concordance(filing: Filing) -> Concordance:
    """Every word of a filing with the texts that hold it."""
    return texts_found(filing).index


def texts_with(filing: Filing, *sought: Collection[str]) -> list[Said]:
    """The texts that hold one of these words, in the order of the file; of several such sets, one of each."""
    found = texts_found(filing)
    return found.at(found.index.with_each(sought))


def places_of(filing: Filing, wanted: str) -> set[int]:
    """The places of the texts that hold a word of this stem."""
    return {*concordance(filing).with_stem(wanted)}


def wordings_with(filing: Filing, needles: Iterable[str]) -> list[Said]:
    """The wordings in which one of these, in lower case, occurs: most need not be searched further."""
    return wordings_found(filing).holding(needles)


def sentences_with_stems(filing: Filing, wanted: Iterable[str]) -> list[Spoken]:
    """The sentences that may hold a word of each of these stems; no other does."""
    found = _sentences_found(filing)
    return found.at(found.index.with_stems(wanted))


@once_per_filing
def sentences_by_clause(filing: Filing) -> dict[int, list[Spoken]]:
    """The sentences of each clause, by its id."""
    found: dict[int, list[Spoken]] = {}
    for sentence in filing.sentences:
        if sentence.provision is not None:
            found.setdefault(id(sentence.provision.clause), []).append(sentence)
    return found
