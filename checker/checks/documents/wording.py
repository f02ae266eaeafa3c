"""Slips of the pen: words too many, too few, misprinted or in the wrong form, lost words and brackets."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import groupby

from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.namefinder import Mention, NameFinder
from checker.index.phrases import LOST, Said, texts, wordings_found, wordings_with
from checker.index.references import references
from ruleschema.submission.locate import locate
from ruleschema.vocabulary.wording import Confused, Slip, confused_words, slips

_ANY = {"#": r"[“\"]?\d+[”\"]?", "*s": r"[a-z]{2,20}[a-rt-z]s"}
_END = r"\s*(?:[.;,:]|\Z)"
# The second may lack or have a plural: “wagers wager”.
_TWICE = re.compile(r"(?<![\w-])([a-z]{2,30}?)s? \1s?(?![\w-])", re.I)
# The same in a row of words; first the letters with which both begin, since few words in a row begin alike.
_AGAIN = re.compile(r" (?=([a-z]{2})[a-z]* \1)(?=([a-z]{2,30}?)s? \2s? )")
# How many words away a word still stands beside another.
NEAR = 3
# "a)" and "1.)" number an item; they open nothing. Three dots leave words out; two are a slip.
_LABEL = re.compile(r"(?:\A|[\s,;])(?:[0-9]{1,3}|[a-z]|[ivx]{1,5})[.]?\)", re.I)
_DOTS = re.compile(r"(?<![.…])\.\.(?![.…])")
_MARKS = ("(", ")", "..")
# How many words around a gap are told, and the small ones that tell nothing at its edges.
_AROUND = 5


def slipped(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    yield from _slips(rule, filing)


def _slips(rule: Rule, filing: Filing) -> Iterator[Fault]:
    for slip in (each for each in slips() if each.code == rule.code):
        found = wordings_found(filing)
        plain = [place for place in _places(slip) if _ANY.keys().isdisjoint(place)]
        for said in found.at(found.index.with_each(plain)):
            # Where the submission itself says that words are lost, DOC-152 tells it.
            for match in _pattern(slip).finditer(said.text) if LOST not in said.text else ():
                wanted = " or ".join(f"“{word}”" for word in slip.unless)
                told = str(slip.told or (f"{wanted} should follow" if wanted else ""))
                span, words = locate(said.text, filing.document.text, *match.span()), match.group()
                word = match[int(slip.word)] if slip.word else ""
                yield rule.fault(span, said.at, said.src, words=words, key=words.lower(), told=told, word=word)


@cache
def _places(slip: Slip) -> list[list[str]]:
    return [place.split("|") for place in str(slip.row).split()]


@cache
def _pattern(slip: Slip) -> re.Pattern[str]:
    places = _places(slip)
    row = r"\s+".join(f"({'|'.join(_ANY.get(word) or re.escape(word) for word in place)})" for place in places)
    before = "".join(rf"(?<!\b{re.escape(word)} )" for word in slip.after)
    then = "|".join(_END if word == "." else rf"\s+{re.escape(word)}\b" for word in slip.then)
    unless = "|".join(rf"\s+{re.escape(word)}\b" for word in slip.unless)
    ahead = (f"(?={then})" if then else "") + (f"(?!{unless})" if unless else "")
    return re.compile(rf"(?<![\w-]){before}{row}(?![\w'’-]){ahead}", re.I)


def doubled(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    rightly = frozenset(map(str, rule.words))
    found = wordings_found(filing)
    for said in found.at(number for number, row in enumerate(found.index.rows) if _AGAIN.search(row)):
        for match in _TWICE.finditer(said.text):
            one, two = match.group().split()
            # Two capitals are cells of a table, and “two twos” are cards.
            if match[1].lower() not in rightly and not (one[0].isupper() and two[0].isupper()):
                span, words = locate(said.text, filing.document.text, *match.span()), match.group()
                yield rule.fault(span, said.at, said.src, kind="twice", words=words, key=words.lower())
    yield from _slips(rule, filing)


def misprinted(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    first: dict[str, Said] = {}
    for said, found in _finder().among(filing):
        # The words of a lead-in are read again with each of its items; they are misprinted once.
        lead = first.setdefault(said.text[: found.end].lower(), said)
        if lead.at != said.at and said.at.startswith(lead.at):
            continue
        meant = next((each.meant for each in _meanings()[found.name] if _wrong(each, said.text, found)), None)
        if meant is not None:
            words = said.text[found.start : found.end]
            span = locate(said.text, filing.document.text, found.start, found.end)
            yield rule.fault(span, said.at, said.src, words=words, key=words.lower(), meant=meant)


def _wrong(meaning: Confused, text: str, found: Mention) -> bool:
    """Whether the words around call for the other word."""
    words, count = text.lower().translate({ord("."): " ", ord(","): " "}), int(meaning.within or NEAR)
    near = {*words[: found.start].split()[-count:], *words[found.end :].split()[:count]}
    if not near.isdisjoint(meaning.unless) or (meaning.after and found.before not in meaning.after):
        return False
    return not meaning.beside or not near.isdisjoint(meaning.beside)


@cache
def _meanings() -> dict[str, list[Confused]]:
    found: dict[str, list[Confused]] = defaultdict(list)
    for each in confused_words():
        found[str(each.word)].append(each)
    return found


@cache
def _finder() -> NameFinder:
    return NameFinder(_meanings())


def lost(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    small = frozenset(map(str, rule.words))
    for said in texts(filing):
        place = said.text.find(LOST)
        if place < 0:
            continue
        # No more than the words next to the gap: the rest of the sentence is ours and shows nothing.
        before = said.text[:place].rpartition(",")[2].split()[-_AROUND:]
        after = said.text[place + len(LOST) :].strip(" .").partition(",")[0].split()[:_AROUND]
        before = before[1:] if before and before[0] in small else before
        while after and after[-1] in small:
            after.pop()
        yield rule.fault(
            locate(said.text, filing.document.text, place, place + len(LOST)),
            said.at,
            said.src,
            around=" ".join((*before, "[…]", *after)),
            whole=said.text.replace(LOST, "…").strip().rstrip("."),
        )


def unpaired(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    # A sentence may be split at a semicolon inside the bracket, so a clause is read as one.
    marked = wordings_with(filing, _MARKS)
    clauses = [list(group) for _, group in groupby(marked, key=lambda said: said.at)]
    refs = ((part, provision, ref) for provision, ref in references(filing) for part in (ref.to, ref.titled) if part)
    cited = [[Said(part, each.at, ref.src.numbers if ref.src else each.lines)] for part, each, ref in refs]
    for said, place, told in (slip for group in (*clauses, *cited) for slip in _unpaired(group)):
        yield rule.fault(
            locate(said.text, filing.document.text, place, place + 1),
            said.at,
            said.src,
            kind="dots" if said.text[place] == "." else "",
            around=said.text[max(0, place - 25) : place + 26].strip(),
            told=told,
            mark=said.text[place],
        )


def _unpaired(group: list[Said]) -> Iterator[tuple[Said, int, str]]:
    opened: list[tuple[Said, int]] = []
    for said in group:
        text = said.text if "(" in said.text else _LABEL.sub(lambda label: " " * len(label.group()), said.text)
        for place in (place for place, char in enumerate(text) if char in "()"):
            if text[place] == "(":
                opened.append((said, place))
            elif opened:
                opened.pop()
            else:
                yield said, place, "a bracket closes that was never opened"
        yield from ((said, dots.start(), "the full stop is doubled") for dots in _DOTS.finditer(text))
    # What closes the bracket may stand behind the semicolon at which a sentence was broken off.
    left = ((said, place) for said, place in opened if not said.text.rstrip().endswith(";"))
    yield from ((said, place, "a bracket opens and never closes") for said, place in left)
