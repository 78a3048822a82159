"""Catalogues are read strictly: what Fluent passes over in silence is an error that names its place."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.words.catalogue import Catalogue, languages
from tutor.words.files import REQUIRED, CatalogueError, entries, text_ids

Folder = Callable[..., Path]


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """Makes the folder of a language whose files are empty but for those given."""

    def make(**files: str) -> Path:
        language = tmp_path / "xx"
        language.mkdir()
        for name in {*REQUIRED, *files}:
            (language / f"{name}.ftl").write_text(files.get(name, ""), encoding="utf-8")
        return language

    return make


def test_a_message_is_said_with_its_arguments(folder: Folder) -> None:
    catalogue = Catalogue(folder(cli="hello = Hello, { $name }!\n    .short = Hi\n"))
    assert catalogue.format("hello", {"name": "Ana"}) == "Hello, Ana!"
    assert catalogue.format("hello", attribute="short") == "Hi"


def test_a_line_break_is_a_blank_and_an_empty_line_a_paragraph(folder: Folder) -> None:
    catalogue = Catalogue(folder(texts="text-two =\n    One\n    line.\n\n    Another.\n"))
    assert catalogue.format("text-two") == "One line.\n\nAnother."


def test_nothing_is_put_around_an_argument(folder: Folder) -> None:
    assert Catalogue(folder(cli="a = <{ $x }>")).format("a", {"x": "y"}) == "<y>"


def test_a_number_finds_its_plural(folder: Folder) -> None:
    catalogue = Catalogue(folder(cli="a = { $n ->\n    [one] one\n   *[other] many\n}\n"))
    assert catalogue.format("a", {"n": 1}) == "one"
    assert catalogue.format("a", {"n": 0}) == "many"


def test_a_missing_file_is_named(folder: Folder) -> None:
    language = folder()
    (language / "reasons.ftl").unlink()
    with pytest.raises(CatalogueError, match=r"missing reasons\.ftl"):
        Catalogue(language)


@pytest.mark.parametrize(
    "junk",
    [
        "a = { $x",
        "a = b\nnonsense\n",
        "a = b\n\tc = d\n",
        "a = { $x ->\n    [one] b\n}\n",  # no default
        "a =\n",
        "a = b\n c\n} d\n",
        "a = { b. }",
        "a = b\n    .x = 1\n    .x = 2\n",
    ],
)
def test_junk_is_named_with_its_place(folder: Folder, junk: str) -> None:
    with pytest.raises(CatalogueError, match=r"cli\.ftl:\d"):
        Catalogue(folder(cli=junk)).check()


def test_an_id_in_two_files_is_named_with_both_places(folder: Folder) -> None:
    with pytest.raises(CatalogueError, match=r"texts\.ftl:2: a stands at .*cli\.ftl:1 already"):
        Catalogue(folder(cli="a = b", texts="# first\na = c"))


def test_an_id_twice_in_one_file_is_an_error(folder: Folder) -> None:
    with pytest.raises(CatalogueError, match="a stands at"):
        Catalogue(folder(cli="a = b\na = c"))


@pytest.mark.parametrize(
    ("id_", "attribute", "args", "words"),
    [
        ("nowhere", None, {}, "no message nowhere"),
        ("a", "nowhere", {"x": 1}, "no such attribute"),
        ("b", None, {}, "no such value"),
        ("a", None, {}, r"missing \['x'\]"),
        ("a", None, {"x": 1, "y": 2}, r"unknown \['y'\]"),
        ("branch", None, {"x": "one"}, r"missing \['y'\]"),  # in a branch that is not taken
        ("through", None, {}, r"missing \['x'\]"),  # in a message that this one refers to
        ("wrong", None, {}, "no message nowhere"),
        ("wrong-part", None, {}, r"b\.nowhere: no such attribute"),
        ("wrong-call", None, {}, "NOWHERE"),
        ("round", None, {}, "refers to itself"),
    ],
)
def test_a_faulty_call_or_message_is_an_error(
    folder: Folder, id_: str, attribute: str | None, args: dict[str, int | str], words: str
) -> None:
    catalogue = Catalogue(
        folder(
            cli="a = { $x }\n"
            "b =\n    .c = d\n"
            "branch = { $x ->\n    [one] 1\n   *[other] { $y }\n}\n"
            "through = { a }\n"
            "wrong = { nowhere }\n"
            "wrong-part = { b.nowhere }\n"
            "wrong-call = { NOWHERE() }\n"
            "round = { round }\n"
        )
    )
    with pytest.raises(CatalogueError, match=words):
        catalogue.format(id_, args, attribute)


@pytest.mark.parametrize(
    "source", ["a = { nowhere }", "a = { b.c }\nb = d", "a = { NOWHERE() }", "a = { -nowhere }", "a = { b }\nb = { a }"]
)
def test_check_finds_what_no_call_has_found_yet(folder: Folder, source: str) -> None:
    with pytest.raises(CatalogueError):
        Catalogue(folder(cli=source)).check()


def test_arguments_may_stay_unused_where_the_caller_says_so(folder: Folder) -> None:
    assert Catalogue(folder(cli="a = { $x }")).format("a", {"x": 1, "y": 2}, more=True) == "1"


def test_a_function_that_fails_is_an_error(folder: Folder) -> None:
    def fail() -> str:
        raise ValueError("no")

    with pytest.raises(CatalogueError, match="no"):
        Catalogue(folder(cli="a = { FAIL() }"), {"FAIL": fail}).format("a")


def test_a_language_is_a_folder_and_names_itself(folder: Folder) -> None:
    language = folder(language="language-name = Xhosa")
    assert languages(language.parent) == {"xx": "Xhosa"}


def test_texts_are_known_by_their_ids_without_fluent(folder: Folder) -> None:
    language = folder(texts="text-one = One\n# a remark\ntext-two-words = { $broken")
    language.rename(language.with_name("en"))
    assert text_ids(language.parent) == {"one", "two-words"}


def test_a_place_counts_lines_from_one(folder: Folder) -> None:
    found = entries(folder(cli="# remark\n\na =\n    b\n    c\n\n# remark\nd = e\n"))
    assert [(entry.id, entry.line) for entry in found.values()] == [("a", 3), ("d", 8)]
