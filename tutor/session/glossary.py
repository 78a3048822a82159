"""The glossary: every word of the game with what it means, in all languages, and where it stands in a text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from tutor.drill.entry import Term
from tutor.session.names import folded
from tutor.session.pages import Link, Page
from tutor.session.shown import all_terms, proof, rules_told, shown
from tutor.words.alphabet import order
from tutor.words.files import language_codes
from tutor.words.spoken import Pack
from tutor.words.words import Words

KIND: Final = "term"
"""What the ids of these pages begin with."""

ANY_ENDING: Final = "*"
"""Behind a form: whatever ending it may have."""
_PACKS: Final[tuple[Pack, ...]] = ("french", "hungarian")
_RELATED: Final = 6
"""So many other terms a page leads to, at most."""

WordsIn = Callable[[str, Pack], Words]


def terms(words: Words) -> list[Link]:
    """All terms by the alphabet of the language; the small words that some begin with (`to lead`) don't count."""
    small = [word.strip() for word in words.say("typed-leading").split(",")]
    links = [_link(id_, words) for id_ in all_terms()]
    return sorted(links, key=lambda link: order(_without(small, link.title), words.lang))


def _without(small: list[str], title: str) -> str:
    first, _, rest = title.partition(" ")
    return rest if rest and first in small else title


def _link(id_: str, words: Words) -> Link:
    return Link(f"{KIND}/{id_}", words.say(f"term-{id_}"))


def meaning(id_: str, words: Words) -> str:
    """What a term means, in a sentence or two."""
    return words.say(f"term-{id_}.means")


def term_page(id_: str, words: Words, words_in: WordsIn = Words) -> Page:
    """The page of a term; `words_in` gives the words of the other languages.

    Raises: `KeyError` for a term that isn't there.
    """
    term = all_terms()[id_]
    scenario = shown(term.example)
    paragraphs = [meaning(id_, words), _in_all_languages(id_, words, words_in)]
    if also := other_words(id_, words):
        paragraphs.insert(1, words.say("glossary-also", words=also))
    return Page(
        id=f"{KIND}/{id_}",
        title=words.say(f"term-{id_}"),
        paragraphs=(*paragraphs, *rules_told(term.rules, words)),
        scenario=scenario,
        answer=proof(scenario, words, term.rules),
        links=(
            *(_link(other, words) for other in related(term, words)),
            *(Link(f"rule/{number}", words.rule_title(number)) for number in term.rules),
        ),
    )


def other_words(id_: str, words: Words) -> str:
    """What other regions and tables say, with commas between; empty where they say the same."""
    return words.say(f"typed-term-{id_}")


def _in_all_languages(id_: str, words: Words, words_in: WordsIn) -> str:
    there = [words if lang == words.lang else words_in(lang, words.pack) for lang in language_codes()]
    told = [
        words.say("glossary-in-language", language=each.say("language-name"), word=each.say(f"term-{id_}"))
        for each in there
    ]
    return words.say("glossary-languages", words=words.join(told, "plain"))


def related(term: Term, words: Words) -> list[str]:
    """Terms to read next: those that its meaning names, then those that the same rules are about."""
    named = [id_ for _, _, id_ in terms_in(meaning(term.id, words), words)]
    ruled = [other.id for other in all_terms().values() if set(other.rules) & set(term.rules)]
    return [id_ for id_ in dict.fromkeys((*named, *ruled)) if id_ != term.id][:_RELATED]


# -- terms in a text -------------------------------------------------------------------------------------------------


def terms_in(text: str, words: Words) -> list[tuple[int, int, str]]:
    """Where terms stand in a text: begin, end and id, from left to right, never two at one place.

    Whole words, in whatever capitals, with their own accents; of two terms that begin at one place the longer one.
    """
    found = [
        (match.start(), match.end(), id_)
        for id_, pattern in _patterns(words.catalogue.folder, words.lang).items()
        for match in pattern.finditer(text)
    ]
    return list(_apart(sorted(found, key=lambda one: (one[0], -one[1]))))


def _apart(found: list[tuple[int, int, str]]) -> Iterator[tuple[int, int, str]]:
    end = 0
    for one in found:
        if one[0] >= end:
            yield one
            end = one[1]


@cache
def _patterns(folder: Path, lang: str) -> Mapping[str, re.Pattern[str]]:
    words = Words(lang, folder=folder.parent)
    return {id_: _pattern(forms(id_, words)) for id_ in all_terms()}


def forms(id_: str, words: Words) -> list[str]:
    """How a term stands in sentences; `*` is any ending."""
    return [form.strip() for form in words.say(f"typed-term-{id_}.forms").split(",")]


def _form(form: str) -> str:
    return re.escape(form).replace(re.escape(ANY_ENDING), r"\w*").replace(r"\ ", r"\s+")


def _pattern(listed: list[str]) -> re.Pattern[str]:
    longest_first = sorted(listed, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(_form, longest_first))})(?![\w-])", re.IGNORECASE)


# -- looking up --------------------------------------------------------------------------------------------------------


def find_term(text: str, words: Words) -> str | None:
    """The term that somebody typed: its id, its word or another word for it, in this language or any other.

    Capitals and accents don't matter. Names go before forms, and these before parts of names; one's own language goes
    before the others.
    """
    wanted = folded(text)
    if wanted in all_terms() or not wanted:
        return wanted or None
    langs = (words.lang, *(lang for lang in language_codes() if lang != words.lang))
    speakers = [Words(lang) for lang in langs]
    for called in (_named, _formed, _partly):
        for each in speakers:
            if found := next((id_ for id_ in all_terms() if called(wanted, id_, each)), None):
                return found
    return None


def _names(id_: str, words: Words) -> list[str]:
    """What a term is called, in both packs."""
    said = other_words(id_, words).split(",")
    for words.pack in _PACKS:
        said.append(words.say(f"term-{id_}"))
    return [name for name in map(folded, said) if name]


def _named(wanted: str, id_: str, words: Words) -> bool:
    return wanted in _names(id_, words)


def _formed(wanted: str, id_: str, words: Words) -> bool:
    return any(
        wanted == form or (form.endswith(ANY_ENDING) and wanted.startswith(form.removesuffix(ANY_ENDING)))
        for form in map(folded, forms(id_, words))
    )


def _partly(wanted: str, id_: str, words: Words) -> bool:
    return any(f" {wanted} " in f" {name} " for name in _names(id_, words))


def nearest_terms(text: str, words: Words) -> list[str]:
    """The words of this language that look most like one that isn't there, the nearest first."""
    from difflib import get_close_matches

    by_folded = {folded(link.title): link.title for link in terms(words)}
    return [by_folded[name] for name in get_close_matches(folded(text), by_folded, n=3)]
