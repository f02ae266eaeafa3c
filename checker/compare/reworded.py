"""Two sentences on one matter that read differently: a change of rule, of wording, or not to be told."""

from checker.compare.change import Change, ChangeClass, change
from checker.compare.figures import whom
from checker.compare.measures import counted
from checker.compare.signature import UNREAD
from checker.compare.version import Sentence, Version
from checker.compare.weigh import Weight, as_written, difference, weigh
from checker.rules.topicwords import topic_words
from grammar.nodes import Bound
from ruleschema.meaning.odds import Favours
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.meaning.sense import Sense, words_of

Facts = tuple[ProcedureFact, ...]
DEFINITION = "definition"
PROCEDURE = "procedure"
RULE = "rule"
# Two sentences that differ in kind are called by the first of these.
KINDS = (UNREAD, PROCEDURE, DEFINITION, RULE)
WORDING = "wording"
PHRASE = "phrase"
# A sentence may open with half a clause; its first words name it.
MOST_SUBJECT = 60


def judged(
    versions: tuple[Version, Version], sentences: tuple[Sentence, Sentence], before: Facts, after: Facts
) -> Change:  # fmt: skip
    """The change between two matched sentences: figures decide first, then words that turn a rule."""
    (old, new), (one, other) = versions, sentences
    stated = _stated(before, after)
    if stated is not None:
        was, now = (figure(fact) for fact in stated)
        topic, sides = stated[0].topic, (old.said(one, was), new.said(other, now))
        told = f"{topic_words(topic)}: {now} instead of {was}."
        return change(new, PROCEDURE, topic, sides, told, level=ChangeClass.NEEDS_APPROVAL, who=whom(*stated))
    level = _level(one, other, before, after)
    kinds = {kind_of(one, before), kind_of(other, after)}
    kind = next(each for each in KINDS if each in kinds)
    if level is not ChangeClass.NEEDS_APPROVAL and kind not in (UNREAD, DEFINITION):
        kind = WORDING
    who = _direction(level, before, after)
    subject = subject_of(other, after)
    told = _told(one, other, level, topic_words(subject) if after else subject)
    sides = (old.said(one), new.said(other))
    return change(new, kind, subject, sides, told, level=level, who=who)


def _stated(before: Facts, after: Facts) -> tuple[ProcedureFact, ProcedureFact] | None:
    """The first topic whose figure or bound differs."""
    later = {fact.topic: fact for fact in after if fact.unit != PHRASE}
    for fact in before:
        now = later.get(fact.topic)
        if now is not None and fact.unit != PHRASE and _measure(fact) != _measure(now):
            return fact, now
    return None


def _measure(fact: ProcedureFact) -> tuple[object, ...]:
    """The figure and its bound; what may not exceed N and what shall be at most N is one rule."""
    bounded = fact.bound in (Bound.AT_LEAST, Bound.AT_MOST)
    return (fact.topic, "" if bounded else fact.modality, fact.bound, fact.value, fact.unit)


def _same_measures(before: Facts, after: Facts) -> bool:
    one, other = ({_measure(fact) for fact in each if fact.unit != PHRASE} for each in (before, after))
    return bool(one) and one == other


def figure(fact: ProcedureFact) -> str:
    """shall at most 24 hours; may exactly $5."""
    return " ".join(part for part in (fact.modality, str(fact.bound or ""), counted(fact)) if part)


def _level(one: Sentence, other: Sentence, before: Facts, after: Facts) -> ChangeClass:
    if one.unread or other.unread or one.has_gap or other.has_gap:
        return ChangeClass.UNDECIDABLE
    a, b = one.signature, other.signature
    if _actors(a.head) != _actors(b.head) or weigh(a.when, b.when) is Weight.RULE:
        return ChangeClass.NEEDS_APPROVAL
    if _same_measures(before, after):
        return ChangeClass.EDITORIAL
    if (a.form, a.modal) != (b.form, b.modal) or weigh(a.phrase, b.phrase) is Weight.RULE:
        return ChangeClass.NEEDS_APPROVAL
    return ChangeClass.UNDECIDABLE


def _actors(head: Sense) -> frozenset[str]:
    return frozenset(head) & words_of("actor")


def subject_of(each: Sentence, facts: Facts) -> str:
    """What a sentence is about: its topic, or who or what leads it."""
    if facts:
        return facts[0].topic
    tree = each.spoken.reading.tree
    if tree is None or each.unread:
        return "unread clause"
    head = tree.head.text
    return head if len(head) <= MOST_SUBJECT else f"{head[: MOST_SUBJECT - 1].rstrip()}…"


def kind_of(each: Sentence, facts: Facts) -> str:
    """The kind of change a sentence makes: of a definition, of a procedure with a topic, or of a rule."""
    if each.unread:
        return UNREAD
    return DEFINITION if each.signature.form == DEFINITION else PROCEDURE if facts else RULE


def _direction(level: ChangeClass, before: Facts, after: Facts) -> Favours:
    """Whom the change favours, where a topic tells; wording favours nobody."""
    if level is ChangeClass.EDITORIAL:
        return Favours.NEITHER
    later = {fact.topic: fact for fact in after}
    both = [(fact, later[fact.topic]) for fact in before if fact.topic in later]
    return whom(*both[0]) if both and level is ChangeClass.NEEDS_APPROVAL else Favours.UNDECIDED


def _told(one: Sentence, other: Sentence, level: ChangeClass, subject: str) -> str:
    if one.unread or other.unread:
        return "The clause is not in the clause language and reads otherwise; what it means was not compared."
    if level is ChangeClass.EDITORIAL:
        return f"{subject}: worded otherwise; figures and conditions stay."
    if level is ChangeClass.NEEDS_APPROVAL:
        return f"{subject}: the rule reads otherwise."
    gone, come = words_exchanged(one, other)
    parts = [f"without {_listed(gone)}" if gone else "", f"with {_listed(come)}" if come else ""]
    what = " and ".join(part for part in parts if part) or "in another order"
    return f"{subject}: worded {what}; whether the rule changes, the words do not tell."


def words_exchanged(one: Sentence, other: Sentence) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words that went and came, as written."""
    gone, come = difference(one.signature.phrase, other.signature.phrase)
    return as_written(one.text, gone), as_written(other.text, come)


def _listed(words: tuple[str, ...]) -> str:
    return ", ".join(f"“{word}”" for word in words)
