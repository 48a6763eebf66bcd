quadrata-title = Quadrata
quadrata-tagline = De dobbelsteen geeft je vormen. Vul je vierkant met veel kleine, voordat een ander klaar is.
quadrata-minutes = ongeveer 45 minuten
quadrata-age = vanaf 8 jaar
quadrata-aim = Vul je vierkant met veel kleine vormen.

## Opties: de vraag, dan elk antwoord

quadrata-option-set = Welke vormen?
quadrata-option-set-1973 = zoals in de doos van 1973: vierkanten, driehoeken en schuine vormen
quadrata-option-set-polyomino = hele vakjes: vlotter, en goed om mee te beginnen
quadrata-option-rounds = Hoeveel ronden?
quadrata-option-rounds-1 = 1
quadrata-option-rounds-2 = 2
quadrata-option-rounds-3 = 3
quadrata-option-rounds-4 = 4
quadrata-option-rounds-5 = 5
quadrata-option-rounds-6 = 6
quadrata-option-rounds-7 = 7
quadrata-option-rounds-8 = 8
quadrata-option-rounds-9 = 9
quadrata-option-rounds-10 = 10
quadrata-option-rounds-11 = 11
quadrata-option-rounds-12 = 12
quadrata-option-rounds-13 = 13
quadrata-option-rounds-14 = 14
quadrata-option-rounds-15 = 15
quadrata-option-rounds-16 = 16
quadrata-option-rounds-17 = 17
quadrata-option-rounds-18 = 18
quadrata-option-rounds-19 = 19
quadrata-option-rounds-20 = 20
quadrata-option-turns = Onze grens: hoeveel beurten per speler in een ronde?
quadrata-option-turns-200 = 200, meer dan een ronde nodig heeft
quadrata-option-turns-100 = 100
quadrata-option-turns-50 = 50, voor een korte ronde

## Wat je nu doet

quadrata-prompt-throw = Gooi de dobbelsteen.
quadrata-prompt-pick = Je gooide { $number }: pak een vorm { $number }.
quadrata-prompt-joker = Een zes, en die is joker: pak een vorm naar keuze.
quadrata-prompt-lay = { $source ->
    [reserve] Leg vorm { $number } in je vierkant, of terug in de voorraad.
    [square] Leg vorm { $number } elders in je vierkant, in je reserve of terug in de voorraad.
   *[other] Leg vorm { $number } in je vierkant.
}
quadrata-prompt-next = De ronde is afgelopen. Gooi om de volgende te beginnen.
quadrata-prompt-wait-next = De ronde is afgelopen. { $name } begint de volgende.

## Wat je kunt doen

quadrata-player = { $name }
quadrata-choice-from-stock = een { $number } uit de voorraad
quadrata-choice-from-reserve = een { $number } uit je reserve
quadrata-choice-from-square = de { $number } op { $cell } in je vierkant
quadrata-choice-rob-reserve = een { $number } uit de reserve van { $other }
quadrata-choice-rob-square = de { $number } op { $cell } in het vierkant van { $other }
quadrata-choice-lay = op { $cell }, in stand { $way }
quadrata-choice-to-reserve = in je reserve
quadrata-choice-to-stock = terug in de voorraad

## Wat er gebeurde

quadrata-log-round = Ronde { $round } van { $rounds } begint. Alle vormen gaan terug in de voorraad.
quadrata-log-throw = { $name } gooit { $face }.
quadrata-log-throw-joker = { $name } gooit 6: een joker.
quadrata-log-from-stock = { $name } pakt een { $number } uit de voorraad.
quadrata-log-from-reserve = { $name } pakt een { $number } uit de eigen reserve.
quadrata-log-from-square = { $name } tilt een { $number } uit het eigen vierkant.
quadrata-log-rob-reserve = { $name } rooft een { $number } uit de reserve van { $other }.
quadrata-log-rob-square = { $name } rooft een { $number } uit het vierkant van { $other }.
quadrata-log-lay = { $name } legt de { $number } op { $cell }.
quadrata-log-move = { $name } verplaatst de { $number } naar { $cell }.
quadrata-log-to-reserve = { $name } legt de { $number } in reserve.
quadrata-log-to-stock = { $name } legt de { $number } terug in de voorraad.
quadrata-log-joker = Geen { $numbers } meer in de voorraad: vanaf de volgende worp is een zes joker.
quadrata-log-full = { $name } heeft het vierkant vol. De ronde is afgelopen.
quadrata-log-limit = Iedereen heeft { $turns } beurten gehad. De ronde is afgelopen.
quadrata-log-points = { $name }: { $points ->
    [1] één punt
   *[other] { $points } punten
} in deze ronde ({ $laid } gelegd, { $reserve } in reserve{ $filled ->
    [yes] , 5 voor het volle vierkant
   *[no] { "" }
}).
quadrata-log-total = { $name } heeft in totaal { $points ->
    [1] één punt
   *[other] { $points } punten
}.

