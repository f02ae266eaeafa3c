"""Over the shipped submissions: layout never changes a fingerprint, a changed fact does."""

import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from ruamel.yaml import YAML

from checker.engine.finding import Finding, fingerprint
from checker.engine.run import run
from ruleschema.submission.files import Paper, Papers, Raw, papers_below
from ruleschema.submission.load import read

SUBMISSIONS = Path(__file__).resolve().parents[2] / "submissions"
Edit = Callable[[str, random.Random], str]


@cache
def papers(folder: Path) -> Papers:
    return papers_below([folder])


@cache
def before(folder: Path) -> tuple[Finding, ...]:
    return run(read(papers(folder))).findings


def marks(found: tuple[Finding, ...]) -> list[str]:
    return sorted(each.fingerprint for each in found)


def comments(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    # A comment line between two keys at the same depth changes nothing, unless a block scalar is open.
    places = [at for at, line in enumerate(lines) if re.match(r"\s*(- )?\w+: ?(\w|$|\[|{)", line)]
    for at in sorted(chance.sample(places, min(20, len(places))), reverse=True):
        lines.insert(at, f"# note {chance.random()}")
    return "\n".join(lines)


def rewritten(change: Callable[[Any, random.Random], None], **layout: int) -> Edit:
    def edit(text: str, chance: random.Random) -> str:
        yaml = YAML(typ="rt")
        yaml.preserve_quotes = True
        yaml.width = 1_000_000
        yaml.indent(**(layout or {"mapping": 2, "sequence": 4, "offset": 2}))
        data = yaml.load(text)
        change(data, chance)
        stream = StringIO()
        yaml.dump(data, stream)
        return stream.getvalue()

    return edit


def keys(node: Any, chance: random.Random) -> None:
    if isinstance(node, dict):
        names = list(node)
        chance.shuffle(names)
        for name in names:
            node.move_to_end(name)
    for each in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        keys(each, chance)


def sections(data: Any, chance: random.Random) -> None:
    if all("src" in section for section in data["sections"]):
        chance.shuffle(data["sections"])


EDITS: dict[str, Edit] = {
    "comments": comments,
    "indenting": rewritten(lambda data, chance: None, mapping=4, sequence=6, offset=3),
    "keys": rewritten(keys),
    "sections": rewritten(sections),
}


@pytest.mark.parametrize("kind", EDITS)
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(paper=st.sampled_from(papers(SUBMISSIONS).papers), seed=st.integers(0, 10_000))
def test_layout_changes_no_fingerprint(kind: str, paper: Paper, seed: int) -> None:
    text = EDITS[kind](paper.game.data.decode(), random.Random(seed))
    found = run(read(Papers((Paper(replace(paper.game, data=text.encode()), paper.casino),))))
    assert not found.unreadable, [str(each.fault) for each in found.findings if each.code == "DOC-001"]
    assert marks(found.findings) == marks(run(read(Papers((paper,)))).findings)


@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_the_order_and_names_of_files_change_no_fingerprint(seed: int) -> None:
    known = papers(SUBMISSIONS).papers
    chance = random.Random(seed)
    shuffled = list(known)
    chance.shuffle(shuffled)
    renamed = [
        Paper(Raw(f"{Path(each.casino.name).parent}/{chance.random()}.yaml", each.game.data), each.casino)
        for each in shuffled
    ]
    assert marks(run(read(Papers(tuple(renamed)))).findings) == marks(before(SUBMISSIONS))


@given(st.sampled_from(before(SUBMISSIONS)), st.text(max_size=20), st.integers(1, 999))
def test_wording_and_place_are_not_part_of_it_and_what_it_is_about_is(finding: Finding, words: str, line: int) -> None:
    def mark(**changes: Any) -> str:
        return fingerprint(finding.code, finding.casino, finding.game, replace(finding.fault, **changes), 0)

    span = finding.fault.span._replace(file="x.yaml", line=line, column=line, end_line=line, end_column=line + 1)
    assert mark(message=words, label=words, hint=words, cite=words, span=span, src=(line,), related=()) == mark()
    assert mark(about=(*finding.fault.about, "another value")) != mark()
    assert mark(at=f"{finding.fault.at}.X") != mark()


@settings(max_examples=5, deadline=None)
@given(st.sampled_from([each for each in before(SUBMISSIONS) if each.code == "DOC-105"]), st.integers(200, 900))
def test_a_changed_reference_changes_the_fingerprint(finding: Finding, number: int) -> None:
    """The reference that a finding points at, set to another number that is not there either."""
    span = finding.fault.span
    (paper,) = [each for each in papers(SUBMISSIONS).papers if each.game.name == span.file]
    lines = paper.game.data.decode().split("\n")
    line = lines[span.line - 1]
    lines[span.line - 1] = f'{line[: span.column - 1]}"{number}"{line[span.end_column - 1 :]}'
    alone = run(read(Papers((paper,)))).findings
    edited = Paper(replace(paper.game, data="\n".join(lines).encode()), paper.casino)
    after = run(read(Papers((edited,)))).findings
    # Other checks may rest on the same reference; where one fault stands twice in a clause, the second goes.
    gone = [each for each in alone if each.code == finding.code and each.fingerprint not in marks(after)]
    assert [(each.code, each.fault.at, each.fault.about) for each in gone] == [
        (finding.code, finding.fault.at, finding.fault.about)
    ]
    assert any(each.fault.actual == str(number) for each in after)


def test_no_two_findings_share_one() -> None:
    found = marks(before(SUBMISSIONS))
    assert len(found) == len(set(found)) > 30
