"""What reads the output: JSON stays JSON, a terminal gets no control characters, names may be anything."""

import json
import os

import pytest
from desk import GOOD, SOURCE, Folder, Trouble

FORMS = pytest.mark.parametrize("form", ["text", "json"])


def test_check_prints_one_json_object_whatever_the_input(desk: Folder) -> None:
    for number, data in enumerate((b"", b"\0", b"\xff\xfe", b"a: [", b"{}", b"[]", b"x", b'title: "\\e[31m"')):
        desk.put(f"bad{number}.yaml", data)
    told = desk.check("json")
    assert told.code == 2
    whole = json.loads(told.out)
    assert set(whole) == {"version", "summary", "findings", "verdicts"}
    assert whole["summary"]["files"] == 9
    assert whole["summary"]["documents"] == 1
    assert [each["number"] for each in whole["findings"]] == list(range(1, len(whole["findings"]) + 1))


def test_the_suggestion_for_an_unknown_key_is_in_json_too(desk: Folder) -> None:
    desk.put("bad.yaml", "game: g\ntitle: T\nsorce: {document: d.txt}\nsections: []\n")
    assert "did you mean `source`?" in desk.check("json").out


def test_the_text_names_the_keys_expected_beside_the_suggestion(desk: Folder) -> None:
    desk.put("bad.yaml", "game: g\ntitle: T\nsource: {document: d.txt}\nfilling: {}\nsections: []\n")
    assert "one of game, title, filing" in desk.check("text").out


def test_coverage_prints_json_where_a_source_is_missing(desk: Folder) -> None:
    (desk.house / "house.txt").unlink()
    told = desk.run("coverage", "--format", "json", "house")
    assert told.code == 2
    assert json.loads(told.out) == []
    assert "house.txt not found" in told.err


def test_coverage_prints_json_beside_a_bad_file(desk: Folder) -> None:
    desk.put("bad.yaml", "")
    told = desk.run("coverage", "--format", "json", "house")
    assert told.code == 2
    assert [(row["game"], row["share"]) for row in json.loads(told.out)] == [("spin-of-cards", 1.0)]


@pytest.mark.parametrize("data", [b"caf\xe9\n", b"\xff\xfe\0", b""])
def test_coverage_reads_a_source_in_any_encoding(desk: Folder, data: bytes) -> None:
    desk.put("house.txt", SOURCE.encode() + data)
    assert desk.run("coverage", "house").code in (0, 1)


def test_an_escape_in_a_value_never_reaches_the_terminal(desk: Folder) -> None:
    desk.put("good.yaml", GOOD.replace("title: Spin of Cards", 'title: "Spin\\e[31m"'))
    assert "\x1b" not in desk.check("text").out


def test_an_escape_in_a_file_name_never_reaches_the_terminal(desk: Folder) -> None:
    desk.put("bad\x1b[31m\n\u202e.yaml", "")
    desk.put("odd\x1b[31m.yaml", f"title: x\n{GOOD.replace('title: Spin of Cards', '')}")
    assert "\x1b" not in desk.check("text").out
    for command in ("facts", "coverage", "fmt"):
        told = desk.run(command, "house")
        assert not {"\x1b", "\u202e"} & set(told.out + told.err)
        assert len(told.err.splitlines()) == 1


def test_an_escape_in_a_source_never_reaches_the_terminal(desk: Folder) -> None:
    desk.put("house.txt", f"{SOURCE}not \x1b[31mclaimed\n")
    assert "\x1b" not in desk.run("coverage", "house").out


def test_a_source_that_cannot_be_looked_up_is_told(desk: Folder) -> None:
    desk.put("good.yaml", GOOD.replace("house.txt", "x" * 300))
    told = desk.run("coverage", "house")
    assert told.code == 2
    assert "not found" in told.err


@FORMS
def test_a_file_name_that_is_not_utf_8_does_not_end_the_run(desk: Folder, form: str) -> None:
    with open(os.fsencode(desk.house) + b"/caf\xe9.yaml", "wb") as stream:
        stream.write(b"")
    told = desk.expect(form, [Trouble(1, 1, "the file is empty", file="house/caf\\xe9.yaml")])
    told.out.encode("utf-8")


@FORMS
def test_odds_on_a_stake_of_nothing_are_told_and_no_check_fails(desk: Folder, form: str) -> None:
    desk.put("good.yaml", GOOD.replace("logo pays 45 to 1", "joker pays 45 to 0"))
    told = desk.check(form)
    assert told.code != 3
    assert "RUN-001" not in told.out


def test_a_hint_about_quotes_stands_where_a_comma_has_cut_a_value(desk: Folder) -> None:
    cut = "      - pays: {rows: [{outcome: Royal, pays: 1,000 to 1, src: 4}]}\n"
    desk.put("good.yaml", GOOD + cut)
    assert '  Fix: a value with a comma inside { } needs quotes, as in "1,000 to 1"' in desk.check("text").out


def test_no_hint_about_quotes_where_the_quotes_are_there(desk: Folder) -> None:
    for text in ('game: g\nfiling: {section: "a\\ud800b"}\n', "game: g\n  title: T\n", "game: g\ntitle: *\n"):
        desk.put("bad.yaml", text)
        assert "needs quotes" not in desk.check("text").out
