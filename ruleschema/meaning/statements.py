"""The statements of a document: each sentence with where it stands and the case that its headings and lead-ins set."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from ruleschema.meaning.build import statement_of
from ruleschema.meaning.cases import ALWAYS, Case, both, every
from ruleschema.meaning.conditions import on_the_way
from ruleschema.meaning.names import name_key
from ruleschema.meaning.statement import Place, Statement
from ruleschema.submission.load import Document
from ruleschema.submission.provisions import Provision, Spoken
from ruleschema.vocabulary import games

# A lead-in that only opens a list sets the case of what stands below it.
_OPENS = ("following", "below", "listed", "options", "choices")


def statements(document: Document, sentences: list[Spoken]) -> Iterator[Statement]:
    """What every sentence that could be read says."""
    leads = _leads(sentences)
    for sentence in sentences:
        tree = sentence.reading.tree
        if tree is None:
            continue
        said = statement_of(sentence.reading.text, tree)
        place = Place(
            sentence.at,
            sentence.lines,
            sentence.span(document, tree.head.start, len(sentence.reading.text.rstrip())),
            sentence,
        )
        scope = _scope(sentence.provision, leads) if sentence.provision is not None else ALWAYS
        yield replace(said, case=both(said.case, scope) if scope is not ALWAYS else said.case, place=place)


def scopes(provisions: Iterable[Provision], sentences: list[Spoken]) -> dict[int, Case]:
    """The case that headings and lead-ins set for each clause, by the clause's id."""
    leads = _leads(sentences)
    return {id(each.clause): _scope(each, leads) for each in provisions}


def _leads(sentences: list[Spoken]) -> dict[int, Case]:
    """The cases that lead-ins set, by the clause they lead."""
    found: dict[int, Case] = {}
    for sentence in sentences:
        provision, tree = sentence.provision, sentence.reading.tree
        if provision is None or tree is None or not provision.clause.items:
            continue
        text = sentence.reading.text
        if any(word in text for word in _OPENS):
            found[id(provision.clause)] = statement_of(text, tree).case
    return found


def _scope(provision: Provision, leads: dict[int, Case]) -> Case:
    """What headings and lead-ins above a clause say of when it holds."""
    titles = [str(provision.section.title), *(str(each.title) for each in provision.above if each.title)]
    if provision.clause.title:
        titles.append(str(provision.clause.title))
    cases = [both(on_the_way(title), _of_game(title)) for title in titles]
    cases += [leads[id(each)] for each in provision.above if id(each) in leads]
    stated = [each for each in cases if each != ALWAYS]
    return every(stated) if stated else ALWAYS


@lru_cache(maxsize=4096)
def _of_game(title: str) -> Case:
    """A heading that is the name of a game: what stands below it is said of that game."""
    key = name_key(title)
    named = frozenset(str(game.game) for game in games() if key in {name_key(name) for name in game.names})
    return Case(frozenset((("game", named),))) if named else ALWAYS
