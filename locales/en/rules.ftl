# Every rule in a sentence, by its number in the rules of this project, with a short title.

# -- cards -------------------------------------------------------------------------------------------------------------

rule-C1 = A card has a suit and a rank; the Hungarian and the French packs draw and name the same cards differently.
    .title = Two faces, one card
rule-C2 = The usual pack has 24 cards: nine, { RANK("jack") }, { RANK("queen") }, king, ten and ace in four suits.
    .title = Twenty-four cards
rule-C3 = With five or six players sevens and eights join in, which makes 32 cards.
    .title = Thirty-two cards
rule-C4 = From weak to strong: nine, { RANK("jack") }, { RANK("queen") }, king, ten, ace; where sevens and eights are in
    play, they are weaker still. The ten beats the king and loses only to the ace.
    .title = Which card is stronger
rule-C5 = An ace counts 11, a ten 10, a king 4, { RANK("queen", form: "a") } 3, { RANK("jack", form: "a") } 2, all lower
    cards nothing: 30 in each suit, 120 in the pack.
    .title = What cards count

# -- seats, sides, deal ------------------------------------------------------------------------------------------------

rule-S1 = Dealing, bidding and playing all go clockwise; the first dealer is found in any way you like, and whoever sits
    next after the dealer is forehand.
    .title = Clockwise
rule-S2 = Two, three or five players each play alone; four play two against two, partners opposite, unless they agree
    otherwise; six make three sides of two.
    .title = Who plays with whom
rule-S3 = Before the deal the player on the dealer’s right cuts the pack, or taps it to leave it as it is.
    .title = Cut or tap
rule-S4 = Traditional, two players: eight cards each, and the other eight lie face down as the stock.
    .title = Two players: eight and a stock
rule-S5 = Traditional, three players: seven cards each, and three lie face down.
    .title = Three players: seven each
rule-S6 = Traditional, four players, classic: six cards each.
    .title = Classic: six each
rule-S7 = Traditional, four players, standard: three cards each, and three more once the trump is named, beginning with
    whoever named it.
    .title = Standard: three and three
rule-S8 = International: six cards each, three at a time, from forehand on; what is left over is out of play.
    .title = International: six each
rule-S9 = Traditional, three players: the bid winner names the trump, takes the three cards that lie face down, and gives
    one card to each of the others.
    .title = The three face-down cards
rule-S10 = After each round the deal moves on by one seat, clockwise; a round that is dealt again keeps its dealer.
    .title = The deal moves on
rule-S11 = Nobody looks at cards that have not been dealt, and no weak hand is a reason to deal again.
    .title = No peeking, no new deal

# -- bidding -----------------------------------------------------------------------------------------------------------

rule-B1 = Traditional: everybody speaks once, forehand first and the dealer last, and either passes or bids from one to
    six, higher than every bid before.
    .title = One turn each
rule-B2 = The highest bid wins the bidding.
    .title = The highest bid wins
rule-B3 = Nobody should ever bid six: that is good advice, not a rule.
    .title = Six is too much
rule-B4 = International: bidding goes round from six to eleven, each bid higher than the last; whoever passes is out, and it
    ends when only one is left.
    .title = Round and round
rule-B5 = When everybody passes, the same dealer deals again, unless the table has agreed on something else.
    .title = When all pass
rule-B6 = A bid of eleven promises every card that counts: it is made only if the others take no point at all.
    .title = Eleven means everything

# -- trump -------------------------------------------------------------------------------------------------------------

rule-T1 = Whoever wins the bidding chooses the trump.
    .title = Who chooses the trump
rule-T2 = With two players, and with four in the classic way, the first card that the bid winner leads makes its suit trump.
    .title = The first card makes the trump
rule-T3 = With three players, and with four in the standard way, the trump is named before the remaining cards are given
    out.
    .title = Named before the other cards
rule-T4 = International: the trump is named after the bidding.
    .title = Named after the bidding
rule-T5 = Without bidding, the dealer’s last card is turned up and makes the trump, or the suits take turns.
    .title = Turned up, or by turns
rule-T6 = Table cruce: one suit is trump for the whole match.
    .title = One trump for the match

# -- play --------------------------------------------------------------------------------------------------------------

rule-P1 = The bid winner leads first in the traditional game, forehand in the international one; after that, whoever took
    the last trick. A leader may lead any card.
    .title = Who leads
rule-P2 = If you hold the suit led, you must play it.
    .title = Follow suit
