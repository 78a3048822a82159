# Das Blatt auf einer Seite: was du kannst und woran man es sieht.

option-statement = eine Seite: was sicher sitzt und woran man es sieht
statement-title = Was du kannst, und woran man es sieht
statement-none = Noch ist nichts beantwortet, also gibt es nichts zu bescheinigen.
statement-summary = { $answered ->
    [one] { $right ->
        [0] Bisher eine Antwort, und die war falsch. Zuletzt: { $day }.
       *[other] Bisher eine Antwort, und die war richtig. Zuletzt: { $day }.
    }
   *[other] Bisher { $answered } Antworten, davon richtig { $right }. Zuletzt: { $day }.
}
statement-measure = Eine Regel sitzt, wenn die letzten { $asked } Antworten richtig waren, höchstens eine nach einem kleinen Tipp.
statement-section = { $section }: { $secure } sicher, { $shaky } wacklig, { $new } neu.
statement-secure = { $number }, { $title }: sicher. { $answers } Antworten, die letzten: { $last }. Zuletzt: { $day }.
statement-shaky = { $answers ->
    [one] { $number }, { $title }: noch wacklig. Eine Antwort: { $last }. Zuletzt: { $day }.
   *[other] { $number }, { $title }: noch wacklig. { $answers } Antworten, die letzten: { $last }. Zuletzt: { $day }.
}
statement-new = Noch neu: { $rules }.
statement-named = { $number }, { $title }
statement-no-day = Tag unbekannt
