"""One wager is settled at once by one sentence, and only later by another."""

import re
from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from grammar.nodes import Duty
from ruleschema.facts import CONDITIONAL
from ruleschema.provisions import Spoken
from ruleschema.vocabulary import wager_key

_WAGER = r"(?:the |all |any )?(?P<wager>(?:[\w'’-]+ ){1,4}?(?:wager|bet)s?)\b"
_SOON = re.compile(rf"\bsettle {_WAGER} (?:once|when|as soon as|immediately|after)\b", re.I)
_LATER = re.compile(rf"\bwait to settle {_WAGER}", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    soon: dict[str, Spoken] = {}
    settling = [sentence for sentence in filing.sentences if "settle" in sentence.reading.text]
    for sentence in settling:
        match = _SOON.search(sentence.reading.text)
        if match is not None and "wait to settle" not in sentence.reading.text:
            soon.setdefault(wager_key(match["wager"]), sentence)
    for sentence in settling:
        match = _LATER.search(sentence.reading.text)
        first = soon.get(wager_key(match["wager"])) if match else None
        if match is None or first is None or _in_a_case(sentence):
            continue
        wager = match["wager"].removesuffix("s")
        yield Fault(
            span=sentence.span(filing.document, match.start(), match.end()),
            message=f"The {wager} is to wait to be settled here, though clause {first.at} settles it at once; "
            "no case is named in which it waits.",
            at=sentence.at,
            src=sentence.lines,
            expected="the case in which the wager waits",
            actual="every case but the one excepted" if "except" in sentence.reading.text else "every case",
            label=f"{first.at} settles it at once",
            hint="say in which case the wager waits; “except” may stand where “if” was meant.",
            related=(Related(first.words.span, f"{first.at}: settled at once"),),
            about=(wager_key(match["wager"]),),
        )


def _in_a_case(sentence: Spoken) -> bool:
    """Whether the sentence holds in some case only; an exception names the cases in which it does not hold."""
    tree = sentence.reading.tree
    if not isinstance(tree, Duty):
        return True
    markers = [slot.marker.strip(", ").split()[0] for slot in (*tree.leading, *tree.slots)]
    return any(marker in CONDITIONAL and marker not in ("except", "unless") for marker in markers)


CHECK = Check(
    code="PRO-353",
    title="Settled at once and later",
    severity=Severity.WARNING,
    why="A dealer cannot do both, and whether the wager is paid may depend on which card falls in between.",
    fix="Say in which case the wager waits.",
    run=find,
    passes="""
sections:
  - number: 15
    title: Side wagers
    clauses:
      - {at: 15.A, says: dealer shall settle bounty wagers once players have 2 cards.}
      - {at: 15.B, says: dealer shall wait to settle the bounty wager until the end if dealer shows an ace.}
""",
    fails="""
sections:
  - number: 15
    title: Side wagers
    clauses:
      - {at: 15.A, says: dealer shall settle bounty wagers once players have 2 cards.}
      - {at: 15.B, says: "dealer shall wait to settle the bounty wager until the end of the round, except 2 kings."}
""",
)
