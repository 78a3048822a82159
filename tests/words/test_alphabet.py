"""Words sort as the dictionaries of their language have them."""

import pytest

from tutor.words.alphabet import order


def ordered(lang: str, words: str) -> str:
    return " ".join(sorted(words.split(), key=lambda word: order(word, lang)))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "ace bid trick trump"),
        ("ro", "as băga bâtă bun ieși iute îngrășa șapte tabără țintă"),
        ("de", "Abheben Ärger Augen Stich Übertrumpfen Vorhand"),
        ("hu", "adu állás cukor csel dáma gond gyenge oldal öt szín tízes tyúk ütés zöld zsír"),
        ("es", "cante meta montar nunca ñandú obra palo"),
    ],
)
def test_each_language_has_its_own_alphabet(lang: str, words: str) -> None:
    assert ordered(lang, " ".join(reversed(words.split()))) == words


def test_capitals_blanks_and_foreign_accents_do_not_count() -> None:
    assert order("Ütés ", "en")[0] == order("utes", "en")[0]
    assert order("card points", "en")[0] == order("cardpoints", "en")[0]


def test_letters_that_count_alike_leave_the_order_to_the_text() -> None:
    assert ordered("hu", "ára ara") == "ara ára"


def test_an_unknown_language_sorts_in_latin_letters() -> None:
    assert ordered("it", "zio età bere") == "bere età zio"


def test_a_text_without_letters_comes_first() -> None:
    assert order("…", "ro") < order("a", "ro")
