# Pachetul: ce spune lecția 2, pas cu pas. Numește cărțile ambelor pachete, oricare ar fi pe masă.

text-lesson-pack = Pachetul
text-lesson-pack-two = Poți juca cu două pachete: cel unguresc și cel franțuzesc. Sunt aceleași cărți, în alte haine. Apasă p când vrei: hainele se schimbă, cărțile rămân.
text-lesson-pack-suits = Fiecare culoare are o geamănă în celălalt pachet. Roșul e inimă roșie, duba e romb, ghinda e treflă, verdele e inimă neagră. Cele ungurești sunt și anotimpuri: roșul e primăvara, duba vara, verdele toamna, ghinda iarna.
text-lesson-pack-which-suit = Din pachetul unguresc ți-a venit asul de verde. Ce carte ar fi în cel franțuzesc?
text-lesson-pack-ace-of-clubs = Asul de treflă.
text-lesson-pack-ace-of-diamonds = Asul de romb.
text-lesson-pack-ace-of-spades = Asul de inimă neagră.
text-lesson-pack-faces = Și figurile au câte două nume: doiarul e valetul, treiarul e dama, pătrarul e regele. Doiarul are semnele jos, la mijloc, iar treiarul la capete. Regele unguresc e călare, de asta pătrarului îi zice lumea și cal.
text-lesson-pack-which-face = Ai tras o carte ungurească cu un călăreț pe ea. Care e?
text-lesson-pack-the-jack = { CAP(RANK("jack", form: "the")) }.
text-lesson-pack-the-queen = { CAP(RANK("queen", form: "the")) }.
text-lesson-pack-the-king = { CAP(RANK("king", form: "the")) }.
text-lesson-pack-colours = Pe cărțile franțuzești, două semne sunt roșii și două negre. Nu te lua după asta: de aceeași culoare sunt numai cărțile cu același semn.
text-lesson-pack-size = Ne ajung 24 de cărți: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") } și { RANK("ace") }, în patru culori. Pachetul unguresc are 32, cel franțuzesc 52. Restul rămâne în cutie.
text-lesson-pack-box = Care dintre acestea rămân în cutie?
text-lesson-pack-sevens = Șeptarii.
text-lesson-pack-eights = Optarii.
text-lesson-pack-nines = Nouarii.
text-lesson-pack-tens = Zecarii.
text-lesson-pack-order = În fiecare culoare cărțile cresc așa: { RANK("nine") }, { RANK("jack") }, { RANK("queen") }, { RANK("king") }, { RANK("ten") }, { RANK("ace") }. Mai cu moț e { RANK("ten", form: "the") }: bate { RANK("king", form: "the") }, iar mai sus e doar { RANK("ace", form: "the") }.
text-lesson-pack-more = În cinci sau în șase intră în joc și șeptarii, și optarii, și se fac 32 de cărți. Stau sub nouar și nu fac niciun punct.
text-lesson-pack-points = Și cât fac? Numărul de pe carte nu contează: { RANK("ace", form: "the") } 11, { RANK("ten", form: "the") } 10, { RANK("king", form: "the") } 4, { RANK("queen", form: "the") } 3, { RANK("jack", form: "the") } 2, iar restul nimic.
text-lesson-pack-sum = Numără și tu, o dată în viață, o culoare întreagă și ține minte cât face. Toate patru fac de patru ori atât, în orice pachet: 120.
text-lesson-pack-pupil = Prietenul tău a învățat cu cărți franțuzești. „Negru e negru”, zice el. Ba nu chiar!
text-lesson-pack-help-sign = Uită-te la semn, nu la roșu sau negru: numai același semn e aceeași culoare.
