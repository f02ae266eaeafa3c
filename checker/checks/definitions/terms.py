"""Terms: used and not defined, defined and not used, defined twice, called by another name, of another wager."""

import re
from collections.abc import Iterator
from functools import cache

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.concordance import parted
from checker.index.namefinder import finder_of
from checker.index.phrases import Said, concordance, places_of, texts
from checker.rules.telling import sides
from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.names import name_key
from ruleschema.meaning.statement import Form
from ruleschema.meaning.stems import stem, stems
from ruleschema.meaning.terms import pieces
from ruleschema.meaning.wagers import wagers_named
from ruleschema.submission.locate import locate
from ruleschema.submission.model import Meaning
from ruleschema.submission.span import Text
from ruleschema.vocabulary import aliases, games, wager_key

# Two or more capitalised words in a row.
_CAPITALS = re.compile(r"[A-Z](?<!\w[A-Z])[\w'’-]*(?: (?:of|the) [A-Z][\w'’-]*| [A-Z][\w'’-]*)+\b")
_NUMERAL = re.compile(r"[A-Z]|[IVXL]+")
_OPENING = frozenset(("if", "when", "each", "where", "no", "any", "all", "every"))
# “Trips Wager, an optional wager …”.
_OWN_NAME = re.compile(r"((?:[A-Z][\w'’-]* ?){2,6})[,–:-] ")


