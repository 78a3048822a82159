"""Any page by its id, so that one can go wherever a link leads."""

from __future__ import annotations

from tutor.session import glossary, myths, sources
from tutor.session.pages import Page
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
