"""Where comments and empty lines go when a file is rewritten: with what they are about, and none is lost."""

from hypothesis import given, reject
from hypothesis import strategies as st
from test_canonical import MESSY, comments, formatted

from ruleschema.submission.source import Unreadable


def test_a_comment_in_flow_style_is_kept() -> None:
    text = "game: g\ntitle: T\nsource: {lines: 1-2, # as printed\n  document: d}\nsections: []\n"
    assert formatted(text) == text


def test_a_comment_stays_above_the_key_it_is_about() -> None:
    text = "title: T\n# the slug\ngame: g\n# the document\nsource: {document: d}\nsections: []\n"
    assert "# the slug\ngame: g\n" in formatted(text)


def test_a_comment_at_the_end_stays_at_the_end() -> None:
    text = "sections: []\nsource: {document: d}\ntitle: T\ngame: g\n# end of file\n"
    assert formatted(text).endswith("# end of file\n")


def test_a_comment_under_the_last_key_keeps_the_keys_where_they_are() -> None:
    clause = "      - says: a pays 1 to 1.\n        at: 1.I\n        # no more of this clause\n"
    text = f"game: g\ntitle: T\nsource: {{document: d}}\nsections:\n  - title: A\n    clauses:\n{clause}"
    assert formatted(text) == text
    more = text + "noise: []\n"
    assert formatted(more) == more


def test_a_comment_between_items_stays_above_the_item_below() -> None:
    items = "  - title: A\n  # the second\n  - title: B\n    # its number\n    number: 2\n"
    text = f"game: g\ntitle: T\nsource: {{document: d}}\nsections:\n{items}"
    assert formatted(text).endswith("  - title: A\n  # the second\n  # its number\n  - number: 2\n    title: B\n")


def test_empty_lines_stay_one_at_a_time() -> None:
    text = "# file\n\n\ngame: g\n\ntitle: |\n  T\n\n\nsource: {document: d}\nsections: []\n\n\n"
    expected = "# file\n\ngame: g\n\ntitle: |\n  T\n\nsource: {document: d}\nsections: []\n"
    assert formatted(text) == expected


@given(st.data())
def test_comments_anywhere_are_all_kept_and_the_second_time_changes_nothing(data: st.DataObject) -> None:
    lines = []
    for number, line in enumerate(MESSY.split("\n")[:-1]):
        if number and data.draw(st.booleans()) and not line.startswith("      after"):
            lines.append(" " * data.draw(st.integers(0, 9)) + f"# above {number}")
        behind = data.draw(st.booleans()) and "shuffle" not in line and "after every" not in line and "#" not in line
        lines.append(f"{line}  # behind {number}" if behind else line)
    text = "\n".join(lines) + "\n"
    try:
        once = formatted(text)
    except Unreadable:
        reject()  # a comment has cut a value that goes on in the next line
    assert comments(once) == comments(text)
    assert formatted(once) == once
