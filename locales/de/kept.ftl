# Was von jemandem aufbewahrt wird: Profile, Einstellungen, Fortschritt, und alles hinaus und herein.

option-profile = wessen Antworten und Einstellungen das sind: ein eigener Name für jeden, der lernt
option-data = in diesem Ordner aufbewahren
meta-profile = PROFIL
meta-data = ORDNER
verb-settings = Die Einstellungen zeigen oder eine davon ändern.
verb-progress = Zeigen, wie gut du jede Regel kennst.
verb-export = Alle deine Antworten ausgeben, jede als JSON-Objekt in einer Zeile.
verb-import = Antworten übernehmen, die anderswo exportiert wurden; was schon da ist, wird nicht verdoppelt.
meta-setting = EINSTELLUNG
meta-value = WERT
settings-name = die Einstellung; ohne sie werden alle gezeigt
settings-value = was gelten soll: { $auto } überlässt es dem Programm
export-path = wohin geschrieben wird, oder - für die Standardausgabe
import-path = was gelesen wird, oder - für die Standardeingabe

profile-bad-name = „{ $found }“ kann kein Profil sein: Ein Name hat nur Buchstaben, Ziffern, - und _. Nichts wird gelesen oder aufbewahrt.
profile-too-long = „{ $found }“ ist zu lang für ein Profil: Ein Name hat höchstens { $limit } Buchstaben. Nichts wird gelesen oder aufbewahrt.
store-no-home = Diesmal wird nichts aufbewahrt: Hier gibt es keinen eigenen Ordner. Nenne einen mit --data.
store-unwritable = Diesmal wird nichts aufbewahrt: { $file } lässt sich nicht schreiben. Nenne einen anderen Ordner mit --data.
store-newer = Diesmal wird nichts aufbewahrt: { $file } stammt von einem neueren Cruce Tutor.
store-busy = Im Moment wird nichts aufbewahrt: Ein anderes Programm schreibt gerade in { $file }.
store-lost = Im Moment wird nichts aufbewahrt: { $file } lässt sich nicht mehr schreiben.
store-damaged = { $saved ->
    [0] { $file } war beschädigt, und nichts darin war noch zu lesen. Eine neue Datei ist begonnen, die alte heißt jetzt { $aside }.
    [one] { $file } war beschädigt, doch ein Eintrag ist gerettet. Die alte Datei heißt jetzt { $aside }.
   *[other] { $file } war beschädigt, doch { $saved } Einträge sind gerettet. Die alte Datei heißt jetzt { $aside }.
}
store-damaged-stays = { $saved ->
    [0] Diesmal wird nichts aufbewahrt: { $file } ist beschädigt, und nichts darin ist noch zu lesen.
    [one] Diesmal wird nichts aufbewahrt: { $file } ist beschädigt. Ein Eintrag darin ist noch zu lesen.
   *[other] Diesmal wird nichts aufbewahrt: { $file } ist beschädigt. { $saved } Einträge darin sind noch zu lesen.
}

setting-unknown = Eine Einstellung „{ $found }“ gibt es nicht. Es gibt: { $allowed }.
setting-value = { $name } kann nicht „{ $found }“ sein. Möglich ist: { $allowed }.

progress-none = Noch keine Frage beantwortet. Die erste wartet schon: cruce-tutor quiz
progress-summary = { $answered ->
    [one] { $right ->
        [0] Bisher eine Frage beantwortet. Die nächste gelingt besser.
       *[other] Bisher eine Frage beantwortet, und zwar richtig.
    }
   *[other] Bisher { $answered } Fragen beantwortet, davon { $right } richtig.
}
progress-secure = { $number }, { $title }: sicher. Letzte Antworten: { $answers }
progress-shaky = { $number }, { $title }: noch wacklig. Letzte Antworten: { $answers }
progress-new = Noch neu für dich: { $rules }
progress-right = richtig
progress-helped = richtig mit Hilfe
progress-wrong = falsch

export-cannot-write = { $file } lässt sich nicht schreiben: Prüfe den Ordner und ob du das darfst.
export-summary = { $count ->
    [0] Es gibt noch nichts zu exportieren.
    [one] Ein Eintrag exportiert.
   *[other] { $count } Einträge exportiert.
}
import-cannot-read = { $file } lässt sich nicht lesen: Prüfe, ob es eine Datei ist und ob du sie lesen darfst.
import-line = { $file }:{ $line }: { $message }
import-summary = Neue Einträge: { $taken }. Schon da: { $known }. Übergangen: { $failed }.
line-too-long = Diese Zeile hat mehr als { $limit } Zeichen.
line-not-utf-8 = Diese Zeile ist kein UTF-8-Text.
line-not-json = Diese Zeile ist kein JSON-Objekt: „{ $found }“
line-unknown-entry = Einen Eintrag „{ $found }“ gibt es nicht. Es gibt: { $allowed }.
line-key-missing = Der Schlüssel { $key } fehlt.
line-wrong-value = „{ $found }“ kann nicht beim Schlüssel { $key } stehen.
