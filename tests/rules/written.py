"""From the words of scenario files to values, in the plainest way: what `content` does, without places and schema."""

from collections.abc import Mapping
from typing import Any

from tutor.cards import Card, Hand, NotNotation, Suit, parse_card, parse_cards, parse_suit
from tutor.drill.questions import KINDS, Accusation, Question, Text
from tutor.rules.notation import Play, parse_bid, parse_calls, parse_plays
from tutor.rules.position import Position
from tutor.rules.record import Record
from tutor.rules.ruleset import RuleSet, parse_ruleset
from tutor.rules.seats import Seat, Side, parse_seat, parse_side

CLASSIC = parse_ruleset("traditional-4-classic")
STANDARD = parse_ruleset("traditional-4-standard")
TWO = parse_ruleset("traditional-2")
THREE = parse_ruleset("traditional-3")
INTERNATIONAL = parse_ruleset("international-4")
TALON = parse_ruleset("talon")
NO_BIDDING = parse_ruleset("no-bidding")
TABLE_TRUMP = parse_ruleset("table-trump")
MOLDOVAN = parse_ruleset("moldovan")


def c(text: str) -> Card:
    """A card."""
    return parse_card(text)


def h(text: str) -> Hand:
    """A hand."""
    return Hand.of(parse_cards(text))


def rules_of(ruleset: str, options: Mapping[str, object]) -> RuleSet:
    """A ruleset with options as files write them."""
    return parse_ruleset(ruleset).with_options(options)


def at(rules: RuleSet, **keys: object) -> Position:
    """A position by its keys in files."""
    return position_of(rules, keys)


def position_of(rules: RuleSet, keys: Mapping[str, object]) -> Position:
    """A position by its keys in files."""
    values = {key: _position_value(rules, key, value) for key, value in keys.items()}
    return Position(rules=rules, **values)  # type: ignore[arg-type]


def record_of(rules: RuleSet, keys: Mapping[str, object]) -> Record:
    """A record by its keys in files."""
    values = {key: _record_value(rules, key, value) for key, value in keys.items()}
    return Record(**values)  # type: ignore[arg-type]


def question_of(rules: RuleSet, ask: str | Mapping[str, object]) -> Question:
    """A question as files write it."""
    asked: dict[str, Any] = {"kind": ask} if isinstance(ask, str) else dict(ask)
    kind: type[Any] = KINDS[asked.pop("kind")]
    if kind is Accusation:
        asked["accuser"], asked["accused"] = seat(rules, asked["accuser"]), seat(rules, asked["accused"])
        asked["talk"] = asked.pop("for") == "talk"
        return Accusation(**asked)
    made: Question = kind(**{key: _argument(rules, key, value) for key, value in asked.items()})
    return made


def _position_value(rules: RuleSet, key: str, value: object) -> object:
    match key:
        case "trump":
            return None if value == "unknown" else parse_suit(str(value))
        case "hands":
            return {seat(rules, name): Hand.of(cards(held)) for name, held in mapping(value).items()}
        case "trick":
            return plays(rules, value)
        case "to_play" | "dealer":
            return seat(rules, value)
        case "auction":
            return parse_calls(words(value), rules)
        case "bid":
            return parse_bid(str(value), rules)
        case "pile":
            return Hand.of(cards(value))
        case "taken":
            return {side(rules, name): Hand.of(cards(pile)) for name, pile in mapping(value).items()}
        case "announced":
            return {side(rules, name): suits(pairs) for name, pairs in mapping(value).items()}
        case "scores":
            return {side(rules, name): score for name, score in mapping(value).items()}
        case "record":
            return record_of(rules, mapping(value))
        case "opening" | "stock" | "target":
            return value
        case _:
            raise NotNotation("unknown-key", key)


def _record_value(rules: RuleSet, key: str, value: object) -> object:
    match key:
        case "dealer":
            return seat(rules, value)
        case "hands":
            return {seat(rules, name): cards(held) for name, held in mapping(value).items()}
        case "stock" | "discards":
            return cards(value)
        case "turned":
            return c(str(value))
        case "auction":
            return parse_calls(words(value), rules)
        case "trump":
            return parse_suit(str(value))
        case "gives":
            return tuple((play.seat, play.card) for play in plays(rules, value))
        case "plays":
            return tricks(rules, str(value))
        case _:
            raise NotNotation("unknown-key", key)


def _argument(rules: RuleSet, key: str, value: object) -> object:
    match key:
        case "card":
            return c(str(value))
        case "cards":
            return cards(value)
        case "side":
            return side(rules, value)
        case "claim":
            return Text(str(value))
        case "choices" if isinstance(value, list):
            return tuple(Text(str(one)) for one in value)
        case "correct":
            return tuple(value) if isinstance(value, list) else (value,)
        case _:
            return value


def words(value: object) -> str | list[str]:
    """A list as files write it."""
    return [str(word) for word in value] if isinstance(value, list) else str(value)


def mapping(value: object) -> dict[str, object]:
    """A mapping of a file."""
    assert isinstance(value, dict)
    return value


def cards(value: object) -> tuple[Card, ...]:
    """Cards as files write them."""
    return parse_cards(words(value))


def suits(value: object) -> tuple[Suit, ...]:
    """Suits as files write them."""
    found = words(value)
    return tuple(parse_suit(word) for word in (found.split() if isinstance(found, str) else found))


def seat(rules: RuleSet, value: object) -> Seat:
    """A seat at this table."""
    return parse_seat(str(value), rules.circle)


def side(rules: RuleSet, value: object) -> Side:
    """A side at this table."""
    return parse_side(str(value), rules.sides)


def plays(rules: RuleSet, value: object) -> tuple[Play, ...]:
    """The plays of one trick."""
    return parse_plays(words(value), rules)


def tricks(rules: RuleSet, text: str) -> tuple[tuple[Play, ...], ...]:
    """Tricks divided by strokes."""
    return tuple(plays(rules, trick) for trick in text.split("/")) if text.strip() else ()
