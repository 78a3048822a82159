"""The quiz screen: one question at a time, answered by key, mouse or a typed line, and its verdict."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key, Paste, Resize
from textual.screen import Screen
from textual.widgets import Input

from tutor.drill.panes import Count, Pick
from tutor.screens.bars import CrampedView, Head, Hint, KeysView
from tutor.screens.calm import Calm
from tutor.screens.fields import FieldView, Judged
from tutor.screens.keys import Moment, action_of, row, sheet
from tutor.screens.numbers import Digits, NumberView
from tutor.screens.parts import AskView, SaysView, StageView
from tutor.screens.picks import CardsView, ListView, PlaysView
from tutor.screens.room import Room
from tutor.screens.scene import Scene
from tutor.session import Entry, Quiz, Reply, Unclear
from tutor.session.task import values_of

if TYPE_CHECKING:
    from tutor.words.spoken import Pack
    from tutor.words.words import Words

WIDEST: Final = 100
"""Columns beyond which the table grows no wider, but stands in the middle."""

PASTED: Final = 200
"""Characters that are taken of a line pasted."""


class Body(VerticalScroll, can_focus=False):
    """What scrolls: table, question, fields, verdict."""


class Fields(VerticalScroll, can_focus=False):
    """The fields of the present answer."""


class QuizScreen(Screen[None]):
    """A run of questions.

    `clock` counts seconds; `languages` are those to go round; `count` is the number of questions, if there is one.
    """

    def __init__(
        self,
        quiz: Quiz,
        *,
        count: int | None = None,
        languages: Callable[[], tuple[str, ...]],
        words_in: Callable[[str, Pack], Words],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__()
        self.quiz = quiz
        self.count = count
        self.languages = languages
        self.words_in = words_in
        self.asked = quiz.task
        self.fields: list[FieldView] = []
        self._unclear: Callable[[], Reply | Unclear] | None = None  # asked again in another language
        self._note = ""
        self._calm = Calm(clock)
        self._painted = True  # whether the verdict has been on the screen

    # -- parts ---------------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Head, table, question, fields, verdict, keys."""
        scene = Scene(self.quiz.scenario, self.quiz.words)
        yield Head(*self._heading(), id="head")
        with Body(id="body"):
            yield StageView(scene, id="stage")
            yield AskView(self.asked, scene, id="ask")
            with Fields(id="fields"):
                yield from self._new_fields()
            yield SaysView(self.quiz.words, id="says")
        yield KeysView(row(self.quiz.words.say, self.moment), self.act, id="keys")

    def _new_fields(self) -> list[FieldView | Digits]:
        entries = self.asked.entries
        labels = max(len(entry.label) for entry in entries)
        self.fields = [self._field(entry, labels) for entry in entries]
        numbers = [entry.field for entry in entries if isinstance(entry.field, Count)]
        pad = [Digits(signed=any(field.signed for field in numbers))] if numbers else []
        return [*self.fields, *pad]

    def _field(self, entry: Entry, labels: int) -> FieldView:
        words = self.quiz.words
        match entry.field:
            case Count():
                return NumberView(entry, words, labels)
            case Pick(kind="card"):
                return CardsView(entry, words)
            case Pick(kind="play"):
                return PlaysView(entry, words, self.quiz.scenario.position)
            case _:
                return ListView(entry, words)

    def on_mount(self) -> None:
        """The keys go to the first field."""
        self.fields[0].focus(scroll_visible=False)

    # -- how things stand ----------------------------------------------------------------------------------------------

    @property
    def answered(self) -> bool:
        """Whether the verdict on this question is out."""
        return self.quiz.given is not None

    @property
    def typing(self) -> bool:
        """Whether the line to type in is open."""
        return bool(self.query(Input))

    @property
    def last(self) -> bool:
        """Whether no question follows."""
        return self.count is not None and self.quiz.answered >= self.count

    @property
    def moment(self) -> Moment:
        """What the keys depend on."""
        return Moment(self.asked.entries, self.answered, self.typing, self.last)

    def _heading(self) -> tuple[str, str]:
        quiz, words = self.quiz, self.quiz.words
        if self.count is None:
            left = words.say("screen-question", number=quiz.number)
        else:
            left = words.say("screen-question-of", number=quiz.number, count=self.count)
        return left, words.say("screen-score", right=quiz.right, answered=quiz.answered) if quiz.answered else ""

    def _tell(self) -> None:
        """Bring everything around the question up to date."""
        quiz = self.quiz
        self.query_one(Head).show(*self._heading())
        self.query_one(KeysView).show(row(quiz.words.say, self.moment))
        said = self.query_one(SaysView)
        if self.answered:
            said.show(quiz.words, reply=quiz.reply, rules=quiz.rule_numbers)
        else:
            said.show(quiz.words, note=self._note)

    # -- keys and clicks -----------------------------------------------------------------------------------------------

    async def on_key(self, event: Key) -> None:
        """Keys that no field had a use for."""
        if self.has_class("-cramped") and event.key not in ("q", "escape"):
            return
        if self.typing:
            if event.key == "escape":
                event.stop()
                await self.close_line()
            return
        sign = event.character if event.character is not None and event.is_printable else event.key
        action = action_of(sign, self.moment)
        if action:
            event.stop()
            await self.perform(action)
        elif not self.answered and len(sign) == 1 and sign.isalpha():
            event.stop()
            await self.open_line(sign)

    def act(self, action: str) -> None:
        """Do what a clicked key does."""
        self.run_worker(self.perform(action), exclusive=False)

    async def perform(self, action: str) -> None:
        """Do one of the things that keys and clicks ask for."""
        match action:
            case "enter":
                await self.enter()
            case "type":
                await self.open_line()
            case "close":
                await self.close_line()
            case "language":
                self.change_language()
            case "pack":
                self.change_pack()
            case "colours":
                self.change_colours()
            case "why":
                self.why()
            case "help":
                self.show_keys()
            case "end":
                self.end()
            case _:
                self._scroll(action)

    def _scroll(self, action: str) -> None:
        body = self.query_one(Body)
        match action:
            case "up":
                body.scroll_up(animate=False)
            case "down":
                body.scroll_down(animate=False)
            case "page-up":
                body.scroll_page_up(animate=False)
            case "page-down":
                body.scroll_page_down(animate=False)
            case "top":
                body.scroll_home(animate=False)
            case "bottom":
                body.scroll_end(animate=False)

    # -- answering -----------------------------------------------------------------------------------------------------

    async def enter(self) -> None:
        """Answer; or, once the verdict has been there to read, go on."""
        if self.typing:
            await self._hand_in_line(self.query_one(Input).value)
        elif not self._painted or not self._calm.enter():
            return
        elif not self.answered:
            self.answer()
        elif not self._read_on():
            await self.advance()

    def answer(self) -> None:
        """Hand in what is chosen; where fields are being filled one by one, go to the next empty one first."""
        values = [field.value for field in self.fields]
        empty = [field for field, value in zip(self.fields, values, strict=True) if not value]
        here = self.focused
        under_way = bool(empty) and isinstance(here, FieldView) and bool(here.value)
        if under_way or (not self._hand_in(lambda: self.quiz.choose(values)) and empty):
            empty[0].focus(scroll_visible=False)

    def _hand_in(self, answer: Callable[[], Reply | Unclear]) -> bool:
        """Show what the session says to an answer; False where it was none yet."""
        said = answer()
        if isinstance(said, Unclear):
            self._unclear, self._note = answer, said.message
            self._tell()
            return False
        self._unclear, self._note = None, ""
        self._painted = False
        self._calm.disturbance()
        entries, verdict = self.asked.entries, said.verdict
        given, expected = values_of(verdict.given, entries), values_of(verdict.expected, entries)
        for field, was, should in zip(self.fields, given, expected, strict=True):
            field.close(Judged(was, should))
        for pad in self.query(Digits):
            pad.display = False
        self._tell()
        self.call_after_refresh(self._verdict_painted)
        return True

    def _verdict_painted(self) -> None:
        self._painted = True

    def _read_on(self) -> bool:
        """Scroll to the next part of a verdict that is longer than the screen; False where its end is seen."""
        body = self.query_one(Body)
        end = self.query_one(SaysView).virtual_region.bottom
        if end <= body.scroll_y + body.scrollable_content_region.height or body.scroll_y >= body.max_scroll_y:
            return False
        body.scroll_page_down(animate=False)
        self._calm.disturbance()
        return True

    async def advance(self) -> None:
        """Go on to the next question, or to the end of the run."""
        if self.last:
            self.end()
            return
        self.quiz.advance()
        self._calm.disturbance()
        self.asked = self.quiz.task
        scene = Scene(self.quiz.scenario, self.quiz.words)
        holder = self.query_one(Fields)
        with self.app.batch_update():
            await holder.remove_children()
            await holder.mount_all(self._new_fields())
            self.query_one(StageView).show(scene)
            self.query_one(AskView).show(self.asked, scene)
            self._tell()
            self.query_one(Body).scroll_home(animate=False)
            self.fields[0].focus(scroll_visible=False)

    # -- what fields and verdict tell ----------------------------------------------------------------------------------

    def on_field_view_changed(self, message: FieldView.Changed) -> None:
        """What was said of an earlier try is over."""
        message.stop()
        self._unclear, self._note = None, ""
        self._tell()
        self._look()

    def on_field_view_moved(self, message: FieldView.Moved) -> None:
        """What the keys point at is brought into view."""
        message.stop()
        if not self.answered:
            self.call_after_refresh(self._look)

    def on_digits_pressed(self, message: Digits.Pressed) -> None:
        """A digit clicked goes to the number that is being written."""
        message.stop()
        here = self.focused
        if not isinstance(here, NumberView):
            here = next(field for field in self.fields if isinstance(field, NumberView))
        if here.open:
            here.focus(scroll_visible=False)
            here.press(message.key)

    def on_says_view_laid(self, message: SaysView.Laid) -> None:
        """What was just said is brought into view."""
        message.stop()
        self._look()

    def on_says_view_why(self, message: SaysView.Why) -> None:
        """A click on the rule opens it."""
        message.stop()
        self.why()

    def _look(self) -> None:
        """Scroll to what matters now: the verdict or prompt to its end, else what the keys point at."""
        here = self.focused
        if self.answered or self._note:
            region = self.query_one(SaysView).virtual_region
            first, behind = region.y, region.bottom
        elif isinstance(here, FieldView) and here.content_size.width:
            above = here.virtual_region.y + self.query_one(Fields).virtual_region.y
            first, behind = (above + row for row in here.rows)
        else:
            return
        body = self.query_one(Body)
        lowest = max(0, behind - body.scrollable_content_region.height)
        if body.scroll_y < lowest:
            body.scroll_to(y=min(first, lowest), animate=False)
        elif first < body.scroll_y:
            body.scroll_to(y=first, animate=False)

    # -- the typed line ------------------------------------------------------------------------------------------------

    async def open_line(self, text: str = "") -> None:
        """Open the line to type an answer in."""
        if self.answered or self.typing:
            return
        line = Input(text, placeholder=self.quiz.words.say("screen-type-here"), select_on_focus=False, id="line")
        line.cursor_blink = False
        await self.mount(line, before="#keys")
        line.focus()
        self._tell()

    async def close_line(self) -> None:
        """Close it; what was chosen before stands."""
        await self.query(Input).remove()
        self.fields[0].focus(scroll_visible=False)
        self._tell()

    async def on_input_submitted(self, message: Input.Submitted) -> None:
        """Hand in what was typed."""
        message.stop()
        if self.typing:
            await self._hand_in_line(message.value)

    async def _hand_in_line(self, text: str) -> None:
        if not self.answered and self._hand_in(lambda: self.quiz.type(text)):
            await self.close_line()

    async def on_paste(self, event: Paste) -> None:
        """What is pasted outside a number is a line to type."""
        first = event.text.strip().splitlines()[:1]
        if first and not self.typing:
            event.stop()
            await self.open_line(first[0][:PASTED])

    # -- what can be changed at any time -------------------------------------------------------------------------------

    def change_language(self) -> None:
        """Go on in the next language: the same question, choices and place."""
        codes, words = self.languages(), self.quiz.words
        here = codes.index(words.lang) if words.lang in codes else -1
        self.speak(self.words_in(codes[(here + 1) % len(codes)], words.pack))

    def change_pack(self) -> None:
        """Go on with the other pack."""
        words = self.quiz.words
        self.speak(self.words_in(words.lang, "french" if words.pack == "hungarian" else "hungarian"))

    def speak(self, words: Words) -> None:
        """Go on in these words."""
        self.quiz.words = words
        self.asked = self.quiz.task
        scene = Scene(self.quiz.scenario, words)
        self.query_one(StageView).show(scene)
        self.query_one(AskView).show(self.asked, scene)
        labels = max(len(entry.label) for entry in self.asked.entries)
        for field, entry in zip(self.fields, self.asked.entries, strict=True):
            if isinstance(field, NumberView):
                field.labels = labels
            field.speak(entry, words)
        if self._unclear is not None:
            said = self._unclear()
            self._note = said.message if isinstance(said, Unclear) else ""
        for line in self.query(Input):
            line.placeholder = words.say("screen-type-here")
        self._tell()

    def change_colours(self) -> None:
        """Dark, light, and both with two colours of suits."""
        from tutor.screens.looks import next_dress

        self.app.theme = next_dress(self.app.theme)

    # -- sheets --------------------------------------------------------------------------------------------------------

    def why(self) -> None:
        """The rule in full, and what else was overlooked, once the answer is given."""
        words = self.quiz.words
        if self.answered:
            texts = (*self.quiz.rules_told, *self.quiz.reply.further)
            self._lay_sheet(words.say("screen-rule-title"), texts)
        else:
            self._unclear, self._note = None, words.say("screen-why-later")
            self._tell()

    def show_keys(self) -> None:
        """The keys that work here."""
        say = self.quiz.words.say
        self._lay_sheet(say("screen-keys-title"), (), sheet(say, self.moment))

    def _lay_sheet(self, title: str, texts: tuple[str, ...], hints: list[Hint] | None = None) -> None:
        from tutor.screens.sheet import Sheet

        def closed(action: str | None) -> None:
            if action and action != "close":
                self.act(action)

        self.app.push_screen(Sheet(self.quiz.words, title, texts, hints or ()), closed)

    def end(self) -> None:
        """How the run went, then out; or back to the question, if there still is one."""
        from tutor.screens.sheet import Parting

        summary = self.quiz.summary

        def closed(action: str | None) -> None:
            if action == "leave" or self.last:
                self.app.exit(summary)

        self._calm.disturbance()
        self.app.push_screen(Parting(self.quiz.words, summary, self._calm), closed)

    # -- room ----------------------------------------------------------------------------------------------------------

    def on_resize(self, event: Resize) -> None:
        """Draw for the new size; what is chosen, and what was looked at, stays."""
        cramped = Room(*event.size).cramped
        if cramped and not self.query(CrampedView):
            self.mount(CrampedView(lambda: self.quiz.words, id="cramped"))
        self.set_class(cramped, "-cramped")
        self.query_one(Body).styles.padding = (0, 0, 0, max(1, (event.size.width - WIDEST) // 2))
        for drawn in self.query("Drawn"):
            drawn.refresh(layout=True)
        self.call_after_refresh(self._look)
