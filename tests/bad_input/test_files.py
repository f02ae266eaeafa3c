"""Files that move, loop, hang or may not be read."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from desk import CASINO, GOOD, Folder, Trouble

FORMS = pytest.mark.parametrize("form", ["text", "json"])
GONE = ("the file is not there (any more)", "the path of a file or a folder")
UNLESS_ROOT = pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")


@FORMS
def test_a_link_to_nothing_is_told(desk: Folder, form: str) -> None:
    (desk.house / "bad.yaml").symlink_to("gone.yaml")
    desk.expect(form, [Trouble(1, 1, *GONE)])


@FORMS
def test_a_file_that_vanishes_after_listing_is_told(desk: Folder, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = desk.put("bad.yaml", GOOD)
    walk = os.walk

    def walk_then_remove(*arguments: Any, **options: Any) -> Iterator[Any]:
        yield from walk(*arguments, **options)
        bad.unlink()

    monkeypatch.setattr(os, "walk", walk_then_remove)
    desk.expect(form, [Trouble(1, 1, *GONE)])


@FORMS
def test_a_file_that_vanishes_after_a_look_at_its_size_is_told(
    desk: Folder, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = desk.put("bad.yaml", GOOD)
    stat = os.stat

    def stat_then_remove(path: Any, **options: Any) -> os.stat_result:
        found = stat(path, **options)
        if isinstance(path, Path) and path.name == bad.name:
            bad.unlink()
        return found

    monkeypatch.setattr(os, "stat", stat_then_remove)
    desk.expect(form, [Trouble(1, 1, *GONE)])


def test_files_that_come_and_go_meanwhile_never_end_the_run(desk: Folder) -> None:
    stop = threading.Event()

    def come_and_go() -> None:
        while not stop.is_set():
            desk.put("bad.yaml", GOOD.replace("spin-of-cards", "other"))
            (desk.house / "bad.yaml").unlink()

    thread = threading.Thread(target=come_and_go)
    thread.start()
    try:
        for _ in range(30):
            told = desk.check("text")
            assert told.code in (0, 1, 2)
            assert "house/good.yaml:12:13" in told.out
    finally:
        stop.set()
        thread.join()


@FORMS
def test_a_link_to_the_folder_above_ends(desk: Folder, form: str) -> None:
    (desk.house / "loop").symlink_to("..", target_is_directory=True)
    told = desk.check(form)
    assert told.code in (0, 1)
    assert told.out.count("After 1.I comes 1.III") == 1


@FORMS
def test_a_link_to_itself_is_told(desk: Folder, form: str) -> None:
    (desk.house / "bad.yaml").symlink_to("bad.yaml")
    desk.expect(form, [Trouble(1, 1, "the file cannot be read: Too many levels of symbolic links")])


def test_links_to_one_file_are_read_once(desk: Folder) -> None:
    (desk.house / "same.yaml").symlink_to("good.yaml")
    assert len(desk.check("json").gaps) == 1


@FORMS
def test_a_casino_behind_a_link_is_checked_or_told(desk: Folder, form: str) -> None:
    elsewhere = desk.root / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "casino.yaml").write_text(CASINO, encoding="utf-8")
    (elsewhere / "bad.yaml").write_text("game: [", encoding="utf-8")
    (desk.house / "link").symlink_to(elsewhere, target_is_directory=True)
    expected = "the folder named as a path of its own"
    desk.expect(form, [Trouble(1, 1, "a link to a folder is not followed", expected, file="house/link")])


def test_a_link_to_a_folder_that_is_read_anyway_is_no_trouble(desk: Folder) -> None:
    (desk.root / "other").mkdir()
    (desk.root / "other" / "casino.yaml").write_text(CASINO, encoding="utf-8")
    (desk.root / "other" / "game.yaml").write_text(GOOD, encoding="utf-8")
    (desk.house / "link").symlink_to(desk.root / "other", target_is_directory=True)
    assert desk.check("json", ".").unread == []


@UNLESS_ROOT
@FORMS
def test_a_file_that_may_not_be_read_is_told(desk: Folder, form: str) -> None:
    desk.put("bad.yaml", GOOD).chmod(0)
    desk.expect(form, [Trouble(1, 1, "the file cannot be read: Permission denied")])


@FORMS
def test_a_file_that_the_system_refuses_is_told(desk: Folder, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = desk.put("bad.yaml", GOOD)
    refuse(monkeypatch, "stat", bad.name)
    desk.expect(form, [Trouble(1, 1, "the file cannot be read: Permission denied")])


@FORMS
def test_a_casino_file_that_the_system_refuses_is_told(
    desk: Folder, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    refuse(monkeypatch, "stat", "casino.yaml")
    trouble = Trouble(1, 1, "the file cannot be read: Permission denied", file="house/casino.yaml")
    desk.expect(form, [trouble])


@FORMS
def test_a_folder_that_may_not_be_listed_is_told(desk: Folder, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (desk.house / "closed").mkdir()
    desk.put("closed/bad.yaml", GOOD)
    refuse(monkeypatch, "scandir", "closed")
    says = "the folder cannot be listed: Permission denied"
    desk.expect(form, [Trouble(1, 1, says, "a folder that may be read", file="house/closed")])


@FORMS
def test_a_folder_named_that_may_not_be_listed_is_told_once(
    desk: Folder, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (desk.root / "closed").mkdir()
    refuse(monkeypatch, "scandir", "closed")
    trouble = Trouble(1, 1, "the folder cannot be listed: Permission denied", file="closed")
    desk.expect(form, [trouble], "closed", "house")


def refuse(monkeypatch: pytest.MonkeyPatch, call: str, name: str) -> None:
    """The system call says Permission denied for the file or folder of that name, as it does to others than root."""
    real = getattr(os, call)

    def refused(path: Any = ".", *arguments: Any, **options: Any) -> Any:
        if Path(path).name == name:
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, *arguments, **options)

    monkeypatch.setattr(os, call, refused)


@FORMS
def test_a_pipe_is_told_and_never_waited_on(desk: Folder, form: str) -> None:
    pipe = desk.house / "bad.yaml"
    os.mkfifo(pipe)
    opened, stop = threading.Event(), threading.Event()

    def let_go() -> None:
        """Open the other end as soon as the program waits on the pipe, so that the test ends."""
        while not stop.is_set():
            try:
                os.close(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
                opened.set()
            except OSError:
                stop.wait(0.01)

    thread = threading.Thread(target=let_go)
    thread.start()
    try:
        desk.expect(form, [Trouble(1, 1, "a pipe stands where a file belongs", "a regular file")])
    finally:
        stop.set()
        thread.join()
    assert not opened.is_set()


@FORMS
@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="a file without end")
def test_a_device_is_told_and_never_read(desk: Folder, form: str) -> None:
    trouble = Trouble(1, 1, "a device stands where a file belongs", "a regular file", file="/dev/zero")
    desk.expect(form, [trouble], "/dev/zero", "house")


def test_a_file_that_says_it_is_small_is_not_read_without_end(desk: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.put("bad.yaml", "#" * 500)
    small = os.stat(desk.house / "casino.yaml")
    monkeypatch.setattr("ruleschema.submission.readfile.MOST_BYTES", 400)
    monkeypatch.setattr(os, "fstat", lambda handle: small)
    desk.expect("json", [Trouble(1, 1, "the file has 401 bytes; the most is 400", "one game per file")])
