pushbox-title = Push Box
pushbox-tagline = Gooi twee dobbelstenen, reken, en duw je getallen weg.
pushbox-minutes = ongeveer 15 minuten
pushbox-age = vanaf 7 jaar

## Opties: de vraag, en dan elke waarde

pushbox-option-mode = Hoe zitten jullie?
pushbox-option-mode-solo = alleen, aan één kant
pushbox-option-mode-facing = tegenover elkaar: wat jij wegduwt, krijgt de ander
pushbox-option-mode-adjacent = naast elkaar: een wedloop, niemand duwt terug
pushbox-option-mode-three = met drie: de derde speler heeft twee kanten
pushbox-option-mode-four = met vier: één aan elke kant
pushbox-option-level = Welk niveau?
pushbox-option-level-1 = optellen
pushbox-option-level-2 = optellen en aftrekken
pushbox-option-level-3 = alle vier de bewerkingen, totaal of product
pushbox-option-first = Wie begint?
pushbox-option-first-throw = de hoogste worp
pushbox-option-first-seat = de eerste speler aan tafel
pushbox-option-limit = Hoogstens drie getallen …
pushbox-option-limit-turn = per beurt
pushbox-option-limit-throw = per worp
pushbox-option-start = Welke start?
pushbox-option-start-book = zoals in het boekje
pushbox-option-start-fair = eerlijk: maakt de kansen van beiden gelijker

## Wat je nu doet

pushbox-prompt-opening = Gooi de dobbelstenen: het hoogste totaal begint.
pushbox-prompt-starts = Jij gooide het hoogst, dus jij begint. Gooi de dobbelstenen.
pushbox-prompt-starts-blocks = Jij gooide het hoogst: jij begint, met alle blokjes. Gooi de dobbelstenen.
pushbox-prompt-wait-starts = { $name } gooide het hoogst en begint.
pushbox-prompt-wait-starts-blocks = { $name } gooide het hoogst en begint, met alle blokjes.
pushbox-prompt-make = Maak { $needed }.
pushbox-prompt-double = Dubbel. Maak { $needed }, of duw { $count ->
    [one] één getal
   *[other] { $count } getallen
} naar keuze.
pushbox-prompt-single = Het totaal lukt niet. Duw het getal van één dobbelsteen, of stop.
pushbox-prompt-single-alone = Het totaal lukt niet. Duw nog het getal van één dobbelsteen, of stop.
pushbox-prompt-seven = Een zeven, maar dit is de eerste beurt: gooi opnieuw, of stop.
pushbox-prompt-seven-alone = Een zeven die niet lukt. Gooi nog eens, of duw het getal van één dobbelsteen en stop.
pushbox-prompt-over-alone = { $score ->
    [0] Alles is weg: nul, een volmaakt spel.
   *[other] Het spel is afgelopen. Er blijven { $score } punten over; minder is beter.
}

## Wat een plaats mag doen

pushbox-choice-play = { $count ->
    [one] { $calculation }
   *[other] { $calculation } = { $total }
}
pushbox-choice-play-screen = { $count ->
    [one] duw { $calculation }
   *[other] duw { $calculation } = { $total }
}
pushbox-choice-any = duw { $numbers }
pushbox-choice-single = duw { $numbers }, één dobbelsteen, en stop
pushbox-choice-single-screen = duw { $numbers } en stop
pushbox-choice-again = gooi opnieuw
pushbox-choice-pass = stop

## Wat er gebeurde

pushbox-log-starts = { $name } gooide het meest en begint.
pushbox-log-blocks = Alle blokjes gaan naar { $name }.
pushbox-log-tie = { $seats } gooiden evenveel en gooien opnieuw.
pushbox-log-play = { $count ->
    [one] { $name } duwt { $numbers }.
   *[other] { $name } duwt { $numbers }: { $calculation } = { $total }.
}
pushbox-log-any = { $name } duwt { $numbers } dankzij de dubbel.
pushbox-log-single = { $name } duwt { $numbers }, het getal van één dobbelsteen. De beurt is voorbij.
pushbox-log-again = { $name } gooit opnieuw.
pushbox-log-pass = { $name } stopt.
pushbox-log-seven = Een zeven: de beurt van { $name } is voorbij.
pushbox-log-nothing = { $name } kan deze worp niet spelen.
pushbox-log-limit = Dat was het derde getal: de beurt van { $name } is voorbij.
pushbox-log-skip = Bij { $name } steekt niets uit: de beurt gaat voorbij.
pushbox-log-cleared = { $name } heeft alles weggeduwd.

## Het bord in zinnen

pushbox-numbers = { $sides ->
    [one] { $name } heeft { $numbers }.
   *[other] { $name } heeft { $numbers } aan kant { $side }.
}
pushbox-numbers-none = { $sides ->
    [one] Bij { $name } steekt niets uit.
   *[other] Bij { $name } steekt niets uit aan kant { $side }.
}

## Teksten die geen zet zijn

pushbox-unreadable = Ik begrijp “{ $text }” niet. Schrijf een berekening zoals 12-3, of kies een nummer uit de lijst.
pushbox-no-block = Er is geen blokje { $number }.
pushbox-block-twice = Je kunt blokje { $number } maar één keer gebruiken.

## Waarom niet

