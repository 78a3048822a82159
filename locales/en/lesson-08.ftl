# Announcements: what lesson 8 says, step by step.

text-lesson-announcements = Announcements
text-lesson-announce-pair = { CAP(RANK("king")) } and { RANK("queen") } of one suit, both in your own hand, are a pair. Lead one of them and announce the pair: that makes 20 points. A pair in trump makes 40. They count even if you take no trick.
text-lesson-announce-twenty = Now do it: lead one of the two, and say your number out loud.
text-lesson-announce-not-leading = This time somebody else led, and you only follow. What does the { RANK("king") } announce now?
text-lesson-announce-break = Bad luck: another player led the suit of your pair, and you hold no other card of it. You must follow, and that breaks the pair for good. Which card do you play?
text-lesson-announce-first-lead = Nobody has named trump yet: your first lead will make it. So what kind of pair is this one?
text-lesson-announce-watch = This is how a round may begin: with a pair. Watch the first two tricks.
text-lesson-announce-pupil = Your friend holds these cards and dreams of announcements. One number is too good to be true.
