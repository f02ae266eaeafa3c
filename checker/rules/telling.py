"""How messages tell a bet, what a clause provides, and the authority for a demand.

Quotation marks stand only around what carries over as printed: names, titles, labels, figures, a misprinted word, and
the document's own wording where a draft keeps it. What a clause provides is told without them, as ours: a submission
says it in words of its own, which quotation marks would pass off as the filing's.
"""

from collections.abc import Sequence
from fractions import Fraction

from grammar import printer
from ruleschema.law.model import Basis, Cite
from ruleschema.meaning.facts import PayoutFact
from ruleschema.vocabulary import outcome_key, wager_key

_PLURALS = {"die": "dice", "inch": "inches", "foot": "feet", "batch": "batches"}
_LONGEST_NAME = 6
_SMALL = ("the", "a", "an", "of", "on", "and")


def bet(fact: PayoutFact) -> str:
    """A wager with its outcome, where it does not simply win: “Straight”, “Ante, Flush”."""
    plain = outcome_key(fact.outcome) in ("win", wager_key(fact.wager))
    return fact.wager if plain else f"{fact.wager}, {fact.outcome}"


def wager_printed(key: str, text: str) -> str:
    """A wager as a sentence calls it: “play bet”; its key and the word wager where it is called otherwise."""
    words = text.lower().replace(",", " ").rstrip(". ").split()
    ends = [place for place, word in enumerate(words) if word.rstrip("s") in ("wager", "bet")]
    named = (words[start : end + 1] for end in ends for start in range(max(0, end - _LONGEST_NAME), end))
    name = next((each for each in named if wager_key(" ".join(each[:-1])) == key), [key, "wager"])
    return " ".join(name[1:] if name[0] in _SMALL else name).removesuffix("s")


def told(words: str) -> str:
    """What a clause provides, as a message tells it: “in our words: dealer shall wait”."""
    return f"in our words: {words.strip().rstrip('.')}"


def sides(here: str, there: str) -> str:
    """What two clauses provide against one another."""
    return f"In our words, here: {here.strip().rstrip('.')}; there: {there.strip().rstrip('.')}."


def listed(names: Sequence[str]) -> str:
    """“4.III”, “4.III and 5.I”, “4.III, 5.I and 6”."""
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)


def authority(basis: Basis, cite: Cite) -> str:
    """On what a demand rests: “by 58 Pa. Code § 653a.12(a)”, “by what was approved for … on …”."""
    if basis is not Basis.PRECEDENT or cite.casino is None:
        return f"by {cite.section}"
    day = cite.approved.date.isoformat() if cite.approved and cite.approved.date else None
    return f"by what was approved for {cite.casino}{f' on {day}' if day else ''} ({cite.section})"


def amount(number: Fraction | int | None, unit: str) -> str:
    """A figure with its unit: “$25”, “110%”, “6 decks”, “1 card”."""
    shown = printer.amount(Fraction(number or 0))
    if unit in ("$", "%"):
        return f"${shown}" if unit == "$" else f"{shown}%"
    return f"{shown} {unit}" if number == 1 or unit == "times" else f"{shown} {_PLURALS.get(unit, f'{unit}s')}"
