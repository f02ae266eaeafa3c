"""fmt on files that YAML allows and its rewriting library stumbles over: told, left alone, and the rest goes on."""

import os
import stat
from pathlib import Path

import pytest
from desk import GOOD, Desk

HEAD = "game: g\nsource: {document: d.txt}\nsections: []\n"
CRASHES = {
    "a day that no month has": "title: 2015-02-30\n",
    "a month that no year has": "title: 2015-13-01\n",
    "a tab at the end of a line": "title: T\t\n",
    "a tab in a value": "title: Big\tSix\n",
    "a sign and an underscore": "title: -_\n",
    "a figure of five thousand digits": f"title: {'9' * 5000}\n",
    "a tag that lies": "title: !!int T\n",
}


@pytest.mark.xfail(strict=True, reason="errors of the rewriting library are not caught")
@pytest.mark.parametrize("kind", CRASHES)
def test_what_cannot_be_rewritten_is_left_and_the_rest_goes_on(desk: Desk, kind: str) -> None:
    bad = desk.put("bad.yaml", HEAD + CRASHES[kind])
    told = desk.run("fmt", "house")
    assert told.code == 2
    assert bad.read_text(encoding="utf-8") == HEAD + CRASHES[kind]
    assert "house/bad.yaml" in told.err
    assert "rewrote house/good.yaml" in told.out


KEPT = {
    "a null": "title: ~\n",
    "blanks at the end of a block's line": "title: |\n  Big  \n  Six\n",
    "a version of YAML in which yes is true": "",
}


@pytest.mark.parametrize("kind", KEPT)
def test_a_value_that_would_change_is_left_as_it_is(desk: Desk, kind: str) -> None:
    text = HEAD + KEPT[kind] if KEPT[kind] else f"%YAML 1.1\n---\ntitle: yes\n{HEAD}"
    bad = desk.put("bad.yaml", text)
    told = desk.run("fmt", "house")
    assert told.code == 2
    assert told.err == "house/bad.yaml: rewriting would change a value; left as it is\n"
    assert bad.read_text(encoding="utf-8") == text
    assert "rewrote house/good.yaml" in told.out


def test_a_rewritten_file_keeps_its_rights_and_leaves_nothing_beside_it(desk: Desk) -> None:
    good = desk.house / "good.yaml"
    good.chmod(0o640)
    names = sorted(os.listdir(desk.house))
    assert desk.run("fmt", "house").code == 0
    assert stat.S_IMODE(good.stat().st_mode) == 0o640
    assert sorted(os.listdir(desk.house)) == names


def test_a_link_stays_a_link_and_its_target_is_rewritten(desk: Desk) -> None:
    target = desk.root / "target.yaml"
    target.write_text(GOOD, encoding="utf-8")
    link = desk.house / "good.yaml"
    link.unlink()
    link.symlink_to(target)
    assert desk.run("fmt", "house").code == 0
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") != GOOD


def test_a_full_disk_leaves_the_old_file_whole(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    names = sorted(os.listdir(desk.house))
    told = desk.run("fmt", "house")
    assert told.code == 2
    assert told.err == "house/good.yaml: cannot be written: No space left on device; left as it is\n"
    assert (desk.house / "good.yaml").read_text(encoding="utf-8") == GOOD
    assert sorted(os.listdir(desk.house)) == names


@pytest.mark.xfail(strict=True, reason="the file is counted and called rewritten before it is written")
def test_a_file_that_cannot_be_written_is_not_called_rewritten(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert "rewrote" not in desk.run("fmt", "house").out


def test_fmt_check_says_what_would_change_and_exits_1(desk: Desk) -> None:
    told = desk.run("fmt", "--check", "house")
    assert told.code == 1
    assert told.out.splitlines() == ["would rewrite house/good.yaml", "2 files, 1 to rewrite"]
    assert Path("house/good.yaml").read_text(encoding="utf-8") == GOOD
