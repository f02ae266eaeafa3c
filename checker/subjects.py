"""What each provision of a document is about: the stems of its words, by its number."""

import re
from functools import lru_cache

from checker.filing import Filing
from checker.references import Path
from ruleschema.model import Clause
from ruleschema.numbers import path_of
from ruleschema.stems import stems

# "The shuffling device" is a thing: a clause that names it need not be about the shuffle.
_THING = re.compile(r"\b\w{3,20}(?:ing|ed) (?:card )?(?:device|machine|shoe|rack|box|area|tray)s?\b", re.I)

_NAMED = re.compile(r"device|machine|shoe|rack|box|area|tray")


@lru_cache(maxsize=4)
def words_by_number(filing: Filing) -> dict[Path, frozenset[str]]:
    """The words of each numbered provision; a section's are those of its heading."""
    found: dict[Path, frozenset[str]] = {}
    for number, section in filing.sections_by_number.items():
        found[number] = stems(section.title)
    for provision in filing.provisions:
        # What stands under a clause without a number of its own belongs to the clause above.
        path = path_of(provision.at)
        found[path] = found.get(path, frozenset()) | _said(provision.clause)
    for meaning in filing.game.definitions:
        if meaning.at is not None:
            path = path_of(meaning.at)
            found[path] = found.get(path, frozenset()) | stems(f"{meaning.term} {meaning.means}")
    return found


def _said(clause: Clause) -> frozenset[str]:
    parts = [str(saying.says) for saying in (*clause.says, *clause.steps)]
    parts += [f"{table.wager or ''} {table.condition or ''} pay odds payout" for table in clause.pays]
    parts += [str(counts.of) for counts in clause.counts]
    parts += [f"{ranks.of} {' '.join(str(row.name) for row in ranks.rows)} rank" for ranks in clause.ranks]
    parts += [str(text) for text in (clause.title, clause.text) if text]
    return frozenset().union(*(stems(_THING.sub(" ", part) if _NAMED.search(part) else part) for part in parts))


def words_below(words: dict[Path, frozenset[str]], path: Path) -> frozenset[str]:
    """The words of a provision, all that stands under it, and the heading of its section."""
    own = (said for at, said in words.items() if at[: len(path)] == path)
    return frozenset().union(words.get(path[:1], frozenset()), *own)
