"""A rule lets somebody do what the law of the jurisdiction forbids."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.telling import authority
from grammar.nodes import Duty, Modal
from ruleschema.meaning.names import name_key
from ruleschema.meaning.stems import stem, stems

_NOT = (Modal.SHALL_NOT, Modal.MAY_NOT)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for forbidden in filing.law.forbidden:
        actors = {name_key(actor) for actor in forbidden.actors}
        acts = [(stem(act.split()[0]), stems(act)) for act in forbidden.acts]
        for sentence in filing.sentences:
            tree = sentence.reading.tree
            if not isinstance(tree, Duty) or tree.modal in _NOT or name_key(tree.head.text) not in actors:
                continue
            act = f"{tree.verb.text} {tree.object.text if tree.object else ''}".strip()
            # The act itself, not something done to those who may do it: the verb must be the act's own.
            if not any(verb in stems(tree.verb.text) and words <= stems(act) for verb, words in acts):
                continue
            yield Fault(
                span=sentence.span(filing.document, tree.head.start, len(sentence.reading.text.rstrip())),
                message=f"The {tree.head.text} {tree.modal} {act}: so {forbidden.element}, which is forbidden "
                f"{authority(forbidden.basis, forbidden.cite)}.",
                at=sentence.at,
                src=sentence.lines,
                expected=f"not that {forbidden.element}",
                actual=f"{tree.head.text} {tree.modal} {act}",
                label="forbidden",
                hint="take the rule out, or leave the act to those who may do it.",
                cite=f"{forbidden.basis}: {forbidden.cite}",
                about=(str(forbidden.element), act),
            )


CHECK = Check(
    code="PRO-313",
    title="Forbidden by law",
    severity=Severity.ERROR,
    why="A game in which the house banks where it must not is unlawful, however it is played otherwise.",
    fix="Leave it to those who may do it.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.law.forbidden else "no prohibition is known",
    passes="""
jurisdiction: us-ca
sections:
  - {number: 1, title: Bank, clauses: [{at: 1.A, says: casino shall not act as the player-dealer.}]}
""",
    fails="""
jurisdiction: us-ca
sections:
  - {number: 1, title: Bank, clauses: [{at: 1.A, says: casino may act as the player-dealer.}]}
""",
)
