"""What kind of line this is: a heading, a title, a row of a table, a sentence."""

import re
from functools import lru_cache

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.words.heads import split_head
from ruleschema.intake.words.labels import dashed_label, read_label
from ruleschema.intake.words.payvalues import cell_value, is_empty
from ruleschema.intake.words.rowvalues import paid_on, together, trailing_values

VERB = re.compile(
    r"\b(?:shall|may|must|will|can|cannot|is|are|was|were|be|been|has|have|pays?|paid|wins?|loses?|pushes|does|do|should)\b",
    re.I,
)
# A row's label may hold "win" ("Place Bet to Win on 4") but tells no rule.
_RULE = re.compile(
    r"\b(?:shall|may|must|will|can|cannot|is|are|be|has|have|paid|pays?|receives?|loses|should|if)\b", re.I
)
_OPEN_LABEL = re.compile(
    r"(?:[,;]|\b(?:of|at|than|or|from|least|most|for|between|to|and|on|wins|is|are|be|has|have))\Z|\.\s+[A-Z]"
)
# "Dealer and player both have a pair 40 to 1": a case may hold what hands have or are, and no duty.
_HOLDS = re.compile(r"\b(?:is|are|has|have)\b", re.I)
_ODDS = re.compile(r"[\d,.]+\s?(?:to|for|:)\s?\d+")
# "Tie → Ante pays 1:1": what becomes of the wagers in a case, and no label.
_ARROW = re.compile(r"\S\s(?:→|->|=>)\s+\S")
# "Trips: flush 7 to 1, straight 4 to 1": a list of odds in words, of which the last ends the line; 11 to 17 are totals.
_LISTED_ODDS = re.compile(r"\d\s?(?:to|for|:)\s?[1-6]\s?[;,]\s")
# "1 CCR 207-1", "Section 12-2": the number of a law and no odds.
_LAW = re.compile(
    r"(?:\A|\s)(?:\d{1,3} [A-Z]{2,6}|[A-Z]{3,6}|§+|(?:Sec(?:tion|\.)|Rule|Reg(?:ulation|\.)|Part|Chapter|Title"
    r"|Art(?:icle|\.)|No\.|Act|Form|Docket|Bill|Order|Doc(?:ument|\.)|Page|Ch\.|Code|C\.R\.S\.|N\.J\.A\.C\.|Pa\.B\.)s?)\Z"
)
_HYPHENED = re.compile(r"\d+\s?[-/]\s?\d+")
_ORDINAL = re.compile(r"\A\d+(?:st|nd|rd|th)\b")
_LETTER = re.compile(r"[^\W\d_]")
_PAYS = re.compile(r"\bpays?\b", re.I)
# "It pays at least:" announces a table and is no name of it.
_SAYS = re.compile(r"(?:it|they|these|this|each|such|both|all|winners?)\b.*\bpays?\b.*:\Z", re.I)
# "[Effective until 3/23/2026] Bad Beat Bonus": what an editor of a code sets beside a title.
_NOTE = re.compile(
    r"\s*[\[(](?:(?:effective|repealed|reserved|amended|renumbered|expire[sd]|temporary|added|new)\b[^\[\]()]{0,80})[\])]\s*",
    re.I,
)
# "6 Card Bonus": how many cards decide a wager is a part of its name.
_CARDS = re.compile(r"\A\d(?=[- ]Cards? [A-Z])")
# "21+3 (optional wager)": wagers are called by figures alone, as the sum of the cards that decide them.
_SUM = re.compile(r"\d{1,2}\+\d{1,2}(?![\w+])")
_SPAN = re.compile(r"(\d{1,2}) ?(?:to|-|–) ?(\d{1,2})", re.I)
_MOST_STAKED = 6
# "Buy Bets (5% commission on the amount wagered)"
_ASIDE_LAST = re.compile(r"\s\([^()]{1,60}\)\Z")
_CAPTION_WORDS = 8
_TITLE_WORDS = 8
_DIGIT = re.compile(r"\d")


def is_title_like(text: str, most: int = 25) -> bool:
    """Words that name something and say nothing: short, begun with a capital, without a verb."""
    bare = text.strip().rstrip(".:")
    if not bare or len(bare.split()) > most or bare.endswith((",", ";")) or (VERB.search(bare) and not _is_set(bare)):
        return False
    first = _LETTER.search(_ORDINAL.sub("", bare))
    named = _SUM.match(bare) or (first is not None and (first[0].isupper() or bare[0] in "“\"'"))
    return bool(named) and ". " not in bare


def without_notes(title: str) -> str:
    """A title without what an editor notes beside it in brackets: when it takes effect, or was changed."""
    return _NOTE.sub(" ", title).strip() or title


def opens_list(text: str) -> bool:
    """Whether items follow: after a colon, or after the dash that some houses set in its place."""
    return text.rstrip().endswith((":", " -", " –", "—"))


