# Az egyoldalas lap: mit tud, aki tanul, és miből látszik.

# A magyar dátum ponttal végződik, ezért a nap mögé nem kell másik.

option-statement = egy oldal: mi az, ami biztos, és miből látszik
statement-title = Mit tudsz már, és miből látszik
statement-none = Még nem volt válasz, így nincs miről beszámolni.
statement-summary = { $answered ->
    [one] { $right ->
        [0] Eddig egy válasz, és az rossz volt. Utoljára: { $day }
       *[other] Eddig egy válasz, és az jó volt. Utoljára: { $day }
    }
   *[other] Eddig { $answered } válasz, ebből jó: { $right }. Utoljára: { $day }
}
statement-measure = Egy szabály akkor biztos, ha az utolsó { $asked } válasz jó volt, legfeljebb egy közülük kis segítséggel.
statement-section = { $section }: biztos { $secure }, bizonytalan { $shaky }, új { $new }.
statement-secure = { $number }, { $title }: biztos. { $answers } válasz, az utolsók: { $last }. Utoljára: { $day }
statement-shaky = { $answers ->
    [one] { $number }, { $title }: bizonytalan. Egy válasz: { $last }. Utoljára: { $day }
   *[other] { $number }, { $title }: bizonytalan. { $answers } válasz, az utolsók: { $last }. Utoljára: { $day }
}
statement-new = Még új: { $rules }.
statement-named = { $number }, { $title }
statement-no-day = ismeretlen nap.
