"""Section R as plain tables: the rulesets, the options with their defaults, the combinations that are refused."""

from dataclasses import dataclass
from typing import TypedDict

from .notation import RANKS, SUITS, Fault, suit

SEATS = {
    2: ["S", "N"],
    3: ["S", "W", "E"],
    4: ["S", "W", "N", "E"],
    5: ["S", "W", "NW", "NE", "E"],
    6: ["S", "SW", "NW", "N", "NE", "SE"],
}
"""Seats clockwise, by the number of players."""

PARTNERS = {
    4: {"N-S": ["S", "N"], "E-W": ["W", "E"]},
    6: {"N-S": ["S", "N"], "NE-SW": ["SW", "NE"], "NW-SE": ["NW", "SE"]},
}
"""S2: the sides of partners, who sit opposite each other."""


class Ruleset(TypedDict):
    """One row of section R."""

    family: str
    """`traditional` (seed RO) or `international` (seed INT)."""
    players: int
    deal: tuple[int, int, int]
    """S4–S8, V1: how many each, how many more each later, how many lie down."""
    stock: str
    """What becomes of the cards that lie down: `drawn` (P10), `given` (S9), `exchanged` (V1), `out` (S8), `none`."""
    trump: str
    """`first-lead` (T2), `named` (T3, T4), `turned` (T5, no bidding), `table` (T6)."""
    options: dict[str, object]
    """Where it leaves its family's defaults."""


def _row(
    family: str,
    players: int,
    deal: tuple[int, int, int],
    stock: str,
    trump: str,
    options: dict[str, object] | None = None,
) -> Ruleset:
    return {
        "family": family,
        "players": players,
        "deal": deal,
        "stock": stock,
        "trump": trump,
        "options": options or {},
    }


RULESETS: dict[str, Ruleset] = {
    "traditional-2": _row("traditional", 2, (8, 0, 8), "drawn", "first-lead"),
    "traditional-3": _row("traditional", 3, (7, 0, 3), "given", "named"),
    "traditional-4-classic": _row("traditional", 4, (6, 0, 0), "none", "first-lead"),
    "traditional-4-standard": _row("traditional", 4, (3, 3, 0), "none", "named"),
    "international-2": _row("international", 2, (6, 0, 12), "out", "named"),
    "international-3": _row("international", 3, (6, 0, 6), "out", "named"),
    "international-4": _row("international", 4, (6, 0, 0), "none", "named"),
    "international-5": _row("international", 5, (6, 0, 2), "out", "named"),
    "international-6": _row("international", 6, (5, 0, 2), "out", "named"),
    "talon": _row("international", 4, (5, 0, 4), "exchanged", "named"),
    "no-bidding": _row("international", 4, (6, 0, 0), "none", "turned"),
    "table-trump": _row("international", 4, (6, 0, 0), "none", "table"),
    "moldovan": _row("international", 4, (6, 0, 0), "none", "named", {"penalty_factor": 2}),  # V5: N7
}

DEFAULTS: dict[str, dict[str, object]] = {
    "traditional": {
        "iber": False,
        "overtrump": False,
        "announcements": True,
        "points_per_game_point": 33,
        "penalty_factor": 1,
        "partners": True,
        "win_margin": 1,
        "first_lead": "bid-winner",
        "all_pass": "redeal",
        "fixed_suit": None,
        "target": 11,
    },
    "international": {
        "iber": False,
        "overtrump": True,
        "announcements": False,
        "points_per_game_point": 1,
        "penalty_factor": 1,
        "partners": True,
        "win_margin": 1,
        "first_lead": "forehand",
        "all_pass": "redeal",
        "fixed_suit": None,
        "target": 21,
    },
}

WORDS = {
    "first_lead": ["bid-winner", "forehand"],
    "all_pass": ["redeal", "dealer-minimum", "fixed-suit", "forehand-zero"],
}
"""The options that are one of a few words."""
SWITCHES = ["iber", "overtrump", "announcements", "partners"]
NUMBERS = ["points_per_game_point", "penalty_factor", "win_margin", "target"]

