"""Sentences of two versions: which say the same, and what a difference between two of them amounts to."""

from collections import defaultdict
from collections.abc import Iterator

from checker.compare.change import MIRROR, Change, ChangeClass
from checker.compare.figures import permits, whom
from checker.compare.pairing import Pairs, pair, pair_alike
from checker.compare.version import Sentence, Version
from checker.compare.weigh import Weight, difference, weigh
from ruleschema.odds import Favours
from ruleschema.procedures import ProcedureFact, procedure_facts
from ruleschema.sense import Sense, is_figure, words_of

Facts = dict[int, tuple[ProcedureFact, ...]]
DEFINITION = "definition"


def paired(old: Version, new: Version) -> Pairs[Sentence]:
    """Sentences matched by meaning, then definitions by term, then by the words in common."""
    exact = pair(old.sentences, new.sentences, (
        lambda each: (each.signature, _section(each)),
        lambda each: each.signature,
        lambda each: ("means", each.signature.head) if each.signature.form == DEFINITION else None,
    ))  # fmt: skip
    near = pair_alike(exact.old, exact.new, lambda each: each.signature.words, apart=lambda each: each.unread)
    return Pairs(exact.both + near.both, near.old, near.new)


def _section(each: Sentence) -> str:
    return str(each.section.title).lower() if each.section else ""


def sentence_changes(old: Version, new: Version, pairs: Pairs[Sentence]) -> Iterator[Change]:
    """Every sentence that came, went or says something else."""
    differing = [both for both in pairs.both if both[0].signature != both[1].signature]
    facts_old = _facts(old, [one for one, _ in differing] + pairs.old)
    facts_new = _facts(new, [other for _, other in differing] + pairs.new)
    for one, other in differing:
        yield _changed(old, new, one, other, facts_old[id(one)], facts_new[id(other)])
    said_old = {each.signature for each in old.sentences}
    said_new = {each.signature for each in new.sentences}
    for each in pairs.old:
        yield _alone(old, new.casino, each, facts_old[id(each)], gone=True, repeated=each.signature in said_new)
    for each in pairs.new:
        yield _alone(new, new.casino, each, facts_new[id(each)], gone=False, repeated=each.signature in said_old)


def _facts(version: Version, sentences: list[Sentence]) -> Facts:
    """The procedure facts of some sentences, each with its own."""
    by_place = defaultdict(list)
    for fact in procedure_facts(version.document, [each.spoken for each in sentences]):
        by_place[(fact.span.line, fact.span.column)].append(fact)
    found: Facts = {}
    for each in sentences:
        span = version.place(each).span
        found[id(each)] = tuple(by_place.get((span.line, span.column), ()))
    return found


def _changed(
    old: Version, new: Version, one: Sentence, other: Sentence,
    before: tuple[ProcedureFact, ...], after: tuple[ProcedureFact, ...],
) -> Change:  # fmt: skip
    stated = _stated(before, after)
    if stated is not None:
        was, now = stated
        subject, kind = was.topic, "procedure"
        level, who = ChangeClass.NEEDS_APPROVAL, whom(was, now)
        values = (_figure(was), _figure(now))
        told = f"{was.topic}: {values[1]} instead of {values[0]}."
    else:
        level = _level(one, other, before, after)
        subject, kind = _subject(one, before), _kind(one, before)
        who = _direction(before, after) if level is ChangeClass.NEEDS_APPROVAL else Favours.NEITHER
        who = Favours.UNDECIDED if level is ChangeClass.UNDECIDABLE else who
        values = (one.text, other.text)
        told = _told(one, other, level, subject)
    sides = (old.said(one, values[0]), new.said(other, values[1]))
    return Change(level, who, kind, new.casino, new.game, subject, *sides, told)


def _stated(
    before: tuple[ProcedureFact, ...], after: tuple[ProcedureFact, ...]
) -> tuple[ProcedureFact, ProcedureFact] | None:
    """The first topic whose figure or bound differs."""
    later = {fact.topic: fact for fact in after}
    for fact in before:
        now = later.get(fact.topic)
        if now is not None and "phrase" not in (fact.unit, now.unit) and _figure(fact) != _figure(now):
            return fact, now
    return None


