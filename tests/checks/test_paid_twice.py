"""The check of outcomes paid twice: as fast as the table is long, and still what comparing every pair would say."""

import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from checker.checks.payouts import outcome_paid_twice as check
from checker.engine.filing import Filing
from checker.engine.library import Library
from checker.index.subtables import headed_apart
from ruleschema.submission.load import load
from ruleschema.vocabulary import outcome_key


def filing_of(folder: Path) -> tuple[Filing, Library]:
    library = Library(load([folder]))
    assert not library.loaded.problems
    return library.filings[0], library


def pairwise(filing: Filing) -> set[tuple[int, int]]:
    """The lines of the two rows of each fault, found by comparing all pairs."""
    found = set()
    for provision in filing.provisions:
        for table in provision.clause.pays:
            told: set[int] = set()
            for first, second in combinations(table.rows, 2):
                if check._named(first) != check._named(second) or id(second) in told:
                    continue
                if check._columns(first, second) or check._one_sentence(filing, first, second):
                    continue
                if outcome_key(first.outcome) == outcome_key(second.outcome) and first.pays != second.pays:
                    continue
                lines = check._lines(first), check._lines(second)
                if check._shared(first.outcome, second.outcome) and not headed_apart(filing, provision.at, *lines):
                    told.add(id(second))
                    found.add((first.outcome.span.line, second.outcome.span.line))
    return found


def game(rows: list[str], table: str, read: str = "") -> str:
    listed = "".join(f"            - {row}\n" for row in rows)
    head = f"game: craps\nsections:\n  - number: 1\n    title: Odds\n    clauses:\n      - at: 1.A\n{read}"
    return f"{head}        pays:\n          wager: Field\n{table}          rows:\n{listed}"


OUTCOMES = ("2 or 12", "3, 4 or 12", "12", "twelve", "Pair", "pair", "A Pair", "4", "3", "any 7", "7", "Pair or 3")
ROW = st.tuples(
    st.sampled_from(OUTCOMES),
    st.sampled_from(["1 to 1", "2 to 1"]),
    st.sampled_from(["", ", src: 3", ", src: 4", ", src: 5", ", src: 9", ", src: [4, 5]", ", src: [4, 6]"]),
    st.sampled_from(["", "", ", wager: Other", ", condition: if one deck is used"]),
)


@given(
    st.lists(ROW, min_size=1, max_size=14),
    st.sampled_from(["", "          src: 2-9\n", "          src: [3, 6, 7]\n"]),
    st.booleans(),
)
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_it_says_what_comparing_all_pairs_would_say(
    submission: Callable[..., Path], rows: list[tuple[str, ...]], table: str, draft: bool
) -> None:
    lines = [f'{{outcome: "{outcome}", pays: {pays}{src}{more}}}' for outcome, pays, src, more in rows]
    read = "        text: The rows.\n        read: auto\n" if draft else ""
    filing, library = filing_of(submission(game(lines, table, read)))
    faults = {(each.related[0].span.line, each.span.line) for each in check.find(filing, library)}
    assert faults == pairwise(filing)


SHAPES = {
    "all different": lambda n: f"{{outcome: Outcome {n}, pays: 1 to 1}}",
    "all the same": lambda n: "{outcome: Pair, pays: 1 to 1}",
    "the same at other odds": lambda n: f"{{outcome: Pair, pays: {n + 1} to 1}}",
    "columns of one line": lambda n: "{outcome: Pair, pays: 1 to 1, src: 4}",
    "on lines that begin alike": lambda n: f"{{outcome: Pair, pays: 1 to 1, src: [4, {n + 5}]}}",
    "under headings": lambda n: f"{{outcome: Pair, pays: 1 to 1, src: {2 * n + 3}}}",
    "lists of numbers": lambda n: f'{{outcome: "{n} or 7", pays: 1 to 1}}',
}


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES.keys())
def test_the_time_goes_by_the_number_of_rows(submission: Callable[..., Path], shape: Callable[[int], str]) -> None:
    """Forty thousand rows took 68 seconds, four times those of twenty thousand."""
    spent = []
    for count in (2_000, 8_000):
        table = f"          src: 2-{2 * count + 3}\n" if "src: 3}" in shape(0) else ""
        read = "        text: The rows.\n        read: auto\n"
        filing, library = filing_of(submission(game([shape(n) for n in range(count)], table, read)))
        _ = filing.provisions, filing.draft
        start = time.process_time()
        list(check.find(filing, library))
        spent.append(time.process_time() - start)
    assert spent[1] < 8 * spent[0] + 0.05
