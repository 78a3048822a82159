"""From what a user names to files and bytes."""

import io
import os
import sys
from pathlib import Path

import pytest

from tutor.content.paths import Source, files, read
from tutor.content.problems import Problem
from tutor.content.strict import MAX_BYTES, load

NOTHING = io.BytesIO()
LINKS = pytest.mark.skipif(sys.platform == "win32", reason="links need rights there")
NOT_ROOT = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to this user"
)


def make(folder: Path, *names: str) -> None:
    for name in names:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("a: 1\n", encoding="utf-8")


def found(*paths: str | Path) -> list[str | tuple[str, str]]:
    """Names of files; of a problem its error and the file's name."""
    return [item.name if isinstance(item, Source) else (item.error, item.file) for item in files(paths)]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_folder_is_read_with_all_below_it_sorted(here: Path) -> None:
    make(here, "pack/b.yaml", "pack/a/z.yml", "pack/a/c/d.YAML", "pack/c.yaml", "pack/notes.txt", "pack/x.yaml.bak")
    expected = ["pack/a/c/d.YAML", "pack/a/z.yml", "pack/b.yaml", "pack/c.yaml"]
    assert found("pack") == [name.replace("/", os.sep) for name in expected]


def test_files_are_named_as_the_user_named_them(here: Path) -> None:
    make(here, "pack/a.yaml")
    assert found("pack/../pack/a.yaml") == ["pack/../pack/a.yaml"]
    assert found(f".{os.sep}pack{os.sep}") == [f".{os.sep}pack{os.sep}a.yaml"]
    assert found(".") == [f".{os.sep}pack{os.sep}a.yaml"]
    assert found(here / "pack") == [str(here / "pack" / "a.yaml")]


def test_a_named_file_is_read_whatever_its_name(here: Path) -> None:
    make(here, "notes.txt", ".hidden.yaml")
    assert found("notes.txt", ".hidden.yaml") == ["notes.txt", ".hidden.yaml"]


def test_hidden_files_below_a_folder_are_left_alone(here: Path) -> None:
    make(here, "pack/.git/a.yaml", "pack/._b.yaml", "pack/c.yaml")
    assert found("pack") == [f"pack{os.sep}c.yaml"]
    assert found("pack/.git") == [f"pack/.git{os.sep}a.yaml"]


def test_the_order_of_paths_is_kept_and_nothing_is_read_twice(here: Path) -> None:
    make(here, "b.yaml", "pack/a.yaml")
    assert found("b.yaml", "pack", "pack/a.yaml", "pack", "./b.yaml") == ["b.yaml", f"pack{os.sep}a.yaml"]


def test_standard_input_is_a_dash(here: Path) -> None:
    make(here, "a.yaml")
    assert found("a.yaml", "-") == ["a.yaml", "-"]
    (source,) = files(["-"])
    assert isinstance(source, Source)
    assert read(source, io.BytesIO(b"a: 1")) == b"a: 1"


@pytest.mark.parametrize("path", ["nowhere", "nowhere/a.yaml", "a.yaml/b", "", "a\0b", "x" * 5000])
def test_a_path_that_is_not_there_is_a_problem_beside_the_files_that_are(here: Path, path: str) -> None:
    make(here, "a.yaml")
    assert found(path, "a.yaml") == [("no-such-path", path), "a.yaml"]


def test_a_folder_without_content_is_a_problem(here: Path) -> None:
    make(here, "pack/notes.txt")
    (here / "empty").mkdir()
    assert found("pack", "empty") == [("empty-folder", "pack"), ("empty-folder", "empty")]


@LINKS
def test_links_are_followed_and_circles_end(here: Path) -> None:
    make(here, "pack/a/b.yaml", "elsewhere/c.yaml")
    (here / "pack" / "a" / "up").symlink_to(here / "pack")
    (here / "pack" / "a" / "self").symlink_to("self")
    (here / "pack" / "d").symlink_to(here / "elsewhere")
    assert found("pack") == ["pack/a/b.yaml", "pack/d/c.yaml"]


@LINKS
def test_a_link_to_nothing_is_unreadable(here: Path) -> None:
    make(here, "pack/a.yaml")
    (here / "pack" / "b.yaml").symlink_to("gone.yaml")
    (here / "pack" / "c.yaml").symlink_to("c.yaml")
    (here / "pack" / "gone.txt").symlink_to("gone")
    assert list(files(["pack", "pack/c.yaml"]))[1:] == [
        Problem("unreadable", "pack/b.yaml", facts={"reason": "broken-link"}),
        Problem("unreadable", "pack/c.yaml", facts={"reason": "link-loop"}),
        Problem("unreadable", "pack/c.yaml", facts={"reason": "link-loop"}),
    ]


@NOT_ROOT
def test_what_may_not_be_read_is_unreadable(here: Path) -> None:
    make(here, "pack/a.yaml", "pack/b/c.yaml")
    (here / "pack" / "a.yaml").chmod(0)
    (here / "pack" / "b").chmod(0)
    first, second = files(["pack"])
    (here / "pack" / "b").chmod(0o700)
    assert isinstance(first, Source)
    assert read(first, NOTHING) == Problem("unreadable", "pack/a.yaml", facts={"reason": "permission"})
    assert second == Problem("unreadable", "pack/b", facts={"reason": "permission"})


def test_a_file_that_vanished_is_unreadable(here: Path) -> None:
    assert isinstance(read(Source("a.yaml", here / "a.yaml"), NOTHING), Problem)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
def test_a_pipe_in_a_folder_is_not_waited_for(here: Path) -> None:
    make(here, "pack/a.yaml")
    os.mkfifo(here / "pack" / "b.yaml")
    assert found("pack") == ["pack/a.yaml"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_a_name_that_is_not_utf_8_can_be_written_out(here: Path) -> None:
    name = os.fsdecode(b"a\xff.yaml")
    make(here, name)
    assert found(".") == ["./a\\udcff.yaml"]
    (source,) = files([name])
    assert isinstance(source, Source)
    assert read(source, NOTHING) == b"a: 1\n"


def test_folders_deeper_than_calls_are_walked(here: Path) -> None:
    folder = here
    for _ in range(400):
        folder = folder / "d"
    make(folder, "a.yaml")
    assert len(found(".")) == 1


def test_of_a_file_of_10_mb_only_so_much_is_read_that_its_size_shows(here: Path) -> None:
    (here / "huge.yaml").write_bytes(b"a: 1\n" * 2 * 1024 * 1024)
    (source,) = files(["huge.yaml"])
    assert isinstance(source, Source)
    data = read(source, NOTHING)
    assert isinstance(data, bytes)
    assert len(data) == MAX_BYTES + 1
    assert [problem.error for problem in load(data, source.name).problems] == ["too-large"]
