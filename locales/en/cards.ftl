# Cards, suits and pairs, in both packs. Forms (attributes) are this language's own; messages ask for them by name.

suit-french = { $suit ->
    [hearts] hearts
    [diamonds] diamonds
    [clubs] clubs
   *[spades] spades
}
    .one = { $suit ->
    [hearts] a heart
    [diamonds] a diamond
    [clubs] a club
   *[spades] a spade
}
    .single = { $suit ->
    [hearts] heart
    [diamonds] diamond
    [clubs] club
   *[spades] spade
}
suit-hungarian = { $suit ->
    [hearts] hearts
    [diamonds] bells
    [clubs] acorns
   *[spades] leaves
}
    .one = { $suit ->
    [hearts] a heart
    [diamonds] a bell
    [clubs] an acorn
   *[spades] a leaf
}
    .single = { $suit ->
    [hearts] heart
    [diamonds] bell
    [clubs] acorn
   *[spades] leaf
}

rank-french = { $rank ->
    [seven] seven
    [eight] eight
    [nine] nine
    [jack] jack
    [queen] queen
    [king] king
    [ten] ten
   *[ace] ace
}
    .a = { $rank ->
    [eight] an eight
    [ace] an ace
   *[other] a { rank-french }
}
    .many = { $rank ->
    [seven] sevens
    [eight] eights
    [nine] nines
    [jack] jacks
    [queen] queens
    [king] kings
    [ten] tens
   *[ace] aces
}
rank-hungarian = { $rank ->
    [seven] seven
    [eight] eight
    [nine] nine
    [jack] under
    [queen] over
    [king] king
    [ten] ten
   *[ace] ace
}
    .a = { $rank ->
    [eight] an eight
    [jack] an under
    [queen] an over
    [ace] an ace
   *[other] a { rank-hungarian }
}
    .many = { $rank ->
    [seven] sevens
    [eight] eights
    [nine] nines
    [jack] unders
    [queen] overs
    [king] kings
    [ten] tens
   *[ace] aces
}

card-french = { rank-french } of { suit-french }
    .the = the { rank-french } of { suit-french }
card-hungarian = { rank-hungarian } of { suit-hungarian }
    .the = the { rank-hungarian } of { suit-hungarian }

pair-french = king and queen of { suit-french }
pair-hungarian = king and over of { suit-hungarian }

# One suit of a large pile.
suit-group = { $ranks } of { SUIT($suit) }
