"""Sentences in, syntax trees with grade and residue out."""

import re
from dataclasses import dataclass
from enum import StrEnum, unique
from functools import lru_cache
from typing import Any

from grammar import nodes, wording
from grammar.build import Misstated
from grammar.parser import lark

MOST_CHARACTERS = 4000
MOST_STEPS_BACK = 4

# Recovery splits before parsing, so a bad sentence cannot hide the next one. A full stop
# ends a sentence where white space or nothing follows, not inside 2.5, §7.II or quotes.
_STOP = re.compile(r'"[^"\n]*"|(?P<stop>\.)(?=\s|$)')


# A word that no terminal takes: a figure with all its signs, a word, or one sign.
_FOUND = re.compile(r"[$-]?\d(?:[\w,.-]*\w)?|\$?\w+|\S")
_CONDITIONS = ("if", "when", "where", "while")
_MEMBER = re.compile(r"(?:an? |the )?\S+\Z")


@unique
class Grade(StrEnum):
    """How much of a sentence was understood."""

    FULL = "full"
    PARTIAL = "partial"
    OPAQUE = "opaque"


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong in a sentence, with the offsets of the words concerned."""

    message: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Reading:
    """One sentence as read: its tree if any, its grade, what did not fit."""

    text: str
    start: int
    tree: nodes.Sentence | None
    grade: Grade
    residue: str = ""
    problem: Problem | None = None


def sentences(text: str) -> list[tuple[int, str]]:
    """The sentences of a clause with their offsets."""
    found = []
    start = 0
    for stop in _STOP.finditer(text):
        if stop["stop"] is None:
            continue
        found.append((start, text[start : stop.end()]))
        start = stop.end()
    if text[start:].strip():
        found.append((start, text[start:]))
    return found


def read_clause(text: str) -> list[Reading]:
    """Every sentence of a clause, each graded on its own."""
    return [_placed(start, sentence) for start, sentence in sentences(text)]


def tree_in_full(text: str) -> nodes.Sentence | None:
    """The tree of one sentence that is read in full; nothing for any other text, and no word on why."""
    if len(text) > MOST_CHARACTERS or len(sentences(text)) != 1:
        return None
    from lark.exceptions import UnexpectedInput

    try:
        tree: nodes.Sentence = lark().parse(text, start="sentence")
    except (Misstated, UnexpectedInput):
        return None
    return None if _cut_short(tree) else tree


def _placed(start: int, sentence: str) -> Reading:
    tree, grade, residue, problem = _read(sentence)
    return Reading(sentence, start, tree, grade, residue, problem)


@lru_cache(maxsize=65536)
def _read(sentence: str) -> tuple[nodes.Sentence | None, Grade, str, Problem | None]:
    if len(sentence) > MOST_CHARACTERS:
        message = f"the sentence is longer than {MOST_CHARACTERS:,} characters; split it"
        return None, Grade.OPAQUE, sentence, Problem(message, 0, len(sentence))
    tree, problem = _attempt(sentence, "sentence")
    if problem is None:
        cut = _cut_short(tree)
        return tree, Grade.PARTIAL if cut else Grade.FULL, "", cut
    kept, residue = _salvage(sentence, problem)
    return kept, Grade.OPAQUE if kept is None else Grade.PARTIAL, residue, problem


@lru_cache(maxsize=8192)
def read_payment(text: str) -> nodes.Payment | Problem:
    """A table cell such as "1,000 to 1" or "100% of the meter"."""
    if len(text) > MOST_CHARACTERS:
        return Problem(f"the payout is longer than {MOST_CHARACTERS:,} characters", 0, len(text))
    tree, problem = _attempt(text, "payment")
    return tree if problem is None else problem


def _attempt(text: str, start: str) -> tuple[Any, Problem | None]:
    """The tree of a text, or why it cannot be read: Lark knows what could have followed."""
    from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

    try:
        return lark().parse(text, start=start), None
    except Misstated as error:
        return None, Problem(str(error), error.start, error.end)
    except UnexpectedToken as error:
        if error.token.type == "$END":
            end = len(text.rstrip())
            return None, _problem(text, None, error, (end - 1, end), start)
        found = error.token.split()[0] if error.token.type == "RUN" else error.token.strip()
        at = text.index(found, error.token.start_pos or 0)
        return None, _problem(text, found, error, (at, at + len(found)), start)
    except UnexpectedCharacters as error:
        at = error.pos_in_stream or 0
        word = _FOUND.match(text, at)
        found = word.group() if word else text[at : at + 1]
        return None, _problem(text, found, error, (at, at + len(found)), start)
    except UnexpectedInput:
        return None, Problem("the sentence cannot be read", 0, len(text))


def _problem(text: str, found: str | None, error: Any, place: tuple[int, int], start: str) -> Problem:
    """The words for what went wrong, from the tokens that would have gone on."""
    going = getattr(error, "interactive_parser", None)
    expected = going.accepts() if going is not None else getattr(error, "allowed", None) or ()
    at = max(place[0], 0)
    before = text[:at] if found is not None else text.rstrip()
    if "MODAL" in expected and (spoilt := wording.in_head(before)):
        return Problem(*spoilt)
    message = wording.unexpected(found, set(expected), before, text[at:], cell=start == "payment")
    return Problem(message, at, max(place[1], 1))


def _cut_short(tree: nodes.Sentence) -> Problem | None:
    """A condition that is only a figure is a list its own comma cut off: "if 2, 3 or 12 is thrown"."""
    for slot in tree.leading:
        if slot.marker in _CONDITIONS and slot.phrase and not slot.slots and _MEMBER.match(slot.phrase.text):
            message = f"the comma after “{slot.phrase.text}” ends the condition; join its list with “or”"
            return Problem(message, slot.phrase.start, slot.phrase.end)
    return None


def _salvage(sentence: str, problem: Problem) -> tuple[nodes.Sentence | None, str]:
    """The longest beginning that is a sentence of its own; the rest is residue."""
    whole = sentence.rstrip()
    ends = problem.message == wording.NO_STOP or (problem.end == len(whole) and whole[-2:].isalnum())
    at = len(whole) if ends else problem.start
    for _ in range(MOST_STEPS_BACK):
        beginning = sentence[:at].rstrip(" ,;:.")
        if not beginning.strip():
            break
        tree, _ = _attempt(beginning + ".", "sentence")
        if tree is not None:
            return tree, sentence[len(beginning) :].strip()
        at = _last_word(beginning)
    return None, sentence.strip()


def _last_word(text: str) -> int:
    """Where the last word of a text starts; "at least" and "at most" are one."""
    *_, before, last = ("", *text.rsplit(None, 2))
    at = len(text) - len(last)
    return text.rindex("at", 0, at) if before == "at" and last in ("least", "most") else at
