"""Questions on which beliefs err, and on which candidates part."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from tutor.cards import Card, Hand, Rank, Suit
from tutor.drill.answers import Answer
from tutor.drill.beliefs import Belief, erring
from tutor.drill.law import Law
from tutor.drill.questions import AnnouncementOf, LegalPlays, MatchResultOf, Question, RoundScoreOf, TrickWinner
from tutor.drill.scenario import Scenario
from tutor.drill.solve import question_faults, solve
from tutor.generate.aims import AIMS
from tutor.generate.asked import CannotAsk
from tutor.generate.chance import one_of, shuffled
from tutor.generate.counts import random_count
from tutor.generate.positions import random_position
from tutor.generate.questions import kinds_for, random_question
from tutor.rules.notation import Bid, Play
from tutor.rules.position import Position, position_faults
from tutor.rules.ruleset import PRESETS, Bidding, OptionsRefused, RuleSet, TrumpBy

TRIES: Final = 400
"""Questions looked at before `distinguish` takes the best it has seen."""

_STEPS: Final[dict[str, tuple[str, ...]]] = {
    "strength": ("rank-order", "trick-winner", "legal-plays", "may-play"),
    "worth": ("trick-points", "card-points", "side-total", "round-score"),
    "winner": ("trick-winner",),
    "lawful": ("legal-plays", "may-play", "find-revoke"),
    "following": ("legal-plays", "may-play", "find-revoke"),
    "trumping": ("legal-plays", "may-play", "find-revoke"),
    "stock_binds": ("legal-plays", "may-play"),
    "answer": ("legal-plays", "may-play"),
    "announcement": ("announcement",),
    "pair": ("side-total", "round-score"),
    "pairs_count": ("side-total", "round-score"),
    "announced": ("side-total", "round-score"),
    "bids": ("legal-bids",),
    "outcome": ("auction-result",),
    "next_dealer": ("next-dealer",),
    "first_leader": ("first-leader",),
    "deal": ("deal",),
    "trump": ("trump",),
    "game_points": ("game-points", "round-score"),
    "side_points": ("round-score",),
    "toward_bid": ("round-score",),
    "made": ("round-score",),
    "failed": ("round-score",),
    "others": ("round-score",),
    "round_scores": ("round-score",),
    "played_scores": ("round-score",),
    "match": ("match-result",),
    "bid_lost": ("accusation",),
    "void": ("accusation",),
    "judgement": ("accusation",),
}
"""Which kinds of question show each step of the law."""


def kinds_of(belief: Belief) -> tuple[str, ...]:
    """The kinds of question that a belief can answer wrongly.

    >>> from tutor.drill.beliefs import BELIEFS
    >>> kinds_of(BELIEFS["may-discard-when-void"])
    ('legal-plays', 'may-play', 'find-revoke')
    """
    changed = [step for step in _STEPS if any(step in vars(kind) for kind in _own_classes(belief))]
    return tuple(dict.fromkeys(kind for step in changed for kind in _STEPS[step]))


def _own_classes(belief: Belief) -> list[type]:
    return [kind for kind in type(belief).__mro__ if issubclass(kind, Belief) and kind is not Belief]


def aimed_at_belief(rng: Random, belief: Belief, kind: str | None = None) -> Scenario:
    """A question that this belief answers wrongly.

    Raises: `CannotAsk` where none is found.
    """
    kinds = kinds_of(belief) if kind is None else (kind,)
    for _ in range(4 * TRIES):
        scenario = _any_question(rng, one_of(rng, kinds))
        if scenario is not None and next(erring(scenario.position, scenario.question, [belief]), None) is not None:
            return scenario
    raise CannotAsk("any table", kind, belief.refuted_by[0])


def distinguish(
    rng: Random, candidates: Sequence[Belief], tries: int = TRIES, rules: RuleSet | None = None
) -> Scenario | None:
    """A question on which candidates part: of many, that whose largest group of equal answers is smallest.

    With `rules` it is asked at that table. None where nothing seen parts them.
    """
    kinds = list(dict.fromkeys(kind for belief in candidates for kind in kinds_of(belief)))
    best: Scenario | None = None
    smallest = len(candidates)
    for _ in range(tries):
        scenario = _any_question(rng, one_of(rng, kinds), rules)
        if scenario is None:
            continue
        size = largest_group(scenario.position, scenario.question, candidates)
        if size < smallest:
            best, smallest = scenario, size
            if size == 1:
                break
    return best


def largest_group(position: Position, question: Question, candidates: Sequence[Law]) -> int:
    """How many candidates at most give one and the same answer."""
    groups: dict[Answer | None, int] = defaultdict(int)
    for belief in candidates:
        groups[belief.answer(position, question)] += 1
    return max(groups.values())


# -- questions of wide variety ---------------------------------------------------------------------------------------


def _any_question(rng: Random, kind: str, table: RuleSet | None = None) -> Scenario | None:
    """A question of a kind at some table with some options: plain, aimed at some rule, or made to show a rarity."""
    rules = table if table is not None else any_table(rng)
    if kind not in kinds_for(rules) and kind != "announcement":
        return None
    special = _SPECIAL.get(kind)
    try:
        if special is not None and rng.random() < (0.1 if kind == "legal-plays" else 0.4):
            position, question = special(rng, rules)
            if position_faults(position) or question_faults(position, question):
                return None
            rule = solve(position, question).reasons[0].rule
            return Scenario(id=f"gen-{rules.id}-{kind}", position=position, question=question, rules_taught=(rule,))
        aims = [aim for aim in AIMS if aim.kind == kind and (table is None or aim.fits(table))]
        if aims and rng.random() < 0.5:
            aim = one_of(rng, aims)
            rules = table if table is not None else one_of(rng, aim.tables)
            position, question = aim.make(rng, rules)
            return Scenario(id=f"gen-{rules.id}-{kind}", position=position, question=question, rules_taught=(aim.rule,))
        return random_question(rng, rules, kind)
    except CannotAsk:
        return None


_VARIED: Final[tuple[tuple[str, tuple[object, ...]], ...]] = (
    ("iber", (True, False)),
    ("overtrump", (True, False)),
    ("announcements", (True, True, False)),
    ("penalty_factor", (1, 1, 2)),
    ("win_margin", (1, 1, 2)),
)


def any_table(rng: Random) -> RuleSet:
    """A ruleset with some of the options that tables differ on set by chance."""
    rules = one_of(rng, list(PRESETS.values()))
    chosen = {name: one_of(rng, values) for name, values in _VARIED if rng.random() < 0.3}
    if rules.bidding is not Bidding.NONE and rng.random() < 0.1:
        chosen["all_pass"] = one_of(rng, ("dealer-minimum", "forehand-zero"))
    try:
        return rules.with_options(chosen)
    except OptionsRefused:
        return rules


def _low_trick(rng: Random, rules: RuleSet) -> tuple[Position, Question]:
    """A trick of low cards: only there do strength and points part."""
    low = [card for card in rules.pack if card.rank <= Rank.JACK]
    cards = shuffled(rng, low if rng.random() < 0.6 else list(rules.pack))[: rules.players]
    leader = one_of(rng, rules.circle)
    trick = tuple(Play(seat, card) for seat, card in zip(rules.from_seat(leader), cards, strict=True))
    return Position(rules=rules, trump=one_of(rng, cards).suit, trick=trick), TrickWinner()


def _shown_partner(rng: Random, rules: RuleSet) -> tuple[Position, Question]:
    """A lead from a hand whose partner's hand lies open: the pair may be divided between them."""
    position = random_position(rng, rules)
    seat = position.turn
    mates = [mate for mate in rules.seats_of(rules.side_of(seat)) if mate != seat] if seat is not None else []
    if seat is None or not mates or position.trick:
        raise CannotAsk(rules.id, "announcement")
    hand, free = list(position.hands[seat]), list(rules.pack - position.hands[seat] - _gone(position))
    royals = [card for card in hand if card.rank in (Rank.QUEEN, Rank.KING)]
    if not royals or len(free) < len(hand):
        raise CannotAsk(rules.id, "announcement")
    card = one_of(rng, royals)
    other = Card.of(Rank.KING if card.rank is Rank.QUEEN else Rank.QUEEN, card.suit)
    theirs = shuffled(rng, [left for left in free if left != other])[: len(hand) - 1]
    theirs.append(other if other in free else shuffled(rng, [left for left in free if left not in theirs])[0])
    hands = {seat: position.hands[seat], mates[0]: Hand.of(theirs)}
    return replace(position, hands=hands, to_play=seat), AnnouncementOf(card)


