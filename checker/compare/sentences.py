"""Sentences of two versions: which say the same, which came or went, which read otherwise."""

from collections import defaultdict
from collections.abc import Iterator

from checker.compare.change import MIRROR, Change, ChangeClass, change
from checker.compare.figures import permits
from checker.compare.pairing import Pairs, pair, pair_alike
from checker.compare.reworded import DEFINITION, PHRASE, WORDING, Facts, judged, kind_of, subject_of
from checker.compare.version import Sentence, Version
from checker.compare.wordings import claimed
from ruleschema.meaning.odds import Favours
from ruleschema.meaning.procedures import ProcedureFact, procedure_facts
from ruleschema.meaning.sense import is_figure
from ruleschema.meaning.statements import statements

# A statement with this share of its words in a title says what the title says.
TITLE_SHARE = 0.6


def paired(old: Version, new: Version) -> Pairs[Sentence]:
    """Sentences matched by meaning, definitions by term, then the rest by the words in common."""
    exact = pair(old.sentences, new.sentences, (
        lambda each: (each.signature, each.text, each.spoken.at),
        lambda each: (each.signature, _section(each)),
        lambda each: each.signature,
        lambda each: ("means", each.signature.head) if each.signature.form == DEFINITION else None,
    ))  # fmt: skip
    near = pair_alike(
        exact.old, exact.new, lambda each: each.signature.words, lambda one, other: one.unread == other.unread
    )  # fmt: skip
    topics = _measured(old, near.old) | _measured(new, near.new)
    rest = pair(near.old, near.new, (lambda each: topics.get(id(each)), _about))
    return Pairs(exact.both + near.both + rest.both, rest.old, rest.new)


def _measured(version: Version, sentences: list[Sentence]) -> dict[int, tuple[object, ...]]:
    """The topic in which a sentence states a figure, with its conditions."""
    found: dict[int, tuple[object, ...]] = {}
    for each, facts in _facts(version, sentences).items():
        topics = [fact for fact in facts if fact.unit != PHRASE]
        if topics:
            found[each] = (topics[0].topic, version.sense(topics[0].condition or ""))
    return found


def _section(each: Sentence) -> str:
    return str(each.section.title).lower() if each.section else ""


def _about(each: Sentence) -> tuple[object, ...] | None:
    """What a sentence is about, in its section, where that is told by more than an actor's name."""
    head = each.signature.head
    return (head, _section(each)) if len(head) > 1 and not each.unread else None


def sentence_changes(old: Version, new: Version, pairs: Pairs[Sentence]) -> Iterator[Change]:
    """Every sentence that came, went or says something else."""
    differing = [both for both in pairs.both if both[0].signature != both[1].signature]
    facts_old = _facts(old, [one for one, _ in differing] + pairs.old)
    facts_new = _facts(new, [other for _, other in differing] + pairs.new)
    made = [(judged((old, new), (one, other), facts_old[id(one)], facts_new[id(other)]), one, other)
            for one, other in differing]  # fmt: skip
    yield from (each[0] for each in made if not _open(each[0]))
    yield from claimed(old, new, [each for each in made if _open(each[0])])
    said_old = {each.signature for each in old.sentences}
    said_new = {each.signature for each in new.sentences}
    for each in pairs.old:
        repeated = each.signature in said_new or _is_title(each, new)
        yield _alone((old, new), each, facts_old[id(each)], gone=True, repeated=repeated)
    for each in pairs.new:
        repeated = each.signature in said_old or _is_title(each, old)
        yield _alone((new, new), each, facts_new[id(each)], gone=False, repeated=repeated)


def _is_title(each: Sentence, other: Version) -> bool:
    """Whether a plain statement only says what the other version says in the title of a section."""
    if each.signature.modal != "is":
        return False
    words = frozenset(each.signature.phrase)
    titles = (frozenset(other.sense(section.title)) for section in other.document.game.sections)
    return any(len(words & title) >= TITLE_SHARE * len(words) for title in titles)


def _open(change: Change) -> bool:
    return change.kind in (WORDING, DEFINITION) and change.change_class is ChangeClass.UNDECIDABLE


def _facts(version: Version, sentences: list[Sentence]) -> dict[int, Facts]:
    """The procedure facts of some sentences, each with its own."""
    by_sentence: dict[int, list[ProcedureFact]] = defaultdict(list)
    for fact in procedure_facts(version.document, statements(version.document, [each.spoken for each in sentences])):
        place = fact.statement.place if fact.statement is not None else None
        by_sentence[id(place.sentence) if place is not None else 0].append(fact)
    return {id(each): tuple(by_sentence.get(id(each.spoken), ())) for each in sentences}


def _alone(versions: tuple[Version, Version], each: Sentence, facts: Facts, *, gone: bool, repeated: bool) -> Change:
    version, new = versions
    side = version.said(each)
    sides = (side, None) if gone else (None, side)
    who = Favours.NEITHER
    told = f"{'No longer says' if gone else 'Now says'}: {side.value}"
    if repeated:
        level, kind = ChangeClass.EDITORIAL, "repetition"
        told = f"Said {'once less' if gone else 'once more'}; it stands elsewhere too: {side.value}"
    elif each.unread:
        level, kind, who = ChangeClass.UNDECIDABLE, f"unread {'removed' if gone else 'added'}", Favours.UNDECIDED
    else:
        level = ChangeClass.NEEDS_APPROVAL if _binds(each, facts) else ChangeClass.NOTIFY
        level = ChangeClass.UNDECIDABLE if each.has_gap else level
        kind = f"{kind_of(each, facts)} {'removed' if gone else 'added'}"
        there = permits(facts)
        who = MIRROR[there] if gone else there
    return change(new, kind, subject_of(each, facts), sides, told, level=level, who=who)


def _binds(each: Sentence, facts: Facts) -> bool:
    """Whether a sentence orders, permits, decides or measures anything; a plain statement does not."""
    plain = each.signature.modal in ("is", "means")
    return not plain or bool(facts) or any(is_figure(word) for word in each.signature.phrase)
