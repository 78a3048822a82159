# Acasă, exersarea, setările și ecranele lecțiilor: ce stă în jurul mesei.

verb-home = Acasă: drumul lecțiilor, exersarea, regulile false, cuvintele jocului, setările. Se deschide și fără comandă.
option-reset = ia lecția asta de la capăt: ce ai făcut până acum în ea nu se mai pune
option-undo = lasă lecția cum era înainte s-o iei de la capăt
lesson-was-reset = De la capăt: { $title }. Ca să fie iar cum era: { $command }
lesson-was-undone = { $title }: totul e iar cum era.
lesson-no-undo = { $title }: n-ai luat lecția de la capăt, deci n-ai ce să dai înapoi.

home-title = Cruce Tutor
home-welcome = Stai jos și amestecă! Pasul următor e luminat, dar poți intra oriunde.
home-path = Drumul
home-beside = Altele
home-go-on-quiz = Mai departe cu întrebarea { $number }
home-go-on-lesson = Mai departe: { $title }
home-lesson = { $number } · { $title }
home-done = gata
home-next = urmează
home-steps = { $done } din { $of }
home-due = { $count ->
    [one] o regulă de repetat
    [few] { $count } reguli de repetat
   *[other] { $count } de reguli de repetat
}
home-practice = Exersează
home-myths = Reguli false
home-glossary = Cuvintele jocului
home-sources = Cine spune așa?
home-table = Cum se joacă la masa ta?
home-progress = Ce știi până acum
home-settings = Setări
home-do-test = probă
home-do-reset = de la capăt
home-do-undo = cum era
home-was-reset = Lecția o ia de la capăt. Apasă u și e iar cum era.
home-was-undone = Lecția e iar cum era.

home-line-welcome = Bun venit la cruce! Scrie un număr și apasă Enter; ? te ajută.
home-line-help = Alegi scriind un număr. r recitește ce poți alege, l schimbă limba, p pachetul, q te duce înapoi sau încheie.
home-line-room = { $title }. Scrie un număr; q te duce înapoi.
home-line-more = Scrie un număr; r recitește ce poți alege, q te duce înapoi.
home-line-next = Urmează pentru tine: { $number }, { $title }.
home-line-now = { $title }: { $value }.
home-line-bye = Pe runda viitoare!
home-line-door = { $number }: { $label }
home-line-aside = { $label } ({ $aside })
home-line-unknown = „{ $found }” nu e printre variante. Ele sunt numerotate de la 1 la { $highest }.

lesson-first-welcome = Bun venit la cruce! Cu cifra alegi cartea, cu Enter o joci. l schimbă limba, q te duce acasă.

practice-any = Câte puțin din toate
practice-due = De repetat
practice-kinds = Un singur fel de întrebări
practice-rule = { $number }: { $title }
kind-legal-plays = Ce cărți ai voie să dai?
kind-may-play = Ai voie să dai cartea asta?
kind-trick-winner = Cine duce mâna?
kind-trick-points = Cât face mâna?
kind-card-points = Cât face grămada?
kind-side-total = Cât a făcut o tabără?
kind-game-points = Câte puncte de joc sunt?
kind-announcement = Cât anunți cu cartea asta?
kind-legal-bids = Ce se poate licita?
kind-auction-result = Cum stă licitația?
kind-trump = Care culoare e tromf?
kind-first-leader = Cine iese întâi?
kind-next-dealer = Cine împarte data viitoare?
kind-deal = Cum se împart cărțile?
kind-rank-order = Care carte e mai mare?
kind-round-score = Cât se scrie după rundă?
kind-match-result = A câștigat cineva?
kind-find-revoke = Unde s-a trișat?
kind-accusation = Cât costă o acuzație?

settings-about = Stânga și dreapta schimbă o setare. Se vede pe loc și rămâne așa.
setting-language = Limba
setting-pack = Pachetul de cărți
setting-pack-value = { $value ->
    [hungarian] unguresc
   *[french] franțuzesc
}
setting-colours = Culorile ecranului
setting-colours-value = { $value ->
    [cruce-light] deschis, cărți în patru culori
    [cruce-high-dark] întunecat, contrast mare
    [cruce-high-light] deschis, contrast mare
    [cruce-sixteen] șaisprezece culori
    [cruce-dark-two] întunecat, cărți în două culori
    [cruce-light-two] deschis, cărți în două culori
    [cruce-high-dark-two] întunecat, contrast mare, două culori
    [cruce-high-light-two] deschis, contrast mare, două culori
    [cruce-sixteen-two] șaisprezece culori, cărți în două
   *[cruce-dark] întunecat, cărți în patru culori
}
setting-card_size = Mărimea cărților
setting-card_size-value = { $value ->
    [large] mari
    [drawn] desenate
    [line] pe un rând
   *[auto] după cât loc e
}
setting-animation = Animații
setting-animation-value = { $value ->
    [off] oprite
   *[on] pornite
}

setting-plain = Mereu pe rânduri, pentru cititorul de ecran
setting-plain-value = { $value ->
    [off] nu
   *[on] da
}

lesson-left = Data viitoare poți continua de aici.
screen-true-or-false = Adevărat sau fals?
screen-lesson = { $number } · { $title }
screen-step = pasul { $number } din { $of }
screen-known = Asta ai mai citit; cu r o vezi din nou.
screen-owed-title = Ce ți se cere aici
screen-do-owed = ce se cere
screen-do-hint = indiciu
screen-do-again = încă o dată
screen-do-open = deschide
screen-do-links = vezi și
screen-read-on = Citește mai departe
screen-do-change = schimbă
screen-help-again = mai încerci o dată
screen-help-owed = vezi ce ți se cere aici
screen-help-hint = primești un indiciu, de fiecare dată mai mare
screen-help-back = mergi înapoi; nu se pierde nimic
screen-help-text = vezi iar un text pe care l-ai citit
screen-help-terms = vezi ce înseamnă cuvintele de aici
screen-help-open = deschizi
quiz-resumed = Rămăseseși la întrebarea { $number }: de acolo mergem mai departe.
screen-terms-title = Cuvintele de pe ecran
table-ruleset = Ce joc jucați?
table-about = Stânga și dreapta schimbă rândul pe care ești; apoi exersezi ca la masa ta.
table-answer = { $sign } { $told }: { $answer }
table-do-usual = ca de obicei
