# Bemondások: amit a 8. lecke mond, lépésről lépésre.

text-lesson-announcements = Bemondások
text-lesson-announce-pair = Ha egy színből { RANK("king", form: "the") } is, { RANK("queen", form: "the") } is a te kezedben van, az egy pár. Hívd ki az egyiket, és mondd be a párt: a bemondás 20 pontot ér. Az adupár 40-et. Akkor is számít, ha egy ütést sem viszel.
text-lesson-announce-twenty = Most te jössz: hívd ki a kettő közül az egyiket, és mondd ki hangosan a számot.
text-lesson-announce-not-leading = Ezúttal más hívott, te csak színt adsz rá. Mennyi most a bemondás a { RANK("king", form: "val") }?
text-lesson-announce-break = Balszerencse: más hívta a párod színét, és más lapod nincs belőle. Színre színt kell adnod, és ezzel a pár odavan. Melyik lapot teszed le?
text-lesson-announce-first-lead = Adu még nincs: az első hívásod színe lesz az. Akkor miféle pár ez?
text-lesson-announce-watch = Így is kezdődhet egy leosztás: párral. Nézd meg az első két ütést.
text-lesson-announce-pupil = A barátodnál ezek a lapok vannak, és bemondásokról álmodik. Az egyik szám túl szép ahhoz, hogy igaz legyen.
