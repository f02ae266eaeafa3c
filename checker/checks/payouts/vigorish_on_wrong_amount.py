"""The vigorish of a wager is taken on another amount than the approved one."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.telling import authority
from ruleschema.law.book import in_force
from ruleschema.meaning.names import title_words

TOPIC = "vigorish.base"


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for rule in filing.law.rules:
        version = in_force(rule.versions, filing.law.as_of)
        if rule.topic != TOPIC or rule.condition is None or version is None:
            continue
        for fact in filing.procedures_by_topic.get(TOPIC, ()):
            sentence = _words_at(filing, fact.at)
            # “the potential payoff of lay bets” is the potential payoff, with the wager named once more.
            named = title_words(f"{rule.condition} bet bets wager wagers")
            # When it is collected, behind a comma, says nothing of the amount.
            base = fact.value.partition(",")[0]
            other = title_words(base) - named != title_words(version.value) - named
            if not title_words(rule.condition) <= sentence or not other:
                continue
            yield Fault(
                span=fact.span,
                message=f"The vigorish of the {rule.condition} bet is taken on {fact.value}; it must be taken on "
                f"{version.value}, {authority(rule.basis, version.cite)}.",
                at=fact.at,
                src=fact.src,
                expected=str(version.value),
                actual=fact.value,
                label=f"approved is {version.value}",
                hint=f"take it on {version.value}.",
                cite=f"{rule.basis}: {version.cite}",
                about=(str(rule.condition), fact.value),
            )


def _words_at(filing: Filing, at: str) -> frozenset[str]:
    """The words of the clause that states the vigorish, which say of which wager it is."""
    found: frozenset[str] = frozenset()
    for sentence in filing.sentences:
        if sentence.at == at and "vigorish" in sentence.reading.text:
            found |= title_words(sentence.reading.text)
    return found


CHECK = Check(
    code="PAY-221",
    title="Vigorish on the wrong amount",
    severity=Severity.ERROR,
    why="Five per cent of a lay wager is twice five per cent of what it can win.",
    fix="Take the vigorish on the approved amount.",
    run=find,
    idle=lambda filing: (
        None
        if any(rule.topic == TOPIC for rule in filing.law.rules)
        else "no base of a vigorish is known for this game"
    ),
    passes="""
game: craps
sections:
  - number: 6
    title: Lay bets
    clauses: [{at: 6.B, says: casino may collect vigorish of at most 5% of the potential payoff on lay bets.}]
""",
    fails="""
game: craps
sections:
  - number: 6
    title: Lay bets
    clauses: [{at: 6.B, says: casino may collect vigorish of at most 5% of the amount wagered on lay bets.}]
""",
)
