# Licitația: ce spune lecția 4, pas cu pas.

text-lesson-bidding = Licitația
text-lesson-bid-promise = Înainte de prima carte, fiecare zice cât o să facă tabăra lui. Licitezi de la una la șase, adică atâtea puncte de joc; cine nu vrea să liciteze zice pas. Est a împărțit, deci ești primul la mână și vorbești întâi.
text-lesson-bid-order = Întâi vorbește primul la mână, apoi se merge în sensul acelor de ceas, iar cel care împarte vorbește la urmă. Fiecare vorbește o singură dată.
text-lesson-bid-who-begins = Vest a împărțit. Cine vorbește primul?
text-lesson-bid-higher = Cine licitează trebuie să zică mai mult decât cea mai mare licitare de până acum; tot atât nu ajunge. Poți sări peste numere, și pas poți zice oricând.
text-lesson-bid-highest = Toți au vorbit o dată, și gata: cea mai mare licitare câștigă licitația. Acum tabăra aceea trebuie s-o și facă.
text-lesson-bid-all-pass = Pas se zice în mai multe feluri: „pas”, „merge”, „merg” sau „bune”. Când toți zic așa, împarte din nou tot cel care a împărțit, dacă nu v-ați înțeles altfel.
text-lesson-bid-six = Peste șase nu mai e nimic. Ai voie să zici șase, dar îți trebuie 198 din cele 220 de puncte. Nu e regulă, doar un sfat bun: mai bine nu.
text-lesson-bid-risk = Dacă iei licitația, riști să faci minus. Dacă n-o iei, cărțile tale bune se pot duce degeaba. Cât ești la început, nu licita mai mult de una.
text-lesson-bid-what-to-say = Ești primul la mână. Ce poate zice un începător cuminte cu cărțile astea?
text-lesson-bid-say-pass = Pas.
text-lesson-bid-say-one = Una.
text-lesson-bid-say-three = Trei.
text-lesson-bid-say-six = Șase.
