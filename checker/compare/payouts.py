"""Payouts of two versions: what pays otherwise, and what came, went or was renamed."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from checker.compare.change import MIRROR, Change, ChangeClass, Side, change
from checker.compare.pairing import Pairs, Words, pair, pair_alike
from checker.compare.steps import offered, size, whom
from checker.compare.version import Paid, Version
from checker.compare.wagers import called_alike, renamed, wagers
from checker.compare.weigh import Weight, difference, is_decisive, weigh
from ruleschema.meaning.facts import WIN
from ruleschema.meaning.odds import Favours, same_value
from ruleschema.meaning.sense import Sense

PAYOUT = "payout"
BOUND = "payout bound"
CONDITION = "payout condition"
RENAMED = "name of a payout"


def payout_changes(old: Version, new: Version, pairs: Pairs[Paid]) -> Iterator[Change]:
    """Every payout that differs; what one edit does to many rows is one change."""
    yield from _claimed(found for both in pairs.both if (found := _changed(old, new, *both)) is not None)
    said_old, said_new = {_rule(each) for each in old.payouts}, {_rule(each) for each in new.payouts}
    for paid in pairs.old:
        yield _alone(old, new, paid, gone=True, repeated=_rule(paid) in said_new)
    for paid in pairs.new:
        yield _alone(new, new, paid, gone=False, repeated=_rule(paid) in said_old)


def paired(old: Version, new: Version) -> Pairs[Paid]:
    """Payouts matched by what they pay for, strictest first; names may differ, figures may differ."""
    names = renamed(wagers(old.payouts), wagers(new.payouts))
    exact = pair(old.payouts, called_alike(new.payouts, names), (
        lambda each: (*key(each), _value(each)),
        key,
        lambda each: (each.wager, each.outcome, each.condition, each.on_layout),
        lambda each: (each.wager, each.table, each.outcome, each.on_layout),
        lambda each: (each.wager, each.outcome, each.on_layout),
        # Another name for an outcome of one wager's table.
        lambda each: (each.wager, each.table, each.condition, _value(each)),
    ))  # fmt: skip
    near = pair_alike(exact.old, exact.new, words, lambda one, other: telling(one) == telling(other))
    return Pairs(exact.both + near.both, near.old, near.new)


def unchanged(pairs: Pairs[Paid]) -> list[Paid]:
    """The new payouts that pay as before, for the same."""
    return [other for one, other in pairs.both if _rule(one) == _rule(other)]


def key(each: Paid) -> tuple[object, ...]:
    return (each.wager, each.table, each.outcome, each.condition, each.on_layout)


def _value(each: Paid) -> tuple[object, ...]:
    return (each.fact.payment, each.fact.bound, each.fact.commission)


def _rule(each: Paid) -> tuple[object, ...]:
    """What is paid for what: the same rule said once more, on the layout or elsewhere, changes nothing."""
    return (each.called, each.outcome, each.condition, _value(each))


def words(each: Paid) -> Words:
    """The words of a payout, each with its wager: what wagers share tells nothing of their rows."""
    return frozenset((each.wager, word) for word in (*each.table, *each.outcome, *each.condition, ""))


def telling(each: Paid) -> tuple[object, ...]:
    """The wager, and figures, cards and directions of the outcome: a pair of 4 is never a pair of 5 renamed."""
    decisive = frozenset(word for word in each.outcome if is_decisive(word))
    # Every payout is for a win, whether its name says so or not.
    return (each.wager, decisive - {"win"})


def _changed(old: Version, new: Version, one: Paid, other: Paid) -> Change | None:
    before, after, name = one.pays, other.pays, other.name
    sides = (old.paid(one, before), new.paid(other, after))
    if before != after:
        return _paid_otherwise(new, one, other, sides)
    where, there = _where(one), _where(other)
    comparable = one.fact.outcome == other.fact.outcome == WIN or one.wins_where == other.wins_where
    if comparable and where != there:
        bet = other.fact.wager if other.fact.outcome == WIN else f"{other.fact.wager}, {other.fact.outcome}"
        told = f"{bet} pays {after} under another condition: {_when(other)} instead of {_when(one)}."
        rule = weigh(where, there) is Weight.RULE or not where or not there
        level = ChangeClass.NEEDS_APPROVAL if rule else ChangeClass.UNDECIDABLE
        sides = (old.paid(one, _when(one)), new.paid(other, _when(other)))
        return change(new, CONDITION, name, sides, told, level=level, who=Favours.UNDECIDED)
    if (one.called, one.outcome) != (other.called, other.outcome):
        told = f"{one.name} is now called {name}; it pays {after} as before."
        sides = (old.paid(one, one.name), new.paid(other, name))
        level = ChangeClass.NOTIFY if _one_name(one, other) else ChangeClass.UNDECIDABLE
        return change(new, RENAMED, name, sides, told, level=level, who=Favours.NEITHER)
    return None


def _paid_otherwise(new: Version, one: Paid, other: Paid, sides: tuple[Side, Side]) -> Change:
    a, b, name = one.fact, other.fact, other.name
    before, after = (side.value for side in sides)
    alike = same_value(a.payment, b.payment) and a.commission == b.commission
    if alike and a.bound == b.bound:
        told = f"{name} pays the same, written {after} instead of {before}."
        return change(new, "odds wording", name, sides, told, level=ChangeClass.NOTIFY, who=Favours.NEITHER)
    by = size(a.payment, b.payment)
    when = "" if one.condition == other.condition else f", {_when(other)} instead of {_when(one)}"
    told = f"{name} pays {after} instead of {before}{f' ({by})' if by else ''}{when}."
    kind = BOUND if alike else PAYOUT
    found = change(new, kind, name, sides, told, level=ChangeClass.NEEDS_APPROVAL, who=whom(a, b))
    return replace(found, size=by)


def _one_name(one: Paid, other: Paid) -> bool:
    """Whether the new name is another name of the same: some words stay, none that decides differs."""
    gone, come = difference((*one.called, *one.outcome), (*other.called, *other.outcome))
    kept = {*one.called, *one.outcome} & {*other.called, *other.outcome}
    return bool(kept) and not any(is_decisive(word) for word in (gone | come) - {"win"})


def _where(paid: Paid) -> Sense:
    """The words of the condition, wherever they count."""
    return paid.outcome if paid.wins_where else paid.condition


def _when(paid: Paid) -> str:
    return paid.when or "always"


def _alone(version: Version, new: Version, paid: Paid, *, gone: bool, repeated: bool) -> Change:
    side = version.paid(paid, paid.pays)
    sides = (side, None) if gone else (None, side)
    when = f" where {paid.when}" if paid.when else ""
    what = f"{paid.name} pays {side.value}{when}"
    if repeated:
        told = f"{what}: said {'once less' if gone else 'once more'}; the payout stands elsewhere too."
        level, who, kind = ChangeClass.EDITORIAL, Favours.NEITHER, "repetition"
    else:
        told = f"{what}: {'no longer there' if gone else 'new'}."
        there = offered(paid.fact.payment)
        level, who = ChangeClass.NEEDS_APPROVAL, MIRROR[there] if gone else there
        kind = "payout removed" if gone else "payout added"
    return change(new, kind, paid.name, sides, told, level=level, who=who)


def _claimed(changes: Iterable[Change]) -> Iterator[Change]:
    """A bound, condition or name changed for a whole table at once is one change that names its first row."""
    groups: dict[object, list[Change]] = defaultdict(list)
    for each in changes:
        groups[_claim(each)].append(each)
    for group in groups.values():
        first, *rest = sorted(group, key=lambda each: each.middle)
        if not rest:
            yield first
            continue
        told = f"{first.message.removesuffix('.')}; and {len(rest)} more rows of the same table alike."
        places = tuple(each.new.place for each in rest if each.new)
        yield replace(first, message=told, also=places)


def _claim(made: Change) -> object:
    if made.kind not in (BOUND, RENAMED, CONDITION) or made.old is None or made.new is None:
        return id(made)
    if made.kind == CONDITION:
        return (made.kind, made.old_at, made.new_at, made.old_value, made.new_value)
    if made.kind == BOUND:
        words = tuple(side.value.split(" ")[:2] for side in (made.old, made.new))
        bounds = tuple(" ".join(each) if each[0] == "at" else "" for each in words)
        return (made.kind, made.old_at, made.new_at, bounds)
    wagers = tuple(side.value.split(", ")[0] for side in (made.old, made.new))
    return (made.kind, *wagers, made.change_class) if wagers[0] != wagers[1] else id(made)
