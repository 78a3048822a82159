"""Texts for consoles that can't show everything."""

import io
import sys

import pytest

from tests.words.samples import REASONS, TABLES
from tutor.words.files import language_codes, locales_folder
from tutor.words.plain import plain, printable
from tutor.words.words import Words

NARROW = ("ascii", "latin-1", "iso8859-2", "cp1252", "cp852", "cp437", "iso8859-16", "koi8-r")


@pytest.mark.parametrize(
    ("text", "encoding", "shown"),
    [
        ("șase ♥ – țintește", "ascii", "sase h - tinteste"),
        ("șase", "iso8859-2", "şase"),
        ("șase", "iso8859-16", "șase"),
        ("ţară", "ascii", "tara"),
        ("ș", "ascii", "s"),
        ("s\u0326a", "ascii", "sa"),
        ("„da” “yes” «sí» ‘a’", "ascii", '"da" "yes" "si" \'a\''),
        ("A♥ T♦ 9♣ K♠", "cp1252", "Ah Td 9c Ks"),
        ("é ½", "cp437", "é ½"),
        ("┌──┐│╌╎┼╬", "ascii", "+--+|-|++"),
        ("−2 × 3 … ½ ✓ ▸ ●○", "ascii", "-2 x 3 ... 1/2 + > *o"),
        ("Größe ÆØ Łódź ő ű", "ascii", "Grosse AEO Lodz o u"),
        ("日本 🂡", "ascii", "?? ?"),
        ("\u200b\ufeff", "ascii", ""),
        ("¿Qué? ¡Sí!", "ascii", "Que? Si!"),
        ("șase ♥", "utf-8", "șase ♥"),
        ("șase ♥", "no-such-encoding", "sase h"),
        ("plain", "ascii", "plain"),
    ],
)
def test_plain(text: str, encoding: str, shown: str) -> None:
    assert plain(text, encoding) == shown


@pytest.mark.parametrize("encoding", NARROW)
def test_every_sign_there_is_can_be_shown_somehow(encoding: str) -> None:
    everything = "".join(map(chr, (*range(0x2C00), *range(0xFE00, 0x10000), 0x1F0A1, 0x1F600)))
    plain(everything, encoding).encode(encoding)


@pytest.mark.parametrize("lang", language_codes())
@pytest.mark.parametrize("encoding", NARROW)
def test_no_sign_of_the_catalogues_is_lost(lang: str, encoding: str) -> None:
    """Nothing becomes a question mark, in the files as they stand and in what is made of them."""
    words = Words(lang)
    said = [
        *(path.read_text(encoding="utf-8") for path in (locales_folder() / lang).glob("*.ftl")),
        *(words.reason(reason) for reason in REASONS),
        *(line for table in TABLES.values() for line in words.table(table)),
    ]
    if encoding == "koi8-r":  # Cyrillic: letters with marks lose them
        return
    for text in said:
        shown = plain(text, encoding)
        shown.encode(encoding)
        assert shown.count("?") == text.count("?")


def test_half_of_a_pair_is_shown_somehow() -> None:
    assert plain("a\ud800b", "ascii") == "a?b"
    assert plain("a\ud800b", "utf-8") == "a?b"


def test_a_stream_tells_its_encoding() -> None:
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert printable("♠ ș", narrow) == "s s"
    assert printable("♠ ș", io.StringIO()) == "♠ ș"
    assert printable("a", sys.stdout) == "a"
