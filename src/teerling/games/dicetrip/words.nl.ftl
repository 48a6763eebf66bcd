dicetrip-title = Dice Trip
dicetrip-tagline = Maak getallen met vier gekleurde dobbelstenen, en schrijf een lange stijgende route over de kaart.
dicetrip-minutes = ongeveer 30 minuten
dicetrip-age = vanaf 8 jaar
dicetrip-aim = Maak een lange route van getallen die stijgen.

## Opties: de vraag, en dan elke waarde

dicetrip-option-map = Welke kaart?
dicetrip-option-map-belgium = België
dicetrip-option-map-netherlands = Nederland
dicetrip-option-first = Wie gooit eerst?
dicetrip-option-first-seat = de eerste speler aan tafel
dicetrip-option-first-random = het toeval beslist

## Kleuren en dobbelstenen

dicetrip-colour = { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
}
dicetrip-die = { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
} { $face }

## Wat je nu doet

dicetrip-prompt-lot = Het toeval bepaalt wie eerst gooit.
dicetrip-prompt-keep = Hou de worp, gooi opnieuw, of begin te schrijven; dan hou je hem.
dicetrip-prompt-wait-keep = { $name } mag nog opnieuw gooien.
dicetrip-prompt-again = Gooi { $dice } opnieuw.
dicetrip-prompt-wait-again = { $name } gooit { $dice } opnieuw.
dicetrip-prompt-first = Schrijf je eerste getal, of streep een stad door.
dicetrip-prompt-second = Schrijf je tweede getal, of streep een stad door.
dicetrip-prompt-double = { $written ->
    [0] Schrijf je eerste getal
   *[other] Schrijf je tweede getal
}, met { $twice } en zonder { $ignored }.
dicetrip-prompt-last = Alleen { $city } is nog over. Schrijf een getal van twee dobbelstenen naar keuze, of streep ze door.
dicetrip-prompt-done = Zeg dat je klaar bent, of neem iets terug.
dicetrip-prompt-wait-write = { $count ->
    [one] { $seats } schrijft nog.
   *[other] { $seats } schrijven nog.
}
dicetrip-prompt-over-alone = De reis is voorbij. { $points ->
    [1] Je hebt één punt.
   *[other] Je hebt { $points } punten.
}

## Wat een plaats mag doen

dicetrip-choice-write = { $number } in { $city } ({ $first ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
}, { $second ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
}){ $bonus ->
    [yes] , een bonusstad
   *[no] { "" }
}
dicetrip-choice-cross = streep { $city } door
dicetrip-choice-double = gebruik { $twice } dubbel, laat { $ignored } weg
dicetrip-choice-reroll = gooi { $dice } opnieuw
dicetrip-choice-keep = hou de worp
dicetrip-choice-done = klaar

## Wat er gebeurde

dicetrip-log-first = { $name } gooit eerst.
dicetrip-log-throw = { $name } gooit { $dice }.
dicetrip-log-fallen = Het wordt { $dice }.
dicetrip-log-reroll = { $name } gooit { $dice } opnieuw.
dicetrip-log-keep = { $name } houdt de worp.
dicetrip-log-double = { $name } gebruikt { $twice } dubbel en laat { $ignored } weg.
dicetrip-log-write = { $name } schrijft { $number } in { $city }.
dicetrip-log-write-bonus = { $name } schrijft { $number } in { $city }, een bonusstad.
dicetrip-log-cross = { $name } streept { $city } door.
dicetrip-log-done = { $name } is klaar.
dicetrip-log-last-round = De laatste ronde: er is nog één stad over.
dicetrip-log-end = Alle bladen zijn vol.
dicetrip-log-points = { $name }: { $points ->
    [1] één punt
   *[other] { $points } punten
} ({ $bonus } voor bonussteden, { $route } voor de route, { $crossed ->
    [0] niets doorgestreept
   *[other] min { $crossed } voor wat doorgestreept is
}).

## De bladen in zinnen