def is_set_title(text: str) -> bool:
    """A few words, each but the small ones with a capital, and no stop behind them."""
    words = text.split()
    if _SUM.fullmatch(text):
        return True  # 21+3
    told = _DIGIT.search(_CARDS.sub("", text))
    if len(words) > _CAPTION_WORDS or text.endswith((".", ",", ";", "-", "–", "—")) or told:
        return False
    return is_title_like(text, _CAPTION_WORDS) and all(word[:1].isupper() or len(word) < 4 for word in words)


def _is_set(text: str) -> bool:
    """Set as titles are, each word but the small ones with a capital: such a line may hold a verb."""
    words = text.split()
    if not 2 < len(words) <= _TITLE_WORDS or text.isupper() or _DIGIT.search(text):
        return False
    return all(word[:1].isupper() or len(word) < 4 for word in words) and sum(word[:1].isupper() for word in words) > 1


@lru_cache(maxsize=8192)
def is_capitals(text: str) -> bool:
    """A line set in capitals."""
    if text.endswith((".", ",", ";")) or len(text.split()) > 12:
        return False
    letters = _LETTER.findall(text)
    return len(letters) >= 3 and sum(map(str.isupper, letters)) >= 0.9 * len(letters)


def is_heading(line: Line) -> bool:
    """A line printed as a heading: by markup, in bold or in capitals."""
    if line.cells or line.bullet:
        return False
    if line.heading:
        return len(line.text.split()) <= 16 or not VERB.search(line.text)
    if line.bold and is_title_like(line.text, 16):
        return True
    label = read_label(line.text)
    return is_capitals(line.text) and (label is None or label[0].section)


def is_rule(line: Line) -> bool:
    """A sentence, or a row of a table that is no entry of a contents list."""
    if len(line.cells) > 1:
        return not re.fullmatch(r"\d{1,3}", line.cells[-1])
    return bool(VERB.search(line.text)) and len(line.text.split()) > 8


def is_row(line: Line) -> bool:
    """A row of a table: cells, or a label that ends in pay values."""
    if line.limit:
        return False
    if line.cells:
        return True
    if line.table is not None:
        return True
    return is_pay_row(line)


def is_pay_row(line: Line) -> bool:
    """A row that pays: a short label without a verb, and values behind it."""
    if line.limit:
        return False
    if line.cells:
        values = [cell for cell in line.cells[1:] if cell]
        return bool(values) and any(cell_value(cell) is not None or together(cell) for cell in values)
    if line.heading or len(line.text) > 160:
        return False
    found = trailing_values(line.text)
    if found is None:
        return paid_on(line.text) is not None
    label, values = _without_number(found[0]), found[1]
    holds = label[:1].isupper() and not line.text.endswith(".") and _ODDS.fullmatch(values[-1])
    rule = _RULE.search(_HOLDS.sub("", label) if holds else label)
    if len(label.split()) > 12 or rule or _OPEN_LABEL.search(label):
        return False
    # "1 to 18 | 19 to 36", and the chart of draws: "4 2 to 7".
    if (_SPAN.fullmatch(label) or label.isdecimal()) and all(_is_span(value) for value in values):
        return False
    if all(is_empty(value) for value in values) or _ARROW.search(label) or _LISTED_ODDS.search(label):
        return False
    if _LAW.search(label) and all(_HYPHENED.fullmatch(value) for value in values):
        return False
    # A bare "… push" or "… lose" at a line's end is prose unless it stands in capitals or alone.
    if all(cell_value(value) in ("push", "lose") for value in values):
        return len(label.split()) <= 8 and values[0][0].isupper() and not line.text.endswith(".")
    return True


def _without_number(label: str) -> str:
    """The label of a row that is an item: "(b) Straight flush, suited, 40 to 1" is no end of a sentence."""
    numbered = read_label(label)
    if numbered is None:
        return label
    bare = numbered[1].rstrip(" ,")
    return bare if "," in bare else numbered[1]


def _is_span(value: str) -> bool:
    """From one number up to another, as wagers are made on, and no odds: 11 to 17."""
    found = _SPAN.fullmatch(value)
    return found is not None and int(found[1]) < int(found[2]) > _MOST_STAKED


def is_caption(line: Line) -> bool:
    """A short line that can stand over or inside a table: its name, a group, a part of a split cell."""
    text = _ASIDE_LAST.sub("", line.text) if line.text.count("(") == 1 else line.text
    if (
        line.cells
        or line.limit
        or dashed_label(text)
        or len(text.split()) > _CAPTION_WORDS
        or text.endswith((".", ";"))
        or text[:1].islower()
    ):
        return False
    if _SAYS.match(text):
        return False
    return not _RULE.search(_PAYS.sub("", text)) and read_label(text) is None and not line.bullet


def is_head(line: Line, row: Line) -> bool:
    """Whether a line heads the columns of the row below it."""
    found = trailing_values(row.text) if not row.cells else None
    return found is not None and not line.cells and split_head(line.text, len(found[1])) is not None
