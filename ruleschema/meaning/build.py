"""Statements from syntax trees: each distinct sentence is understood once."""

from collections.abc import Callable
from functools import lru_cache

from grammar import nodes
from ruleschema.meaning.cases import Case, every
from ruleschema.meaning.circumstances import moment
from ruleschema.meaning.conditions import condition, content, exception, is_denied, on_the_way
from ruleschema.meaning.intervals import Interval
from ruleschema.meaning.lexicon import Kind, dimension_of
from ruleschema.meaning.parts import Parts, parts_of
from ruleschema.meaning.quantities import Quantity, quantities
from ruleschema.meaning.roles import Roles, roles_of
from ruleschema.meaning.statement import Form, Modality, Statement, Time
from ruleschema.meaning.terms import Term, found_in, terms
from ruleschema.meaning.wagers import wagers_named

_FORMS = {
    nodes.Duty: Form.DUTY,
    nodes.Payout: Form.PAYOUT,
    nodes.Result: Form.RESULT,
    nodes.Value: Form.VALUE,
    nodes.Definition: Form.DEFINITION,
}
_FATES = {
    nodes.Outcome.WINS: "paid",
    nodes.Outcome.LOSES: "lost",
    nodes.Outcome.PUSHES: "returned",
    nodes.Outcome.RETURNED: "returned",
}
_BE = frozenset(("be", "is"))
_NOBODY = ("no", "none", "neither", "nobody", "never")
_DENIED = {Modality.MAY: Modality.MAY_NOT, Modality.SHALL: Modality.SHALL_NOT}


# A head that names an end of what is allowed: "minimum wager is $5".
_ENDS: dict[str, Callable[[Interval], Interval]] = {
    "minimum": lambda amount: Interval(low=amount.low),
    "least": lambda amount: Interval(low=amount.low),
    "smallest": lambda amount: Interval(low=amount.low),
    "maximum": lambda amount: Interval(high=amount.high),
    "greatest": lambda amount: Interval(high=amount.high),
    "largest": lambda amount: Interval(high=amount.high),
}


class Said:
    """A tree that rides along with its sentence and is no part of the key."""

    __slots__ = ("tree",)

    def __init__(self, tree: nodes.Sentence) -> None:
        self.tree = tree

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Said)

    def __hash__(self) -> int:
        return 0


def statement_of(text: str, tree: nodes.Sentence) -> Statement:
    """What a sentence says, wherever it stands."""
    return _statement(text, Said(tree))


@lru_cache(maxsize=65536)
def _statement(text: str, said: Said) -> Statement:
    tree = said.tree
    parts = parts_of(text, tree)
    head, core = terms(parts.head), terms(parts.core)
    modality, core = _modality(tree, parts, core)
    roles = roles_of(tree, head, core)
    counted = _quantities(tree, parts, modality)
    figures = _figures(parts.core, core, counted)
    about = content(head) | content(tuple(each for each in core if not (each.as_(Kind.ACT) == roles.act != "")))
    times = tuple(Time(relation, content(terms(words))) for relation, words in parts.times)
    return Statement(
        form=_FORMS[type(tree)],
        modality=modality,
        actor=roles.actor,
        act=roles.act,
        also=roles.also,
        thing=roles.thing - figures,
        holder=roles.holder,
        around=frozenset(each for each in roles.around if each[1] not in figures),
        about=about - figures - {roles.actor, roles.act} | ({"wager"} if roles.act == "bet" else set()),
        case=_case(tree, parts, roles, times),
        quantities=counted,
        qualities=_qualities((*head, *core)),
        times=times,
        wagers=tuple(dict.fromkeys((*wagers_named(parts.head), *wagers_named(parts.core)))),
        fate=_FATES[tree.result] if isinstance(tree, nodes.Result) else _fate(roles.act, modality),
        universal=bool(found_in(f"{parts.head} {parts.core}", Kind.UNIVERSAL)) or _nobody(parts.head),
        only=(isinstance(tree, nodes.Duty) and str(tree.modal).endswith("only")) or parts.head.startswith("only "),
        rank=next((name for name, _, _ in found_in(text, Kind.RANK)), "") if roles.act == "qualify" else "",
        payment=tree.payment if isinstance(tree, nodes.Payout) else None,
        parts=parts,
        tree=tree,
    )


