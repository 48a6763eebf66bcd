## Het eerste spel

dicetrip-lesson-first-title = Je eerste reis
dicetrip-lesson-first-about = Getallen maken en een route laten stijgen.
dicetrip-lesson-first-throw = Je schrijft getallen in de steden. Stijgen ze langs de wegen, dan maken ze een route: hoe langer, hoe beter. Gooi de dobbelstenen.
dicetrip-lesson-first-small = Twee dobbelstenen maken een getal: eerst het tiental, dan de eenheden. Begin met de 1 en schrijf dat kleine getal in Kortrijk.
dicetrip-lesson-first-smaller = Neem de 1 als eerste cijfer en schrijf het getal in Kortrijk. Van een klein getal kan je route nog ver stijgen.
dicetrip-lesson-first-next = Elke ronde maak je twee getallen. Schrijf je tweede in een stad met een weg naar Kortrijk: dan stijgt je route.
dicetrip-lesson-first-beside = Dan wordt je route niet langer. Kies een stad met een weg naar Kortrijk.
dicetrip-lesson-first-ready = Pip heeft dezelfde kaart en dezelfde worp, en schrijft tegelijk. Je ziet zijn blad pas als jullie allebei klaar zijn. Zeg dat je klaar bent.
dicetrip-lesson-first-rise = Nu zie je ook het blad van Pip. Elke ronde gooit de volgende: dit is zijn worp. Maak je route langer met een getal dat maar een beetje stijgt.
dicetrip-lesson-first-a-little = Kies een getal onder de 50 dat je route langer maakt. Dan is er daarna nog plaats om te stijgen.
dicetrip-lesson-first-longer = Maak met de twee andere dobbelstenen je route nog een stad langer. Zeg dan dat je klaar bent.
dicetrip-lesson-first-not-longer = Zo wordt je route niet langer. Zoek een hoger getal, voor een stad aan het eind van je route.
dicetrip-lesson-first-round = Elke ronde vul je twee steden, in de laatste nog één. Er is één stad over, dus dit is de laatste ronde. Jij gooit.
dicetrip-lesson-first-last = Voor de laatste stad kies je om het even welke twee dobbelstenen. Schrijf een hoog getal en zeg dat je klaar bent: dan is het spel uit.
dicetrip-lesson-first-highest = Je route kan nog langer: met twee keer 6 maak je 66. Hoger kan niet.
dicetrip-lesson-first-done = Je route loopt door alle vijf de steden. Die van Pip is korter: jij wint.

## Bonussteden

dicetrip-lesson-bonus-title = Bonussteden
dicetrip-lesson-bonus-about = Gelijke cijfers en gekleurde ringen.
dicetrip-lesson-bonus-throw = Elke stad van je langste route is een punt. Met bonussteden krijg je er nog meer. Gooi.
dicetrip-lesson-bonus-equal = Twee keer 3: dat is 33. Een getal met twee gelijke cijfers maakt van elke stad een bonusstad. Schrijf het waar je wilt.
dicetrip-lesson-bonus-not-equal = Maak 33 van rood en geel: die tonen allebei een 3.
dicetrip-lesson-bonus-ring = Je hebt groen en blauw over. Schrijf hun getal in een stad met een groene of een blauwe ring: ook dat wordt een bonusstad.
dicetrip-lesson-bonus-no-ring = Die stad wordt geen bonusstad. Zoek een stad met een groene of een blauwe ring.
dicetrip-lesson-bonus-marked = Een bonusstad wordt vanzelf aangeduid, en telt één keer, ook als ring en cijfers allebei kloppen. Zeg dat je klaar bent.
dicetrip-lesson-bonus-search = Dit gooide Pip. Eén van je twee dobbelstenen in de kleur van de ring is genoeg. Vind zelf een bonusstad.
dicetrip-lesson-bonus-no-bonus = Dat wordt geen bonusstad. Kies een stad met een ring in de kleur van een van je dobbelstenen.
dicetrip-lesson-bonus-count = Een punt per bonusstad, een per stad van je langste route, en een eraf per doorgestreepte stad. Maak nog een bonusstad en zeg dat je klaar bent.
dicetrip-lesson-bonus-done = Vier bonussteden zijn vier punten. Kijk bij elke worp naar de kleuren.

## Doorstrepen

