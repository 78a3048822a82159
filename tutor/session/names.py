"""What a learner may call the options of a question: names, codes, and the words that players use for them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Final

from tutor.cards import Card, Rank, Suit
from tutor.drill.panes import Pick
from tutor.rules.seats import Seat
from tutor.session.task import NUMERIC, Entry

if TYPE_CHECKING:
    from tutor.words.catalogue import Argument
    from tutor.words.words import Words

Phrase = tuple[str, ...]
"""Words as they are compared: folded, without those that carry nothing, in no order."""

_PACKS: Final = ("hungarian", "french")
_SIGNS: Final = {"♥": "h", "♡": "h", "♦": "d", "♢": "d", "♣": "c", "♧": "c", "♠": "s", "♤": "s"}
_ROMAN: Final = {Rank.SEVEN: "vii", Rank.EIGHT: "viii", Rank.NINE: "ix", Rank.TEN: "x"}
_SIGN_APART: Final = re.compile(r"(?<=(?<!\S)[+-])\s+(?=\d)")  # the blank in `- 2`
_ALIKE: Final = str.maketrans({"−": "-", "–": "-", "‒": "-", "’": "'", "ı": "i", "\ufeff": " ", "\ufe0f": None})


def folded(text: str) -> str:
    """A text without case, accents and doubled spaces, so that `ș`, `ş` and `s` are one.

    >>> folded("  ZECAR  de Roșu ")
    'zecar de rosu'
    """
    parts = unicodedata.normalize("NFKD", text.translate(_ALIKE))
    bare = "".join(sign for sign in parts if not unicodedata.combining(sign))
    return " ".join(bare.casefold().split())


def words_of(text: str) -> list[str]:
    """The words of a text, folded, without the signs that end a sentence or quote."""
    joined = _SIGN_APART.sub("", folded(text))
    return [word for part in joined.split() if (word := part.strip(".,;!?\"'„”“«»()[]<>"))]


class Names:
    """The names of the options of one field, and of the field itself.

    `keys` and `codes` are exact; all other names are worked out when somebody first types one.
    """

    def __init__(self, entry: Entry, words: Words) -> None:
        self._words = words
        self._entry = entry
        self.units = frozenset(self.listed("typed-units"))
        numeric = self.units if self._kind in NUMERIC else ()
        self.fillers = frozenset([*self.listed("typed-fillers"), *self._between(), *numeric])
        self.keys = {option.key: option.code for option in entry.options}
        self.codes = frozenset(option.code for option in entry.options)

    @cached_property
    def own(self) -> frozenset[Phrase]:
        """The names of the field itself."""
        return frozenset(map(self.phrase, map(words_of, self._labels()))) - {()}

    @cached_property
    def full(self) -> Mapping[Phrase, set[str]]:
        """The options by each of their whole names."""
        return self._phrases(
            (name, option.code)
            for option in self._entry.options
            for name in (option.code, option.name, *self._called(option.code))
        )

    @cached_property
    def loose(self) -> Mapping[Phrase, set[str]]:
        """The options by parts of names, each of which may be enough."""
        return self._phrases(
            (name, option.code) for option in self._entry.options for name in self._hinted(option.code, option.name)
        )

    @cached_property
    def elsewhere(self) -> frozenset[Phrase]:
        """The names of all cards, where cards are to be named: one that is no option is in another hand."""
        if self._kind != "card":
            return frozenset()
        ranks = [self.phrase(words_of(name)) for rank in Rank for name in self._rank(rank)]
        suits = [self.phrase(words_of(name)) for suit in Suit for name in self._suit(suit)]
        return frozenset(tuple(sorted(rank + suit)) for rank, suit in product(set(ranks), set(suits)))

    @property
    def of_suits(self) -> bool:
        """Whether the options are cards or suits, whose letters differ from language to language."""
        return self._kind in ("card", "suit")

    @property
    def sentences(self) -> bool:
        """Whether the options are sentences, which have commas of their own."""
        return self._kind == "choice"

    @cached_property
    def longest(self) -> int:
        """The words of the longest name."""
        return max(map(len, (*self.full, *self.loose, *self.own)), default=0)

    def _phrases(self, names: Iterable[tuple[str, str]]) -> Mapping[Phrase, set[str]]:
        found: dict[Phrase, set[str]] = {}
        for name, code in names:
            if phrase := self.phrase(words_of(name)):
                found.setdefault(phrase, set()).add(code)
        return found

    def phrase(self, words: Iterable[str]) -> Phrase:
        """Words made comparable; where all of them carry nothing they may be a code: `S` is "and" in Hungarian."""
        every = sorted(words)
        return tuple(word for word in every if word not in self.fillers) or tuple(every)

    # -- options -----------------------------------------------------------------------------------------------------

    @property
    def _kind(self) -> str:
        return self._entry.field.kind if isinstance(self._entry.field, Pick) else ""

    def _called(self, code: str) -> Iterable[str]:
        """What an option is called beside its code and its name."""
        match self._kind:
            case "card":
                return self._card(Card.parse(code))
            case "suit":
                return self._suit(Suit.parse(code))
            case "seat":
                return self._seat(code)
            case "side":
                return self._side(code) if code != "continue" else self.listed("typed-continue")
            case "yes-no":
                return self.listed("typed-yes" if code == "true" else "typed-no")
            case "bid":
                return self._bid(code)
            case "points" if code == "0":
                return self.listed("typed-none")
            case "outcome":
                return [code.replace(":", " ")]
            case "play":
                return self._play(code)
            case "ending":
                return self.listed(f"typed-{code}")
            case _:
                return ()

    def _hinted(self, code: str, name: str) -> Iterable[str]:
        """What may be enough to know an option by, where no other has it."""
        match self._kind:
            case "card":
                card = Card.parse(code)
                ranks = [name for name in self._rank(card.rank) if not name.isdecimal()]
                return [*ranks, card.rank.code, "10" if card.rank is Rank.TEN else "", *self._suit(card.suit)]
            case "outcome" | "ending":
                return words_of(name)
            case _:
                return ()

    def _card(self, card: Card) -> Iterator[str]:
        facts = {"rank": card.rank.name.lower(), "suit": card.suit.name.lower()}
        for pack in _PACKS:
            for name in self._named(f"card-{pack}", facts):
                yield from (name, name.replace("-", "")) if "-" in name else (name,)
        ranks, suits = list(self._rank(card.rank)), list(self._suit(card.suit))
        yield from (f"{rank} {suit}" for rank, suit in product(ranks, suits))
        for rank, suit in product(ranks, suits):
            if len(rank) <= 2 and len(suit) == 1:  # `10h` in this language's letters, too
                yield f"{rank}{suit}"
            if suit in _SIGNS:
                yield f"{suit}{rank}"

    def _rank(self, rank: Rank) -> Iterator[str]:
        for pack in _PACKS:
            yield from self._named(f"rank-{pack}", {"rank": rank.name.lower()})
        yield from self.listed(f"typed-rank-{rank.name.lower()}")
        yield from (rank.code, "10" if rank is Rank.TEN else rank.code, _ROMAN.get(rank, rank.code))

    def _suit(self, suit: Suit) -> Iterator[str]:
        for pack in _PACKS:
            yield from self._named(f"suit-{pack}", {"suit": suit.name.lower()})
        yield from self.listed(f"typed-suit-{suit.name.lower()}")
        yield from (sign for sign, code in _SIGNS.items() if code == suit.code)
        yield suit.code

    def _seat(self, code: str) -> Iterator[str]:
        yield code
        yield from self._named("seat", {"seat": code})
        yield from self.listed(f"typed-seat-{code}")

    def _side(self, code: str) -> Iterator[str]:
        seats = code.split("-")
        if len(seats) == 1:
            yield from self._seat(code)
            return
        yield from (code, "-".join(reversed(seats)), "".join(seats), "".join(reversed(seats)))
        yield from (f"{one} {two}" for one, two in product(*map(self._seat, seats)))
        if str(Seat.S) in seats:
            yield from self.listed("typed-we")

    def _bid(self, code: str) -> Iterator[str]:
        if code in ("none", "pass"):
            yield from self.listed(f"typed-{code}")
        else:
            yield self._words.say("bid", amount=int(code))

    def _play(self, code: str) -> Iterator[str]:
        if code == "none":
            yield from self.listed("typed-none")
            return
        trick, seat = code.split(":")
        yield from (f"{trick} {name}" for name in self._seat(seat))

    # -- fields ------------------------------------------------------------------------------------------------------

    def _labels(self) -> Iterator[str]:
        """What the field is called."""
        field, label = self._entry.field, self._entry.label
        yield label
        if isinstance(field, Pick):
            yield from words_of(label)
        elif label:
            yield field.label
            in_deal = field.label in ("each", "then", "left")
            yield from self.listed(f"typed-{field.label}") if in_deal else self._side(field.label)

    # -- words -------------------------------------------------------------------------------------------------------

    @cached_property
    def spelt(self) -> Mapping[str, str]:
        """The small numbers by the words for them."""
        found = {folded(self._words.say("bid", amount=number)): str(number) for number in range(12)}
        return found | dict.fromkeys(self.listed("typed-one"), "1") | dict.fromkeys(self.listed("typed-none"), "0")

    def _between(self) -> Iterator[str]:
        """The words for "and" and "or", whichever stand before the names of these options: Spanish has two of each."""
        names = ["-", *(option.name for option in self._entry.options)]
        if self._kind in NUMERIC:
            names += [self._words.say("bid", amount=number) for number in range(12)]
        for name in names:
            for join in ("and", "or"):
                joined = words_of(self._words.join(["-", name], join))
                yield from (word for word in joined if word not in ("-", *words_of(name)))

    def listed(self, id_: str) -> list[str]:
        """The words that a message lists."""
        return [folded(name) for name in self._words.say(id_).split(",")]

    def _named(self, id_: str, facts: Mapping[str, Argument]) -> list[str]:
        """A name in all the forms that its language has."""
        catalogue = self._words.catalogue
        return [catalogue.format(id_, facts, form, more=True) for form in catalogue.uses(id_)]
