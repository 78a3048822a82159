"""The home of it all: what a learner may do next, as both faces show it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tutor.drill.questions import KINDS
from tutor.session.trainer import Trainer, Waypoint
from tutor.session.visits import LessonVisit, QuizVisit
from tutor.words.words import Words

if TYPE_CHECKING:
    from tutor.session.pages import Link

GO_ON: Final = "on"
LESSON: Final = "lesson"
ROOMS: Final = ("practice", "myths", "glossary", "sources", "table", "progress", "settings")
"""What lies beside the path, by the ids of its doors."""


@dataclass(frozen=True, slots=True)
class Door:
    """Something to choose: what it opens, what it is called, a quiet word beside it, a title above it.

    A lesson's has its `number`, and `stand` says how it stands; the door that is `lit` is the next to take.
    """

    id: str
    label: str
    aside: str = ""
    above: str = ""
    stand: str = ""
    lit: bool = False
    number: int = 0


def doors(trainer: Trainer) -> list[Door]:
    """What there is to choose at home: where the learner was, the path, and what lies beside it."""
    return [*_left_open(trainer), *_path(trainer), *_beside(trainer)]


def _left_open(trainer: Trainer) -> Iterator[Door]:
    place, words = trainer.left_open, trainer.words
    if place is None:
        return
    if place.lesson is None:
        yield Door(GO_ON, words.say("home-go-on-quiz", number=place.number), lit=True)
        return
    lesson = trainer.lesson(place.lesson)
    assert lesson is not None
    yield Door(GO_ON, words.say("home-go-on-lesson", title=words.text(lesson.title)), lit=True)


def _path(trainer: Trainer) -> Iterator[Door]:
    words = trainer.words
    here = trainer.left_open is not None
    for index, point in enumerate(trainer.path):
        yield Door(
            f"{LESSON}/{point.lesson.id}",
            point.title,
            aside=_aside(point, words),
            above=words.say("home-path") if not index else "",
            stand=point.stand,
            lit=point.stand == "next" and not here,
            number=point.lesson.number,
        )


def _aside(point: Waypoint, words: Words) -> str:
    match point.stand:
        case "done":
            return words.say("home-done")
        case "next" if not point.done:
            return words.say("home-next")
        case _ if point.done:
            return words.say("home-steps", done=point.done, of=point.of)
        case _:
            return ""


def _beside(trainer: Trainer) -> Iterator[Door]:
    words, due = trainer.words, len(trainer.due)
    for index, id_ in enumerate(ROOMS):
        aside = words.say("home-due", count=due) if id_ == "practice" and due else ""
        yield Door(id_, words.say(f"home-{id_}"), aside, above=words.say("home-beside") if not index else "")


def opened(trainer: Trainer, id_: str) -> LessonVisit | QuizVisit | None:
    """What a door leads into, where that is a lesson or a quiz; None for a room, which each face furnishes by itself.

    Raises: `NoSuchQuiz`, where the learner's own table never comes to what is to be practised.
    """
    what, _, name = id_.partition("/")
    match what:
        case _ if id_ == GO_ON:
            return trainer.go_on()
        case _ if what == LESSON:
            lesson = trainer.lesson(name)
            return trainer.visit(lesson) if lesson is not None else None
        case "any":
            return trainer.quiz(trainer.wishes())
        case "kind":
            return trainer.quiz(trainer.wishes(kind=name))
        case "rule":
            return trainer.quiz(trainer.wishes(rule=name))
        case _:
            return None


def shelf(room: str, words: Words) -> list[Link]:
    """The pages that lie in a room for reading: `myths`, `glossary` or `sources`."""
    from tutor.session.glossary import terms  # each reads files of its own, which not every learner asks for
    from tutor.session.myths import myths
    from tutor.session.sources import source_pages

    shelves: dict[str, Callable[[Words], list[Link]]] = {"myths": myths, "glossary": terms, "sources": source_pages}
    return shelves[room](words)


def practice(trainer: Trainer) -> list[Door]:
    """What may be practised: anything, one kind of question, or what is due; what comes and goes stands last.

    What is never asked at the learner's own table is left out.
    """
    words = trainer.words
    found = [Door("any", words.say("practice-any"), lit=True)]
    kinds = [kind for kind in _KINDS if trainer.can_ask(trainer.wishes(0, kind=kind))]
    for index, kind in enumerate(kinds):
        above = words.say("practice-kinds") if not index else ""
        found.append(Door(f"kind/{kind}", words.say(f"kind-{kind}"), above=above))
    rules = [rule for rule in trainer.due if trainer.can_ask(trainer.wishes(0, rule=rule))]
    for index, rule in enumerate(rules):
        title = words.say("practice-rule", number=rule, title=words.rule_title(rule))
        found.append(Door(f"rule/{rule}", title, above=words.say("practice-due") if not index else ""))
    return found


_KINDS: Final = tuple(kind for kind in KINDS if kind not in ("true-false", "choice"))
