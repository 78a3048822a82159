# De dónde viene el juego: lo que dice la lección 17, paso a paso.

text-lesson-origin-where-from = De dónde viene el juego
text-lesson-origin-cross = En rumano, «cruce» quiere decir «cruz». Los cuatro se sientan en cruz, cada uno frente a su compañero. Otros dicen que el nombre viene de los triunfos que se cruzan. El reparto da la vuelta a la cruz como las agujas del reloj, y acaba de repartir Oeste.
text-lesson-origin-name = ¿Por qué se llama cruz el juego? Elige todo lo que se cuenta.
text-lesson-origin-crosswise = porque los cuatro se sientan en cruz
text-lesson-origin-trumps-cross = porque los triunfos se cruzan
text-lesson-origin-cross-yourself = porque la gente se santigua antes de pujar seis
text-lesson-origin-nobody-knows = A ciencia cierta no lo sabe nadie, así que se cuentan las dos cosas.
text-lesson-origin-home = Es un juego de pueblo: de reuniones familiares, fiestas y largas noches de invierno. Los abuelos se lo enseñan a sus nietos, y como mejor se juega es entre cuatro. La abuela está enfrente, es tu compañera y ha salido ella. ¡Juega una carta!
text-lesson-origin-seasons = { PACK() ->
    [french] En la baraja húngara los palos se llaman también estaciones. En la tuya, corazones sería la primavera; diamantes, el verano; picas, el otoño, y tréboles, el invierno.
   *[hungarian] Los palos se llaman también estaciones: corazones es la primavera; cascabeles, el verano; hojas, el otoño, y bellotas, el invierno.
}
text-lesson-origin-which-season = Oeste ha salido. ¿Qué estación es esa?
text-lesson-origin-spring = la primavera
text-lesson-origin-summer = el verano
text-lesson-origin-autumn = el otoño
text-lesson-origin-winter = el invierno
text-lesson-origin-that-is-winter = { PACK() ->
    [french] Oeste ha salido de tréboles, y tréboles es el invierno.
   *[hungarian] Oeste ha salido de bellotas, y bellotas es el invierno.
}
text-lesson-origin-packs = Se suele jugar con 24 cartas. De la baraja húngara, que tiene 32, se apartan los sietes y los ochos. De la francesa, que tiene 52, se aparta todo lo que está por debajo { RANK("nine", form: "del") }.
text-lesson-origin-laid-aside = Entonces, ¿cuántas de las 52 se quedan en la caja?
text-lesson-origin-eight = ocho
text-lesson-origin-twenty = veinte
text-lesson-origin-twenty-eight = veintiocho
text-lesson-origin-less-twenty-four = 52 menos 24 son 28. Ocho son las que se apartan de la baraja húngara.
text-lesson-origin-horse = En la baraja húngara el rey va a caballo. Por eso en Rumanía lo llaman también «cal», que quiere decir caballo, o «pătrar», cuatro. A los dos de debajo los llaman «treiar» y «doiar», tres y dos. Aquí el rey se topa con { RANK("ten", form: "a") }.
text-lesson-origin-words = Cada región tiene sus palabras. Quien no puja dice «pas», «merge», «merg» o «bune». Al iber lo llaman también «mărit». Aquí Norte ha pujado dos, y Este ha dicho «bune».
text-lesson-origin-villages = En algunos pueblos el palo de triunfo es el mismo toda la partida. En partes de Moldavia y en el este de Rumanía, no cumplir la puja cuesta el doble. Otros juegan sin subasta, para que los nuevos aprendan mejor.
text-lesson-origin-new-table = Te sientas a una mesa nueva. ¿Qué reglas valen allí?
text-lesson-origin-loudest = las de quien más grite
text-lesson-origin-agreed = las que haya acordado la mesa
text-lesson-origin-mine = las mías, claro
text-lesson-origin-sources = Todo esto viene de dos textos: un manual rumano y un artículo en cuatro idiomas. Sus tablas de valores y asientos se perdieron; las hemos rehecho a partir de las sumas. Donde los textos dejan algo abierto, hemos elegido nosotros, y lo decimos. Como aquí: los dos bandos pasan de la meta en la misma ronda.
text-lesson-origin-all-pass = El manual rumano no dice qué pasa si todos pasan. ¿Cómo seguimos nosotros?
