# How tables play: where another one would answer otherwise, what each option means, who plays by which rules.

# Where another table would answer otherwise; `$answer` is the answer in a few words.
elsewhere-at-your-table = At your own table the answer would be: { $answer }.
elsewhere-with-iber = Where iber is agreed on, the answer would be: { $answer }.
elsewhere-without-iber = Without iber the answer would be: { $answer }.
elsewhere-with-overtrump = Where overtrumping is the rule, the answer would be: { $answer }.
elsewhere-without-overtrump = Where nobody has to overtrump, the answer would be: { $answer }.
elsewhere-by-traditional = By the traditional rules the answer would be: { $answer }.
elsewhere-by-international = By the international rules the answer would be: { $answer }.

quiz-own-rule = Your own table has nothing to ask about rule { $rule }. Name another with --ruleset.
quiz-own-kind = Your own table has no questions of the kind { $kind }. Name another with --ruleset.

# What each option means at a table; `.title` is what it is called in a list.
point-iber = Following suit, you must beat the highest card of that suit if you can, until somebody trumps.
    .title = Iber
point-overtrump = Whoever must trump a trick that has been trumped already must play a higher trump, if they hold one.
    .title = Overtrumping
point-announcements = Leading a king or { RANK("queen") } while holding both, you announce the pair: 20, or 40 in trump.
    .title = Pairs
point-points-per-game-point = This many card points make one game point, and what is left over is lost.
    .title = Counting
point-penalty-factor = A side whose bid fails loses what it bid, this many times over.
    .title = Penalty
point-partners = Four players sit two against two, or each of them plays alone.
    .title = Partners
point-win-margin = Whoever has reached the target must also be this far ahead to win the match.
    .title = Lead to win
point-first-lead = The first trick is led by the bid winner, or by forehand, who sits after the dealer.
    .title = First lead
point-all-pass = When everybody has passed, some deal again, and others play on with a bid that nobody made.
    .title = All pass
point-fixed-suit = This suit is trump when everybody has passed and the table has agreed to play on with a fixed suit.
    .title = Fixed suit
point-target = Once a side has this many points after a whole round, and more than any other, it has won.
    .title = Length of the match

point-source-ro = The Romanian tutorial tells of it: rule { $rule }.
point-source-int = The international article tells of it: rule { $rule }.
point-source-both = Both sources tell of it: rule { $rule }.
point-source-split = Each source has its own way: rule { $rule }.
point-source-others = Neither source tells of it, but some tables play so: rule { $rule }.

# Why a table can't agree on something.
refused-trump-would-come-too-late = Here the bid winner’s first card makes the trump, so nobody else can lead first.
refused-partners-only-with-four = Only four players can choose between partners and playing alone.
refused-no-bid-winner-without-bidding = Here nobody bids, so there is no bid winner to lead first.
refused-fixed-suit-without-suit = Say first which suit it is to be: “{ point-fixed-suit.title }” (fixed_suit).

# Who plays by which rules.
played-traditional-2 = Romanian style for two: eight cards each, and eight more are drawn while you play.
played-traditional-3 = Romanian style for three: seven cards each, and the bid winner takes the last three.
played-traditional-4-classic = Romanian style for four, the best known: two against two, six cards each, bids from one to six.
played-traditional-4-standard = Romanian style for four: you bid on three cards, and three more come once trump is named.
played-international-2 = As the game is told abroad, for two: six cards each, and twelve stay out.
played-international-3 = As the game is told abroad, for three: six cards each, and six stay out.
played-international-4 = As the game is told abroad, two against two: bids from six to eleven, and overtrumping is a must.
played-international-5 = As the game is told abroad, for five with 32 cards: everybody plays alone.
played-international-6 = As the game is told abroad, for six with 32 cards: three sides of two.
played-talon = Five cards each, and four are left over; the bid winner may exchange cards with them.
played-no-bidding = Cruce without bidding: the dealer’s last card makes the trump, and every side scores what it took.
played-table-trump = Cruce at the table: one suit is trump for the whole match.
played-moldovan = Played in Moldova and the east of Romania: a failed bid costs double.

# The verb `table`.
verb-table = Tell how your own table plays, or change it. Questions are then asked at your table.
meta-option = OPTION
table-arg-name = the option; { $ruleset } for the rules as a whole, { $reset } to forget all; without it, all is told
table-arg-value = what your table has agreed on; without it, the option is explained
house-own = Your own table: { $ruleset }.
house-usual = You haven’t told how your own table plays. Most play like this: { $ruleset }.
house-reset = Your own table is forgotten. Questions come from all kinds of tables again.
house-line = { $name }: { $told }. { $means } { $source }
house-now = { $name }: { $told }.
house-value = { $code }: { $told }. { $answer }
house-no-difference = At this table it makes no difference.
house-how = To agree on something else: cruce-tutor table { $name } { $code }
house-ruleset = { $id }: { $ruleset }. { $played }
house-unknown = A table has nothing called “{ $found }”. There are: { $allowed }.
house-unknown-ruleset = There are no rules called “{ $found }”. There are: { $allowed }.