def undefined(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Capitalised terms that nothing defines, introduces, ranks, pays or names."""
    named = frozenset(map(str, rule.words))
    used: dict[str, tuple[Said, re.Match[str], str]] = {}
    for said in texts(filing):
        for match in _CAPITALS.finditer(said.text) if " " in said.text and not said.text.islower() else ():
            term = _trimmed(match.group())
            # Parts of a document and firms are named, not defined.
            if " " in term and not term.isupper() and named.isdisjoint(term.split()):
                used.setdefault(name_key(term), (said, match, term))
    # Many rules introduce few terms: their heads are looked at only for terms that are not known otherwise.
    for names in (_known, _introduced):
        known = names(filing) if used else frozenset()
        used = {key: place for key, place in used.items() if not any(key in each or each in key for each in known)}
    for key, (said, match, term) in used.items():
        span = locate(said.text, filing.document.text, match.start(), match.end())
        yield rule.fault(span, said.at, said.src, term=term, key=key)


def unused(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Terms that no other text, pay table or ranking uses."""
    # The texts of a filing begin with its definitions, each a term and what it means.
    terms = set(range(0, 2 * len(filing.game.definitions), 2))
    index, last = concordance(filing), len(texts(filing))
    for number, meaning in enumerate(filing.game.definitions):
        row = parted(meaning.term).split()
        words = [stem(word) for word in row]
        own = {*terms, 2 * number + 1}
        found = {place for place in index.in_a_row(row) if place < last} if row else set()
        found |= set.intersection(*(places_of(filing, word) for word in words)) if words else set()
        found |= places_of(filing, stem("".join(meaning.term.split())))  # a stick person is a stickperson
        if words and not found - own and not _in_table(filing, frozenset(words)):
            yield rule.fault(meaning.term.span, *_place(meaning), term=meaning.term)


def defined_twice(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Terms with two meanings, be it in definitions or in a ranking."""
    first: dict[str, tuple[Text, Text, str]] = {}
    for term, means, at, lines in _meanings(filing):
        # A play bet and a play wager are one thing under two names; a flop and a flop wager are not.
        key = f"{name_key(term)} wager" if term.lower().split()[-1:] in (["bet"], ["wager"]) else term.lower()
        one, before, there = first.setdefault(key, (term, means, at))
        if one is term or _words(before) == _words(means) or _parts_of_longer(before, means):
            continue
        kind = "" if one.lower() == term.lower() else "two names"
        both, about = sides(means, before), (key, str(before), str(means))
        related = (Related(before.span, there),)
        yield rule.fault(
            means.span, at, lines, kind=kind, related=related, about=about, term=term, first=one, other=there,
            means=means, before=before, sides=both,
        )  # fmt: skip


def renamed(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Persons that are defined under one name and called by another; two that are both defined are two."""
    defined = {parted(meaning.term): meaning for meaning in filing.game.definitions}
    others: dict[str, Meaning] = {}
    for alias in aliases():
        names = [parted(name) for name in (alias.name, *alias.also)]
        own = {name for name in names if name in defined}
        if alias.of == "actor" and len(own) == 1:
            others |= {name: defined[each] for each in own for name in names if name != each}
    told: set[str] = set()
    for said, found in finder_of(others).among(filing):
        meaning = others[found.name]
        if found.name not in told and said.text not in (meaning.term, meaning.means):
            told.add(found.name)
            span = locate(said.text, filing.document.text, found.start, found.end)
            used, related = said.text[found.start : found.end], (Related(meaning.term.span, "defined here"),)
            about = (found.name, str(meaning.term).lower())
            yield rule.fault(span, said.at, said.src, related=related, about=about, used=used, term=meaning.term)


def of_another_wager(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Payouts that hang on a term which is defined for other wagers."""
    told: set[tuple[str, str]] = set()
    for meaning in filing.game.definitions:
        wagers = wagers_named(meaning.means)
        # Its own name is none of them, unless it is set beside others.
        wagers = wagers if len(wagers) > 1 else tuple(each for each in wagers if each not in meaning.term.lower())
        for fact in filing.payouts if wagers else ():
            term, wager = meaning.term.lower(), wager_key(fact.wager)
            paid_by = f" {term} " in f" {(fact.condition or '').lower()} "
            # A wager in support of a come bet is decided by the come point as well.
            if paid_by and not any(each in wager for each in wagers) and (term, wager) not in told:
                told.add((term, wager))
                related, there = (Related(meaning.term.span, "defined here"),), meaning.at or meaning.term
                key, named = name_key(fact.wager), fact.wager
                yield rule.fault(
                    fact.span, fact.at, fact.src, related=related, wager=named, key=key, term=term, other=there
                )


def _trimmed(words: str) -> str:
    """Capitalised words without what only begins or ends a sentence or a citation: “If the Ante”, “II Payout”."""
    row = words.replace("- ", " ").split()
    idle = words_of(Kind.IDLE, "determiners") | words_of(Kind.IDLE, "small words") | words_of(Kind.UNIVERSAL)
    while row and (_NUMERAL.fullmatch(row[0]) or stem(row[0]) in idle | _OPENING):
        row.pop(0)
    while row and (_NUMERAL.fullmatch(row[-1]) or stem(row[-1]) in idle | _OPENING):
        row.pop()
    return " ".join(row)


def _known(filing: Filing) -> frozenset[str]:
    """Terms that are defined, ranked, paid or the document's names."""
    game, casino = filing.game, filing.document.casino
    names = [str(meaning.term) for meaning in game.definitions] + [str(section.title) for section in game.sections]
    names += [str(game.title), filing.slug.replace("-", " ")]
    names += [str(each.clause.title) for each in filing.provisions if each.clause.title]
    names += [str(rank.name) for each in filing.provisions for ranks in each.clause.ranks for rank in ranks.rows]
    names += [str(row.outcome) for each in filing.provisions for table in each.clause.pays for row in table.rows]
    names += [str(each) for each in (casino.name, casino.regulator, *casino.names) if each] if casino else []
    return frozenset(map(name_key, names)) - {""} | _games()


def _introduced(filing: Filing) -> frozenset[str]:
    """What the rules of the document are about."""
    heads = (each.parts.head for each in filing.statements if each.parts and each.form is not Form.PAYOUT)
    return frozenset(map(name_key, heads)) - {""}


@cache
def _games() -> frozenset[str]:
    return frozenset(name_key(name) for game in games() for name in game.names)


def _in_table(filing: Filing, words: frozenset[str]) -> bool:
    """Whether a pay table or a ranking names the term."""
    paid = (f"{fact.wager} {fact.outcome} {fact.condition or ''}" for fact in filing.payouts)
    ranked = (str(rank.name) for each in filing.provisions for ranks in each.clause.ranks for rank in ranks.rows)
    return any(words <= stems(text) for text in (*paid, *ranked))


def _meanings(filing: Filing) -> Iterator[tuple[Text, Text, str, tuple[int, ...]]]:
    """Definitions, and the meanings given in a ranking; several rankings of one clause may share names."""
    for meaning in filing.game.definitions:
        yield meaning.term, meaning.means, *_place(meaning)
    for provision in filing.provisions:
        alone = len(provision.clause.ranks) == 1 and provision.clause.ranks[0].of is None
        for rank in provision.clause.ranks[0].rows if alone else ():
            if rank.means is not None:
                yield rank.name, rank.means, provision.at, rank.src.numbers if rank.src else provision.lines


def _words(text: str) -> frozenset[str]:
    """The words of a meaning; a number is the same in figures."""
    return frozenset(each.stem if each.figure is None else str(each.figure) for each in pieces(text))


def _parts_of_longer(one: str, other: str) -> bool:
    """Whether each meaning begins with a name of its own: “Optional” is then only a part of two terms."""
    names = [match[1] for text in (one, other) if (match := _OWN_NAME.match(text))]
    return len(set(names)) > 1


def _place(meaning: Meaning) -> tuple[str, tuple[int, ...]]:
    """The number or term of a definition, and its lines."""
    return str(meaning.at or meaning.term), meaning.src.numbers if meaning.src else ()
