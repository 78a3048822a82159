# Who says so: the sources of the rules, and where they disagree.

verb-sources = Tell which source each rule comes from, and where the sources disagree.
sources-which = the letter of a section, or the number of a rule; none lists the sections
meta-sources = RULE

sources-title = Who says so
sources-about = This trainer follows two sources. A Romanian tutorial describes the traditional game. An article in English, German, Hungarian and Spanish describes the international game.

    Both carry the same weight here. Where they disagree or say nothing, you are told how we read them.
sources-more = “cruce-tutor sources P” shows a section, “cruce-tutor sources P7” a rule.
sources-unknown = { $nearest ->
    [none] There is no rule “{ $found }”. “cruce-tutor sources” lists the sections.
   *[some] There is no rule “{ $found }”: the last one of its section is { $nearest }.
}

source-section-C = Cards
source-section-S = Seats, sides and the deal
source-section-B = Bidding
source-section-T = Trump
source-section-P = Play
source-section-A = Announcements
source-section-N = Counting and scoring
source-section-M = The match
source-section-X = Honesty
source-section-F = False rules
source-section-V = Variants
source-section-G = Tips and customs
source-section-E = Where the sources disagree

source-of = { $origin ->
    [traditional] { $number }, { $title }: the Romanian tutorial.
    [international] { $number }, { $title }: the article in four languages.
    [both] { $number }, { $title }: both sources.
   *[ours] { $number }, { $title }: added by us.
}
rule-origin = { $origin ->
    [traditional] The Romanian tutorial says so.
    [international] The article in four languages says so.
    [both] Both sources say so.
   *[ours] No source says it like this: we added it.
}
rule-page-title = { $number }: { $title }
rule-ideas = Slip here, and the quiz may tell you, for example:

# What the sources say, and then how we read it.
source-reading = { $number }: { $said } We read it like this: { $read }
reading-E1 = The article deals six players six cards each out of 32, though that takes 36.
reading-E2 = The article has 120 card points in a round, and bids of 6 to 11. It also calls 11 a promise of every card that counts, though 11 points are easy.
reading-E3 = The tutorial has iber, but no duty to overtrump. The article demands overtrumping, but has no iber.
reading-E4 = The article says neither how big the talon is nor who counts it.
reading-E5 = The article demands a higher trump of whoever must trump. Does that include following when trump was led?
reading-E6 = The tutorial does not say what happens when all pass, nor whether the round goes on after talk.
reading-E7 = The article’s table of values and the tutorial’s pictures are lost.
reading-E8 = The article says that the order in tricks is not the order of points.
reading-E9 = Both sources say that the first to reach the target wins. But two sides may reach it in one round.
reading-E10 = The sources are silent on some things. Who plays with whom at five, who deals again, how does one score without bidding? May one see the talon first, does a bid bind at table cruce, may one accuse in the international game?
