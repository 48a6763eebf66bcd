## De eerste ronde

quadrata-lesson-first-title = Je eerste ronde
quadrata-lesson-first-about = Gooien, leggen, en je vierkant vol krijgen.
quadrata-lesson-first-throw = Probeer je vierkant eerder vol te krijgen dan Pip. Er zijn zes soorten vormen, en de dobbelsteen zegt welke je pakt. Gooi maar.
quadrata-lesson-first-four = Je gooide 4, dus je hebt een bruine 4 uit de voorraad in je hand. Leg hem in een hoek van je vierkant, bijvoorbeeld waar het oplicht.
quadrata-lesson-first-not-gaps = Daar past hij ook, maar dan blijven er smalle gaten over. Leg hem in een hoek.
quadrata-lesson-first-again = Pip was ook aan de beurt, en legde net als jij een 4. Eén worp, één vorm, en dan is de ander. Gooi maar.
quadrata-lesson-first-reserve = Je gooide 6. Die past nergens in je vierkant, dus hij ligt in je reserve. Daar kost hij een punt. Gooi maar.
quadrata-lesson-first-two = Een vorm mag je draaien en omkeren. Rechtop past de gele 2 precies rechtsboven. Leg hem daar.
quadrata-lesson-first-not-there = Daar past hij ook, maar dan past er geen 4 meer. Leg hem rechtop, rechtsboven.
quadrata-lesson-first-nearly = Nog vier vakjes, precies goed voor een 4. Pip heeft alleen nog een 1 nodig. Gooi maar.
quadrata-lesson-first-take = Een 4. Pak er een uit de voorraad: dan is je vierkant vol, en daarmee is de ronde meteen uit.
quadrata-lesson-first-not-own = Jouw 4 ligt al goed. Pak er een uit de voorraad.
quadrata-lesson-first-done = Je vierkant is vol, en jij hebt de meeste punten: je hebt gewonnen. Nu weet je hoe Quadrata gaat.

## Reserve en verleggen

quadrata-lesson-own-title = Reserve en verleggen
quadrata-lesson-own-about = Wat je mag doen met vormen die je al hebt.
quadrata-lesson-own-throw = Ieder heeft een vierkant en een reserve; de rest is de voorraad. Met drie of vier spelers is het vierkant kleiner. Gooi maar.
quadrata-lesson-own-back = De rode 5 in je reserve kost een punt, en hij past nergens. Pak hem op: dan gaat hij terug in de voorraad.
quadrata-lesson-own-not-another = Dat mag, maar dan heb je er straks twee in je reserve. Pak die ene op die daar ligt.
quadrata-lesson-own-next = Die kost je geen punt meer. Pip legde een 2. Nu jij: gooi maar.
quadrata-lesson-own-from-reserve = In je reserve ligt een 3, en daar is nu plaats voor. Wat in je reserve ligt, mag naar je vierkant. Pak hem op.
quadrata-lesson-own-not-new = Je mag een nieuwe 3 pakken. Maar dan blijft die in je reserve een punt kosten. Pak die liever op.
quadrata-lesson-own-lay = Dat is een zet: je pakt één vorm op, en je legt hem neer. Leg de 3 in het gat rechtsboven.
quadrata-lesson-own-not-back = Hij mag terug in de voorraad. Maar in je vierkant is hij een punt waard. Leg hem daar.
quadrata-lesson-own-gaps = Pip legde een 6 terug in de voorraad. Jij hebt nog twee gaten van één vakje, aan weerszijden van een 2. Gooi maar.
quadrata-lesson-own-lift = Je moet een zet doen, maar een 2 uit de voorraad past nergens. Pak er dan een van jezelf op: de 2 tussen de gaten.
quadrata-lesson-own-not-lift = Dat mag, maar het helpt je niet. Pak de gele 2 onderaan op, tussen de gaten.
quadrata-lesson-own-aside = Leg hem een vakje naar links of naar rechts. Hij mag ook naar je reserve of terug in de voorraad, maar dat kost je punten.
quadrata-lesson-own-not-away = Dat mag, maar het kost je punten. Leg hem weer in de onderste rij, een vakje opzij.
quadrata-lesson-own-room = Nu is het één gat, en daar past een 2 in. Gooi maar.
quadrata-lesson-own-fill = Een 2. Pak er een uit de voorraad, en je vierkant is vol.
quadrata-lesson-own-not-own = Die van jou liggen nu goed. Pak een 2 uit de voorraad.
quadrata-lesson-own-done = Vol. Je maakte plaats door een vorm te verleggen, en in je reserve kost niets je nog een punt. Knap gedaan.