rule-P3 = If you don’t hold the suit led but hold a trump, you must play a trump.
    .title = If you can’t, trump
rule-P4 = If you hold neither the suit led nor a trump, you may throw any card; it can’t win the trick.
    .title = If neither, any card
rule-P5 = International: when you must trump and the trick has been trumped already, play a higher trump if you can.
    .title = Overtrump
rule-P6 = If all your trumps are too low to win, you must still play one of them.
    .title = Even a low trump must be played
rule-P7 = With iber, if you follow suit, you must beat the best card of that suit in the trick if you can, as long as nobody
    has trumped the trick.
    .title = Iber: beat if you can
rule-P8 = Once the suit led has been trumped, iber binds nobody any more in that trick.
    .title = A trump ends iber
rule-P9 = Two players: while cards are left in the stock, any card may be played to any card.
    .title = Free while the stock lasts
rule-P10 = Two players: after each trick its winner takes the top card of the stock, then the other takes one.
    .title = The winner draws first
rule-P11 = The highest trump takes the trick; where there is none, the highest card of the suit led does.
    .title = Who takes the trick
rule-P12 = Tricks lie face down, and nobody looks at them again before the count.
    .title = Tricks stay closed

# -- announcements -----------------------------------------------------------------------------------------------------

rule-A1 = { CAP(RANK("king")) } and { RANK("queen") } of one suit in one hand are a pair: 20 points, or 40 in trump.
    .title = The pair: 20 or 40
rule-A2 = You announce a pair only when you lead one of its two cards while you hold both.
    .title = Announce when leading
rule-A3 = If you play one of the two when somebody else has led, the pair is broken and worth nothing.
    .title = A broken pair
rule-A4 = Where the first card makes the trump, a pair announced with it is in trump, and worth 40.
    .title = First lead: 40
rule-A5 = An announcement counts at once, whether or not you take that trick, or any.
    .title = It counts without a trick
rule-A6 = All four pairs make 100 at most: 40 and three times 20.
    .title = All four pairs

# -- counting ----------------------------------------------------------------------------------------------------------

rule-N1 = Count the cards in the tricks you took, partners’ together, and add the announcements.
    .title = Cards and announcements
rule-N2 = Traditional: every full 33 makes a game point, and what is left over counts for nothing. Partners add first,
    then divide.
    .title = Thirty-three to a point
rule-N3 = Traditional: if the bid is made, the bidders score all that they made; if not, they lose what they bid.
    .title = Made or minus
rule-N4 = Traditional: everybody else scores what they made, whatever they bid.
    .title = The others score too
rule-N5 = International: if the bid is made, the bidders score all their points, not the bid; if not, they lose what they
    bid. The others score theirs either way.
    .title = International scoring
rule-N6 = A score may fall below zero.
    .title = Below zero
rule-N7 = With a double penalty, a failed bid costs twice what was bid.
    .title = Double penalty
rule-N8 = Without bidding everybody scores what they made, and nobody can fail.
    .title = Scoring without bidding

# -- the match ---------------------------------------------------------------------------------------------------------

rule-M1 = You agree before the match how far it goes: usually to 6, 11 or 21, and in the international game to 11, 21
    or 31.
    .title = How far the match goes
rule-M2 = After a whole round, the highest score that has reached the target wins; level at the top, you play another round.
    .title = Who wins the match

# -- honesty -----------------------------------------------------------------------------------------------------------

rule-X1 = Playing a card that the rules forbid is a revoke, and the players must notice it themselves.
    .title = The revoke
rule-X2 = Whoever is rightly accused of a revoke costs their side 3; the round is void and dealt again.
    .title = Rightly accused
rule-X3 = If the offenders had won the bidding, they lose their bid as well, but never double.
    .title = The bid is lost too
rule-X4 = A false accusation costs the accuser’s side 3, and the round goes on.
    .title = Wrongly accused
rule-X5 = Partners tell each other nothing about their cards, by word or sign: that costs 3.
    .title = No talking about the cards
rule-X6 = All may agree to forget a penalty and play on.
    .title = Forgiven

# -- false rules -------------------------------------------------------------------------------------------------------

rule-F1 = “Deal again if one side has no trump.” That is false: such a deal is played like any other.
    .title = False rule: no trump, new deal
rule-F2 = “Deal again if somebody has under 12 points, or three or four nines.” That is false, and to say so is to
    talk about the cards.
    .title = False rule: weak hand, new deal
rule-F3 = “You may not lead with the 40 when you bid one.” That is false: nothing forbids it.
    .title = False rule: no 40 with one
