# Iber: what lesson 10 says, step by step.

text-lesson-iber = Iber: beat if you can
text-lesson-iber-without = Nobody has agreed on iber at this table. So whoever follows suit may play high or low.
text-lesson-iber-with = The same cards, but this table agreed on iber before the match. Now whoever follows suit must beat the best card of that suit, if they can.
text-lesson-iber-partner = Iber knows no friends: you must beat partner’s card, too, if you can.
text-lesson-iber-nothing-higher = You can’t beat this? Then iber lets you off, and any card of the suit led will do. But you must still follow suit.
text-lesson-iber-trump-led = Iber also counts when trump was led: play higher if you can.
text-lesson-iber-trumped = Somebody has trumped this trick. From then on iber binds nobody any more: any card of the suit led will do. So your { RANK("ace") } may stay at home.
text-lesson-iber-international = The same cards at an international table. Instead of iber they play overtrumping: whoever must trump a trick that is trumped already plays higher, if they can.
text-lesson-iber-both = Some tables play both. There, whoever can win the trick with a card that they are bound to play must win it.
text-lesson-iber-watch = Three tricks with iber. In the first, North must beat you, partner or not. In the second, a trump ends iber. In the third, it climbs card by card.
text-lesson-iber-pupil = Your friend has never played with iber, and would like to keep the good cards for later.
text-lesson-help-beat-if-you-can = At this table, if you can beat in the suit led, you must.
text-lesson-help-highest-always = With iber you always play your highest card.
text-lesson-help-only-rivals = Iber counts only against the other side.
