"""Procedure facts: sentences under their topics, with modality, bound, value and unit."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from grammar import nodes, printer
from grammar.build import figure
from ruleschema.facts import condition_text
from ruleschema.load import Document
from ruleschema.model import Counts
from ruleschema.provisions import Provision, Spoken, provisions
from ruleschema.span import Span
from ruleschema.stems import stem, stems
from ruleschema.topics import Form, Topic, forms_by_stem

_FIGURE = r"\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?"
_NUMBER = re.compile(
    rf"(?P<low>[$]?{_FIGURE}%?)(?:\s?(?:to|-|–|or)\s?(?P<high>[$]?{_FIGURE}%?))?(?P<after>(?:[\s-]+[^\s\d]\S*){{0,3}})"
)
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


@dataclass(frozen=True, slots=True)
class _Figure:
    value: str
    unit: str
    bound: nodes.Bound


def procedure_facts(document: Document, sentences: list[Spoken]) -> Iterator[ProcedureFact]:
    """Every topic that every sentence states."""
    for sentence in sentences:
        tree = sentence.reading.tree
        if tree is not None and not isinstance(tree, nodes.Payout):
            yield from _from_sentence(document, sentence, tree)
    for provision in provisions(document.game):
        for counts in provision.clause.counts:
            yield from _from_counts(document, provision, counts)


def _from_sentence(document: Document, sentence: Spoken, tree: nodes.Sentence) -> Iterator[ProcedureFact]:
    parts = sentence_parts(sentence, tree)
    seen: set[str] = set()
    for form in _candidates(parts["any"]):
        name = str(form.topic.topic)
        if name in seen or not form.fits(parts):
            continue
        figure_found = _figure(form.topic, tree)
        if form.needs_number and figure_found is None:
            continue
        seen.add(name)
        bound, value, unit = _value(form.topic, tree, figure_found)
        yield ProcedureFact(
            casino=document.slug,
            game=str(document.game.game),
            topic=name,
            modality=modality(tree),
            bound=bound,
            value=value,
            unit=unit,
            condition=condition_text(tree),
            at=sentence.at,
            src=sentence.lines,
            span=sentence.span(document, tree.head.start, len(sentence.reading.text.rstrip())),
        )


def _candidates(words: frozenset[str]) -> list[Form]:
    index = forms_by_stem()
    found = {id(form): form for word in words for form in index.get(word, ())}
    return sorted(found.values(), key=lambda form: (form.topic.span.line, not form.needs_number))


def sentence_parts(sentence: Spoken, tree: nodes.Sentence) -> dict[str, frozenset[str]]:
    """The stems of a sentence by part, for the forms of topics."""
    head = stems(tree.head.text)
    act = stems(act_text(tree))
    when = stems(condition_text(tree) or "")
    title = ""
    if sentence.provision is not None:
        above = (*sentence.provision.above, sentence.provision.clause)
        title = " ".join([sentence.provision.section.title, *(clause.title for clause in above if clause.title)])
    return {"any": head | act | when, "head": head, "act": act, "if": when, "title": stems(title)}


def modality(tree: nodes.Sentence) -> str:
    """shall, may, shall not, may not, or is for a plain statement."""
    return str(tree.modal).removesuffix(" only") if isinstance(tree, nodes.Duty) else "is"


def act_text(tree: nodes.Sentence) -> str:
    """What is done or holds, without actor and conditions."""
    words: list[str] = []
    match tree:
        case nodes.Duty():
            words = [tree.verb.text, *([tree.object.text] if tree.object else [])]
        case nodes.Result():
            words = [tree.result, *([f"on {tree.outcome.text}"] if tree.outcome else [])]
        case nodes.Value() | nodes.Definition():
            words = [tree.object.text] if tree.object else []
    marks = ("if", "when", "where", "while", "except", "unless")
    words += [printer.slot(each) for each in tree.slots if each.marker not in marks]
    return " ".join(words)


def _value(topic: Topic, tree: nodes.Sentence, found: _Figure | None) -> tuple[nodes.Bound | None, str, str]:
    act = act_text(tree)
    if topic.picks == "base" and "% of " in act:
        return None, act.split("% of ", 1)[1].split(" on ")[0], str(topic.unit)
    if topic.picks == "qualifier" and (rank := _RANK.search(f"{act} {condition_text(tree) or ''}")):
        return nodes.Bound.AT_LEAST, rank["rank"], str(topic.unit)
    if found is not None:
        return found.bound, found.value, found.unit
    return None, f"{tree.head.text} {act}".strip(), "phrase"


def _figure(topic: Topic, tree: nodes.Sentence) -> _Figure | None:
    """The number that the topic's unit goes with, and how it is bounded."""
    wanted = {stem(unit) for unit in topic.number}
    if not wanted:
        return None
    text = f"{tree.head.text} {act_text(tree)}"
    for place, searched in enumerate((text, condition_text(tree) or "")):
        for match in _NUMBER.finditer(searched):
            unit = _unit(match, wanted, topic)
            if unit is not None:
                bound = _bound(searched[: match.start()], tree) if place == 0 else nodes.Bound.EXACTLY
                return _Figure(_shown(match), unit, bound)
    return None


