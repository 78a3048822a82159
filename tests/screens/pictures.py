"""The pictures under docs/, drawn from the real screens: `make pictures` draws them anew, a test compares them.

One more picture is one more line in `PICTURES`; one more screen, a function that opens it.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from textual.app import App

from tutor.content.lessons import shipped_lessons
from tutor.memory import Done
from tutor.screens.app import TrainerApp
from tutor.screens.dress import Dressing, wear
from tutor.screens.home import begin
from tutor.screens.lesson import LessonScreen
from tutor.session import Quiz
from tutor.session.keeping import Forgetful
from tutor.session.lesson import LessonRun
from tutor.session.trainer import Trainer
from tutor.session.visits import Pen
from tutor.store.settings import Settings
from tutor.words.files import text_ids
from tutor.words.spoken import Pack
from tutor.words.words import Words

from .asked import asked
from .conftest import lasting
from .playing import Clock, app_of, settle

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs"

Screen = Callable[[Words], App[Any]]
"""Opens a screen in the words of a language and pack."""


def question(kind: str) -> Screen:
    """The screen of a question of a kind."""
    return lambda words: app_of(Quiz(lambda: asked()[kind].scenario, words))


def lesson(id_: str, step: int) -> Screen:
    """The screen of a lesson at a step, from 1."""

    def opened(words: Words) -> App[Any]:
        run = LessonRun(next(one for one in shipped_lessons(text_ids()) if one.id == id_), words)
        assert run.goto(step)
        return TrainerApp(lambda app: app.go(LessonScreen(run)), clock=Clock(), at_once=True)

    return opened


def home(words: Words) -> App[Any]:
    """Home, two lessons done and the third begun."""
    ids = map(str, count())
    pen = Pen(Forgetful(Settings(welcomed=True)), lambda: 1_796_041_278.0, lambda: next(ids))
    trainer = Trainer(words, pen, text_ids(), Random(1))
    first, second, third = trainer.lessons[:3]
    steps = [(lesson, step) for lesson in (first, second) for step in lesson.steps]
    steps += [(third, step) for step in third.steps[:5]]
    pen.keep.record(*(Done(id=pen.new_id(), time=pen.now, lesson=one.id, step=step.id) for one, step in steps))
    return TrainerApp(lambda app: begin(app, trainer), clock=Clock(), at_once=True)


LEGAL = question("legal-plays")


@dataclass(frozen=True)
class Drawing:
    """A picture: its name, the screen, its language and pack, columns and rows, the dress, and the keys pressed."""

    name: str
    screen: Screen
    lang: str
    pack: Pack
    size: tuple[int, int] = (80, 30)
    dress: str = "cruce-dark"
    keys: str = ""

    @property
    def path(self) -> Path:
        """Its file."""
        return FOLDER / f"{self.name}.svg"

    async def drawn(self) -> str:
        """What the program draws, with blanks that every viewer keeps."""
        app = self.screen(Words(self.lang, self.pack))
        app.animation_level = "none"
        async with app.run_test(size=self.size) as pilot:
            wear(app, Dressing(self.dress))
            app.theme = self.dress
            await settle(pilot)
            for key in self.keys.split():
                await pilot.press(key)
                await settle(pilot)
            svg = lasting(app.export_screenshot(simplify=True))
        return svg.replace("<svg ", '<svg xml:space="preserve" ', 1)


PICTURES = (
    Drawing("question", LEGAL, "en", "french", keys="1 2 enter"),
    Drawing("question-en-hungarian", LEGAL, "en", "hungarian", keys="1 2 enter"),
    Drawing("question-ro-french", LEGAL, "ro", "french", keys="1 2 enter"),
    Drawing("question-ro-hungarian", LEGAL, "ro", "hungarian", keys="1 2 enter"),
    Drawing("question-de-french", LEGAL, "de", "french", keys="1 2 enter"),
    Drawing("question-de-hungarian", LEGAL, "de", "hungarian", keys="1 2 enter"),
    Drawing("question-hu-french", LEGAL, "hu", "french", keys="1 2 enter"),
    Drawing("question-hu-hungarian", LEGAL, "hu", "hungarian", keys="1 2 enter"),
    Drawing("question-es-french", LEGAL, "es", "french", keys="1 2 enter"),
    Drawing("question-es-hungarian", LEGAL, "es", "hungarian", keys="1 2 enter"),
    Drawing("home", home, "en", "french", (80, 24)),
    Drawing("home-ro", home, "ro", "hungarian", (80, 24)),
    Drawing("false-rule", home, "hu", "hungarian", (80, 24), keys="right down enter down enter 2 enter"),
    Drawing("glossary", home, "de", "hungarian", (80, 30), keys="right down down enter pagedown enter"),
    Drawing("table", home, "es", "french", (80, 40), keys="right down down down down enter down down"),
    Drawing("lesson", lesson("first-round", 2), "en", "french", (80, 24)),
    Drawing("lesson-ro", lesson("follow-trump-discard", 5), "ro", "hungarian", (80, 30), keys="3 enter"),
    Drawing("large", LEGAL, "en", "french", (120, 40), keys="1 2 enter"),
    Drawing("light", LEGAL, "en", "french", dress="cruce-light", keys="1 2 enter"),
    Drawing("high-contrast", LEGAL, "en", "french", dress="cruce-high-dark", keys="1 2 enter"),
)


async def _draw() -> None:
    for picture in PICTURES:
        picture.path.write_text(await picture.drawn(), encoding="utf-8")
        print(picture.path.relative_to(FOLDER.parent))


def main() -> None:
    """Draw them all."""
    os.environ.pop("NO_COLOR", None)
    asyncio.run(_draw())


if __name__ == "__main__":
    main()
