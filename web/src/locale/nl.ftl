## Overal

web-home = Naar de plank
web-skip = Naar de pagina
web-loading = Een ogenblik, het komt eraan.
web-offline = De server antwoordt niet. Staat hij nog aan?
web-nowhere = Die pagina is er niet.
web-again-try = Nog eens proberen
web-back = Terug
web-close = Sluiten
web-copied = Gekopieerd
web-share = Deel de link
web-sound = Geluid
web-light = Licht
web-dark = Donker
web-menu = Menu
web-aim = Het doel:
web-aim-usual = In de regels staat waar het om gaat.
web-pace = Alles beweegt
web-pace-calm = rustig
web-pace-quick = vlot
web-pace-none = niet
web-speak = Zeg hardop wat er gebeurt
web-keys = Toetsen: pijltjes naar wat je kunt aanraken, spatie raakt het aan, Enter gooit of gaat verder, U neemt terug, ? laat zien wat er gebeurde.
web-keys-general = Toetsen: pijltjes of cijfers naar wat je kiest, Enter gooit of gaat verder, U neemt terug, ? toont wat er gebeurde.
web-computer = computer

## De plank

web-welcome = Wat zullen we spelen?
web-welcome-text = Pak een doos van de plank. Speel samen aan dit scherm, met vrienden op hun eigen scherm, of tegen de computer.
web-shelf = De spellen
web-no-games = De plank is leeg.
web-for = { $least } tot { $most } spelers
web-for-just = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
web-rules = Regels
web-rules-of = De regels van { $title }
web-rules-ends = Hoe het eindigt
web-rules-points = Wat telt
web-rules-all = Alle regels, precies
web-rules-print = Druk af op één blad
web-play-this = Speel dit spel
web-learn = Leren
web-learn-of = { $title } leren
web-learn-first = Leer het in twee minuten
web-learn-text = Leer het door te spelen: een les duurt een paar minuten, en er kan niets misgaan.
web-learn-none = Voor dit spel zijn er geen lessen.
web-learn-start = Begin
web-learn-again = Nog eens
web-learn-known = Deze heb je gedaan.
web-learn-step = Stap { $number } van { $of }
web-coach-try = Dit kun je doen: { $what }.
web-coach-throw = Gooi de dobbelstenen, dan laat ik je iets zien.
web-coach-wait = Kijk wat de anderen doen. Ik help je als je aan de beurt bent.
web-coach-away = Ik kan het zelf
web-learn-rule = Regel { $rule }
web-learn-next = Volgende les
web-learn-all = Alle lessen
web-learn-play = Speel een echt spel
web-day = De worp van de dag
web-day-short = Vandaag voor iedereen dezelfde worpen. Je hebt één poging.
web-day-played = (gespeeld)
web-day-text = Vandaag heeft iedereen in de wereld dezelfde worpen. Je hebt één poging. Daarna zie je wat erin zat.
web-day-play = Speel de worp van de dag
web-day-go-on = Speel verder
web-day-thinking = Wat zat er in deze worpen?
web-day-share = Deel je uitslag
web-day-tomorrow = Morgen zijn er nieuwe worpen.
web-day-calendar = Jouw dagen
web-day-here = Dit staat alleen op dit apparaat.
web-day-forget = Vergeet mijn dagen
web-day-back = Naar de worp van de dag
web-join = Doe mee met een vriend
web-join-code = Typ de code van de tafel
web-join-go = Doe mee
web-continue = Jouw spellen
web-continue-none = Nog niets. Spellen die je begint of waar je aanschuift, blijven hier staan.
web-continue-older = { $count ->
    [one] Eén ouder spel
   *[other] { $count } oudere spellen
}
web-watching = meekijken
web-replay = Terugkijken
web-go-on = Verder · { $code }
web-forget = Van de lijst halen

## Een nieuwe tafel

web-no-such-game = Dat spel staat niet op deze plank.
web-who = Wie speelt er mee?
web-name = Naam
web-kind-me = ik
web-kind-here = een vriend hier
web-kind-open = een vriend elders
web-kind-bot = de computer
web-kind-open-text = Speelt op een eigen scherm, en komt erbij met de code die je zo krijgt.
web-seat-friend = een vriend
web-which-computer = Welke computerspeler?
web-seat-add = Nog een speler
web-seat-remove = Haal deze speler weg
web-options = Hoe spelen we?
web-options-more = Meer opties
web-agreed = Afgesproken: { $what }.
web-agreed-no-watching = niemand kijkt mee
web-agreed-no-hints = geen hints
web-per-seat = Voor elke speler apart
web-book = zoals in het boekje
web-usual = gewoonlijk
web-own = iets van jezelf
web-own-choose = kies een bestand
web-own-other = kies een ander bestand
web-watch-allow = Wie de code heeft, mag meekijken
web-open = Open de tafel
web-start = Begin

## Aanschuiven