dicetrip-board-round = Ronde { $round } van { $rounds }.
dicetrip-board-dice = De dobbelstenen: { $dice }.
dicetrip-board-card = { $name } heeft { $points ->
    [1] één punt
   *[other] { $points } punten
}{ $powers ->
    [both] . Opnieuw gooien en een dobbelsteen dubbel gebruiken kunnen allebei nog.
    [reroll] . Opnieuw gooien kan nog.
    [double] . Een dobbelsteen dubbel gebruiken kan nog.
   *[none] .
}
dicetrip-board-written = Op het blad van { $name }: { $cities }.
dicetrip-board-city = { $city } { $number }
dicetrip-board-city-bonus = { $city } { $number } (bonus)
dicetrip-board-city-crossed = { $city } doorgestreept
dicetrip-board-route = De langste route van { $name }: { $cities }.
dicetrip-board-empty = Lege steden van { $name }: { $cities }.
dicetrip-board-numbered = { $number } { $city }
dicetrip-board-numbered-ring = { $number } { $city } ({ $colour })
dicetrip-board-done = Klaar: { $seats }.
dicetrip-board-road = Wegen vanuit { $city }: { $cities }.

## Teksten die geen zet zijn

dicetrip-unreadable = Ik begrijp “{ $text }” niet. Schrijf bijvoorbeeld ry 14, x 14, dubbel r-b, opnieuw ry, hou of klaar, of kies een nummer uit de lijst.
dicetrip-die-twice = De dobbelsteen { $letter } kan hier maar één keer staan. De dobbelstenen zijn r (rood), y (geel), g (groen) en b (blauw).
dicetrip-no-such-city = Er is geen stad { $number }: ze zijn genummerd vanaf 1, en geen kaart heeft er meer dan { $most }.

## Waarom niet

dicetrip-why-not-roller = Alleen { $name }, die gooide, beslist over de worp.
dicetrip-why-rerolled = Je hebt in dit spel al opnieuw gegooid.
dicetrip-why-kept = De worp staat vast.
dicetrip-why-not-yet = { $count ->
    [one] Er is nog een getal te schrijven, of een stad door te strepen.
   *[other] Er zijn nog twee getallen te schrijven, of steden door te strepen.
}
dicetrip-why-all-written = Je hebt alles geschreven wat deze ronde vraagt. Zeg dat je klaar bent, of neem iets terug.
dicetrip-why-no-city = Er is geen stad { $number } op deze kaart: er zijn er { $most }.
dicetrip-why-double-last = In de laatste ronde gebruik je geen dobbelsteen dubbel.
dicetrip-why-doubled = Je hebt in dit spel al een dobbelsteen dubbel gebruikt.
dicetrip-why-double-unfit = Je eerste getal past er niet bij: { $twice } moet erin zitten, en { $ignored } niet.
dicetrip-why-double-pips = Een andere dobbelsteen die je zou gebruiken toont ook { $face }, dus zou { $twice } twee gelijke cijfers maken.
dicetrip-why-ignored = Je laat { $colour } weg in deze ronde.
dicetrip-why-needs-twice = Je gebruikt { $colour } dubbel: die moet in dit getal zitten.
dicetrip-why-die-used = Je hebt { $colour } al gebruikt in deze ronde.
dicetrip-why-taken = In { $city } heb je { $number } geschreven.
dicetrip-why-crossed = { $city } is doorgestreept.
dicetrip-why-number = { $number } staat al op je blad.
dicetrip-why-name = Stad { $number } is { $city }, niet { $stated }.
dicetrip-why-made = Deze dobbelstenen maken { $made }, niet { $stated }.

## Kaartbestanden