def _gone(position: Position) -> Hand:
    taken = Hand.of(card for cards in (position.taken or {}).values() for card in cards)
    return taken | Hand.of(position.cards)


def _scored_round(rng: Random, rules: RuleSet) -> tuple[Position, Question]:
    """A counted round with the match scores before it, some near zero; now and then with a bid of every card."""

    count = random_count(rng, rules)
    if rules.bidding is not Bidding.NONE and rng.random() < 0.5:
        count = count.bidding(one_of(rng, list(rules.bids)))
    scores = {side: one_of(rng, range(5)) for side in rules.sides}
    return count.position(scores=scores if rng.random() < 0.7 else None), RoundScoreOf()


def _scores_with_bid(rng: Random, rules: RuleSet) -> tuple[Position, Question]:
    """Match scores near the target, with the bid of the round that led to them."""
    scores = {side: max(0, rules.target + one_of(rng, range(-4, 5))) for side in rules.sides}
    bid = None
    if rules.bidding is not Bidding.NONE:
        bid = Bid(one_of(rng, rules.circle), one_of(rng, list(rules.bids)))
    return Position(rules=rules, scores=scores, bid=bid), MatchResultOf()


def _pair_led(rng: Random, rules: RuleSet) -> tuple[Position, Question]:
    """A lead by the winner of a bidding that went to 1, who holds a pair: in trump, or for the first lead."""
    if rules.lowest_bid != 1 or not rules.announcements:
        raise CannotAsk(rules.id, "legal-plays")
    suit = one_of(rng, list(Suit))
    pair = Hand.of(Card.of(rank, suit) for rank in (Rank.QUEEN, Rank.KING))
    size = rules.hand_size - one_of(rng, range(3))
    hand = pair | Hand.of(shuffled(rng, list(rules.pack - pair))[: size - 2])
    seat = one_of(rng, rules.circle)
    opens = rules.trump_by is TrumpBy.FIRST_LEAD and size == rules.hand_size
    return (
        Position(
            rules=rules,
            trump=None if opens else suit,
            hands={seat: hand},
            to_play=seat,
            opening=size == rules.hand_size,
            stock=rules.stock_size if size == rules.hand_size else 0,
            bid=Bid(seat, 1),
        ),
        LegalPlays(),
    )


_SPECIAL: Final = {
    "legal-plays": _pair_led,
    "trick-winner": _low_trick,
    "announcement": _shown_partner,
    "round-score": _scored_round,
    "match-result": _scores_with_bid,
}
