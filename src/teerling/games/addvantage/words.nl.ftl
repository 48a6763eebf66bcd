addvantage-title = Add-Vantage
addvantage-tagline = Vul je bord met dobbelstenen en maak de getallen op de tegels naast je lijnen.
addvantage-minutes = ongeveer 20 minuten
addvantage-age = vanaf 7 jaar

## Opties: de vraag, en dan elke waarde

addvantage-option-arrange = Waar komen de tegels?
addvantage-option-arrange-choose = ieder schikt de eigen tegels
addvantage-option-arrange-drawn = zoals ze getrokken zijn
addvantage-option-first = Wie begint?
addvantage-option-first-seat = de eerste speler aan tafel
addvantage-option-first-random = het lot beslist
addvantage-option-tiles = Wanneer neem je een tegel?
addvantage-option-tiles-taken = zodra de lijn klopt
addvantage-option-tiles-stay = op het einde: tot dan kan kopen een lijn breken
addvantage-option-end = Wanneer eindigt het spel?
addvantage-option-end-all = als alle borden vol zijn
addvantage-option-end-first = als het eerste bord vol is
addvantage-option-secret = Wat is geheim?
addvantage-option-secret-no = niets
addvantage-option-secret-won = de tegels die je gewonnen hebt
addvantage-option-secret-targets = de tegels op je bord
addvantage-option-surplus = Meer dobbelstenen dan lege vakjes?
addvantage-option-surplus-yes = mag: kies welke je plaatst
addvantage-option-surplus-no = mag niet
addvantage-option-takeoff = Mag je een dobbelsteen van je bord wegnemen?
addvantage-option-takeoff-no = nee, ze blijven liggen
addvantage-option-takeoff-yes = ja, één per beurt, voor een munt
addvantage-option-diagonals = Bonuslijnen
addvantage-option-diagonals-one = één diagonaal
addvantage-option-diagonals-both = beide diagonalen
addvantage-option-turns = Onze grens: hoeveel beurten hoogstens?
addvantage-option-turns-400 = 400, meer dan een spel nodig heeft
addvantage-option-turns-40 = 40, voor een kort spel
addvantage-option-buying = Onze grens: hoeveel beurten per speler alleen maar kopen?
addvantage-option-buying-10 = tien na elkaar
addvantage-option-buying-2 = twee na elkaar

## Wat je nu doet

addvantage-prompt-lot = Het lot bepaalt wie begint.
addvantage-prompt-tiles = De tegels worden getrokken.
addvantage-prompt-arrange = Schik je tegels: drie letters voor de rijen, drie voor de kolommen, zoals cab fed.
addvantage-prompt-wait-arrange = { $count ->
    [one] { $seats } schikt de tegels.
   *[other] { $seats } schikken de tegels.
}
addvantage-prompt-place = { $count ->
    [one] Plaats de { $faces }.
   *[other] Plaats { $faces }, een voor een.
}
addvantage-prompt-place-or-give = { $count ->
    [one] Plaats de { $faces }, of geef hem op voor een munt.
   *[other] Plaats { $faces }, een voor een, of geef er één op voor een munt.
}
addvantage-prompt-place-some = Je gooide { $faces }. { $room ->
    [one] Kies er één voor je laatste vakje; de rest gaat terug.
   *[other] Kies er { $room } om te plaatsen; de rest gaat terug.
}
addvantage-prompt-turn = Je hebt { $coins ->
    [one] één munt
   *[other] { $coins } munten
}. Gooi, of koop een dobbelsteen.
addvantage-prompt-turn-off = Je hebt { $coins ->
    [one] één munt
   *[other] { $coins } munten
}. Gooi, koop een dobbelsteen, of neem er eerst één van je bord.
addvantage-prompt-full = Je bord is vol. Neem een dobbelsteen weg voor een munt, of pas.

## Wat een plaats mag doen

addvantage-choice-arrange = rijen { $rows }; kolommen { $columns }
addvantage-choice-throw = gooi { $count ->
    [one] één dobbelsteen
   *[other] { $count } dobbelstenen
}
addvantage-choice-place = { $face } op { $square }
addvantage-choice-give = geef de { $face } op voor een munt
addvantage-choice-buy = koop de { $face } op { $from } van { $name }, voor je { $square }
addvantage-choice-off = neem de { $face } weg van { $from } voor een munt
addvantage-choice-pass = pas