## De borden in zinnen

quadrata-board-round = Ronde { $round } van { $rounds }.
quadrata-board-stock = In de voorraad: { $shapes }.
quadrata-board-stock-none = De voorraad is leeg.
quadrata-board-joker = Een zes is joker.
quadrata-board-many = { $count } keer { $number }
quadrata-board-square = { $name } heeft { $covered } van { $area } bedekt, met { $count ->
    [one] één vorm
   *[other] { $count } vormen
}. Punten van eerdere ronden: { $points }.
quadrata-board-lies = { $piece } is een { $number } op { $cell } in stand { $way }
quadrata-board-pieces = In het vierkant van { $name }: { $pieces }.
quadrata-board-rows = Het vierkant van { $name }, rij voor rij:
quadrata-board-row = { $row }: { $cells }
quadrata-board-reserve = In de reserve van { $name }: { $shapes }.
quadrata-board-hand = In de hand: een { $number }.
quadrata-board-way = Stand { $way }: { $rows }

## Teksten die geen zet zijn

quadrata-unreadable = "{ $text }" is geen zet. Pakken doe je met "neem 4", "neem 4 reserve", "til c" of "roof 2"; leggen met "leg b3 a", "reserve" of "voorraad".
quadrata-no-such-piece = Vormen in een vierkant heten a tot en met z, dan aa tot en met zz. Geen enkele heet { $piece }.

## Waarom iets niet kan

quadrata-why-lay-first = Je hebt een { $number } in je hand: leg die eerst neer, of neem dat terug.
quadrata-why-pick-first = Pak eerst een vorm.
quadrata-why-number = Dat is een { $number }, en je gooide { $die }.
quadrata-why-no-joker = Dat is een { $number }, en je gooide 6. Er is in de voorraad nog geen nummer op, dus de zes is geen joker.
quadrata-why-stock-empty = De voorraad heeft geen { $number } meer.
quadrata-why-reserve-empty = Je reserve heeft geen { $number }.
quadrata-why-no-piece = Er ligt geen vorm { $piece } in je vierkant.
quadrata-why-stated = Vorm { $piece } is een { $number }, geen { $stated }.
quadrata-why-no-player = Er is geen speler { $number }: jullie zijn met { $most }.
quadrata-why-rob-yourself = Je kunt niet van jezelf roven.
quadrata-why-rob-stock = De voorraad heeft nog een { $number }.
quadrata-why-rob-own-reserve = Je eigen reserve heeft een { $number }.
quadrata-why-rob-reserve-empty = De reserve van { $name } heeft geen { $number }.
quadrata-why-rob-reserve-first = De reserve van { $name } heeft een { $number }: reserves gaan voor.
quadrata-why-rob-no-piece = Er ligt geen vorm { $piece } in het vierkant van { $name }.
quadrata-why-rob-number = Dat is een { $number }, en je gooide { $die }.
quadrata-why-rob-joker = Dat is een { $number }, en met een joker roof je alleen zessen.
quadrata-why-no-way = Een { $number } kun je maar { $count ->
    [one] op één manier
   *[other] op { $count } manieren
} leggen.
quadrata-why-outside = Op { $cell } zou hij niet helemaal binnen het vierkant liggen.
quadrata-why-covered = Op { $cell } zou hij over vorm { $piece } liggen.
quadrata-why-same-place = Precies zo lag hij: leg hem anders neer.
quadrata-why-was-reserve = Hij komt uit je reserve, dus hij gaat naar je vierkant of naar de voorraad.
quadrata-why-fits = De { $number } past nog in je vierkant, bijvoorbeeld op { $cell }.
quadrata-why-not-back = Hij komt uit de voorraad, dus hij gaat daar niet naar terug.
quadrata-why-keep-robbed = Wat je rooft is van jou: het gaat niet naar de voorraad.

