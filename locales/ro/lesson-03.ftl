# Locuri și împărțit: ce spune lecția 3, pas cu pas.

text-lesson-seats-and-deal = Locuri și împărțit
text-lesson-deal-partners = În patru se joacă doi contra doi, dacă nu vă înțelegeți altfel. Coechipierii stau față în față, deci amândoi vecinii îți sunt adversari. Fără supărare! În doi sau în trei joacă fiecare singur.
text-lesson-deal-who-is-partner = Tu ești Sud. Cine ți-e coechipier?
text-lesson-deal-north = Nord.
text-lesson-deal-east = Est.
text-lesson-deal-west = Vest.
text-lesson-deal-you = Tu.
text-lesson-deal-clockwise = Totul merge în sensul acelor de ceas: împărțitul, licitația, jocul. Tot așa trece și pachetul: după fiecare rundă împarte următorul.
text-lesson-deal-forehand = Cine împarte primul? Trageți câte o carte, sau împarte cel mai tânăr, ori cine are chef. Cel care urmează după el se cheamă primul la mână.
text-lesson-deal-who-is-forehand = Împarte Vest. Cine e primul la mână?
text-lesson-deal-cut = Înainte de împărțit, cel din dreapta celui care împarte taie pachetul. Sau bate în el, adică: am încredere, lasă-l așa.
text-lesson-deal-who-cuts = Împarte Est. Cine taie sau bate?
text-lesson-deal-classic = Acum împarți tu! În patru, clasic, se dă tot pachetul, și toți primesc la fel de multe cărți.
text-lesson-deal-standard = În patru, standard, primești întâi trei cărți și pe ele licitezi. După ce s-a spus tromful, se dau și celelalte, încă trei de om. Primul le ia cine a ales tromful.
text-lesson-deal-two = În doi primește fiecare opt cărți. Celelalte stau pe masă cu fața în jos: ăsta e pachetul de jos.
text-lesson-deal-three = În trei primește fiecare șapte cărți, și atât. Celelalte stau cu fața în jos, până le ia cine câștigă licitația.
text-lesson-deal-again = Jos mâna de pe cărțile neîmpărțite: nimeni nu trage cu ochiul. Și cărțile slabe se joacă, ca oricare altele. Se împarte din nou numai în două cazuri: toți zic pas sau se dovedește o trișare.
text-lesson-deal-when-again = Când se împarte din nou?
text-lesson-deal-same = După o rundă împarte următorul. Dar dacă se împarte din nou, runda nu s-a pus.
text-lesson-deal-next-one = Când toți au zis pas, împarte următorul.
