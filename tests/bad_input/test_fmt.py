"""fmt on files that YAML allows and others stumble over: kept letter by letter, or left alone; the rest goes on."""

import os
import stat
from pathlib import Path

import pytest
from desk import GOOD, Folder

from ruleschema.submission.layout import Layout

HEAD = "game: g\nsource: {document: d.txt}\nsections: []\n"
# What a reader of YAML types, folds or stumbles over, and what must stand in the file afterwards.
KEPT = {
    "a day that no month has": ("2015-02-30", "2015-02-30"),
    "a month that no year has": ("2015-13-01", "2015-13-01"),
    "a tab at the end of a line": ("T\t", "T"),
    "a tab in a value": ("Big\tSix", "Big\tSix"),
    "a sign and an underscore": ("-_", "-_"),
    "a figure of five thousand digits": ("9" * 5000, "9" * 5000),
    "a word that is true to YAML 1.1": ("yes", "yes"),
    "a figure with a sign": ("+1", "+1"),
    "blanks at the end of a block's line": ("|\n  Big  \n  Six", "|\n  Big  \n  Six"),
    "a null in quotes": ("'~'", "'~'"),
}


@pytest.mark.parametrize("kind", KEPT)
def test_every_scalar_is_text_and_kept_letter_by_letter(desk: Folder, kind: str) -> None:
    before, after = KEPT[kind]
    odd = desk.put("odd.yaml", f"title: {before}\n{HEAD}")
    told = desk.run("fmt", "house")
    assert (told.code, told.err) == (0, "")
    assert odd.read_text(encoding="utf-8") == HEAD.replace("\n", f"\ntitle: {after}\n", 1)
    assert desk.run("fmt", "--check", "house").code == 0


def test_what_would_change_is_left_as_it_is_and_the_rest_goes_on(desk: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"title: odd\n{HEAD}"
    odd = desk.put("odd.yaml", text)
    written = Layout.written
    monkeypatch.setattr(Layout, "written", lambda self, kind: written(self, kind).replace("odd", "even"))
    told = desk.run("fmt", "house")
    assert told.code == 2
    assert told.err == "house/odd.yaml: rewriting would change a value; left as it is\n"
    assert odd.read_text(encoding="utf-8") == text
    assert "rewrote house/good.yaml" in told.out


def test_a_rewritten_file_keeps_its_rights_and_leaves_nothing_beside_it(desk: Folder) -> None:
    good = desk.house / "good.yaml"
    good.chmod(0o640)
    names = sorted(os.listdir(desk.house))
    assert desk.run("fmt", "house").code == 0
    assert stat.S_IMODE(good.stat().st_mode) == 0o640
    assert sorted(os.listdir(desk.house)) == names


def test_a_link_stays_a_link_and_its_target_is_rewritten(desk: Folder) -> None:
    target = desk.root / "target.yaml"
    target.write_text(GOOD, encoding="utf-8")
    link = desk.house / "good.yaml"
    link.unlink()
    link.symlink_to(target)
    assert desk.run("fmt", "house").code == 0
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") != GOOD


def test_a_full_disk_leaves_the_old_file_whole(desk: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    names = sorted(os.listdir(desk.house))
    told = desk.run("fmt", "house")
    assert told.code == 2
    assert told.err == "house/good.yaml cannot be written: No space left on device; left as it is\n"
    assert (desk.house / "good.yaml").read_text(encoding="utf-8") == GOOD
    assert sorted(os.listdir(desk.house)) == names


def test_a_file_that_cannot_be_written_is_not_called_rewritten(desk: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert desk.run("fmt", "house").out == "2 files, 0 rewritten\n"


def test_fmt_check_says_what_would_change_and_exits_1(desk: Folder) -> None:
    told = desk.run("fmt", "--check", "house")
    assert told.code == 1
    assert told.out.splitlines() == ["would rewrite house/good.yaml", "2 files, 1 to rewrite"]
    assert Path("house/good.yaml").read_text(encoding="utf-8") == GOOD