## Wat er gebeurde

addvantage-log-first = { $name } mag beginnen.
addvantage-log-hand = { $name } trekt { $tiles }.
addvantage-log-tiles = { $name } trekt { $rows } voor de rijen, { $columns } voor de kolommen.
addvantage-log-tiles-hidden = { $name } trekt zes tegels.
addvantage-log-arranged = { $name } legt { $rows } bij de rijen, { $columns } bij de kolommen.
addvantage-log-arranged-hidden = { $name } heeft de tegels geschikt.
addvantage-log-all-arranged = Alle tegels liggen klaar.
addvantage-log-bonus-tiles = De bonustegels zijn { $tiles }.
addvantage-log-bonus-hidden = Twee bonustegels liggen open op tafel.
addvantage-log-starts = { $name } begint.
addvantage-log-place = { $name } plaatst { $face } op { $square }.
addvantage-log-give = { $name } geeft de { $face } op voor een munt.
addvantage-log-buy = { $name } koopt de { $face } op { $from } van { $seats } en plaatst hem op { $square }.
addvantage-log-off = { $name } neemt de { $face } weg van { $square } voor een munt.
addvantage-log-pass = { $name } past.
addvantage-log-rest = { $count ->
    [one] Het bord is vol: de andere dobbelsteen gaat terug.
   *[other] Het bord is vol: de andere { $count } dobbelstenen gaan terug.
}
addvantage-log-won = { $name } wint de { $tile } van { $kind ->
    [row] rij
   *[column] kolom
} { $place }.
addvantage-log-won-secret = { $name } wint de tegel van { $kind ->
    [row] rij
   *[column] kolom
} { $place }.
addvantage-log-matches = { $kind ->
    [row] Rij
   *[column] Kolom
} { $place } van { $name } maakt nu { $tile }.
addvantage-log-broken = { $kind ->
    [row] Rij
   *[column] Kolom
} { $place } van { $name } maakt geen { $tile } meer.
addvantage-log-bonus = { $name } neemt de bonustegel { $tile }.
addvantage-log-bonus-secret = { $name } neemt een bonustegel.
addvantage-log-bonus-matches = De bonustegel { $tile } zou nu naar { $name } gaan.
addvantage-log-bonus-broken = De bonustegel { $tile } is weer vrij.
addvantage-log-skip-full = Het bord van { $name } is vol: de beurt gaat voorbij.
addvantage-log-skip-coins = { $name } heeft geen munt: de beurt gaat voorbij.
addvantage-log-end-all-full = Alle borden zijn vol.
addvantage-log-end-one-full = Er is een bord vol.
addvantage-log-end-no-coins = Niemand met een leeg vakje heeft nog een munt.
addvantage-log-end-turns = Dat was beurt { $turns }, de laatste.
addvantage-log-end-buying = Al { $count } beurten per speler alleen maar gekocht: het spel eindigt hier.

## De borden in zinnen

addvantage-board = { $name }, { $coins ->
    [0] geen munten
    [one] één munt
   *[other] { $coins } munten
}:
addvantage-board-row = Rij { $row }: { $faces }, tegel { $tile }.
addvantage-board-columns = Tegels van kolom a, b, c: { $tiles }.
addvantage-board-won = Gewonnen door { $name }: { $tiles }.
addvantage-board-bonus = Bonustegel op tafel: { $tile }.
addvantage-board-hand = Tegels van { $name } om te schikken: { $tiles }.
addvantage-board-thrown = Nog te plaatsen: { $faces }.

## Teksten die geen zet zijn

addvantage-unreadable = Ik begrijp “{ $text }” niet. Schrijf bijvoorbeeld gooi 2, 5 a1, geef 5 of koop 2b3 a1, of kies een nummer uit de lijst.
addvantage-letter-twice = De letter { $letter } kan maar één keer voorkomen.
addvantage-no-such-throw = Je kunt geen { $count } dobbelstenen gooien: minstens één, hoogstens { $most }.
addvantage-no-player = Er is geen speler { $number }.

## Waarom niet

