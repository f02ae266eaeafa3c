"""Engines over statements: one that is wrong by itself, a pair that does not go together, a missing counterpart."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from checker.engine.check import Run
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.groups import once_per_filing
from checker.engine.library import Library
from checker.engine.pattern import Pattern
from checker.engine.rule import Pair, Rule
from checker.index.headings import place_named
from checker.rules.absence import as_far_as_read
from checker.rules.telling import wager_printed
from grammar.nodes import Duty
from ruleschema.meaning.statement import Place, Statement
from ruleschema.meaning.stems import stem
from ruleschema.meaning.wagers import wagers_named

# Two statements have one subject where they share at least this part of their names.
_SHARED = 0.5
# Names that tell who lets whom act, and nothing of the act.
_LETTING = frozenset(("permit", "offer", "player", "casino"))


def engine(rule: Rule) -> Run:
    """A rule with `other` looks for pairs, or for a statement without its counterpart where the engine says so."""
    pairs = rule.pairs or (Pair(rule.span, rule.one, rule.other, rule.same),)

    def find(filing: Filing, library: Library) -> Iterator[Fault]:
        told: set[tuple[str, ...]] = set()
        for fault in (fault for pair in pairs for fault in _faults(rule, pair, filing)):
            if fault.about not in told:
                told.add(fault.about)
                yield fault
            if rule.once is not None:
                return

    return find


def _faults(rule: Rule, pair: Pair, filing: Filing) -> Iterator[Fault]:
    ones = [each for each in fitting(filing, pair.one) if _stands_right(rule, filing, each)]
    others = fitting(filing, pair.other) if ones and pair.other else []
    for one in ones:
        beside = next((each for each in others if each is not one and _goes_with(rule, pair, one, each)), None)
        if rule.engine == "missing" and beside is None:
            yield as_far_as_read(filing, _fault(rule, pair, filing, one, None))
        elif rule.engine != "missing" and (beside is not None or not pair.other):
            yield _fault(rule, pair, filing, one, beside)


def _stands_right(rule: Rule, filing: Filing, statement: Statement) -> bool:
    """Whether the clause of a statement, and those above it, say what the rule asks of them."""
    if not rule.given and not rule.unless:
        return True
    beside = around(filing, statement)
    given, unless = (any(each.fits(one) for one in beside for each in wanted) for wanted in (rule.given, rule.unless))
    return (given or not rule.given) and not unless


def around(filing: Filing, statement: Statement, levels: int | None = None) -> list[Statement]:
    """The other statements of a clause and of the clauses above it, or of so many of these."""
    provision = statement.place.sentence.provision if statement.place and statement.place.sentence else None
    if provision is None:
        return []
    above = provision.above if levels is None else provision.above[-levels:]
    found = (each for clause in (*above, provision.clause) for each in _by_clause(filing)[id(clause)])
    return [each for each in found if each is not statement]


@once_per_filing
def _by_clause(filing: Filing) -> dict[int, list[Statement]]:
    found: dict[int, list[Statement]] = defaultdict(list)
    for statement in filing.statements:
        found[id(_provision(statement)[1])].append(statement)
    return found


def fitting(filing: Filing, patterns: Sequence[Pattern]) -> list[Statement]:
    """The statements of a document that fit one of the patterns, in order."""
    acts = {str(act) for pattern in patterns for act in pattern.act}
    candidates = _acting(filing, acts) if all(pattern.act for pattern in patterns) else filing.statements
    return [each for each in candidates if any(pattern.fits(each) for pattern in patterns)]


def _acting(filing: Filing, acts: Iterable[str]) -> list[Statement]:
    places = _places_by_act(filing)
    return [filing.statements[place] for place in sorted({place for act in acts for place in places.get(act, ())})]


@once_per_filing
def _places_by_act(filing: Filing) -> dict[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for place, statement in enumerate(filing.statements):
        for act in {statement.act, *statement.also}:
            found[act].append(place)
    return found


def _goes_with(rule: Rule, pair: Pair, one: Statement, other: Statement) -> bool:
    if any(_same(name, one, other) for name in rule.apart):
        return False
    return all(_same(name, one, other) for name in pair.same)


def _same(name: str, one: Statement, other: Statement) -> bool:
    match name:
        case "wager":
            return not set(staked(one)).isdisjoint(staked(other))
        case "actor":
            return one.actor == other.actor
        case "act":
            return one.act == other.act
        case "act named":
            return other.act in one.about  # "wait to settle" beside "settle"
        case "thing":
            return not one.thing.isdisjoint(other.thing)
        case "subject":
            first, second = one.about - _LETTING, other.about - _LETTING
            return len(first & second) >= _SHARED * len(first | second) > 0
        case "section":
            return _provision(one)[0] is _provision(other)[0]
        case _:
            return _provision(one)[1] is _provision(other)[1]


def staked(statement: Statement) -> tuple[str, ...]:
    """The wagers that a statement is on, without those that only tell who acts: “player with an ante wager may …”."""
    own = wagers_named(statement.parts.core) if statement.actor and statement.parts else ()
    # What only measures another wager is none of them: a play wager of 3 times the ante.
    measured = {name for each in statement.quantities if each.base for name in wagers_named(f"{each.base} wager")}
    return tuple(each for each in own or statement.wagers if each not in measured)


def _provision(statement: Statement) -> tuple[object, object]:
    provision = statement.place.sentence.provision if statement.place and statement.place.sentence else None
    return (provision.section, provision.clause) if provision is not None else (statement, statement)


def _fault(rule: Rule, pair: Pair, filing: Filing, one: Statement, other: Statement | None) -> Fault:
    place = _place(one)
    words = {**words_for(filing, one, other), **{str(name): str(text) for name, text in (pair.words or {}).items()}}

    def told(text: str | None) -> str:
        return str(text or "").format_map(words)

    related = (Related(_place(other).span, f"{words['other']}: {words['other_said']}"),) if other is not None else ()
    return Fault(
        span=place.span,
        message=told(rule.message),
        at=place.at,
        src=place.src,
        expected=told(rule.expected),
        actual=told(rule.actual),
        label=told(rule.label),
        hint=told(rule.hint),
        related=related,
        about=tuple(map(told, rule.about)) or (words["one"], words["other"]),
    )


def words_for(filing: Filing, one: Statement, other: Statement | None) -> dict[str, str]:
    """What a message can tell of a statement, and of the one beside it: clause, words, subject, deed, wager."""
    shared = [wager for wager in staked(one) if other is not None and wager in staked(other)]
    words = {"actor": one.actor, "one": _place(one).at, "other": "", "there": "", "other_said": "", "other_wager": ""}
    words["said"] = said(_place(one))
    # The name by which a wager is compared is for fingerprints; the printed one is for readers.
    words["wager_key"] = next(iter((*shared, *staked(one))), "")
    words["wager"] = wager_printed(words["wager_key"], words["said"])
    words["subject"] = one.tree.head.text.lower() if one.tree is not None else ""
    words["does"] = _deed(one.tree) if isinstance(one.tree, Duty) else ""
    words["act"] = stem((other or one).act)
    if other is not None:
        place = _place(other)
        line = place.sentence.words.span.line if place.sentence is not None else place.span.line
        words |= {"other": place.at, "there": place_named(filing, place.at, line), "other_said": said(place)}
        words["other_wager"] = wager_printed(next(iter((*shared, *staked(other))), ""), words["other_said"])
    return words


def _deed(tree: Duty) -> str:
    return f"{tree.verb.text} {tree.object.text if tree.object else ''}".strip()


def _place(statement: Statement) -> Place:
    if statement.place is None:
        raise ValueError("a statement without a place cannot be told")
    return statement.place


def said(place: Place) -> str:
    """What a clause says, in our words."""
    return place.sentence.reading.text.strip().rstrip(".") if place.sentence is not None else ""
