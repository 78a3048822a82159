"""How does your table play? Every option in a sentence, with its source and a position that shows the difference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, cast

from textual.widget import Widget

from tutor.rules.ruleset import PRESETS, RuleSet
from tutor.screens.bars import Hint
from tutor.screens.lists import TurningScreen
from tutor.screens.menu import MenuView, Row
from tutor.screens.pages import PageScreen
from tutor.screens.parts import AskView, StageView, TextView
from tutor.screens.scene import Scene
from tutor.session.pages import Page
from tutor.session.tables import OptionShown, at_ruleset, changed, kept_as, option_shown, options, rulesets
from tutor.session.task import task_of

if TYPE_CHECKING:
    from tutor.screens.app import TrainerApp
    from tutor.session.task import Task
    from tutor.session.trainer import Trainer
    from tutor.words.words import Words

_RULESET: Final = "ruleset"
_HERE: Final = "▸"


class TableScreen(TurningScreen):
    """The rules of the learner's own table; below them what the option is about that the keys point at."""

    def __init__(self, trainer: Trainer) -> None:
        super().__init__(trainer.words)
        self.trainer = trainer
        self.rules: RuleSet = trainer.keep.settings.rules
        self._refused: tuple[str, str] | None = None  # an option, and the value that it can't have at this table

    def heading(self) -> tuple[str, ...]:
        """What this is."""
        return (self.words.say("home-table"),)

    def parts(self) -> Iterable[Widget]:
        """The options, then the one that the keys point at, with its position and the answers."""
        yield MenuView(self._rows(), id="menu")
        shown = self._shown(_RULESET)
        yield TextView(tuple(self._told(shown)), id="text")
        yield TextView(tuple(_answers(shown, self.words)), id="answer")
        yield StageView(self._scene(shown), id="stage")
        yield AskView(self._posed(shown), self._scene(shown), answered=False, id="ask")

    def _rows(self) -> list[Row]:
        words, rules = self.words, self.rules
        first = Row(_RULESET, words.say("table-ruleset"), aside=words.ruleset(rules.id))
        return [first, *(Row(shown.name, shown.title, aside=shown.told) for shown in options(rules, words))]

    # -- the option that the keys point at -----------------------------------------------------------------------------

    def _shown(self, name: str) -> OptionShown | None:
        return None if name == _RULESET else option_shown(self.rules, name, self.words)

    def _told(self, shown: OptionShown | None) -> Iterator[str]:
        if self._refused is not None:
            told = changed(self.rules, *self._refused, self.words)
            if isinstance(told, str):
                yield told
        if shown is None:
            yield next(one.played for one in rulesets(self.words, self.rules) if one.present)
            yield self.words.say("table-about")
            return
        yield f"{shown.means} {shown.source}"
        if shown.note is not None:
            yield shown.note

    def _scene(self, shown: OptionShown | None) -> Scene | None:
        if shown is None or shown.scenario is None:
            return None
        return Scene.of_position(shown.scenario.position, self.words)

    def _posed(self, shown: OptionShown | None) -> Task | None:
        return None if shown is None or shown.scenario is None else task_of(1, shown.scenario, self.words)

    # -- changing it ---------------------------------------------------------------------------------------------------

    def more_keys(self) -> list[Hint]:
        """How a value is changed, what hangs on it, and how all of them are forgotten."""
        say = self.words.say
        about, usual = Hint("w", say("screen-do-why"), "about", 1), Hint("u", say("table-do-usual"), "usual", 3)
        return [*super().more_keys(), about, usual]

    def action_of(self, sign: str) -> str:
        """Two keys of this screen alone."""
        return {"u": "usual", "w": "about"}.get(sign.lower()) or super().action_of(sign)

    async def perform(self, action: str) -> None:
        """Do one of the things that keys and clicks ask for."""
        match action:
            case "usual":
                self.rules, self._refused = PRESETS[self.rules.id], None
                self._keep()
            case "about":
                name = self.query_one(MenuView).here.value
                cast("TrainerApp", self.app).go(PageScreen(lambda words: self._page(name, words), self.words))
            case _:
                await super().perform(action)

    def _page(self, name: str, words: Words) -> Page:
        """What hangs on an option, to be read: below a long list there may be no room for it."""
        if name == _RULESET:
            return Page(f"table/{name}", words.say("table-ruleset"), tuple(one.played for one in rulesets(words)))
        shown = option_shown(self.rules, name, words)
        means = (f"{shown.means} {shown.source}", *([shown.note] if shown.note is not None else []))
        return Page(f"table/{name}", shown.title, means, shown.scenario, tuple(_answers(shown, words)))

    def turn(self, name: str, step: int) -> None:
        """Change one of them."""
        self._refused = None
        if name == _RULESET:
            ids = list(PRESETS)
            self.rules = at_ruleset(self.rules, ids[(ids.index(self.rules.id) + step) % len(ids)])
            self._keep()
            return
        shown = option_shown(self.rules, name, self.words)
        codes = [value.code for value in shown.values]
        if len(codes) < 2:
            return
        here = codes.index(shown.code)
        for away in range(1, len(codes)):  # what can't be at this table is told, and passed over
            wanted = codes[(here + step * away) % len(codes)]
            agreed = changed(self.rules, name, wanted, self.words)
            if not isinstance(agreed, str):
                self.rules = agreed
                break
            self._refused = self._refused or (name, wanted)
        self._keep()

    def _keep(self) -> None:
        self.trainer.keep.change(**kept_as(self.rules))
        self._renew()

    # -- as things change ----------------------------------------------------------------------------------------------

    def pointed(self) -> None:
        """Show the option that the keys point at now."""
        self._refused = None
        self._show_option()
        super().pointed()

    def look(self) -> None:
        """The row that the keys point at, and as much of what is told of it as there is room for."""
        body, menu = self.body, self.query_one(MenuView)
        first, end = menu.virtual_region.y + menu.rows[0], self.query_one("#answer").virtual_region.bottom
        body.scroll_to(y=min(first, max(0, end - body.scrollable_content_region.height)), animate=False)

    def _renew(self) -> None:
        self.query_one(MenuView).show(self._rows())
        self._show_option()
        self.tell()

    def _show_option(self) -> None:
        shown = self._shown(self.query_one(MenuView).here.value)
        self.query_one("#text", TextView).show(tuple(self._told(shown)))
        self.query_one(StageView).show(self._scene(shown))
        self.query_one(AskView).show(self._posed(shown), self._scene(shown))
        self.query_one("#answer", TextView).show(tuple(_answers(shown, self.words)))

    def speak(self, words: Words) -> None:
        """Go on in these words."""
        self.trainer.words = words
        super().speak(words)
        self._renew()


def _answers(shown: OptionShown | None, words: Words) -> Iterator[str]:
    """What the rules answer under each value."""
    for value in shown.values if shown is not None else ():
        if value.answer:
            sign = _HERE if value.present else " "
            yield words.say("table-answer", sign=sign, told=value.told, answer=" ".join(value.answer))
