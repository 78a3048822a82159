# Ki viszi az ütést, és mennyit ér: amit a 7. lecke mond, lépésről lépésre.

text-lesson-tricks-and-points = Ki viszi az ütést, és mennyit ér
text-lesson-tricks-suit = Nem esett adu? Akkor a hívott szín legnagyobb lapja viszi az ütést. Más színű lap nem viheti el, akármilyen nagy is.
text-lesson-tricks-trump = Most valaki adut tett. Egyetlen adu is elég: az adu { RANK("nine") } is üti a többi szín minden lapját.
text-lesson-tricks-two-trumps = Ketten is adut tettek. A nagyobbik adu viszi az ütést, mindegy, melyik esett később.
text-lesson-tricks-leads = Aki viszi az ütést, az hív legközelebb. Előbb tehát nézd meg: ki viszi ezt?
text-lesson-tricks-who-leads = Ki hív a következő ütésben?
text-lesson-tricks-lead = Te vitted el, tehát te hívsz. Bármelyik lap jó, az adu is.
text-lesson-tricks-watch = Négy ütés egy igazi leosztásból. Figyeld, ki viszi el az ütést, és ki hív utána. A negyedikben két adu találkozik.
text-lesson-tricks-points = Aki az ütést elviszi, azé a pont is: { RANK("ace") } 11, { RANK("ten") } 10, { RANK("king") } 4, { RANK("queen") } 3, { RANK("jack") } 2, { RANK("nine") } semmi. Itt van megint a negyedik ütés.
text-lesson-tricks-closed = Az elvitt ütések lefordítva fekszenek, és a számolásig úgy is maradnak. Tudni akarod, mi ment már el? Akkor figyelj játék közben.
text-lesson-tricks-looking-back = Két ütés között átnézheted azokat, amelyeket elvittél.
text-lesson-tricks-pupil = A barátod látja, hogy az ütést úgyis a partnere viszi. Szívesen megspórolná az aduját.
text-lesson-help-last-trumps = Csak annak kell adut tennie, aki utolsónak jön.
text-lesson-help-whoever-wins = Amit tenned kell, nem függ attól, hogy ki viszi az ütést.
text-lesson-help-partners-trick = A partnered ütésére bármit tehetsz.
