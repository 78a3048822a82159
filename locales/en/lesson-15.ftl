# Variants: what lesson 15 says, step by step.

text-lesson-variants = Variants
text-lesson-variants-talon = Every village has its own cruce. Here some cards stay face down as a talon. Nobody says how many, so we chose: four. How do you deal the 24 cards to four players?
text-lesson-variants-exchange = You won the bidding, looked at the talon, exchanged two cards with it and then named trump. Every trick was yours! What lies in the talon at the end counts for nobody. So how much is it?
text-lesson-variants-turned = Without bidding, the last card dealt is turned up, and its suit is trump; or the suits take turns. Here North dealt. Look at the card turned up.
text-lesson-variants-nobody-fails = Nobody bid, so nobody can fail: every side scores its card points. How does each score change?
text-lesson-variants-table = Table cruce has one trump for the whole match, whatever is led. You still bid, but only to settle who is bound.
text-lesson-variants-moldovan = The Moldovan way is the strict one: a failed bid costs twice what was bid. East bid 9. Poor East!
text-lesson-variants-six = Six players make three sides, and your partner sits opposite: North. Each holds five cards. North has trumped in, and all eyes are on you.
text-lesson-variants-all-pass = All have passed. Usually the same dealer deals again. But a table may agree on something else: the dealer is bound to the lowest bid. Who plays here, and for how much?
text-lesson-variants-forehand-zero = This table agreed that when all pass, forehand plays with a bid of 0. How does the bidding stand?
text-lesson-variants-margin = Usually a lead of one wins the match. Some tables want two. Here you play to 11, with a lead of two. Is it over?
text-lesson-variants-usual = And at a table with the usual rule, where a lead of one will do? Has anybody won, and who?
text-lesson-variants-pupil = Your friend comes straight from grandmother’s table, where pairs count. At this one nobody agreed on that. Your friend wants to announce all the same.
text-lesson-variants-no-pairs = At this table nobody agreed that pairs count, so not even the pair in trump is worth anything.
text-lesson-variants-your-table = How does your table play? Ask before the first card. Is there iber? Overtrumping? Do pairs count? What if all pass? What score do we play to, and is a lead of one enough? Whatever all agree on holds for the whole match.

text-lesson-help-ask-the-table = Where the table has not agreed on pairs, nobody announces anything.
text-lesson-help-trump-pair-only = At such a table only the pair in trump counts.
