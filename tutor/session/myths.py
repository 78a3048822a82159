"""The false rules: what one hears at a table, what the rules say, and who plays so all the same."""

from __future__ import annotations

from typing import Final

from tutor.drill.scenario import Scenario
from tutor.session.pages import Link, Page
from tutor.session.shown import all_myths, proof, rules_told, shown
from tutor.words.words import Words

KIND: Final = "myth"
"""What the ids of these pages begin with."""


def myths(words: Words) -> list[Link]:
    """All false rules in their order, each called by what one hears."""
    return [Link(f"{KIND}/{number}", words.text(myth.claim)) for number, myth in all_myths().items()]


def myth_question(id_: str) -> Scenario:
    """Whether the claim is true, to be asked before its page is read.

    Raises: `KeyError` for a false rule that isn't there.
    """
    return all_myths()[id_].question


def myth_page(id_: str, words: Words) -> Page:
    """The claim, the verdict, the rules that decide, the position that proves it, and where it would be true.

    Raises: `KeyError` for a false rule that isn't there.
    """
    myth = all_myths()[id_]
    scenario = shown(myth.example)
    verdict = "true" if myth.answer else "false"
    return Page(
        id=f"{KIND}/{id_}",
        title=words.say("myth-title", number=id_),
        paragraphs=(
            words.text(myth.claim),
            words.say("myth-verdict", verdict=verdict, text=words.say(f"myth-{id_}")),
            *rules_told(myth.rules, words),
            words.say(f"myth-{id_}.where"),
        ),
        scenario=scenario,
        answer=proof(scenario, words, (id_, *myth.rules)),
        links=tuple(Link(f"rule/{number}", words.rule_title(number)) for number in myth.rules),
    )