def _case(tree: nodes.Sentence, parts: Parts, roles: Roles, times: tuple[Time, ...]) -> Case:
    outcome = tree.outcome.text if isinstance(tree, (nodes.Result, nodes.Payout)) and tree.outcome else ""
    moments = [found for time in times if (found := moment(time.relation, time.about)) is not None]
    return every(
        (
            *map(condition, parts.conditions),
            *map(exception, parts.exceptions),
            roles.of_actor,
            condition(outcome) if outcome else on_the_way(parts.core),
            on_the_way(parts.head),
            Case(frozenset(moments[:1])),
        )
    )


def _modality(tree: nodes.Sentence, parts: Parts, core: tuple[Term, ...]) -> tuple[Modality, tuple[Term, ...]]:
    """The force of a sentence, be it in a modal or in words such as "is required to" and "is not permitted"."""
    told = Modality(str(tree.modal).removesuffix(" only")) if isinstance(tree, nodes.Duty) else Modality.IS
    worded = found_in(parts.core, Kind.MODAL) if isinstance(tree, (nodes.Duty, nodes.Value)) and _plain(core) else []
    if worded:
        name, start, end = worded[0]
        if told is Modality.IS or (name == Modality.MAY_NOT and not told.forbids):
            told = Modality(name)
        core = tuple(each for each in core if not start <= each.start < end)
    if _nobody(parts.head):
        told = _DENIED.get(told, told)
    return told, core


def _nobody(head: str) -> bool:
    """Whether the subject is denied: "no player", "none of the wagers"."""
    return head.lower().startswith(tuple(f"{word} " for word in _NOBODY))


def _plain(core: tuple[Term, ...]) -> bool:
    """Whether the verb is only "be", so that the words behind it may tell the force."""
    return any(each.name in _BE for each in core[:3])


def _quantities(tree: nodes.Sentence, parts: Parts, modality: Modality) -> tuple[Quantity, ...]:
    """The figures of a sentence. The head bounds them where it names the least or the most: "minimum wager is $5"."""
    denied = modality.forbids or (isinstance(tree, nodes.Value) and is_denied(parts.core))
    own = quantities(parts.core, denied)
    end = next((each for word, each in _ENDS.items() if word in parts.head.lower().split()), None)
    if end is not None and isinstance(tree, nodes.Value):
        own = tuple(each._replace(amount=end(each.amount)) if each.amount.is_exact else each for each in own)
    # A duty is not about the figures of its subject; a thing that has so many is.
    _, has, owned = parts.head.partition(" has ")
    if has:
        return (*quantities(f"has {owned}"), *own)
    bounded = (each for each in quantities(parts.head) if each.asserted and found_in(parts.head, Kind.BOUND))
    return (*bounded, *own)


def _figures(text: str, core: tuple[Term, ...], counted: tuple[Quantity, ...]) -> frozenset[str]:
    """The names of figures that count something, with words of time: what is counted tells nothing of the subject."""
    within = [
        each for each in core if each.figure is not None and any(one.start <= each.start < one.end for one in counted)
    ]
    told = {each.name for each in within if f" {each.name} " not in f" {text[: each.start]} "}
    return frozenset(told) | _TIME_UNITS


_TIME_UNITS = frozenset(("hour", "minute", "day", "week"))


def _qualities(found: tuple[Term, ...]) -> frozenset[tuple[str, str]]:
    named = (each.as_(Kind.QUALITY) for each in found)
    return frozenset((dimension, name) for name in named if name and (dimension := dimension_of(Kind.QUALITY, name)))


def _fate(act: str, modality: Modality) -> str:
    """What an act makes of a wager: to collect it is to lose it, not to forfeit it is to keep it."""
    name = next((name for name, _, _ in found_in(act, Kind.FATE)), "")
    if not modality.forbids:
        return name
    return "in play" if name == "lost" else ""
