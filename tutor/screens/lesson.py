"""The lesson screen: step after step, forward and back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from textual.events import Key
from textual.widget import Widget

from tutor.screens.ask import AskScreen
from tutor.screens.fields import FieldView
from tutor.screens.keys import Moment
from tutor.screens.parts import AskView, StageView, TextView
from tutor.screens.picks import PickView
from tutor.screens.scene import Scene
from tutor.screens.unfolding import Unfolding, unfolding, watched
from tutor.session import Quiz, Reply, Task, Unclear
from tutor.session.asked import Act, Asked, Find, Helping
from tutor.session.lesson import END, LessonRun, StepView

if TYPE_CHECKING:
    from tutor.session.visits import LessonVisit
    from tutor.words.words import Words

WATCH: Final = "watch"
"""The kind of view in which a round is watched."""
LOOK: Final = 2
"""Beats for which a whole trick lies there before it is told who takes it."""
_DONE, _HERE, _TO_COME = "●", "◉", "○"


class LessonScreen(AskScreen):
    """A lesson; its result is how it went, once it is over. `welcome` says something above the first step."""

    def __init__(
        self,
        run: LessonRun,
        *,
        visit: LessonVisit | None = None,
        clock: Callable[[], float] | None = None,
        welcome: str = "",
    ) -> None:
        super().__init__(run.words, visit, clock)
        self.run = run
        self.view: StepView = run.view
        self._welcome = welcome
        self._unfolding: Unfolding | None = None
        self._to_land = 0
        """How many looks at the table are still to come, of those that what was played gives."""
        self._touched = not welcome
        """Whether a key was pressed: until then a word of welcome stays in view."""
        self._unfolded: set[str] = set()
        """The steps whose known texts are shown in full all the same."""

    # -- the step ------------------------------------------------------------------------------------------------------

    @property
    def quiz(self) -> Quiz | None:
        """Where the present question is asked, if one is."""
        return self.run.asked

    @property
    def posed(self) -> Task | None:
        """The present question."""
        return self.view.task

    @property
    def reply(self) -> Reply | None:
        """What was said of the last answer."""
        return self.view.reply

    @property
    def settled(self) -> bool:
        """Whether the question is answered for good."""
        return self.view.reply is not None and not self.view.open

    def scene(self) -> Scene | None:
        """What lies on the table."""
        view, asked = self.view, self.run.asked
        if asked is not None:
            after = asked.played if isinstance(asked, Act) else ()
            if after:
                return unfolding(asked.scenario.position, after, self.words)[-1]
            return self._scene_of(asked)
        if view.position is None or view.kind == END:
            return None
        if view.kind == WATCH:
            return watched(view.position, view.plays, self.words)
        return Scene.of_position(view.position, self.words, view.lights)

    def asked_scene(self) -> Scene | None:
        """The question as it was asked."""
        asked = self.run.asked
        return self.scene() if asked is None else self._scene_of(asked)

    def _scene_of(self, asked: Asked) -> Scene:
        friend = isinstance(asked, (Find, Helping))
        return Scene(asked.scenario, self.words, lights=self.view.lights, friend=friend)

    def choose(self, values: list[str]) -> Reply | Unclear | None:
        """Answer with what is chosen."""
        return self._answered(self.run.choose(values))

    def type(self, text: str) -> Reply | Unclear | None:
        """Answer with a line of text."""
        return self._answered(self.run.type(text))

    def _answered(self, said: Reply | Unclear | None) -> Reply | Unclear | None:
        self.view = self.run.view
        asked = self.run.asked
        if isinstance(asked, Act) and asked.played:
            scenes = unfolding(asked.scenario.position, asked.played, self.words)[1:]
            self.unfold([*scenes, *[scenes[-1]] * LOOK])  # the last card is seen before what comes of it is read
        return said

    def unfold(self, scenes: Sequence[Scene]) -> None:
        """Show the table card after card."""
        stage, ask = self.query_one(StageView), self.query_one("#ask", AskView)

        def show(scene: Scene) -> None:
            self._to_land = going.left
            stage.show(scene)
            if self.view.kind == WATCH:
                ask.show(None, scene)
                self._show_texts()
            elif self.judged and not going.left:
                self.tell()

        self._unfolding = going = Unfolding(stage, show)
        going.play(scenes)

    def _stop_unfolding(self) -> None:
        if self._unfolding is not None:
            self._unfolding.stop()
        self._unfolding, self._to_land = None, 0

    @property
    def landed(self) -> bool:
        """Whether all cards that were played lie on the table."""
        return not self._to_land

    @property
    def last(self) -> bool:
        """Whether nothing follows."""
        return self.run.finished

    @property
    def moment(self) -> Moment:
        """What the keys depend on."""
        entries = self.asked.entries if self.asked is not None else ()
        again = self.judged and self.view.open
        return Moment(
            entries,
            answered=self.judged,
            typing=self.typing,
            last=self.last,
            lesson=not self.last,
            again=again,
            known=self.view.known and self.view.part == 1,
        )

    @property
    def summary(self) -> str:
        """How it went, once it is over."""
        return " ".join(self.run.summary) if self.run.finished else ""

    def heading(self) -> tuple[str, ...]:
        """The lesson, and how far it has come."""
        view, words, run = self.view, self.words, self.run
        left = words.say("screen-lesson", number=run.lesson.number, title=view.title)
        if run.finished:
            return left, _DONE * view.of
        number = words.say("screen-step", number=view.number, of=view.of)
        if view.parts > 1:
            number = f"{number} · {view.part}/{view.parts}"
        dots = _DONE * run.index + _HERE + _TO_COME * (view.of - view.number)
        return left, f"{number}  {dots}", number, f"{view.number}/{view.of}"

    # -- parts ---------------------------------------------------------------------------------------------------------

    def above(self) -> Iterable[Widget]:
        """What the step says."""
        yield TextView(self._texts(), id="text")

    def between(self) -> Iterable[Widget]:
        """What is said of a round that is watched, and what a pupil says."""
        yield TextView(self._told(), id="told")

    async def press(self, event: Key) -> None:
        """Do what a key means; the welcome was read by then."""
        self._touched = True
        await super().press(event)

    def on_field_view_changed(self, message: FieldView.Changed) -> None:
        """Something is chosen: from now on that matters."""
        self._touched = True

    def on_field_view_moved(self, message: FieldView.Moved) -> None:
        """So it does when the keys point at something else than at first."""
        self._touched = self._touched or any(isinstance(v, PickView) and v.cursor for v in self.fields)

    def look(self) -> None:
        """Scroll to what matters now, which at the very first is the welcome."""
        if self._touched:
            super().look()

    def _texts(self) -> tuple[str, ...]:
        view, words = self.view, self.words
        if view.part > 1:
            return ()
        welcome = (self._welcome_now(),) if self._welcome and view.number == 1 else ()
        if view.known and view.id not in self._unfolded:
            return (words.say("screen-known"),)
        return (*welcome, *view.paragraphs)

    def _welcome_now(self) -> str:
        return self.words.say(self._welcome)

    def _told(self) -> tuple[str, ...]:
        view = self.view
        told = [" ".join(play.lines) for play in view.plays[: len(view.plays) - self._to_land]]
        ends = [number for number, play in enumerate(view.plays) if play.ends]
        begun = max((end + 1 for end in ends if end + 1 < len(told)), default=0)  # the trick that lies there now
        return (*told[begun:], *(view.task.said if view.task is not None else ()))

    # -- on and back ---------------------------------------------------------------------------------------------------

    async def perform(self, action: str) -> None:
        """Do one of the things that keys and clicks ask for; the welcome was read by then."""
        self._touched = True
        match action:
            case "back":
                if self.run.back():
                    await self._moved()
            case "text":
                self._unfolded ^= {self.view.id}
                self.query_one("#text", TextView).show(self._texts())
            case _:
                await super().perform(action)

    async def go_on(self) -> None:
        """Try again, or go on to the next play, question or step; behind the last one, out."""
        if self.run.finished:
            self.dismiss(self.summary)
            return
        if self._unfolding is not None and self._unfolding.left:
            self._unfolding.finish()
            return
        before = len(self.view.plays)
        if not self.run.open:
            self.run.next()
        if self.view.kind == WATCH and self.run.view.id == self.view.id:
            await self._watch(before)
        else:
            await self._moved()

    async def _watch(self, before: int) -> None:
        """The next trick of a round that is watched."""
        while self.run.view.more and not self.run.view.plays[-1].ends:
            self.run.next()
        plays, position = self.run.view.plays, self.view.position
        assert position is not None
        await self._moved(len(plays) - before)
        self.unfold([watched(position, plays[:number], self.words) for number in range(before + 1, len(plays) + 1)])

    async def _moved(self, to_land: int = 0) -> None:
        self._stop_unfolding()
        self._touched = True
        self.view, self._to_land = self.run.view, to_land
        if self.visit is not None:
            self.visit.save()
        await self.show_next()

    async def show_next(self) -> None:
        """Show the present step."""
        self._show_texts()
        await super().show_next()

    def _show_texts(self) -> None:
        self.query_one("#text", TextView).show(self._texts())
        self.query_one("#told", TextView).show(self._told())

    def speak(self, words: Words) -> None:
        """Go on in these words; a table that was still unfolding is shown as it then lies."""
        self._stop_unfolding()
        self.words = self.run.words = words
        self.view = self.run.view
        self._show_texts()
        super().speak(words)

    def end(self) -> None:
        """Leave; the place is kept."""
        self.dismiss(self.summary)
