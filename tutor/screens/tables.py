"""How does your table play? Every option in a sentence, with its source and a position that shows the difference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from textual.widget import Widget

from tutor.rules.ruleset import PRESETS, RuleSet
from tutor.screens.bars import Hint
from tutor.screens.lists import TurningScreen
from tutor.screens.menu import MenuView, Row
from tutor.screens.parts import AskView, StageView, TextView
from tutor.screens.scene import Scene
from tutor.session.tables import OptionShown, at_ruleset, changed, kept_as, option_shown, options, rulesets
from tutor.session.task import task_of

if TYPE_CHECKING:
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
        self._refusal = ""

    def heading(self) -> tuple[str, ...]:
        """What this is."""
        return (self.words.say("home-table"),)

    def parts(self) -> Iterable[Widget]:
        """The options, then the one that the keys point at, with its position and the answers."""
        yield MenuView(self._rows(), id="menu")
        shown = self._shown(_RULESET)
        yield TextView(tuple(self._told(shown)), id="text")
        yield TextView(tuple(self._answers(shown)), id="answer")
        yield StageView(self._scene(shown), id="stage")
        yield AskView(self._posed(shown), self._scene(shown), id="ask")

    def _rows(self) -> list[Row]:
        words, rules = self.words, self.rules
        first = Row(_RULESET, words.say("table-ruleset"), aside=words.ruleset(rules.id))
        return [first, *(Row(shown.name, shown.title, aside=shown.told) for shown in options(rules, words))]

    # -- the option that the keys point at -----------------------------------------------------------------------------

    def _shown(self, name: str) -> OptionShown | None:
        return None if name == _RULESET else option_shown(self.rules, name, self.words)

    def _told(self, shown: OptionShown | None) -> Iterator[str]:
        if self._refusal:
            yield self._refusal
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

    def _answers(self, shown: OptionShown | None) -> Iterator[str]:
        for value in shown.values if shown is not None else ():
            if value.answer:
                sign = _HERE if value.present else " "
                yield self.words.say("table-answer", sign=sign, told=value.told, answer=" ".join(value.answer))

    # -- changing it ---------------------------------------------------------------------------------------------------

    def more_keys(self) -> list[Hint]:
        """How a value is changed, and all of them are forgotten."""
        return [*super().more_keys(), Hint("u", self.words.say("table-do-usual"), "usual", 3)]

    def action_of(self, sign: str) -> str:
        """One key of this screen alone."""
        return "usual" if sign in ("u", "U") else super().action_of(sign)

    async def perform(self, action: str) -> None:
        """Do one of the things that keys and clicks ask for."""
        if action == "usual":
            self.rules, self._refusal = PRESETS[self.rules.id], ""
            self._keep()
        else:
            await super().perform(action)

    def turn(self, name: str, step: int) -> None:
        """Change one of them."""
        self._refusal = ""
        if name == _RULESET:
            ids = list(PRESETS)
            self.rules = at_ruleset(self.rules, ids[(ids.index(self.rules.id) + step) % len(ids)])
            self._keep()
            return
        shown = option_shown(self.rules, name, self.words)
        codes = [value.code for value in shown.values]
        if len(codes) < 2:
            return
        agreed = changed(self.rules, name, codes[(codes.index(shown.code) + step) % len(codes)], self.words)
        if isinstance(agreed, str):
            self._refusal = agreed
            self._renew()
        else:
            self.rules = agreed
            self._keep()

    def _keep(self) -> None:
        self.trainer.keep.change(**kept_as(self.rules))
        self._renew()

    # -- as things change ----------------------------------------------------------------------------------------------

    def pointed(self) -> None:
        """Show the option that the keys point at now."""
        self._refusal = ""
        self._show_option()
        super().pointed()

    def _renew(self) -> None:
        self.query_one(MenuView).show(self._rows())
        self._show_option()
        self.tell()

    def _show_option(self) -> None:
        shown = self._shown(self.query_one(MenuView).here.value)
        self.query_one("#text", TextView).show(tuple(self._told(shown)))
        self.query_one(StageView).show(self._scene(shown))
        self.query_one(AskView).show(self._posed(shown), self._scene(shown))
        self.query_one("#answer", TextView).show(tuple(self._answers(shown)))

    def speak(self, words: Words) -> None:
        """Go on in these words."""
        self.trainer.words = words
        super().speak(words)
        self._renew()
