"""Heads of tables whose columns run together: "Hand Paytable A Paytable B" over rows of two values."""

import re

# What heads a column of pay, alone or among others.
COLUMN = re.compile(
    r"\b(?:dealer envy|envy bonus|envy|wild|natural|payouts?\s?/?\s?odds|payout|pays?|payoff|odds|award"
    r"|table\s+[A-Z0-9]{1,3})\b",
    re.I,
)
ENVY = re.compile(r"envy\b", re.I)
_FIRST = re.compile(
    r"(?:hands?|outcomes?|(?:(?:side|bonus|optional|proposition) )?(?:wagers?|bets?)(?: on)?"
    r"|events?|combinations?|results?|match(?:es)?|numbers?|cards?|totals?"
    r"|points?|spread|situations?|conditions?|scenarios?|cases?|"
    r"poker hands?|type of \w+|numbers? of \w+|winning \w+"
    r"|(?:player['’]?s?|final|first two|qualifying|[\w-]+) (?:hands?|cards?"
    r"|totals?|results?|outcomes?))",
    re.I,
)
# "Side Bet Winning Event Payout": the wager stands before its case.
_WAGER_FIRST = re.compile(
    r"(?:(?:side|bonus|optional|proposition)\s)?(?:wagers?|bets?)\s+(?P<case>[\w' -]{3,40})", re.I
)
_PAID = re.compile(
    r"(?:payout odds|pay ?outs?|pay ?offs?|pays?(?: to)?|odds|awards?|amounts?|prizes?"
    r"|envy(?: bonus(?: payouts?)?)?|wild|natural"
    r"|\$\d{1,3}(?:\.\d\d)? (?:wager|bet)s?"
    r"|bonus(?: payouts?)?|at least|minimum(?: (?:odds|payouts?))?|meter|progressive(?: payouts?)?"
    r"|[\w'-]+ (?:payouts?|pays|odds|bonus))",
    re.I,
)
_NUMBERED = re.compile(
    r"(?:pay ?table|pay ?out|table|version|option|schedule|column|tier|level|series"
    r"|program)s?(?:\s*#?\s*[A-Z]{0,3}-?\d{1,3}[A-Z]?|(?:\s+#?\s*|#)(?:[A-Z]{1,2}|[IVX]{1,4}|one|two|three|four))"
    r"|[A-Z]{1,4}-?\d{1,3}[A-Z]?|(?:\d{1,2}|one|two|four|six|eight|single|double)[ -]decks?|\d{1,2}x?|[A-Z]", re.I,
)  # fmt: skip
_LISTED = re.compile(r",\s+(?:and\s+)?|\s+and\s+|\s+&\s+")
_COUNT = re.compile(r"#?\d{1,2}|[a-h]|[ivx]{1,4}")
# What tells one table of a wager from another, beside its name: Trips - Table 2, Trips PT-03.
VERSION = re.compile(
    r"\b(?:pay ?table|table|version|option|schedule|column)s?(?:\s+#?\s?|#)(?:[A-Z]|[IVX]{1,4}|\d{1,2})\b"
    r"|(?-i:\b[A-Z]{2,3}-\d{1,2}\b)",
    re.I,
)
_GENERIC = re.compile(
    r"(?:points?(?: values?)?|pay|pays|paid|pay ?offs?|pay ?outs?|odds|pay ?tables?|awards?|amounts?|prizes?"
    r"|bonus|returns?|winnings|payments?|at least|minimum"
    r"|(?:(?:minimum|maximum|least|lowest|payout|pay|paid|true|house|winning|bonus|posted|standard|approved|correct|net|required|amount|rate)\s+){1,3}"
    r"(?:odds|payouts?|pays?|awards?|amounts?|pay ?offs?|rates?)|payout ?/? ?odds"
    r"|pays? (?:to|at least)|no less than)",
    re.I,
)


def is_generic(column: str | None) -> bool:
    """A column head that only says that this is what is paid."""
    return column is None or not column.strip() or bool(_GENERIC.fullmatch(column.strip(" :*.")))


def is_numbered(column: str) -> bool:
    """A column head that tells one table from another: Table 2, PT-01, 6 decks."""
    return bool(_NUMBERED.fullmatch(column.strip(" :*.")))


# "Trips-01", "Bonus B": a name, and which of its tables this is.
_COUNTED = re.compile(r"(?P<stem>.*[A-Za-z)])(?:\s?[-–#]\s?|\s#?)(?:\d{1,3}[A-Z]?|[A-Z]|[IVX]{1,4})")


