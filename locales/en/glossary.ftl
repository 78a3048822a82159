# The glossary. `term-…` is the approved word and `.means` what it means; `typed-term-…` are other words for it, which may
# be typed, with commas between. `.forms` is how it stands in sentences, for finding it there: `*` is any ending.

verb-glossary = Look up the words of the game.
glossary-which = a word, in any of the languages; none lists them all
meta-glossary = WORD

# Small words at the beginning of a term, which do not count in the alphabet.
typed-leading = to, your

glossary-title = The words of the game
glossary-more = “cruce-tutor glossary WORD” tells more about one of them.
glossary-also = Others say: { $words }.
glossary-languages = In all languages: { $words }.
glossary-in-language = { $language } “{ $word }”
glossary-unknown = { $nearest ->
    [none] The glossary has no word “{ $found }”. “cruce-tutor glossary” lists them all.
   *[some] The glossary has no word “{ $found }”. Perhaps you mean: { $nearest }.
}

# Every page in lines: lists, the position that shows it, and where to read on.
reading-page-listed = { $name }: { $text }
reading-page-example = On the table:
reading-page-links = Read on:
reading-page-link = {"  "}{ $title }: { $command }

# What can be wrong with the files of the glossary and of the false rules.
problem-unknown-scenario = { $nearest ->
    [none] There is no scenario “{ $found }” to be shown here: name one of the files read, or one of those shipped.
   *[some] There is no scenario “{ $found }” to be shown here: you may mean “{ $nearest }”.
}
problem-not-a-false-rule = “{ $found }” is no false rule: take one of { $allowed }.

# -- the game and its cards --------------------------------------------------------------------------------------------

term-cruce = cruce
    .means = A Romanian game of tricks, trump and pairs. The name means cross: four players sit crosswise.
typed-term-cruce = cruci
    .forms = cruce
term-pack = pack
    .means = The cards you play with: 24 in most games, 32 for five or six players.
typed-term-pack = deck
    .forms = pack, packs
term-hungarian-pack = Hungarian pack
    .means = The pack with hearts, bells, acorns and leaves. You see it on most Romanian tables; a French pack does as well.
typed-term-hungarian-pack = German-suited pack
    .forms = Hungarian pack, Hungarian packs
term-suit = suit
    .means = One of the four families of cards. All are equal until one of them is trump.
typed-term-suit = { "" }
    .forms = suit, suits
term-season = season
    .means = Another word for suit: on the Hungarian pack spring, summer, autumn and winter are pictured.
typed-term-season = { "" }
    .forms = season, seasons
term-rank = rank
    .means = What makes cards of one suit stronger or weaker, from the nine up to the ace.
typed-term-rank = value
    .forms = rank, ranks
term-ace = { RANK("ace") }
    .means = The highest card of its suit, worth 11 points.
typed-term-ace = deuce
    .forms = ace, aces
term-ten = { RANK("ten") }
    .means = The second card of its suit, worth 10 points: only the ace beats it.
typed-term-ten = { "" }
    .forms = the ten, a ten, your ten, tens
term-king = { RANK("king") }
    .means = The third card of its suit, worth 4 points. With the { RANK("queen") } beside it you have a pair.
typed-term-king = { "" }
    .forms = king, kings
term-queen = { RANK("queen") }
    .means = Ranks between { RANK("jack") } and king, worth 3 points. With the king beside it you have a pair.
typed-term-queen = ober, dame
    .forms = queen, queens, the over, an over, overs
term-jack = { RANK("jack") }
    .means = Ranks above the nine, worth 2 points.
typed-term-jack = unter, knave
    .forms = jack, jacks, the under, an under, unders
term-nine = { RANK("nine") }
    .means = The lowest card in most games. It is worth nothing, but as a trump it beats any ace.
typed-term-nine = { "" }
    .forms = the nine, a nine, its nine, nines

# -- at the table ------------------------------------------------------------------------------------------------------

term-seat = seat
    .means = A place at the table. You sit South, and everything goes clockwise.
typed-term-seat = place
    .forms = seat, seats
term-side = side
    .means = Those who score together: two partners, or one player alone.
typed-term-side = team
    .forms = side, sides
term-partner = partner
    .means = The player who sits opposite you and scores with you. You may help each other by your cards alone.
typed-term-partner = mate
    .forms = partner, partners, partner’s
term-dealer = dealer
    .means = Whoever deals this round. In the next round the seat after that deals.
typed-term-dealer = { "" }
    .forms = dealer, dealers, dealer’s
term-forehand = forehand
    .means = The seat after the dealer’s: first to get cards, and first to speak.
typed-term-forehand = eldest hand
    .forms = forehand
term-cut = to cut
    .means = To lift off part of the pack before the deal and lay it under. The player on the dealer’s right does it.
typed-term-cut = { "" }
    .forms = to cut, cut, cuts, cutting
