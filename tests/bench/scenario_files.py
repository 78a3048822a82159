"""Scenario files of mixed questions, drawn here so that the program is measured and not its generator."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

SEATS = "SWNE"
RANKS = "9JQKTA"
SUITS = "hdcs"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
HEADER = "ruleset: traditional-4-classic\nscenarios:\n"


@dataclass(frozen=True)
class Drawn:
    """One scenario: the lines of its position, and what is asked, as YAML."""

    id: str
    position: tuple[str, ...]
    ask: str

    def text(self, expect: object = None) -> str:
        """The scenario as an author writes it, with the right answer if there is one."""
        lines = [f"  - id: {self.id}"]
        lines += ["    position:", *(f"      {line}" for line in self.position)]
        lines += [f"    ask: {self.ask}"]
        lines += [] if expect is None else [f"    expect: {json.dumps(expect)}"]
        return "\n".join(lines) + "\n"


def draw(number: int, rng: Random) -> Drawn:
    """A scenario of a random kind; half of them ask for plays, as a trainer does."""
    position, ask = rng.choice(KINDS)(rng)
    return Drawn(f"bench-{number}", position, ask)


def draw_files(files: int, a_file: int, rng: Random) -> list[list[Drawn]]:
    """As many files of as many scenarios, numbered through."""
    return [[draw(file * a_file + line, rng) for line in range(a_file)] for file in range(files)]


def write(folder: Path, drawn: list[list[Drawn]], answers: Mapping[str, object] | None = None) -> None:
    """Write one file for each list, with the answers by scenario id."""
    known = answers or {}
    for number, scenarios in enumerate(drawn):
        body = "".join(scenario.text(known.get(scenario.id)) for scenario in scenarios)
        (folder / f"bench-{number:03}.yaml").write_text(HEADER + body, encoding="utf-8")


def table(rng: Random) -> tuple[tuple[str, ...], str]:
    """South's hand after one to three cards of the trick, and the hand's first card."""
    cards = rng.sample(PACK, 9)
    before = rng.randint(1, 3)
    trick = plays(SEATS[4 - before :], cards[:before])
    hand = cards[3 : 3 + rng.randint(2, 6)]
    trump = f"trump: {rng.choice(SUITS)}"
    return (trump, f"hands: {{S: {' '.join(hand)}}}", f"trick: {trick}"), hand[0]


def plays(seats: str, cards: list[str]) -> str:
    """Plays in order, `W:Kh N:Jh`."""
    return " ".join(f"{seat}:{card}" for seat, card in zip(seats, cards, strict=True))


def legal_plays(rng: Random) -> tuple[tuple[str, ...], str]:
    return table(rng)[0], "legal-plays"


def may_play(rng: Random) -> tuple[tuple[str, ...], str]:
    position, card = table(rng)
    return position, f"{{kind: may-play, card: {card}}}"


def full_trick(rng: Random) -> tuple[str, ...]:
    return f"trump: {rng.choice(SUITS)}", f"trick: {plays(SEATS, rng.sample(PACK, 4))}"


def trick_winner(rng: Random) -> tuple[tuple[str, ...], str]:
    return full_trick(rng), "trick-winner"


def trick_points(rng: Random) -> tuple[tuple[str, ...], str]:
    return full_trick(rng), "trick-points"


def card_points(rng: Random) -> tuple[tuple[str, ...], str]:
    return (f"pile: {' '.join(rng.sample(PACK, 4 * rng.randint(1, 5)))}",), "card-points"


def side_total(rng: Random) -> tuple[tuple[str, ...], str]:
    return (taken(rng),), "{kind: side-total, side: N-S}"


def taken(rng: Random) -> str:
    """All six tricks, shared out between the sides."""
    cards = rng.sample(PACK, 24)
    cut = 4 * rng.randint(1, 5)
    return f"taken: {{N-S: {' '.join(cards[:cut])}, E-W: {' '.join(cards[cut:])}}}"


def announcement(rng: Random) -> tuple[tuple[str, ...], str]:
    suit = rng.choice(SUITS)
    hand = ["K" + suit, "Q" + suit, *rng.sample([card for card in PACK if card[1] != suit], 3)]
    position = f"trump: {rng.choice(SUITS)}", f"hands: {{S: {' '.join(hand)}}}", "to_play: S"
    return position, f"{{kind: announcement, card: K{suit}}}"


def legal_bids(rng: Random) -> tuple[tuple[str, ...], str]:
    return ("dealer: E", f"auction: S:{rng.randint(1, 2)} W:pass N:{rng.randint(3, 4)}"), "legal-bids"


def find_revoke(rng: Random) -> tuple[tuple[str, ...], str]:
    return record(rng), "find-revoke"


def round_score(rng: Random) -> tuple[tuple[str, ...], str]:
    return record(rng), "round-score"


def record(rng: Random) -> tuple[str, ...]:
    """A whole round in which nobody heeds the law; the first card is trump, winners lead."""
    cards = rng.sample(PACK, 24)
    hands = {seat: cards[6 * index : 6 * index + 6] for index, seat in enumerate(SEATS)}
    dealt = ", ".join(f"{seat}: {' '.join(hand)}" for seat, hand in hands.items())
    leader = rng.randrange(4)
    bidder = SEATS[leader]
    auction = " ".join(f"{seat}:{rng.randint(1, 3) if seat == bidder else 'pass'}" for seat in SEATS)
    trump = hands[bidder][0][1]
    tricks = []
    for turn in range(6):
        seats = SEATS[leader:] + SEATS[:leader]
        trick = [hands[seat][turn] for seat in seats]
        tricks.append(plays(seats, trick))
        leader = SEATS.index(seats[best(trick, trump)])
    lines = "dealer: E", f"hands: {{{dealt}}}", f"auction: {auction}", f"plays: {' / '.join(tricks)}"
    return "record:", *("  " + line for line in lines)


def best(trick: list[str], trump: str) -> int:
    """The index of the card that takes a trick."""
    return max(
        range(len(trick)),
        key=lambda index: (
            trick[index][1] == trump,
            trick[index][1] == trick[0][1],
            RANKS.index(trick[index][0]),
        ),
    )


Maker = Callable[[Random], tuple[tuple[str, ...], str]]

KINDS: tuple[Maker, ...] = (
    *(legal_plays,) * 5,
    *(may_play,) * 4,
    *(trick_winner, trick_points, card_points, side_total) * 2,
    announcement,
    legal_bids,
    find_revoke,
    round_score,
)
