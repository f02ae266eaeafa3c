"""Which lines of a source a submission claims, which are noise, and which are left."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleschema.submission.bind import bind
from ruleschema.submission.coverage import cover, words_in
from ruleschema.submission.model import Game
from ruleschema.submission.source import compose

SOURCE = ["Big Six 1", "Payouts", "Joker pays 40 to 1.", "", "— page 2 —", "Logo pays 45 to 1.", "A dealer spins."]


def game(rest: str, lines: str = "1-7") -> Game:
    text = f"game: g\ntitle: T\nsource: {{document: d.txt, lines: {lines}}}\n{rest}"
    node, problems = compose(text, "file.yaml")
    found = bind(Game, node, problems)
    assert problems == []
    assert isinstance(found, Game)
    return found


PARTS = """\
filing: {src: 1}
noise: [{lines: 5, reason: page number}]
sections:
  - title: Payouts
    src: 2
    clauses:
      - at: 1.I
        pays: {rows: [{outcome: Joker, pays: 40 to 1, src: 3}, {outcome: Logo, pays: 45 to 1, src: 6}]}
"""


def test_what_no_clause_claims_is_left() -> None:
    found = cover(game(PARTS), SOURCE)
    assert found.claimed == {1, 2, 3, 6}
    assert found.noise == {5: "page number"}
    assert found.left == (7,)
    assert (found.words_claimed, found.words_noise, found.words_left) == (14, 2, 3)
    assert found.share == pytest.approx(14 / 17)


def test_empty_lines_are_never_left() -> None:
    assert 4 not in cover(game("sections: []\n"), SOURCE).left


def test_a_line_called_noise_is_no_claim_though_a_clause_names_it() -> None:
    found = cover(game("noise: {lines: 2, reason: header}\nsections: {title: A, src: 1-3}\n"), SOURCE)
    assert found.claimed == {1, 3}
    assert found.noise == {2: "header"}


def test_lines_outside_of_the_stated_range_count_for_nothing() -> None:
    found = cover(game("sections: {title: A, src: 1-7}\n", lines="2-3"), SOURCE)
    assert found.claimed == {2, 3}
    assert found.left == ()


def test_lines_beyond_the_end_of_the_source_count_for_nothing() -> None:
    found = cover(game("sections: {title: A, src: [3, 900]}\n", lines="1-999"), SOURCE)
    assert found.claimed == {3}
    assert found.left == (1, 2, 5, 6, 7)


def test_a_source_without_range_is_covered_whole() -> None:
    text = "game: g\ntitle: T\nsource: {document: d.txt}\nsections: {title: A, src: 1}\n"
    node, problems = compose(text, "file.yaml")
    assert cover(bind(Game, node, problems), SOURCE).left == (2, 3, 5, 6, 7)


def test_an_empty_source_is_covered() -> None:
    assert cover(game("sections: []\n"), [""]).share == 1


@pytest.mark.parametrize(
    "rest",
    [
        "filing: {src: 3}\nsections: []\n",
        "contents: {title: A, src: 3}\nsections: []\n",
        "definitions: {term: A, means: B, src: 3}\nsections: []\n",
        "sections: {title: A, clauses: {at: 1, src: 3}}\n",
        "sections: {title: A, clauses: {at: 1, items: {at: 1.a, src: 3}}}\n",
        "sections: {title: A, clauses: {at: 1, says: {says: B., src: 3}}}\n",
        "sections: {title: A, clauses: {at: 1, steps: {says: B., src: 3}}}\n",
        "sections: {title: A, clauses: {at: 1, pays: {src: 3, rows: []}}}\n",
        "sections: {title: A, clauses: {at: 1, ranks: {rows: {name: B, src: 3}}}}\n",
        "sections: {title: A, clauses: {at: 1, counts: {of: B, parts: {name: C, count: 1, src: 3}}}}\n",
        "sections: {title: A, clauses: {at: 1, chart: {of: B, cases: {when: C, then: D, src: 3}}}}\n",
        "sections: {title: A, clauses: {at: 1, fees: {brackets: {fee: $1, src: 3}}}}\n",
        "sections: {title: A, clauses: {at: 1, refs: {to: 2, src: 3}}}\n",
    ],
)
def test_a_source_line_of_any_record_is_claimed(rest: str) -> None:
    assert cover(game(rest), SOURCE).claimed == {3}


@given(st.sets(st.integers(1, 7)), st.sets(st.integers(1, 7)))
def test_every_word_is_claimed_noise_or_left_and_only_one_of_them(claimed: set[int], noise: set[int]) -> None:
    rest = "sections: []\n" if not claimed else f"sections: {{title: A, src: {sorted(claimed)}}}\n"
    rest += f"noise: {{lines: {sorted(noise)}, reason: none}}\n" if noise else ""
    found = cover(game(rest), SOURCE)
    assert found.words_claimed + found.words_noise + found.words_left == sum(map(words_in, SOURCE))
    assert not found.claimed & found.noise.keys()
    assert not found.claimed & set(found.left)
    assert not found.noise.keys() & set(found.left)


@pytest.mark.parametrize(
    ("line", "words"),
    [("", 0), ("— § —", 0), ("1,000 to 1", 3), ("player’s don't", 2), ("face-down", 1), ("_____", 0), ("a_b", 2)],
)
def test_words_are_counted(line: str, words: int) -> None:
    assert words_in(line) == words
