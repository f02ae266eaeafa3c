"""Titles of sections against what the sections hold."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.engine.rule import Rule
from ruleschema.meaning.stems import stems
from ruleschema.submission.model import Clause, Section

# Progression is told by progressive: words of one family share so many letters.
_FAMILY = 7


def promises(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    idle = stems(" ".join(rule.words))
    for section in filing.game.sections:
        parts = [part.strip() for part in str(section.title).split(";")]
        if len(parts) < 2 or not section.clauses:
            continue
        told = _words(filing, section)
        families = {word[:_FAMILY] for word in told}
        for part in parts:
            words = stems(part) - idle
            kept = any(word in told or (len(word) >= _FAMILY and word[:_FAMILY] in families) for word in words)
            if words and not kept:
                number = section.number or ""
                at = str(section.number or section.title)
                title = section.title
                yield rule.fault(title.span, at, section.src, number=number, title=title, part=part, key=part.lower())


def _words(filing: Filing, section: Section) -> frozenset[str]:
    """The words of all clauses of a section, and of the topics of its facts."""
    own = [provision for provision in filing.provisions if provision.section is section]
    numbers = {provision.at for provision in own}
    topics = " ".join(fact.topic for fact in filing.procedures if fact.at in numbers)
    return stems(topics.replace(".", " ").replace("-", " ")).union(*(_clause_words(each.clause) for each in own))


def _clause_words(clause: Clause) -> frozenset[str]:
    texts = [str(saying.says) for saying in (*clause.says, *clause.steps)]
    texts += [str(text) for text in (clause.title, clause.text) if text]
    texts += [f"pay payout odds payment {table.wager or ''} {table.table or ''}" for table in clause.pays]
    texts += [f"rank ranking {ranks.of or ''}" for ranks in clause.ranks]
    texts += [f"count {counts.of} {counts.unit or ''}" for counts in clause.counts]
    texts += ["fee collection" for _ in clause.fees]
    return frozenset().union(*map(stems, texts))
