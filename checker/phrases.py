"""Every piece of text of a filing that can mention a name, with its clause and place."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from checker.filing import Filing
from ruleschema.span import Text

_WORD = re.compile(r"[^\W_]+(?:\.\d+)?")


@dataclass(frozen=True, slots=True)
class Said:
    """A text with the clause it belongs to."""

    text: Text
    at: str
    src: tuple[int, ...]


def texts(filing: Filing) -> Iterator[Said]:
    """Titles, definitions, sentences, tables and references, in the order of the file."""
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
        plain = [clause.title, clause.text]
        plain += [part for table in clause.pays for part in (table.wager, table.condition)]
        for each in plain:
            if each is not None:
                yield Said(each, provision.at, provision.lines)


def mentions(text: str, name: str) -> Iterator[tuple[int, int, str, str]]:
    """Where a name stands in a text, word for word: start, end, the word before and the word after."""
    wanted = [word.lower() for word in _WORD.findall(name)]
    found = list(_WORD.finditer(text))
    words = [each.group().lower() for each in found]
    first = wanted[0]
    for index in range(len(words) - len(wanted) + 1):
        if words[index] == first and words[index : index + len(wanted)] == wanted:
            after = index + len(wanted)
            yield (
                found[index].start(),
                found[after - 1].end(),
                words[index - 1] if index else "",
                words[after] if after < len(words) else "",
            )
