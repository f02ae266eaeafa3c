"""A word has a form that cannot stand where it stands: "shall be ran", "chooses to offers", "two more pair"."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import Said, concordance, wordings_with
from ruleschema.submission.locate import locate

# Past tenses that are no participles, after a verb that wants a participle.
_TENSES = (
    *("ran", "went", "took", "gave", "chose", "broke", "drew", "threw", "wrote", "began", "fell", "shook"),
    *("spoke", "saw", "knew", "wore", "forgot", "flew"),
)
_PAST = re.compile(rf"(?<![\w-])(?:be|been|being|has|have|had) (?P<verb>{'|'.join(_TENSES)})(?![\w-])", re.I)
# An infinitive after a verb of will; words in -ss are infinitives.
_WILL = ["choos", "elect", "wish", "decid", "want", "attempt", "fail", "intend", "desir", "declin"]
_ENDINGS = ("", "e", "es", "s", "ed", "ing")
_WILLED = [verb + ending for verb in _WILL for ending in _ENDINGS]
_THIRD = re.compile(
    rf"(?<![\w-])(?:{'|'.join(_WILL)})(?:{'|'.join(_ENDINGS)}) to (?P<verb>[a-z]{{2,20}}[a-rt-z]s)(?![\w'’-])", re.I
)
# A participle after "to", and a preposition behind it: "be" is missing.
_DONE = (
    *("used", "placed", "made", "dealt", "paid", "taken", "given", "kept", "held", "drawn", "shown", "determined"),
    *("removed", "collected", "settled", "returned", "inspected", "shuffled", "posted", "changed", "counted"),
    *("burned", "discarded"),
)
_BARE = re.compile(
    r"(?<![\w-])(?<!prior )(?<!due )(?<!subject )(?<!according )(?<!relating )to "
    rf"(?P<verb>{'|'.join(_DONE)}) (?:in|on|by|as|with|for|at|from|per|into)\b",
    re.I,
)

# "The wagers covers": several do not cover as one does.
_MANY = ("wagers", "bets", "cards", "hands", "players", "chips", "decks")
_ONE = ("covers", "is", "has", "was", "does", "wins", "loses", "remains", "exceeds", "requires", "contains", "equals")
_AGREES = re.compile(
    rf"(?<![\w-])(?:that|which|if|when|where) (?:the|their|his|all|these|both) (?:{'|'.join(_MANY)}) "
    rf"(?P<verb>{'|'.join(_ONE)})(?![\w-])",
    re.I,
)
# "Two more pair": the noun, not the verb.
_FEW = re.compile(
    r"(?<![\w-])(?:two|three|four|five|six|[2-9]) (?:more|additional|further) "
    r"(?P<verb>pair|card|deck|hand|player|wager|bet|chip|box|die)(?=\s*[.;,]|\s*\Z| (?:if|to|of|and|or|for|from|in|on|"
    r"at|may|shall|must|when|that|which|per|by|with)\b)",
    re.I,
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    words = concordance(filing).words
    past = wordings_with(filing, [f" {verb}" for verb in words.intersection(_TENSES)])
    willed = wordings_with(filing, [f"{verb} to " for verb in words.intersection(_WILLED)])
    done = wordings_with(filing, [f"to {verb} " for verb in words.intersection(_DONE)])
    for pattern, found, told in (
        (_PAST, past, ""),
        (_THIRD, willed, ""),
        (_BARE, done, ", or “be” is missing before it"),
        (_AGREES, wordings_with(filing, [f"s {verb} " for verb in words.intersection(_ONE)]), ", said of several"),
        (_FEW, wordings_with(filing, (" more ", " additional ", " further ")), ", said of several"),
    ):
        for said in found:
            for match in pattern.finditer(said.text):
                yield _fault(filing, said, match, told)


def _fault(filing: Filing, said: Said, match: re.Match[str], told: str) -> Fault:
    words = match.group()
    return Fault(
        span=locate(said.text, filing.document.text, match.start(), match.end()),
        message=f"In “{words}” the word “{match['verb']}” has the wrong form{told}.",
        at=said.at,
        src=said.src,
        expected="another form of the word",
        actual=words,
        label="the wrong form",
        hint="correct the word, and see whether another is missing.",
        about=(words.lower(),),
    )


CHECK = Check(
    code="DOC-126",
    title="Verb in the wrong form",
    severity=Severity.NOTE,
    why="A slip of grammar in a filed rule is the mark of an edit that nobody read again.",
    fix="Correct the verb.",
    run=find,
    passes="""
sections: [{number: 1, title: Shuffle, clauses: [{at: 1.A, says: deck shall be run through the device again.}]}]
""",
    fails="""
sections: [{number: 1, title: Shuffle, clauses: [{at: 1.A, says: deck shall be ran through the device again.}]}]
""",
)
