# Numărătoarea: ce spune lecția 9, pas cu pas.

text-lesson-count = Numărătoarea: treizeci și trei la un punct
text-lesson-count-thirty-three = Runda s-a terminat, acum se numără. La fiecare 33 de puncte primești un punct de joc. Restul se pierde.
text-lesson-count-pair = Întâi aduni cărțile din mâinile duse de tabăra ta. Apoi adaugi și ce ați anunțat.
text-lesson-count-made = O tabără își face licitația dacă strânge cel puțin atâtea puncte de joc câte a licitat. Atunci își trece tot ce a făcut, nu doar cât a licitat. Un pont: toate cărțile fac 120 de puncte, deci numără grămada mai mică.
text-lesson-count-failed = Cine strânge mai puține puncte de joc decât a licitat face minus. Pierde cât a licitat, iar ce a făcut nu se mai pune.
text-lesson-count-others = Cealaltă tabără nu poate face minus. Își trece ce a făcut, fie că licitația s-a făcut, fie că nu. Licitarea ei nu mai contează.
text-lesson-count-toward-the-bid = Anunțurile ajută la licitație la fel ca și cărțile. Atunci cât își trece fiecare tabără?
text-lesson-count-watch = O rundă întreagă. Ai licitat două și începi cu perechea, dar tocmai mâna asta o duce Est. Perechea se pune oricum.
text-lesson-count-partners = Coechipierii își adună întâi toate punctele și abia apoi împart la 33. Intră și cele 40 anunțate de tine.
text-lesson-count-below-zero = Scorul poate coborî și sub zero: datoriile nu se iartă. Înainte de runda asta, tabăra ta avea un punct.
text-lesson-count-four-pairs = Toate cele patru perechi fac 100, fiindcă numai una e de tromf. O dată în viață, doi coechipieri duc și toate mâinile. Cât face asta?
text-lesson-count-match = Înainte de partidă vă înțelegeți până la cât jucați: de obicei 6, 11 sau 21. După o rundă întreagă câștigă cine a ajuns acolo, iar dacă ajung mai mulți, cel cu scorul cel mai mare. La egalitate mai jucați o rundă.