## Het bord op een scherm

quadrata-choice-from-stock-screen = pak een { $number ->
    [1] oranje
    [2] gele
    [3] groene
    [4] bruine
    [5] rode
   *[other] blauwgroene
} vorm uit de voorraad
quadrata-choice-from-reserve-screen = pak de { $number ->
    [1] oranje
    [2] gele
    [3] groene
    [4] bruine
    [5] rode
   *[other] blauwgroene
} vorm uit je reserve
quadrata-choice-from-square-screen = pak de { $number ->
    [1] oranje
    [2] gele
    [3] groene
    [4] bruine
    [5] rode
   *[other] blauwgroene
} vorm op die { $where ->
    [top-left] linksboven
    [top] bovenaan
    [top-right] rechtsboven
    [left] links
    [right] rechts
    [bottom-left] linksonder
    [bottom] onderaan
    [bottom-right] rechtsonder
   *[middle] in het midden
} in je vierkant ligt
quadrata-choice-rob-reserve-screen = pak de { $number ->
    [1] oranje
    [2] gele
    [3] groene
    [4] bruine
    [5] rode
   *[other] blauwgroene
} vorm uit de reserve van { $other }
quadrata-choice-rob-square-screen = roof de { $number ->
    [1] oranje
    [2] gele
    [3] groene
    [4] bruine
    [5] rode
   *[other] blauwgroene
} vorm { $where ->
    [top-left] linksboven
    [top] bovenaan
    [top-right] rechtsboven
    [left] links
    [right] rechts
    [bottom-left] linksonder
    [bottom] onderaan
    [bottom-right] rechtsonder
   *[middle] in het midden
} bij { $other }
quadrata-choice-lay-screen = leg de { $number ->
    [1] oranje
    [2] gele
    [3] groene
    [4] bruine
    [5] rode
   *[other] blauwgroene
} vorm { $where ->
    [top-left] linksboven
    [top] bovenaan
    [top-right] rechtsboven
    [left] links
    [right] rechts
    [bottom-left] linksonder
    [bottom] onderaan
    [bottom-right] rechtsonder
   *[middle] in het midden
}{ $lies ->
    [flat] , plat
    [upright] , rechtop
   *[even] { "" }
}
quadrata-choice-to-reserve-screen = leg de { $number ->
    [1] oranje
    [2] gele
    [3] groene
    [4] bruine
    [5] rode
   *[other] blauwgroene
} vorm in je reserve
quadrata-choice-to-stock-screen = leg de { $number ->
    [1] oranje
    [2] gele
    [3] groene
    [4] bruine
    [5] rode
   *[other] blauwgroene
} vorm terug in de voorraad
quadrata-prompt-pick-screen = Je gooide { $number }: pak een { $number ->
    [1] oranje
    [2] gele
    [3] groene
    [4] bruine
    [5] rode
   *[other] blauwgroene
} vorm.
quadrata-prompt-joker-screen = Een zes is nu joker: pak een vorm naar keuze.
quadrata-prompt-lay-screen = { $fits ->
    [yes] Leg de { $number ->
        [1] oranje
        [2] gele
        [3] groene
        [4] bruine
        [5] rode
       *[other] blauwgroene
    } vorm in je vierkant.
   *[no] { $source ->
        [reserve] Hij past nergens. Leg hem terug in de voorraad.
       *[other] Hij past nergens. Leg hem in je reserve.
    }
}
quadrata-why-outside-screen = Daar ligt hij niet helemaal binnen het vierkant.
quadrata-why-covered-screen = Daar ligt hij over een andere vorm.
quadrata-why-fits-screen = De { $number } past nog in je vierkant: leg hem daar.
quadrata-log-lay-screen = { $name } legt de { $number }.
quadrata-log-move-screen = { $name } verlegt de { $number }.