term-tap = to tap
    .means = To knock on the pack instead of cutting: it stays as it is.
typed-term-tap = to knock
    .forms = to tap, tap, taps, tapping, tapped
term-deal = deal
    .means = Giving out the cards: usually six each, or three and then three more.
typed-term-deal = { "" }
    .forms = deal, deals, dealt, dealing
term-hand = your cards
    .means = The cards you hold. Nobody else sees them, partner least of all.
typed-term-hand = hand
    .forms = your cards, hand, hands
term-stock = stock
    .means = Two players: the eight cards that lie face down. After each trick both take one of them.
typed-term-stock = pile
    .forms = stock, stock’s
term-with-talon = talon
    .means = In some variants: a few cards that stay face down. The bid winner may exchange cards with it.
typed-term-with-talon = kitty, widow
    .forms = talon
term-turned-up-card = turned-up card
    .means = The dealer’s last card, laid face up for all. Without bidding its suit is trump.
typed-term-turned-up-card = turn-up
    .forms = turned-up card, turned-up cards, turned up

# -- bidding -----------------------------------------------------------------------------------------------------------

term-bidding = bidding
    .means = Before play everybody says how much they promise to make. The highest promise wins.
typed-term-bidding = auction
    .forms = bidding
term-bid = bid
    .means = A number that you promise to make: one to six, or six to eleven in the international game.
typed-term-bid = call
    .forms = bid, bids
term-pass = pass
    .means = To say that you bid nothing, or nothing more.
typed-term-pass = { "" }
    .forms = pass, passes, passed, passing
term-forced-bid = forced bid
    .means = At some tables the dealer must play with the lowest bid when all have passed.
typed-term-forced-bid = { "" }
    .forms = forced bid, forced bids
term-bid-winner = bid winner
    .means = Whoever bid most. The bid winner chooses the trump, and must make the bid.
typed-term-bid-winner = declarer
    .forms = bid winner, bid winners, bid winner’s, bidder, bidders, bidders’
term-bid-made = made bid
    .means = The bidders have at least as much as they bid. They score all of it.
typed-term-bid-made = { "" }
    .forms = made bid, bid is made, bids are made, bid that is made
term-bid-failed = failed bid
    .means = The bidders have less than they bid. They score nothing and lose what they bid.
typed-term-bid-failed = gone down
    .forms = failed bid, bid fails, bid failed, failed bids

# -- play --------------------------------------------------------------------------------------------------------------

term-trump = trump
    .means = The suit that beats the three others. Even its nine takes the ace of another suit.
typed-term-trump = { "" }
    .forms = trump, trumps
term-plain-suit = plain suit
    .means = A suit that is not trump.
typed-term-plain-suit = side suit
    .forms = plain suit, plain suits, plain lead
term-table-trump = table cruce
    .means = A variant: one suit stays trump for the whole match.
typed-term-table-trump = table trump
    .forms = table cruce, table trump
term-trick = trick
    .means = One card from each player. The best of them takes all.
typed-term-trick = hand
    .forms = trick, tricks
term-take = to take a trick
    .means = To win the cards of a trick with its best card. They lie with your side until the count.
typed-term-take = to win a trick
    .forms = to take a trick, take a trick, takes a trick, took a trick, take the trick, takes the trick, took the trick
term-lead = to lead
    .means = To play the first card of a trick. Whoever leads may play any card.
typed-term-lead = { "" }
    .forms = to lead, lead, leads, led, leading, leader
term-suit-led = suit led
    .means = The suit of the first card in a trick. The others owe it, if they hold it.
typed-term-suit-led = { "" }
    .forms = suit led, led suit
term-follow-suit = to follow suit
    .means = To play a card of the suit led. Whoever holds one must.
typed-term-follow-suit = to serve
    .forms = to follow suit, follow suit, follows suit, followed suit, follow, follows, followed, following
term-ruff = to trump
    .means = To play a trump because you hold none of the suit led. It is a duty, not a choice.
typed-term-ruff = to ruff
    .forms = to trump, trumped, trumping, ruff, ruffs, ruffed, ruffing
term-overtrump = to overtrump
    .means = To play a higher trump than the one that lies there. The international game demands it.
typed-term-overtrump = { "" }
    .forms = to overtrump, overtrump, overtrumps, overtrumped, overtrumping, higher trump
term-undertrump = to undertrump
    .means = To play a trump too low to win. You must, if it is all you have.
typed-term-undertrump = { "" }
    .forms = to undertrump, undertrump, undertrumps, lower trump, lower trumps, low trump
term-beat = to beat
    .means = To play a higher card of the same suit. Iber makes it a duty.
typed-term-beat = to head
    .forms = to beat, beat, beats, beaten, beating
term-iber = iber
    .means = An agreement: whoever follows must play a higher card if they can, until somebody trumps.
typed-term-iber = mărit
    .forms = iber
