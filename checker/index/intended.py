"""What a reference that leads nowhere probably means, and what speaks for it."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from checker.engine.filing import Filing
from checker.index.lists import follows
from checker.index.references import resolves
from checker.index.sections import best_titled, number_at, number_in, numbers_under
from ruleschema.submission.model import Clause, Ref
from ruleschema.submission.numbers import Style, ordinal, path_of
from ruleschema.submission.provisions import Provision
from ruleschema.vocabulary import wager_key

_LETTERED = re.compile(r"(\d+)([a-z])")


class Intended(NamedTuple):
    """A number that exists, and why it is thought to be meant; without a reason it is only the nearest."""

    number: str
    why: str = ""
    # Cited in the wrong form, 11b for 11(b), which hardly misleads.
    alike: bool = False
    item: Clause | None = None


def intended(filing: Filing, provision: Provision, ref: Ref) -> Intended | None:
    """By the title quoted, a slip of numbering, the wager that the clause is about, or the deepest part that exists."""
    number = str(ref.to)
    ways = (
        _titled(filing, number, ref),
        _slipped_down(filing, provision, number),
        _counted_otherwise(filing, provision, number),
        _paying(filing, provision, number),
        _shorter(filing, provision, number),
    )
    return next((found for way in ways for found in way), None)


def _titled(filing: Filing, number: str, ref: Ref) -> Iterator[Intended]:
    right = best_titled(filing, ref.titled) if ref.titled is not None else None
    if right is None or right.number is None or path_of(right.number) == path_of(number)[:1]:
        return
    near, has = number_in(filing, number, right), f"section {right.number} has that title"
    parted = _LETTERED.fullmatch(number)
    alike = number_at(filing, (parted[1], parted[2])) if parted else None
    if near != str(right.number):
        yield Intended(near, f"{has}, so {near} is probably meant")
    elif alike:
        yield Intended(str(alike), f"{has}, and {alike} is one of its clauses", alike=True)
    else:
        yield Intended(near, has)


def _slipped_down(filing: Filing, citing: Provision, number: str) -> Iterator[Intended]:
    """An item alone under the clause that comes right before the number cited: it slipped a level down."""
    cited = path_of(number)
    for above in filing.provisions if len(cited) == 1 else ():
        own, items = path_of(above.clause.at or ""), above.clause.items
        item = items[0].at if len(items) == 1 else None
        if item is None or not own or path_of(item)[:-1] != own or not follows(cited[0], own[-1]):
            continue
        if citing.section is above.section and path_of(citing.at)[: len(own)] != own:
            why = f"{item}, the only item under {above.at}, may have been meant as {number}"
            yield Intended(str(item), why, item=items[0])


def _counted_otherwise(filing: Filing, provision: Provision, number: str) -> Iterator[Intended]:
    """“Subparagraph (i)” among items (a) and (b): the first, counted in another way."""
    cited, own = path_of(number), path_of(provision.clause.at or "")
    place = ordinal(cited[0], Style.ROMAN) if len(cited) == 1 else None
    beside = numbers_under(filing, own[:-1]) if place is not None and len(own) > 1 else []
    if place is not None and len(beside) >= max(2, place) and path_of(beside[place - 1]) != own:
        meant = str(beside[place - 1])
        yield Intended(meant, f"{meant}, which has that place in the list, may be meant")


def _paying(filing: Filing, provision: Provision, number: str) -> Iterator[Intended]:
    """The clause of the cited section that pays the wager which the citing clause speaks of most."""
    cited = path_of(number)
    if cited[:1] not in filing.sections_by_number or len(cited) == 1:
        return
    paid = {fact.wager: fact.at for fact in filing.payouts if path_of(fact.at)[:1] == cited[:1]}
    text = " ".join(str(saying.says) for saying in provision.clause.says).lower()
    told = Counter({wager: text.count(wager_key(wager)) for wager in paid})
    (first, most), *rest = told.most_common(2) or [("", 0)]
    if most and not (rest and rest[0][1] == most):
        yield Intended(paid[first], f"{paid[first]} has the payouts of the {first}, of which the clause speaks")


def _shorter(filing: Filing, provision: Provision, number: str) -> Iterator[Intended]:
    cited = path_of(number)
    for length in range(len(cited) - 1, 0, -1):
        shorter = ".".join(cited[:length])
        if resolves(filing, provision, shorter):
            yield Intended(shorter if number.islower() else shorter.upper())
