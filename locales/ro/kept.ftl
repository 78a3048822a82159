# Ce se păstrează despre cine învață: profiluri, setări, progres, și cum iese și intră totul.

option-profile = ale cui sunt răspunsurile și setările: câte un nume pentru fiecare
option-data = se păstrează în dosarul acesta
meta-profile = NUME
meta-data = DOSAR
verb-settings = Arată setările sau schimbă una dintre ele.
verb-progress = Arată cât de bine știi fiecare regulă.
verb-export = Scrie toate răspunsurile tale ca rânduri JSON.
verb-import = Preia răspunsuri exportate în altă parte; cele pe care le ai deja nu se dublează.
meta-setting = SETARE
meta-value = VALOARE
settings-name = setarea; fără ea se arată toate
settings-value = ce să fie: { $auto } lasă programul să aleagă
export-path = fișierul în care se scrie sau - pentru ieșirea standard
import-path = fișierul din care se citește sau - pentru intrarea standard

profile-bad-name = „{ $found }” nu poate fi un profil: numele are numai litere, cifre, - și _. Nu se citește și nu se păstrează nimic.
profile-too-long = „{ $found }” e prea lung pentru un profil: un nume nu poate depăși limita de caractere, adică { $limit }. Nu se citește și nu se păstrează nimic.
store-no-home = De data asta nu se păstrează nimic: aici nu există un dosar personal. Numește un dosar cu --data.
store-unwritable = De data asta nu se păstrează nimic: nu se poate scrie în { $file }. Numește alt dosar cu --data.
store-newer = De data asta nu se păstrează nimic: { $file } a fost scris de un Cruce Tutor mai nou.
store-busy = Deocamdată nu se poate păstra nimic: alt program scrie chiar acum în { $file }.
store-lost = Deocamdată nu se poate păstra nimic: în { $file } nu se mai poate scrie.
store-damaged = { $saved ->
    [0] { $file } era stricat și nu s-a putut citi nimic din el. S-a început unul nou, iar cel vechi se numește acum { $aside }.
    [one] { $file } era stricat, dar s-a salvat o înregistrare. Fișierul vechi se numește acum { $aside }.
    [few] { $file } era stricat, dar s-au salvat { $saved } înregistrări. Fișierul vechi se numește acum { $aside }.
   *[other] { $file } era stricat, dar s-au salvat { $saved } de înregistrări. Fișierul vechi se numește acum { $aside }.
}
store-damaged-stays = { $saved ->
    [0] De data asta nu se păstrează nimic: { $file } e stricat și nu se poate citi nimic din el.
    [one] De data asta nu se păstrează nimic: { $file } e stricat. Se mai poate citi o înregistrare din el.
    [few] De data asta nu se păstrează nimic: { $file } e stricat. Se mai pot citi { $saved } înregistrări din el.
   *[other] De data asta nu se păstrează nimic: { $file } e stricat. Se mai pot citi { $saved } de înregistrări din el.
}

setting-unknown = Nu există nicio setare numită „{ $found }”. Există: { $allowed }.
setting-value = { $name } nu poate fi „{ $found }”. Poate fi: { $allowed }.

progress-none = Încă niciun răspuns. Prima întrebare te așteaptă: cruce-tutor quiz
progress-summary = { $answered ->
    [one] { $right ->
        [0] Până acum o întrebare. La următoarea va merge mai bine.
       *[other] Până acum o întrebare, cu răspuns corect.
    }
    [few] Până acum { $answered } întrebări, dintre care cu răspuns corect: { $right }.
   *[other] Până acum { $answered } de întrebări, dintre care cu răspuns corect: { $right }.
}
progress-secure = { $number }, { $title }: o știi sigur. Ultimele răspunsuri: { $answers }
progress-shaky = { $number }, { $title }: încă nesigur. Ultimele răspunsuri: { $answers }
progress-new = Încă noi pentru tine: { $rules }
progress-right = corect
progress-helped = corect cu ajutor
progress-wrong = greșit

export-cannot-write = Nu se poate scrie în { $file }: verifică dosarul și dacă ai voie.
export-summary = { $count ->
    [0] Încă nu e nimic de exportat.
    [one] S-a exportat o înregistrare.
    [few] S-au exportat { $count } înregistrări.
   *[other] S-au exportat { $count } de înregistrări.
}
import-cannot-read = Nu se poate citi { $file }: verifică dacă e un fișier și dacă ai voie să îl citești.
import-line = { $file }:{ $line }: { $message }
import-summary = Înregistrări noi: { $taken }. Existau deja: { $known }. Sărite: { $failed }.
line-too-long = Rândul acesta depășește limita de caractere: { $limit }.
line-not-utf-8 = Rândul acesta nu e text UTF-8.
line-not-json = Rândul acesta nu e un obiect JSON: „{ $found }”
line-unknown-entry = Nu există nicio înregistrare numită „{ $found }”. Există: { $allowed }.
line-key-missing = Lipsește cheia { $key }.
line-wrong-value = „{ $found }” nu poate sta la cheia { $key }.
