# Regulile false: ce se aude la masă, ce spun regulile, și unde se joacă totuși așa.

verb-myths = Arată regulile false care se aud la masă și ce dovedește că sunt false.
myths-which = numărul unei reguli false, de exemplu F3; fără el, lista lor
meta-myths = F3

myths-title = Reguli false
myths-about = Pe toate le auzi la masă. Sunt adevărate?
myths-more = „cruce-tutor myths F3” spune ce zic regulile despre una din ele.
myths-unknown = Nu există regula falsă „{ $found }”. Merg de la F1 la { $last }.
myth-title = Regula falsă { $number }
myth-verdict = { $verdict ->
    [true] Adevărat. { $text }
   *[false] Fals. { $text }
}

text-claim-f1 = „Noi n-avem niciun tromf. Se refac cărțile!”
text-claim-f2 = „Am sub douăsprezece puncte și trei nouari! La așa cărți se împarte din nou.”
text-claim-f3 = „Ai licitat doar una? Atunci n-ai voie să ieși cu 40.”
text-claim-f4 = „Ai zis una și n-ai dus nicio mână. E minus, chiar și cu 40!”
text-claim-f5 = „Ai anunțat, deci de acum e la iber!”
text-claim-f6 = „Licităm pe trei cărți, deci arată-mi întâi ultima carte din pachet.”
text-claim-f7 = „Stai, am voie să mă uit la mâinile duse, să văd ce a ieșit.”
text-claim-f8 = „Zece vine după nouă, deci { RANK("jack", form: "the") } meu bate zecarul tău.”
text-claim-f9 = „Culoarea asta n-o am, deci arunc ce vreau.”
text-claim-f10 = „Tromfii mei sunt prea mici ca să duc mâna. Deci nu trebuie să tai.”
text-claim-f11 = „Am licitat două și le-am făcut, deci scrie-mi două.”

myth-F1 = Se joacă așa cum au venit cărțile. Un singur jucător poate avea toți cei șase tromfi: zice patru, le face, și vine runda următoare. Iar cine cere alte cărți îi spune coechipierului ce nu are.
    .where = În nicio variantă nu se refac cărțile pentru asta.
myth-F2 = Se joacă și cu cărți slabe. Iar cine spune tare cât de slabe sunt i-a spus coechipierului: asta e vorbit în cărți.
    .where = În nicio variantă nu se refac cărțile pentru asta. Dacă o spui, te poate costa 3 puncte.
myth-F3 = Cine iese poate ieși cu orice carte, și cu perechea de tromf. Cine nu-ți dă voie speră să licitezi două și să faci minus cu 40 cu tot.
    .where = Cine ține la reguli nu joacă așa.
myth-F4 = Anunțul se pune și fără nicio mână dusă. 40 e mai mult decât 33, deci licitarea de una e făcută.
    .where = Numai unde nu se anunță, ca în jocul internațional, nu ți-ai face licitația.
myth-F5 = Iberul se stabilește înainte de partidă și ține până la capăt. Nimic din ce se joacă nu-l pornește și nu-l oprește.
    .where = La o masă care s-a înțeles la iber, el obligă oricum, cu anunț sau fără.
myth-F6 = Nimeni nu se uită la cărțile neîmpărțite. Licitezi cu ce ai.
    .where = Fără licitație, ultima carte a celui care împarte se întoarce pentru toți. Unde se licitează, n-o vede nimeni.
myth-F7 = Mâinile duse stau cu fața în jos până la numărat. Cine vrea să știe ce a ieșit ține minte.
    .where = Se poate numai dacă v-ați înțeles toți dinainte. Mai bine nu!
myth-F8 = Zecarul e a doua carte din culoarea lui. Îl bate numai asul și, firește, un tromf.
    .where = În nicio variantă de cruce zecarul nu e mai mic.
myth-F9 = Fără culoarea cerută trebuie să tai, cât timp ai tromf. Numai dacă n-ai nici tromf arunci orice carte.
    .where = În doi ești liber cât mai sunt cărți în pachetul de jos. Altfel nu e liber nimeni.
myth-F10 = Tromful se dă și când nu poate duce mâna. Scapi numai dacă n-ai niciunul.
    .where = Unde nu se cere un tromf mai mare, îți alegi tromful. Dar tromf trebuie să fie.
myth-F11 = Primești tot ce ai făcut, nu cât ai licitat. Licitarea spune doar cât îți trebuie.
    .where = În nicio variantă. Licitarea se scrie numai când faci minus.