def _unit(match: re.Match[str], wanted: set[str], topic: Topic) -> str | None:
    low, after = match["low"], (match["after"] or "").split()
    if low.startswith("$"):
        return "$" if "$" in topic.number else None
    if low.endswith("%"):
        return "%" if "%" in topic.number else None
    if "x" in topic.number and after[:1] and after[0].lower().rstrip(".,") in ("of", "times", "x"):
        return str(topic.unit) if topic.unit[:1] in "xo" else f"x {after[-1]}"
    if "to" in topic.number and match["high"] is not None:
        return str(topic.unit)
    for word in after:
        bare = stem(word.strip(".,;"))
        if bare in wanted or not wanted.isdisjoint(stems(word)):
            return _plural(topic, bare)
    return None


def _plural(topic: Topic, bare: str) -> str:
    """The unit as the topic spells it, or the word found where the topic has several."""
    if len(topic.number) == 1:
        return str(topic.unit)
    names = {stem(str(unit)): str(unit) for unit in topic.number}
    name = names.get(bare, str(topic.unit))
    irregular = {"foot": "feet", "inch": "inches", "mm": "mm", "box": "boxes", "millimeter": "mm"}
    return irregular.get(name, name if name.endswith("s") else f"{name}s")


def _shown(match: re.Match[str]) -> str:
    low = _decimal(match["low"])
    return f"{low}-{_decimal(match['high'])}" if match["high"] else low


def _decimal(text: str) -> str:
    if "/" in text and text.split("/")[1] not in ("2", "4"):
        return text
    value: Fraction = figure(text) if not text.endswith("/0") else Fraction(0)
    return printer.amount(value).replace(",", "")


def _bound(before: str, tree: nodes.Sentence) -> nodes.Bound:
    """The bound word nearest before a figure; "may not exceed" bounds from above, intervals turn."""
    words = before.split()
    near = " ".join(words[-5:])
    interval = bool(words) and words[-1] == "every"
    if "at least" in near:
        return nodes.Bound.AT_MOST if interval else nodes.Bound.AT_LEAST
    if "at most" in near:
        return nodes.Bound.AT_MOST
    denied = isinstance(tree, nodes.Duty) and tree.modal in (nodes.Modal.MAY_NOT, nodes.Modal.SHALL_NOT)
    if denied and re.search(r"\b(?:exceed|larger|more|greater|longer)\b", near):
        return nodes.Bound.AT_MOST
    if denied and re.search(r"\b(?:less|fewer|smaller)\b", near):
        return nodes.Bound.AT_LEAST
    only = isinstance(tree, nodes.Duty) and tree.modal in (nodes.Modal.MAY_ONLY, nodes.Modal.SHALL_ONLY)
    return nodes.Bound.AT_MOST if only else nodes.Bound.EXACTLY


def _from_counts(document: Document, provision: Provision, counts: Counts) -> Iterator[ProcedureFact]:
    """A counted whole: its total and each part, under the topic whose unit it is counted in."""
    unit = str(counts.unit or "")
    words = stems(f"{counts.of} {unit}")
    parts = {"any": words, "head": words, "act": words, "if": frozenset[str](), "title": frozenset[str]()}
    fitting = (form.topic for form in _candidates(words) if form.needs_number and form.fits(parts))
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