pushbox-why-not-standing = { $numbers } { $count ->
    [one] steekt
   *[other] steken
} niet uit aan jouw kant.
pushbox-why-too-many = Een zet heeft hoogstens drie getallen.
pushbox-why-limit = Je mag in deze beurt nog maar { $left ->
    [one] één getal
   *[other] { $left } getallen
} duwen.
pushbox-why-total = { $calculation } is { $total }, je hebt { $needed } nodig.
pushbox-why-no-way = Met { $numbers } kun je geen { $needed } maken.
pushbox-why-operator = Op jouw niveau mag je { $operator } niet gebruiken.
pushbox-why-not-whole = { $calculation } geeft niet bij elke stap een heel getal.
pushbox-why-double-count = Bij een dubbel duw je { $count ->
    [one] één getal
   *[other] { $count } getallen
}, niet meer en niet minder, behalve als ze het totaal maken.
pushbox-why-answer-double = Op een dubbel moet je iets doen: duw getallen naar keuze.
pushbox-why-must-play = Je kunt deze worp spelen, bijvoorbeeld { $example }.
pushbox-why-no-single = Geen van beide dobbelstenen is { $number }.
pushbox-why-double-first = Na een dubbel duw je getallen naar keuze; één dobbelsteen telt dan niet.
pushbox-why-play-first = Eén dobbelsteen telt alleen als je de worp niet kunt spelen. Dat kun je wel, bijvoorbeeld { $example }.
pushbox-why-single-sign = { $number } is het getal van één dobbelsteen. Je mag het duwen en dan stoppen: schrijf { $number }!
pushbox-why-seven = Na een zeven gooi je opnieuw, of je stopt.
pushbox-why-no-seven = Opnieuw gooien mag alleen na een zeven.
pushbox-why-solo-seven = Alleen eindigt het spel niet met een zeven: gooi opnieuw.

## Het bord op een scherm

pushbox-push = Duw: { $label }
pushbox-prompt-opening-screen = Gooi: wie het hoogst gooit, begint.
pushbox-prompt-double-screen = Dubbel. Duw { $count ->
    [one] een blokje
   *[other] { $count } blokjes
} naar keuze.
pushbox-prompt-single-screen = Het totaal lukt niet. Duw het blokje van één dobbelsteen.
pushbox-prompt-single-alone-screen = Het totaal lukt niet. Duw nog het blokje van één dobbelsteen.
pushbox-prompt-seven-screen = Een zeven. In de eerste beurt mag je opnieuw gooien.
pushbox-prompt-seven-alone-screen = Een zeven die niet lukt. Gooi nog eens.
pushbox-blocks-of = De blokjes van { $name }
pushbox-how-wrong = Met { $numbers } lukt { $needed } niet. Tik aan wat oplicht.
pushbox-aim-solo = Duw zo veel mogelijk blokjes weg.
pushbox-aim = Duw al je blokjes weg: dan win je.
pushbox-aim-across = Duw al je blokjes naar de overkant: dan win je.
pushbox-how-1 = { $count ->
    [one] Tik het blokje aan dat { $needed } is.
   *[other] Tik blokjes aan die samen { $needed } zijn, hoogstens { $count }.
}
pushbox-how-2 = { $count ->
    [one] Tik het blokje aan dat { $needed } is.
   *[other] Maak { $needed } met + en −: hoogstens { $count } blokjes.
}
pushbox-how-3 = { $count ->
    [one] Tik het blokje aan dat { $needed } is.
   *[other] Maak { $needed } met + − × ÷: hoogstens { $count } blokjes.
}
pushbox-how-any = Of maak { $needed }. Tik de blokjes aan die je kiest.
pushbox-how-more = Nog niet genoeg. Tik er een bij, of weer { $numbers }.
pushbox-push-free = Duw { $numbers } zonder som
pushbox-sign = Een ander teken
pushbox-brackets = Andere haakjes
pushbox-wins = wint
pushbox-points = punten over
pushbox-points-unknown = hoeveel weet nog niemand
pushbox-way-hints = Laat zien welke blokjes kunnen
pushbox-way-practice = Oefenen: ik geef zelf de tekens
pushbox-speak = Zeg de berekeningen hardop
pushbox-keys = Toetsen: pijltjes of cijfers naar een blokje, spatie raakt het aan, Enter duwt of gooit, U neemt terug, ? laat zien wat er gebeurde.

## Hoe het afliep

pushbox-end-clear = Je hebt alle getallen weggeduwd. Beter kan niet.
pushbox-end-stuck = Met die worp viel er niets meer te maken. Speel je alleen, dan is het spel uit.
pushbox-end-won = { $count ->
    [one] { $seats } heeft geen getal meer over.
   *[other] { $seats } hebben geen getal meer over: jullie delen de winst.
}
pushbox-end-left = { $count ->
    [one] Staat nog: { $numbers }
   *[other] Staan nog: { $numbers }
}
pushbox-end-nothing = Alles weggeduwd

## De regels in het kort

pushbox-step-1 = Gooi de twee dobbelstenen en tel ze op.
pushbox-step-2 = Maak dat getal met één, twee of drie van je blokjes, en duw ze in.
pushbox-step-3 = Gooi opnieuw. Bij een worp die je niet kunt maken, of een zeven, is de volgende aan de beurt.
pushbox-finish = Wie het laatste blokje aan de eigen kant wegduwt, wint.
pushbox-count = Alleen speel je door tot je vastzit. Wat nog uitsteekt, is je score: hoe lager, hoe beter, en nul is perfect.