quadrata-option-set-own = eigen vormen

quadrata-stock = De voorraad
quadrata-stock-pile = Vorm { $number } ×{ $count } in de voorraad
quadrata-stock-free = Vorm { $number } ×{ $count } in de voorraad: pak er een
quadrata-reserve = reserve
quadrata-reserve-of = De reserve van { $name }
quadrata-reserve-pile = Vorm { $number } ×{ $count } in reserve
quadrata-reserve-free = Vorm { $number } ×{ $count } in reserve: pak er een
quadrata-square-of = Het vierkant van { $name }: { $covered } van { $area } bedekt
quadrata-piece = { $number ->
    [1] Oranje
    [2] Gele
    [3] Groene
    [4] Bruine
    [5] Rode
   *[other] Blauwgroene
} vorm { $number } { $place }
quadrata-piece-free = { quadrata-piece }: pak hem op
quadrata-lies = { $where ->
    [top-left] linksboven
    [top] bovenaan
    [top-right] rechtsboven
    [left] links
    [right] rechts
    [bottom-left] linksonder
    [bottom] onderaan
    [bottom-right] rechtsonder
   *[middle] in het midden
}, kolom { $column }, rij { $row }
quadrata-board-of = Het bord van { $name }
quadrata-to-reserve = Leg hem in je reserve
quadrata-to-stock = Leg hem terug in de voorraad
quadrata-lay-here = Leg hem hier
quadrata-hand = In je hand
quadrata-held = Vorm { $number } in je hand: tik om te draaien
quadrata-rob-reserve = Pak hem
quadrata-rob-square = Roof hem
quadrata-turn = Draaien
quadrata-flip = Omkeren
quadrata-aim-fits = { $place }: hij past.
quadrata-aim-not = { $place }: hij past niet.
quadrata-joker = 6 = joker
quadrata-round = ronde { $round }/{ $rounds }

quadrata-how-pick = Of een die al op een bord ligt: tik erop.
quadrata-how-rob = Alleen bij { $other } ligt er nog een.
quadrata-how-lay = Liever ergens anders? Tik daar, of sleep.
quadrata-how-turn = Zo past hij nergens: draai hem of keer hem om.
quadrata-how-not-here = Daar past hij niet. Tik waar het oplicht.
quadrata-how-round = Nieuwe ronde: alle vormen liggen weer klaar.
quadrata-how-robbed = { $other } heeft een { $number } uit je vierkant geroofd.

quadrata-scores = Scoreblad
quadrata-score-laid = gelegd
quadrata-score-reserve = reserve
quadrata-score-full = vol
quadrata-score-round = ronde { $round }
quadrata-score-total = totaal
quadrata-ended-full = { $name } heeft het vierkant vol.
quadrata-ended-limit = De ronde is voorbij: iedereen heeft { $turns } beurten gehad.
quadrata-won = { $count ->
    [one] { $seats } wint.
   *[other] { $seats } winnen samen.
}

## Sets van vormen

