"""A round in progress, for loops: masks and small integers, changed in place.

Frozen values stand at the edges (`position`, `record`); solvers, generators and benches run on this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tutor.cards import Card, Rank, Suit
from tutor.cards.hand import by_rank
from tutor.rules.duties import FREE, LEAD, Duty, Row, Rung, lawful, owed, row_of
from tutor.rules.ruleset import RuleSet, TrumpBy

_PAIRS: Final = tuple(Card.of(Rank.QUEEN, suit).bit | Card.of(Rank.KING, suit).bit for suit in Suit)
_ROYALS: Final = sum(_PAIRS)


class Unlawful(ValueError):
    """A card that the law forbids was given to the checked `play`; `duty` says what was owed."""

    def __init__(self, card: Card, duty: Duty) -> None:
        super().__init__(f"{card}: {duty.why}")
        self.card = card
        self.duty = duty


def pair_worth(rules: RuleSet, suit: Suit, trump: Suit | None) -> int:
    """What the pair of a suit is worth when announced: 20, or 40 if it is trump (A1).

    Where the first lead makes the trump and none is settled yet, the lead itself does (A4).
    """
    opens = trump is None and rules.trump_by is TrumpBy.FIRST_LEAD
    return 40 if suit == trump or opens else 20


class Table:
    """Hands, trick, trump, stock and what each side took.

    Seats and sides are indices into `rules.circle` and `rules.sides`. `trump` is None until the first lead settles it
    (T2). `stock` is drawn from its front.
    """

    __slots__ = (
        "_row",
        "announced",
        "hands",
        "rules",
        "stock",
        "taken",
        "trick",
        "tricks",
        "trump",
        "turn",
    )

    def __init__(
        self,
        rules: RuleSet,
        hands: Sequence[int],
        leader: int,
        trump: Suit | None,
        stock: Sequence[Card] = (),
    ) -> None:
        self.rules = rules
        self.hands = list(hands)
        self.turn = leader
        self.trump = trump
        self.stock = list(stock)
        self.trick: list[Card] = []
        self.taken = [0] * len(rules.sides)  # masks, by side
        self.tricks = [0] * len(rules.sides)  # how many, by side: a trick may be worth nothing and yet be taken
        self.announced: list[list[Suit]] = [[] for _ in rules.sides]
        self._row: Row | None = None

    @property
    def over(self) -> bool:
        """Whether all cards have been played."""
        return not (self.hands[self.turn] or self.trick)

    @property
    def best(self) -> Card | None:
        """The card that is winning the trick on the table."""
        return self._row.best if self._row is not None else None

    def lawful(self) -> int:
        """The cards (a mask) that the seat to play may play."""
        hand = self.hands[self.turn]
        row = self._row
        return hand if row is None or self.stock else lawful(hand, row)

    def owes(self) -> tuple[int, Rung]:
        """The same cards with their reason; `Duty(*owes())` makes a value of it."""
        row = self._row
        if row is None:
            return self.hands[self.turn], LEAD
        if self.stock:
            return self.hands[self.turn], FREE[self.trick[0] & 3]
        return owed(self.hands[self.turn], row)

    def lawful_cards(self) -> tuple[Card, ...]:
        """The lawful cards, from low to high."""
        return by_rank(self.lawful())

    def may_announce(self, card: Card) -> bool:
        """Whether leading this card may announce its pair (A1, A2)."""
        pair = _PAIRS[card & 3]
        return bool(
            self.rules.announcements and not self.trick and _ROYALS >> card & 1 and self.hands[self.turn] & pair == pair
        )

    def play(self, card: Card, *, announces: bool = False) -> None:
        """Play a lawful card for the seat whose turn it is.

        Raises: `Unlawful`; `ValueError` for an announcement that can't be made.
        """
        hand, row = self.hands[self.turn], self._row
        if not (hand if row is None or self.stock else lawful(hand, row)) >> card & 1:
            raise Unlawful(card, Duty(*self.owes()))
        if announces and not self.may_announce(card):
            raise ValueError(f"no pair to announce with {card}")
        self.put(card, announces=announces)

    def put(self, card: Card, *, announces: bool = False) -> None:
        """Play any card of the hand, lawful or not: nobody checks it for the players (X1)."""
        rules, turn, trick = self.rules, self.turn, self.trick
        self.hands[turn] ^= 1 << card
        if announces:
            self.announced[rules.side_numbers[turn]].append(card.suit)
        row = self._row
        if row is None:
            if self.trump is None and rules.trump_by is TrumpBy.FIRST_LEAD:
                self.trump = card.suit
            self._row = row_of(rules.iber, rules.overtrump, self.trump, card.suit, card)
        else:
            best = row.best
            if card & 3 == best & 3:
                wins = card > best
            else:
                wins = self.trump is not None and card & 3 == self.trump
            if wins:
                self._row = row_of(rules.iber, rules.overtrump, self.trump, trick[0].suit, card)
        trick.append(card)
        players = rules.players
        if len(trick) < players:
            self.turn = turn + 1 if turn + 1 < players else 0
        else:
            self._finish_trick()

    def _finish_trick(self) -> None:
        rules, trick, row = self.rules, self.trick, self._row
        assert row is not None
        winner = (self.turn + 1 + trick.index(row.best)) % rules.players
        side = rules.side_numbers[winner]
        mask = 0
        for card in trick:
            mask |= 1 << card
        self.taken[side] |= mask
        self.tricks[side] += 1
        self.trick = []
        self._row = None
        self.turn = winner
        if self.stock:  # P10: the winner draws first
            for offset in range(rules.players):
                self.hands[(winner + offset) % rules.players] |= 1 << self.stock.pop(0)

    def copy(self) -> Table:
        """A table of its own that stands where this one does."""
        other = Table(self.rules, self.hands, self.turn, self.trump, self.stock)
        other.trick = list(self.trick)
        other.taken = list(self.taken)
        other.tricks = list(self.tricks)
        other.announced = [list(suits) for suits in self.announced]
        other._row = self._row
        return other
