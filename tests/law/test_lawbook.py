"""Law data: shipped files are sound, bad ones are refused by file and line, versions go by date."""

from datetime import date

import pytest

from grammar.nodes import Bound
from ruleschema.law.book import BadLaw, jurisdictions, law_for, lawbook, read_law
from ruleschema.law.model import Basis
from ruleschema.law.versions import in_force

VERSIONS = """
jurisdiction: us-xx
game: tie-game
tables:
  - wager: Tie
    bound: at least
    basis: regulation
    versions:
      - {from: 2010-01-01, to: 2014-12-31, cite: {section: Old § 1}, columns: {A: {win: 7 to 1}}}
      - {from: 2016-01-01, cite: {section: New § 1}, columns: {A: {win: 8 to 1}}}
"""


def test_the_shipped_law_is_sound_and_cited() -> None:
    assert {"us-oh", "us-pa", "us-nj", "us-sd", "us-wa", "us-ca"} <= set(jurisdictions())
    for law in lawbook():
        for table in law.tables:
            for version in table.versions:
                assert version.cite is not None or all(figure.cite is not None for figure in version.stated())


def test_ohio_rests_on_approved_filings() -> None:
    for game in ("blackjack", "craps", "roulette", "big-six", "three-card-poker", "multi-link-progressive"):
        tables = law_for("us-oh", game, None).tables
        assert tables, game
        assert all(table.basis is Basis.PRECEDENT and table.bound is Bound.AT_LEAST for table in tables)


@pytest.mark.parametrize(
    ("day", "section"),
    [
        (date(2009, 12, 31), None),
        (date(2010, 1, 1), "Old § 1"),
        (date(2014, 12, 31), "Old § 1"),
        (date(2015, 1, 1), None),
        (date(2015, 12, 31), None),
        (date(2016, 1, 1), "New § 1"),
        (None, "New § 1"),
    ],
)
def test_the_version_in_force_is_the_one_of_the_day(day: date | None, section: str | None) -> None:
    (law,) = read_law([("law.yaml", VERSIONS)])
    version = in_force(law.tables[0].versions, day)
    cited = version.cite.section if version is not None and version.cite is not None else None
    assert cited == section


@pytest.mark.parametrize(
    ("change", "line", "words"),
    [
        (("from: 2016-01-01", "from: 2014-12-31"), 10, "overlaps the one on line 9"),
        (("from: 2010-01-01, to: 2014-12-31", "from: 2014-12-31, to: 2010-01-01"), 9, "ends before it begins"),
        (("cite: {section: New § 1}, ", ""), 10, "citation is missing"),
        (("win: 8 to 1", "win: eight to 1"), 10, "is no payout"),
        (("bound: at least", "bound: atleast"), 6, "did you mean `at least`?"),
        (("wager: Tie", "wagr: Tie"), 5, "unknown key `wagr`"),
        (("bound: at least", "bound: one of"), None, None),
        (("columns: {A: {win: 8 to 1}}", ""), 10, "either columns or figures"),
        (("basis: regulation", "basis: precedent"), 9, "cites the casino"),
        (("jurisdiction: us-xx", "jurisdiction: [us-xx"), None, "not YAML"),
    ],
)
def test_bad_law_is_refused_by_file_and_line(change: tuple[str, str], line: int | None, words: str | None) -> None:
    text = VERSIONS.replace(*change)
    assert text != VERSIONS
    if words is None:
        assert read_law([("law.yaml", text)])
        return
    with pytest.raises(BadLaw) as refused:
        read_law([("law.yaml", text)])
    told = [f"{each.message} {each.hint}" for each in refused.value.problems if line in (None, each.span.line)]
    assert any(words in message for message in told), refused.value.problems
    assert all(each.span.file == "law.yaml" for each in refused.value.problems)


FILED = """
jurisdiction: us-xx
game: tie-game
tables:
  - wager: Tie
    bound: at least
    basis: precedent
    versions:
      - filings:
          - {cite: {casino: One Casino, section: 5.A}, pays: {win: 8 to 1}}
          - {cite: {casino: Two Casino, section: 5.A}, condition: one deck, pays: {win: 9 to 1}}
"""


def test_figures_of_filings_carry_their_filing() -> None:
    (law,) = read_law([("law.yaml", FILED)])
    stated = [(str(each.pays), str(each.condition), str(each.cite)) for each in law.tables[0].versions[0].stated()]
    assert stated == [
        ("8 to 1", "None", "One Casino 5.A, approved date lost"),
        ("9 to 1", "one deck", "Two Casino 5.A, approved date lost"),
    ]


@pytest.mark.parametrize(
    ("change", "line", "words"),
    [
        (("casino: One Casino, ", ""), 9, "cites the casino"),
        (("cite: {casino: Two Casino, section: 5.A}, ", ""), 11, "needs `cite`"),
        (("win: 9 to 1", "win: nine to 1"), 11, "is no payout"),
        (("pays: {win: 8 to 1}", "pay: {win: 8 to 1}"), 10, "unknown key `pay`"),
    ],
)
def test_bad_filings_are_refused_by_file_and_line(change: tuple[str, str], line: int, words: str) -> None:
    with pytest.raises(BadLaw) as refused:
        read_law([("law.yaml", FILED.replace(*change))])
    told = [f"{each.message} {each.hint}" for each in refused.value.problems if each.span.line == line]
    assert any(words in message for message in told), refused.value.problems
