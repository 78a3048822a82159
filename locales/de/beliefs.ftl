# Was jemand wohl geglaubt hat, der falsch antwortet: eine Nachricht für jede Vorstellung in `tutor/drill/beliefs.py`,
# mit ihrer Kennung. `.where` sagt, an welchen Tischen sie stimmen würde, wenn überhaupt.

# -- Karten und Stiche -------------------------------------------------------------------------------------------------

belief-ten-in-numeric-place = Vielleicht hast du die Zehn nach ihrer Zahl eingereiht, gleich über der Neun.
belief-nine-beats-faces = Vielleicht hast du die Neun für stärker gehalten als { RANK("jack") }, { RANK("queen") } und
    König.
belief-pips-are-points = Vielleicht hast du die Zahlen auf den Karten als Augen gezählt.
belief-faces-count-ten = Vielleicht hast du für { RANK("jack") }, { RANK("queen") } und König je zehn gezählt.
belief-highest-rank-wins = Vielleicht hast du die höchste Karte gesucht, egal in welcher Farbe.
belief-trump-is-just-a-suit = Vielleicht hast du Trumpf für eine Farbe wie jede andere gehalten.
belief-last-trump-wins = Vielleicht hast du den Stich dem letzten Trumpf gegeben, nicht dem höchsten.
belief-points-win-tricks = Vielleicht hast du den Stich der Karte mit den meisten Augen gegeben.

# -- Pflichten ---------------------------------------------------------------------------------------------------------

belief-may-ruff-anytime = Vielleicht dachtest du, man darf auch stechen, wenn man die ausgespielte Farbe hat.
belief-may-discard-when-void = Vielleicht dachtest du, ohne die ausgespielte Farbe darf man alles abwerfen.
belief-need-not-undertrump = Vielleicht dachtest du, einen Trumpf, der zu klein ist, muss man nicht spielen.
belief-must-always-beat = Vielleicht dachtest du, du musst übernehmen. Das wäre Iber, und das ist an diesem Tisch nicht
    abgemacht.
    .where = Wo Iber abgemacht ist, wäre deine Antwort richtig.
belief-must-always-overtrump = Vielleicht dachtest du, du musst übertrumpfen, aber das verlangt dieser Tisch nicht.
    .where = Wo Übertrumpfen Pflicht ist, wäre deine Antwort richtig.
belief-iber-never-binds = Vielleicht hast du vergessen, dass an diesem Tisch Iber gilt.
    .where = Ohne Iber wäre deine Antwort richtig.
belief-iber-after-ruff = Vielleicht dachtest du, Iber gilt noch, wenn schon gestochen ist.
belief-iber-binds-trumpers = Vielleicht dachtest du, Iber zwingt auch zum Übertrumpfen.
    .where = Wo Übertrumpfen Pflicht ist, wäre deine Antwort richtig.
belief-overtrump-when-following = Vielleicht dachtest du, auf ausgespielten Trumpf muss ein höherer folgen; das muss
    aber nur, wer eine andere Farbe sticht.
belief-no-overtrump = Vielleicht hast du vergessen, dass man an diesem Tisch übertrumpfen muss.
    .where = Wo niemand übertrumpfen muss, wäre deine Antwort richtig.
belief-spare-partner = Vielleicht wolltest du deinem Partner den Stich lassen; für die Regeln ist er aber ein Spieler
    wie jeder andere.
belief-stock-binds = Vielleicht hast du bedient, wie man es muss, wenn der Talon leer ist.
belief-follow-colour = { PACK() ->
    [french] Vielleicht hast du auf Rot oder Schwarz geachtet; bedient wird aber nur mit derselben Farbe.
   *[hungarian] Vielleicht hast du zwei Farben für eine gehalten; bedient wird aber nur mit derselben Farbe.
}
belief-must-lead-trump = Vielleicht dachtest du, man muss Trumpf ausspielen.
belief-may-not-lead-trump = Vielleicht dachtest du, man darf Trumpf nicht ausspielen, solange man etwas anderes hat.

# -- Meldungen ---------------------------------------------------------------------------------------------------------

belief-iber-because-announced = Vielleicht dachtest du, ein gemeldetes Paar bringt Iber mit sich.
belief-no-forty-with-one = Vielleicht dachtest du, wer nur eins geboten hat, darf nicht mit dem Vierziger herauskommen.
belief-announce-any-time = Vielleicht dachtest du, ein Paar zählt auch, wenn jemand anders ausgespielt hat.
belief-announce-when-shown = Vielleicht dachtest du, ein Paar muss man nur zeigen, egal welche Karte man ausspielt.
belief-announce-with-one-card = Vielleicht dachtest du, ein König oder { RANK("queen", form: "a") } allein reicht zum
    Melden.
