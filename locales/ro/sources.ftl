# Cine spune așa: sursele regulilor, și unde nu se potrivesc.

verb-sources = Spune din ce sursă vine fiecare regulă și unde nu se potrivesc sursele.
sources-which = litera unui capitol sau numărul unei reguli; fără nimic, lista capitolelor
meta-sources = REGULĂ

sources-title = Cine spune așa
sources-about = Aici se merge după două surse. Un tutorial românesc descrie jocul tradițional. Un articol în engleză, germană, maghiară și spaniolă descrie jocul internațional.

    Amândouă sunt la fel de bune. Unde nu se potrivesc sau tac, îți spunem cum le citim noi.
sources-more = „cruce-tutor sources P” arată un capitol, „cruce-tutor sources P7” o regulă.
sources-unknown = { $nearest ->
    [none] Nu există regula „{ $found }”. „cruce-tutor sources” arată capitolele.
   *[some] Nu există regula „{ $found }”: ultima din capitolul ei e { $nearest }.
}

source-section-C = Cărțile
source-section-S = Locuri, tabere și împărțit
source-section-B = Licitația
source-section-T = Tromful
source-section-P = Jocul
source-section-A = Anunțurile
source-section-N = Numărat și scor
source-section-M = Partida
source-section-X = Cinstea
source-section-F = Reguli false
source-section-V = Variante
source-section-G = Sfaturi și obiceiuri
source-section-E = Unde nu se potrivesc sursele

source-of = { $origin ->
    [traditional] { $number }, { $title }: tutorialul românesc.
    [international] { $number }, { $title }: articolul în patru limbi.
    [both] { $number }, { $title }: amândouă sursele.
   *[ours] { $number }, { $title }: adăugată de noi.
}
rule-origin = { $origin ->
    [traditional] Așa spune tutorialul românesc.
    [international] Așa spune articolul în patru limbi.
    [both] Așa spun amândouă sursele.
   *[ours] Nicio sursă n-o spune așa: am adăugat-o noi.
}
rule-page-title = { $number }: { $title }
rule-ideas = Dacă greșești aici, poți auzi la întrebări, de exemplu:

# Ce spun sursele, apoi cum le citim noi.
source-reading = { $number }: { $said } Noi citim așa: { $read }
reading-E1 = Articolul dă la șase jucători câte șase cărți din 32, dar ar trebui 36.
reading-E2 = Articolul are 120 de puncte într-o rundă și licitări de la 6 la 11. Tot el zice că 11 promite toate cărțile cu puncte, deși 11 puncte se fac ușor.
reading-E3 = Tutorialul știe de iber, dar nu te pune să dai un tromf mai mare. Articolul cere mereu un tromf mai mare și nu știe de iber.
reading-E4 = Articolul nu spune nici câte cărți are talonul, nici cui i se pun.
reading-E5 = Articolul cere un tromf mai mare de la cine trebuie să taie. Oare și de la cine dă la culoare când s-a ieșit cu tromf?
reading-E6 = Tutorialul nu spune ce se face când toți zic pas, nici dacă runda se oprește când cineva vorbește în cărți.
reading-E7 = Tabelul cu valori al articolului și pozele tutorialului s-au pierdut.
reading-E8 = Articolul zice că ordinea în care se duce mâna nu e ordinea punctelor.
reading-E9 = Amândouă sursele zic că primul ajuns la țintă câștigă. Dar pot ajunge doi în aceeași rundă.
reading-E10 = Despre unele lucruri sursele tac. Cine cu cine joacă în cinci, cine împarte din nou, cum se numără fără licitație? Te uiți întâi la talon, te obligă licitarea la cruce la masă, poți acuza în jocul internațional?
