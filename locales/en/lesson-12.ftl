# Honesty: what lesson 12 says, step by step.

text-lesson-honesty = Honesty
text-lesson-honesty-no-referee = Cruce has no referee. Whoever plays a card that the rules forbid has revoked, by mistake or on purpose. Only the players themselves can notice it, so keep your eyes open.
text-lesson-honesty-watch = Watch three tricks. At this table nobody would have said a word; we say it, so that you know where to look. Keep an eye on West.
text-lesson-honesty-find = Now you do the noticing. West had bid two, the round is over, and somebody has revoked. Which card was it?
text-lesson-honesty-nobody-noticed = Suppose that nobody has noticed anything. How does this round change each score?
text-lesson-honesty-accuse = Back to West. You say: “You had that { RANK("ten") } all along!” A revoke that is proved costs the offender’s side 3. The round is void: nobody scores, and the cards are dealt again.
text-lesson-honesty-bid-too = And East? The same 3. But a side that won the bidding loses its bid as well.
text-lesson-honesty-look-twice = Look twice before you speak. A false accusation costs your own side 3, and the round goes on. What if you had pointed at East here?
text-lesson-honesty-talk = Partners may not tell each other what they hold, nor how to play. East sighs to West: “Nothing but { RANK("nine", form: "many") } again!” That costs 3, too, but the round goes on.
text-lesson-honesty-may-speak = What may partners say to each other? Choose all that is allowed.
text-lesson-honesty-forgiven = Among friends nobody has to pay. If all agree, the penalty is forgotten and you play on. North saw it this time, and everybody just laughs.
text-lesson-honesty-pupil = Most revokes are honest mistakes. Your friend, with a clear conscience, is about to make one.

text-lesson-help-friends-too = Rules don’t ask who is winning. Without the suit led you trump, partner’s trick or not.
text-lesson-help-unseen = A wrong card is allowed as long as nobody sees it.