web-join-looking = Op zoek naar tafel { $code }.
web-join-check = Klopt de code? Je typte { $code }.
web-join-sitting = Aan tafel: { $names }.
web-join-empty = Er zit nog niemand.
web-join-return = Terug naar mijn plaats
web-join-sit = Schuif aan
web-watch = Alleen meekijken
web-screen = Voor het grote scherm
web-screen-how = Scan dit, of ga naar { $address } en typ de code.

## Voor het spel

web-beginning = De dobbelstenen worden geschud.
web-lobby-soon = Het spel begint zo.
web-lobby-waiting = Wachten tot er iemand aanschuift.
web-lobby-coming = Wachten op { $names }.
web-lobby-ready = Iedereen is er.
web-lobby-host = Iedereen is er. Wie de tafel opende, begint het spel.
web-fill = Laat de computer hier spelen
web-free = Maak de plaats vrij
web-invite = Nodig een vriend uit
web-invite-code = De code van deze tafel
web-invite-local = Vrienden elders kunnen niet meedoen: Teerling draait alleen voor deze computer. In een ander venster hier werkt de code wel.
web-invite-local-how = Wil je spelen met telefoons en andere computers? Verbind met een netwerk en start Teerling zonder “--local”.
web-qr = Een QR-code met het adres van deze tafel

## Aan tafel

web-seats = De spelers
web-seat-open = vrij
web-seat-here = hier
web-seat-me = dat ben jij
web-seat-free = Vrije plaats
web-seat-waits = wacht op een vriend
web-absent = { $name } is even weg.
web-absent-open = De plaats van { $name } is vrij.
web-seat-away = even weg
web-code = Code
web-watching-count = { $count ->
    [one] Er kijkt één iemand mee.
   *[other] Er kijken { $count } mensen mee.
}
web-log = Wat er gebeurde
web-log-empty = Er is nog niets gebeurd.
web-throw = Gooi
web-call-offer = Roep me als ik aan de beurt ben
web-call-text = { $title }: jij bent aan de beurt.
web-dice-show = De dobbelstenen zijn { $faces }
web-hint = Hint
web-hint-thinking = Even denken …
web-hints-allow = Spelers mogen een hint vragen
web-warming = { $name } warmt zich op. De eerste keer duurt dat even.
web-warming-perfect = { $name } rekent het hele spel uit. De eerste keer kan dat minuten duren; daarna is het bekend.
web-undo = Neem terug
web-again = Nog een keer
web-next = Naar het nieuwe spel
web-record = Bewaar het verslag
web-rule = Regel { $rule }:
web-points = Punten
web-choices = Wat je kunt doen
web-choices-show = Toon wat er kan
web-lost = De lijn viel weg. Wacht even en probeer het nog eens.
web-pass-to = Geef het scherm aan { $name }
web-pass-why = Wat nu komt, is alleen voor { $name }.
web-pass-show = Ik ben { $name }
web-connecting = We schuiven aan.
web-reconnecting = De lijn met de tafel viel weg.
web-reconnecting-text = Die komt vanzelf terug. Er is niets kwijt.
web-not-here = Dit scherm heeft geen plaats aan deze tafel.
web-not-here-text = Schuif aan met de code die bij de tafel staat.
web-bye-replaced = Je plaats is open in een ander venster.
web-bye-replaced-text = Speel daar verder, of neem de plaats hier weer in.
web-bye-here = Speel hier
web-bye-refused = Deze plaats is niet meer van jou.
web-bye-gone = Deze tafel is er niet meer.
web-bye-rude = De tafel verbrak de lijn: te veel tegelijk.

## Het einde van een spel

web-ending-result = Uitslag
web-ending-counting = Het spel is uit. Even tellen …
web-ending-board = Bord
web-ending-rule = Regel { $rule }
web-ending-got = { $points ->
    [one] Eén punt
   *[other] { $points } punten
}
web-ending-left = { $points ->
    [0] Niets meer over: perfect
   *[other] Nog { $points } over
}
web-ending-won = Jij wint.
web-ending-shared = Je deelt de winst met { $seats }.
web-ending-lost = { $count ->
    [one] { $seats } wint.
   *[other] { $seats } delen de winst.
}
web-ending-well = Goed gespeeld. Nog een spel, en misschien win jij.
web-ending-close = Dat scheelde weinig: { $points ->
    [0] geen enkel punt
    [one] maar één punt
   *[other] maar { $points } punten
} verschil.
web-best = beste ooit
web-best-first = Je eerste resultaat zo: { $points } is nu je beste.
web-best-new = Een nieuw beste resultaat. Eerst was het { $points }.
web-best-same = Even goed als je beste.
web-best-still = Je beste tot nu toe: { $points }.
web-best-won = Gewonnen: { $won } van { $games } spelen.
web-best-forget = Vergeet mijn beste resultaten
web-best-sure = Allemaal vergeten?
web-best-yes = Vergeet ze
web-best-no = Bewaar ze
web-shelf-alone = Beste alleen: { $points }
web-shelf-left = Beste alleen: { $points } over
web-shelf-together = Beste met anderen: { $points }
web-shelf-won = Gewonnen: { $won } van { $games }
web-usual-most = Wie één stap vooruitdenkt, haalt meestal { $points }.
web-usual-least = Wie één stap vooruitdenkt, houdt meestal { $points } over.
web-perfect-most = Wie perfect speelt, haalt gemiddeld { $points }.
web-perfect-least = Wie perfect speelt, houdt gemiddeld { $points } over.