BIDS = {"traditional": (1, 6), "international": (6, 11)}
"""B1, B4: the lowest and the highest bid."""


@dataclass(frozen=True)
class Table:
    """What a table has agreed on: a ruleset with its options settled."""

    ruleset: str
    family: str
    seats: list[str]
    sides: dict[str, list[str]]
    pack: frozenset[str]
    deal: tuple[int, int, int]
    stock: str
    trump: str
    bidding: bool
    lowest_bid: int
    highest_bid: int
    iber: bool
    overtrump: bool
    announcements: bool
    points_per_game_point: int
    penalty_factor: int
    win_margin: int
    first_lead: str
    all_pass: str
    fixed_suit: str | None
    target: int


def unlawful_value(name: str, value: object) -> str | None:
    """Say what is wrong with a single option, section R; None if nothing is."""
    if name in SWITCHES:
        return None if isinstance(value, bool) else f"{name} is true or false, not {value!r}"
    if name in NUMBERS:
        fine = isinstance(value, int) and not isinstance(value, bool) and value >= 1
        return None if fine else f"{name} is a positive number, not {value!r}"
    if name in WORDS:
        return None if value in WORDS[name] else f"{name} is one of {WORDS[name]}, not {value!r}"
    if name == "fixed_suit":
        return None if value is None or value in list(SUITS) else f"{name} is a suit, not {value!r}"
    return f"no option is called {name!r}"


def refusal(ruleset: str, options: dict[str, object]) -> str | None:
    """Say why these options can't be played under this ruleset, section R; None if they can."""
    if ruleset not in RULESETS:
        return f"no ruleset is called {ruleset!r}"
    for name, value in options.items():
        wrong = unlawful_value(name, value)
        if wrong:
            return wrong
    row = RULESETS[ruleset]
    settled = {**DEFAULTS[row["family"]], **row["options"], **options}
    if row["trump"] == "first-lead" and settled["first_lead"] == "forehand":
        return "the bid winner's first lead makes trump (T2): forehand can't lead before"
    if settled["partners"] is False and row["players"] != 4:
        return "only four players choose whether they play as partners or alone (S2)"
    if row["trump"] == "turned" and settled["first_lead"] == "bid-winner":
        return "without bidding (V3) there is no bid winner to lead"
    if settled["all_pass"] == "fixed-suit" and settled["fixed_suit"] is None:
        return "fixed-suit needs its suit, fixed_suit"
    return None


def pack(players: int) -> frozenset[str]:
    """Give the pack, C2 and C3: 24 cards, with five or six players 32."""
    ranks = RANKS if players >= 5 else RANKS[2:]
    return frozenset(rank + s for rank in ranks for s in SUITS)


def table(ruleset: str, options: dict[str, object]) -> Table:
    """Settle a ruleset and the options laid over it, section R; refuse with `Fault` what can't be played."""
    reason = refusal(ruleset, options)
    if reason:
        raise Fault(reason)
    row = RULESETS[ruleset]
    settled = {**DEFAULTS[row["family"]], **row["options"], **options}
    players = row["players"]
    seats = SEATS[players]
    alone = {seat: [seat] for seat in seats}
    lowest, highest = BIDS[row["family"]]
    fixed = settled["fixed_suit"]
    return Table(
        ruleset=ruleset,
        family=row["family"],
        seats=seats,
        sides=PARTNERS.get(players, alone) if settled["partners"] is True else alone,
        pack=pack(players),
        deal=row["deal"],
        stock=row["stock"],
        trump=row["trump"],
        bidding=row["trump"] != "turned",
        lowest_bid=lowest,
        highest_bid=highest,
        iber=settled["iber"] is True,
        overtrump=settled["overtrump"] is True,
        announcements=settled["announcements"] is True,
        points_per_game_point=_number(settled["points_per_game_point"]),
        penalty_factor=_number(settled["penalty_factor"]),
        win_margin=_number(settled["win_margin"]),
        first_lead=str(settled["first_lead"]),
        all_pass=str(settled["all_pass"]),
        fixed_suit=None if fixed is None else suit(fixed),
        target=_number(settled["target"]),
    )


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
