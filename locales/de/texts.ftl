# Sätze, die Aufgaben beim Namen nennen: Aussagen zum Beurteilen, Antworten zur Wahl, und Bemerkungen neben einem Grund.
# Keine Karte heißt darin so, wie sie nur mit einerlei Karten heißt.

## Aussagen: richtig oder falsch?

text-asking-for-a-new-deal-is-talk = Wer laut sagt, dass er drei Neunen hat, und deshalb neu geben lassen will, verrät seinem Partner sein Blatt.
text-batches-of-three = Im internationalen Spiel bekommt jeder sechs Karten, und zwar zweimal drei.
text-dealt-again-by-the-same = Haben alle gepasst und wird neu gegeben, gibt derselbe Geber.
text-eight-tricks-for-two = Zu zweit bekommt jeder acht Karten, also hat eine Runde acht Stiche.
text-first-dealer-any-way = Den ersten Geber darf der Tisch bestimmen, wie er will.
text-iber-must-beat = Mit Iber wählst du in der ausgespielten Farbe nicht frei: Solange du etwas Höheres hast, muss es etwas Höheres sein.
text-iber-settled-beforehand = Iber wird vor der Partie abgemacht oder gar nicht. Nichts, was am Tisch geschieht, schaltet es ein.
text-look-through-the-tricks = Mitten in der Runde darf man die gemachten Stiche durchsehen, um zu wissen, welche Karten weg sind.
text-only-six-eleven-or-twenty-one = Eine Partie muss bis 6, 11 oder 21 Punkte gehen.
text-revoke-costs-by-itself = Eine Renonce kostet drei Punkte, auch wenn sie am Tisch niemand bemerkt.
text-six-is-forbidden = Die Regeln verbieten, sechs zu bieten.
text-tap-accepts-pack = Wer auf die Karten klopft, statt abzuheben, nimmt sie, wie sie liegen.

## Zur Wahl

text-again-all-passed = Alle haben gepasst.
text-again-few-points = Jemand hat weniger als 12 Augen.
text-again-no-trump = Eine Partei hat keinen Trumpf.
text-again-revoke-proved = Eine Renonce ist bewiesen.
text-again-three-nines = Jemand hat drei Neunen.
text-cut-by-the-left = Wer links vom Geber sitzt.
text-cut-by-the-partner = Der Partner des Gebers.
text-cut-by-the-right = Wer rechts vom Geber sitzt.
text-partner-beside-you = Wer neben dir sitzt.
text-partner-opposite-you = Wer dir gegenübersitzt.
text-partner-two-seats-on = Wer zwei Plätze weiter sitzt.
text-speak-by-asking-for-a-deal = Laut verlangen, dass neu gegeben wird, damit der Partner weiß, wie schwach dein Blatt ist.
text-speak-by-discarding = Eine kleine Karte abwerfen: Diese Farbe nicht.
text-speak-by-leading = Ein Ass ausspielen: Diese Farbe gehört mir, gib mir Augen.
text-speak-by-winking = Im richtigen Moment zwinkern.

## Bemerkungen

text-all-four-pairs = So weit kommen nur Partner. Allein kann niemand alle vier Paare und dazu das Trumpf-Ass haben.
text-all-six-trumps = Manche sagen, da müsse man neu geben. Muss man nicht: 120 in den Stichen und 40 für das Paar machen 160, ein Gebot von vier ist also sicher erfüllt. Spielt es, schreibt es auf, und weiter mit der nächsten Runde.
text-bid-lost-with-the-revoke = Drei für die Renonce und das Gebot obendrauf, obwohl der Partner geboten hatte. Ihr gewinnt zusammen, und ihr zahlt zusammen.
text-both-past-the-target = Es ist egal, wer geboten hat und wer beim Zählen zuerst dort war. Bringt eine Runde beide über die Linie, gewinnt der höhere Spielstand.
text-deal-six-five-each = Je sechs Karten wären 36, und es gibt nur 32. Also bekommt jeder fünf, und zwei spielen nicht mit.
text-eleven-is-a-promise = Elf heißt nicht elf Augen. Wer elf bietet, verspricht jede Karte, die zählt. Ein Stich, in dem nichts liegt, darf an die anderen gehen.
text-fatten-partners-trick = Alle drei sind erlaubt. Der Partner macht den Stich, also ist jetzt der Moment, die Zehn zu schmieren: Ihre Augen bleiben in der Familie.
text-first-lead-makes-it-forty = Angesagt ist noch kein Trumpf, und doch ist dieses Paar ein Trumpfpaar: Die Karte, die du ausspielst, macht ihre Farbe zum Trumpf.
text-forty-makes-a-bid-of-one = Manche sagen, wer keinen Stich macht, hat verfehlt, egal was gemeldet war. Rechne lieber nach: 40 ist mehr als 33, und 33 ist genau der eine Punkt, der geboten war.
text-how-partners-may-speak = Reden dürfen die Karten, und nur die Karten. Ausspielen und Abwerfen sagen einem Partner, der aufpasst, eine ganze Menge.
text-lone-ten-must-go = Das tut weh, aber es ist deine einzige Karte dieser Farbe. So fängt man Zehnen, also lass möglichst keine allein stehen.
text-made-eight-scores-seventy = Das Gebot ist nur die Latte, über die du musst. Gutgeschrieben wird, was du gemacht hast.
text-pack-of-thirty-two = Die acht Karten mehr machen jedes Blatt voller, aber sie zählen nichts. Mit welchen Karten ihr auch spielt, es sind immer 120 Augen.
text-six-is-only-unwise = Sagen darfst du es. Klug ist es nicht: Sechs Punkte brauchen 198 von den 220 Augen, die es gibt.
text-ten-beats-king = Die Zehn steht in ihrer Farbe fast ganz oben. Nur das Ass schlägt sie, und natürlich ein Trumpf.
text-the-third-way = Ist beides abgemacht, gilt: Wer bedienen oder stechen muss und damit den Stich machen kann, der muss ihn auch machen. Manche Tische und manche Programme spielen genau so.
text-trump-partners-ace = Der Stich gehörte schon dem Partner, und jetzt nimmst du ihn weg. Für Freunde macht die Regel keine Ausnahme.
text-unnoticed-revoke-is-scored = Niemand passt für dich auf. Was keiner bemerkt, wird gezählt, als wäre es richtig gewesen. Merk dir also, wer gezeigt hat, dass ihm eine Farbe fehlt.
text-weak-hand-is-no-new-deal = Ein schwaches Blatt ist Pech und sonst nichts. Neu gegeben wird dafür nicht, und wer es am Tisch sagt, sagt es dem Partner.
