# Las reglas falsas: lo que se oye en la mesa, lo que dicen las reglas, y dónde se juega así de todos modos.

verb-myths = Muestra las reglas falsas que se oyen en la mesa y lo que demuestra que lo son.
myths-which = el número de una regla falsa, como F3; sin él, la lista entera
meta-myths = F3

myths-title = Reglas falsas
myths-about = Todo esto se oye en la mesa. ¿Es verdad?
myths-more = «cruce-tutor myths F3» cuenta lo que dicen las reglas de una de ellas.
myths-unknown = No hay ninguna regla falsa «{ $found }». Van de F1 a { $last }.
myth-title = Regla falsa { $number }
myth-verdict = { $verdict ->
    [true] Es verdad. { $text }
   *[false] Es falso. { $text }
}

text-claim-f1 = «No tenemos ni un triunfo. ¡A repartir otra vez!».
text-claim-f2 = «¡No llego a doce tantos, y con tres nueves! Con estas cartas se reparte otra vez».
text-claim-f3 = «¿Solo has pujado uno? Pues no puedes salir con las cuarenta».
text-claim-f4 = «Has pujado uno y no has ganado ni una baza. ¡Eso es perder, con cuarenta o sin ellas!».
text-claim-f5 = «Has cantado, así que desde ahora hay iber».
text-claim-f6 = «Pujamos con tres cartas, así que enséñame antes la última de la baraja».
text-claim-f7 = «Espera, puedo mirar las bazas para ver qué ha caído».
text-claim-f8 = «El diez va después del nueve, así que mi { RANK("jack") } gana a tu diez».
text-claim-f9 = «De ese palo no tengo, así que echo lo que quiera».
text-claim-f10 = «Mis triunfos son demasiado bajos. Entonces no tengo que fallar».
text-claim-f11 = «He pujado dos y he cumplido, así que apúntame dos».

myth-F1 = Se juega como cualquier otra ronda. Uno solo puede tener los seis triunfos: puja cuatro, cumple, y a la ronda siguiente. Además, quien pide otro reparto le cuenta al compañero lo que no tiene.
    .where = En ninguna variante se reparte otra vez por eso.
myth-F2 = Las cartas malas también se juegan. Y quien dice lo malas que son se lo ha dicho al compañero: eso es hablar de las cartas.
    .where = En ninguna variante se reparte otra vez por eso. Decirlo puede costarte 3 puntos.
myth-F3 = Quien sale puede salir con cualquier carta, también con el cante de triunfo. Quien lo quiere prohibir espera que pujes dos y no te llegue ni con las cuarenta.
    .where = Nadie que respete las reglas juega así.
myth-F4 = El cante cuenta sin ganar baza. 40 es más que 33, así que la puja de uno se cumple.
    .where = Solo quedaría sin cumplir donde no se canta, como en el juego internacional.
myth-F5 = El iber se acuerda antes de la partida y vale hasta el final. Nada de lo que pase en la mesa lo pone ni lo quita.
    .where = En una mesa que ha acordado el iber, obliga siempre, con cante o sin él.
myth-F6 = Nadie mira las cartas sin repartir. Se puja con lo que uno tiene.
    .where = Sin subasta, la última carta de quien reparte queda a la vista de todos. Donde se puja, no la ve nadie.
myth-F7 = Las bazas quedan boca abajo hasta el recuento. Quien quiera saber qué ha caído, que se acuerde.
    .where = Solo se puede si todos lo habéis acordado antes. ¡Mejor que no!
myth-F8 = El diez es la segunda carta de su palo. Solo le gana el as y, claro está, un triunfo.
    .where = En ninguna variante del cruce va más abajo.
myth-F9 = Sin el palo de salida debes fallar mientras tengas triunfo. Solo si tampoco tienes triunfo puedes echar cualquier carta.
    .where = Entre dos se juega libre mientras queden cartas en el mazo. Nadie más puede.
myth-F10 = El triunfo que no gana también se juega. Solo te libras si no tienes ninguno.
    .where = Donde nadie está obligado a pisar, eliges tú el triunfo. Pero triunfo ha de ser.
myth-F11 = Te apuntas todo lo que has hecho, no lo que has pujado. La puja solo dice cuánto necesitas.
    .where = En ninguna variante se apunta la puja. Solo cuenta cuando no se cumple, y entonces se resta.
