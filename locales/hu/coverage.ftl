# Mire terjed ki az anyag, és miben botlik meg, aki tanul: `cruce-tutor coverage` és `cruce-tutor play-all`.

verb-coverage = Megmutatja, hol tanítjuk, kérdezzük és magyarázzuk az egyes szabályokat és tévedéseket, és megnevezi a hézagokat.
verb-play-all = Végigmegy minden leckén és kérdésen: mindig jól, mindig rosszul, és egyenként minden tévedéssel.
option-quick = csak egy minta, másodpercek alatt

covered-rule = szabály
covered-belief = tévedés
covered-refuted = ami cáfolja
covered-lessons = leckék
covered-steps = lépések
covered-scenarios = kérdések
covered-beliefs = tévedések
covered-languages = nyelvek
covered-holes = { $number ->
    [0] Nincs hézag.
    [one] 1 hézag.
   *[other] { $number } hézag.
}

hole-rule-untaught = { $rule } szabály: egyik lecke sem tanítja.
hole-rule-unasked = { $rule } szabály: ennyi állás kérdezi: { $found }; ennyi kell: { $wanted }.
hole-rule-untold = { $rule } szabály: nincs szövege itt: „{ $lang }”.
hole-belief-untaught = { $belief } tévedés: egyik lecke sem felel rá.
hole-belief-uncaught = { $belief } tévedés: ennyi kérdésben derül ki: { $found }; ennyi kell: { $wanted }.
hole-belief-untold = { $belief } tévedés: nincs szövege itt: „{ $lang }”.
hole-belief-absent = { $step } lépés: aki így téved ({ $belief }), itt jól felel.
hole-idle = { $scenario } kérdés: semmilyen tévedés nem vezet rossz válaszhoz.
hole-ambiguous = { $scenario } kérdés: a válasz ezen múlik: „{ $option }”, és ezt senki sem mondja meg.
hole-theme-missing = { $scenario } kérdés: nincs témája.
hole-theme-unknown = { $scenario } kérdés: nincs ilyen téma: „{ $theme }”.
hole-kind-unasked = Nincs ilyen fajta kérdés: { $kind }.
hole-ruleset-unasked = Nincs kérdés ennél az asztalnál: { $ruleset }.
hole-rounds-few = Teljes leosztások: { $found }; ennyi kell: { $wanted }.

walk-crash = { $place }: a program összeomlott: { $found }
walk-stuck = { $place }: innen nincs tovább.
walk-empty = { $place }: valami üres itt: „{ $found }”.
walk-generic = { $place }: a magyarázat nem mondja meg, mi dönt: { $found }
walk-refused = { $place }: az ítélet nem az, amit vártunk: { $found }
walk-summary = Kérdések: { $questions }; válaszok: { $answers }; nyelvek: { $languages }.
walk-problems = { $number ->
    [0] Senki sem botlott meg.
    [one] 1 botlás.
   *[other] { $number } botlás.
}
