"""What two lines of a document have in common as parts of pages, and what only looks alike."""

import re
from collections import Counter
from functools import lru_cache
from itertools import pairwise
from statistics import median

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.words.labels import read_label

# What marks a repeated line as belonging to the page and not to the rules.
ANCHOR = re.compile(
    r"\b(?:date|submitted|approved|revised|revision|rev|effective|appendix|internal controls?|page \d+|version"
    r"|confidential|llc|inc|casino|hotel|racino|resort|cardroom|gaming plan|table games plan)\b"
    r"|©|\b[a-z]{2,5}-\d{4,7}\b", re.I,
)  # fmt: skip
# What a rule says, and no head or title.
RULE_WORDS = re.compile(r"\b(?:shall|must|may not|will|cannot|pays?|wins?|loses?)\b", re.I)
CHAPTER = re.compile(r"(?:section|appendix|chapter|part|exhibit|tab|game|(?:sub)?division)\s+[\w.-]{1,8}", re.I)
# What heads the sections and the tables of any game stands at the tops of pages too, and is no head of them.
_WITHIN = re.compile(
    r"\W*(?:definitions?|objects?|objectives?|equipment|general|introduction|wagers?|bets?|hands?|cards?|dealing"
    r"|rules of play|outcomes?|settlement|layout|conduct|how to play|type of game|overview"
    r"|(?:pay|collection|irregular|misdeal)\w*)\b",
    re.I,
)
_VERB = re.compile(
    r"\b(?:shall|may|must|will|can|is|are|was|were|be|been|has|have|pays?|paid|wins?|loses?|does|do|should)\b", re.I
)
_CODED = re.compile(r"\d{1,4}[A-Za-z]{0,2}(?:[.:–—-]\d{1,5}[A-Za-z]{0,2}){1,4}[.:]?\s+(?=[A-Z“\"])")
_PAGE_LINES = 12
_FIRST_LINES = 3
_FEW_WORDS = 3
_BESIDE = 4
_SENTENCE_WORDS = 6
_DIGITS = re.compile(r"\d+")
_MONTHS = re.compile(r"\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b")
# "gega-005102", "iv" behind all else: what a game is registered under, and the pages of a front counted otherwise.
_REGISTERED = re.compile(r"\b[a-z]{2,6}-?\d{3,7}\b")
_LONG_NUMBER = re.compile(r"\d{3}")
_SMALL_ROMAN = re.compile(r"(?<=\w\s)[ivx]{1,5}\Z")


@lru_cache(maxsize=8192)
def line_key(text: str) -> str:
    """The words of a line, without the figures, months and numbers of registration in which pages differ."""
    text = text.replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"')
    bare = _REGISTERED.sub("#", text.lower()) if _LONG_NUMBER.search(text) else text.lower()
    return " ".join(_MONTHS.sub("#", _DIGITS.sub("#", bare)).split())


def of_front(text: str, keys: set[str]) -> bool:
    """Whether a line has the first words of those that other pages repeat, and a small page's number behind them."""
    bare = _SMALL_ROMAN.sub("#", text)
    if bare == text:
        return False
    key = line_key(bare)
    return any(each == key or each.startswith(f"{key} ") for each in keys)


def on_two_pages(lines: list[Line], keys: dict[int, str], counts: Counter[str]) -> set[int]:
    """What a document of two pages has on both: the same words, and the page's number with them."""
    twice: dict[str, list[int]] = {}
    for index, key in keys.items():
        if counts[key] == 2:
            twice.setdefault(key, []).append(index)
    return {
        index
        for pair in twice.values()
        if _DIGITS.sub("", lines[pair[0]].text) and _counts(lines, pair)
        for index in pair
    }


def _counts(lines: list[Line], pair: list[int]) -> bool:
    """Whether the figures of two lines differ in one place, and there by one."""
    one, two = ([int(figure) for figure in _DIGITS.findall(lines[index].text)] for index in pair)
    steps = [after - before for before, after in zip(one, two, strict=False) if after != before]
    return len(one) == len(two) and steps == [1] and bool(ANCHOR.search(lines[pair[0]].text))


def of_pages(lines: list[Line], shown: list[int], keys: dict[int, str]) -> set[str]:
    """Words that repeat at the distance of pages and head the document, or stand amid a sentence as no title does."""
    places: dict[str, list[int]] = {}
    for place, index in enumerate(shown):
        if index in keys:
            places.setdefault(keys[index], []).append(place)
    found: set[str] = set()
    for key, at in places.items():
        text = lines[shown[at[0]]].text
        told = text[:1].islower() or ". " in text or _VERB.search(text) or is_numbered(text) or opens_part(text)
        if told or median(after - before for before, after in pairwise(at)) < _PAGE_LINES:
            continue
        heads = at[0] < _FIRST_LINES and len(key.split()) >= _FEW_WORDS
        if heads or any(_is_amid_sentence(lines, shown, place, keys) for place in at):
            found.add(key)
    return found


def _is_amid_sentence(lines: list[Line], shown: list[int], place: int, keys: dict[int, str]) -> bool:
    """Whether the words around a line, and around what repeats beside it, are one sentence."""
    before = next(
        (lines[index] for index in reversed(shown[max(0, place - _BESIDE) : place]) if index not in keys), None
    )
    after = next((lines[index] for index in shown[place + 1 : place + 1 + _BESIDE] if index not in keys), None)
    if before is None or after is None or before.tabular or after.tabular:
        return False
    return before.text[-1:].isalpha() and after.text[:1].islower() and len(before.text.split()) >= _SENTENCE_WORDS


def is_numbered(text: str) -> bool:
    """A line that begins with the number of a clause or a section."""
    return read_label(text) is not None or _CODED.match(text) is not None


def opens_part(text: str) -> bool:
    """What heads a section or a table, or counts as the first of its kind."""
    if coded := _CODED.match(text):
        return _WITHIN.match(text[coded.end() :]) is not None
    label = read_label(text)
    if label is None:
        return _WITHIN.match(text) is not None
    first = any(count.ordinal == 1 for count in label[0].counts)
    return first or _WITHIN.match(label[1]) is not None


def counted_once(lines: list[Line], shown: list[int]) -> set[int]:
    """Chapters' numbers on lines of their own, each printed once: they count games, where heads repeat."""
    places = {index: lines[index].text for index in shown if CHAPTER.fullmatch(lines[index].text)}
    printed = Counter(text.lower() for text in places.values())
    return {index for index, text in places.items() if printed[text.lower()] == 1}