addvantage-why-arrange-first = Schik eerst je tegels, zoals cab fed.
addvantage-why-arranged = De tegels blijven liggen waar ze liggen.
addvantage-why-same-number = De tegels { $first } en { $second } hebben allebei het getal { $number }: schrijf { $first } voor { $second }.
addvantage-why-throw-first = Gooi eerst, en plaats dan.
addvantage-why-place-first = Plaats eerst de dobbelstenen die je gooide.
addvantage-why-board-full = Je bord is vol.
addvantage-why-too-many-dice = Je hebt { $coins ->
    [one] één munt, dus je gooit één dobbelsteen
   *[other] { $coins } munten, dus je gooit hoogstens { $coins } dobbelstenen
}.
addvantage-why-too-few-dice = Met { $coins } munten gooi je minstens twee dobbelstenen.
addvantage-why-no-surplus = Je hebt { $room ->
    [one] één leeg vakje, dus je gooit één dobbelsteen
   *[other] { $room } lege vakjes, dus je gooit hoogstens { $room } dobbelstenen
}.
addvantage-why-no-face = Je hebt geen { $face } om te plaatsen.
addvantage-why-square-taken = Op { $square } ligt al een dobbelsteen.
addvantage-why-gave = Je hebt in deze beurt al een dobbelsteen opgegeven.
addvantage-why-free = Je gooide meer dobbelstenen dan je lege vakjes hebt: wat je niet plaatst, gaat gratis terug.
addvantage-why-no-player = Er zit geen speler { $number } aan deze tafel.
addvantage-why-own-die = Dat is je eigen bord. Je koopt van anderen.
addvantage-why-no-room = Je bord is vol, dus er is geen plaats voor nog een dobbelsteen.
addvantage-why-no-die = Op { $square } van { $name } ligt geen dobbelsteen.
addvantage-why-back = Die dobbelsteen is sinds je vorige beurt van jou gekocht. Je kunt hem nog niet terugkopen.
addvantage-why-stays = Een dobbelsteen op je bord blijft liggen.
addvantage-why-nothing-there = Op je { $square } ligt geen dobbelsteen.
addvantage-why-no-pass = Passen kan niet: gooi of koop.
addvantage-why-die = Dat is dobbelsteen { $due }, niet dobbelsteen { $stated }.

## Het bord op een scherm

