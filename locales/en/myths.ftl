# The false rules: what one hears at a table, what the rules say, and where somebody plays so all the same.

verb-myths = Show the false rules that one hears at tables, and what proves them false.
myths-which = the number of a false rule, such as F3; none lists them all
meta-myths = F3

myths-title = False rules
myths-about = You hear all of these at tables. Are they true?
myths-more = “cruce-tutor myths F3” tells what the rules say to one of them.
myths-unknown = There is no false rule “{ $found }”. They go from F1 to { $last }.
myth-title = False rule { $number }
myth-verdict = { $verdict ->
    [true] That is true. { $text }
   *[false] That is false. { $text }
}

text-claim-f1 = “We haven’t got a single trump. Deal again!”
text-claim-f2 = “Under twelve points, and three nines! A hand like this is dealt again.”
text-claim-f3 = “You only bid one? Then you may not lead with your 40.”
text-claim-f4 = “You bid one and took no trick. That fails, 40 or no 40!”
text-claim-f5 = “You have announced, so now it’s iber!”
text-claim-f6 = “We bid on three cards, so first let me see the last card of the pack.”
text-claim-f7 = “Wait, I’m allowed to look through the tricks and see what has gone.”
text-claim-f8 = “Ten comes after nine, so my { RANK("jack") } beats your ten.”
text-claim-f9 = “I don’t have that suit, so I can throw whatever I like.”
text-claim-f10 = “My trumps are too low to win this. So I needn’t trump at all.”
text-claim-f11 = “I bid two and I made it, so write down two for me.”

myth-F1 = Such a deal is played like any other. One player may hold all six trumps, bid four and make it; then the next round follows. Asking for a new deal also tells partner what you lack.
    .where = No variant deals again for that.
myth-F2 = Weak hands are played too. And whoever says aloud how weak theirs is has told partner: that is talking about the cards.
    .where = No variant deals again for that. Saying it may cost your side 3 points.
myth-F3 = Whoever leads may lead any card, the trump pair too. Whoever wants it forbidden hopes to see you bid two and fall short, 40 and all.
    .where = Nobody who keeps to the rules plays like that.
myth-F4 = An announcement counts without a trick. 40 is more than 33, so a bid of one is made.
    .where = Only where announcements don’t count would the bid fail: the international game has none.
myth-F5 = Iber is agreed before the match and then holds throughout. Nothing that happens in a round switches it on or off.
    .where = At a table that has agreed on iber it binds anyway, announcement or not.
myth-F6 = Nobody looks at cards that have not been dealt. You bid on what you hold.
    .where = Without bidding the dealer’s last card is turned up for everybody. Where you bid, nobody sees it.
myth-F7 = Tricks lie face down until the count. Whoever wants to know what has gone must remember it.
    .where = It is allowed only if everybody agreed on it beforehand. Better not!
myth-F8 = The ten is the second card of its suit. Only the ace beats it, and a trump of course.
    .where = No variant of cruce ranks the ten lower.
myth-F9 = Without the suit led you must trump as long as you hold a trump. Only if you have neither may you throw any card.
    .where = Two players are free while cards are left in the stock. Nobody else is.
myth-F10 = A trump that can’t win must be played all the same. You are let off only if you hold no trump.
    .where = Where nobody has to overtrump, you may choose your trump. But a trump it must be.
myth-F11 = You score all that you took, not what you bid. The bid only says how much you need.
    .where = No variant scores the bid. Only a bid that fails counts by itself, as a minus.
