"""Look at a screen: prints it as text, and writes it as SVG where a file is named.

python -m tests.screens.look legal-plays ro french 80x24 --svg shot.svg --dress cruce-light -- 1 2 enter
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser
from pathlib import Path

from tutor.session import Quiz
from tutor.words.words import Words

from .asked import SEATS, asked
from .conftest import lasting
from .playing import app_of, settle, text_of


async def look(kind: str, lang: str, pack: str, size: str, keys: list[str], dress: str, svg: Path | None) -> str:
    """The screen of a question of this kind (or of a table of so many players) after some keys."""
    scenario = SEATS[int(kind)] if kind.isdigit() else asked()[kind].scenario
    width, height = map(int, size.split("x"))
    app = app_of(Quiz(lambda: scenario, Words(lang, "hungarian" if pack == "hungarian" else "french")))
    async with app.run_test(size=(width, height)) as pilot:
        app.theme = dress
        await pilot.press(*keys)
        await settle(pilot)
        if svg is not None:
            svg.write_text(lasting(app.export_screenshot()), encoding="utf-8")
        return text_of(pilot)


def main() -> None:
    """Read the arguments and look."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("kind")
    parser.add_argument("lang", nargs="?", default="ro")
    parser.add_argument("pack", nargs="?", default="french")
    parser.add_argument("size", nargs="?", default="80x24")
    parser.add_argument("--dress", default="cruce-dark")
    parser.add_argument("--svg", type=Path)
    before, _, after = " ".join(sys.argv[1:]).partition(" -- ")
    asked_for = parser.parse_args(before.split())
    of = (asked_for.kind, asked_for.lang, asked_for.pack, asked_for.size)
    sys.stdout.write(asyncio.run(look(*of, after.split(), asked_for.dress, asked_for.svg)))


if __name__ == "__main__":
    main()
