"""The strict reader: plain text stays plain, surprises are refused, and every place is exact."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
import yaml
from hypothesis import example, given
from hypothesis import strategies as st

from tutor.content import builder, places
from tutor.content.document import Document
from tutor.content.problems import CHOICES, KINDS, Problem
from tutor.content.strict import MAX_BYTES, Loaded, load, read_text

PARSERS = [getattr(yaml, name) for name in ("CSafeLoader", "SafeLoader") if hasattr(yaml, name)]

# --- tools ---


def data(text: str) -> Any:
    return document(text).data


def document(text: str) -> Document:
    loaded = load(text.encode(), "a.yaml")
    assert loaded.problems == ()
    assert loaded.document is not None
    return loaded.document


def problems(source: str | bytes) -> list[tuple[Any, ...]]:
    """The problems as (error, line, column), with the facts behind them if there are any."""
    loaded = load(source.encode() if isinstance(source, str) else source, "a.yaml")
    return [
        (p.error, p.line, p.column, dict(p.facts)) if p.facts else (p.error, p.line, p.column) for p in loaded.problems
    ]


def places_of(source: str | bytes) -> list[tuple[Any, ...]]:
    return [problem[:3] for problem in problems(source)]


@contextmanager
def parser(loader: type) -> Iterator[None]:
    """Read with this parser: libyaml's, or PyYAML's own, that stands in where libyaml is missing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(builder, "LOADER", loader)
        patch.setattr(places, "LOADER", loader)
        yield


# --- plain text stays plain text ---


@pytest.mark.parametrize(
    "text",
    [
        "20:40", "1:20", "NO", "no", "Yes", "y", "n", "on", "OFF", "True", "TRUE", "False", "Null", "NULL",
        "010", "0o7", "0x1F", "1_000", "1e3", "1.5", ".5", ".inf", "+1", "-01", "--1", "١٢", "2001-01-01",
        "2001-12-14t21:59:43.10-05:00", "=", "<<", "Ah", "W:Kh", "S:Qs!", "N-S", "9s", "a#b",
    ],
)  # fmt: skip
def test_of_plain_scalars_all_but_five_spellings_stay_text(text: str) -> None:
    assert data(f"a: {text}") == {"a": text}
    assert data(f"[{text}]") == [text]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True), ("false", False), ("null", None), ("~", None), ("", None),
        ("0", 0), ("-0", 0), ("7", 7), ("-3", -3), ("40", 40), ("9" * 18, 10**18 - 1),
    ],
)  # fmt: skip
def test_true_false_whole_numbers_and_null_are_typed(text: str, value: object) -> None:
    assert data(f"a: {text}") == {"a": value}
    assert type(data(f"a: {text}")["a"]) is type(value)


@pytest.mark.parametrize("text", ["true", "null", "~", "", "10", "-3"])
def test_quotes_and_blocks_make_text_of_anything(text: str) -> None:
    assert data(f"['{text}', \"{text}\"]") == [text, text]
    assert data(f"a: |-\n  {text}\n") == {"a": text}


def test_a_number_of_more_than_18_digits_is_refused_and_not_reckoned_with() -> None:
    facts = {"found": "1" + "0" * 18, "limit": 18}
    assert problems(f"a: -1\nb: 1{'0' * 18}\n") == [("number-too-long", 2, 4, facts)]
    assert places_of("9" * 100_000) == [("number-too-long", 1, 1)]


# --- what is refused, and where ---


def test_a_duplicate_key_is_refused_at_the_second_and_tells_of_the_first() -> None:
    facts = {"key": "id", "first_line": 2, "first_column": 5}
    text = "scenarios:\n  - id: a\n    ask: trump\n    id: b\n"
    assert problems(text) == [("duplicate-key", 4, 5, facts)]
    assert places_of("{a: 1, b: 2, a: 3, 'a': 4}") == [("duplicate-key", 1, 14), ("duplicate-key", 1, 20)]


def test_equal_keys_of_different_mappings_are_no_duplicates() -> None:
    assert data("a: {id: 1}\nid: 2\nb: [{id: 3}, {id: 4}]") == {"a": {"id": 1}, "id": 2, "b": [{"id": 3}, {"id": 4}]}


