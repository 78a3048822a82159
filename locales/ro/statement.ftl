# Foaia de o pagină: ce știe cine învață, și pe ce se bazează.

option-statement = o pagină: ce e sigur, și pe ce se bazează
statement-title = Ce știi, și pe ce se bazează
statement-none = Încă n-ai răspuns la nimic, deci nu e nimic de spus.
statement-summary = { $answered ->
    [one] { $right ->
        [0] Până acum un răspuns, greșit. Ultimul: { $day }.
       *[other] Până acum un răspuns, bun. Ultimul: { $day }.
    }
    [few] Până acum { $answered } răspunsuri, din care bune { $right }. Ultimul: { $day }.
   *[other] Până acum { $answered } de răspunsuri, din care bune { $right }. Ultimul: { $day }.
}
statement-measure = O regulă e sigură când ultimele { $asked } răspunsuri au fost bune, cel mult unul cu un mic indiciu.
statement-section = { $section }: sigure { $secure }, nesigure { $shaky }, noi { $new }.
statement-secure = { $answers ->
    [one] { $number }, { $title }: sigur. Un răspuns: { $last }. Ultimul: { $day }.
    [few] { $number }, { $title }: sigur. { $answers } răspunsuri, cele din urmă: { $last }. Ultimul: { $day }.
   *[other] { $number }, { $title }: sigur. { $answers } de răspunsuri, cele din urmă: { $last }. Ultimul: { $day }.
}
statement-shaky = { $answers ->
    [one] { $number }, { $title }: nesigur. Un răspuns: { $last }. Ultimul: { $day }.
    [few] { $number }, { $title }: nesigur. { $answers } răspunsuri, cele din urmă: { $last }. Ultimul: { $day }.
   *[other] { $number }, { $title }: nesigur. { $answers } de răspunsuri, cele din urmă: { $last }. Ultimul: { $day }.
}
statement-new = Încă noi: { $rules }.
statement-named = { $number }, { $title }
statement-no-day = ziua nu se știe
