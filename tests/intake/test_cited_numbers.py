"""Which numbers of a sentence are references, as printed."""

import pytest

from ruleschema.intake.clauses.references import references_in


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("as § 7(d)(6) allows", ["7(d)(6)"]),
        ("under section 12.II or section 655a.9", ["12.II", "655a.9"]),
        ("see sections 8-10", ["8"]),
        # Numbers of statutes and codes are no clauses of the document, nor do their first figures tell one.
        ("under 4 Pa.C.S. § 1202(b)(30)", []),
        ("the rule in Section 13:69F-2.2 on decks", []),
        ("by sections 12-47.1-201 and 12-47.1-302", []),
        ("limits of section 230-15-490", []),
        ("as section 3772-11-25 demands", []),
    ],
)
def test_only_clauses_of_the_document_are_cited(text: str, cited: list[str]) -> None:
    assert [ref.to for ref in references_in(text)] == cited