dicetrip-map-bad = Regel { $line }: { $problem }
dicetrip-map-none = Er is geen kaart “{ $text }”, en ook geen bestand dat zo heet. Er is: { $maps }.
dicetrip-map-too-long = dit is te lang: hoogstens { $longest } tekens.
dicetrip-map-unknown = een regel begint met map, author, licence, city, roads, outline of #, niet met “{ $word }”.
dicetrip-map-twice = er is al een regel “{ $word }”.
dicetrip-map-missing = een regel die begint met “{ $word }” ontbreekt.
dicetrip-map-empty = hier moet iets staan na het eerste woord.
dicetrip-map-name = “{ $name }” is geen naam: gebruik letters, met spaties, streepjes, punten of apostrofs ertussen, samen hoogstens 30.
dicetrip-map-language = “{ $language }” moet een taal zijn, elk één keer: { $languages }.
dicetrip-map-city = “{ $text }” is geen stad. Een stad ziet er zo uit: city Gent (fr Gand, en Ghent) 3.72 51.05 yellow
dicetrip-map-place = { $name } ligt nergens op aarde: eerst komt de lengtegraad, dan de breedtegraad.
dicetrip-map-ring = “{ $ring }” is geen ring. Mogelijk: { $allowed }.
dicetrip-map-city-twice = er is al een stad { $name }.
dicetrip-map-same-place = { $name } ligt waar { $other } ligt.
dicetrip-map-count = { $count ->
    [0] er zijn geen steden
    [one] er is één stad
   *[other] er zijn { $count } steden
}, en een kaart heeft er een oneven aantal, van { $fewest } tot en met { $most }: twee voor elke ronde en één voor de laatste.
dicetrip-map-roads = “{ $text }” noemt geen wegen. Wegen zien er zo uit: roads Gent: Antwerpen, Aalst
dicetrip-map-no-city = er is geen stad “{ $name }”.
dicetrip-map-road-nowhere = een weg kan niet van { $name } naar zichzelf lopen.
dicetrip-map-road-twice = de weg van { $one } naar { $other } staat al op regel { $first }.
dicetrip-map-cross = de weg van { $a } naar { $b } kruist die van { $c } naar { $d }.
dicetrip-map-through = de weg van { $one } naar { $other } loopt door { $name }.
dicetrip-map-unconnected = geen weg leidt van { $start } naar { $name }.
dicetrip-map-point = “{ $text }” is geen punt. Een punt is een lengtegraad en een breedtegraad: 3.72 51.05
dicetrip-map-outline = een omtrek heeft 3 tot { $most } punten, niet { $count }.
dicetrip-map-warning-degree = { $name } heeft { $count ->
    [one] één weg
   *[other] { $count } wegen
}; twee tot zes is het best.
dicetrip-map-warning-rings = { $count ->
    [one] Eén stad heeft
   *[other] { $count } steden hebben
} een { $colour ->
    [red] rode
    [yellow] gele
    [green] groene
   *[blue] blauwe
} ring; drie is het best.
dicetrip-map-warning-same-ring = { $one } en { $other } zijn buren en hebben dezelfde ring.
dicetrip-map-warning-outside = { $name } ligt buiten de omtrek.
dicetrip-map-warning-no-outline = Er is geen omtrek, dus wordt de kaart zonder getekend.
dicetrip-map-good = { $name }: { $cities } steden, { $roads } wegen, { $rounds } rondes. Je kunt erop spelen.

## Opdrachten

dicetrip-command-map = Controleer of teken een kaart voor Dice Trip.
dicetrip-command-check = Controleer een kaartbestand: kun je erop spelen, en is het een goede kaart?
dicetrip-command-draw = Teken een kaart als afbeelding (SVG).
dicetrip-command-file = Een kaartbestand, of de naam van een kaart.
dicetrip-command-to = De afbeelding die geschreven wordt.

## Het bord op een scherm

