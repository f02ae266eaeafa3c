"""Statements from syntax trees: each distinct sentence is understood once."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from grammar import nodes
from ruleschema.meaning.cases import ALWAYS, Case, every
from ruleschema.meaning.circumstances import moment
from ruleschema.meaning.conditions import condition, content, exception, is_denied, on_the_way
from ruleschema.meaning.intervals import Interval
from ruleschema.meaning.lexicon import Kind, compounds, dimension_of, words_of
from ruleschema.meaning.parts import Parts, parts_of
from ruleschema.meaning.quantities import Quantity, quantities
from ruleschema.meaning.statement import Form, Modality, Statement, Time
from ruleschema.meaning.terms import Term, found_in, terms
from ruleschema.meaning.wagers import wagers_named

# What tells more of the one who acts, as a condition does: the player who folds, with a blackjack.
_RESTRICTS = frozenset(("who", "with", "that", "whos", "without", "hav", "have", "not"))
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


class Roles(NamedTuple):
    """Who does what to what, and what sets the actor apart from others like him."""

    actor: str
    act: str
    also: tuple[str, ...]
    thing: frozenset[str]
    of_actor: Case = ALWAYS


def statement_of(text: str, tree: nodes.Sentence) -> Statement:
    """What a sentence says, wherever it stands."""
    return _statement(text, Said(tree))


@lru_cache(maxsize=65536)
def _statement(text: str, said: Said) -> Statement:
    tree = said.tree
    parts = parts_of(text, tree)
    head, core = terms(parts.head), terms(parts.core)
    modality, core = _modality(tree, parts, core)
    roles = _roles(tree, head, core)
    counted = _quantities(tree, parts, modality)
    about = content(head) | content(tuple(each for each in core if not (each.as_(Kind.ACT) == roles.act != "")))
    about -= _figures(parts.core, core, counted)
    verb, act = roles.act, _compound(roles.act, about)
    times = tuple(Time(relation, content(terms(words))) for relation, words in parts.times)
    return Statement(
        form=_FORMS[type(tree)],
        modality=modality,
        actor=roles.actor,
        act=act,
        also=tuple(_compound(each, about) for each in roles.also),
        thing=roles.thing,
        about=about - {roles.actor, act, verb} | ({"wager"} if act == "bet" else set()),
        case=_case(tree, parts, roles, times),
        quantities=counted,
        qualities=_qualities((*head, *core)),
        times=times,
        wagers=tuple(dict.fromkeys((*wagers_named(parts.head), *wagers_named(parts.core)))),
        fate=_FATES[tree.result] if isinstance(tree, nodes.Result) else _fate(act, modality),
        universal=bool(found_in(f"{parts.head} {parts.core}", Kind.UNIVERSAL)),
        only=(isinstance(tree, nodes.Duty) and str(tree.modal).endswith("only")) or parts.head.startswith("only "),
        rank=next((name for name, _, _ in found_in(text, Kind.RANK)), "") if act == "qualify" else "",
        payment=tree.payment if isinstance(tree, nodes.Payout) else None,
        parts=parts,
        tree=tree,
    )


def _compound(act: str, about: frozenset[str]) -> str:
    """An act told by another verb and its thing: to place a wager is to bet."""
    known = compounds()
    return next((known[act, name] for name in sorted(about) if (act, name) in known), act)


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
    if parts.head.lower().startswith(tuple(f"{word} " for word in _NOBODY)):
        told = _DENIED.get(told, told)
    return told, core


def _plain(core: tuple[Term, ...]) -> bool:
    """Whether the verb is only "be", so that the words behind it may tell the force."""
    return any(each.name in _BE for each in core[:3])


def _roles(tree: nodes.Sentence, head: tuple[Term, ...], core: tuple[Term, ...]) -> Roles:
    act, also = _acts(tree, head, core)
    actor, of_actor = _actor(head)
    passive = any(each.name in _BE for each in core[:3]) and not (actor and act and isinstance(tree, nodes.Value))
    if actor and not passive:
        return Roles(actor, act, also, content(tuple(each for each in core if each.as_(Kind.ACT) != act)), of_actor)
    by = next((place for place, each in enumerate(core) if each.name == "by"), None)
    doer, of_doer = _actor(core[by + 1 :]) if by is not None else ("", ALWAYS)
    return Roles(doer, act, also, content(head), every((of_actor, of_doer)))


def _acts(tree: nodes.Sentence, head: tuple[Term, ...], core: tuple[Term, ...]) -> tuple[str, tuple[str, ...]]:
    """What is done, and what else is told in the same breath: "reduced or removed"."""
    told = [place for place, each in enumerate(core) if each.name not in _adverbs()]
    if not told or isinstance(tree, (nodes.Payout, nodes.Result, nodes.Definition)):
        return "", ()
    first = core[told[0]]
    act = first.as_(Kind.ACT) or ("" if first.figure is not None or first.kinds else first.name)
    if isinstance(tree, nodes.Value) and not first.as_(Kind.ACT):
        act = next((name for each in head if (name := each.as_(Kind.ACT)) and not each.as_(Kind.THING)), "")
    also: list[str] = []
    place = told[0]
    while place + 2 < len(core) and core[place + 1].name in (",", "or", "and") and core[place + 2].as_(Kind.ACT):
        also.append(core[place + 2].as_(Kind.ACT) or "")
        place += 2
    if act in ("permit", "offer", "accept") and isinstance(tree, nodes.Duty):
        # Who may not accept a double down forbids doubling down.
        act = next((name for each in core[told[0] + 1 :] if (name := each.as_(Kind.ACT)) and name != "bet"), act)
    return act, tuple(also)


@cache
def _adverbs() -> frozenset[str]:
    return words_of(Kind.IDLE, "adverbs")


def _actor(found: tuple[Term, ...]) -> tuple[str, Case]:
    """The one who acts, and what sets him apart: "player with a blackjack", "player who folds"."""
    for place, each in enumerate(found[:3]):
        name = each.as_(Kind.ACTOR)
        if name is None:
            continue
        rest = found[place + 1 :]
        if not rest or rest[0].name in (",", "or", "and", "to", "of", "at"):
            return name, ALWAYS
        if rest[0].as_(Kind.QUALITY):
            return name, ALWAYS
        if rest[0].name in _RESTRICTS:
            return name, condition(" ".join(term.name for term in (each, *rest)))
        return "", ALWAYS  # "player cards", "dealer hand": a thing of his, not himself
    return "", ALWAYS


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


_TIME_UNITS = frozenset(("hour", "minute", "day", "week", "second"))


def _qualities(found: tuple[Term, ...]) -> frozenset[tuple[str, str]]:
    named = (each.as_(Kind.QUALITY) for each in found)
    return frozenset((dimension, name) for name in named if name and (dimension := dimension_of(Kind.QUALITY, name)))


def _fate(act: str, modality: Modality) -> str:
    """What an act makes of a wager: to collect it is to lose it, not to forfeit it is to keep it."""
    name = next((name for name, _, _ in found_in(act, Kind.FATE)), "")
    if not modality.forbids:
        return name
    return "in play" if name == "lost" else ""
