"""All pages by their ids, whatever they are about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tutor.session import glossary, myths, sources
from tutor.session.pages import Link, Page
from tutor.words.words import Words

_MAKERS: Final[dict[str, Callable[[str, Words], Page]]] = {
    glossary.KIND: glossary.term_page,
    myths.KIND: myths.myth_page,
    sources.KIND: sources.source_page,
    sources.RULE_KIND: sources.rule_page,
}


def page(id_: str, words: Words) -> Page:
    """The page of this id, as a link has it.

    Raises: `KeyError` for one that isn't there.
    """
    kind, _, name = id_.partition("/")
    return _MAKERS[kind](name, words)


def terms_of(texts: Iterable[str], words: Words) -> list[Link]:
    """The terms that stand in some texts, each once, in the order in which they come."""
    found = [id_ for text in texts for _, _, id_ in glossary.terms_in(text, words)]
    return [Link(f"{glossary.KIND}/{id_}", words.say(f"term-{id_}")) for id_ in dict.fromkeys(found)]
