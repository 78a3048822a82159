"""Under which rules a scenario stands: its ruleset or the file's, its options laid over the file's."""

from __future__ import annotations

from functools import lru_cache

from tutor.cards import NotNotation
from tutor.content.document import Data
from tutor.content.listen import BAD
from tutor.content.parts import Parts
from tutor.content.tongue import tongue_of
from tutor.content.troubles import Path, Trouble, of_notation
from tutor.rules.ruleset import OPTIONS, PRESETS, OptionsRefused, RuleSet, combined, option_value

Options = dict[str, object]


@lru_cache(maxsize=1024)
def _table(ruleset: str, options: tuple[tuple[str, object], ...]) -> RuleSet:
    return combined(PRESETS[ruleset], dict(options))


class Rulings:
    """The rules of one file's scenarios; what is wrong with them is noted in `parts`."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._ruleset: str | None = None
        self._options: Options = {}
        self._refused: set[tuple[str, Path]] = set()

    def file(self, data: dict[str, Data]) -> None:
        """Read what stands at the top of the file."""
        self._ruleset = self._ruleset_in(data)
        self._options = self._options_in(data, ())

    def scenario(self, data: dict[str, Data], path: Path) -> tuple[RuleSet | None, bool]:
        """The rules of a scenario as far as they can be told, and whether that is all of them.

        The words of its table become those in use.
        """
        ruleset = self._ruleset_in(data) if "ruleset" in data else self._ruleset
        own = self._options_in(data, path)
        if ruleset is None:
            self._parts.misshapen |= "ruleset" not in data
            self._parts.tongue = tongue_of()
            return None, False
        options = {**self._options, **own}
        if BAD not in options.values():
            try:
                rules = _table(ruleset, tuple(options.items()))
            except OptionsRefused as refused:
                self._refuse(refused, ruleset, path if refused.option in own else ())
            else:
                self._parts.tongue = tongue_of(rules.circle, rules.sides)
                return rules, True
        self._parts.tongue = tongue_of(PRESETS[ruleset].circle)
        return PRESETS[ruleset], False

    def _refuse(self, refused: OptionsRefused, ruleset: str, path: Path) -> None:
        at = (*path, "options", refused.option)
        if (refused.reason, at) not in self._refused:  # those of a file once, not for every scenario
            self._refused.add((refused.reason, at))
            self._parts.troubles.append(Trouble(refused.reason, at, {"option": refused.option, "ruleset": ruleset}))

    def _ruleset_in(self, data: dict[str, Data]) -> str | None:
        found = data.get("ruleset")
        if found.__class__ is str and found in PRESETS:
            return str(found)
        self._parts.misshapen |= "ruleset" in data
        return None

    def _options_in(self, data: dict[str, Data], path: Path) -> Options:
        """The options that stand here, with values as the rules hold them, or `BAD`."""
        value = data.get("options", {})
        if value.__class__ is not dict:
            self._parts.misshapen = True
            return {"": BAD}
        return {name: self._option(name, said, (*path, "options", name)) for name, said in value.items()}

    def _option(self, name: str, value: Data, path: Path) -> object:
        if name not in OPTIONS or value.__class__ not in (str, int, bool):
            return self._parts.shapeless()
        try:
            return option_value(name, value)
        except NotNotation as fault:
            if fault.error != "not-a-suit":
                return self._parts.shapeless()
            self._parts.troubles.append(of_notation(fault, path))
            return BAD
