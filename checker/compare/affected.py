"""Clauses that nobody touched and that yet mean something else: a term, hand or table they use has changed."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from checker.compare.change import Change, ChangeClass, Place
from checker.compare.version import Paid, Sentence, Version
from ruleschema.meaning.sense import Sense
from ruleschema.submission.numbers import path_of
from ruleschema.submission.span import Span

_TERMS = ("definition", "rank")
_TABLES = ("payout", "payout bound", "payout removed", "payout added", "count", "case", "fee")


class Untouched:
    """What both versions say alike, findable by the words used and the numbers cited."""

    def __init__(self, version: Version, sentences: Iterable[Sentence], payouts: Iterable[Paid]) -> None:
        self.version = version
        self._by_word: dict[str, list[tuple[Sense, Sentence | Paid]]] = defaultdict(list)
        self._citing: dict[tuple[str, ...], list[Sentence]] = defaultdict(list)
        for sentence in sentences:
            self._add(sentence.signature.phrase, sentence)
            for path in _cited(sentence):
                self._citing[path].append(sentence)
        for paid in payouts:
            self._add((*paid.wager, *paid.outcome, *paid.condition), paid)

    def _add(self, words: Sense, each: Sentence | Paid) -> None:
        for word in set(words):
            self._by_word[word].append((words, each))

    def using(self, term: Sense) -> Iterator[Sentence | Paid]:
        """What uses a term, word for word."""
        if not term:
            return
        rarest = min(term, key=lambda word: len(self._by_word.get(word, ())))
        for words, each in self._by_word.get(rarest, ()):
            if any(words[at : at + len(term)] == term for at in range(len(words) - len(term) + 1)):
                yield each

    def citing(self, at: str) -> Iterator[Sentence]:
        """What cites a clause or what holds it."""
        path = path_of(at)
        for length in range(1, len(path) + 1):
            yield from self._citing.get(path[:length], ())

    def place(self, each: Sentence | Paid) -> Place:
        if isinstance(each, Sentence):
            return self.version.place(each)
        return Place(each.fact.at, each.fact.span, each.fact.src)


def with_affected(changes: Iterable[Change], untouched: Untouched, tables: dict[Span, Sense]) -> Iterator[Change]:
    """The changes, each with the untouched clauses it reaches."""
    for change in changes:
        kind = change.kind.removesuffix(" added").removesuffix(" removed")
        found: list[Sentence | Paid] = []
        if change.change_class is not ChangeClass.EDITORIAL and kind in _TERMS:
            name = change.subject.rpartition(", ")[2] if kind == "rank" else change.subject
            found += untouched.using(untouched.version.sense(name))
        if change.change_class is ChangeClass.NEEDS_APPROVAL and change.kind in _TABLES:
            found += untouched.citing(change.new_at or "")
            found += [each for span in (change.old_span, change.new_span) if span in tables
                      for each in untouched.using(tables[span])]  # fmt: skip
        places = {untouched.place(each): None for each in found}
        own = {side.place.span for side in (change.old, change.new) if side is not None}
        reached = tuple(sorted((place for place in places if place.span not in own), key=lambda each: each.span))
        yield _graver(replace(change, affects=reached)) if reached else change


def _graver(change: Change) -> Change:
    """A term that clauses use is more than a plain statement."""
    if change.change_class is not ChangeClass.NOTIFY:
        return change
    return replace(change, change_class=ChangeClass.NEEDS_APPROVAL)


def _cited(sentence: Sentence) -> Iterator[tuple[str, ...]]:
    provision = sentence.spoken.provision
    for ref in provision.clause.refs if provision is not None else ():
        if ref.to is not None and ref.document is None:
            yield path_of(ref.to)