belief-announce-across-partners = Vielleicht hast du ein Paar aus den Karten zweier Partner zusammengesetzt.
belief-announce-always-20 = Vielleicht hast du 20 gezählt, weil es noch keinen Trumpf gab; aber gerade diese Karte macht
    ihn.
belief-opening-pair-is-40 = Vielleicht dachtest du, das erste Paar einer Runde zählt immer 40.
    .where = Wo die erste Karte den Trumpf macht, wäre deine Antwort richtig.
belief-pairs-always-20 = Vielleicht dachtest du, jedes Paar zählt 20.
belief-announce-everywhere = Vielleicht hast du ein Paar mitgezählt, aber an diesem Tisch zählen Paare nicht.
    .where = Wo Paare zählen, wäre deine Antwort richtig.
belief-announce-needs-trick = Vielleicht dachtest du, ein Paar zählt nur, wenn man den Stich auch macht.
belief-announce-needs-any-trick = Vielleicht dachtest du, Meldungen zählen nur, wenn man einen Stich hat.
belief-no-announcements-in-total = Vielleicht hast du die Meldungen weggelassen.

# -- Bieten ------------------------------------------------------------------------------------------------------------

belief-equal-bid-stands = Vielleicht dachtest du, ein gleich hohes Gebot reicht.
belief-pass-may-return = Vielleicht dachtest du, wer gepasst hat, darf später wieder bieten.
belief-may-not-pass = Vielleicht dachtest du, wer höher bieten kann, muss es auch.
belief-next-bid-only = Vielleicht dachtest du, beim Bieten geht es immer nur um eins hinauf.
belief-first-bid-wins = Vielleicht hast du das Bieten dem gegeben, der zuerst geboten hat.
belief-last-bidder-speaks-again = Vielleicht dachtest du, wer überboten wird, kommt noch einmal dran.
    .where = Wo reihum geboten wird, wäre deine Antwort richtig.
belief-dealer-speaks-first = Vielleicht dachtest du, beim Bieten beginnt der Geber.
belief-all-pass-passes-deal = Vielleicht dachtest du, wenn alle passen, gibt der Nächste.

# -- Geben, Ausspielen, Trumpf -----------------------------------------------------------------------------------------

belief-deal-goes-left = Vielleicht bist du in die falsche Richtung gegangen: Es geht im Uhrzeigersinn.
belief-same-dealer-again = Vielleicht dachtest du, derselbe Geber gibt noch einmal.
belief-partner-deals-next = Vielleicht hast du das Geben über den Tisch weitergereicht.
belief-dealer-leads = Vielleicht dachtest du, zuerst spielt der Geber aus.
belief-forehand-always-leads = Vielleicht dachtest du, zuerst spielt immer Vorhand aus.
    .where = Wo Vorhand zuerst ausspielt, wäre deine Antwort richtig.
belief-bid-winner-always-leads = Vielleicht dachtest du, zuerst spielt immer aus, wer das Bieten gewonnen hat.
    .where = Wo zuerst ausspielt, wer das Bieten gewonnen hat, wäre deine Antwort richtig.
belief-six-for-everybody = Vielleicht dachtest du, jeder bekommt immer sechs Karten.
belief-all-cards-are-dealt = Vielleicht dachtest du, es werden gleich alle Karten verteilt.
belief-stock-of-three = Vielleicht dachtest du, es bleiben immer drei Karten übrig.
belief-first-lead-makes-trump = Vielleicht dachtest du, die erste ausgespielte Karte macht den Trumpf.
    .where = Wo die erste Karte den Trumpf macht, wäre deine Antwort richtig.
belief-last-card-makes-trump = Vielleicht dachtest du, die letzte Karte im ersten Stich macht den Trumpf.
belief-dealers-card-makes-trump = Vielleicht dachtest du, die Karte des Gebers macht den Trumpf.
    .where = Wo die letzte Karte des Gebers aufgedeckt wird, wäre deine Antwort richtig.

# -- Spielstände -------------------------------------------------------------------------------------------------------