@pytest.mark.parametrize(
    ("key", "column", "found", "kind"),
    [
        ("7: x", 1, "7", "integer"), ("true: x", 1, "true", "boolean"), ("~: x", 1, "~", "null"),
        ("?\n: x", 2, "", "null"), ("? [a]\n: x", 3, "[…]", "list"), ("{a: 1}: x", 1, "{…}", "mapping"),
    ],
)  # fmt: skip
def test_a_key_that_is_not_text_is_refused(key: str, column: int, found: str, kind: str) -> None:
    assert problems(key) == [("non-string-key", 1, column, {"found": found, "type": kind})]


def test_keys_that_yaml_1_1_would_type_are_text() -> None:
    assert data("{N: 1, no: 2, 20:40: 3, '7': 4, on: 5}") == {"N": 1, "no": 2, "20:40": 3, "7": 4, "on": 5}


@pytest.mark.parametrize("tag", ["!!python/object/apply:os.system", "!x", "!", "!!str", "!<tag:a,b>", "!!binary"])
def test_every_tag_is_refused(tag: str) -> None:
    assert problems(f"a:\n  - {tag} 'x'\n") == [("tag", 2, 5, {"found": tag})]


def test_an_ill_written_tag_anchor_or_alias_is_told_as_one_rather_than_as_an_error_of_syntax() -> None:
    assert problems("a: !x!y z") == [("tag", 1, 4, {"found": "!x!y"})]
    assert problems("a: *important*") == [("alias", 1, 4, {"found": "*important*"})]
    assert problems("a: &") == [("anchor", 1, 4, {"found": "&"})]


def test_anchors_and_aliases_are_refused_each_at_its_place() -> None:
    assert problems("a: &x [1]\nb: *x\n*y : 1\n") == [
        ("anchor", 1, 4, {"found": "&x"}),
        ("alias", 2, 4, {"found": "*x"}),
        ("alias", 3, 1, {"found": "*y"}),
    ]


def test_an_anchor_and_a_tag_of_one_value_are_two_problems_in_either_order() -> None:
    assert problems("- &x !y z\n- !y  &x {}") == [
        ("anchor", 1, 3, {"found": "&x"}),
        ("tag", 1, 6, {"found": "!y"}),
        ("tag", 2, 3, {"found": "!y"}),
        ("anchor", 2, 7, {"found": "&x"}),
    ]


def test_a_merge_key_is_refused_but_not_one_in_quotes() -> None:
    assert problems("a: 1\n<<: {b: 2}") == [("merge-key", 2, 1)]
    assert data("'<<': 1") == {"<<": 1}


def test_billion_laughs_are_heard_and_not_told() -> None:
    text = "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12))
    assert {error for error, *_ in places_of(text)} == {"anchor", "alias"}


@pytest.mark.parametrize("depth", [1, 39, 40])
def test_a_depth_of_40_is_read(depth: int) -> None:
    assert document("[" * depth + "]" * depth)


@pytest.mark.parametrize("depth", [41, 60, 900])
def test_a_depth_over_40_is_refused_where_it_begins_and_the_rest_is_read_on(depth: int) -> None:
    assert places_of(f"- {'[' * (depth - 1)}{']' * (depth - 1)}\n- *x") == [("too-deep", 1, 42), ("alias", 2, 3)]
    assert places_of("".join(f"{' ' * n}a:\n" for n in range(depth))) == [("too-deep", 41, 41)]


@pytest.mark.parametrize("text", ["[", "- ", "{a: ", "? ", "[\n"])
def test_a_depth_that_would_exhaust_the_parser_is_refused_as_any_other(text: str) -> None:
    for loader in PARSERS:
        with parser(loader):
            assert "too-deep" in [error for error, *_ in places_of(text * 20_000)]