rule-F4 = “If you bid one and took no trick, it fails even with 40.” That is false: 40 is more than 33, so the bid is made.
    .title = False rule: 40 needs a trick
rule-F5 = “You announced, so iber binds you.” That is false: iber is agreed before the match, or it isn’t.
    .title = False rule: iber for announcing
rule-F6 = “With three cards I may see the last card of the pack before I bid.” That is forbidden.
    .title = False rule: see the last card
rule-F7 = “Let me see what has gone.” Only if all agreed on it beforehand; better not.
    .title = False rule: look through the tricks
rule-F8 = “The ten is below the { RANK("jack") }.” That is false: only the ace beats the ten.
    .title = False rule: a low ten
rule-F9 = “If you can’t follow, throw what you like.” That is false while you hold a trump.
    .title = False rule: throw anything
rule-F10 = “If your trumps are too low, you need not trump.” That is false: you must play one all the same.
    .title = False rule: no low trump
rule-F11 = “You score what you bid.” That is false: you score what you made.
    .title = False rule: score the bid

# -- variants ----------------------------------------------------------------------------------------------------------

rule-V1 = With a talon: five cards each and four face down; the bid winner looks at them and may exchange before naming
    the trump.
    .title = With a talon
rule-V2 = With six: three sides of two and 32 cards, five each.
    .title = Cruce for six
rule-V3 = Without bidding: the trump is turned up or goes by turns, and everybody scores.
    .title = Without bidding
rule-V4 = Table cruce: one trump for the whole match; the bidding still decides who is bound.
    .title = Table cruce
rule-V5 = Moldovan: a failed bid costs twice what was bid.
    .title = Moldovan cruce

# -- tips --------------------------------------------------------------------------------------------------------------

rule-G1 = Winning the bidding risks a minus; losing it risks that your good cards come to nothing.
    .title = Bid or not
rule-G2 = Choose as trump the suit you hold most of, or one in which you hold the pair.
    .title = Choosing the trump
rule-G3 = Give points to a trick that partner is winning, and as few as you can to one that the others take.
    .title = Feed partner
rule-G4 = While you are new, bid no more than one.
    .title = Begin with one
rule-G5 = Never bid six: it takes 198 of 220 points.
    .title = Never six
rule-G6 = Leading an ace says: I hold this suit, give me points.
    .title = An ace led
rule-G7 = Leading a low card asks partner to win the trick.
    .title = A low card led
rule-G8 = A card worth many points makes partner’s trick richer.
    .title = Fatten the trick
rule-G9 = Trumping early says: I have none of this suit, don’t lead it again.
    .title = An early trump
rule-G10 = Throwing a low card says: not this suit. Only the cards may speak.
    .title = A low card thrown
rule-G11 = Cruce means cross, after the way the four players sit; grandparents teach it at family feasts and on winter
    evenings.
    .title = The name
rule-G12 = The best trump is the suit with ace, ten and more behind them.
    .title = The best trump
rule-G13 = Count on partner’s share when you bid, and be careful where the penalty is double.
    .title = Partner’s share
rule-G14 = Mind your tens: the ace and any trump catch them.
    .title = Mind your tens
rule-G15 = Trump beats every other suit, and its pair is worth double.
    .title = The power of trump

# -- where the sources disagree ----------------------------------------------------------------------------------------

rule-E1 = For six players with 32 cards, six each would take 36: so we deal five each, and two are out of play.
    .title = Five each for six players
rule-E2 = International bids are in card points, so they are easily made, all but eleven, and a match is soon over; for real
    matches count 33 to a point.
    .title = Easy international bids
rule-E3 = Iber and overtrumping are two different duties; a table may have either, both or none.
    .title = Iber and overtrumping
rule-E4 = Nobody says how big the talon is: we leave four cards, and they count for nobody.
    .title = The size of the talon
rule-E5 = The duty to overtrump is for whoever must trump, not for whoever follows when trump was led.
    .title = Overtrump only when trumping
rule-E6 = When all pass in the traditional game, we deal again; and after a penalty for talking the round goes on.
    .title = What is left open
rule-E7 = The old tables of values and seats are lost; we rebuilt them from the sums.
    .title = Lost tables
rule-E8 = With 24 cards the order by points is the order in tricks; seven, eight and nine all count nothing.
    .title = Points and order
rule-E9 = When two reach the target in one round, the higher score wins.
    .title = Both reach the target
rule-E10 = Where the sources are silent, we have chosen, and say so.
    .title = Our own choices
