"""The parts around an answer: the table, the question, and what the tutor says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.message import Message

from tutor.screens.drawn import Drawn
from tutor.screens.hand import lay_hand
from tutor.screens.picture import Picture, wrapped
from tutor.screens.room import LOW, Room
from tutor.screens.scene import Scene
from tutor.screens.stage import stage
from tutor.screens.told import Told

if TYPE_CHECKING:
    from tutor.session import Reply, Task
    from tutor.words.words import Words


class StageView(Drawn):
    """The table."""

    def __init__(self, scene: Scene | None, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.scene = scene

    def show(self, scene: Scene | None) -> None:
        """Show another position, the same in other words, or none."""
        self.scene = scene
        self.renew()

    def draw(self, width: int, room: Room) -> Picture:
        """The table with air above and below."""
        picture = Picture(width)
        if self.scene is None:
            return picture
        above = room.roomy if room.small else min(room.gap, 1)
        picture.lay(stage(self.scene, width, room), 0, int(above))
        picture.reach(picture.height + room.gap)
        return picture


class TextView(Told):
    """Some paragraphs."""

    def __init__(self, texts: tuple[str, ...] = (), *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.texts = texts

    def show(self, texts: tuple[str, ...]) -> None:
        """Say something else."""
        if texts != self.texts:
            self.texts = texts
            self.renew()

    def draw(self, width: int, room: Room) -> Picture:
        """Paragraph under paragraph, with air between and below them where there is room."""
        picture, y = self.blank(width), 0
        for index, text in enumerate(self.texts):
            y = picture.paragraph(0, y + (room.gap if index else 0), text)
        if y:
            picture.reach(y + min(room.gap, 1))
        return picture


class AskView(Drawn):
    """The question, how to answer it, and the hand where it is only looked at."""

    def __init__(self, task: Task | None, scene: Scene | None, *, answered: bool = True, id: str | None = None) -> None:
        super().__init__(id=id)
        self._ask, self.scene, self._answered = task, scene, answered

    def show(self, task: Task | None, scene: Scene | None) -> None:
        """Ask something else, the same in other words, or nothing."""
        self._ask, self.scene = task, scene
        self.renew()

    def draw(self, width: int, room: Room) -> Picture:
        """The question in full voice, the manner of answering in a low one; where nothing is asked the hand alone."""
        picture, y = Picture(width), 0
        if self._ask is not None:
            y = self._question(picture, self._ask)
        if self.scene is not None and self.scene.hand:
            if self._ask is None and not room.lined:
                y = picture.paragraph(0, 0, self.scene.hand_title, "muted")
            lay_hand(self.scene, picture, y, room)
        if picture.height:
            picture.reach(picture.height + room.roomy)
        return picture

    def _question(self, picture: Picture, task: Task) -> int:
        how, width = self._how(task), picture.width
        lines = wrapped(task.prompt, width)
        y = picture.paragraph(0, 0, task.prompt, "strong")
        if how and len(lines[-1]) + 2 + len(how) <= width:
            picture.put(len(lines[-1]) + 2, y - 1, how, "muted")
        elif how:
            y = picture.paragraph(0, y, how, "muted")
        return y

    def _how(self, task: Task) -> str:
        """How to answer, where the question and the keys below don't say it."""
        if self.scene is None or not self._answered:
            return ""
        words = self.scene.words
        if len(task.entries) > 1:
            return words.say("screen-how-fields")
        return words.say("screen-how-many") if task.entries[0].many and self.scene.asks_for_cards else ""


class SaysView(Told):
    """What the tutor says: nothing, a kind word about an answer that is none yet, or the verdict."""

    class Why(Message):
        """The rule in full is asked for."""

    class Laid(Message):
        """What is said has its place on the screen."""

    def __init__(self, words: Words, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.words = words
        self.reply: Reply | None = None
        self.rules: tuple[str, ...] = ()
        self.notes: tuple[str, ...] = ()
        self.whole = True

    def show(
        self,
        words: Words,
        *,
        reply: Reply | None = None,
        rules: tuple[str, ...] = (),
        notes: tuple[str, ...] = (),
        whole: bool = True,
    ) -> None:
        """Say something, or nothing; `rules` are the numbers of those that decided, `notes` stand beside a verdict.

        What comes of the answer waits until the table shows it, so long as the reply is not `whole`.
        """
        if (words, reply, rules, notes, whole) != (self.words, self.reply, self.rules, self.notes, self.whole):
            self.words, self.reply, self.rules, self.notes, self.whole = words, reply, rules, notes, whole
            self.renew()

    def on_resize(self) -> None:
        """There is more or less to read than before."""
        self.post_message(self.Laid())

    def draw(self, width: int, room: Room) -> Picture:
        """Verdict first, reasons after it, the rule's number last."""
        picture = self.blank(width)
        above = 0 if room.height < LOW else 1 if room.height < 32 else 2
        y = above
        if self.reply is not None:
            y = self._verdict(picture, self.reply, above)
        for note in self.notes:
            picture.put(0, y, "·", "accent")
            y = picture.paragraph(2, y, note, "text")
        return picture

    def _verdict(self, picture: Picture, reply: Reply, y: int) -> int:
        right = reply.verdict.right
        y = picture.paragraph(2, y, reply.chosen, "muted")
        picture.put(0, y, "✓" if right else "✗", "right" if right else "wrong")
        y = picture.paragraph(2, y, reply.headline, "right" if right else "strong")
        for text in (*reply.because, *(reply.outcome if self.whole else ()), *reply.added):
            y = picture.paragraph(2, y, text)
        numbers = ", ".join(self.rules)
        hint = (
            self.words.say("screen-rule-hint", rules=numbers) if numbers else self.words.say("screen-rule-hint-plain")
        )
        below = picture.paragraph(2, y, hint, "muted")
        picture.spot(0, y, picture.width, below - y, "why")
        return below

    def hit(self, value: str) -> None:
        """A click on the rule opens it."""
        if value == "why":
            self.post_message(self.Why())
        else:
            super().hit(value)
