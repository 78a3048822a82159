# Home, practice, settings, and the lesson screens: what stands around the table.

verb-home = Open home: the path of lessons, practice, false rules, glossary, settings. This is what opens without a verb, too.
option-reset = begin this lesson again: nothing done in it so far counts
option-undo = take back the last reset of this lesson
lesson-was-reset = { $title } begins again. To take that back: { $command }
lesson-was-undone = { $title } is as it was before.
lesson-no-undo = { $title } was never reset: there is nothing to take back.

home-title = Cruce Tutor
home-welcome = Sit down and shuffle! The next step is lit; everything else is open, too.
home-path = The path
home-beside = Beside the path
home-go-on-quiz = Go on with question { $number }
home-go-on-lesson = Go on: { $title }
home-lesson = { $number } · { $title }
home-done = done
home-next = next
home-steps = { $done } of { $of }
home-due = { $count ->
    [one] one rule is due
   *[other] { $count } rules are due
}
home-practice = Practice
home-myths = False rules
home-glossary = Glossary
home-sources = Who says so?
home-table = How does your table play?
home-progress = What you know
home-settings = Settings
home-do-test = test
home-do-reset = begin again
home-do-undo = undo
home-was-reset = This lesson begins again. Press u to take that back.
home-was-undone = The lesson is as it was before.

home-line-welcome = Welcome to Cruce! Give a number and press Enter; ? helps.
home-line-help = Give the number of what you want. r reads the choices again, l changes the language, p the pack, q goes back or leaves.
home-line-room = { $title }. Give a number; q goes back.
home-line-more = Give a number; r reads the choices again, q goes back.
home-line-next = Next for you: { $number }, { $title }.
home-line-now = { $title }: { $value }.
home-line-bye = Until the next round!
home-line-door = { $number }: { $label }
home-line-aside = { $label } ({ $aside })
home-line-unknown = “{ $found }” is not among the choices. They are numbered 1 to { $highest }.

lesson-first-welcome = Welcome to Cruce! A number picks a card, Enter plays it. l changes the language, q goes home.

practice-any = A bit of everything
practice-due = Due for you
practice-kinds = One kind of question
practice-rule = { $number }: { $title }
kind-legal-plays = Which cards may be played?
kind-may-play = May this card be played?
kind-trick-winner = Who takes the trick?
kind-trick-points = What is the trick worth?
kind-card-points = How much is the pile worth?
kind-side-total = What did a side take?
kind-game-points = How many game points?
kind-announcement = What does this card announce?
kind-legal-bids = What may be bid?
kind-auction-result = How does the bidding stand?
kind-trump = Which suit is trump?
kind-first-leader = Who leads first?
kind-next-dealer = Who deals next?
kind-deal = How are the cards dealt?
kind-rank-order = Which card is stronger?
kind-round-score = What does the round score?
kind-match-result = Has anybody won?
kind-find-revoke = Where is the revoke?
kind-accusation = What does the accusation cost?

settings-about = Left and right change a setting. It takes effect at once, and is kept.
setting-language = Language
setting-pack = Pack of cards
setting-pack-value = { $value ->
    [hungarian] Hungarian
   *[french] French
}
setting-colours = Colours
setting-colours-value = { $value ->
    [cruce-light] light, four colours
    [cruce-high-dark] dark, high contrast
    [cruce-high-light] light, high contrast
    [cruce-sixteen] sixteen colours
    [cruce-dark-two] dark, two colours
    [cruce-light-two] light, two colours
    [cruce-high-dark-two] dark, high contrast, two colours
    [cruce-high-light-two] light, high contrast, two colours
    [cruce-sixteen-two] sixteen colours, two for the suits
   *[cruce-dark] dark, four colours
}
setting-card_size = Size of the cards
setting-card_size-value = { $value ->
    [large] large
    [drawn] drawn
    [line] on one line
   *[auto] as there is room
}
setting-animation = Movement
setting-animation-value = { $value ->
    [off] off
   *[on] on
}

setting-plain = Always in lines, for a screen reader
setting-plain-value = { $value ->
    [off] no
   *[on] yes
}

lesson-left = You can go on from here next time.
screen-true-or-false = True or false?
screen-lesson = { $number } · { $title }
screen-step = step { $number } of { $of }
screen-known = You have read this before; r shows it again.
screen-owed-title = What you owe here
screen-do-owed = what’s due
screen-do-hint = hint
screen-do-again = try again
screen-do-open = open
screen-do-links = read on
screen-read-on = Read on
screen-do-change = change
screen-help-again = try again
screen-help-owed = what you owe here
screen-help-hint = a hint; each goes a step further
screen-help-back = go back; nothing is lost
screen-help-text = show a text that you read before
screen-help-terms = what the words here mean
screen-help-open = open
quiz-resumed = You were at question { $number }: we go on there.
screen-terms-title = The words on this screen
table-ruleset = Which game?
table-about = Left and right change what the keys point at; practice then asks at your table.
table-answer = { $sign } { $told }: { $answer }
table-do-usual = as usual
