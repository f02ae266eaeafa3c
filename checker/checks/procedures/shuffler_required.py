"""Cards go into a shuffling machine at every table, though the dealer may shuffle by hand."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from grammar.nodes import Duty, Modal
from ruleschema.submission.provisions import Spoken

_MACHINE = re.compile(
    r"\b(?:an?|the) (?:(?:automat(?:ic|ed)|card|mechanical) )*(?:shuffl(?:e|er|ing)(?: (?:machine|device))?)\b", re.I
)
_BY_HAND = re.compile(r"\b(?:manually|by hand|manual(?:ly)? shuffl\w+|shuffled? manually)\b", re.I)
_SHUFFLED = re.compile(r"\bshuffl", re.I)
_BROKEN = re.compile(r"(?:if|when|where)\b[^,]*\b(?:malfunction|fail|break|jam|stop|out of order)", re.I)
_INTO = re.compile(r"\b(?:in|into|inside|through|straight into|directly into)\s+\Z", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    manual = next((each for each in sentences_with(filing, "manual", "by hand") if _permits(each)), None)
    if manual is None:
        return
    required = [each for each in sentences_with(filing, "shuffl") if _requires(each)]
    # The sentence before may have put the case: “if a device is used, the cards shall be stacked.”
    for each in required:
        yield Fault(
            span=each.span(filing.document, 0, len(each.reading.text.rstrip())),
            message="The cards must go into a shuffling machine here, but by clause "
            f"{manual.at} they may be shuffled by hand, at a table without one.",
            at=each.at,
            src=each.lines,
            expected="what is done where cards are shuffled by hand",
            actual="a shuffling machine is required",
            label=f"{manual.at} permits a shuffle by hand",
            hint="say what is done at a table without a shuffling machine.",
            related=(Related(manual.words.span, f"{manual.at}: by hand"),),
            about=(each.at,),
        )


def _permits(sentence: Spoken) -> bool:
    text = sentence.reading.text
    return _BROKEN.match(text) is None and bool(_BY_HAND.search(text) and _SHUFFLED.search(text))


def _requires(sentence: Spoken) -> bool:
    """Whether the cards must be put into the machine, in a case that does not itself speak of it."""
    tree, text = sentence.reading.tree, sentence.reading.text
    if not isinstance(tree, Duty) or tree.modal is not Modal.SHALL:
        return False
    match = _MACHINE.search(text, tree.verb.start)
    if match is None or not _INTO.search(text[: match.start()] + ""):
        return False
    clause = sentence.provision.clause if sentence.provision else None
    around = [text[: tree.verb.start], text[match.end() :]]
    around += [str(saying.says) for saying in clause.says if saying.says != sentence.words] if clause else []
    around += (
        [str(saying.says) for above in sentence.provision.above for saying in above.says] if sentence.provision else []
    )
    return not any(_MACHINE.search(part) or "shuffling device" in part for part in around)


CHECK = Check(
    code="PRO-362",
    title="Shuffling machine required and optional",
    severity=Severity.WARNING,
    why="At a table without the machine the rule cannot be followed, and no other is given.",
    fix="Say what is done at a table without a shuffling machine.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 5
    title: Shuffle
    clauses:
      - {at: 5.A, says: dealer shall shuffle the cards manually or by an automated shuffling device.}
      - {at: 5.B, says: "if an automated shuffling device is used, dealer shall put the cards into the shuffler."}
""",
    fails="""
sections:
  - number: 5
    title: Shuffle
    clauses:
      - {at: 5.A, says: dealer shall shuffle the cards manually or by an automated shuffling device.}
      - {at: 5.B, says: "when a player arrives, dealer shall put the cards into the automatic shuffler."}
""",
)
