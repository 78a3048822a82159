# Zu zweit und zu dritt: was Lektion 11 sagt, Schritt für Schritt.

text-lesson-two-and-three = Zu zweit und zu dritt
text-lesson-two-deal = Zwei am Tisch, jeder für sich. Jeder bekommt acht Karten. Der Rest der 24 liegt verdeckt da: Das ist der Talon. Rechne nach.
text-lesson-two-free = Solange im Talon Karten liegen, darf man auf jede Karte jede Karte legen. Niemand muss die Farbe bedienen oder stechen.
text-lesson-two-taken = Den Stich macht aber wie immer der höchste Trumpf, und ohne Trumpf die höchste Karte der ausgespielten Farbe.
text-lesson-two-draws = Wer den Stich gemacht hat, nimmt danach die oberste Karte vom Talon. Dann nimmt der andere eine.
text-lesson-two-who-draws = Wer zieht jetzt zuerst?
text-lesson-two-watch = Die ersten vier Stiche, bis der Talon leer ist. Achte darauf, wer wann zieht und wie du zu einem Paar kommst, das dir niemand gegeben hat.
text-lesson-two-gone = Der Talon ist leer, und die Freiheit ist vorbei. In den letzten acht der zwölf Stiche gelten wieder die alten Pflichten: Farbe bedienen, sonst stechen.
text-lesson-two-pupil = Der Talon ist leer, aber dein Freund hat sich an die Freiheit gewöhnt. Etwas an seinem Plan ist nicht erlaubt.
text-lesson-help-free-at-last = Ist der Talon leer, darfst du alles spielen.
text-lesson-help-two-never-trump = Zu zweit muss nie jemand stechen.
text-lesson-help-stock-is-gone = Ist der Talon leer, such zuerst die ausgespielte Farbe und dann einen Trumpf.
text-lesson-three-deal = Drei am Tisch, wieder jeder für sich. Jeder bekommt sieben Karten, und der Rest bleibt vorerst verdeckt liegen.
text-lesson-three-named = Wer das Bieten gewinnt, sagt Trumpf an und nimmt erst dann die drei Karten. Die erste ausgespielte Karte darf also jede Farbe haben und macht keinen Trumpf.
text-lesson-three-gives = Wer das Bieten gewonnen hat, hält jetzt zehn Karten und gibt den beiden anderen je eine davon, egal welche. So hat jeder acht.
text-lesson-three-only-of-three = Die beiden Karten, die man hergibt, müssen zu den drei eben genommenen gehören.
