# A vizsga: amit a 18. lecke mond, részről részre, és ahogy végződik.

text-lesson-exam-examination = A vizsga
text-lesson-exam-play = Huszonnégy új kérdés hét részben, és senki sem sürget. Ha ötből négy jó, átmentél. Ha előbb elmondatod a szabályt vagy a választ, az nem számít jónak. Első rész: mit szabad letenni?
text-lesson-exam-tricks = Második rész: ki viszi az ütést, és mennyit érnek a lapok?
text-lesson-exam-announcements = Harmadik rész: a bemondások.
text-lesson-exam-counting = Negyedik rész: a számolás és a mérkőzés. Ceruzát is vehetsz hozzá.
text-lesson-exam-bidding = Ötödik rész: a licitálás és az adu.
text-lesson-exam-dealing = Hatodik rész: az osztás. Ez rövid.
text-lesson-exam-honesty = Hetedik, egyben utolsó rész: a becsület. Nyisd ki a szemed!

lesson-exam-asks = Mindenről kérdez, például: { $rules }.
lesson-exam-passed = Átmentél: { $of } kérdésből { $right } sikerült. Ülj le bármelyik asztalhoz, és oszthatnak.
lesson-exam-failed = Még nem mentél át: { $of } kérdésből { $right } sikerült. Gyakorold, ami bizonytalan, és gyere vissza: a kérdések újak lesznek.
lesson-exam-statement = Mit tudsz már, és miből látszik: { $command }
