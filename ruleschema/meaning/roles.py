"""Who does what to what: the roles that the words of a sentence play, from where they stand."""

from dataclasses import dataclass, field
from functools import cache

from grammar import nodes
from ruleschema.meaning.cases import ALWAYS, Case, every
from ruleschema.meaning.conditions import condition, content
from ruleschema.meaning.lexicon import Kind, compounds, entries, words_of
from ruleschema.meaning.terms import Term

# What tells more of the one who acts, as a condition does: the player who folds, with a blackjack.
_RESTRICTS = frozenset(("who", "with", "that", "whos", "without", "hav", "have", "not"))
_BE = frozenset(("be", "is"))
_JOINS = frozenset((",", "or", "and"))
# Acts that let or offer others do something: what is let is the act.
_LETTING = frozenset(("permit", "offer", "accept"))


@dataclass(frozen=True, slots=True)
class Roles:
    """The roles of a sentence."""

    actor: str = ""
    act: str = ""
    also: tuple[str, ...] = ()
    # What is acted on or spoken of; whose it is or who gets it; what stands behind other small words.
    thing: frozenset[str] = frozenset()
    holder: frozenset[str] = frozenset()
    around: frozenset[tuple[str, str]] = frozenset()
    of_actor: Case = field(default=ALWAYS)


def roles_of(tree: nodes.Sentence, head: tuple[Term, ...], core: tuple[Term, ...]) -> Roles:
    """Who acts, what is done, to what; a passive sentence names the thing first."""
    act, also, rest = _acts(tree, head, core)
    actor, of_actor = _actor(head)
    passive = any(each.name in _BE for each in core[:3]) and not (actor and act and isinstance(tree, nodes.Value))
    chunks, holder = _chunks(rest)
    if actor and not passive:
        thing = chunks.pop("", frozenset())
    else:
        by = next((place for place, each in enumerate(core) if each.name == "by"), None)
        doer, of_doer = _actor(core[by + 1 :]) if by is not None else ("", ALWAYS)
        named, owner = _chunks(head)
        actor, of_actor = doer, every((of_actor, of_doer))
        thing = frozenset[str]().union(*named.values())
        holder |= owner
        chunks.pop("by", None)
    around = frozenset((word, name) for word, names in chunks.items() for name in names)
    act = _compound(act, thing | frozenset(name for _, name in around))
    also = tuple(_compound(each, thing) for each in also)
    return Roles(actor, act, also, thing, _owned(holder, actor), around, of_actor)


def _owned(holder: frozenset[str], actor: str) -> frozenset[str]:
    """Holders by name: what is his own or goes to himself is the actor's."""
    if holder & {"own", "self"}:
        holder = holder - {"own", "self"} | ({actor} if actor else frozenset())
    return holder


def _compound(act: str, names: frozenset[str]) -> str:
    """An act told by another verb and its thing: to place a wager is to bet."""
    known = compounds()
    return next((known[act, name] for name in sorted(names) if (act, name) in known), act)


def _acts(
    tree: nodes.Sentence, head: tuple[Term, ...], core: tuple[Term, ...]
) -> tuple[str, tuple[str, ...], tuple[Term, ...]]:
    """What is done, what else is told in the same breath ("reduced or removed"), and the terms behind it."""
    skipped = words_of(Kind.IDLE, "adverbs") | words_of(Kind.BOUND)
    told = [place for place, each in enumerate(core) if each.name not in skipped]
    if not told or isinstance(tree, (nodes.Payout, nodes.Result, nodes.Definition)):
        return "", (), core
    place = told[0]
    first = core[place]
    act = first.as_(Kind.ACT) or ("" if first.figure is not None or first.kinds else first.name)
    if isinstance(tree, nodes.Value) and not first.as_(Kind.ACT):
        act = next((name for each in head if (name := each.as_(Kind.ACT)) and not each.as_(Kind.THING)), "")
        return act, (), core
    also: list[str] = []
    while place + 2 < len(core) and core[place + 1].name in _JOINS and core[place + 2].as_(Kind.ACT):
        also.append(core[place + 2].as_(Kind.ACT) or "")
        place += 2
    if act in _LETTING and isinstance(tree, nodes.Duty):
        # Who may not accept a double down forbids doubling down.
        act = next((name for each in core[place + 1 :] if (name := each.as_(Kind.ACT)) and name != "bet"), act)
    return act, tuple(also), core[place + 1 :] if act else core


def _actor(found: tuple[Term, ...]) -> tuple[str, Case]:
    """The one who acts, and what sets him apart: "player with a blackjack", "player who folds"."""
    for place, each in enumerate(found[:3]):
        name = each.as_(Kind.ACTOR)
        if name is None:
            continue
        rest = found[place + 1 :]
        if not rest or rest[0].name in _JOINS | {"to", "of", "at"} or rest[0].as_(Kind.QUALITY):
            return name, ALWAYS
        if rest[0].name in _RESTRICTS:
            return name, condition(" ".join(term.name for term in (each, *rest)))
        return "", ALWAYS  # "player cards", "dealer hand": a thing of his, not himself
    return "", ALWAYS


def _chunks(found: tuple[Term, ...]) -> tuple[dict[str, frozenset[str]], frozenset[str]]:
    """The names behind each small word (to, from, on ...), those that stand first under "", and the holders."""
    chunks: dict[str, set[str]] = {"": set()}
    holder: set[str] = set()
    word = ""
    for place, each in enumerate(found):
        if each.name in _small_words():
            word = each.name if each.name != "of" else word
            continue
        if each.name in _JOINS or each.as_(Kind.QUALITY):
            continue
        person = _person(each)
        before = found[place - 1].name if place else ""
        owns = place + 1 < len(found) and found[place + 1].name not in _small_words() | _JOINS
        if person and (word in ("to", "for") or before in ("of", "each") or owns or each.name in ("own", "self")):
            holder.add(person)
        else:
            chunks.setdefault(word, set()).update(content((each,)))
            holder.update(_implied_holders().get(each.name, ()))
    return {word: frozenset(names) for word, names in chunks.items() if names}, frozenset(holder)


def _person(term: Term) -> str:
    if term.name in ("own", "self"):
        return term.name
    return term.as_(Kind.ACTOR) or ""


@cache
def _small_words() -> frozenset[str]:
    return words_of(Kind.IDLE, "small words")


@cache
def _implied_holders() -> dict[str, frozenset[str]]:
    """Things that only one side has: the hole card is the dealer's, a betting box is a player's."""
    return {str(each.name): frozenset(map(str, each.is_)) for each in entries(Kind.THING) if each.is_}
