## Het eerste spel

pushbox-lesson-first-title = Je eerste spel
pushbox-lesson-first-about = Gooien, rekenen, duwen en winnen.
pushbox-lesson-first-throw = De getallen die aan jouw kant uitsteken zijn van jou. Duw ze allemaal weg en je wint. Gooi de dobbelstenen.
pushbox-lesson-first-eleven = 5 en 6 is 11. Duw de 11, of duw blokjes die samen 11 zijn: 8 en 3.
pushbox-lesson-first-again = Wat jij wegduwt, krijgt Pip aan de overkant. Je kon je worp gebruiken, dus je gooit nog eens.
pushbox-lesson-first-seven = Meer dan drie blokjes per beurt mag niet, dus was Pip aan de beurt. Hij gooide zeven: dan is een beurt voorbij. Nu jij.
pushbox-lesson-first-nine = Maak 9: met de 9, of met 5 en 4.
pushbox-lesson-first-last = Bijna klaar. Gooi nog eens 9 en je hebt gewonnen. Kan er maar één ding, dan gebeurt het vanzelf.
pushbox-lesson-first-done = Aan jouw kant steekt niets meer uit: je hebt gewonnen. Nu weet je hoe Push Box gaat.

## Dubbel, en één dobbelsteen

pushbox-lesson-race-title = Dubbel, en één dobbelsteen
pushbox-lesson-race-about = Een wedloop naast elkaar, met bijzondere worpen.
pushbox-lesson-race-throw = Jullie zitten naast elkaar. Ieder begon met tien blokjes, en er komt niets terug. Wie ze het eerst kwijt is, wint. Gooi maar.
pushbox-lesson-race-single = 10 lukt niet. Maar één dobbelsteen is 4, en jij hebt een 4. Dan mag je die ene wegduwen. Daarna is je beurt voorbij.
pushbox-lesson-race-not-stop = Stoppen mag. Maar zonder de 4 ben je dichter bij de winst. Duw hem weg.
pushbox-lesson-race-nothing = Pip gooide 4. Die kan hij met 5 en 12 niet maken, dus zijn beurt is voorbij. Nu jij: gooi maar.
pushbox-lesson-race-double = Twee vijven: dubbel. Nu mag je twee blokjes naar keuze duwen, zonder te rekenen. Welke twee kies je?
pushbox-lesson-race-last = Nog één blokje. Een dubbel helpt ook nu: wie maar één blokje heeft, duwt alleen dat ene. Gooi maar.
pushbox-lesson-race-done = Twee drieën, dus je laatste blokje mocht ook weg. Met een dubbel kun je altijd iets. Je hebt gewonnen.

## Alle tekens

pushbox-lesson-signs-title = Plus, min, keer en gedeeld door
pushbox-lesson-signs-about = Van het begin af, met alle tekens.
pushbox-lesson-signs-blocks = Je zit tegenover Pip. Samen hebben jullie tien blokjes: 2 tot en met 12, zonder 7. Jij begint, dus ze steken allemaal bij jou uit. Gooi maar.
pushbox-lesson-signs-seven = Bij een zeven is je beurt voorbij, op elk niveau. Alleen in de allereerste beurt van het spel mag je opnieuw gooien. Kies dat maar.
pushbox-lesson-signs-not-stop = Stoppen mag. Maar er moeten nog tien blokjes weg, dus gooi liever opnieuw.
pushbox-lesson-signs-again = Toe maar, gooi nog eens.
pushbox-lesson-signs-minus = Vanaf niveau 2 mag je ook aftrekken. Maak 3 met twee blokjes: 12 − 9 bijvoorbeeld.
pushbox-lesson-signs-not-two = Dat klopt ook. Maar duw nu eens twee blokjes, zoals 12 en 9.
pushbox-lesson-signs-one-more = Je twee blokjes steken nu uit bij Pip. In deze beurt mag je er nog één duwen. Gooi maar.
pushbox-lesson-signs-double = Dubbel, en je mag er nog maar één duwen. Kies zelf welk blokje.
pushbox-lesson-signs-after = Dat was het derde blokje, dus toen gooide Pip. Het werd een zeven, en zijn beurt was meteen voorbij. Nu jij: gooi maar.
pushbox-lesson-signs-product = Op niveau 3 mag ook keer en gedeeld door, en je mag 2 + 6 of 2 × 6 maken. Duw twee of drie blokjes die 8 of 12 maken, elk één keer.
pushbox-lesson-signs-not-more = Dat klopt ook. Maar met twee of drie blokjes kom je verder dan met één. Probeer dat eens.
pushbox-lesson-signs-done = Goed gerekend. Nu kun je op elk niveau spelen: met plus, met plus en min, of met alle tekens.

## Alleen

pushbox-lesson-alone-title = Alleen spelen
pushbox-lesson-alone-about = Hoe laag kom jij in je eentje?
pushbox-lesson-alone-throw = Alleen heb je één kant, en je begon met alle tien blokjes. Deze vier zijn er nog. Gooi maar.
pushbox-lesson-alone-seven = Alleen is een zeven een gewone worp. Deze lukt niet, dus gooi opnieuw. Bij elke andere worp die niet lukt, is het spel uit.
pushbox-lesson-alone-not-six = Eén dobbelsteen is 6, dus de 6 mag je duwen. Maar alleen is het spel dan uit. Gooi liever opnieuw.
pushbox-lesson-alone-again = Gelukkig was het een zeven. Gooi nog eens.
pushbox-lesson-alone-eight = Maak 8: met de 8, of met 6 en 2. Alleen mag je bij elke worp tot drie blokjes duwen.
pushbox-lesson-alone-last = Wat nog uitsteekt, telt: samen 11 punten. Hoe minder hoe beter, en nul is volmaakt. Gooi maar.
pushbox-lesson-alone-done = 11, precies wat er nog stond. Alles is weg: nul punten, een volmaakt spel.

## Meer spelers

pushbox-lesson-more-title = Met drie of vier
pushbox-lesson-more-about = Wie begint, en wie tegenover wie zit.
pushbox-lesson-more-who = Eerst gooit iedereen één keer, en bij gelijk nog eens. Wie het hoogst gooit, begint. Dan gaat het met de klok mee. Gooi maar.
pushbox-lesson-more-third = Net als met vier begonnen de eerste twee, Pip en Lotte, met tien blokjes. Jij zit ertegenover, zonder. Pip heeft er drie naar jou geduwd. Gooi maar.
pushbox-lesson-more-five = Maak 5: met de 5, of met 3 en 2.
pushbox-lesson-more-again = Wat je duwde, steekt nu weer uit bij Pip. Gooi nog eens.
pushbox-lesson-more-empty = Je gooide een zeven. Je andere kant was nog leeg: daar gooi je niet, en je wint er ook niet mee. Toen duwde Lotte er een 10 naartoe. Gooi maar.
pushbox-lesson-more-other-side = Weer een zeven. Maar met drie spelers heb jij twee kanten, dus nu speel je meteen de andere. Krijg je er een leeg, dan win je. Gooi maar.
pushbox-lesson-more-done = De 10 van Lotte is weg, dus een van je kanten is leeg. Je hebt gewonnen.
