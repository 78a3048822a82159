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
from tutor.screens.fields import FieldView, Judged, values_of
from tutor.screens.numbers import Digits, NumberView
from tutor.screens.parts import AskView, SaysView, StageView
from tutor.screens.picks import CardsView, ListView, PlaysView
from tutor.screens.room import Room
from tutor.screens.scene import Scene
from tutor.session import Entry, Quiz, Reply, Unclear

if TYPE_CHECKING:
    from tutor.words.words import Words

WIDEST: Final = 100
"""Columns beyond which the table grows no wider, but stands in the middle."""

CALM: Final = 0.3
"""Seconds without an Enter that must pass before a verdict can be left: a held key never skips it."""


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
        words_in: Callable[[str, str], Words],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__()
        self.quiz = quiz
        self.count = count
        self.languages = languages
        self.words_in = words_in
        self.clock = clock
        self.ask = quiz.task
        self.fields: list[FieldView] = []
        self._again: Callable[[], Reply | Unclear] | None = None  # what was unclear, to be said in another language
        self._note = ""
        self._last_enter = float("-inf")
        self._shown = True  # whether the verdict has been on the screen

    # -- parts -------------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Head, table, question, fields, verdict, keys."""
        scene = Scene(self.quiz.scenario, self.quiz.words)
        yield Head(*self._head(), id="head")
        with Body(id="body"):
            yield StageView(scene, id="stage")
            yield AskView(self.ask, scene, id="ask")
            with Fields(id="fields"):
                yield from self._new_fields()
            yield SaysView(self.quiz.words, id="says")
        yield KeysView(self._hints(), self.act, id="keys")

    def _new_fields(self) -> list[FieldView | Digits]:
        entries = self.ask.entries
        labels = max((len(entry.label) for entry in entries), default=0)
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

    # -- words around it -----------------------------------------------------------------------------------------------

    def _head(self) -> tuple[str, str]:
        quiz, words = self.quiz, self.quiz.words
        if self.count is None:
            left = words.say("screen-question", number=quiz.number)
        else:
            left = words.say("screen-question-of", number=quiz.number, count=self.count)
        return left, words.say("screen-score", right=quiz.right, answered=quiz.answered) if quiz.answered else ""

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

    def _hints(self) -> list[Hint]:
        say = self.quiz.words.say
        enter, esc = say("screen-key-enter"), say("screen-key-esc")
        if self.typing:
            return [Hint(enter, say("screen-do-answer"), "enter"), Hint(esc, say("screen-do-back"), "close")]
        always = [
            Hint("l", say("screen-do-language"), "language", 4),
            Hint("p", say("screen-do-pack"), "pack", 5),
            Hint("?", say("screen-do-keys"), "help", 0),
            Hint("q", say("screen-do-end"), "end", 2),
        ]
        if self.answered:
            go_on = say("screen-do-finish" if self.last else "screen-do-next")
            return [Hint(enter, go_on, "enter", 0), Hint("w", say("screen-do-why"), "why", 3), *always]
        choose = [Hint(self._digits(), say("screen-do-choose"), "", 6)] if self._digits() else []
        return [
            Hint(enter, say("screen-do-answer"), "enter", 0),
            *choose,
            Hint("t", say("screen-do-type"), "type", 3),
            *always,
        ]

    def _digits(self) -> str:
        keys = [option.key for option in self.ask.entries[0].options if option.key.isdigit()]
        in_a_row = keys == [str(number) for number in range(int(keys[0]), int(keys[-1]) + 1)] if keys else False
        return f"{keys[0]}–{keys[-1]}" if in_a_row and len(keys) > 2 else " ".join(keys)

    def _all_keys(self) -> list[Hint]:
        """Every key that works now, for the sheet."""

        def hint(key: str, what: str, action: str = "") -> Hint:
            named = say(f"screen-key-{key}") if len(key) > 2 else key
            return Hint(named, say(f"screen-help-{what}"), action)

        say, entries = self.quiz.words.say, self.ask.entries
        hints = []
        if self.answered:
            hints += [hint("enter", "finish" if self.last else "next", "enter"), hint("w", "why", "why")]
        else:
            hints.append(hint("enter", "answer", "enter"))
            if digits := self._digits():
                hints.append(Hint(digits, say("screen-help-choose"), ""))
            if any(entry.options for entry in entries):
                hints += [hint("arrows", "move"), hint("space", "mark")]
            if len(entries) > 1:
                hints.append(hint("tab", "field"))
            hints.append(hint("t", "type", "type"))
        return [
            *hints,
            hint("l", "language", "language"),
            hint("p", "pack", "pack"),
            hint("c", "colours", "colours"),
            hint("page", "scroll"),
            hint("q", "end", "end"),
        ]

    def _show(self) -> None:
        """Bring everything that has words up to date."""
        words = self.quiz.words
        self.query_one(Head).show(*self._head())
        self.query_one(KeysView).show(self._hints())
        self.query_one(SaysView).show(words, reply=self.quiz.reply if self.answered else None, note=self._note)

    # -- keys --------------------------------------------------------------------------------------------------------

    async def on_key(self, event: Key) -> None:
        """Keys that no field had a use for."""
        if self.has_class("-cramped") and event.key not in ("q", "escape"):
            return
        sign = event.character if event.character is not None and event.is_printable else event.key
        if self.typing:
            if event.key == "escape":
                event.stop()
                await self.close_line()
            return
        action = self._action_of(sign)
        if action:
            event.stop()
            await self.run_action_named(action)
        elif not self.answered and len(sign) == 1 and sign.isalpha():
            event.stop()
            await self.open_line(sign)

    def _action_of(self, sign: str) -> str:
        here = {
            "enter": "enter",
            "escape": "end",
            "q": "end",
            "l": "language",
            "p": "pack",
            "c": "colours",
            "w": "why",
            "?": "help",
            "up": "up",
            "down": "down",
            "pageup": "pageup",
            "pagedown": "pagedown",
            "home": "home",
            "end": "bottom",
        }
        if not self.answered:
            here |= {":": "type", "t": "type"}
        return here.get(sign, here.get(sign.lower(), "") if len(sign) == 1 else "")

    def act(self, action: str) -> None:
        """Do what a clicked key does."""
        self.run_worker(self.run_action_named(action), exclusive=False)

    async def run_action_named(self, action: str) -> None:
        """Do one of the things that keys and clicks ask for."""
        body = self.query_one(Body)
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
                self.help()
            case "end":
                self.end()
            case "up":
                body.scroll_up(animate=False)
            case "down":
                body.scroll_down(animate=False)
            case "pageup":
                body.scroll_page_up(animate=False)
            case "pagedown":
                body.scroll_page_down(animate=False)
            case "home":
                body.scroll_home(animate=False)
            case "bottom":
                body.scroll_end(animate=False)

    # -- answering -----------------------------------------------------------------------------------------------------

    async def enter(self) -> None:
        """Answer; or, once the verdict has been there to read, go on."""
        now = self.clock()
        calm = now - self._last_enter >= CALM and self._shown
        if self.typing:
            await self._submit(self.query_one(Input).value)
        elif not calm:
            self._last_enter = now
        elif not self.answered:
            self.answer()
        elif not self._read_on():
            await self.advance()

    def answer(self) -> None:
        """Hand in what is chosen; a field still empty is gone to first, if the others are being filled one by one."""
        values = [field.value for field in self.fields]
        empty = [field for field, value in zip(self.fields, values, strict=True) if not value]
        here = self.focused
        if empty and len(self.fields) > 1 and isinstance(here, FieldView) and here.value:
            empty[0].focus(scroll_visible=False)
            return
        if not self._take(lambda: self.quiz.choose(values)) and empty:
            empty[0].focus(scroll_visible=False)

    def _take(self, answer: Callable[[], Reply | Unclear]) -> bool:
        """Show what the session says to an answer; False where it was none yet."""
        said = answer()
        if isinstance(said, Unclear):
            self._again, self._note = answer, said.message
            self._show()
            return False
        self._again, self._note = None, ""
        self._last_enter, self._shown = self.clock(), False
        verdict = said.verdict
        given, expected = values_of(verdict.given, self.ask.entries), values_of(verdict.expected, self.ask.entries)
        for field, was, should in zip(self.fields, given, expected, strict=True):
            field.close(Judged(was, should))
        for pad in self.query(Digits):
            pad.display = False
        self._show()
        self.call_after_refresh(self._verdict_shown)
        return True

    def _verdict_shown(self) -> None:
        self._shown = True

    def on_says_view_laid(self, message: SaysView.Laid) -> None:
        """What was just said is brought into view."""
        message.stop()
        self._look()

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
        top = max(0, behind - body.scrollable_content_region.height)
        if body.scroll_y < top or first < body.scroll_y:
            body.scroll_to(y=min(first, top) if body.scroll_y < top else first, animate=False)

    def _read_on(self) -> bool:
        """Scroll to the next part of a verdict that is longer than the screen; False where its end is seen."""
        body = self.query_one(Body)
        says = self.query_one(SaysView).virtual_region
        if says.bottom <= body.scroll_y + body.scrollable_content_region.height or body.scroll_y >= body.max_scroll_y:
            return False
        body.scroll_page_down(animate=False)
        self._last_enter = self.clock()
        return True

    async def advance(self) -> None:
        """Go on to the next question, or to the end of the run."""
        if self.last:
            self.end()
            return
        self.quiz.advance()
        self._last_enter = self.clock()
        self.ask = self.quiz.task
        scene = Scene(self.quiz.scenario, self.quiz.words)
        holder = self.query_one(Fields)
        with self.app.batch_update():
            await holder.remove_children()
            await holder.mount_all(self._new_fields())
            self.query_one(StageView).show(scene)
            self.query_one(AskView).show(self.ask, scene)
            self._show()
            self.query_one(Body).scroll_home(animate=False)
            self.fields[0].focus(scroll_visible=False)

    def on_field_view_changed(self, message: FieldView.Changed) -> None:
        """What was said of an earlier try is over."""
        message.stop()
        self._note, self._again = "", None
        self._show()
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
        target = (
            here if isinstance(here, NumberView) else next(one for one in self.fields if isinstance(one, NumberView))
        )
        if target.open:
            target.focus()
            target.press(message.key)

    def on_says_view_why(self, message: SaysView.Why) -> None:
        """A click on the rule opens it."""
        message.stop()
        self.why()

    # -- the typed line ------------------------------------------------------------------------------------------------

    async def open_line(self, text: str = "") -> None:
        """Open the line to type an answer in."""
        if self.answered or self.typing:
            return
        line = Input(text, placeholder=self.quiz.words.say("screen-type-here"), select_on_focus=False, id="line")
        await self.mount(line, before="#keys")
        line.focus()
        self._show()

    async def close_line(self) -> None:
        """Close it; what was chosen before stands."""
        await self.query(Input).remove()
        if self.fields:
            self.fields[0].focus(scroll_visible=False)
        self._show()

    async def on_input_submitted(self, message: Input.Submitted) -> None:
        """Hand in what was typed."""
        message.stop()
        if self.typing:
            await self._submit(message.value)

    async def _submit(self, text: str) -> None:
        if not self.answered and self._take(lambda: self.quiz.type(text)):
            await self.close_line()

    async def on_paste(self, event: Paste) -> None:
        """What is pasted outside a number is a line to type."""
        first = event.text.strip().splitlines()[:1]
        if first and not self.typing:
            event.stop()
            await self.open_line(first[0][:200])

    # -- what can be changed at any time -------------------------------------------------------------------------------

    def change_language(self) -> None:
        """Go on in the next language: the same question, choices and place."""
        codes = self.languages()
        words = self.quiz.words
        following = codes[(codes.index(words.lang) + 1) % len(codes)] if words.lang in codes else codes[0]
        self._speak(self.words_in(following, words.pack))

    def change_pack(self) -> None:
        """Go on with the other pack."""
        words = self.quiz.words
        self._speak(self.words_in(words.lang, "french" if words.pack == "hungarian" else "hungarian"))

    def _speak(self, words: Words) -> None:
        self.quiz.words = words
        self.ask = self.quiz.task
        scene = Scene(self.quiz.scenario, words)
        self.query_one(StageView).show(scene)
        self.query_one(AskView).show(self.ask, scene)
        labels = max((len(entry.label) for entry in self.ask.entries), default=0)
        for field, entry in zip(self.fields, self.ask.entries, strict=True):
            if isinstance(field, NumberView):
                field.labels = labels
            field.speak(entry, words)
        if self._again is not None:
            said = self._again()
            self._note = said.message if isinstance(said, Unclear) else ""
        for line in self.query(Input):
            line.placeholder = words.say("screen-type-here")
        for cramped in self.query(CrampedView):
            cramped.words = words
            cramped.renew()
        self._show()

    def change_colours(self) -> None:
        """Dark, light, and both with two colours of suits."""
        from tutor.screens.looks import next_dress

        self.app.theme = next_dress(self.app.theme)

    # -- sheets --------------------------------------------------------------------------------------------------------

    def why(self) -> None:
        """The rule in full, once the answer is given."""
        words = self.quiz.words
        if not self.answered:
            self._again, self._note = None, words.say("screen-why-later")
            self._show()
            return
        numbers = self.query_one(SaysView).rules or self.quiz.scenario.rules_taught
        texts = []
        for number, rule in zip(numbers, self.quiz.rules, strict=True):
            texts.append(f"{number} · {words.rule_title(number)}\n{rule}")
        self._sheet(words.say("screen-rule-title"), tuple(texts))

    def help(self) -> None:
        """The keys that work here."""
        words = self.quiz.words
        self._sheet(words.say("screen-keys-title"), (), self._all_keys())

    def _sheet(self, title: str, texts: tuple[str, ...], hints: list[Hint] | None = None) -> None:
        from tutor.screens.sheet import Sheet

        def act(action: str | None) -> None:
            if action:
                self.act(action)

        self.app.push_screen(Sheet(self.quiz.words, title, texts, hints or ()), act)

    def end(self) -> None:
        """How the run went, then out."""
        from tutor.screens.sheet import Sheet

        words, summary = self.quiz.words, self.quiz.summary
        self.app.push_screen(
            Sheet(words, words.say("screen-summary-title"), (summary,)), lambda _: self.app.exit(summary)
        )

    # -- room ----------------------------------------------------------------------------------------------------------

    def on_resize(self, event: Resize) -> None:
        """Draw for the new size; what is chosen, and what was looked at, stays."""
        cramped = Room(*event.size).cramped
        if cramped and not self.query(CrampedView):
            self.mount(CrampedView(self.quiz.words, id="cramped"))
        self.set_class(cramped, "-cramped")
        self.query_one(Body).styles.padding = (0, 0, 0, max(1, (event.size.width - WIDEST) // 2))
        for drawn in self.query("Drawn"):
            drawn.refresh(layout=True)
        self.call_after_refresh(self._look)