def versioned(column: str, columns: "tuple[str, ...]") -> str | None:
    """The words that heads of columns share before they are counted: then they are tables of one wager."""
    own = _COUNTED.fullmatch(column.strip(" *:"))
    others = [each for other in columns if (each := _COUNTED.fullmatch(other.strip(" *:")))]
    alike = {each[0] for each in others if own and each["stem"].lower() == own["stem"].lower()}
    return own["stem"].strip() if own and len(alike) > 1 else None


_GLUED = re.compile(r"(?<=[a-z\d])(?=(?:Pay|Odds|Award|Table|Option|Version|Schedule|Column)[a-z]*\b)")


def heads_labels(text: str) -> bool:
    """Whether words can stand over the labels of a table: Hand, Winning outcome."""
    return bool(_FIRST.fullmatch(text.strip(" :*")))


def heads_wager_and_case(head: str) -> bool:
    """Whether a head stands over labels that are a wager and, behind it, its case."""
    found = _WAGER_FIRST.fullmatch(head)
    return found is not None and _FIRST.fullmatch(found["case"]) is not None


def wraps(above: str, below: str) -> bool:
    """Whether two lines are one column's head that wrapped in its cell: "Dealer" over "Envy"."""
    return COLUMN.fullmatch(f"{above} {below}") is not None


_COUNTS = ("ABCDEFGHIJ", "123456789", ("I", "II", "III", "IV", "V", "VI"), ("ONE", "TWO", "THREE", "FOUR", "FIVE"))
_MOST_COUNTED = 5
_FEWEST = 2
_MOST_WORDS = 12


def split_head(text: str, columns: int, known: "tuple[str, ...] | list[str]" = ()) -> list[str] | None:
    """The head of the first column and those of the others, where the words part that way."""
    words = _GLUED.sub(" ", text).replace(": ", " ").strip(" :*").split()
    if counted := _counted(words, columns):
        return counted
    found = _from_the_right(words, columns, {name.lower() for name in known})
    if found is not None:
        return found
    if columns > 1 and len(words) == columns + 1 and _FIRST.fullmatch(words[0]):
        return words
    return None


def _counted(words: list[str], columns: int) -> list[str] | None:
    """Columns of as many words each that only their count tells apart: "Hand, Aces Up-1, Aces Up-2"."""
    for size in range(1, _MOST_COUNTED):
        first = len(words) - size * columns
        if columns < _FEWEST or first < 1:
            return None
        over = " ".join(words[:first])
        heads = [" ".join(words[at : at + size]) for at in range(first, len(words), size)]
        alike = _FIRST.fullmatch(over) and all(versioned(head, tuple(heads)) for head in heads)
        if alike or (first <= _MOST_WORDS and _count_on(heads)):
            return [over, *heads]
    return None


def _count_on(heads: list[str]) -> bool:
    """Whether heads count on from the first under one name, whatever stands over the labels: Paytable A, Paytable B."""
    parted = [head.upper().rpartition(" ") for head in heads]
    if not parted[0][0] and heads[0] not in ("A", "I"):
        return False  # a bare figure may be a part of what stands over the labels
    same = len({name for name, _, _ in parted}) == 1
    return same and [count for _, _, count in parted] in [list(each[: len(heads)]) for each in _COUNTS]


def _from_the_right(words: list[str], columns: int, known: set[str]) -> list[str] | None:
    """Take columns off the end, the longest words that make one first; the rest must head the labels."""
    if columns == 0:
        rest = " ".join(words)
        return [rest] if not rest or _FIRST.fullmatch(rest) or heads_wager_and_case(rest) else None
    found: list[list[str]] = []
    for size in range(min(4, len(words)), 0, -1):
        part = " ".join(words[-size:])
        name, _, count = part.lower().rpartition(" ")
        is_version = name in known and _COUNT.fullmatch(count) is not None  # Trips 1, Trips 2
        listed = [each for each in _LISTED.split(part.lower()) if each]
        all_known = len(listed) > 1 and all(each in known for each in listed)  # Across, Down and Middle
        if part.lower() in known or all_known or is_version or _PAID.fullmatch(part) or _NUMBERED.fullmatch(part):
            before = _from_the_right(words[:-size], columns - 1, known)
            found += [[*before, part]] if before is not None else []
    # "Wager Payout" is the head of the labels and that of what is paid, and not of a wager's payout.
    return next((each for each in found if each[0]), found[0] if found else None)