def test_a_file_of_10_mb_is_refused_unread() -> None:
    huge = b"a: [" + b"*x, " * (10 * 1024 * 1024 // 4)
    assert problems(huge) == [("too-large", 1, 1, {"limit": 512})]


def test_a_file_of_512_kib_is_read() -> None:
    assert load(b"a" * MAX_BYTES, "a.yaml").problems == ()
    assert places_of(b"a" * (MAX_BYTES + 1)) == [("too-large", 1, 1)]


# --- characters and encodings ---


def test_a_tab_that_indents_is_one_problem_a_file_and_the_rest_is_read_on() -> None:
    text = "scenarios:\n\t- id: a\n\t  id: b\n\t- *x\n"
    assert problems(text) == [
        ("tab", 2, 1, {"count": 3}),
        ("duplicate-key", 3, 4, {"key": "id", "first_line": 2, "first_column": 4}),
        ("alias", 4, 4, {"found": "*x"}),
    ]


def test_a_tab_behind_blanks_indents_too() -> None:
    assert problems("a:\n  \tb: 1") == [("tab", 2, 3, {"count": 1})]
    assert problems("-\t- a") == [("tab", 1, 2, {"count": 1})]


def test_a_tab_elsewhere_is_a_blank() -> None:
    assert data("a:\tb\t# c\nd: 'e\tf'") == {"a": "b", "d": "e\tf"}


def test_mixed_tabs_and_blanks_are_not_told_as_bad_indentation() -> None:
    assert places_of("a:\n    b: 1\n\tc: 2\n") == [("tab", 3, 1)]


def test_control_characters_in_the_text_do_not_hide_those_in_escapes() -> None:
    assert places_of('a: \x01\nb: "\\e"\n') == [("control-character", 1, 4), ("control-character", 2, 5)]


def test_a_tab_does_not_hide_an_unclosed_quote() -> None:
    assert places_of("a:\n\tb: 1\n\tc: 'x\n") == [("tab", 2, 1), ("yaml-syntax", 3, 5)]


@pytest.mark.parametrize("code", [0, 1, 7, 8, 0xB, 0xC, 0x1B, 0x7F, 0x80, 0x85, 0x9B, 0x2028, 0x2029, 0xFEFF, 0xFFFE])
def test_a_control_character_is_refused_at_its_first_place(code: int) -> None:
    char = chr(code)
    facts = {"found": f"U+{code:04X}", "count": 2}
    assert problems(f"a: 1\nb: x{char}y{char}\nb: 2") == [
        ("control-character", 2, 5, facts),
        ("duplicate-key", 3, 1, {"key": "b", "first_line": 2, "first_column": 1}),
    ]


def test_a_control_character_written_as_an_escape_is_refused_as_well() -> None:
    assert problems('a: "b\\tc\\e[31m\\0"') == [("control-character", 1, 9, {"found": "U+001B", "count": 2})]


@pytest.mark.parametrize("text", ["a: ș", "a: ♥", "a: 😀", "a: \xa0x", 'a: "\\n\\t"'])
def test_other_characters_are_text(text: str) -> None:
    assert document(text)


def test_a_byte_order_mark_is_told_and_the_rest_is_read() -> None:
    loaded = load(b"\xef\xbb\xbfa: 1\na: 2", "a.yaml")
    assert [(p.error, p.line, p.column) for p in loaded.problems] == [
        ("byte-order-mark", 1, 1),
        ("duplicate-key", 2, 1),
    ]
    assert loaded.document is not None
    assert loaded.document.data == {"a": 1}
    assert loaded.document.place(("a",)) == (1, 4)


def test_crlf_is_accepted_and_lines_count_right() -> None:
    assert data("a: 1\r\nb:\r\n  - c\r\n") == {"a": 1, "b": ["c"]}
    assert document("a: 1\r\nb:\r\n  - c\r\n").place(("b", 0)) == (3, 5)
    assert places_of("a: 1\r\n\r\na: 2\r\n") == [("duplicate-key", 3, 1)]
    assert places_of("a: 1\r\n\r\n\x01\r\n") == [("control-character", 3, 1)]


@pytest.mark.parametrize(
    ("source", "line", "column", "found"),
    [
        ("a: é".encode("latin-1"), 1, 4, "0xE9"),
        ("a: 1\r\n# ș 😀\r\nbă: x".encode() + b"\xff", 3, 6, "0xFF"),
        (b"\xef\xbb\xbfa: \xe9", 1, 4, "0xE9"),
        (b"a: \xed\xa0\x80", 1, 4, "0xED"),
        (b"a: \xe2\x99", 1, 4, "0xE2"),
    ],
)
def test_what_is_not_utf_8_is_refused_at_the_first_bad_byte(source: bytes, line: int, column: int, found: str) -> None:
    assert problems(source)[-1] == ("not-utf-8", line, column, {"found": found})


def test_in_a_latin_1_file_the_rest_is_read_on_and_different_letters_stay_different() -> None:
    assert places_of("é: 1\nè: 2\né: 3\nb: *x".encode("latin-1")) == [
        ("not-utf-8", 1, 1),
        ("duplicate-key", 3, 1),
        ("alias", 4, 4),
    ]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be"])
def test_utf_16_and_utf_32_are_recognized_by_name_and_read_on(encoding: str) -> None:
    found = {"found": encoding[:6].upper()}
    assert problems("a: ș\na: 2".encode(encoding)) == [
        ("other-encoding", 1, 1, found),
        ("duplicate-key", 2, 1, {"key": "a", "first_line": 1, "first_column": 1}),
    ]


def test_the_text_of_a_file_keeps_every_place() -> None:
    text, found = read_text(b"\xef\xbb\xbfa:\n\tb\x00: \xe9", "a.yaml")
    assert text == "a:\n b : é"
    assert sorted(p.error for p in found) == ["byte-order-mark", "control-character", "not-utf-8", "tab"]


# --- documents ---


@pytest.mark.parametrize("text", ["", "\n\n", "# a comment\n", "---\n", "--- # nothing\n...\n", "   "])
def test_an_empty_file_is_told(text: str) -> None:
    assert problems(text) == [("empty-file", 1, 1)]


def test_a_file_that_says_null_is_not_empty() -> None:
    assert data("~") is None


def test_a_second_document_is_told_once_and_the_first_is_the_data() -> None:
    loaded = load(b"a: 1\n---\nb: 2\n--- c\n", "a.yaml")
    assert [(p.error, p.line, p.column) for p in loaded.problems] == [("several-documents", 2, 1)]
    assert loaded.document is not None
    assert loaded.document.data == {"a": 1}
    assert data("---\na: 1\n...\n") == {"a": 1}


def test_all_problems_of_a_file_are_told_in_order() -> None:
    text = "a: 1\na: 2\nb: *x\n7: &y !z w\n<<: {}\n--- \nc: 'open\n"
    assert places_of(text) == [
        ("duplicate-key", 2, 1), ("alias", 3, 4), ("non-string-key", 4, 1), ("anchor", 4, 4), ("tag", 4, 7),
        ("merge-key", 5, 1), ("several-documents", 6, 1), ("yaml-syntax", 7, 4),
    ]  # fmt: skip


def test_a_document_comes_only_with_problems_that_leave_no_doubt_of_the_data() -> None:
    assert load(b"a: *x", "a.yaml").document is None
    assert load(b"a: [", "a.yaml").document is None


# --- errors of syntax, in categories ---

SYNTAX = [
    ("a: 1\nb: 'x\nc: 2\n", "unclosed-quote", 2, 4),
    ('a: 1\nb: "x\nc: "y"\n', "unclosed-quote", 2, 4),
    ("{a: 'x,\n b: 'y'}\n", "unclosed-quote", 1, 5),
    ("a: 'x\n---\nb: y\n", "unclosed-quote", 1, 4),
    ("a: [1, 2\n", "unclosed-bracket", 1, 4),
    ("a: [1, 2,\n", "unclosed-bracket", 1, 4),
    ("a: {x: 1\nb: 2\n", "unclosed-bracket", 1, 4),
    ("- {x: {S: Ah}\n- {x: 1}\n", "unclosed-bracket", 1, 3),
    ("hands: {S: Ah, N: Jh]\n", "unclosed-bracket", 1, 8),
    ("a: {x: 1 y: 2}\n", "missing-comma", 1, 11),
    ("a: ['x' 'y']\n", "missing-comma", 1, 9),
    ("a: 1\nb\nc: 2\n", "missing-colon", 2, 1),
    ("a: 1\nb", "missing-colon", 2, 1),
    ("# x\na:1\n\nb: 2\n", "missing-colon", 2, 1),
    ("title: Cruce: a game\n", "second-colon", 1, 13),
    ("a: 'it's here'\n", "text-after-quote", 1, 8),
    ("{a: 'it's here'}\n", "text-after-quote", 1, 9),
    ('a: "x" y\n', "text-after-quote", 1, 8),
    ("a: x\n  b: y\n", "bad-indentation", 2, 3),
    ("a:\n  b: 1\n c: 2\n", "bad-indentation", 3, 2),
    ("a:\n  b: 1\n   c: 2\n", "bad-indentation", 3, 4),
    ("  a: 1\nb: 2\n", "bad-indentation", 2, 1),
    ("a:\n  - b\n - c\n", "bad-indentation", 3, 2),
    ('a: "x\\qy"\n', "bad-escape", 1, 6),
    ('a: "\\x0"\n', "bad-escape", 1, 5),
    ("a: @x\n", "unexpected-character", 1, 4),
    ("a: `x`\n", "unexpected-character", 1, 4),
    ("a: ]\n", "unexpected-character", 1, 4),
    ("a: [x, , y]\n", "unexpected-character", 1, 8),
    ("a: - b\n", "unexpected-character", 1, 4),
    ("a: 1\n: 2\n", "unexpected-character", 2, 1),
    ("{a: 1}\nb: 2\n", "unexpected-character", 2, 1),
]


@pytest.mark.parametrize("loader", PARSERS)
@pytest.mark.parametrize(("text", "what", "line", "column"), SYNTAX)
def test_an_error_of_syntax_has_a_category_and_points_where_to_mend(
    text: str, what: str, line: int, column: int, loader: type
) -> None:
    with parser(loader):
        ((error, *place, facts),) = problems(text)
    assert (error, *place, facts["what"]) == ("yaml-syntax", line, column, what)


def test_an_error_of_syntax_also_tells_where_it_was_noticed() -> None:
    facts = {"what": "unclosed-quote", "found": "'", "noticed_line": 3, "noticed_column": 1}
    assert problems("a: 'x\nb: 1\n") == [("yaml-syntax", 1, 4, facts)]


def test_every_category_of_syntax_is_shown_here() -> None:
    assert {what for _, what, *_ in SYNTAX} == set(CHOICES["yaml-syntax", "what"]) - {"other"}


# --- places ---


def test_a_value_and_its_key_have_places() -> None:
    read = document("scenarios:\n  - id: a\n    position:\n      hands: {S: Ah Xx 9s}\n")
    path = ("scenarios", 0, "position", "hands", "S")
    assert read.place(()) == (1, 1)
    assert read.place(path[:1], key=True) == (1, 1)
    assert read.place(path[:1]) == (2, 3)
    assert read.place(path[:2]) == read.place(path[:2], key=True) == (2, 5)
    assert read.place(path[:3], key=True) == (3, 5)
    assert read.place(path, key=True) == (4, 15)
    assert read.place(path) == (4, 18)
    assert read.place_in(path, 3) == (4, 21)


def test_a_path_that_leads_nowhere_is_an_error_of_the_caller() -> None:
    read = document("a: [x]")
    for path in (("b",), ("a", 1), ("a", "0"), ("a", 0, "x")):
        with pytest.raises(KeyError):
            read.place(path)


@pytest.mark.parametrize(
    ("source", "value", "offset", "place"),
    [
        ("Ah Xx 9s", "Ah Xx 9s", 3, (1, 7)),
        ("Ah Xx 9s", "Ah Xx 9s", 2, (1, 6)),
        ("Ah Xx 9s", "Ah Xx 9s", 8, (1, 12)),
        ("Ah  Xx   # note", "Ah  Xx", 4, (1, 8)),
        ("'Ah Xx'", "Ah Xx", 3, (1, 8)),
        ("' Ah'", " Ah", 0, (1, 5)),
        ("'it''s Xx'", "it's Xx", 5, (1, 11)),
        ('"\\u2665 \\" Xx"', '♥ " Xx', 4, (1, 15)),
        ('"a\\tb"', "a\tb", 2, (1, 8)),
        ("Ah\n    Xx 9s", "Ah Xx 9s", 3, (2, 5)),
        ("Ah\n    Xx 9s", "Ah Xx 9s", 6, (2, 8)),
        ("'Ah\n\n  Xx'", "Ah\nXx", 3, (3, 3)),
        ('"Ah \\\n   Xx"', "Ah Xx", 3, (2, 4)),
        ("|\n  Ah\n   Xx\n", "Ah\n Xx\n", 4, (3, 4)),
        ("> # note\n  Ah\n  Xx\n", "Ah Xx\n", 3, (3, 3)),
        ("|-\r\n  Ah\r\n  Xx\r\n", "Ah\nXx", 4, (3, 4)),
        ("10", 10, 1, (1, 5)),
        ("[Ah]", ["Ah"], 2, (1, 4)),
    ],
)
def test_a_character_of_a_value_has_its_place(source: str, value: object, offset: int, place: tuple[int, int]) -> None:
    read = document(f"a: {source}")
    assert read.data == {"a": value}
    assert read.place_in(("a",), offset) == place


# --- whatever comes ---

YAML_LIKE = st.text(alphabet="ab1:-?[]{},'\"|>&*!%@\\ \n\t\r#<~.x\0\ufeffé", max_size=60)
BYTES = st.one_of(
    st.binary(max_size=80),
    YAML_LIKE.map(str.encode),
    st.text(max_size=40).map(lambda text: text.encode("utf-16", "surrogatepass")),
)
TEXT = st.text(
    st.characters(
        exclude_categories=("Cc", "Cs", "Zl", "Zp"), exclude_characters="\ufeff\ufffe\uffff", include_characters="\n\t"
    )
)
SCALARS = st.one_of(
    TEXT,
    st.sampled_from(["20:40", "NO", "010", "1e3", "~", "true", "", "Ah Th 9s", "W:Kh", " a", "a: b", "- a", "#"]),
    st.integers(-(10**18) + 1, 10**18 - 1),
    st.booleans(),
    st.none(),
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4), max_leaves=12
)