term-void = void
    .means = Holding no card of a suit any more.
typed-term-void = { "" }
    .forms = void in, become void, becomes void
term-discard = to discard
    .means = To throw a card that can’t win. You may when you hold neither the suit led nor a trump.
typed-term-discard = to throw off
    .forms = to discard, discard, discards, discarded, throw, throws, threw, thrown
term-fatten = to fatten
    .means = To put many points on a trick that partner is taking.
typed-term-fatten = to smear
    .forms = to fatten, fatten, fattens, fattening
term-pile = pile
    .means = The tricks that your side took, face down until the count.
typed-term-pile = { "" }
    .forms = pile, piles

# -- announcements -----------------------------------------------------------------------------------------------------

term-pair = pair
    .means = King and { RANK("queen") } of one suit in one hand: 20 points, or 40 in trump.
typed-term-pair = marriage
    .forms = pair, pairs
term-announcement = announcement
    .means = Saying that you hold a pair, when you lead one of its cards. Its points count at once.
typed-term-announcement = declaration, meld
    .forms = announcement, announcements, announce, announces, announced, announcing
term-twenty = twenty
    .means = A pair outside trump, worth 20 points.
typed-term-twenty = a marriage
    .forms = twenty
term-forty = forty
    .means = The pair in trump, worth 40 points.
typed-term-forty = royal marriage
    .forms = forty, 40
term-break-a-pair = to break a pair
    .means = To play one of its cards when somebody else has led. The pair is then worth nothing.
typed-term-break-a-pair = { "" }
    .forms = to break a pair, pair is broken, broken pair, broken

# -- counting ----------------------------------------------------------------------------------------------------------

term-card-points = card points
    .means = What the cards in your tricks are worth. A whole pack holds 120.
typed-term-card-points = small points
    .forms = card points, points, point
term-game-points = game points
    .means = What goes into the score of the traditional game: one for every full 33.
typed-term-game-points = big points
    .forms = game points, game point
term-count = count
    .means = After the round each side adds up its tricks and announcements.
typed-term-count = { "" }
    .forms = count, counts, counted, counting
term-score = score
    .means = What a side has so far. It may fall below zero.
typed-term-score = { "" }
    .forms = score, scores, scored, scoring
term-penalty = penalty
    .means = What a failed bid or a foul takes off the score.
typed-term-penalty = fine
    .forms = penalty, penalties
term-double-penalty = double penalty
    .means = An agreement: a failed bid costs twice what was bid.
typed-term-double-penalty = { "" }
    .forms = double penalty, double penalties
term-round = round
    .means = From one deal to the count.
typed-term-round = deal, hand
    .forms = round, rounds
term-match = match
    .means = As many rounds as it takes until a side has reached the target.
typed-term-match = game, rubber
    .forms = match, matches
term-target = target
    .means = The score to which you play, agreed beforehand: 11, for example.
typed-term-target = { "" }
    .forms = target, targets
term-win-margin = winning margin
    .means = At some tables the winner must be two points ahead.
typed-term-win-margin = clear lead
    .forms = winning margin

# -- honesty -----------------------------------------------------------------------------------------------------------

term-revoke = revoke
    .means = Playing a card that the rules forbid. Nobody checks but the players.
typed-term-revoke = renege
    .forms = revoke, revokes, revoked, revoking
term-accusation = accusation
    .means = Saying that somebody revoked. If it is true, their side pays 3; if not, yours does.
typed-term-accusation = { "" }
    .forms = accusation, accusations, accuse, accused, accuser’s, accuser
term-table-talk = table talk
    .means = Telling partner by word or sign what you hold. It costs 3 points.
typed-term-table-talk = talking across the table
    .forms = table talk, talk, talking, talk about the cards
term-false-rule = false rule
    .means = A rule that somebody makes up because it helps them just now.
typed-term-false-rule = table myth
    .forms = false rule, false rules

# -- ways to play ------------------------------------------------------------------------------------------------------

term-traditional-game = traditional game
    .means = The game for two to four, with pairs to announce and 33 to a game point.
typed-term-traditional-game = { "" }
    .forms = traditional game, traditional
term-international-game = international game
    .means = The game for two to six. It has a duty to overtrump, and no announcements.
typed-term-international-game = { "" }
    .forms = international game, international
term-six-handed = cruce for six
    .means = Three sides of two with 32 cards, five for each player.
typed-term-six-handed = six-handed cruce
    .forms = cruce for six, six-handed
term-without-bidding = cruce without bidding
    .means = Nobody bids: trump is turned up or goes by turns, and everybody scores.
typed-term-without-bidding = { "" }
    .forms = cruce without bidding, without bidding
term-moldovan = Moldovan cruce
    .means = A variant in which a failed bid costs double.
typed-term-moldovan = { "" }
    .forms = Moldovan cruce, Moldovan
