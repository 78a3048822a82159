# Mondatok, amelyeket a feladatok név szerint kérnek: állítások, választható válaszok, megjegyzések egy indok mellé. Egy lapot
# sem nevezünk olyan névvel, amely csak az egyik pakliban van.

## Állítások: igaz vagy hamis?

text-asking-for-a-new-deal-is-talk = Aki hangosan mondja, hogy három kilencese van, és új osztást kér, elárulja a partnerének, mi van nála.
text-batches-of-three = A nemzetközi játékban mindenki hat lapot kap, két részletben, hármasával.
text-dealt-again-by-the-same = Ha mindenki passzolt, és újra kell osztani, ugyanaz a játékos oszt.
text-eight-tricks-for-two = Két játékos nyolc-nyolc lapot kap, így egy leosztás nyolc ütésből áll.
text-first-dealer-any-way = Az első osztót bárhogyan ki lehet választani, ahogy az asztal megegyezik.
text-iber-must-beat = Iberrel nem választhatsz szabadon a hívott színből: amíg van nagyobb lapod, nagyobbat kell tenned.
text-iber-settled-beforehand = Az ibert a mérkőzés előtt beszélik meg, vagy sehogy. Ami játék közben történik, az nem kapcsolja be.
text-look-through-the-tricks = A leosztás közepén szabad átnézni az elvitt ütéseket, hogy lássuk, melyik lapok mentek el.
text-only-six-eleven-or-twenty-one = A mérkőzés csak 6, 11 vagy 21 pontig tarthat.
text-revoke-costs-by-itself = A renonsz akkor is három pontba kerül, ha az asztalnál senki sem veszi észre.
text-six-is-forbidden = A szabály tiltja a hatos licitet.
text-tap-accepts-pack = Aki emelés helyett kopog, elfogadja a paklit úgy, ahogy van.

## Választható válaszok

text-again-all-passed = Mindenki passzolt.
text-again-few-points = Valakinek 12-nél kevesebb pontja van a kezében.
text-again-no-trump = Az egyik oldalnak nincs aduja.
text-again-revoke-proved = Bebizonyosodott egy renonsz.
text-again-three-nines = Valakinek három kilencese van.
text-cut-by-the-left = Az osztó bal oldali szomszédja.
text-cut-by-the-partner = Az osztó partnere.
text-cut-by-the-right = Az osztó jobb oldali szomszédja.
text-partner-beside-you = Aki melletted ül.
text-partner-opposite-you = Aki veled szemben ül.
text-partner-two-seats-on = Aki két hellyel odébb ül.
text-speak-by-asking-for-a-deal = Hangosan új osztást kérni, hogy a partner tudja, milyen gyengék a lapjaid.
text-speak-by-discarding = Kis lapot eldobni: ne ezt a színt.
text-speak-by-leading = Ászt hívni: erős vagyok ebben a színben, adj pontot.
text-speak-by-winking = A megfelelő pillanatban kacsintani.

## Megjegyzések

text-all-four-pairs = Ennyit csak partnerek érhetnek el. Egyedül senki kezében sem lehet mind a négy pár és még az aduász is.
text-all-six-trumps = Van, aki szerint az ilyen osztást be kell dobni. Nem kell: 120 pont ütésből és 40 a párért, az 160, így a négyes licit nem bukhat el. Játsszátok le, írjátok fel, és jöhet a következő leosztás.
text-bid-lost-with-the-revoke = Három pont a renonszért, és ráadásul a licit, pedig azt a partner mondta. A partnerek együtt nyernek, és együtt is fizetnek.
text-both-past-the-target = Nem számít, ki licitált, és az sem, ki ért oda előbb a számolásban. Ha egy leosztás mindkettőt átviszi a célon, a magasabb pontszám nyer.
text-deal-six-five-each = Fejenként hat laphoz 36 lap kellene, de a pakliban csak 32 van. Ezért ötöt-ötöt osztunk, kettő pedig nem játszik.
text-eleven-is-a-promise = A tizenegy nem tizenegy pontot jelent. Minden pontot érő lapot megígér. Az az ütés, amelyikben semmi sincs, mehet a többiekhez.
text-fatten-partners-trick = Mindhárom szabályos. Mivel a partner viszi az ütést, most érdemes odaadni a tízest: a pontja a családban marad.
text-first-lead-makes-it-forty = Adut még senki sem mondott, ez a pár mégis adu: a lap, amelyet hívsz, a saját színét teszi aduvá.
text-forty-makes-a-bid-of-one = Van, aki szerint ütés nélkül mindenképp buksz, bármit mondtál be. Számolj inkább: a 40 több 33-nál, és 33 pont éppen az az egy játékpont, amelyet licitáltak.
text-how-partners-may-speak = A lapok beszélhetnek, és csak a lapok. Egy hívás vagy egy eldobott lap sokat elárul annak a partnernek, aki figyel.
text-lone-ten-must-go = Fáj, de ebből a színből ez az egyetlen lapod. Így fogják el a tízeseket, ezért ha teheted, ne hagyd őket magukra.
text-made-eight-scores-seventy = A licit csak a léc, amelyet át kell ugrani. Azt kapod, amit elvittél.
text-pack-of-thirty-two = A nyolc további lap csak arra jó, hogy mindenkinek jusson elég, pontot nem ér. Bármelyik paklival játszotok, 120 pont van benne.
text-six-is-only-unwise = Mondani szabad. De nem érdemes: hat játékponthoz az összes 220 pontból 198 kell.
text-ten-beats-king = A tízes majdnem a legnagyobb a színében. Csak az ász üti, no meg persze az adu.
text-the-third-way = Ha mindkettőben megegyeztetek, annak, aki a kötelező lapjával elviheti az ütést, el is kell vinnie. Van olyan asztal, és van olyan program is, ahol éppen így játsszák.
text-trump-partners-ace = Az ütés már a partneredé volt, és most te viszed el tőle. A szabály a barátokkal sem tesz kivételt.
text-unnoticed-revoke-is-scored = Senki sem őrködik helyetted. Amit senki sem vesz észre, azt úgy számolják, mintha rendben lett volna. Jegyezd meg hát, kinek melyik színből fogyott el a lapja.
text-weak-hand-is-no-new-deal = A gyenge lap csak balszerencse, semmi több. Nem jár érte új osztás, és ha kimondod az asztalnál, a partnerednek is elárulod.
