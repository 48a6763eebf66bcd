## Het eerste spel

addvantage-lesson-first-title = Je eerste spel
addvantage-lesson-first-about = Gooien, neerleggen en tegels winnen.
addvantage-lesson-first-throw = Aan het eind van elke rij en elke kolom ligt een tegel. Die getallen maak je met dobbelstenen. Jij bent aan de beurt: gooi er twee.
addvantage-lesson-first-eleven = Drie dobbelstenen die samen precies het getal van de tegel maken, winnen hem. In de bovenste rij past de 3: 4, 4 en 3 is 11.
addvantage-lesson-first-not-eleven = Dan klopt er nog geen lijn. De 3 past rechtsboven, de 5 linksonder.
addvantage-lesson-first-other = Die tegel is van jou. Met je andere dobbelsteen lukt het nog een keer: in een rij of in een kolom.
addvantage-lesson-first-not-other = Dan klopt er nog geen lijn. De rij bovenaan en de kolom links moeten allebei 11 zijn.
addvantage-lesson-first-pip = Pip legde ook twee dobbelstenen. Zijn middelste rij maakt 10 en zijn tegel is 11: net niet. Nu jij weer.
addvantage-lesson-first-search = Een 2 en een 4. Reken uit wat er op elke lijn nog ontbreekt. Waar win je er een tegel mee?
addvantage-lesson-first-not-found = Bijna. De rechterkolom mist nog 4, de onderste rij nog 2.
addvantage-lesson-first-again = Goed gerekend. Nu de andere.
addvantage-lesson-first-last = Pips bord is vol. Is het jouwe ook vol, dan is het spel uit. Voor één vakje mag je er één of twee gooien: gooi er twee.
addvantage-lesson-first-not-one = Eén mag ook. Maar uit twee kun je kiezen: gooi er twee.
addvantage-lesson-first-choose = Kies er één voor je laatste vakje: welke wint de rij en de kolom? De andere gaat terug, en dat kost geen munt.
addvantage-lesson-first-not-the-one = Met de 1 klopt er niets. Met de 6 maak je twee keer 12.
addvantage-lesson-first-done = Jouw tegels zijn samen 66, die van Pip 30. De hoogste som wint: jij dus.

## De tegels

addvantage-lesson-tiles-title = Tegels leggen
addvantage-lesson-tiles-about = Hoe een spel begint.
addvantage-lesson-tiles-arrange = Jij en Pip trokken elk zes tegels, voor de rijen en de kolommen. Zo liggen ze goed, maar wissel gerust. Pip ziet ze pas als jullie klaar zijn.
addvantage-lesson-tiles-bonus = Alle tegels liggen. Er liggen ook twee bonustegels open op tafel; de rest doet niet mee. De eerste speler begint, dat ben jij: gooi.
addvantage-lesson-tiles-place = Je bord heeft drie rijen van drie vakjes. Leg je dobbelstenen een voor een op een leeg vakje naar keuze. Daar blijven ze liggen.
addvantage-lesson-tiles-keep-coins = Opgeven kost een munt. Hou je munten nog even, en leg de dobbelsteen neer.
addvantage-lesson-tiles-both = Elke dobbelsteen telt mee voor zijn rij en voor zijn kolom. Leg nu de andere.
addvantage-lesson-tiles-round = Pip gooide twee keer 4. De beurt gaat rond, dus nu gooi jij weer. Je hebt twee munten: twee dobbelstenen.
addvantage-lesson-tiles-which = Er zijn 26 tegels: zes keer 10 en 11, vier keer 9 en 12, twee keer 8 en 13, en één 7 en één 14. Leg neer wat goed past.
addvantage-lesson-tiles-thought = En de laatste. Kijk naar de tegels aan beide kanten: bij een hoog getal heb je hoge dobbelstenen nodig.
addvantage-lesson-tiles-done = Zo begint elk spel, en zo gaat het verder tot de borden vol zijn.

## De munten

