"""One of everything that is said: reasons of every kind, questions with answers, positions to tell."""

from collections.abc import Mapping

from tests.rules.written import c, h
from tutor.cards import Card, Suit
from tutor.drill import answers as given
from tutor.drill import questions as asked
from tutor.drill import remarks
from tutor.drill.answers import Answer
from tutor.drill.questions import Question, Text
from tutor.drill.remarks import Remark
from tutor.rules import duties, reasons
from tutor.rules.auction import Nobody, Open, Redeal
from tutor.rules.notation import Bid, parse_bid, parse_calls, parse_plays
from tutor.rules.position import Position
from tutor.rules.reasons import Reason
from tutor.rules.record import Record
from tutor.rules.ruleset import PRESETS, RuleSet
from tutor.rules.seats import Seat, Side

HEARTS, BELLS, ACORNS, LEAVES = Suit
US, THEM, ALONE, YOU_ALONE = Side("N-S"), Side("E-W"), Side("W"), Side("S")
SIDES = (US, THEM, ALONE, YOU_ALONE)


def _parts(text: str) -> tuple[tuple[Card, int], ...]:
    return tuple((card, card.points) for card in h(text))


DUTIES: tuple[duties.Rung, ...] = (
    duties.LeadAnything(),
    duties.AnythingWhileStock(ACORNS),
    duties.FollowSuit(HEARTS),
    duties.FollowSuit(BELLS, unbeaten=c("Td")),
    duties.FollowSuit(ACORNS, ruffed=c("Js")),
    duties.BeatInSuit(HEARTS, c("Kh")),
    duties.TrumpIn(HEARTS, LEAVES),
    duties.TrumpIn(BELLS, LEAVES, ruffed=c("9s")),
    duties.TrumpIn(BELLS, LEAVES, ruffed=c("Qs"), iber=True),
    duties.TrumpIn(BELLS, LEAVES, iber=True),
    duties.Overtrump(BELLS, LEAVES, c("9s")),
    duties.Undertrump(BELLS, LEAVES, c("Ts")),
    duties.DiscardAnything(HEARTS, LEAVES),
    duties.DiscardAnything(LEAVES, LEAVES),
    duties.DiscardAnything(HEARTS, None),
)
BROKEN: tuple[duties.Rung, ...] = (
    duties.FollowSuit(HEARTS),
    duties.BeatInSuit(HEARTS, c("Kh")),
    duties.TrumpIn(HEARTS, LEAVES),
    duties.Overtrump(BELLS, LEAVES, c("9s")),
    duties.Undertrump(BELLS, LEAVES, c("Ts")),
)
REASONS: tuple[Reason, ...] = (
    *DUTIES,
    reasons.TakenByTrump(Seat.N, c("9s"), BELLS, LEAVES, 1),
    reasons.TakenByTrump(Seat.S, c("As"), BELLS, LEAVES, 3),
    reasons.TakenInSuit(Seat.W, c("Ah"), HEARTS, LEAVES, mixed=True),
    reasons.TakenInSuit(Seat.W, c("Ah"), HEARTS, LEAVES, mixed=False),
    reasons.TakenInSuit(Seat.S, c("As"), LEAVES, LEAVES, mixed=True),
    reasons.TakenInSuit(Seat.NE, c("Th"), HEARTS, None, mixed=True),
    reasons.CardsCounted(_parts("Ah Kd 9c"), 15),
    reasons.CardsCounted(_parts("Js"), 2),
    reasons.CardsCounted(_parts("Ah As Th Kh Qc Qd 9h 9s 9c"), 42),
    reasons.CardsCounted((), 0),
    *(reasons.SideCounted(side, 64, (), 0, 64) for side in SIDES),
    *(reasons.SideCounted(side, 44, ((HEARTS, 20),), 20, 64) for side in SIDES),
    reasons.SideCounted(THEM, 0, ((HEARTS, 20), (LEAVES, 40)), 60, 60),
    reasons.GamePointsCounted(20, 33, 0, 20),
    reasons.GamePointsCounted(40, 33, 1, 7),
    reasons.GamePointsCounted(100, 33, 3, 1),
    reasons.GamePointsCounted(99, 33, 3, 0),
    reasons.GamePointsCounted(64, 1, 64, 0),
    reasons.PairAnnounced(c("Kh"), HEARTS, 20, LEAVES),
    reasons.PairAnnounced(c("Qs"), LEAVES, 40, LEAVES),
    reasons.OpeningPairIsTrump(c("Qd"), BELLS, 40),
    reasons.NotLeading(c("Kh"), BELLS),
    reasons.PairBroken(c("Qc"), BELLS),
    reasons.PairIncomplete(c("Kh"), c("Qh")),
    reasons.NotAPairCard(c("Jh")),
    reasons.NoAnnouncementsHere(c("Kh")),
    reasons.MayBidFirst(Seat.S, 1, 6, False),
    reasons.MayBidFirst(Seat.W, 6, 11, True),
    reasons.MayBidHigher(Seat.S, 2, 6, False),
    reasons.MayBidHigher(Seat.N, 5, 6, False),
    reasons.OnlyPassLeft(Seat.S, 6, False),
    reasons.OnlyPassLeft(Seat.E, 11, True),
    reasons.BiddingOver(False),
    reasons.BiddingOver(True),
    reasons.HighestBidWins(Seat.S, 3),
    reasons.HighestBidWins(Seat.N, 2),
    reasons.StillToSpeak(Seat.S, True),
    reasons.StillToSpeak(Seat.E, True),
    reasons.StillToSpeak(Seat.S, False),
    reasons.StillToSpeak(Seat.E, False),
    reasons.AllPassedRedeal(Seat.S),
    reasons.AllPassedRedeal(Seat.E),
    reasons.AllPassedDealerBound(Seat.S, 1),
    reasons.AllPassedDealerBound(Seat.E, 6),
    reasons.AllPassedFixedSuit(HEARTS),
    reasons.AllPassedForehandZero(Seat.S),
    reasons.AllPassedForehandZero(Seat.W),
    reasons.TrumpFromFirstLead(Seat.S, c("Ac"), ACORNS),
    reasons.TrumpFromFirstLead(Seat.N, c("Kh"), HEARTS),
    reasons.TrumpNamed(BELLS, True),
    reasons.TrumpNamed(BELLS, False),
    reasons.TrumpTurned(LEAVES, c("9s")),
    reasons.TrumpByTurns(ACORNS),
    reasons.TrumpOfTable(HEARTS),
    reasons.BidWinnerLeads(Seat.S),
    reasons.BidWinnerLeads(Seat.W),
    reasons.ForehandLeads(Seat.S, Seat.E),
    reasons.ForehandLeads(Seat.W, Seat.S),
    reasons.ForehandLeads(Seat.N, Seat.W),
    reasons.DealMoves(Seat.S, Seat.W),
    reasons.DealMoves(Seat.E, Seat.S),
    reasons.DealMoves(Seat.W, Seat.N),
    reasons.DealNumbers(4, 6, 0, 0, "S6"),
    reasons.DealNumbers(4, 3, 3, 0, "S7"),
    reasons.DealNumbers(2, 8, 0, 8, "S4"),
    reasons.RankOrder((c("Jh"), c("Kh"), c("Th"), c("Ah"))),
    *(reasons.BidMade(side, 2, 74, 33, 2, 2, "N3") for side in SIDES),
    *(reasons.BidMade(side, 8, 74, 1, 74, 74, "N5") for side in SIDES),
    *(reasons.BidFailed(side, 2, 64, 33, 1, 1, -2, "N3") for side in SIDES),
    reasons.BidFailed(US, 2, 20, 33, 0, 1, -2, "N3"),
    *(reasons.BidFailed(side, 8, 7, 1, 7, 2, -16, "N7") for side in SIDES),
    reasons.BidFailed(THEM, 7, 1, 1, 1, 3, -21, "N7"),
    *(reasons.AllCardsMade(side, 11, 120, 120) for side in SIDES),
    *(reasons.AllCardsFailed(side, 11, 4, 1, -11) for side in SIDES),
    *(reasons.SideScores(side, 56, 33, 1, 1, "N4") for side in SIDES),
    reasons.SideScores(THEM, 18, 33, 0, 0, "N4"),
    *(reasons.SideScores(side, 56, 1, 56, 56, "N5") for side in SIDES),
    *(reasons.MatchWon(side, 13, 11, 11, 1) for side in SIDES),
    reasons.TargetNotReached(9, 11),
    reasons.LevelAtTop(12, (US, THEM)),
    reasons.LevelAtTop(12, (Side("S"), Side("W"), Side("E"))),
    *(reasons.LeadTooSmall(side, 12, 11, 2) for side in SIDES),
    *(reasons.RevokeFound(3, Seat.W, c("9h"), why, h("Js As")) for why in BROKEN),
    *(reasons.RevokeFound(3, Seat.S, c("9h"), why, h("Js")) for why in BROKEN),
    reasons.NoRevoke(0),
    reasons.NoRevoke(1),
    reasons.NoRevoke(19),
    reasons.NoRevoke(24),
    reasons.AccusationRight(Seat.S, US, 3, c("9h"), 3),
    reasons.AccusationRight(Seat.E, THEM, 3, c("9h"), 3),
    *(reasons.BidLostToo(side, 2) for side in SIDES),
    reasons.AccusationWrong(Seat.W, Seat.S, THEM, 3),
    reasons.AccusationWrong(Seat.S, Seat.W, US, 3),
    reasons.AccusationWrong(Seat.N, Seat.W, US, 3),
    reasons.TalkPunished(Seat.S, US, 3),
    reasons.TalkPunished(Seat.E, THEM, 3),
    reasons.PenaltyWaived(),
    reasons.Authored("S11"),
)

