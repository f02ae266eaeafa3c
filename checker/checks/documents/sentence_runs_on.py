"""A sentence has a second verb, or a second subject, that nothing joins to the first."""

import re
from collections.abc import Iterator
from functools import lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.unjoined import JOINED, second_verb
from ruleschema.submission.provisions import Spoken

_FINITE = re.compile(r"\b(?!they|you|she)(?P<noun>[a-z]{3,}) (?P<verb>is|are) (?!to\b)(?P<rest>[a-z]+)", re.I)
# "Surveillance a property": an article between two nouns, with nothing before it that could take one.
_ARTICLE = re.compile(r"\A(?:the |an? )?(?P<noun>[a-z]{4,}) (?P<article>an?|the) [a-z]+\Z", re.I)
_LINK = frozenset(("from", "with", "into", "upon", "over", "under", "than", "both", "only", "half", "such", "what"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for sentence, tree in filing.duties:
        second = second_verb(sentence) if sentence.reading.problem is not None else None
        if second is not None:
            before = " ".join(sentence.reading.text[: second.start()].split()[-4:])
            told = f"“{second.group()}” is a second verb after “{before}”, and its subject is missing"
            yield _fault(filing, sentence, second.start(), second.end(), told)
        if _joins_two(tree.head.text):
            told = f"“{tree.head.text}” joins two subjects with no word between them"
            yield _fault(filing, sentence, tree.head.start, tree.head.end, told)
        match = _FINITE.search(tree.object.text) if tree.object is not None and _is_finite(tree.object.text) else None
        if tree.object is not None and match is not None and not JOINED.search(tree.object.text[: match.start("verb")]):
            told = f"“{match.group()}” begins a second statement, and no word joins it to the first"
            start = tree.object.start
            yield _fault(filing, sentence, start + match.start(), start + match.end(), told)


@lru_cache(maxsize=4096)
def _joins_two(head: str) -> bool:
    match = _ARTICLE.match(head)
    return match is not None and match["noun"].lower() not in _LINK and not match["noun"].lower().endswith("ing")


def _is_finite(text: str) -> bool:
    lower = text.lower()
    return " is " in lower or " are " in lower


def _fault(filing: Filing, sentence: Spoken, start: int, end: int, told: str) -> Fault:
    words = sentence.reading.text[start:end]
    return Fault(
        span=sentence.span(filing.document, start, end),
        message=f"In this sentence {told}: a word is missing.",
        at=sentence.at,
        src=sentence.lines,
        expected="a joining word",
        actual=words,
        label="not joined",
        hint="restore the missing word, such as “that”, “as” or “of”.",
        about=(words.lower(),),
    )


CHECK = Check(
    code="DOC-128",
    title="Sentence runs on",
    severity=Severity.NOTE,
    why="Words were lost between the two halves, and what the second half qualifies is open.",
    fix="Restore the missing word.",
    run=find,
    passes="""
sections: [{number: 1, title: Draw, clauses: [{at: 1.A, says: dealer shall deal the cards that are necessary.}]}]
""",
    fails="""
sections: [{number: 1, title: Draw, clauses: [{at: 1.A, says: dealer shall deal additional cards are necessary.}]}]
""",
)