dicetrip-lesson-crossing-title = Doorstrepen
dicetrip-lesson-crossing-about = Als een getal niet meer kan.
dicetrip-lesson-crossing-throw = Op je blad staan al 13, 24, 35 en 44. Je bent weer aan de beurt: gooi.
dicetrip-lesson-crossing-cross = 24 en 44 heb je al, en elk getal mag er maar één keer staan. Alleen 42 kan nog. Streep dus ook een stad door: dat kost een punt.
dicetrip-lesson-crossing-cross-first = 42 kan, maar daarna kun je geen getal meer maken. Kies eerst een stad om door te strepen.
dicetrip-lesson-crossing-any = In die stad komt nooit meer iets. Doorstrepen gebruikt geen dobbelstenen, je hebt ze nog alle vier. Schrijf nu 42.
dicetrip-lesson-crossing-write-now = Schrijf liever een getal: dat kost geen punt.
dicetrip-lesson-crossing-back = Een getal dat je nu niet schreef, mag later nog. Tot je klaar bent, mag je in een gewoon spel ook terugnemen wat je deze ronde deed. Zeg: klaar.
dicetrip-lesson-crossing-last = Kan er niets, dan wordt de laatste stad vanzelf doorgestreept. Schrijf hier een getal en zeg dat je klaar bent. De meeste punten winnen.
dicetrip-lesson-crossing-done = Je hebt gewonnen, ook met een stad minder. Hebben er twee evenveel, dan delen ze de winst.

## Opnieuw gooien

dicetrip-lesson-again-title = Opnieuw gooien
dicetrip-lesson-again-about = Een slechte worp hoef je niet te houden.
dicetrip-lesson-again-throw = Je route loopt van Kortrijk over Aalst naar Mechelen. Nu gooi jij.
dicetrip-lesson-again-again = Vier keer 1. Wie begint te schrijven, houdt zijn worp. Maar één keer per spel mag je eerst opnieuw gooien, met één tot vier dobbelstenen. Kies alle vier.
dicetrip-lesson-again-all-four = Met vier keer 1 kom je niet ver. Kies Opnieuw, tik op alle vier de dobbelstenen en gooi.
dicetrip-lesson-again-better = Dat is beter. De nieuwe worp telt voor iedereen, dus ook voor Pip. Schrijf een getal dat je route langer maakt.
dicetrip-lesson-again-longer = Dan wordt je route niet langer. Schrijf een getal boven 35 in een stad met een weg naar Mechelen.
dicetrip-lesson-again-second = Schrijf ook je andere getal, waar jij het wilt hebben. Zeg dan dat je klaar bent.
dicetrip-lesson-again-write-now = Dat mag ook. Maar schrijf nu een getal.
dicetrip-lesson-again-pip = Wie gooit, beslist eerst: opnieuw gooien, houden of schrijven. Zo lang wachten de anderen. Pip gooide twee dobbelstenen opnieuw. Schrijf een getal.
dicetrip-lesson-again-both = Nu het tweede, en zeg dat je klaar bent.
dicetrip-lesson-again-done = Bewaar het voor een worp waar je niets mee kunt: het mag maar één keer.

## Dubbel gebruiken

dicetrip-lesson-twice-title = Dubbel gebruiken
dicetrip-lesson-twice-about = Eén dobbelsteen in allebei je getallen.
dicetrip-lesson-twice-blue = Pip gooide. Er zijn nog twee steden met een blauwe ring. Maak een getal van blauw met geel of groen, en schrijf het in een van de twee.
dicetrip-lesson-twice-with-blue = Neem blauw met geel of groen, en kies een stad met een blauwe ring.
dicetrip-lesson-twice-twice = Eén keer per spel mag je een dobbelsteen dubbel gebruiken, ook nog na je eerste getal. Kies blauw en laat rood weg: die is ook 4, en 44 mag dan niet.
dicetrip-lesson-twice-not-twice = Kies Dubbel, tik op blauw, en laat rood weg.
dicetrip-lesson-twice-colour = Blauw telt met zijn kleur in allebei je getallen. Maak er nog een, en schrijf het in de andere stad met een blauwe ring.
dicetrip-lesson-twice-ringed = Dat wordt geen bonusstad. Er is nog een stad met een blauwe ring.
dicetrip-lesson-twice-seen = Dit geldt alleen voor jou, maar Pip ziet het meteen. Ben je klaar, dan is het op; tot dan kan het in een gewoon spel nog terug. Zeg dat je klaar bent.
dicetrip-lesson-twice-round = De laatste ronde. Dubbel gebruiken kan nu niet, opnieuw gooien wel. Wil je ooit allebei in één ronde, gooi dan eerst opnieuw. Nu: gooi.
dicetrip-lesson-twice-last = Schrijf een getal in de laatste stad, en zeg dat je klaar bent.
dicetrip-lesson-twice-write-now = Dat mag ook. Maar schrijf nu een getal.
dicetrip-lesson-twice-done = Twee bonussteden met één dobbelsteen: zo is dubbel gebruiken het meeste waard.