REMARKS: tuple[Remark, ...] = (
    remarks.NotOfSuitLed(c("9s"), HEARTS, 1),
    remarks.NotOfSuitLed(c("9s"), HEARTS, 3),
    remarks.TooLowInSuit(c("9h"), c("Kh")),
    remarks.NotATrump(c("9h"), BELLS, LEAVES, 2),
    remarks.TooLowTrump(c("9s"), c("Qs")),
    remarks.ForgotLead(c("9s")),
    remarks.ForgotWhileStock(c("9s"), HEARTS),
    remarks.ForgotInSuit(c("9h"), HEARTS),
    remarks.ForgotBeating(c("Ah"), c("Kh")),
    remarks.ForgotTrump(c("9s"), LEAVES),
    remarks.ForgotOvertrump(c("As"), c("9s")),
    remarks.ForgotUndertrump(c("9s"), c("As")),
    remarks.ForgotDiscard(c("9c"), HEARTS),
    remarks.OffSuitCantWin(Seat.W, c("Ac"), HEARTS),
    remarks.BeatenInSuit(Seat.S, c("Kh"), c("Th")),
    remarks.BeatenByTrump(Seat.N, c("Ah"), c("9s")),
    remarks.CardLeftOut(c("Th"), 10),
    remarks.CountedTooFew(12, 2),
    remarks.CountedTooMany(16, 2),
    remarks.PairsLeftOut(40),
    remarks.NextPointAt(3, 99, 98),
    remarks.PointReachedAt(0, 33, 40),
    remarks.PointReachedAt(1, 66, 66),
    remarks.WorthMore(20, 40),
    remarks.WorthLess(20, 0),
    remarks.BidTooLow(2, 3),
    remarks.BidForgotten(4),
    remarks.PassForgotten(Seat.S),
    remarks.StillBidding(Seat.S),
    remarks.StillBidding(Seat.W),
    remarks.NobodyLeftToBid(4),
    remarks.BidWasBeaten(Seat.S, 1, Seat.W, 2),
    remarks.BidWasBeaten(Seat.W, 1, Seat.S, 2),
    remarks.BidNotFinal(Seat.W, 2, Seat.S),
    remarks.BidNotFinal(Seat.S, 2, Seat.W),
    remarks.SpeaksNotNow(Seat.W, Seat.S),
    remarks.SpeaksNotNow(Seat.S, Seat.N),
    remarks.SomebodyBid(Seat.S, 1),
    remarks.SomebodyBid(Seat.E, 2),
    remarks.NobodyBid(Seat.E),
    remarks.NotTheTrump(HEARTS, LEAVES),
    remarks.LeadsNot(Seat.W, Seat.S),
    remarks.LeadsNot(Seat.S, Seat.W),
    remarks.DealsNot(Seat.W, Seat.S),
    remarks.DealsNot(Seat.S, Seat.W),
    remarks.DealtOtherwise("each", 6, 8),
    remarks.DealtOtherwise("then", 0, 3),
    remarks.DealtOtherwise("left", 0, 8),
    remarks.StandsElsewhere(c("Th"), c("Kh")),
    *(remarks.ChangeOff(side, 2, -2) for side in SIDES),
    remarks.RoundIsVoid(Seat.S),
    remarks.RoundIsVoid(Seat.W),
    remarks.RoundGoesOn(Seat.W),
    *(remarks.HasNotWon(side, -4) for side in SIDES),
    *(remarks.MatchIsOver(side, 12) for side in SIDES),
    *(remarks.PlayWasLawful(2, Seat.W, c("9h"), why) for why in DUTIES),
    remarks.RevokedEarlier(4, Seat.W, c("9h")),
    remarks.RevokeOverlooked(2, Seat.W, c("9h")),
    remarks.StatementIs(True),
    remarks.StatementIs(False),
    remarks.ChoiceOff(2, True),
    remarks.ChoiceOff(2, False),
)