belief-score-the-bid = Vielleicht hast du das Gebot gutgeschrieben und nicht, was gemacht wurde.
belief-minus-the-points = Vielleicht hast du abgezogen, was gemacht wurde, und nicht, was geboten war.
belief-failed-scores-nothing = Vielleicht dachtest du, ein verfehltes Gebot bringt bloß nichts.
belief-failed-keeps-points = Vielleicht hast du beim verfehlten Gebot die gemachten Augen stehen lassen.
belief-failed-costs-once = Vielleicht hast du das Gebot einmal abgezogen; an diesem Tisch geht es zweimal weg.
    .where = Wo die Strafe einfach ist, wäre deine Antwort richtig.
belief-failed-costs-double = Vielleicht hast du das Gebot zweimal abgezogen; an diesem Tisch geht es nur einmal weg.
    .where = Wo die Strafe doppelt ist, wäre deine Antwort richtig.
belief-round-to-nearest = Vielleicht hast du auf die nächsten 33 gerundet; es zählen aber nur volle.
belief-round-up = Vielleicht hast du aufgerundet; es zählen aber nur volle 33.
belief-point-needs-more-than-33 = Vielleicht dachtest du, 33 reichen noch nicht für einen Spielpunkt.
belief-thirty-three-everywhere = Vielleicht hast du durch 33 geteilt; an diesem Tisch macht man das nicht.
    .where = Im traditionellen Spiel wäre deine Antwort richtig.
belief-counts-card-points = Vielleicht hast du die Augen selbst gutgeschrieben; an diesem Tisch machen erst 33 davon
    einen Punkt.
    .where = Im internationalen Spiel wäre deine Antwort richtig.
belief-divide-then-add = Vielleicht hast du die Augen der Partner einzeln geteilt; sie werden aber erst zusammengezählt.
belief-bid-against-rivals = Vielleicht dachtest du, die anderen bekommen nichts, wenn das Gebot erfüllt ist.
belief-rivals-lose-the-bid = Vielleicht hast du das Gebot den anderen abgezogen.
belief-rivals-score-the-bid = Vielleicht hast du das verfehlte Gebot den anderen gutgeschrieben.
belief-not-below-zero = Vielleicht hast du bei null aufgehört; ein Spielstand darf aber darunter fallen.
belief-no-announcements-in-bid = Vielleicht hast du die Meldungen weggelassen; sie zählen für das Gebot mit.
belief-all-cards-bid-is-eleven = Vielleicht hast du elf für elf Augen gehalten; elf verspricht aber jede Karte, die
    zählt.

# -- Partien -----------------------------------------------------------------------------------------------------------

belief-first-past-the-post = Vielleicht hast du die Partie dem gegeben, der zuerst genannt ist.
belief-bidder-goes-out-first = Vielleicht hast du die Partie denen gegeben, die geboten haben; es gewinnt aber der
    höhere Spielstand.
belief-must-pass-target = Vielleicht dachtest du, man muss das Ziel überschreiten; erreichen genügt.
belief-leader-has-won = Vielleicht dachtest du, wer vorn liegt, hat gewonnen, Ziel hin oder her.
belief-lead-must-be-two = Vielleicht wolltest du zwei Punkte Vorsprung sehen.
    .where = Wo zwei Punkte Vorsprung abgemacht sind, wäre deine Antwort richtig.
belief-target-is-enough = Vielleicht hast du vergessen, dass dieser Tisch mehr Vorsprung verlangt.
    .where = Wo jeder Vorsprung genügt, wäre deine Antwort richtig.

# -- Ehrlichkeit -------------------------------------------------------------------------------------------------------

belief-revoke-is-automatic = Vielleicht hast du eine Renonce bestraft, die niemand vorgeworfen hat.
belief-revoke-costs-the-bid = Vielleicht hast du auch das Gebot abgezogen; das trifft nur die Partei, die das Bieten
    gewonnen hat.
belief-revoke-never-costs-the-bid = Vielleicht hast du vergessen: Wer das Bieten gewonnen hat, verliert auch noch das
    Gebot.
belief-accusing-is-free = Vielleicht dachtest du, ein falscher Vorwurf kostet nichts.
belief-accusation-voids-round = Vielleicht dachtest du, jeder Vorwurf beendet die Runde.
belief-revoked-round-goes-on = Vielleicht dachtest du, nach einer bewiesenen Renonce geht die Runde weiter.
belief-only-first-revoke-counts = Vielleicht dachtest du, nur die erste Renonce einer Runde zählt.