addvantage-lesson-coins-title = Munten
addvantage-lesson-coins-about = Meer gooien, opgeven en kopen.
addvantage-lesson-coins-three = Eén munt is één dobbelsteen, twee munten zijn er twee. Met meer kies je zelf hoeveel, vanaf twee. Je hebt drie munten: gooi er drie.
addvantage-lesson-coins-not-two = Twee mag ook. Maar met drie munten kun je er drie gooien: probeer dat eens.
addvantage-lesson-coins-rows = Met de 4 win je de bovenste rij, met de 5 de middelste. Leg er een van de twee.
addvantage-lesson-coins-first-rows = Leg eerst de 4 in de bovenste rij en de 5 in de middelste: dan win je 11 en 12.
addvantage-lesson-coins-other = Gewonnen: je neemt de tegel meteen, en hij blijft van jou, wat er daarna ook met de rij gebeurt. Nu de andere.
addvantage-lesson-coins-give = De 3 past nergens. Eén keer per beurt mag je een dobbelsteen opgeven voor een munt, zelfs je laatste. Die munt is dan uit het spel. Geef de 3 op.
addvantage-lesson-coins-not-there = Daar zou de 3 in de weg liggen. Kies de 3 en ruil hem voor een munt.
addvantage-lesson-coins-buy = Pip kocht je 5: zijn munt is van jou. Deze beurt koop je die niet terug, een andere 5 wel. Koop die linksboven voor je onderste rij: je hele beurt.
addvantage-lesson-coins-that-five = Koop de 5 linksboven bij Pip, en leg hem in het midden van je onderste rij: 2, 5 en 1 is 8.
addvantage-lesson-coins-poor = Pip gaf zijn worp op, en dat kostte zijn laatste munt. Zonder munt slaat hij over, tot iemand van hem koopt. Zelf passen kan niet: gooi er twee.
addvantage-lesson-coins-not-one = Dat mag ook. Maar gooi er nu twee, dan kun je kiezen.
addvantage-lesson-coins-end = De rechterkolom klopte niet en mag nu opnieuw: er ontbreekt 6. Dan is je bord vol en het spel uit, want Pip kan zonder munt niets meer doen.
addvantage-lesson-coins-not-the-one = Dan maakt de rechterkolom 6. Je hebt 11 nodig: neem de 6.
addvantage-lesson-coins-done = Niemand kan nog iets doen, en jij hebt de meeste punten. Nu weet je wat je met munten doet.

## De bonuslijn

addvantage-lesson-bonus-title = De bonuslijn
addvantage-lesson-bonus-about = Schuin over je bord een extra tegel winnen.
addvantage-lesson-bonus-line = Van linksboven naar rechtsonder loopt de bonuslijn. Er liggen al een 3 en een 5. Je hebt één munt: gooi één dobbelsteen.
addvantage-lesson-bonus-twelve = Op tafel liggen de bonustegels 10 en 12. Maakt je bonuslijn zo'n getal, dan is die tegel van jou. Leg de 4 in het midden.
addvantage-lesson-bonus-not-twelve = Daar win je niets. Precies in het midden maakt de bonuslijn 3, 4 en 5: dat is 12.
addvantage-lesson-bonus-gone = Pip kocht je 4. Zijn bonuslijn maakt nu ook 12, maar die tegel heb jij. Maak de jouwe opnieuw: per keer neem je er één. Gooi.
addvantage-lesson-bonus-ten = De bonustegel 10 ligt er nog, en je bonuslijn heeft weer een leeg vakje. Waar leg je de 2?
addvantage-lesson-bonus-not-ten = Zo win je niets. De 2 past precies in het midden, de 1 rechtsboven.
addvantage-lesson-bonus-count = Aan het eind tel je al je tegels op, ook bonustegels. De hoogste som wint; wie evenveel heeft, deelt de winst. Win er nog een.
addvantage-lesson-bonus-done = Een rij, een kolom en soms de bonuslijn: één dobbelsteen kan drie keer tellen.

## Andere afspraken

addvantage-lesson-agreed-title = Andere afspraken
addvantage-lesson-agreed-about = Wegnemen, twee bonuslijnen en een sneller einde.
addvantage-lesson-agreed-off = Je kunt afspreken dat je eerst een dobbelsteen van je bord mag nemen. Dat kost een munt; met de rest speel je verder. Neem de 1 linksonder weg.
addvantage-lesson-agreed-not-off = Dat mag ook. Maar neem nu eens de 1 linksonder weg: die past niet.
addvantage-lesson-agreed-room = Meer dan één geef je in een beurt niet op. Ook afgesproken: niemand gooit meer dobbelstenen dan er lege vakjes zijn. Gooi er twee.
addvantage-lesson-agreed-diagonal = Hier zijn beide schuine lijnen bonuslijnen: leg de 6 linksonder. Dan is je bord het eerst vol, en dat is hier het einde.
addvantage-lesson-agreed-not-there = Zo klopt er geen lijn. De 6 hoort linksonder, de 5 rechts in het midden.
addvantage-lesson-agreed-done = De andere dobbelsteen ging vanzelf naar het laatste vakje. Je won alles, ook de bonustegel 13.
