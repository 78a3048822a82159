# Follow, trump, discard: what lesson 6 says, step by step.

text-lesson-follow-trump-discard = Follow, trump, discard
text-lesson-follow-first = Rule one: whoever holds the suit led must follow suit. High or low is up to you, unless your table plays iber: then you must go higher if you can. Which one do you play here?
text-lesson-follow-no-suit = You hold no card of the suit led? Then you must trump. Any trump will do, the lowest too.
text-lesson-follow-trump-in = The same cards, and now you play last. What do you do with this trick?
text-lesson-follow-only-lower = Somebody has trumped already, and your trumps are all lower. You must play one all the same. It hurts, but there is no way out.
text-lesson-follow-discard = No card of the suit led, and no trump either? Now you are free: discard whatever you like. It can’t take the trick.
text-lesson-follow-watch = Four tricks with all three duties. Before every card ask yourself: what must this player do?
text-lesson-follow-pupil = Your friend is back with a new idea. Something about it is not allowed.
