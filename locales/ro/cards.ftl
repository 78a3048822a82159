# Cărțile, culorile și perechile, în amândouă pachetele. Formele (atributele) sunt ale limbii; propozițiile le cer pe
# nume: `the` cu articol (zecarul de roșu), `a` cu „un” sau „o”. O carte anume are articol și în liste: „2 damă” s-ar citi
# ca două dame.

suit-french = { $suit ->
    [hearts] inimă roșie
    [diamonds] romb
    [clubs] treflă
   *[spades] inimă neagră
}
suit-hungarian = { $suit ->
    [hearts] roșu
    [diamonds] dubă
    [clubs] ghindă
   *[spades] verde
}

rank-french = { $rank ->
    [seven] șeptar
    [eight] optar
    [nine] nouar
    [jack] valet
    [queen] damă
    [king] rege
    [ten] zecar
   *[ace] as
}
    .the = { $rank ->
    [seven] șeptarul
    [eight] optarul
    [nine] nouarul
    [jack] valetul
    [queen] dama
    [king] regele
    [ten] zecarul
   *[ace] asul
}
    .a = { $rank ->
    [queen] o damă
   *[other] un { rank-french }
}
    .many = { $rank ->
    [seven] șeptari
    [eight] optari
    [nine] nouari
    [jack] valeți
    [queen] dame
    [king] regi
    [ten] zecari
   *[ace] ași
}
rank-hungarian = { $rank ->
    [seven] șeptar
    [eight] optar
    [nine] nouar
    [jack] doiar
    [queen] treiar
    [king] pătrar
    [ten] zecar
   *[ace] as
}
    .the = { $rank ->
    [seven] șeptarul
    [eight] optarul
    [nine] nouarul
    [jack] doiarul
    [queen] treiarul
    [king] pătrarul
    [ten] zecarul
   *[ace] asul
}
    .a = un { rank-hungarian }
    .many = { $rank ->
    [seven] șeptari
    [eight] optari
    [nine] nouari
    [jack] doiari
    [queen] treiari
    [king] pătrari
    [ten] zecari
   *[ace] ași
}

card-french = { rank-french.the } de { suit-french }
    .the = { rank-french.the } de { suit-french }
card-hungarian = { rank-hungarian.the } de { suit-hungarian }
    .the = { rank-hungarian.the } de { suit-hungarian }

pair-french = regele și dama de { suit-french }
pair-hungarian = pătrarul și treiarul de { suit-hungarian }

# O culoare dintr-o grămadă mare.
suit-group = { $ranks } de { SUIT($suit) }
