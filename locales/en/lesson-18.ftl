# The examination: what lesson 18 says, section by section, and how it ends.

text-lesson-exam-examination = The examination
text-lesson-exam-play = Twenty-four fresh questions in seven sections, and nobody rushes you. With four right out of five you pass. If you ask for the rule or the answer first, it doesn’t count as right. First section: what may be played?
text-lesson-exam-tricks = Second section: who takes the trick, and what are the cards worth?
text-lesson-exam-announcements = Third section: announcements.
text-lesson-exam-counting = Fourth section: the count and the match. Take a pencil if you like.
text-lesson-exam-bidding = Fifth section: bidding and trump.
text-lesson-exam-dealing = Sixth section: dealing. It is short.
text-lesson-exam-honesty = Seventh and last section: honesty. Keep your eyes open.

lesson-exam-asks = It asks about everything, such as: { $rules }.
lesson-exam-passed = Passed: { $right } of { $of }. Sit down at any table you like, and let them deal.
lesson-exam-failed = Not passed yet: { $right } of { $of }. Practise what is still shaky, and come back: the questions will be new.
lesson-exam-statement = What you know now, and on what evidence: { $command }
