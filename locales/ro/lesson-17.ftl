# De unde vine jocul: ce spune lecția 17, pas cu pas.

text-lesson-origin-where-from = De unde vine jocul
text-lesson-origin-cross = Jocului i se zice cruce fiindcă cei patru stau în cruce, fiecare în fața coechipierului. Alții zic că numele vine de la tromfii care se încrucișează. Împărțitul merge pe rând, în sensul acelor de ceas. Acum a împărțit Vest.
text-lesson-origin-name = De ce i se zice jocului cruce? Alege tot ce se spune.
text-lesson-origin-crosswise = fiindcă cei patru stau în cruce
text-lesson-origin-trumps-cross = fiindcă tromfii se încrucișează
text-lesson-origin-cross-yourself = fiindcă îți faci cruce înainte să licitezi șase
text-lesson-origin-nobody-knows = Sigur nu știe nimeni, așa că se spun amândouă.
text-lesson-origin-home = Cruce se joacă la țară: la mesele de familie, la sărbătorile satului și în serile lungi de iarnă. Bunicii îi învață pe nepoți, iar cel mai frumos e în patru. Bunica stă în fața ta, îți e coechipieră și a ieșit. Dă o carte!
text-lesson-origin-seasons = { PACK() ->
    [french] La cărțile ungurești culorile se mai numesc și anotimpuri. La cărțile tale vine așa: inima roșie e primăvara, rombul vara, inima neagră toamna, trefla iarna.
   *[hungarian] Culorile se mai numesc și anotimpuri: roșul e primăvara, duba vara, verdele toamna, ghinda iarna.
}
text-lesson-origin-which-season = Vest a ieșit. Ce anotimp e asta?
text-lesson-origin-spring = primăvara
text-lesson-origin-summer = vara
text-lesson-origin-autumn = toamna
text-lesson-origin-winter = iarna
text-lesson-origin-that-is-winter = { PACK() ->
    [french] Vest a ieșit cu treflă, iar trefla e iarna.
   *[hungarian] Vest a ieșit cu ghindă, iar ghinda e iarna.
}
text-lesson-origin-packs = De obicei se joacă cu 24 de cărți. Din pachetul unguresc, care are 32, pui deoparte șeptarii și optarii. Din cel franțuzesc, care are 52, pui deoparte tot ce e sub { RANK("nine") }.
text-lesson-origin-laid-aside = Câte din cele 52 rămân atunci în cutie?
text-lesson-origin-eight = opt
text-lesson-origin-twenty = douăzeci
text-lesson-origin-twenty-eight = douăzeci și opt
text-lesson-origin-less-twenty-four = 52 fără 24 fac 28. Opt pui deoparte din pachetul unguresc.
text-lesson-origin-horse = Pe cartea ungurească regele stă călare, de aceea pătrarului i se spune și cal. Sub el vin treiarul, cu semnele la capete, și doiarul, cu ele jos, la mijloc. Aici calul dă peste { RANK("ten", form: "a") }.
text-lesson-origin-words = Fiecare loc, cu vorba lui. Cine nu licitează zice pas, merge, merg sau bune. Unii îi zic mâinii tură, anunțului mariaj sau strigare, iberului mărit. Aici Nord a licitat două, iar Est a zis: bune.
text-lesson-origin-villages = Prin unele sate tromful e același toată partida. Prin Moldova și prin estul României, cine nu-și face licitația pierde dublu. Alții joacă fără licitație, ca să învețe mai ușor cei noi.
text-lesson-origin-new-table = Te așezi la o masă nouă. Ce reguli sunt bune acolo?
text-lesson-origin-loudest = ale celui mai gălăgios
text-lesson-origin-agreed = cele stabilite la masa aceea
text-lesson-origin-mine = ale mele, firește
text-lesson-origin-sources = Tot ce ai învățat vine din două texte: un tutorial românesc și un articol în patru limbi. Tabelele lor cu puncte și locuri s-au pierdut; le-am reconstituit din sume. Unde textele lasă ceva deschis, am ales noi. Ca aici: ambele tabere trec de țintă în aceeași rundă.
text-lesson-origin-all-pass = Tutorialul românesc nu spune ce urmează când toți zic pas. Noi cum facem?
