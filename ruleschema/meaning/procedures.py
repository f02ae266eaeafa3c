"""Procedure facts: sentences under their topics, with modality, bound, value and unit."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from grammar import nodes
from ruleschema.meaning.build import Said
from ruleschema.meaning.figures import Figure, Texts, contradicts, sided, stated_figures, texts_of
from ruleschema.meaning.statement import Form, Statement
from ruleschema.meaning.stems import stems
from ruleschema.meaning.topics import Topic, forms_for
from ruleschema.submission.load import Document
from ruleschema.submission.model import Clause
from ruleschema.submission.provisions import Provision, Spoken, provisions
from ruleschema.submission.span import Span
from ruleschema.submission.tables import Counts

_MARKED = re.compile(r"\bmarked (?:with )?(?:an? )?(?P<mark>double[- ]zero|zero|00|0)\b")
_NOBODY = re.compile(r"(?:no|none of|neither|(?:at|in|under) no)\b(?! (?:more|less|fewer|later)\b)", re.I)
_RANK = re.compile(r"(?:at least )?(?:an? )?(?P<rank>(?:ace|king|queen|jack)[ -]high)(?: or (?:better|higher))?", re.I)


@dataclass(frozen=True, slots=True)
class ProcedureFact:
    """(game, topic) is at least N, with where it is said."""

    casino: str
    game: str
    topic: str
    modality: str
    bound: nodes.Bound | None
    value: str
    unit: str
    condition: str | None
    at: str
    src: tuple[int, ...]
    span: Span
    statement: Statement | None = None


class Stated(NamedTuple):
    """A topic that a sentence states, and the value it gives; `supposed` where only its condition gives it."""

    topic: str
    bound: nodes.Bound | None
    value: str
    unit: str
    supposed: bool


def procedure_facts(document: Document, statements: Iterable[Statement]) -> Iterator[ProcedureFact]:
    """Every topic that every statement is about."""
    counted = list(_counted(document))
    parts: dict[int, set[tuple[object, ...]]] = defaultdict(set)
    for whole, fact in counted:
        parts[id(whole)].add(_key(fact))
    led: dict[int, set[tuple[object, ...]]] = defaultdict(set)
    for statement in statements:
        sentence = statement.place.sentence if statement.place is not None else None
        if sentence is None or statement.form is Form.PAYOUT:
            continue
        facts = _from_statement(document, statement, sentence)
        if sentence.provision is None or sentence.provision.clause.read is None:
            yield from facts
            continue
        # A draft's items repeat their lead-in, and its sentences what was counted; both are told once.
        clause, above = sentence.provision.clause, sentence.provision.above
        lead = id(above[-1]) if above else 0
        told = led[lead] | parts[lead] | parts[id(clause)]
        own = [(fact, _key(fact)) for fact in facts]
        led[id(clause)].update(told, (key for _, key in own))
        yield from (fact for fact, key in own if key not in told)
    yield from (fact for _, fact in counted)


def _counted(document: Document) -> Iterator[tuple[Clause, ProcedureFact]]:
    for provision in provisions(document.game):
        for counts in provision.clause.counts:
            yield from ((provision.clause, fact) for fact in _from_counts(document, provision, counts))


def _from_statement(document: Document, statement: Statement, sentence: Spoken) -> Iterator[ProcedureFact]:
    place, tree, parts = statement.place, statement.tree, statement.parts
    if place is None or tree is None or parts is None:
        return
    for stated in _stated(sentence.reading.text, headings(sentence), Said(tree)):
        yield ProcedureFact(
            casino=document.slug,
            game=str(document.game.game),
            topic=stated.topic,
            modality="is" if stated.supposed else modality(tree),
            bound=stated.bound,
            value=stated.value,
            unit=stated.unit,
            condition="; ".join(parts.when) or None,
            at=place.at,
            src=place.src,
            span=place.span,
            statement=statement,
        )


@lru_cache(maxsize=65536)
def _stated(said: str, title: str, held: Said) -> tuple[Stated, ...]:
    """What a sentence under these headings states; casinos repeat each other, so it is worked out once."""
    tree = held.tree
    texts = texts_of(said, tree)
    parts = _parts(title, texts)
    seen: set[str] = set()
    found: list[Stated] = []
    for form in forms_for(parts["any"]):
        name = str(form.topic.topic)
        if name in seen or not form.fits(parts):
            continue
        figures = [] if form.as_phrase else [sided(name, each) for each in stated_figures(form.topic, tree, texts)]
        if (form.needs_number and not figures) or any(contradicts(name, each) for each in figures):
            continue
        seen.add(name)
        if form.topic.picks == "base" and not _base(texts):
            continue  # a share that does not say of what
        values = [_value(form.topic, texts, each) for each in figures] or [_value(form.topic, texts, None)]
        # "If the dealer has queen high or better, … shall be paid": the duty is another, the hand is only supposed.
        supposed = form.topic.picks == "qualifier" and not _RANK.search(texts.act)
        found += [Stated(name, *value, supposed) for value in values]
    return tuple(found)


def _key(fact: ProcedureFact) -> tuple[object, ...]:
    """What tells a fact from that of its lead-in: the figure, or else the words that an item adds."""
    said = (fact.modality, fact.condition) if fact.unit == "phrase" else ()
    return fact.topic, fact.bound, fact.value, fact.unit, *said


def headings(sentence: Spoken) -> str:
    """The headings a sentence stands under, its own clause's included."""
    if sentence.provision is None:
        return ""
    above = (*sentence.provision.above, sentence.provision.clause)
    return " ".join([sentence.provision.section.title, *(clause.title for clause in above if clause.title)])