quadrata-set-none = Er is geen set "{ $text }". Er zijn: { $sets }. Geef voor een eigen set het bestand.
quadrata-set-bad = Regel { $line } van de set: { $problem }
quadrata-set-too-long = dit is langer dan { $longest } tekens.
quadrata-set-twice = "{ $word }" staat hier voor de tweede keer.
quadrata-set-missing = "{ $word }" ontbreekt.
quadrata-set-empty = hier moet nog iets volgen.
quadrata-set-name = "{ $name }" kan geen naam zijn. Een naam heeft letters en cijfers, en hoogstens 30 tekens.
quadrata-set-language = "{ $language }" is geen taal van een set, of staat er twee keer. Een set heeft namen in { $languages }.
quadrata-set-unknown = "{ $word }" zegt hier niets. Een tekening bestaat uit # en . en ◤ ◥ ◣ ◢ (of 7 9 1 3).
quadrata-set-too-large = een tekening heeft hoogstens { $most } kolommen en { $most } rijen.
quadrata-set-no-drawing = er moet een tekening volgen op { $word ->
    [shape] deze vorm
   *[other] "{ $word }"
}.
quadrata-set-loose = de delen van deze tekening hangen niet met hun zijden aan elkaar.
quadrata-set-hole = deze tekening heeft een gat.
quadrata-set-outside = het kleine bord moet binnen het grote liggen.
quadrata-set-shape = "{ $text }" moet een nummer van 1 tot en met 6 zijn en hoeveel er zijn: shape 3 count 9.
quadrata-set-none-of = er moet minstens één vorm { $number } zijn.
quadrata-set-aside = drie spelers kunnen niet zoveel vormen { $number } apart leggen: er zijn er { $count }, en er moet er één blijven.
quadrata-set-same = vorm { $number } is gelijk aan vorm { $other }.
quadrata-set-many = er zijn { $count } vormen, en een set heeft er hoogstens { $most }.
quadrata-set-area = het { $board ->
    [large] grote
   *[small] kleine
} bord heeft een oppervlakte van { $area }, maar alle vormen voor { $seats } spelers samen maar { $there }.
quadrata-set-uncovered = geen vorm kan vakje { $cell } van het { $board ->
    [large] grote
   *[small] kleine
} bord helemaal bedekken.
quadrata-set-unfillable = de vormen voor { $seats } spelers kunnen het { $board ->
    [large] grote
   *[small] kleine
} bord niet vullen, hoe je ze ook legt.
quadrata-set-shapes = { $name }: { $count } vormen met samen een oppervlakte van { $area }; één van elke soort heeft { $areas }.
quadrata-set-fillable = Voor { $seats } spelers heeft het { $board ->
    [large] grote
   *[small] kleine
} bord een oppervlakte van { $area }. Het kan vol, bijvoorbeeld met { $count ->
    [one] één vorm
   *[other] { $count } vormen
}.
quadrata-set-undecided = Voor { $seats } spelers heeft het { $board ->
    [large] grote
   *[small] kleine
} bord een oppervlakte van { $area }. Of het vol kan, is in korte tijd niet gevonden.
quadrata-set-good = Je kunt ermee spelen.

## Opdrachten

quadrata-command-shapes = Kijk een set vormen voor Quadrata na, of teken hem.
quadrata-command-check = Kijk een set vormen na: oppervlakten, en of de borden vol kunnen.
quadrata-command-draw = Teken een set vormen als plaatje (SVG).
quadrata-command-file = Een bestand met een set vormen, of de naam van een set.
quadrata-command-to = Het plaatje dat geschreven wordt.

## Hoe het afliep

quadrata-end-full = { $name } heeft het vierkant vol { $rounds ->
    [one] en maakte een eind aan de ronde.
   *[other] en maakte een eind aan de laatste van { $rounds } rondes.
}
quadrata-end-limit = Iedereen heeft { $turns } beurten gehad in de { $rounds ->
    [one] ronde: dat is de grens.
   *[other] laatste van { $rounds } rondes: dat is de grens.
}
quadrata-end-round = Ronde { $round }
quadrata-end-laid = Ronde { $round }: { $count ->
    [one] één vorm gelegd
   *[other] { $count } vormen gelegd
}
quadrata-end-reserve = { $count ->
    [one] Eén vorm over in de reserve
   *[other] { $count } vormen over in de reserve
}
quadrata-end-filled = Vierkant vol

## De regels in het kort

quadrata-step-1 = Gooi de dobbelsteen. Die zegt welke vorm je neemt.
quadrata-step-2 = Draai of keer de vorm, en leg hem in je vierkant. Past hij nergens, dan gaat hij naar je reserve.
quadrata-step-3 = Is er geen meer in de voorraad? Dan mag je er een van een buur nemen. En de zes wordt een joker.
quadrata-finish = Een ronde is meteen uit als iemands vierkant vol is. Je speelt zoveel rondes als je afspreekt.
quadrata-count = Elke vorm in je vierkant is een punt, dus veel kleine is goed. Elke vorm in je reserve kost een punt. Wie het vierkant vol kreeg, krijgt er vijf bij.
