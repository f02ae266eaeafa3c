"""Wagers under different names: found by the outcomes they pay, what they pay, and the words of the name."""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import replace

from checker.compare.measures import of_payment
from checker.compare.pairing import LEAST_ALIKE, Words, alike, candidates
from checker.compare.version import Paid
from checker.compare.weigh import is_decisive
from ruleschema.meaning.sense import Sense

# A wager by what it pays: outcome, condition and figure.
Pays = dict[Sense, set[Hashable]]
Wagers = dict[Sense, Pays]


def wagers(payouts: Iterable[Paid]) -> Wagers:
    """Every wager with what it pays by outcome."""
    found: Wagers = defaultdict(lambda: defaultdict(set))
    for paid in payouts:
        measure = of_payment(paid.fact)
        found[paid.wager][paid.outcome].add((measure.number, measure.unit) if measure else paid.fact.payment)
    return found


def renamed(old: Mapping[Sense, Pays], new: Mapping[Sense, Pays]) -> dict[Sense, Sense]:
    """New names of wagers with the old name each, best match first; names that both know stay."""
    gone = [name for name in old if name not in new]
    come = [name for name in new if name not in old]
    scored = []
    near = candidates([_features(name, old[name]) for name in gone], [_features(name, new[name]) for name in come])
    for i, j in near:
        one, other = gone[i], come[j]
        score = _score(one, old[one], other, new[other])
        if score:
            scored.append((-score, i + j, abs(i - j), one, other))
    found: dict[Sense, Sense] = {}
    taken: set[Sense] = set()
    for _, _, _, one, other in sorted(scored):
        if one not in taken and other not in found:
            taken.add(one)
            found[other] = one
    return found


def called_alike(payouts: list[Paid], names: Mapping[Sense, Sense]) -> list[Paid]:
    """The payouts with wagers under the names they are matched by; how they are called is kept."""
    return [replace(paid, wager=names.get(paid.wager, paid.wager)) for paid in payouts]


def _features(name: Sense, pays: Pays) -> Words:
    """What two names of one wager have in common: a word, or what is paid on an outcome."""
    paid = ((outcome, value) for outcome, values in pays.items() for value in values)
    return frozenset((*name, *paid))


def _score(one: Sense, pays: Pays, other: Sense, paid: Pays) -> float:
    """How sure it is that two names are one wager's, or 0 where it is not."""
    shared = pays.keys() & paid.keys()
    outcomes = len(shared) / len(pays.keys() | paid.keys())
    agreeing = sum(not pays[each].isdisjoint(paid[each]) for each in shared) / max(len(shared), 1)
    name = alike(frozenset(one), frozenset(other)) if _telling(one) == _telling(other) else 0.0
    by_table = len(shared) >= 2 and outcomes >= LEAST_ALIKE and agreeing >= LEAST_ALIKE
    by_name = name >= LEAST_ALIKE and bool(shared)
    return 2 * agreeing + outcomes + name if by_table or by_name else 0.0


def _telling(name: Sense) -> frozenset[str]:
    return frozenset(word for word in name if is_decisive(word))
