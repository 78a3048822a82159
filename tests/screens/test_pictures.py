"""The pictures under docs/ are what the program draws."""

import re

import pytest

from tutor.words.files import language_codes

from .pictures import FOLDER, PICTURES, Drawing

AGAIN = "docs/ is out of date: make pictures"


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
async def test_a_picture_is_what_the_program_draws(picture: Drawing) -> None:
    assert picture.path.read_text(encoding="utf-8") == await picture.drawn(), AGAIN


def test_every_picture_is_in_the_table_and_has_a_name_of_its_own() -> None:
    names = [picture.path.name for picture in PICTURES]
    assert len(names) == len({*names})
    assert sorted(names) == sorted(path.name for path in FOLDER.glob("*.svg"))


def test_every_language_and_pack_has_its_picture() -> None:
    shown = {(picture.lang, picture.pack) for picture in PICTURES}
    assert shown == {(lang, pack) for lang in language_codes() for pack in ("french", "hungarian")}


def test_pictures_need_nothing_from_elsewhere() -> None:
    for path in FOLDER.glob("*.svg"):
        elsewhere = set(re.findall(r"https?://[^\s\"<]+", path.read_text(encoding="utf-8")))
        assert elsewhere <= {"http://www.w3.org/2000/svg", "https://www.textualize.io"}
