# Tromful: ce spune lecția 5, pas cu pas.

text-lesson-trump = Tromful
text-lesson-trump-winner = Cine câștigă licitația alege tromful și iese la prima mână. Nu contează cine a împărțit, nici cine a vorbit întâi.
text-lesson-trump-first-card = Cum se alege tromful? În doi, și în patru clasic, fără o vorbă. Cine a câștigat licitația iese, iar culoarea acelei cărți e tromful.
text-lesson-trump-your-lead = Ai câștigat licitația, deci ieși tu! Orice carte e bună, iar culoarea ei devine tromf. Alegi de obicei culoarea din care ai cele mai multe cărți sau una în care ai { RANK("king", form: "the") } și { RANK("queen", form: "the") }.
text-lesson-trump-watch = În patru, clasic: privește cum se naște un tromf. Nu-l spune nimeni, și totuși după o carte îl știu toți.
text-lesson-trump-next-lead = După prima mână e simplu: cine a dus o mână iese la următoarea. Uite ultima mână pe care ai văzut-o.
text-lesson-trump-who-leads-next = Cine iese la mâna următoare?
text-lesson-trump-named = În patru standard, și în trei, cine a câștigat licitația spune tromful. Abia apoi se dau celelalte cărți. La prima mână poate ieși deci cu orice culoare, iar tromful rămâne același.
text-lesson-trump-served = În patru standard, tromful se spune pe trei cărți. Apoi se mai dau câte trei, iar primul le ia cine l-a spus.
text-lesson-trump-who-is-served = Nord a spus tromful. Cine ia primul cărțile noi?
text-lesson-trump-three = În trei, cine a câștigat licitația spune întâi tromful. Apoi ia cele trei cărți de jos și dă câte o carte celorlalți doi.
text-lesson-trump-how-many = Est a spus tromful, a luat trei cărți și a dat două. Câte cărți are fiecare la prima mână?
text-lesson-trump-seven-cards = Câte șapte fiecare.
text-lesson-trump-eight-cards = Câte opt fiecare.
text-lesson-trump-ten-cards = Est zece, ceilalți câte șapte.
