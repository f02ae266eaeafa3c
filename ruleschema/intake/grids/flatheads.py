"""Heads of columns that run together on one line, also where no word of them is known: "Up card Bust Suited Bust"."""

from dataclasses import dataclass

from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.words.heads import VERSION, heads_labels, is_generic, split_head

_MOST_WORDS = 14
_MOST_HEAD = 3


@dataclass(frozen=True, slots=True)
class FlatHead:
    """What stands over the labels, over each column, and the wager that the line names before them."""

    over: str
    columns: list[str]
    wager: str | None = None


def part_head(text: str, columns: int, wagers: Wagers) -> FlatHead | None:
    """The heads of as many columns; none where the words part in no way."""
    # A column's head may leave out what kind of wager it is: Trips, for the Trips Bonus.
    short = tuple(key.removesuffix(" bonus") for key in wagers.names)
    if found := split_head(text, columns, (*wagers.names, *short)):
        return FlatHead(found[0], found[1:])
    words = VERSION.sub(" ", text).strip(" :*").split()
    if columns == 1 or len(words) > _MOST_WORDS:
        return None
    return (
        _behind_wager(words, columns, wagers)
        or _alike(words, columns)
        or _begun_alike(words, columns)
        or _behind_pay(words, columns)
    )


def _behind_wager(words: list[str], columns: int, wagers: Wagers) -> FlatHead | None:
    """ "Trips PT-02 Wild Natural": the wager of the table, and its columns."""
    for size in range(len(words) - columns, 0, -1):
        named = wagers.named(" ".join(words[:size]))
        if named and (found := split_head(" ".join(words[size:]), columns, tuple(wagers.names))):
            return FlatHead(found[0], found[1:], named)
    return None


def _alike(words: list[str], columns: int) -> FlatHead | None:
    """Columns that end in the same word: "Cards Flush Straight Flush", "Decks Suited match Unsuited match"."""
    last = words[-1].lower()
    ends = [place for place, word in enumerate(words) if word.lower() == last]
    if len(ends) != columns or not last.isalpha():
        return None
    first = ends[0]
    while first > 1 and words[first][:1].islower():
        first -= 1  # a head begins with a capital
    if first == ends[0] and is_generic(last) and not heads_labels(" ".join(words[:first])):
        first = 0  # nothing stands over the labels: Flush Bonus, Straight Flush Bonus
    starts = [first, *(end + 1 for end in ends[:-1])]
    sizes = [end + 1 - start for start, end in zip(starts, ends, strict=True)]
    if (first == 0 and not is_generic(last)) or max(sizes) > _MOST_HEAD:
        return None
    return FlatHead(
        " ".join(words[:first]), [" ".join(words[at : at + size]) for at, size in zip(starts, sizes, strict=True)]
    )


def _begun_alike(words: list[str], columns: int) -> FlatHead | None:
    """Columns that begin with the same word and are as long: "Point Odds Taken Odds Laid"."""
    size = len(words) // columns
    while size > 1 and (first := len(words) - size * columns) < 1:
        size -= 1
    heads = [words[at : at + size] for at in range(first, len(words), size)] if size > 1 else []
    alike = len({head[0].lower() for head in heads}) == 1 and heads[0][0][:1].isupper()
    return FlatHead(" ".join(words[:first]), [" ".join(head) for head in heads]) if alike else None


def _behind_pay(words: list[str], columns: int) -> FlatHead | None:
    """A column that only says that it pays, and one for a case behind it: "Busted Hand Payout With a Pair"."""
    paid = [place for place, word in enumerate(words) if place and is_generic(word)]
    if columns != 2 or len(paid) != 1 or paid[0] == len(words) - 1:
        return None
    at = paid[0]
    return FlatHead(" ".join(words[:at]), [words[at], " ".join(words[at + 1 :])])