dicetrip-choice-double-screen = { $twice } dubbel, zonder { $ignored }
dicetrip-choice-write-screen = schrijf { $number } in { $city }: eerst { $first ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
}, dan { $second ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
}{ $bonus ->
    [yes] . Dat is een bonusstad
   *[no] { "" }
}
dicetrip-prompt-keep-screen = Maak een getal met twee dobbelstenen.
dicetrip-prompt-first-screen = Maak een getal met twee dobbelstenen.
dicetrip-prompt-second-screen = Maak nog een getal met twee dobbelstenen.
dicetrip-prompt-double-screen = { $written ->
    [0] Maak een getal
   *[other] Maak nog een getal
} met { $twice }, zonder { $ignored }.
dicetrip-prompt-last-screen = Alleen { $city } is nog over: maak een getal.
dicetrip-prompt-done-screen = Alles staat op de kaart. Ben je klaar?
dicetrip-next-second = Tik nu op het tweede cijfer.
dicetrip-next-city = Tik op de stad waar je { $number } schrijft.
dicetrip-next-here = { $number } komt in { $city }.
dicetrip-next-barred = { $number } kan nu niet: kies anders.
dicetrip-next-first-dice = Tik eerst op twee dobbelstenen.
dicetrip-next-cross = Tik op de stad die je doorstreept.
dicetrip-next-cross-here = { $city } wordt doorgestreept.
dicetrip-next-reroll = Tik op wat je opnieuw gooit.
dicetrip-next-double = Tik op de dobbelsteen die dubbel telt.
dicetrip-next-double-out = Tik nu op de dobbelsteen die je weglaat.
dicetrip-write = Schrijf { $number }
dicetrip-cross = Streep door
dicetrip-score = bonus { $bonus } + route { $route } − kruisen { $crossed } = { $points }
dicetrip-card-of = De kaart van { $name }
dicetrip-open-card = Open de kaart van { $name }
dicetrip-points = { $points ->
    [1] één punt
   *[other] { $points } punten
}
dicetrip-round = Ronde { $round } van { $rounds }
dicetrip-is-done = klaar
dicetrip-is-writing = schrijft
dicetrip-city = { $city }{ $ring ->
    [red] , rode ring
    [yellow] , gele ring
    [green] , groene ring
    [blue] , blauwe ring
   *[none] { "" }
}: { $state ->
    [crossed] doorgestreept.
    [bonus] { $number }, een bonusstad.
    [number] { $number }.
   *[empty] leeg.
}
dicetrip-city-cross = Je kunt ze doorstrepen.
dicetrip-city-worth = { $number } kan hier{ $bonus ->
    [yes] , een bonusstad
   *[no] { "" }
}; langste route dan: { $route }.
dicetrip-die-name = { $colour ->
    [red] rood
    [yellow] geel
    [green] groen
   *[blue] blauw
} { $face }{ $use ->
    [twice] , twee keer gebruikt
    [out] , weggelaten
   *[once] { "" }
}
dicetrip-number-none = Nog geen getal
dicetrip-number-swap = { $number }: wissel de cijfers
dicetrip-zoom-in = Kijk dichterbij
dicetrip-zoom-out = Toon de hele kaart
dicetrip-tool-cross = Doorstrepen
dicetrip-tool-double = Dubbel
dicetrip-tool-reroll = Opnieuw
dicetrip-tool-list = Steden
dicetrip-tool-used = al gebruikt
dicetrip-how-dice = Tik eerst op het cijfer dat vooraan staat.
dicetrip-how-swap = Andersom? Tik op het getal.
dicetrip-how-worth = { $bonus ->
    [yes] Een bonusstad: één punt erbij. Route: { $route }.
   *[no] Je langste route is dan { $route }.
}
dicetrip-how-nowhere = Geen enkel getal kan nog. Dat kost één punt.
dicetrip-how-cross = Dat kost één punt.
dicetrip-how-reroll = Eén keer per spel, en voor iedereen.
dicetrip-how-double = Eén keer per spel, en alleen voor jou.
dicetrip-how-done = Neem terug wat je anders wilt.
dicetrip-tally = { $bonus } voor bonussteden, { $route } voor de langste route, min { $crossed } voor wat doorgestreept is: { $points } punten.
dicetrip-tally-bonus = bonus
dicetrip-tally-route = route
dicetrip-tally-crossed = kruisen
dicetrip-tally-points = punten
dicetrip-option-map-own = een eigen kaart

## Hoe het afliep

dicetrip-end-full = Alle { $rounds } rondes zijn gespeeld, en alle kaarten zijn vol.
dicetrip-end-bonus = { $count ->
    [one] Eén bonusstad
   *[other] { $count } bonussteden
}
dicetrip-end-route = { $count ->
    [one] De langste route: één stad
   *[other] De langste route: { $count } steden
}
dicetrip-end-crossed = { $count ->
    [one] Eén stad doorgestreept
   *[other] { $count } steden doorgestreept
}

## De regels in het kort

dicetrip-step-1 = Eén speler gooit de vier dobbelstenen. Iedereen gebruikt ze.
dicetrip-step-2 = Maak twee getallen, elk met twee dobbelstenen: de ene geeft de tientallen, de andere de eenheden.
dicetrip-step-3 = Schrijf elk getal in een lege stad op je kaart. Langs de wegen moeten de getallen oplopen.
dicetrip-finish = Als in elke stad een getal of een streep staat, is de reis voorbij.
dicetrip-count = Elke stad van je langste oplopende route is een punt, en elke bonusstad ook: twee keer hetzelfde cijfer, of een dobbelsteen in de kleur van de ring. Een stad die je doorstreept, kost een punt.
