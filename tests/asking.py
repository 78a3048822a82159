"""Questions for tests, written as authors write them."""

from __future__ import annotations

from collections.abc import Callable

from tutor.content.reader import read_file
from tutor.drill.scenario import Scenario
from tutor.session import Quiz
from tutor.words.words import Words

HAND = "Ah Th 9h Jd 9s Kc"

WORDS = {(lang, pack): Words(lang, pack) for lang in ("en", "ro") for pack in ("french", "hungarian")}


def scenario(ask: str, ruleset: str = "traditional-4-classic", **position: str) -> Scenario:
    """A scenario out of what is asked and the keys of its position, each as it stands in a file."""
    keys = ", ".join(f"{key}: {value}" for key, value in position.items())
    data = f"ruleset: {ruleset}\nscenarios:\n  - id: asked\n    position: {{{keys}}}\n    ask: {ask}\n"
    (found,) = read_file(data.encode(), "asked.yaml", text_ids=())
    assert isinstance(found, Scenario), found
    return found


def follow() -> Scenario:
    """Hearts are led; of six cards three may be played."""
    return scenario("legal-plays", trump="s", hands=f"{{S: {HAND}}}", trick='"W:Kh N:Jh"')


def winner() -> Scenario:
    """North's ace takes the trick."""
    return scenario("trick-winner", trump="c", trick='"W:Kh N:Ah E:9s S:Th"')


def quiz(question: Scenario, lang: str = "en", pack: str = "french") -> Quiz:
    """A quiz that asks one thing again and again."""
    return Quiz(lambda: question, WORDS[lang, pack])


def in_turn(*questions: Scenario) -> Callable[[], Scenario]:
    """A source of these questions, one after the other."""
    waiting = iter(questions)
    return lambda: next(waiting)
