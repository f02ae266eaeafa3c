"""Topics: every example states its topic, and the vocabulary is the agreed one."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from checker.cli import main
from ruleschema.meaning.topics import Topic, topics

SHARED = Path(__file__).resolve().parents[2] / "shared" / "reference" / "topics.md"


@pytest.mark.parametrize("topic", topics(), ids=[str(topic.topic) for topic in topics()])
def test_an_example_states_its_topic(
    topic: Topic, submission: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    says = "\n".join(f"          - {json.dumps(str(sentence))}" for sentence in topic.says)
    folder = submission(f"sections:\n  - title: Rules\n    clauses:\n      - at: '1'\n        says:\n{says}")
    assert main(["facts", str(folder)]) == 0
    facts = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    stated = [fact for fact in facts if fact.get("topic") == topic.topic]
    assert len(stated) == len(topic.says), facts


def test_topics_are_unique() -> None:
    names = [str(topic.topic) for topic in topics()]
    assert len(names) == len(set(names))


@pytest.mark.skipif(not SHARED.exists(), reason="the reference is not beside the checkout")
def test_the_core_topics_are_all_there() -> None:
    rows = [line.split("|") for line in SHARED.read_text(encoding="utf-8").splitlines() if "| core |" in line]
    core = {row[1].strip() for row in rows}
    assert core <= {str(topic.topic) for topic in topics() if topic.tier == "core"}
