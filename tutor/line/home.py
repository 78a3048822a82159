"""Home in line mode: what there is to choose, numbered, and what each choice opens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, TextIO

from tutor.content.draw import NoSuchQuiz
from tutor.line import lesson as lessons
from tutor.line import quiz as quizzes
from tutor.line.pages import page_lines
from tutor.line.tables import option_lines
from tutor.line.talk import hear, tell
from tutor.session.home import GO_ON, Door, doors, opened, practice, shelf
from tutor.session.tables import OptionShown, at_ruleset, changed, kept_as, option_shown, options, rulesets
from tutor.session.trainer import Trainer
from tutor.session.visits import LessonVisit

if TYPE_CHECKING:
    from tutor.drill.answers import Json
    from tutor.words.spoken import Pack
    from tutor.words.words import Words


def run(trainer: Trainer, source: TextIO, out: TextIO, *, words_in: Callable[[str, Pack], Words]) -> int:
    """Let the learner choose until they leave or the input ends.

    Returns the exit status, 0.
    """
    LineHome(trainer, source, out, words_in).run()
    return 0


_COMMANDS: Final = {
    "q": "leave",
    "b": "leave",
    "quit": "leave",
    "l": "language",
    "p": "pack",
    "r": "again",
    "": "more",
    "?": "help",
    "h": "help",
    "k": "help",
    "help": "help",
}
Doors = Callable[[], list[Door]]


@dataclass
class LineHome:
    """Home, and the two streams between which it goes on."""

    trainer: Trainer
    source: TextIO
    out: TextIO
    words_in: Callable[[str, Pack], Words]

    @property
    def words(self) -> Words:
        """The words spoken now."""
        return self.trainer.words

    def run(self) -> None:
        """Choice after choice."""
        self._say("home-line-welcome")
        self._list(doors(self.trainer))
        self._choose(lambda: doors(self.trainer), self._open, self._next)
        self._say("home-line-bye")

    # -- choosing ------------------------------------------------------------------------------------------------------

    def _room(self, title: str, found: Doors, chosen: Callable[[Door], None]) -> None:
        """A room with choices of its own, until the learner goes back."""
        self._say("home-line-room", title=self.words.say(title))
        self._list(found())
        self._choose(found, chosen)

    def _choose(self, found: Doors, chosen: Callable[[Door], None], told: Callable[[], None] = lambda: None) -> None:
        """Open what is chosen, until the learner goes back; `told` is called after each choice."""
        told()
        while (line := self._line()) is not None:
            said = line.strip("\ufeff \t\r\n")
            match _COMMANDS.get(said.lower(), ""):
                case "leave":
                    return
                case "language":
                    self._speak(1)
                case "pack":
                    self._speak(0)
                case "again":
                    self._list(found())
                case "help":
                    self._say("home-line-help")
                case "more":
                    self._say("home-line-more")
                case _:
                    there = dict(_numbered(found()))
                    door = there.get(int(said)) if said.isascii() and said.isdigit() and len(said) < 4 else None
                    if door is None:
                        self._say("home-line-unknown", found=said[:40], highest=max(there))
                        continue
                    chosen(door)
                    told()
                    self._say("home-line-more")

    def _next(self) -> None:
        """The door that is lit."""
        lit = next(((number, door) for number, door in _numbered(doors(self.trainer)) if door.lit), None)
        if lit is not None:
            self._say("home-line-next", number=lit[0], title=lit[1].label)

    def _speak(self, step: int) -> None:
        from tutor.words.files import language_codes

        codes, words = language_codes(), self.words
        lang = codes[(codes.index(words.lang) + step) % len(codes)]
        pack: Pack = words.pack if step else "french" if words.pack == "hungarian" else "hungarian"
        self.trainer.words = self.words_in(lang, pack)
        self._say("line-speaks" if step else "line-pack")

    # -- what a choice opens -------------------------------------------------------------------------------------------

    def _open(self, door: Door) -> None:
        match door.id:
            case "practice":
                self._room("home-practice", lambda: practice(self.trainer), self._enter)
            case "progress":
                from tutor.session.statement import statement

                self._tell(*page_lines(statement(self.trainer.memory, self.words), self.words))
            case "table":
                self._room("home-table", self._table, self._agree)
            case "settings":
                self._room("home-settings", self._settings, self._set)
            case "myths" | "glossary" | "sources":
                self._room(f"home-{door.id}", partial(self._shelf, door.id), self._read)
            case _:
                self._enter(door)

    def _enter(self, door: Door) -> None:
        """Into a lesson or a quiz."""
        try:
            visit = opened(self.trainer, door.id)
        except NoSuchQuiz as fault:
            self._say(fault.reason, **fault.facts)
            return
        source, out, words_in = self.source, self.out, self.words_in
        if isinstance(visit, LessonVisit):
            lessons.run(visit.run, source, out, words_in=words_in, visit=visit)
            self.trainer.words = visit.run.words
        elif visit is not None:
            quizzes.run(visit.quiz, source, out, words_in=words_in, visit=visit, welcome=False)
            self.trainer.words = visit.quiz.words

    # -- pages ---------------------------------------------------------------------------------------------------------

    def _shelf(self, room: str) -> list[Door]:
        return [Door(link.page, link.title) for link in shelf(room, self.words)]

    def _read(self, door: Door) -> None:
        from tutor.session.reading import open_page

        self._tell(*page_lines(open_page(door.id, self.words), self.words))

    # -- the table, and settings ---------------------------------------------------------------------------------------

    def _table(self) -> list[Door]:
        words, rules = self.words, self.trainer.keep.settings.rules
        found = [Door("ruleset", words.say("table-ruleset"), words.ruleset(rules.id))]
        return [*found, *(Door(shown.name, shown.title, shown.told) for shown in options(rules, words))]

    def _agree(self, door: Door) -> None:
        """One point of the table: what it means, and what else may be agreed on."""
        keep = self.trainer.keep
        if door.id == "ruleset":

            def games() -> list[Door]:
                found = rulesets(self.words, keep.settings.rules)
                return [Door(one.id, one.played, lit=one.present) for one in found]

            self._room("table-ruleset", games, self._play)
            return

        def shown() -> OptionShown:
            return option_shown(keep.settings.rules, door.id, self.words)

        def values() -> list[Door]:
            return [Door(value.code, value.told, lit=value.present) for value in shown().values]

        def agreed(value: Door) -> None:
            rules = changed(keep.settings.rules, door.id, value.id, self.words)
            if isinstance(rules, str):
                self._tell(rules)
                return
            keep.change(**kept_as(rules))
            self._say("home-line-now", title=shown().title, value=value.label)

        self._tell(*option_lines(shown(), self.words))
        self._list(values())
        self._choose(values, agreed)

    def _play(self, door: Door) -> None:
        self.trainer.keep.change(**kept_as(at_ruleset(self.trainer.keep.settings.rules, door.id)))
        self._say("home-line-now", title=self.words.say("table-ruleset"), value=door.label)

    def _settings(self) -> list[Door]:
        say, settings = self.words.say, self.trainer.keep.settings
        return [
            Door("language", say("setting-language"), say("language-name")),
            Door("pack", say("setting-pack"), say("setting-pack-value", value=self.words.pack)),
            Door("plain", say("setting-plain"), say("setting-plain-value", value="on" if settings.plain else "off")),
        ]

    def _set(self, door: Door) -> None:
        if door.id == "plain":
            plain: Json = not self.trainer.keep.settings.plain
            self.trainer.keep.change(plain=plain)
        else:
            self._speak(1 if door.id == "language" else 0)
        now = next(one for one in self._settings() if one.id == door.id)
        self._say("home-line-now", title=now.label, value=now.aside)

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _list(self, found: list[Door]) -> None:
        words = self.words
        told = [""]
        for number, door in _numbered(found):
            if door.above:
                told.append(door.above)
            label = words.say("home-line-aside", label=door.label, aside=door.aside) if door.aside else door.label
            told.append(words.say("home-line-door", number=number, label=label))
        self._tell(*told)

    def _say(self, id_: str, **facts: object) -> None:
        self._tell(self.words.say(id_, **facts))

    def _tell(self, *lines: str) -> None:
        tell(self.out, *lines)

    def _line(self) -> str | None:
        return hear(self.source, self.out)


def _numbered(found: list[Door]) -> list[tuple[int, Door]]:
    """The doors with their numbers: where the learner was is 0, so that it moves no other."""
    return list(enumerate(found, 0 if found and found[0].id == GO_ON else 1))