class Plainly(yaml.SafeDumper):
    """Without aliases for what is written twice."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def check(source: bytes, loaded: Loaded) -> None:
    lines = source.count(b"\n") + source.count(b"\r") + 1
    assert list(loaded.problems) == sorted(loaded.problems)
    assert loaded.problems or loaded.document
    for problem in loaded.problems:
        assert 1 <= problem.line <= lines
        assert 1 <= problem.column <= len(source) + 1
        assert_speakable(problem)
    json.dumps(loaded.document and loaded.document.data, ensure_ascii=False).encode()


def assert_speakable(problem: Problem) -> None:
    assert tuple(problem.facts) == KINDS[problem.error]
    for name, value in problem.facts.items():
        assert value in CHOICES.get((problem.error, name), (value,))
        str(value).encode()


@pytest.mark.parametrize("loader", PARSERS)
@given(source=BYTES)
@example(source=b'"\\UFFFFFFFF"')
@example(source=b"%YAML 1." + b"9" * 5000 + b"\n--- a")
def test_whatever_the_bytes_a_document_or_problems_come_and_never_an_exception(source: bytes, loader: type) -> None:
    with parser(loader):
        check(source, load(source, "a.yaml"))


@given(text=YAML_LIKE)
def test_both_parsers_read_the_same_data(text: str) -> None:
    read = []
    for loader in PARSERS:
        with parser(loader):
            read.append(load(text.encode(), "a.yaml"))
    if not any(loaded.problems for loaded in read):
        assert all(loaded.document and loaded.document.data == data(text) for loaded in read)


@given(value=VALUES, flow=st.booleans(), unicode=st.booleans(), width=st.sampled_from([10, 80]))
def test_what_yaml_dumps_is_read_back_equal(value: object, flow: bool, unicode: bool, width: int) -> None:
    text = yaml.dump(value, Dumper=Plainly, default_flow_style=flow, allow_unicode=unicode, width=width)
    assert data(text) == value


# Places against a writer that notes where it writes.

WORDS = st.text("abAh ♥😀é':\\\"", min_size=1, max_size=8)
DOCUMENTS = st.recursive(
    WORDS | st.integers(0, 99),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=15,
)
PLAIN = re.compile(r"[abAhé♥😀](?:[abAhé♥😀'\\\" ]*[abAhé♥😀'\\\"])?")


class Writer:
    """Writes a value as YAML in styles drawn at random, and notes where each value, key and character begins."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.newline = random.choice(["\n", "\r\n"])
        self.text = ""
        self.values: dict[tuple[str | int, ...], tuple[int, int]] = {}
        self.keys: dict[tuple[str | int, ...], tuple[int, int]] = {}
        self.characters: dict[tuple[str | int, ...], list[tuple[int, int]]] = {}

    @property
    def here(self) -> tuple[int, int]:
        return self.text.count("\n") + 1, len(self.text) - self.text.rfind("\n")

    def line(self, indent: int) -> None:
        if self.text:
            self.text += self.random.choice(["", " # é"]) + self.newline
        self.text += self.random.choice(["", "", "# ♥" + self.newline]) + " " * indent

    def scalar(self, value: str | int) -> list[tuple[int, int]]:
        text = str(value)
        quotes = ["'", '"'] if isinstance(value, str) else [""]
        if isinstance(value, str) and PLAIN.fullmatch(value):
            quotes.append("")
        quote = self.random.choice(quotes)
        doubled = {"'": {"'": "''"}, '"': {'"': '\\"', "\\": "\\\\", "A": "\\x41", "é": "\\u00e9"}}.get(quote, {})
        self.text += quote
        characters = []
        for char in text:
            characters.append(self.here)
            self.text += doubled.get(char, char)
        characters.append(self.here)
        self.text += quote
        return characters

    def flow(self, value: object, path: tuple[str | int, ...]) -> None:
        self.values[path] = self.here
        match value:
            case dict():
                self.text += "{"
                for n, (key, inner) in enumerate(value.items()):
                    self.text += (", " if n else "") + self.random.choice(["", " ", self.newline + "   "])
                    self.keys[*path, key] = self.here
                    self.scalar(key)
                    self.text += ": "
                    self.flow(inner, (*path, key))
                self.text += "}"
            case list():
                self.text += "["
                for n, inner in enumerate(value):
                    self.text += ", " if n else ""
                    self.flow(inner, (*path, n))
                self.text += "]"
            case str() | int():
                self.characters[path] = self.scalar(value)

    def block(self, value: object, path: tuple[str | int, ...], indent: int) -> None:
        """A value whose first character goes just here, and whose further lines are indented so far."""
        if not value or not isinstance(value, (dict, list)) or self.random.random() < 0.3:
            self.flow(value, path)
            return
        self.values[path] = self.here
        items = list(value.items() if isinstance(value, dict) else enumerate(value))
        for n, (step, inner) in enumerate(items):
            if n:
                self.line(indent)
            inside = (*path, step)
            if isinstance(value, list):
                self.text += "- "
                self.block(inner, inside, indent + 2)
                continue
            self.keys[inside] = self.here
            self.scalar(step)
            if isinstance(inner, (dict, list)) and inner and self.random.random() < 0.7:
                self.text += ":"
                self.line(indent + 2)
                self.block(inner, inside, indent + 2)
            else:
                self.text += ": "
                self.flow(inner, inside)


@pytest.mark.parametrize("loader", PARSERS)
@given(value=DOCUMENTS, random=st.randoms(use_true_random=False))
def test_every_place_is_where_a_writer_wrote_it(value: object, random: Random, loader: type) -> None:
    writer = Writer(random)
    writer.line(0)
    writer.block(value, (), 0)
    with parser(loader):
        read = document(writer.text)
        assert read.data == value
        assert {path: read.place(path) for path in writer.values} == writer.values
        assert {path: read.place(path, key=True) for path in writer.keys} == writer.keys
        for path, expected in writer.characters.items():
            assert [read.place_in(path, offset) for offset in range(len(expected))] == expected
