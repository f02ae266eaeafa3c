"""The player's cards go to the discard rack with the other wagers, but a wager settled later needs them."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from grammar.nodes import Duty, Modal
from ruleschema.submission.provisions import Spoken

_LATER = re.compile(
    r"\bsettle (?P<wager>(?:the )?(?:[\w'’-]+ ){1,4}?(?:wager|bet)s?)\b[^.]*\bafter (?:acting on |settling )?"
    r"(?:all |the )*other (?:wagers|bets)\b",
    re.I,
)
_DISCARD = re.compile(
    r"\b(?:place|put|discard)\b[^.]*\bcards of (?:the|each|that) (?:settled |remaining )?player\b",
    re.I,
)
# The later rule may say that it changes the steps before it.
_CHANGES = re.compile(r"\b(?:changes?|modif\w+|instead of|in place of|except)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    later = next(
        ((each, match) for each in sentences_with(filing, "other wagers", "other bets") if (match := _is_later(each))),
        None,
    )
    if later is None:
        return
    bonus, match = later
    wager = match["wager"].lower().removeprefix("the ").rstrip("s")
    for sentence in sentences_with(filing, "cards of"):
        if not _discards(sentence) or wager in sentence.reading.text.lower() or _section(sentence) == _section(bonus):
            continue
        yield Fault(
            span=sentence.span(filing.document, 0, len(sentence.reading.text.rstrip())),
            message=f"By this clause the cards of the player are discarded once the wagers are settled, but by clause "
            f"{bonus.at} the {wager}, which is decided by these cards, is settled after the other wagers.",
            at=sentence.at,
            src=tuple(dict.fromkeys((*sentence.lines, *bonus.lines))),
            expected=f"an exception for players with a {wager}",
            actual="no exception",
            label=f"{bonus.at} still needs the cards",
            hint=f"leave the cards on the table until the {wager} is settled.",
            related=(Related(bonus.words.span, f"{bonus.at}: settled later"),),
            about=(sentence.at, bonus.at),
        )
        return


def _is_later(sentence: Spoken) -> re.Match[str] | None:
    """Whether a wager is settled after the others, and nothing around it changes the steps of those."""
    provision = sentence.provision
    if provision is None:
        return None
    around = [saying.says for clause in (*provision.above, provision.clause) for saying in clause.says]
    return None if any(_CHANGES.search(text) for text in around) else _LATER.search(sentence.reading.text)


def _discards(sentence: Spoken) -> bool:
    tree, text = sentence.reading.tree, sentence.reading.text
    duty = isinstance(tree, Duty) and tree.modal is Modal.SHALL and not tree.leading
    return duty and _DISCARD.search(text) is not None and "except" not in text and "forfeit" not in text


def _section(sentence: Spoken) -> int:
    return id(sentence.provision.section) if sentence.provision is not None else 0


CHECK = Check(
    code="PRO-374",
    title="Cards discarded before the bonus is settled",
    severity=Severity.NOTE,
    why="The hand that decides the bonus is gone when it is to be settled.",
    fix="Leave the cards of players with the bonus wager on the table.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 10
    title: Settlement
    clauses:
      - {at: 10.D, says: "dealer shall place the cards of the player in the discard rack, except with a bonus wager."}
  - number: 11
    title: Bonus wager
    clauses: [{at: 11.B, says: dealer shall settle bonus wagers of each player after acting on the other bets.}]
""",
    fails="""
sections:
  - number: 10
    title: Settlement
    clauses: [{at: 10.D, says: dealer shall place the cards of the player in the discard rack.}]
  - number: 11
    title: Bonus wager
    clauses: [{at: 11.B, says: dealer shall settle bonus wagers of each player after acting on the other bets.}]
""",
)