_CHOICE = asked.Choice(
    (
        Text(sentences=(("en", "One"), ("ro", "Una"), ("de", "Eins"))),
        Text(sentences=(("en", "Two"), ("ro", "Două"), ("de", "Zwei"))),
    ),
    (1,),
)
_CLAIM = Text(
    sentences=(
        ("en", "The ten beats the king."),
        ("ro", "Zecarul bate pătrarul."),
        ("de", "Die Zehn schlägt den König."),
    )
)
ASKED: tuple[tuple[Question, tuple[Answer, ...]], ...] = (
    (asked.LegalPlays(), (given.Cards(h("Th Ah")), given.Cards(h("9s")))),
    (asked.MayPlay(c("Th")), (given.YesNo(True), given.YesNo(False))),
    (asked.TrickWinner(), (given.Who(Seat.S), given.Who(Seat.N))),
    (asked.TrickPoints(), tuple(given.Number(number) for number in (0, 1, 2, 19, 20, 21))),
    (asked.CardPointsOf(), tuple(given.Number(number) for number in (0, 1, 101, 120))),
    *((asked.SideTotalOf(side), (given.Number(64), given.Number(119))) for side in SIDES),
    *((asked.GamePointsFor(side=side), (given.Number(0), given.Number(1), given.Number(3))) for side in SIDES),
    (asked.GamePointsFor(total=1), (given.Number(0),)),
    (asked.GamePointsFor(total=101), (given.Number(3),)),
    (asked.GamePointsFor(total=122), (given.Number(3), given.Number(20))),
    (asked.AnnouncementOf(c("Qh")), (given.Number(0), given.Number(20), given.Number(40))),
    (asked.LegalBids(), (given.Bids(True, (3, 4, 5, 6)), given.Bids(True, ()), given.Bids(False, ()))),
    (
        asked.AuctionResult(),
        (
            *(given.Stands(Bid(seat, amount)) for seat, amount in ((Seat.S, 1), (Seat.N, 2), (Seat.S, 0))),
            *(given.Stands(Open(seat)) for seat in (Seat.S, Seat.E)),
            given.Stands(Redeal()),
            given.Stands(Nobody()),
        ),
    ),
    (asked.TrumpSuit(), (given.WhichSuit(ACORNS),)),
    (asked.FirstLeader(), (given.Who(Seat.S), given.Who(Seat.W))),
    (asked.NextDealer(), (given.Who(Seat.S), given.Who(Seat.NE))),
    (asked.Deal(), (given.Dealt(3, 3, 0), given.Dealt(8, 0, 8))),
    (asked.RankOrderOf((c("Th"), c("9h"), c("Kh"))), (given.Order((c("9h"), c("Kh"), c("Th"))),)),
    (asked.RoundScoreOf(), (given.Scores(((US, 2), (THEM, -2))), given.Scores(((YOU_ALONE, 0), (ALONE, 3))))),
    (asked.MatchResultOf(), (given.Winner(None), *(given.Winner(side) for side in SIDES))),
    (asked.FindRevoke(), (given.Revoke(), given.Revoke(3, Seat.S), given.Revoke(3, Seat.W))),
    (
        asked.Accusation(Seat.S, Seat.W),
        (
            given.Settled(given.Scores(((US, 0), (THEM, -5))), True),
            given.Settled(given.Scores(((US, -3), (THEM, 0))), False),
        ),
    ),
    (asked.Accusation(Seat.W, Seat.S, waive=True), ()),
    (asked.Accusation(Seat.W, Seat.N), ()),
    (asked.Accusation(Seat.W, Seat.S, talk=True, true_talk=True), ()),
    (asked.Accusation(Seat.S, Seat.E, talk=True, true_talk=False), ()),
    (asked.TrueFalse(_CLAIM, True), (given.YesNo(True), given.YesNo(False))),
    (_CHOICE, (given.Chosen((1,), ("One",)), given.Chosen((1, 2), ("One", "Two")))),
)


