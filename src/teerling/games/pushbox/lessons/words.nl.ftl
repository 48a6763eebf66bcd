## Het eerste spel

pushbox-lesson-first-title = Je eerste spel
pushbox-lesson-first-about = Gooien, rekenen, duwen en winnen.
pushbox-lesson-first-throw = De getallen die aan jouw kant uitsteken zijn van jou. Duw ze allemaal weg en je wint. Gooi de dobbelstenen.
pushbox-lesson-first-eleven = 5 en 6 is 11. Duw de 11, of duw blokken die samen 11 zijn: 8 en 3.
pushbox-lesson-first-again = Wat jij wegduwt, krijgt Pip aan de overkant. Je kon je worp gebruiken, dus je gooit nog eens.
pushbox-lesson-first-seven = Meer dan drie blokken in een beurt mag niet, dus was Pip aan de beurt. Hij gooide zeven, en een zeven maakt een einde aan de beurt. Nu jij.
pushbox-lesson-first-nine = Maak 9: met de 9, of met 5 en 4.
pushbox-lesson-first-last = Bijna klaar. Gooi nog eens 9 en je hebt gewonnen. Kan er maar één ding, dan gebeurt het vanzelf.
pushbox-lesson-first-done = Aan jouw kant steekt niets meer uit: je hebt gewonnen. Nu weet je hoe Push Box gaat.
