"""How far each lesson has come, whatever it was called when its steps were done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

Step = tuple[str, str]
"""The ids of a lesson and of a step in it."""


@dataclass(frozen=True)
class Aliases:
    """What became of lessons and steps that are called otherwise now.

    `renamed` leads from a lesson (`old`) or one step (`old/step`) to the lessons or steps that hold it now: one where
    it was renamed, several where it was split (the old name may be one of them), none where it was withdrawn. A split
    lesson's steps keep their ids: each is sought in every part.

    >>> aliases = Aliases({"trump": ("trump-first", "trump-named"), "trump-first/who": ("seats/who",)})
    >>> sorted(aliases.now("trump", "who"))
    [('seats', 'who'), ('trump-named', 'who')]
    """

    renamed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, lessons: Mapping[str, Iterable[str]]) -> Aliases:
        """From the ids of all lessons that there are, each with those that it, or a part of it, had before.

        >>> Aliases.of({"trump": (), "named": ("trump",)}).renamed
        {'trump': ('trump', 'named')}
        """
        renamed: dict[str, tuple[str, ...]] = {}
        for lesson, before in lessons.items():
            for name in before:
                renamed[name] = (*renamed.get(name, (name,) if name in lessons else ()), lesson)
        return cls(renamed)

    def now(self, lesson: str, step: str) -> set[Step]:
        """The steps that a step has become."""
        return set(self._follow((lesson, step), set()))

    def _follow(self, step: Step, met: set[Step]) -> Iterator[Step]:
        if step in met:
            return
        met.add(step)
        lesson, name = step
        own = self.renamed.get(f"{lesson}/{name}")
        if own is not None:
            found = [_step_of(target, name) for target in own]
        elif lesson in self.renamed:
            found = [(target, name) for target in self.renamed[lesson]]
        else:
            yield step
            return
        for target in found:
            if target == step:
                yield step
            else:
                yield from self._follow(target, met)

    def lessons_now(self, lesson: str) -> set[str]:
        """The lessons that a lesson has become."""
        return {name for name, _ in self.now(lesson, "")}


def _step_of(target: str, step: str) -> Step:
    lesson, stroke, name = target.partition("/")
    return lesson, name if stroke else step


NO_ALIASES: Final = Aliases()


class Mark(NamedTuple):
    """Places in the log: where a step was last dealt with, and where it was last done (0: never)."""

    met: int
    done: int = 0


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """A lesson's steps in their order; those that were met, and those that were done."""

    steps: tuple[str, ...]
    met: frozenset[str]
    done: frozenset[str]

    @property
    def next(self) -> str | None:
        """The first step that is still to be done."""
        return next((step for step in self.steps if step not in self.done), None)

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.next is None


@dataclass
class Lessons:
    """What the log says of all lessons: a mark for each step, and the resets that stand, by id."""

    marks: dict[Step, Mark] = field(default_factory=dict)
    resets: dict[str, tuple[str, int]] = field(default_factory=dict)  # each with its lesson and its place
    undone: set[str] = field(default_factory=set)  # an undo may be read before its reset, where logs were merged

    def meet(self, step: Step, place: int, *, done: bool) -> None:
        """Note that a step was dealt with at this place of the log."""
        before = self.marks.get(step)
        self.marks[step] = Mark(place, place if done else before.done if before is not None else 0)

    def reset(self, id_: str, lesson: str, place: int) -> None:
        """Note that a lesson was begun again."""
        if id_ not in self.undone:
            self.resets[id_] = (lesson, place)

    def undo(self, id_: str) -> None:
        """Note that a reset was taken back."""
        self.undone.add(id_)
        self.resets.pop(id_, None)

    def progress(self, lesson: str, steps: Sequence[str], aliases: Aliases = NO_ALIASES) -> LessonProgress:
        """How far a lesson has come, by the steps that it has now."""
        resets = [(name, place, aliases.lessons_now(name)) for name, place in self.resets.values()]
        met, done = set(), set()
        for (name, step), mark in self.marks.items():
            begun = max((at for old, at, new in resets if old == name or lesson in new), default=0)
            if mark.met <= begun:
                continue
            found = {now for where, now in aliases.now(name, step) if where == lesson and now in steps}
            met |= found
            if mark.done > begun:
                done |= found
        return LessonProgress(tuple(steps), frozenset(met), frozenset(done))

    def last_reset(self, lesson: str, aliases: Aliases = NO_ALIASES) -> str | None:
        """The id of the reset that an undo would take back: the last that stands."""
        found = [
            (place, id_)
            for id_, (name, place) in self.resets.items()
            if name == lesson or lesson in aliases.lessons_now(name)
        ]
        return max(found)[1] if found else None