def _figure(fact: ProcedureFact) -> str:
    bound = f"{fact.bound} " if fact.bound is not None else ""
    unit = fact.unit if fact.unit not in ("$", "%") else ""
    value = f"${fact.value}" if fact.unit == "$" else f"{fact.value}%" if fact.unit == "%" else fact.value
    return f"{fact.modality} {bound}{value} {unit}".strip()


def _level(
    one: Sentence, other: Sentence, before: tuple[ProcedureFact, ...], after: tuple[ProcedureFact, ...]
) -> ChangeClass:
    if one.unread or other.unread:
        return ChangeClass.UNDECIDABLE
    a, b = one.signature, other.signature
    if (a.form, a.modal) != (b.form, b.modal) or _actors(a.head) != _actors(b.head):
        return ChangeClass.NEEDS_APPROVAL
    if weigh(a.phrase, b.phrase) is Weight.RULE:
        return ChangeClass.NEEDS_APPROVAL
    measured = [fact for fact in before if fact.unit != "phrase"]
    if measured and {_figure(fact) for fact in measured} == {_figure(fact) for fact in after if fact.unit != "phrase"}:
        return ChangeClass.EDITORIAL
    return ChangeClass.UNDECIDABLE


def _actors(head: Sense) -> frozenset[str]:
    return frozenset(head) & words_of("actor")


def _subject(each: Sentence, facts: tuple[ProcedureFact, ...]) -> str:
    if facts:
        return facts[0].topic
    tree = each.spoken.reading.tree
    return tree.head.text if tree is not None and not each.unread else "unread"


def _kind(each: Sentence, facts: tuple[ProcedureFact, ...]) -> str:
    if each.unread:
        return "unread"
    return DEFINITION if each.signature.form == DEFINITION else "procedure" if facts else "rule"


def _direction(before: tuple[ProcedureFact, ...], after: tuple[ProcedureFact, ...]) -> Favours:
    """Whom the change of a permission favours, where a topic tells; else nobody can say."""
    later = {fact.topic: fact for fact in after}
    both = [(fact, later[fact.topic]) for fact in before if fact.topic in later]
    return whom(*both[0]) if both else Favours.UNDECIDED


def _told(one: Sentence, other: Sentence, level: ChangeClass, subject: str) -> str:
    gone, come = difference(one.signature.phrase, other.signature.phrase)
    if level is ChangeClass.EDITORIAL:
        return f"{subject}: worded otherwise, the figures stay."
    if level is ChangeClass.NEEDS_APPROVAL:
        return f"{subject}: the rule reads otherwise."
    if one.unread or other.unread:
        return "The clause is not in the clause language and reads otherwise; what it means was not compared."
    parts = [f"without {_listed(gone)}" if gone else "", f"with {_listed(come)}" if come else ""]
    what = " and ".join(part for part in parts if part) or "in another order"
    return f"{subject}: worded {what}; whether the rule changes, the words do not tell."


def _listed(words: frozenset[str]) -> str:
    return ", ".join(f"“{word}”" for word in sorted(words))


def _alone(
    version: Version, casino: str, each: Sentence, facts: tuple[ProcedureFact, ...], *, gone: bool, repeated: bool
) -> Change:  # fmt: skip
    side = version.said(each)
    sides = (side, None) if gone else (None, side)
    subject, who = _subject(each, facts), Favours.NEITHER
    what = "no longer says" if gone else "now says"
    told = f"The document {what}: {side.value}"
    if repeated:
        level, kind = ChangeClass.EDITORIAL, "repetition"
        told = f"Said {'once less' if gone else 'once more'}; it stands elsewhere too: {side.value}"
    elif each.unread:
        level, kind, who = ChangeClass.UNDECIDABLE, "unread", Favours.UNDECIDED
    else:
        level = ChangeClass.NEEDS_APPROVAL if _binds(each, facts) else ChangeClass.NOTIFY
        kind = f"{_kind(each, facts)} {'removed' if gone else 'added'}"
        there = permits(facts)
        who = MIRROR[there] if gone else there
    return Change(level, who, kind, casino, version.game, subject, *sides, told)


def _binds(each: Sentence, facts: tuple[ProcedureFact, ...]) -> bool:
    """Whether a sentence orders, permits, decides or measures anything; a plain statement does not."""
    plain = each.signature.modal in ("is", "means")
    return not plain or bool(facts) or any(is_figure(word) for word in each.signature.phrase)
