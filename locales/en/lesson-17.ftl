# Where the game comes from: what lesson 17 says, step by step.

text-lesson-origin-where-from = Where the game comes from
text-lesson-origin-cross = Cruce is Romanian for cross. Four players sit crosswise, each opposite a partner. Others say that the name comes from trumps that cross. The deal walks round the cross, clockwise, and West has just dealt.
text-lesson-origin-name = Why is the game called cross? Choose everything that people say.
text-lesson-origin-crosswise = because four players sit crosswise
text-lesson-origin-trumps-cross = because trumps cross
text-lesson-origin-cross-yourself = because you cross yourself before you bid six
text-lesson-origin-nobody-knows = Nobody knows for certain, so both are told.
text-lesson-origin-home = Cruce lives in the country, at family feasts and village festivals, and on long winter evenings. Grandparents teach it to their grandchildren, and it is best with four. Grandmother sits opposite you, she is your partner, and she has led. Play a card!
text-lesson-origin-seasons = { PACK() ->
    [french] On a Hungarian pack the suits are called seasons, too. In your pack that makes hearts spring, diamonds summer, spades autumn and clubs winter.
   *[hungarian] The suits are called seasons, too: hearts are spring, bells are summer, leaves are autumn, acorns are winter.
}
text-lesson-origin-which-season = West has led. Which season is that?
text-lesson-origin-spring = spring
text-lesson-origin-summer = summer
text-lesson-origin-autumn = autumn
text-lesson-origin-winter = winter
text-lesson-origin-that-is-winter = { PACK() ->
    [french] West led clubs, and clubs are winter.
   *[hungarian] West led acorns, and acorns are winter.
}
text-lesson-origin-packs = The usual game takes 24 cards. From a Hungarian pack of 32 you lay the { RANK("seven", form: "many") } and { RANK("eight", form: "many") } aside. From a French pack of 52 you lay aside everything below the { RANK("nine") }.
text-lesson-origin-laid-aside = So how many of the 52 stay in the box?
text-lesson-origin-eight = eight
text-lesson-origin-twenty = twenty
text-lesson-origin-twenty-eight = twenty-eight
text-lesson-origin-less-twenty-four = 52 less 24 makes 28. Eight is what you lay aside from a Hungarian pack.
text-lesson-origin-horse = On a Hungarian pack the { RANK("king") } rides a horse. So Romanians call that card “cal”, horse, or “pătrar”, number four. The two below are “treiar” and “doiar”, three and two. Here the horse meets { RANK("ten", form: "a") }.
text-lesson-origin-words = Every region has its own words. If you don’t bid, you say “pas”, “merge”, “merg” or “bune”. Iber is also called “mărit”. North bid two here, and East said “bune”.
text-lesson-origin-villages = In some villages one suit is trump for the whole match. In parts of Moldova and the east of Romania a failed bid costs double. Others play without bidding, so that newcomers learn more easily.
text-lesson-origin-new-table = You sit down at a new table. Which rules count there?
text-lesson-origin-loudest = those of whoever is loudest
text-lesson-origin-agreed = those that the table has agreed on
text-lesson-origin-mine = mine, of course
text-lesson-origin-sources = All this comes from two texts: a Romanian tutorial, and an article in four languages. Their tables of values and seats are lost; we rebuilt them from the sums. Where the texts leave something open, we chose, and we say so. Here, for one: both sides pass the target in one round.
text-lesson-origin-all-pass = The Romanian tutorial doesn’t say what follows when everybody passes. How do we go on?
