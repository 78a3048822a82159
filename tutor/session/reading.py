"""Any page by its id, so that one can go wherever a link leads, and the pages of the words that stand in a text."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.session import glossary, myths, sources
from tutor.session.pages import Link, Page
from tutor.words.words import Words


def open_page(id_: str, words: Words) -> Page:
    """The page with this id: `term/trick`, `myth/F3`, `rule/P7`, `source/P`.

    Raises: `KeyError` for one that isn't there.
    """
    kind, _, name = id_.partition("/")
    match kind:
        case glossary.KIND:
            return glossary.term_page(name, words)
        case myths.KIND:
            return myths.myth_page(name, words)
        case sources.RULE_KIND:
            return sources.rule_page(name, words)
        case sources.KIND if name:
            return sources.source_page(name, words)
        case _:
            raise KeyError(id_)


def terms_of(texts: Iterable[str], words: Words) -> list[Link]:
    """The terms that stand in some texts, each once, in the order in which they come."""
    found = [id_ for text in texts for _, _, id_ in glossary.terms_in(text, words)]
    return [Link(f"{glossary.KIND}/{id_}", words.say(f"term-{id_}")) for id_ in dict.fromkeys(found)]
