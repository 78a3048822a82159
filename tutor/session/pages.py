"""Pages to read: a title, some paragraphs, perhaps a question that proves them, and where one may go from there."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.drill.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Link:
    """A page that one may go to, by its id, and what it is called."""

    page: str
    title: str


@dataclass(frozen=True, slots=True)
class Page:
    """A page in the language of one reader.

    `id` is its kind and name (`term/trick`, `myth/F3`, `rule/P7`). `scenario` is a position that shows what is said,
    with a question; `answer` says what the rules make of it, in sentences.
    """

    id: str
    title: str
    paragraphs: tuple[str, ...]
    scenario: Scenario | None = None
    answer: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