def _parts(title: str, texts: Texts) -> dict[str, frozenset[str]]:
    """The stems of a sentence by part, for the forms of topics."""
    act, head, when = (stems(text) for text in texts)
    return {"any": head | act | when, "head": head, "act": act, "if": when, "title": stems(title)}


def modality(tree: nodes.Sentence) -> str:
    """shall, may, shall not, may not, or is for a plain statement."""
    if not isinstance(tree, nodes.Duty):
        return "is"
    told = str(tree.modal).removesuffix(" only")
    # "No wager may be moved" forbids as "a wager may not be moved" does.
    return f"{told} not" if told in ("shall", "may") and _NOBODY.match(tree.head.text) else told


def _base(texts: Texts) -> str:
    """What a percentage is taken of; nothing where that is not said."""
    text = texts.act if "% of " in texts.act else texts.condition
    return text.partition("% of ")[2].split(" on ")[0].split(",")[0]


def _value(topic: Topic, texts: Texts, found: Figure | None) -> tuple[nodes.Bound | None, str, str]:
    act, head, condition = texts
    if topic.picks == "base":
        return None, _base(texts), str(topic.unit)
    if topic.picks == "qualifier" and (rank := _RANK.search(f"{act} {condition}")):
        return nodes.Bound.AT_LEAST, rank["rank"], str(topic.unit)
    if found is not None:
        return found.bound, found.value, found.unit
    if topic.picks == "marks" and (marks := {mark["mark"].replace(" ", "-") for mark in _MARKED.finditer(act)}):
        return nodes.Bound.EXACTLY, str(len(marks)), str(topic.unit)
    return None, f"{head} {act}".strip(), "phrase"


def _from_counts(document: Document, provision: Provision, counts: Counts) -> Iterator[ProcedureFact]:
    """A counted whole: its total and each part, under the topic whose unit it is counted in."""
    unit = str(counts.unit or "")
    words = stems(f"{counts.of} {unit}")
    parts = {"any": words, "head": words, "act": words, "if": frozenset[str](), "title": frozenset[str]()}
    fitting = (form.topic for form in forms_for(words) if form.needs_number and form.fits(parts))
    topic = next(fitting, None)
    if topic is None:
        return
    stated = [("total", counts.total, counts.src)] if counts.total else []
    for name, count, src in [*stated, *((str(part.name), part.count, part.src) for part in counts.parts)]:
        lines = src or counts.src
        yield ProcedureFact(
            casino=document.slug,
            game=str(document.game.game),
            topic=str(topic.topic),
            modality=str(counts.modal or "is"),
            bound=nodes.Bound.EXACTLY,
            value=str(count.number),
            unit=unit or str(topic.unit),
            condition=name,
            at=provision.at,
            src=lines.numbers if lines else provision.lines,
            span=count.span,
        )
