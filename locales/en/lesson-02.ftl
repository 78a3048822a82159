# The pack: what lesson 2 says, step by step. It names both packs’ cards side by side, whichever pack lies on the table.

text-lesson-pack = The pack
text-lesson-pack-two = You can play with two packs, a French one and a Hungarian one. They are the same cards in two dresses. Press p whenever you like: the dress changes, the cards stay.
text-lesson-pack-suits = Every suit has a twin in the other pack. Hearts are hearts in both; diamonds are bells, clubs are acorns, spades are leaves. The Hungarian ones are seasons, too: hearts are spring, bells summer, leaves autumn and acorns winter.
text-lesson-pack-which-suit = From a Hungarian pack you are dealt the ace of leaves. Which card would it be in the French one?
text-lesson-pack-ace-of-clubs = The ace of clubs.
text-lesson-pack-ace-of-diamonds = The ace of diamonds.
text-lesson-pack-ace-of-spades = The ace of spades.
text-lesson-pack-faces = The faces have twins, too: the jack is the under, the queen is the over. The under wears its signs at the bottom, in the middle; the over wears them at the ends. And the king? The Hungarian one rides a horse.
text-lesson-pack-which-face = You draw a Hungarian card with a rider on it. Which one is it?
text-lesson-pack-the-jack = The { RANK("jack") }.
text-lesson-pack-the-queen = The { RANK("queen") }.
text-lesson-pack-the-king = The { RANK("king") }.
text-lesson-pack-colours = Of the French suits two are red and two are black. Never mind: to follow suit takes the very same suit, and red on red won’t do.
text-lesson-pack-size = Twenty-four cards are all we need: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") } and { RANK("ace") } in four suits. A Hungarian pack has 32 cards, a French one 52. The rest stays in the box.
text-lesson-pack-box = Which of these stay in the box?
text-lesson-pack-sevens = The { RANK("seven", form: "many") }.
text-lesson-pack-eights = The { RANK("eight", form: "many") }.
text-lesson-pack-nines = The { RANK("nine", form: "many") }.
text-lesson-pack-tens = The { RANK("ten", form: "many") }.
text-lesson-pack-order = In every suit the cards climb like this: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. The odd one out is the { RANK("ten") }: it beats the { RANK("king") }, and only the { RANK("ace") } beats it.
text-lesson-pack-more = With five or six players the { RANK("seven", form: "many") } and { RANK("eight", form: "many") } join in, which makes 32 cards. They rank below the { RANK("nine") }, and count nothing.
text-lesson-pack-points = What are they worth? Forget the numbers printed on them: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2, and everything lower nothing.
text-lesson-pack-sum = Count one whole suit, once in your life, and remember the number. All four suits make four times as much, in either pack: 120.
text-lesson-pack-pupil = Your friend has learnt with French cards. “Black is black,” says your friend. Not quite!
text-lesson-pack-help-sign = Look at the sign, not at red or black: only the same sign is the same suit.
