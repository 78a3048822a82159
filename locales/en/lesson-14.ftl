# The international rules: what lesson 14 says, step by step.

text-lesson-international = The international rules
text-lesson-inter-six = The international rules give everybody six cards, three at a time; what is left over stays out. Five or six players add { RANK("seven", form: "many") } and { RANK("eight", form: "many") }: 32 cards. Six for each of six? The article says so, but the pack won’t stretch that far. Deal as many each as it allows.
text-lesson-inter-bids = Bids run from 6 to 11 and go round and round, each higher than the last. Whoever passes is out for this round. East speaks again: what may East say?
text-lesson-inter-out = East has raised to 8. How does the bidding stand now?
text-lesson-inter-lead = The bid is yours. You name the trump aloud, before any card is played. But who leads? Not the bid winner: by these rules it is forehand, the player just after the dealer.
text-lesson-inter-over = Here is the great duty of this table: overtrumping. When you must trump and the trick has been trumped already, play a higher trump if you can.
text-lesson-inter-elsewhere = The same cards, but now at a traditional table. Which cards may you play?
text-lesson-inter-trump-led = This time trump itself was led, and you only follow suit. Overtrumping is for those who must trump another suit. Which cards may you play?
text-lesson-inter-watch = Two tricks with these duties. Watch what you have to do to your own partner in the second.
text-lesson-inter-pupil = Your friend has heard of overtrumping, and now sits there with trumps that are all too low.
text-lesson-inter-score = No 33s here: every side writes down its card points. If the bid is made, you score all that you took, not the bid. East bid 8.
text-lesson-inter-below-zero = A failed bid scores nothing and is taken off, even if the score falls below zero. North bid 9, and your side stands at 4. How does each score change?
text-lesson-inter-eleven = Eleven is special. It promises every card that counts, so the others may not take a single point. West bid 11, and 118 points is a lot…
text-lesson-inter-plainly = Plainly: with 120 points in a round, every bid but 11 is easy, and one round usually ends the match. For real play count 33 to a point. The article also says that the order of the cards is not the order of their points. With 24 cards it is; { RANK("seven") }, { RANK("eight") } and { RANK("nine") } all count nothing.

text-lesson-help-first-trump-only = Only the first to trump has to trump.
text-lesson-help-lower-then = Overtrump if you can. If you can’t, a lower trump is due all the same.