## Terugkijken

web-replay-file = Bekijk een verslag
web-replay-file-text = Kies een bestand, of plak de tekst van een verslag.
web-replay-choose = Kies een verslag
web-replay-paste = De tekst van een verslag
web-replay-show = Laat zien
web-replay-start = Het spel begint.
web-replay-where = Waar in het spel
web-replay-back = Een stap terug
web-replay-next = Een stap verder
web-replay-play = Speel af
web-replay-stop = Stop
web-analyse = Geluk en kunde
web-analyse-waiting = Er wordt eerst over een ander spel nagedacht …
web-analyse-thinking = Over het spel nadenken …
web-analyse-best = Laat zien wat het beste was
web-analyse-best-here = Het beste voor { $name }: { $label }
web-analyse-best-done = Het beste voor { $name }, en gedaan: { $label }
web-analyse-curve = Hoe het spel ging
web-analyse-mark = Bij { $number }: { $told } { $message }
web-analyse-words = In woorden

## Eerlijke dobbelstenen

web-fair = Eerlijke dobbelstenen
web-fair-before = Niemand kan de dobbelstenen sturen. Voor de eerste worp stoppen de tafel en elk scherm een getal weg en laten ze het zegel ervan zien. Pas daarna tonen ze de getallen, en elke worp komt uit alles samen. Na het spel rekent je browser alles na.
web-fair-text = Voor de eerste worp trok de tafel een geheime sleutel en liet ze het zegel ervan zien; je browser had zelf ook iets in de dobbelstenen gedaan, en dat was ook verzegeld. Pas daarna liet iedereen zien wat hij erin had gedaan. Elke worp komt uit dat alles samen, dus niemand kon hem sturen. Als het spel is afgelopen, wordt de sleutel getoond en rekent je eigen browser elke worp na.
web-fair-later = Het spel is nog niet afgelopen. Aan het eind wordt de sleutel getoond.
web-fair-working = Elke worp wordt nagerekend.
web-fair-noted = Het zegel zoals deze browser het het eerst zag:
web-fair-changed = Het zegel is niet dat wat deze browser voor de eerste worp zag.
web-fair-not-mine = Wat deze browser voor het spel in de dobbelstenen deed, zit er niet in.
web-fair-bad = { $count ->
    [one] Eén worp komt
   *[other] { $count } worpen komen
} niet uit de sleutel.
web-fair-seal = Zegel, getoond voor de eerste worp
web-fair-key = Sleutel, getoond aan het eind
web-fair-table = Naam van de tafel
web-fair-words = Erin gedaan door { $name }
web-fair-words-seal = Zegel van wat { $name } erin doet

## Uitgesproken tekens

web-spoken-plus = plus
web-spoken-minus = min
web-spoken-times = keer
web-spoken-divided = gedeeld door
web-spoken-is = is

# Zonder server
web-alone = Alles zit hierin
web-alone-welcome = Pak een doos van de plank. Speel alleen, samen aan dit scherm, of tegen de computer.
web-alone-text = Deze pagina heeft het hele spel in zich. Er gaat niets weg van je apparaat, en je spellen worden in deze browser bewaard.
web-alone-friends = En met vrienden op hun eigen telefoon?
web-alone-friends-how = Daarvoor opent iemand een tafel op een computer waarop het programma uv (docs.astral.sh/uv) staat. Die vertelt iedereen op hetzelfde netwerk hoe je meedoet:
web-alone-otto = In deze pagina heeft Otto minder tijd om dingen uit te proberen. In sommige spellen speelt hij iets minder goed dan aan een tafel.
web-alone-vera = In deze pagina probeert Vera veel minder partijen uit. In sommige spellen speelt ze minder goed dan aan een tafel.
web-alone-trouble = Er ging iets mis in deze pagina. Laad hem opnieuw: je spellen zijn bewaard.
web-arriving = Het spel komt naar je toe: { $come } van { $of } MB. Kijk vast rond; zo kun je spelen.
web-arriving-soon = Bijna zover: de tafel wordt gedekt.
web-arriving-failed = Het spel kon niet worden opgehaald. Is er een netwerk?
web-newer = Er is een nieuwe versie van Teerling.
web-newer-take = Nu nemen
web-luggage = Neem je spellen mee
web-luggage-text = Al je spellen en uitslagen in één bestand: voor een ander apparaat, of voor de zekerheid. Wat je meebrengt komt bij wat hier al is.
web-luggage-take = Alles bewaren
web-luggage-bring = Een bestand meebrengen
web-luggage-strange = Dat is geen bestand van Teerling.
