# False rules: what lesson 13 says, step by step.

text-lesson-false-rules = False rules
text-lesson-false-know-it-all = Every table has somebody who knows rules that nobody ever wrote down. Today that somebody is West. Don’t argue: let the cards answer. Eleven claims are coming, and not one of them survives.
text-lesson-false-low-ten = “A { RANK("ten") } is less than { RANK("jack", form: "a") },” says West, and reaches for the trick. You led the { RANK("ten") }. Who takes it?
text-lesson-false-throw-anything = “You have none of the suit? Then throw what you like!” How kind of West. But is it so?
text-lesson-false-no-trump = You hold all the trumps; the others have none. “Deal again!” says West. No: cards are dealt again only after a proved revoke, or when all pass. You bid four and play.
text-lesson-false-three-nines = North groans: “Three { RANK("nine", form: "many") }! Can’t we deal again?” No rule gives a new deal for a weak hand. And now you know what your partner holds. East won’t let that go.
text-lesson-false-forty-with-one = You bid one, and you hold { RANK("king", form: "a") } and { RANK("queen", form: "a") } of one suit. “With a bid of one you may not lead the 40!” says West.
text-lesson-false-forty-without = You led the pair after all, announced 40 and then took no trick. “No trick, so your bid has failed!” says West. Count for yourself.
text-lesson-false-iber = West leads the { RANK("queen") } and announces the pair. “And now there is iber: beat if you can!” But nobody agreed on iber before the match.
text-lesson-false-three-cards = “I only have three cards, so show me the last one of the pack before I bid,” says West. Three are indeed dealt first here, but nobody sees a card before it is dealt. Bid on what you hold.
text-lesson-false-what-may-be-seen = West loves to peek. What may a player look at in the middle of a round? Choose all that is allowed.
text-lesson-false-see-own = Your own cards.
text-lesson-false-see-last = The last card of the pack, before you bid on three cards.
text-lesson-false-see-trick = The trick that lies on the table.
text-lesson-false-see-taken = The tricks already taken, to see what is gone. Nothing was agreed about that.
text-lesson-false-more-than-bid = East bid one, and the two of them took 100 points. “One bid, one point,” sighs West. This time the false rule would cost West something, so be fair.
text-lesson-false-pupil = Your friend has been sitting next to West for too long. What has rubbed off about trumps that are too low to win?

text-lesson-help-low-trump = Without the suit led a trump is due, even one that can’t win.
text-lesson-help-only-to-win = Trump only when you can win the trick with it.
