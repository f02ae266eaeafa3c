"""What a reference that leads nowhere probably means, and what speaks for it."""

import re
from collections import Counter
from typing import NamedTuple

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.displaced import displaced_item
from checker.index.references import Path, best_titled, number_at, number_in, resolves
from ruleschema.submission.model import Ref
from ruleschema.submission.numbers import Style, ordinal, path_of
from ruleschema.submission.provisions import Provision
from ruleschema.vocabulary import wager_key

_LETTERED = re.compile(r"(\d+)([a-z])")
_ONES = re.compile(r"(?<![0-9])1{1,3}(?![0-9])")


class Intended(NamedTuple):
    """A number that exists, and why it is thought to be meant; without a reason it is only the nearest.

    One that is printed `alike` is cited in the wrong form, 11b for 11(b), and hardly misleads.
    """

    number: str
    why: str = ""
    alike: bool = False


def intended(filing: Filing, provision: Provision, ref: Ref) -> Intended | None:
    """By the title quoted, a slip of numbering, the wager that the clause is about, or the deepest part that exists."""
    number = str(ref.to)
    return (
        _titled(filing, number, ref)
        or _scanned(filing, provision, number)
        or _slipped(filing, provision, number)
        or _in_own_list(filing, provision, number)
        or _paying(filing, provision, number)
        or _shorter(filing, provision, number)
    )


def _titled(filing: Filing, number: str, ref: Ref) -> Intended | None:
    right = best_titled(filing, ref.titled) if ref.titled is not None else None
    if right is None or right.number is None or path_of(right.number) == path_of(number)[:1]:
        return None
    near = number_in(filing, number, right)
    has = f"section {right.number} has that title"
    if near != str(right.number):
        return Intended(near, f"{has}, so {near} is probably meant")
    parted = _LETTERED.fullmatch(number)
    alike = number_at(filing, (parted[1], parted[2])) if parted else None
    return Intended(alike, f"{has}, and {alike} is one of its clauses", alike=True) if alike else Intended(near, has)


def _scanned(filing: Filing, provision: Provision, number: str) -> Intended | None:
    if "1" not in number:
        return None
    guess = _ONES.sub(lambda ones: "I" * len(ones.group()), number[::-1], count=1)[::-1]
    found = guess != number and resolves(filing, provision, guess)
    return Intended(guess, f"{guess} is there, whose numeral looks alike") if found else None


def _slipped(filing: Filing, provision: Provision, number: str) -> Intended | None:
    for above, item in _lone_items(filing) if len(path_of(number)) == 1 else ():
        if displaced_item(above, provision, number):
            return Intended(item, f"{item}, the only item under {above.at}, may have been meant as {number}")
    return None


@once_per_filing
def _lone_items(filing: Filing) -> list[tuple[Provision, str]]:
    lone = ((each, each.clause.items[0].at) for each in filing.provisions if len(each.clause.items) == 1)
    return [(above, str(item)) for above, item in lone if item is not None]


def _in_own_list(filing: Filing, provision: Provision, number: str) -> Intended | None:
    """“Subparagraph (i)” among items (a) and (b): the first, counted in another way."""
    cited, own = path_of(number), path_of(provision.clause.at or "")
    place = ordinal(cited[0], Style.ROMAN) if len(cited) == 1 and not cited[0].isdigit() else None
    beside = numbers_under(filing, own[:-1]) if place is not None and len(own) > 1 else []
    if place is None or len(beside) < max(2, place) or path_of(beside[place - 1]) == own:
        return None
    return Intended(beside[place - 1], f"{beside[place - 1]}, which has that place in the list, may be meant")


def _paying(filing: Filing, provision: Provision, number: str) -> Intended | None:
    """The clause of the cited section that pays the wager which the citing clause speaks of most."""
    section = path_of(number)[:1]
    if section not in filing.sections_by_number or len(path_of(number)) == 1:
        return None
    paid = _paid_in(filing).get(section, {})
    text = " ".join(str(saying.says) for saying in provision.clause.says).lower()
    told = Counter({wager: len(re.findall(rf"\b{re.escape(wager_key(wager))}\b", text)) for wager in paid})
    (first, most), *rest = told.most_common(2) or [("", 0)]
    if not most or (rest and rest[0][1] == most):
        return None
    return Intended(paid[first], f"{paid[first]} has the payouts of the {first}, of which the clause speaks")


@once_per_filing
def _paid_in(filing: Filing) -> dict[Path, dict[str, str]]:
    """The wagers that each section pays, with the clause that pays them."""
    found: dict[Path, dict[str, str]] = {}
    for fact in filing.payouts:
        found.setdefault(path_of(fact.at)[:1], {})[fact.wager] = fact.at
    return found


def _shorter(filing: Filing, provision: Provision, number: str) -> Intended | None:
    cited = path_of(number)
    for length in range(len(cited) - 1, 0, -1):
        shorter = ".".join(cited[:length])
        if resolves(filing, provision, shorter):
            return Intended(shorter.upper() if not number.islower() else shorter)
    return None


def numbers_under(filing: Filing, above: Path) -> list[str]:
    """The numbers of the clauses that stand directly under a provision."""
    return _by_parent(filing).get(above, [])


@once_per_filing
def _by_parent(filing: Filing) -> dict[Path, list[str]]:
    found: dict[Path, list[str]] = {}
    for each in filing.provisions:
        if each.clause.at is not None:
            found.setdefault(path_of(each.clause.at)[:-1], []).append(str(each.clause.at))
    return found