addvantage-aim = Maak op elke lijn het getal van de tegel.
addvantage-prompt-arrange-screen = Je tegels liggen klaar. Is het zo goed?
addvantage-why-arrange-first-screen = Zeg eerst dat je tegels goed liggen.
addvantage-prompt-place-or-give-screen = { $count ->
    [one] Leg de { $faces } neer.
   *[other] Leg { $faces } neer, één voor één.
}
addvantage-prompt-place-some-screen = { $room ->
    [one] Kies één dobbelsteen voor je laatste vakje.
   *[other] Kies { $room } dobbelstenen om neer te leggen.
}
addvantage-prompt-turn-screen = Gooi de dobbelstenen.
addvantage-prompt-turn-off-screen = Gooi de dobbelstenen.
addvantage-prompt-full-screen = Je bord is vol. Pas.
addvantage-choice-arrange-screen = { $beside } naast de rijen, van boven af, en { $below } onder de kolommen, van links af
addvantage-choice-place-screen = leg de { $face } { $square ->
    [a1] linksboven
    [b1] middenboven
    [c1] rechtsboven
    [a2] links in het midden
    [b2] precies in het midden
    [c2] rechts in het midden
    [a3] linksonder
    [b3] middenonder
   *[c3] rechtsonder
}
addvantage-choice-buy-screen = koop de { $face } van { $name } voor je vakje { $square ->
    [a1] linksboven
    [b1] middenboven
    [c1] rechtsboven
    [a2] links in het midden
    [b2] precies in het midden
    [c2] rechts in het midden
    [a3] linksonder
    [b3] middenonder
   *[c3] rechtsonder
}
addvantage-choice-off-screen = neem de { $face } { $from ->
    [a1] linksboven
    [b1] middenboven
    [c1] rechtsboven
    [a2] links in het midden
    [b2] precies in het midden
    [c2] rechts in het midden
    [a3] linksonder
    [b3] middenonder
   *[c3] rechtsonder
} weg voor een munt
addvantage-board-of = Het bord van { $name }
addvantage-coins = { $coins ->
    [0] geen munten
    [one] één munt
   *[other] { $coins } munten
}
addvantage-out-sign = munten die uit het spel zijn
addvantage-out = { $coins ->
    [one] één munt is uit het spel
   *[other] { $coins } munten zijn uit het spel
}
addvantage-points = punten
addvantage-tile = { $kind ->
    [row] Rij
   *[column] Kolom
} { $place }: tegel { $tile }.
addvantage-tile-unknown = { $kind ->
    [row] Rij
   *[column] Kolom
} { $place }: een omgekeerde tegel.
addvantage-tile-won = { $kind ->
    [row] Rij
   *[column] Kolom
} { $place }: tegel gewonnen.
addvantage-line-matches = Die klopt.
addvantage-line-sum = De dobbelstenen maken { $sum }.
addvantage-line-needs = De dobbelstenen maken { $sum }, nog { $needed }.
addvantage-square-empty = { $square }: leeg
addvantage-square-goal = { $square }: leeg, hier kan hij liggen
addvantage-square-die = { $square }: { $face }
addvantage-die-of = { $square } van { $name }: { $face }
addvantage-die-barred = { $square } van { $name }: { $face }, net van jou gekocht
addvantage-thrown = Gegooid: { $face }
addvantage-bonus-open = Bonustegel { $tile }
addvantage-bonus-unknown = Bonustegel, omgekeerd
addvantage-bonus-held = Bonustegel { $tile }, voorlopig voor { $name }
addvantage-bonus-gone = Bonustegel, genomen door { $name }
addvantage-pile-none = { $name } heeft nog geen tegels gewonnen
addvantage-pile = { $name } heeft { $tiles } gewonnen
addvantage-pile-hidden = { $name } heeft { $count ->
    [one] één omgekeerde tegel gewonnen
   *[other] { $count } tegels gewonnen, er liggen er omgekeerd
}
addvantage-closer = Bekijk het bord van { $name } van dichtbij
addvantage-give = Ruil voor een munt
addvantage-throw = Gooi er { $count }
addvantage-ready = Het is goed zo
addvantage-swap = Tik op twee tegels om ze te wisselen.
addvantage-how-ready = Of tik op twee tegels om ze te wisselen.
addvantage-how-swap = Tik op de tegel om mee te wisselen.
addvantage-how-place = Tik op een vakje dat oplicht.
addvantage-how-place-or = Tik een vakje aan, of een andere dobbelsteen.
addvantage-how-choose = Tik op een dobbelsteen, dan op een vakje.
addvantage-how-turn = Of koop een dobbelsteen van een ander: tik erop.
addvantage-how-turn-chips = Of koop een dobbelsteen: tik op een naam.
addvantage-how-off = Of tik een dobbelsteen weg voor een munt.
addvantage-how-buy = Dat kost één munt. Tik op een vakje dat oplicht.

## Hoe het afliep

addvantage-end-full = Alle borden zijn vol.
addvantage-end-first = Het bord van { $name } is het eerst vol.
addvantage-end-coins = Niemand met een leeg vakje heeft nog een munt.
addvantage-end-turns = Er waren { $turns } beurten: dat is de grens.
addvantage-end-buying = Er werd een tijd alleen maar gekocht, dus is het spel uit.
addvantage-end-row = Rij { $number }: tegel { $tile }
addvantage-end-column = Kolom { $number }: tegel { $tile }
addvantage-end-bonus = Bonustegel { $tile }
addvantage-end-nothing = Deze keer geen tegel

## De regels in het kort

addvantage-step-1 = Met elke munt gooi je een dobbelsteen. Leg ze op lege vakjes van je bord.
addvantage-step-2 = Maken drie dobbelstenen in een rij of kolom het getal van de tegel? Dan is de tegel van jou.
addvantage-step-3 = Of betaal een munt: om een gegooide dobbelsteen weg te leggen, of om er een te kopen van een ander.
addvantage-finish = Het spel is uit als alle borden vol zijn, of als niemand nog iets kan doen.
addvantage-count = Tel de getallen op je tegels op. De hoogste som wint. Met drie dobbelstenen op de diagonaal kun je een bonustegel winnen.