## Roven

quadrata-lesson-steal-title = Roven
quadrata-lesson-steal-about = Als een vorm niet meer in de voorraad is.
quadrata-lesson-steal-throw = Bij jou passen nog twee bruine vieren, maar in de voorraad zijn ze op. Kijk eens wat je dan kunt doen. Gooi maar.
quadrata-lesson-steal-reserve = In de voorraad is geen 4, en in jouw reserve ook niet. Alleen dan mag je er een roven uit de reserve van een ander. Pak die van Pip.
quadrata-lesson-steal-not-own = Je mag je eigen 4 verleggen, maar die ligt goed. Pak er een van Pip.
quadrata-lesson-steal-lay = Wat je rooft, gaat naar je vierkant, en alleen als het nergens past naar je reserve. Leg hem in een hoek.
quadrata-lesson-steal-not-gaps = Daar past hij ook, maar dan blijven er smalle gaten over. Leg hem in een hoek.
quadrata-lesson-steal-one-more = Pip legde een 2. In jouw vierkant past nog één 4. Gooi maar.
quadrata-lesson-steal-square = Nu ligt er ook in geen reserve meer een 4. Alleen dan mag je er een uit het vierkant van een ander roven, ook al heb je zelf vieren. Pak er een.
quadrata-lesson-steal-done = Je vierkant is vol, met twee vormen die van Pip waren. Zo mogen anderen ook van jou roven.

## De joker

quadrata-lesson-joker-title = De zes als joker
quadrata-lesson-joker-about = Een worp waarmee je pakt wat je wilt.
quadrata-lesson-joker-throw = Er ligt nog maar één gele 2 in de voorraad. Als die weg is, verandert er iets. Gooi maar.
quadrata-lesson-joker-two = De laatste gele 2 is voor jou. Leg hem zo dat er daarna nog een groene 3 past.
quadrata-lesson-joker-not-there = Dan past er geen 3 meer. Probeer een andere plek, of draai de 2.
quadrata-lesson-joker-joker = De tweeën zijn op. Van nu af is een zes joker, tot de ronde uit is. Pip gooide er al een, en pakte er een 1 mee. Gooi maar.
quadrata-lesson-joker-any = Een joker: pak een vorm naar keuze. Alleen voor roven blijft het een zes. Welke vorm maakt je vierkant vol?
quadrata-lesson-joker-not-full = Dat mag, maar daarmee is je vierkant niet vol. Welke vorm past precies in het gat?
quadrata-lesson-joker-done = De groene 3 past precies, en je vierkant is vol. Die zes kwam net op tijd.

## Punten en rondes

quadrata-lesson-points-title = Punten en rondes
quadrata-lesson-points-about = Hoe een ronde telt, en hoe de volgende begint.
quadrata-lesson-points-throw = Dit spel heeft drie rondes, en de tweede is bijna uit. De eerste won Pip. Gooi maar.
quadrata-lesson-points-shapes = Elke vorm in je vierkant is één punt, groot of klein. Je hebt er drie. Pak een 4 uit de voorraad: dat is de vierde.
quadrata-lesson-points-not-own = Je eigen 4 verleggen brengt geen nieuw punt. Pak er een uit de voorraad.
quadrata-lesson-points-reserve = De 6 in je reserve is een punt minder: 4 min 1 is 3. Pip heeft er daar twee: 4 min 2. Gooi maar.
quadrata-lesson-points-next = Vol: vijf punten erbij. 5 vormen, min 1, en 5 extra: 9 punten. De vorige ronde begon Pip, dus nu begin jij. Gooi maar.
quadrata-lesson-points-fresh = Dit is de derde en laatste ronde, zoals afgesproken. Vierkanten en reserves zijn leeg, en alle vormen liggen in de voorraad. Leg je 3.
quadrata-lesson-points-done = Jij hebt nu 13 punten, en Pip 11. Wie na de laatste ronde de meeste punten heeft, wint. Met evenveel win je samen.