def _rules(id_: str, **options: object) -> RuleSet:
    return PRESETS[id_].with_options(options)


def _position(id_: str, options: Mapping[str, object] | None = None, **parts: object) -> Position:
    return Position(rules=_rules(id_, **(options or {})), **parts)  # type: ignore[arg-type]


_CLASSIC = PRESETS["traditional-4-classic"]
_HANDS = {
    Seat.S: h("Ah Th 9h Jd 9s Kc"),
    Seat.W: h("Kh Jh Qd Td 9d Ac"),
    Seat.N: h("Qh Js Qs Ks Ts As"),
    Seat.E: h("Kd Ad 9c Jc Qc Tc"),
}
_RECORD = Record(
    dealer=Seat.E,
    hands={seat: tuple(hand) for seat, hand in _HANDS.items()},
    auction=parse_calls("S:1 W:pass N:3 E:pass", _CLASSIC),
    plays=(
        parse_plays("N:Qs! E:9c S:9s W:9d", _CLASSIC),
        parse_plays("N:As E:Jc", _CLASSIC),
    ),
)
TABLES: Mapping[str, Position] = {
    "the sketch": _position(
        "traditional-4-classic",
        trump=LEAVES,
        hands={Seat.S: h("Ah Th 9h Jd 9s Kc")},
        trick=parse_plays("W:Kh N:Qh E:9c", _CLASSIC),
    ),
    "iber, another hand, an announced lead": _position(
        "traditional-4-classic",
        {"iber": True},
        hands={Seat.W: h("Ah"), Seat.S: h("Th 9c")},
        trick=parse_plays("N:Kd! E:Ad S:9d", _CLASSIC),
    ),
    "two players with a stock": _position(
        "traditional-2", trump=HEARTS, hands={Seat.S: h("Ah"), Seat.N: h("Kc")}, to_play=Seat.N, stock=2
    ),
    "bidding": _position(
        "traditional-4-classic", dealer=Seat.S, auction=parse_calls("W:pass N:2 E:3 S:pass", _CLASSIC)
    ),
    "a bid won": _position("traditional-3", dealer=Seat.W, bid=parse_bid("S:2", PRESETS["traditional-3"])),
    "piles and announcements": _position(
        "traditional-4-classic",
        trump=LEAVES,
        taken={US: h("Ah Th Kc"), THEM: h("")},
        announced={US: (HEARTS, LEAVES), THEM: (ACORNS,)},
        bid=Bid(Seat.W, 1),
    ),
    "each alone": _position(
        "traditional-4-classic",
        {"partners": False},
        taken={Side("W"): h("Ah"), Side("S"): h("9h")},
        scores={Side("S"): 3, Side("W"): -4},
    ),
    "a pile": _position("international-4", pile=h("Ah Th")),
    "a large pile": _position("international-4", pile=h("Ah Th Kh Jc Qc 9s As")),
    "bidding with a hand": _position(
        "traditional-4-classic", dealer=Seat.N, hands={Seat.E: h("Ah 9s")}, auction=parse_calls("E:1", _CLASSIC)
    ),
    "a hand that opens": _position("traditional-4-classic", hands={Seat.S: h("Kh Qh")}, opening=True),
    "scores": _position(
        "international-4", {"overtrump": False, "penalty_factor": 2}, scores={US: 21, THEM: 19}, target=31
    ),
    "a record": _position("traditional-4-classic", record=_RECORD),
    "a record without plays": _position(
        "no-bidding",
        record=Record(dealer=Seat.S, hands={seat: tuple(hand) for seat, hand in _HANDS.items()}, turned=c("Kc")),
    ),
    "three players, cards given": _position(
        "traditional-3",
        record=Record(
            dealer=Seat.E,
            hands={
                Seat.S: tuple(h("Ah Th Kh Qh Jh 9h As")),
                Seat.W: tuple(h("Ad Td Kd Qd Jd 9d Ac")),
                Seat.E: tuple(h("Tc Kc Qc Jc 9c Ts Ks")),
            },
            stock=(c("Qs"), c("Js"), c("9s")),
            auction=parse_calls("S:3 W:pass E:pass", PRESETS["traditional-3"]),
            trump=HEARTS,
            gives=((Seat.W, c("Qs")), (Seat.E, c("9s"))),
        ),
    ),
    "a talon": _position(
        "talon",
        record=Record(
            dealer=Seat.E,
            hands={
                Seat.S: tuple(h("Ah Th Kh Qh Jh")),
                Seat.W: tuple(h("Ad Td Kd Qd Jd")),
                Seat.N: tuple(h("Ac Tc Kc Qc Jc")),
                Seat.E: tuple(h("As Ts Ks Qs Js")),
            },
            stock=(c("9h"), c("9d"), c("9c"), c("9s")),
            auction=parse_calls("S:pass W:7 N:pass E:pass", PRESETS["talon"]),
            trump=BELLS,
            discards=(c("Jd"),),
        ),
    ),
}
