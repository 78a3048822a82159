# Lo que se guarda de quien aprende: perfiles, ajustes, progreso, y cómo sale y entra todo.

option-profile = de quién son las respuestas y los ajustes: un nombre para cada persona
option-data = guardarlo todo en esta carpeta
meta-profile = NOMBRE
meta-data = CARPETA
verb-settings = Muestra los ajustes o cambia uno.
verb-progress = Muestra lo bien que sabes cada regla.
verb-export = Escribe todas tus respuestas en líneas JSON.
verb-import = Recoge respuestas exportadas en otro sitio; las que ya tienes no se repiten.
meta-setting = AJUSTE
meta-value = VALOR
settings-name = el ajuste; sin él se muestran todos
settings-value = cómo debe quedar: { $auto } deja que elija el programa
export-path = el archivo donde se escribe, o - para la salida estándar
import-path = el archivo que se lee, o - para la entrada estándar

profile-bad-name = «{ $found }» no puede ser un perfil: un nombre solo lleva letras, cifras, - y _. No se lee ni se guarda nada.
profile-too-long = «{ $found }» es demasiado largo para un perfil: el nombre no puede pasar del límite de letras, que es { $limit }. No se lee ni se guarda nada.
store-no-home = Esta vez no se guarda nada: aquí no hay carpeta personal. Indica una carpeta con --data.
store-unwritable = Esta vez no se guarda nada: no se puede escribir en { $file }. Indica otra carpeta con --data.
store-newer = Esta vez no se guarda nada: { $file } es de un Cruce Tutor más nuevo.
store-busy = De momento no se guarda nada: otro programa está escribiendo en { $file }.
store-lost = De momento no se guarda nada: ya no se puede escribir en { $file }.
store-damaged = { $saved ->
    [0] { $file } estaba dañado y no se ha podido leer nada. Se ha empezado otro, y el viejo se llama ahora { $aside }.
    [one] { $file } estaba dañado, pero se ha salvado 1 entrada. El archivo viejo se llama ahora { $aside }.
    [many] { $file } estaba dañado, pero se han salvado { $saved } de entradas. El archivo viejo se llama ahora { $aside }.
   *[other] { $file } estaba dañado, pero se han salvado { $saved } entradas. El archivo viejo se llama ahora { $aside }.
}
store-damaged-stays = { $saved ->
    [0] Esta vez no se guarda nada: { $file } está dañado y no se puede leer nada de él.
    [one] Esta vez no se guarda nada: { $file } está dañado. Aún se puede leer 1 entrada.
    [many] Esta vez no se guarda nada: { $file } está dañado. Aún se pueden leer { $saved } de entradas.
   *[other] Esta vez no se guarda nada: { $file } está dañado. Aún se pueden leer { $saved } entradas.
}

setting-unknown = No hay ningún ajuste llamado «{ $found }». Hay estos: { $allowed }.
setting-value = { $name } no puede ser «{ $found }». Puede ser: { $allowed }.

progress-none = Todavía no has respondido a ninguna pregunta. La primera te espera: cruce-tutor quiz
progress-summary = { $answered ->
    [one] { $right ->
        [0] Hasta ahora, 1 pregunta respondida. La próxima saldrá mejor.
       *[other] Hasta ahora, 1 pregunta respondida, y bien.
    }
    [many] Hasta ahora, { $answered } de preguntas respondidas, de ellas bien: { $right }.
   *[other] Hasta ahora, { $answered } preguntas respondidas, de ellas bien: { $right }.
}
progress-secure = { $number }, { $title }: la dominas. Últimas respuestas: { $answers }
progress-shaky = { $number }, { $title }: todavía insegura. Últimas respuestas: { $answers }
progress-new = Todavía nuevas para ti: { $rules }
progress-right = bien
progress-helped = bien con ayuda
progress-wrong = mal

export-cannot-write = No se puede escribir en { $file }: mira si la carpeta existe y si tienes permiso.
export-summary = { $count ->
    [0] Todavía no hay nada que exportar.
    [one] Se ha exportado 1 entrada.
    [many] Se han exportado { $count } de entradas.
   *[other] Se han exportado { $count } entradas.
}
import-cannot-read = No se puede leer { $file }: mira si es un archivo y si tienes permiso.
import-line = { $file }:{ $line }: { $message }
import-summary = Entradas nuevas: { $taken }. Ya estaban: { $known }. Saltadas: { $failed }.
line-too-long = Esta línea pasa del límite de caracteres: { $limit }.
line-not-utf-8 = Esta línea no es texto UTF-8.
line-not-json = Esta línea no es un objeto JSON: «{ $found }»
line-unknown-entry = No hay ninguna entrada llamada «{ $found }». Hay estas: { $allowed }.
line-key-missing = Falta la clave { $key }.
line-wrong-value = «{ $found }» no puede ir en la clave { $key }.
