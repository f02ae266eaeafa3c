"""No figure, negation, limit or exception of a document is lost on its way into the clause language."""

import pytest

from ruleschema.intake.draft import Draft
from ruleschema.intake.formats.lines import SourceLine
from tests.intake.faith import faults, turned, unfaithful


def test_the_shared_documents_lose_nothing(seeds: dict[str, tuple[list[SourceLine], Draft]]) -> None:
    found = [f"{name}: {fault}: {text}" for name, (_, draft) in seeds.items() for fault, text, _ in unfaithful(draft)]
    assert not found, "\n".join(found[:20])


@pytest.mark.parametrize(
    ("text", "said", "fault"),
    [
        ("A hand may be split into no more than four hands.", "hand may be split into 4 hands.", "lost at most"),
        ("No bet may be moved.", "bet may be moved.", "lost negation"),
        ("A bet may be moved only by the dealer.", "bet may be moved by the dealer.", "lost only"),
        ("A bet stands, unless the die is lost.", "bet shall stand.", "lost exception"),
        ("The fee is $5 or $10.", "fee is $5.", "lost ['$10']"),
        ("The fee is $5.", "fee is at least $5.", "won at least"),
    ],
)
def test_what_is_lost_or_won_is_told(text: str, said: str, fault: str) -> None:
    assert fault in list(faults(text, said, ""))


@pytest.mark.parametrize(
    ("text", "said", "fault"),
    [
        ("A guest may sit.", "guest shall sit.", "won duty"),
        ("A guest must sit.", "guest may sit.", "won permission"),
        ("A guest shall sit and may stand.", "guest shall sit.", "lost a modal"),
    ],
)
def test_a_force_that_is_turned_is_told(text: str, said: str, fault: str) -> None:
    assert fault in list(turned(text, said, ""))


def test_references_are_no_figures() -> None:
    assert not list(faults("Pay as § 7(a) (relating to odds) says.", "dealer shall pay per §7.a.", "The dealer shall:"))
