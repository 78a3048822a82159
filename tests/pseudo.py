"""A language half as long again, with accents and brackets, for whatever has to have room for it.

A test that takes `pseudo` gets a maker of `Words`: `pseudo("de", "french")` are German words, stretched.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.words.pseudo import write
from tutor.words.spoken import Pack
from tutor.words.words import Words

Maker = Callable[..., Words]


@pytest.fixture(scope="session")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Maker:
    """Makes the words of a pseudo-language out of those of a language."""
    folder: Path = tmp_path_factory.mktemp("pseudo")

    def make(lang: str = "en", pack: Pack = "french") -> Words:
        return Words(write(lang, folder).name, pack, folder)

    return make
