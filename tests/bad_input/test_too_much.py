"""Files made to cost: bombs, depth, size, long lines and many keys end in one clear problem, or in all of them."""

import os
import time
from collections.abc import Callable
from itertools import pairwise

import pytest
from desk import Folder, Trouble

FORMS = pytest.mark.parametrize("form", ["text", "json"])
HEAD = "game: g\ntitle: T\nsource: {document: d.txt}\n"
TOO_DEEP = ("nested more than 40 levels deep", "fewer levels")
NO_ANCHORS = ("anchors and aliases are not used in submissions", "the value itself")


@FORMS
def test_a_billion_laughs_end_at_the_first_anchor(desk: Folder, form: str) -> None:
    rows = ["a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    rows += [f"{here}: &{here} [{', '.join([f'*{before}'] * 10)}]" for before, here in pairwise("abcdefghi")]
    desk.put("bad.yaml", "\n".join(rows))
    desk.expect(form, [Trouble(1, 4, *NO_ANCHORS)])


DEEP: dict[str, tuple[str, Trouble]] = {
    "flow lists left open": (HEAD + "sections: " + "[" * 10_000, Trouble(4, 50, *TOO_DEEP)),
    "flow lists closed": (HEAD + "sections: " + "[" * 10_000 + "]" * 10_000, Trouble(4, 50, *TOO_DEEP)),
    "flow mappings": (HEAD + "sections: " + "{a: " * 10_000, Trouble(4, 164, *TOO_DEEP)),
    "block lists": (HEAD + "sections:\n" + "- " * 10_000 + "a\n", Trouble(5, 79, *TOO_DEEP)),
    "block mappings": (HEAD + "".join(" " * n + "a:\n" for n in range(2_000)), Trouble(43, 40, *TOO_DEEP)),
    "flow lists alone": ("[" * 10_000, Trouble(1, 41, *TOO_DEEP)),
}


@FORMS
@pytest.mark.parametrize("kind", DEEP)
def test_ten_thousand_levels_are_refused_at_the_level_that_is_too_much(desk: Folder, form: str, kind: str) -> None:
    text, trouble = DEEP[kind]
    desk.put("bad.yaml", text)
    desk.expect(form, [trouble])


@FORMS
def test_a_file_of_a_hundred_megabytes_is_refused_unread(desk: Folder, form: str) -> None:
    path = desk.put("bad.yaml", "")
    os.truncate(path, 100_000_000)
    says = "the file has 100,000,000 bytes; the most is 8,388,608"
    desk.expect(form, [Trouble(1, 1, says, "one game per file")])


@pytest.mark.parametrize("command", ["facts", "coverage", "fmt"])
def test_other_commands_refuse_it_too(desk: Folder, command: str) -> None:
    path = desk.put("bad.yaml", "")
    os.truncate(path, 100_000_000)
    told = desk.run(command, "house")
    assert told.code == 2
    assert told.err.startswith("house/bad.yaml:1:1: the file has 100,000,000 bytes; the most is 8,388,608; expected")
    assert path.stat().st_size == 100_000_000


@FORMS
def test_a_problem_in_a_line_of_a_megabyte_has_its_column(desk: Folder, form: str) -> None:
    desk.put("bad.yaml", HEAD + f"sections: [{{number: 1, title: {'x' * 1_000_000}, zzz: 1}}]\n")
    told = desk.expect(form, [Trouble(4, 1_000_033, "unknown key `zzz` in a section", None)])
    assert len(told.out) < 100_000, "a report does not repeat the whole line"


@FORMS
def test_a_line_of_a_megabyte_that_is_not_yaml_is_told(desk: Folder, form: str) -> None:
    desk.put("bad.yaml", HEAD + f"filing: {{section: {'x y ' * 250_000}: }}}}\n")
    told = desk.check(form)
    assert told.code == 2
    assert "house/bad.yaml" in told.out
    assert len(told.out) < 100_000


@FORMS
def test_every_one_of_three_thousand_unknown_keys_is_told(desk: Folder, form: str) -> None:
    desk.put("bad.yaml", HEAD + "sections: []\n" + "".join(f"k{n}: 1\n" for n in range(3_000)))
    desk.expect(form, [Trouble(5 + n, 1, f"unknown key `k{n}` in a game file") for n in range(3_000)])


def _seconds(call: Callable[[], object]) -> float:
    before = time.process_time()
    call()
    return time.process_time() - before


def test_the_report_of_many_problems_takes_time_in_proportion(desk: Folder) -> None:
    desk.check("text")  # what is loaded once is not counted
    seconds = []
    for count in (800, 8_000):
        desk.put("bad.yaml", HEAD + "sections: []\n" + "".join(f"k{n}: 1\n" for n in range(count)))
        seconds.append(_seconds(lambda: desk.check("text")))
    assert seconds[1] < 16 * seconds[0]
