"""A screen with a question: answered by key, mouse or a typed line, and its verdict beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import Input

from tutor.drill.panes import Count, Pick
from tutor.screens.bars import Hint
from tutor.screens.calm import Calm
from tutor.screens.fields import FieldView, Judged
from tutor.screens.keys import Moment, action_of, row, sheet
from tutor.screens.numbers import Digits, NumberView
from tutor.screens.parts import AskView, SaysView, StageView, TextView
from tutor.screens.picks import CardsView, ListView, PlaysView
from tutor.screens.scene import Scene
from tutor.screens.typing import TypingScreen
from tutor.session import Entry, Quiz, Reply, Task, Unclear

if TYPE_CHECKING:
    from tutor.session.visits import Visit
    from tutor.words.words import Words


class Fields(VerticalScroll, can_focus=False):
    """The fields of the present answer."""


class AskScreen(TypingScreen):
    """A screen with a question, or with none at the moment.

    `visit` keeps what is chosen and typed at every change, and gives back what was there when the learner left.
    """

    def __init__(self, words: Words, visit: Visit | None = None, clock: Callable[[], float] | None = None) -> None:
        super().__init__(words)
        self.visit = visit
        self.fields: list[FieldView] = []
        self.asked: Task | None = None
        self.judged = False
        """Whether a verdict is on the screen."""
        self._note: Callable[[Words], str] | None = None  # what is said beside the question, in whatever words
        self._calm = Calm(clock) if clock is not None else None
        self._painted = True  # whether the verdict has been on the screen

    # -- what those that follow say of themselves ----------------------------------------------------------------------

    @property
    def quiz(self) -> Quiz | None:
        """Where the present question is asked, if one is."""
        raise NotImplementedError

    @property
    def posed(self) -> Task | None:
        """The present question as it is shown."""
        raise NotImplementedError

    @property
    def reply(self) -> Reply | None:
        """What was said of the last answer."""
        raise NotImplementedError

    @property
    def settled(self) -> bool:
        """Whether the question is answered for good."""
        return self.reply is not None

    @property
    def landed(self) -> bool:
        """Whether the table shows all that came of the answer."""
        return True

    def scene(self) -> Scene | None:
        """What lies on the table, if anything is shown."""
        raise NotImplementedError

    def asked_scene(self) -> Scene | None:
        """What the question is about, where the table has gone on since."""
        return self.scene()

    def choose(self, values: list[str]) -> Reply | Unclear | None:
        """Answer with what is chosen."""
        raise NotImplementedError

    def type(self, text: str) -> Reply | Unclear | None:
        """Answer with a line of text."""
        raise NotImplementedError

    async def go_on(self) -> None:
        """What Enter does once a verdict was read, or where nothing is asked."""
        raise NotImplementedError

    # -- parts ---------------------------------------------------------------------------------------------------------

    def parts(self) -> Iterable[Widget]:
        """Table, question, fields, verdict."""
        self.asked = self.posed
        scene = self.scene()
        yield from self.above()
        yield StageView(scene, id="stage")
        yield from self.between()
        yield AskView(self.asked, self.asked_scene(), id="ask")
        yield Fields(*self._new_fields(), id="fields")
        yield SaysView(self.words, id="says")

    def above(self) -> Iterable[Widget]:
        """What stands above the table."""
        return ()

    def between(self) -> Iterable[Widget]:
        """What stands between the table and the question."""
        return ()

    def _new_fields(self) -> list[Widget]:
        entries = self.asked.entries if self.asked is not None else ()
        labels = max((len(entry.label) for entry in entries), default=0)
        self.fields = [self._field(entry, labels) for entry in entries]
        numbers = [entry.field for entry in entries if isinstance(entry.field, Count)]
        pad = [Digits(signed=any(field.signed for field in numbers))] if numbers else []
        return [*self.fields, *pad]

    def _field(self, entry: Entry, labels: int) -> FieldView:
        words = self.words
        match entry.field:
            case Count():
                return NumberView(entry, words, labels)
            case Pick(kind="card"):
                return CardsView(entry, words)
            case Pick(kind="play"):
                assert self.quiz is not None
                return PlaysView(entry, words, self.quiz.scenario.position)
            case _:
                return ListView(entry, words)

    def begin(self) -> None:
        """What was chosen when the learner left is chosen again; the keys go to the first field."""
        if self._calm is None:
            self._calm = Calm(self.steward.clock)
            self.take_up()
            if self.judged or any(field.value for field in self.fields):
                self._calm.disturbance()  # an Enter may still be meant for what was on the screen before
        self._to_first_field()

    def _to_first_field(self) -> None:
        if self.fields:
            self.fields[0].focus(scroll_visible=False)

    @property
    def calm(self) -> Calm:
        """Tells an Enter that is meant from one of a storm."""
        assert self._calm is not None
        return self._calm

    def take_up(self) -> None:
        """Show the present question as it stands: open, half answered or judged."""
        visit = self.visit
        self.judged = False
        if visit is not None and visit.chosen and len(visit.chosen) == len(self.fields):
            for field, value in zip(self.fields, visit.chosen, strict=True):
                field.value = value
        if self.settled:
            self._close_fields()
        elif visit is not None and visit.typed:
            self.run_worker(self.open_line(visit.typed), exclusive=False)
        self._to_first_field()
        self.tell()

    # -- how things stand ----------------------------------------------------------------------------------------------

    @property
    def last(self) -> bool:
        """Whether nothing follows."""
        return False

    @property
    def moment(self) -> Moment:
        """What the keys depend on."""
        entries = self.asked.entries if self.asked is not None else ()
        return Moment(entries, answered=self.judged, typing=self.typing, last=self.last)

    def row(self) -> list[Hint]:
        """The keys of the lowest row."""
        return row(self.words.say, self.moment)

    def sheet(self) -> list[Hint]:
        """Every key that works now."""
        return sheet(self.words.say, self.moment)

    def action_of(self, sign: str) -> str:
        """What a key does that no field had a use for."""
        return action_of(sign, self.moment)

    def tell(self) -> None:
        """Bring everything around the question up to date."""
        super().tell()
        said, quiz = self.query_one(SaysView), self.quiz
        if self.judged and quiz is not None:
            said.show(self.words, reply=self.reply, rules=quiz.rule_numbers, notes=quiz.aside, whole=self.landed)
        else:
            hints = quiz.hinted if quiz is not None else ()
            said.show(self.words, notes=hints if self._note is None else (*hints, self._note(self.words)))

    # -- keys and clicks -----------------------------------------------------------------------------------------------

    async def perform(self, action: str) -> None:
        """Do one of the things that keys and clicks ask for."""
        match action:
            case "enter":
                await self.enter()
            case "type":
                await self.open_line()
            case "close":
                await self.close_line()
            case "why":
                self.why()
            case "hint":
                self.hint()
            case "owed":
                self.owed()
            case "terms":
                self.show_terms()
            case _:
                await super().perform(action)

    # -- answering -----------------------------------------------------------------------------------------------------

    async def enter(self) -> None:
        """Answer; or, once the verdict has been there to read, go on."""
        if self.typing:
            await self.enter_line()
        elif not self._painted or not self.calm.enter():
            return
        elif self.fields and not self.judged:
            self.answer()
        elif not self._read_on():
            await self.go_on()

    def answer(self) -> None:
        """Hand in what is chosen; where fields are being filled one by one, go to the first empty one instead."""
        values = [field.value for field in self.fields]
        empty = [field for field, value in zip(self.fields, values, strict=True) if not value]
        here = self.focused
        under_way = bool(empty) and isinstance(here, FieldView) and bool(here.value)
        if under_way or (not self._hand_in(lambda: self.choose(values)) and empty):
            empty[0].focus(scroll_visible=False)

    def _hand_in(self, answer: Callable[[], Reply | Unclear | None]) -> bool:
        """Show what the session says to an answer; False where it was none yet."""
        said = answer()
        if said is None:
            return False
        if isinstance(said, Unclear):
            self._note = said.again
            self.tell()
            return False
        self._note = None
        self._painted = False
        self.calm.disturbance()
        self._close_fields()
        self.tell()
        self.call_after_refresh(self._verdict_painted)
        return True

    def _close_fields(self) -> None:
        """Show how the answer was judged."""
        quiz = self.quiz
        assert quiz is not None
        self.judged = True
        for field, (was, should) in zip(self.fields, quiz.marks, strict=True):
            field.close(Judged(was, should))
        for pad in self.query(Digits):
            pad.display = False

    def _verdict_painted(self) -> None:
        self._painted = True

    def _read_on(self) -> bool:
        """Scroll to the next part of a verdict that is longer than the screen; False where its end is seen."""
        body = self.body
        end = self.query_one(SaysView).virtual_region.bottom
        if end <= body.scroll_y + body.scrollable_content_region.height or body.scroll_y >= body.max_scroll_y:
            return False
        body.scroll_page_down(animate=False)
        self.calm.disturbance()
        return True

    async def show_next(self) -> None:
        """Show what is asked now in the place of what was."""
        self.calm.disturbance()
        self._note = None
        self.asked = self.posed
        scene = self.scene()
        holder = self.query_one(Fields)
        with self.app.batch_update():
            await self.query(Input).remove()
            await holder.remove_children()
            await holder.mount_all(self._new_fields())
            self.query_one(StageView).show(scene)
            self.query_one(AskView).show(self.asked, self.asked_scene())
            self.set_focus(None)
            self.take_up()
            self.body.scroll_home(animate=False)

    # -- what fields and verdict tell ----------------------------------------------------------------------------------

    def on_field_view_changed(self, message: FieldView.Changed) -> None:
        """What was said of an earlier try is over; what is chosen now is kept."""
        message.stop()
        self._note = None
        self.keep()
        self.tell()
        self.look()

    def keep(self, typed: str = "") -> None:
        """Keep the place, with what is chosen and typed."""
        if self.visit is not None:
            self.visit.save([] if self.judged else [field.value for field in self.fields], typed)

    def on_field_view_moved(self, message: FieldView.Moved) -> None:
        """What the keys point at is brought into view."""
        message.stop()
        if not self.judged:
            self.call_after_refresh(self.look)

    def on_digits_pressed(self, message: Digits.Pressed) -> None:
        """A digit clicked goes to the number that is being written."""
        message.stop()
        here = self.focused
        if not isinstance(here, NumberView):
            numbers = [field for field in self.fields if isinstance(field, NumberView)]
            here = next((field for field in numbers if not field.value), numbers[0])
        if here.open:
            here.take(message.key)

    def on_says_view_laid(self, message: SaysView.Laid) -> None:
        """What was just said is brought into view."""
        message.stop()
        self.look()

    def on_says_view_why(self, message: SaysView.Why) -> None:
        """A click on the rule opens it."""
        message.stop()
        self.why()

    def look(self) -> None:
        """Scroll to what matters now: the verdict or prompt to its end, else what the keys point at."""
        here = self.focused
        if self.judged or self.query_one(SaysView).notes:
            region = self.query_one(SaysView).virtual_region
            first, behind = region.y, region.bottom
        elif isinstance(here, FieldView) and here.content_size.width:
            above = here.virtual_region.y + self.query_one(Fields).virtual_region.y
            first, behind = (above + row for row in here.rows)
        else:
            return
        body = self.body
        lowest = max(0, behind - body.scrollable_content_region.height)
        if body.scroll_y < lowest:
            body.scroll_to(y=min(first, lowest), animate=False)
        elif first < body.scroll_y:
            body.scroll_to(y=first, animate=False)

    def sheet_closed(self) -> None:
        """The key that closed it may be held down still."""
        self.calm.disturbance()

    # -- the typed line ------------------------------------------------------------------------------------------------

    @property
    def may_type(self) -> bool:
        """Whether an answer is awaited."""
        return bool(self.fields) and not self.judged

    def hand_in_line(self, text: str) -> bool:
        """Answer with what was typed."""
        return not self.judged and self._hand_in(lambda: self.type(text))

    def half_typed(self, text: str) -> None:
        """It is kept, as all that is chosen."""
        self.keep(text)

    # -- in other words ------------------------------------------------------------------------------------------------

    def speak(self, words: Words) -> None:
        """Go on in these words: the same question, choices and place."""
        self.words = words
        self.asked = self.posed
        scene = self.scene()
        self.query_one(StageView).show(scene)
        self.query_one(AskView).show(self.asked, self.asked_scene())
        entries = self.asked.entries if self.asked is not None else ()
        labels = max((len(entry.label) for entry in entries), default=0)
        for field, entry in zip(self.fields, entries, strict=True):
            if isinstance(field, NumberView):
                field.labels = labels
            field.speak(entry, words)
        super().speak(words)

    # -- help ----------------------------------------------------------------------------------------------------------

    def hint(self) -> None:
        """The next rung of the ladder of hints."""
        quiz = self.quiz
        if quiz is not None and not self.judged:
            quiz.hint()
            self._helped()

    def owed(self) -> None:
        """What is owed here; where nothing is, the keys."""
        quiz = self.quiz
        if quiz is None or self.judged:
            self.show_keys()
            return
        texts = quiz.owed()
        self._helped()
        self.lay_sheet(self.words.say("screen-owed-title"), texts, self.sheet())

    def _helped(self) -> None:
        self._note = None
        self.keep(self.typed)
        self.tell()

    def why(self) -> None:
        """The depths: the rule in full, and what else was overlooked, once the answer is given."""
        quiz = self.quiz
        if quiz is not None and self.judged:
            self.lay_sheet(self.words.say("screen-rule-title"), quiz.depths)
        else:
            self._note = lambda words: words.say("screen-why-later")
            self.tell()

    def show_terms(self) -> None:
        """The terms that stand on this screen, each with its entry."""
        from tutor.screens.pages import open_terms

        task, reply = self.asked, self.reply
        texts = [text for view in self.query(TextView) for text in view.texts]
        if task is not None:
            texts += [*task.table, task.prompt]
        texts += reply.lines if reply is not None and self.judged else self.query_one(SaysView).notes
        open_terms(self.app, tuple(texts), self.words)
