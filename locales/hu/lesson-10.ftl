# Iber: amit a 10. lecke mond, lépésről lépésre.

text-lesson-iber = Iber: nagyobbat, ha tudsz
text-lesson-iber-without = Ennél az asztalnál nem beszélték meg, hogy iberrel játszanak. Aki színre színt ad, tehet nagyot is, kicsit is.
text-lesson-iber-with = Ugyanazok a lapok, de itt a mérkőzés előtt megegyeztek, hogy iberrel játszanak. Aki most színre színt ad, annak nagyobbat kell tennie, mint a hívott szín eddigi legnagyobb lapja, ha tud.
text-lesson-iber-partner = Az iber nem ismer barátságot: a partnered lapjánál is nagyobbat kell tenned, ha tudsz.
text-lesson-iber-nothing-higher = Nem tudsz nagyobbat tenni? Akkor az iber békén hagy, és a hívott szín bármelyik lapja jó. De színt adni akkor is kell.
text-lesson-iber-trump-led = Az iber akkor is érvényes, ha adut hívtak: tegyél nagyobbat, ha tudsz.
text-lesson-iber-trumped = Ebbe az ütésbe már adut tettek. Innentől az iber senkit sem köt: a hívott szín bármelyik lapja jó. { CAP(RANK("ace", form: "the")) } tehát otthon maradhat.
text-lesson-iber-international = Ugyanazok a lapok egy nemzetközi asztalnál. Ott nincs iber. De ha az ütésben már van adu, és neked is azt kell tenned, nagyobbat tegyél, ha tudsz.
text-lesson-iber-both = Van asztal, ahol mindkettő érvényes. Ott, ha a kötelező lapoddal el tudod vinni az ütést, el is kell vinned.
text-lesson-iber-watch = Három ütés iberrel. Az elsőben Északnak a te lapodnál is nagyobbat kell tennie, pedig a partnered. A másodikban egy adu véget vet az ibernek. A harmadikban lapról lapra mennek feljebb.
text-lesson-iber-pupil = A barátod még sosem játszott iberrel, és a jó lapjait későbbre tartogatná.
text-lesson-help-beat-if-you-can = Ha ennél az asztalnál tudsz nagyobbat tenni a hívott színből, akkor kell is.
text-lesson-help-highest-always = Iberrel mindig a legnagyobb lapodat teszed.
text-lesson-help-only-rivals = Az iber csak a másik oldal ellen érvényes.
