"""A player may fold, and nothing says what becomes of an optional wager when he does."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.absence import as_far_as_read
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.statement import Form, Modality, Place, Statement
from ruleschema.meaning.wagers import wagers_named

# A wager on the hand itself pays for several hands.
LEAST_HANDS = 3
_GIVING_UP = frozenset(("fold", "forfeit", "surrender"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    fold = next((each for each in filing.statements if each.actor == "player" and _gives_up(each)), None)
    told = [each for each in filing.statements if _on_folding(each)]
    # “All wagers are forfeited”: the optional ones are among them.
    if (
        fold is None
        or fold.place is None
        or any(each.fate and not each.wagers and "wager" in each.about for each in told)
    ):
        return
    # Who makes no play bet gives up the ante: the play bet is decided too.
    decided = {wager for each in told for wager in (*each.wagers, *_supposed(each))}
    for key in _optional(filing):
        facts = filing.payouts_by_wager.get(key, [])
        if key not in decided and len({name_key(fact.outcome) for fact in facts}) >= LEAST_HANDS:
            words = (f"{facts[0].wager} fold", f"{facts[0].wager} forfeit")
            yield as_far_as_read(filing, _fault(fold.place, facts[0], key), words)


def _gives_up(statement: Statement) -> bool:
    acts = {statement.act, *statement.also}
    return not statement.modality.forbids and ("fold" in statement.about or not acts.isdisjoint(_GIVING_UP))


def _on_folding(statement: Statement) -> bool:
    """Whether it is about players who fold, or holds whatever happens."""
    names = {statement.act, *statement.also, *statement.about}
    folds = ("player folds", frozenset(("yes",))) in statement.case.dimensions
    return folds or statement.universal or not names.isdisjoint(_GIVING_UP)


def _supposed(statement: Statement) -> tuple[str, ...]:
    return wagers_named(" ".join(statement.parts.conditions)) if statement.parts else ()


def _optional(filing: Filing) -> list[str]:
    """The wagers that the document calls optional."""
    found: dict[str, None] = {}
    for each in filing.statements:
        may_be_made = each.form is Form.VALUE and each.modality is Modality.MAY
        if each.parts is not None and (may_be_made or ("obligation", "optional") in each.qualities):
            found |= dict.fromkeys(wagers_named(each.parts.head))
    return list(found)


def _fault(fold: Place, fact: PayoutFact, key: str) -> Fault:
    return Fault(
        span=fact.span,
        message=f"By clause {fold.at} a player may fold, but nothing says whether the {fact.wager} is then lost or "
        "still played.",
        at=fact.at,
        src=tuple(dict.fromkeys((*fold.src, *fact.src))),
        expected=f"what becomes of the {fact.wager} of a player who folds",
        actual="no rule",
        label="and when the player folds?",
        hint=f"say whether the {fact.wager} is forfeited.",
        related=(Related(fold.span, f"{fold.at}: a player may fold"),),
        about=(key, fold.at),
    )


CHECK = Check(
    code="PRO-366",
    title="Folding leaves a wager undecided",
    # A glossary may put the player out of the game and with him every wager; in a draft the rule may stand elsewhere.
    severity=Severity.NOTE,
    why="Dealers will take the wager at one table and play it at another; the player cannot know before he folds.",
    fix="Say what becomes of the wager when the player folds.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 7
    title: Play
    clauses:
      - {at: 7.A, says: bonus bet is optional. player may fold the hand and forfeit the ante and the bonus bet.}
      - at: 7.B
        pays: {wager: Bonus Bet, rows: [{outcome: Flush, pays: 3 to 1}, {outcome: Straight, pays: 6 to 1},
               {outcome: Pair, pays: 1 to 1}]}
""",
    fails="""
sections:
  - number: 7
    title: Play
    clauses:
      - {at: 7.A, says: bonus bet is optional. player may fold the hand and forfeit the ante.}
      - at: 7.B
        pays: {wager: Bonus Bet, rows: [{outcome: Flush, pays: 3 to 1}, {outcome: Straight, pays: 6 to 1},
               {outcome: Pair, pays: 1 to 1}]}
""",
)
