## Kleine woorden

list-and = { $first } en { $last }
list-or = { $first } of { $last }

## Plaatsen en beurten

seat-number = Speler { $number }
prompt-throw = Gooi de dobbelstenen.
prompt-falling = De dobbelstenen vallen.
prompt-wait-throw = { $name } gooit.
prompt-wait = { $name } denkt na.
prompt-over = { $count ->
    [0] Het spel is afgelopen. Niemand wint.
    [one] Het spel is afgelopen. { $seats } wint.
   *[other] Het spel is afgelopen. { $seats } delen de winst.
}
ending-points = { $count ->
    [one] punt
   *[other] punten
}
log-throw = { $name } gooit { $faces }.
takeback-none = Er is niets van jou om terug te nemen.
takeback-final = Dat staat vast: het kan niet meer terug.
takeback-roll = De dobbelstenen zijn intussen gegooid: dat kan niet meer terug.
takeback-other = { $name } heeft intussen gespeeld: dat kan niet meer terug.
takeback-done = Teruggenomen.

## Lessen

lesson-not-this = Dat zou ook mogen. Maar doe nu eens wat er gevraagd wordt.
lesson-over = Deze les heb je gedaan.
lesson-unreadable = De les { $file } kan niet gelezen worden: { $problem }.
scenario-takeback = Hier hoef je niets terug te nemen.
scenario-as-it-is = Dat blijft hier zoals het is.
setup-no-lesson = Er is geen les “{ $lesson }”. Wel: { $lessons }.
setup-no-lessons = { $game } heeft geen lessen.
setup-no-scenario = Er is niets te spelen dat “{ $name }” heet.

## De worp van de dag

play-day-title = De worp van de dag, { $date }
play-day-of = De worp van de dag: { $title }, { $date }
play-day-once = Vandaag voor iedereen dezelfde worpen, en één poging.
play-day-past = Een dag die voorbij is: speel hem zo vaak je wilt, hij wordt niet bewaard.
play-day-done = Deze heb je vandaag gespeeld.
play-day-thinking = Wat zat er in deze worpen? Dat duurt even…
play-day-calendar = Jouw dagen
play-day-begin = teerling daily { $game }
play-day-kept = Het spel is bewaard. Speel vandaag verder met: teerling daily { $game }
daily-no-date = “{ $date }” is geen datum. Schrijf er een zoals 2026-11-18.
daily-too-early = Op { $date } was er nog geen worp van de dag: de eerste was op { $first }.
daily-not-yet = { $date } is nog niet begonnen.
daily-no-result = Dat kan geen uitslag van dit spel zijn.
daily-points =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
daily-left =
    { $count ->
        [one] nog 1 punt over
       *[other] nog { $count } punten over
    }
daily-won = gewonnen, { $own } tegen { $others }
daily-lost = verloren, { $own } tegen { $others }
daily-draw = gelijkspel, { $own } tegen { $others }
daily-by-perfect = Perfect
daily-by-vera = Vera
daily-by-greedy = Wie één stap vooruitkijkt
daily-beside = { $who }: { $result }
daily-share =
    ⚅ Teerling: { $title }, { $date }
    { $result }
daily-share-beside =
    ⚅ Teerling: { $title }, { $date }
    { $result }
    { $beside }

## Waarom niet

why = { $message } (Regel { $rule }: { $sentence })
why-not-turn = { $name } is aan de beurt.
why-not-possible = “{ $move }” kan nu niet.
why-dice = Eerst moeten de dobbelstenen gegooid worden.
why-over = Het spel is afgelopen.
why-legal = “{ $move }” kan nu wel.
move-mixed = De zet “{ $text }” heeft niet de code { $code }.
roll-unreadable = “{ $text }” is geen worp. Schrijf de ogen, zoals “4 5”.
roll-impossible = De dobbelstenen kunnen hier niet { $roll } zijn.
roll-not-due = Hier hoeft niet gegooid te worden: eerst moet iemand kiezen.

## Een tafel

table-full = Alle plaatsen zijn bezet.
table-seal = Dat kan niet in de dobbelstenen: een zegel heeft 64 hexadecimale cijfers, en woorden moeten de verzegelde zijn.
table-seal-late = Woorden voor de dobbelstenen worden voor het begin verzegeld, en getoond als erom gevraagd wordt.
table-is-starting = Het spel gaat zo beginnen. Even geduld.
table-open-seats = Er is nog een plaats vrij. Wacht op iemand, of zet daar de computer.
table-own-seat = Wie de tafel opende, blijft zitten.
table-seat-open = Die plaats is al vrij.
table-no-seat = Die plaats is er niet.
table-host-only = Dat kan alleen wie de tafel heeft geopend.
table-not-yours = Dat is voor de spelers aan deze tafel.
table-followed = Er is al een nieuw spel.
table-is-waiting = Het spel is nog niet begonnen.
table-is-playing = Het spel is begonnen.
table-is-over = Het spel is afgelopen.
table-gone = Die tafel is er niet.
table-stale = Er gebeurde iets voordat dit aankwam. Kijk nog eens.
table-not-together = Dat moet je eerst zien. Er kan niet meteen iets achteraan.
table-token = Dit is jouw plaats niet, of niet meer.
table-no-watching = Meekijken mag hier niet.
table-not-over = Het verslag is er als het spel afgelopen is.
table-busy = Te veel tegelijk. Wacht even.
table-too-many = Er zijn heel veel tafels van jouw adres. Wacht even.
request-unreadable = Dat is niet begrepen.
request-bad = Die aanvraag klopt niet: { $problem }
log-joined = { $name } schuift aan.
log-freed = { $name } is weg. De plaats is vrij.
log-filled = De computer speelt als { $name }.
log-withheld = De pagina van { $name } gaf haar deel voor de dobbelstenen niet. Ze worden opnieuw geschud, zonder dat deel.
log-reopened = Het spel kon nog niet beginnen. De dobbelstenen worden opnieuw geschud.
log-started = Het spel begint.
log-taken = { $name } neemt de laatste zet terug.

server-trouble = Er ging hier iets mis. Probeer het zo nog eens.
store-trouble = De spellen kunnen nu niet bewaard of gevonden worden. Probeer het zo nog eens.
store-newer = De spellen in { $where } zijn bewaard door een nieuwere versie van Teerling. Gebruik die.
store-older = De spellen in { $where } zijn bewaard door een oudere versie van Teerling. Gebruik die, of open de tafel één keer met deze.
store-taken = { $where } is in gebruik: een andere Teerling beheert die tafels. Stop die eerst, of kies een ander bestand met --database.
store-unreachable = De databank { $where } antwoordt niet: { $detail }
store-readonly = In { $where } kan niet geschreven worden.
store-corrupt = { $where } is geen databank van Teerling, of is beschadigd: { $detail }
store-full = Er is geen plaats meer om spellen te bewaren in { $where }.
store-busy = { $where } is bezet: een ander programma houdt het vast.
store-closed = { $where } is gesloten.
store-failed = { $where } werkt niet: { $detail }

## Klaarzetten

setup-no-game = Er is geen spel “{ $game }”. Wel: { $games }.
setup-broken-game = Het spel “{ $game }” kan niet gebruikt worden. In { $file }: { $problem }.
setup-seats = { $game } is voor { $least } tot { $most } spelers, niet voor { $seats }.
setup-no-option = { $game } heeft geen optie “{ $option }”. Wel: { $options }.
setup-value = “{ $value }” is geen waarde voor { $option } met { $seats ->
    [one] één speler
   *[other] { $seats } spelers
}. Mogelijk: { $allowed }.
setup-count = De optie { $option } krijgt { $count ->
    [one] één waarde
   *[other] één waarde, of { $count }: voor elke speler een
}; “{ $value }” past daar niet bij.
setup-no-bot = Er is geen computerspeler “{ $bot }”. Wel: { $bots }.
setup-no-fast = Dit heeft de gecompileerde regels nodig, en { $module } is niet geïnstalleerd. Installeer teerling met zijn extra “fast”.
setup-no-extra = Dit heeft { $module } nodig, en dat is niet geïnstalleerd. Installeer teerling met zijn extra “{ $extra }”.
setup-option-value = De optie --{ $option } heeft een waarde nodig.
setup-word = Ik weet niet wat ik met “{ $word }” moet doen. Met --help zie je wat er is.
setup-names = Er zijn { $names } namen en computerspelers voor { $seats } plaatsen: noem er zoveel als er meedoen.
setup-name = “{ $name }” is geen naam voor een speler: gebruik 1 tot 40 gewone tekens.
setup-name-twice = Twee spelers heten { $name }. Geef een van hen een andere naam.
setup-bot-seat = Een computerspeler noem je zoals greedy, of zoals 2=greedy voor plaats 2; “{ $text }” is geen van beide.
setup-seed = Een startgetal heeft hoogstens { $longest } gewone tekens.
setup-entropy = Er zijn { $count } teksten voor de dobbelstenen bij { $seats } plaatsen: geef er een voor elke plaats.
setup-language = Er is geen taal “{ $language }”. Wel: { $languages }.
setup-resume-mixed = Een hervat spel houdt zijn spelers en zijn opties: laat die weg.
setup-toml = { $file } is geen tafelbestand: { $problem }
setup-toml-key = { $file } heeft een regel “{ $key }” die een tafelbestand niet kent, of die niet klopt.
setup-toml-mixed = Een tafelbestand en opties op de opdrachtregel gaan niet samen.

## Bestanden

file-missing = Er is geen bestand { $file }.
file-unreadable = { $file } kan niet gelezen worden: { $problem }
file-not-text = { $file } is geen tekstbestand in UTF-8.
file-unwritable = { $file } kan niet geschreven worden: { $problem }
file-exists = { $file } bestaat al. Kies een andere naam, of speel dat spel verder: teerling play --resume { $file }
file-there = { $file } bestaat al. Kies een andere naam.
file-key-missing = Het geheim van deze dobbelstenen, { $file }, is er niet, dus het spel kan niet met dezelfde dobbelstenen verder.
file-key-wrong = Het geheim in { $file } is niet dat van dit spel.

## Verslagen

record-bad = Regel { $line }: { $problem }
record-too-long = dit is te lang voor een verslag.
record-tag = “{ $text }” is geen kenmerk. Een kenmerk ziet eruit als [Game "pushbox"].
record-tag-late = het kenmerk { $tag } staat na de eerste gebeurtenis.
record-tag-twice = het kenmerk { $tag } staat hier voor de tweede keer.
record-tag-missing = het kenmerk { $tag } ontbreekt.
record-format = dit verslag heeft vorm { $found }; dit programma leest vorm { $known }.
record-rules = de versie van de regels moet een heel getal zijn, niet “{ $found }”.
record-version = dit spel is gespeeld met versie { $found } van de regels van { $game }; dit programma kent versie { $known }.
record-event = “{ $text }” is geen gebeurtenis. Een gebeurtenis ziet eruit als 3. seat1 12-3 of 4. dice 2 5.
record-number = hier hoort gebeurtenis { $expected } te staan, niet { $found }.
record-refused = gebeurtenis { $number }, “{ $text }”, kan niet. { $problem }
record-result = het kenmerk { $tag } zegt “{ $stated }”, maar uit de gebeurtenissen volgt “{ $actual }”.

## Eerlijke dobbelstenen

verify-missing = het kenmerk { $tag } ontbreekt, dus de dobbelstenen kunnen niet nagerekend worden. De sleutel wordt onthuld als het spel afgelopen is.
verify-key = de sleutel is niet in hexadecimale cijfers geschreven.
verify-commitment = de sleutel past niet bij wat voor de eerste worp is vastgelegd.
verify-edition = de dobbelstenen zijn van uitgave { $edition }, en die kent dit programma niet.
verify-noted = in het verslag staat { $commitment }, en dat is niet wat je genoteerd hebt.
verify-noted-form = wat je noteerde heeft 12 tot 64 hexadecimale cijfers, zoals ze voor de eerste worp te zien waren.
verify-seal = de woorden van plaats { $number } zijn niet wat verzegeld was voordat er woorden te zien waren.
verify-seed = de sleutel is niet die van dit startgetal.
verify-roll = worp { $number } is { $stated }, maar de sleutel geeft { $due }.
verify-good = { $rolls ->
    [one] De ene worp komt
   *[other] Alle { $rolls } worpen komen
} uit de sleutel die voor de eerste worp is vastgelegd.
verify-practice = Dit was een oefenspel met startgetal { $seed }: wie dat kende, kon de dobbelstenen kennen.
verify-unfinished = Maar het spel is niet afgelopen: uit dit verslag kan niemand zien hoe het verderging.
verify-promise-first = Dit zijn dobbelstenen van de eerste uitgave: de sleutel lag voor de eerste worp vast, maar de tafel niet, en wie de tafel hield en meespeelde had als laatste woorden kunnen kiezen.
verify-promise-key = Sleutel en tafel lagen voor de eerste worp vast. Er zitten geen verzegelde woorden van spelers in, dus je vertrouwt erop dat wie het programma draaide de sleutel niet heeft uitgezocht.
verify-promise-words = { $count ->
    [one] Sleutel en tafel lagen vast voordat er woorden te zien waren, en de woorden van één speler waren al eerder verzegeld. Niemand, ook niet wie de tafel hield, kon de dobbelstenen sturen.
   *[other] Sleutel en tafel lagen vast voordat er woorden te zien waren, en de woorden van { $count } spelers waren al eerder verzegeld. Niemand, ook niet wie de tafel hield, kon de dobbelstenen sturen.
}

## De terminal

ask-game = Welk spel?
ask-seats = Hoeveel spelers, { $least } tot { $most }?
ask-bots = Elke speler is iemand met een naam, of de computer:
ask-name = Wie is speler { $number }?
ask-per-seat = Eén voor allen, of { $count } met spaties ertussen.
ask-own-file = Of de naam van een eigen bestand.
ask-number = Een getal van { $least } tot { $most }, alsjeblieft.
bot-greedy = neemt wat nu het beste lijkt
bot-perfect = maakt nooit een fout
bot-pip = niveau 1: leert het nog, en kijkt naar wat er voor de neus ligt
bot-mees = niveau 2: speelt leuk mee, en ziet weleens iets over het hoofd
bot-lotte = niveau 3: ziet wat nu goed is
bot-otto = niveau 4: denkt vooruit
bot-vera = niveau 5: probeert voor elke zet duizenden spellen uit
hint-points = ongeveer { $points } { $points ->
    [one] punt
   *[other] punten
 } aan het eind
hint-left = aan het eind blijft er ongeveer { $points } over
hint-chance = wint { $chance } van de 100 keer
hint-certain = Dit is zeker: het spel is tot het einde uitgerekend.
hint-tried = Uitgeprobeerd in duizenden spellen; goede raad, maar geen bewijs.
hint-glance = Dat ziet er goed uit.
hint-off = Aan deze tafel staan hints uit.
hint-wait = Eén hint tegelijk: over de vorige wordt nog nagedacht.
hint-not-now = Er valt nu niets te kiezen.
bot-random = speelt zomaar wat
ask-default = Enter voor { $default }
play-welcome = { $title }. { $tagline }
play-lesson-step = [{ $number }/{ $of }]
play-lesson-begin = teerling learn { $game } { $lesson }
play-lesson-next = Ga verder met: teerling learn { $game } { $lesson }
play-lesson-play = Speel een echt spel: teerling play { $game }
play-help-hint = Typ ? voor hulp.
play-dice-committed = De dobbelstenen liggen vast maar zijn geheim; hun zegel is { $commitment }….
play-practice = Oefenspel met startgetal { $seed }: de dobbelstenen zijn elke keer gelijk.
play-for = Dit is alleen voor { $name }. De anderen kijken weg.
play-for-ready = Druk op Enter als het scherm van jou is.
play-resumed = { $count ->
    [one] Het spel gaat verder na één gebeurtenis.
   *[other] Het spel gaat verder na { $count } gebeurtenissen.
}
play-refused-end = De invoer was op voordat het spel afgelopen was.
play-saved = Het spel is bewaard. Speel verder met: teerling play --resume { $file }
play-record = Het verslag staat in { $file }.
play-list-throw = gooi de dobbelstenen
play-no-pick = Er is geen { $pick } in de lijst.
play-account = { $name }: { $lines }
play-points = Punten
play-help =
    Typ een zet, of #2 voor de tweede in de lijst. Verder:
      ?          deze hulp en wat je nu kunt doen
      waarom 9   waarom 9 niet kan
      hint       wat nu goed zou zijn
      terug      neem je laatste zet terug
      bord       laat het bord nog eens zien
      regels     de regels; regels 4 voor een deel ervan
      stop       ophouden; het spel wordt bewaard
command-why = waarom
command-hint = hint
command-undo = terug
command-board = bord
command-rules = regels
command-quit = stop
command-throw = gooi

serve-here = De tafel is open op deze computer: { $address }
serve-there = Voor telefoons op hetzelfde netwerk: { $address }
serve-no-network = Deze computer zit op geen netwerk, dus telefoons kunnen niet meedoen.
serve-stop = Stop met Ctrl-C. Spellen worden bewaard.
serve-stopped = De tafel is gesloten. Spellen zijn bewaard.
serve-no-browser = Er kon geen browser geopend worden. Ga naar { $address }
serve-no-port = Poort { $port } is bezet. Kies een andere met --port.
serve-keep = Bij --keep hoort een aantal dagen, of 0 om alle tafels te bewaren.
serve-no-address = { $address } is geen netwerkadres, zoals 10.0.0.2 of 10.0.0.0/24.
serve-not-built = De pagina's voor de browser zijn nog niet gebouwd. Doe make play, dat bouwt ze (het heeft Node.js 20 nodig).
backup-made =
    In { $file } { $tables ->
        [one] staat één tafel
       *[other] staan { $tables } tafels
    } met { $events ->
        [one] één gebeurtenis
       *[other] { $events } gebeurtenissen
    }. Ook de geheimen van lopende spellen staan erin: houd het voor jezelf.
backup-restored =
    { $back ->
        [0] Er hoefde geen tafel terug te komen
        [one] Eén tafel is terug
       *[other] { $back } tafels zijn terug
    }; { $kept ->
        [0] er was er nog geen.
        [one] één was er al.
       *[other] { $kept } waren er al.
    }
backup-differ =
    { $count ->
        [one] Eén tafel is daar anders gelopen dan in de reservekopie, en blijft zoals ze is.
       *[other] { $count } tafels zijn daar anders gelopen dan in de reservekopie, en blijven zoals ze zijn.
    }
setup-no-table = Dit heeft de server nodig, en { $module } is niet geïnstalleerd. Installeer teerling met zijn extra “table”.

## Opdrachten

cli-about = Eén tafel voor dobbelspellen om bij te denken en te rekenen.
cli-play = Speel een spel hier in de terminal.
cli-play-words = Het spel, en zijn eigen opties, zoals --level 3. Zie: teerling rules SPEL.
cli-play-seats = Hoeveel spelers er zijn.
cli-play-names = De namen van de spelers, met komma's ertussen.
cli-play-bots = Computerspelers, met komma's ertussen: greedy neemt de laatste vrije plaats, 1=greedy neemt plaats 1.
cli-play-entropy = Eigen woorden die in de dobbelstenen gaan, voor elke plaats één, met komma's ertussen.
cli-play-seed = Een oefenspel waarvan de dobbelstenen elke keer gelijk zijn.
cli-play-record = Bewaar het verslag van het spel in dit bestand.
cli-play-resume = Speel het spel in dit bestand verder.
cli-play-table = Neem spelers en opties uit dit bestand (TOML).
cli-lang = De taal: nl of en.
cli-plain = Gewone regels, zonder plaatjes en kleuren.
cli-json = Druk JSON af.
cli-version = Druk de versie af.
cli-serve = Open de tafel in de browser, voor deze computer en de telefoons in de buurt.
cli-serve-port = De poort, als het een bepaalde moet zijn.
cli-serve-local = Alleen voor deze computer.
cli-serve-no-browser = Open de browser niet.
cli-serve-database = Waar spellen bewaard worden: een bestand, of een PostgreSQL-adres.
cli-serve-log = Noteer in dit bestand wat de server doet, telkens één regel JSON; geen namen, codes of zetten.
cli-serve-name = Een naam waarmee deze computer genoemd wordt, naast zijn adressen.
cli-serve-proxy = Het adres van een proxy voor de server, die zegt voor wie hij vraagt; mag vaker gegeven worden.
cli-serve-keep = Ruim tafels op die zoveel dagen (180 als je niets zegt) door niemand gebruikt zijn; met 0 blijven ze altijd.
cli-backup = Zet alle spellen van de tafel in één bestand, ook terwijl die open is.
cli-backup-file = Het bestand dat gemaakt wordt.
cli-restore = Haal de spellen uit een reservekopie terug; niets van wat sindsdien gebeurd is, gaat verloren.
cli-restore-file = Een bestand dat met teerling backup gemaakt is.
cli-replay = Controleer een verslag en laat zien hoe het spel ervoor staat.
cli-verify = Controleer of de dobbelstenen van een verslag eerlijk waren.
cli-verify-noted = Wat voor de eerste worp te zien was, zoals je het noteerde, of het begin ervan.
cli-file = Een verslag.
cli-written = Geschreven: { $file }
cli-learn = Leer een spel door het te spelen, in een paar minuten; zonder les: laat zien welke er zijn.
cli-lesson = Een les, met haar naam of nummer.
cli-daily = Speel de worp van de dag: voor iedereen dezelfde worpen, één poging; zonder spel: laat zien wat er vandaag is.
cli-daily-date = Een dag die voorbij is, zoals 2026-11-18; hij wordt niet bewaard.
cli-rules = Laat de regels van een spel zien, en zijn opties.
cli-game = Een spel.
cli-part = Een deel van de regels, zoals 4 of 4.2.
cli-perft = Tel alle manieren waarop een spel kan gaan, diepte voor diepte.
cli-depth = Hoeveel gebeurtenissen diep.
cli-bench = Meet hoe snel de spellen lopen, gewoon en gecompileerd.
cli-bench-seconds = Hoe lang elke meting duurt, in seconden.
cli-new-game = Schrijf een klein heel spel als een eigen pakket, om er jouw spel van te maken.
cli-new-game-name = Hoe het heet in opdrachten en verslagen.
cli-new-game-into = De map waarin de zijne komt; deze, als je niets zegt.
cli-new-game-title = Hoe spelers het noemen.
new-game-name = “{ $name }” kan geen naam van een spel zijn: die heeft hooguit 30 kleine letters en cijfers, en begint met een letter.
new-game-title = “{ $title }” kan geen titel zijn: die heeft hooguit 40 letters, cijfers, spaties en gewone tekens.
new-game-taken = Er is al iets dat “{ $name }” heet: kies een andere naam.
new-game-there = { $folder } is er al: kies een andere map, of zet die ergens anders neer.
new-game-written = Het spel staat in { $folder }. Installeer het met “pip install -e { $folder }”, en speel het: teerling play { $name }
rules-no-part = Er is geen regel { $part }.
rules-options = Opties
rules-own-file = BESTAND
rules-own = een van jezelf
rules-default = (gewoonlijk)
rules-no-publisher = { $title } heeft geen uitgever: iedereen mag het spelen en doorgeven.
rules-affiliation = { $title } is de naam van een spel van zijn uitgever, met wie wij niet verbonden zijn. Deze regels zijn in onze eigen woorden.
replay-running = Het spel is niet afgelopen.
replay-events = { $count ->
    [one] Eén gebeurtenis.
   *[other] { $count } gebeurtenissen.
}
replay-score = { $name }: { $score }
perft-depth = diepte
perft-nodes = bereikte stellingen
perft-ended = afgelopen
perft-mass = gewicht van de dobbelstenen
perft-bad-depth = De diepte moet 0 of meer zijn.
bench-game = spel
bench-plain = gewoon
bench-compiled = gecompileerd
bench-ratio = verhouding
bench-playouts = willekeurige spellen per seconde
bench-decisions = beslissingen per seconde
bench-what = wat
bench-time = seconden
bench-memory = megabytes

## Oplossen

cli-solve = Reken uit wat een spel voor elke speler waard is als iedereen zo goed mogelijk speelt.
cli-solve-check = Bewijs elke waarde nog eens, zonder de oplosser.
solve-finding = Alle stellingen zoeken: tot nu toe { NUMBER($count) }
solve-closing = De waarden insluiten
solve-score = Met het beste spel is de score gemiddeld { NUMBER($score, minimumFractionDigits: 6, maximumFractionDigits: 6) }.
solve-win-alone = Wie om de winst speelt, wint { NUMBER($percent, minimumFractionDigits: 6, maximumFractionDigits: 6) } % van alle spellen.
solve-win = Als beiden zo goed mogelijk spelen, wint { $name } { NUMBER($percent, minimumFractionDigits: 6, maximumFractionDigits: 6) } % van alle spellen.
solve-exactly = Dat is precies { $fraction }.
solve-between = Bewezen: tussen { NUMBER($low, minimumFractionDigits: 10, maximumFractionDigits: 10) } % en { NUMBER($high, minimumFractionDigits: 10, maximumFractionDigits: 10) } %.
solve-done = { NUMBER($positions) } stellingen uitgerekend in { $seconds ->
    [0] minder dan een seconde
    [one] één seconde
   *[other] { $seconds } seconden
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
solve-known = { NUMBER($positions) } stellingen, al eerder uitgerekend, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
solve-proved = Alle { NUMBER($positions) } stellingen zijn nagekeken zonder de oplosser: de waarden zijn bewezen.
solve-no-game = { $game } is niet op te lossen: er zijn geheimen, of veel te veel stellingen om ze allemaal te bekijken.
solve-seats = { $game } met { $seats } spelers heeft niet één beste antwoord: wat voor jou het beste is, hangt ervan af wie van de anderen elk van hen liever ziet winnen. Voor één of twee spelers is het op te lossen.
solve-aim = Een score als doel is er voor één speler, niet voor { $seats }: twee spelers willen winnen.
solve-together = Hier beslissen er meer tegelijk; zo is dat niet op te lossen.
solve-endless = Hier kunnen spelers een spel eeuwig laten duren; zo is de waarde niet te bewijzen.
solve-too-large = Een stelling van dit spel past niet in een sleutel van 62 bits, of de dobbelstenen hebben te veel uitkomsten.
solve-too-many = Meer dan { NUMBER($count) } stellingen: te veel om ze allemaal te bekijken.
solve-too-wide = De grenzen komen niet dicht genoeg bij elkaar.
solve-not-here = Deze stelling komt niet voor in het spel dat is opgelost.
solve-wrong = Deze tabel bewijst niets: stelling { $number } klopt niet ({ $problem }).
solve-wrong-version = Deze tabel hoort bij versie { $version } van de regels van { $game }.

## Simuleren

cli-simulate = Laat computerspelers heel veel spellen spelen, en kijk wat eruit komt.
cli-simulate-players = Wie er spelen: computerspelers met komma's ertussen, voor elke plaats één, of één voor alle.
cli-simulate-games = Hoeveel spellen.
cli-simulate-seed = Hetzelfde startgetal geeft nog eens dezelfde spellen.
cli-simulate-duplicate = Speel elke deling één keer voor elke manier om de spelers door te schuiven, zodat geluk minder telt.
cli-simulate-jobs = Hoeveel processen tegelijk spelen; alle kernen als je niets zegt.
cli-simulate-scheduler = Speel op het Dask-cluster waarvan de planner dit adres heeft.
cli-simulate-to = Schrijf een pagina met plaatjes in dit bestand (HTML).
simulate-playing = { NUMBER($done) } van { NUMBER($games) } spellen
simulate-players = Dat zijn { $players } spelers voor { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
}: noem er één voor alle, of voor elke plaats één.
simulate-games = Speel minstens één spel en hoogstens { NUMBER($most) }.
simulate-jobs = Er moet minstens één proces spelen.
simulate-broken = Een proces dat speelde is van buitenaf gestopt, misschien om zijn geheugen. Probeer het met minder tegelijk: --jobs 1.
simulate-scheduler = Op { $address } antwoordt geen Dask-planner. Een adres ziet eruit als tcp://192.0.2.7:8786.
simulate-cluster = Het cluster op { $address } kon niet spelen: { $problem }
simulate-no-workers = Het Dask-cluster op { $address } heeft geen werkers. Start er een paar: dask worker { $address }
simulate-other-version = De planner op { $address } en al zijn werkers hebben Teerling { $version } nodig, zoals deze computer het heeft.
setup-no-cluster = Dit heeft Dask nodig, en { $module } is niet geïnstalleerd. Installeer teerling met zijn extra “cluster”.
simulate-title = { $title }: { $games ->
    [one] één spel
   *[other] { NUMBER($games) } spellen
} met { $seats ->
    [one] één speler
   *[other] { $seats } spelers
}
simulate-seed = Gespeeld met startgetal { $seed }; hetzelfde startgetal geeft nog eens dezelfde spellen.
simulate-duplicate = Elk van { NUMBER($deals) } delingen is { $times } keer gespeeld, met de spelers telkens doorgeschoven.
simulate-edge = Wie begint, wint { $share } (95 %: { $bounds }); eerlijk zou { $fair } zijn.
simulate-length = Een spel duurt gemiddeld { $decisions } beslissingen en { $throws } worpen.
simulate-shared = In { $share } van de spellen wordt de winst gedeeld.
simulate-nobody = In { $share } van de spellen wint niemand.
simulate-player = speler
simulate-seat = plaats
simulate-wins = wint
simulate-interval = 95 %-interval
simulate-mean = punten
simulate-sd = SD
simulate-low = laag (5 %)
simulate-half = midden
simulate-high = hoog (95 %)
simulate-decisions = Beslissingen
simulate-throws = Worpen
simulate-bounds = { $low } tot { $high }
simulate-percent = { $percent } %
simulate-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
simulate-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-number-4 = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }
simulate-order = { $number ->
    [1] speelt als eerste
    [2] speelt als tweede
    [3] speelt als derde
   *[other] speelt als vierde
}
simulate-spread = gemiddeld { $mean }, standaardafwijking { $sd }
simulate-wins-picture = Wie wint
simulate-wins-picture-about = Een stip is een deel van alle spellen, de streep het 95 %-interval. Zijn allen even goed, dan wint iedereen { $fair }: de stippellijn. Een gedeelde winst telt voor elk naar zijn deel.
simulate-edge-picture = Is het goed om te beginnen?
simulate-edge-picture-about = Het deel van de spellen naar de volgorde van spelen. De stippellijn is een eerlijk deel, { $fair }.
simulate-scores-picture = Punten aan het eind
simulate-scores-picture-about = Hoe hoger een balkje, hoe meer spellen met zoveel punten eindigden.
simulate-lengths-picture = Hoe lang spellen duren
simulate-lengths-picture-about = Hoe hoger een balkje, hoe meer spellen zo lang duurden.
simulate-numbers = In getallen
simulate-numbers-about = De helft van de spellen eindigt met hoogstens de punten in het midden, 5 % met hoogstens de lage en 95 % met hoogstens de hoge.

## Evenwicht

cli-balance = Zoek uit of een spel eerlijk is, hoe lang het duurt, en wat elke afspraak verandert.
cli-balance-games = Hoeveel spellen de betere spelers in elke opstelling spelen; willekeurige spelen er 20 keer zoveel.
balance-studying = { $done } van { $settings } opstellingen
balance-agreed = afspraak
balance-players = spelers
balance-games = spellen
balance-first = wie begint, wint
balance-change = verschil
balance-decisions = beslissingen
balance-throws = worpen
balance-shared = winst gedeeld
balance-points = punten
balance-perfect = foutloos
balance-usual = gewoonlijk { $options }
balance-about = { $value } ± { $error }
balance-clear = { $change } (duidelijk)
balance-note = Alle spelers van een rij zijn gelijk. ± is een 95 %-interval. Een verschil is dat met de eerste rijen, in procentpunten of beslissingen; het is duidelijk als toeval alleen dat minder dan één op de twintig keer doet.

## Geluk en kunde

cli-analyse = Zeg wat geluk en wat kunde was in een spel dat uit is.
cli-analyse-seat = Laat het spel alleen voor deze plaats zien.
cli-analyse-rounds = Hoe vaak elke keuze wordt uitgeprobeerd; vaker duurt langer en is zekerder.
cli-analyse-seed = Probeer met ander toeval uit; hetzelfde getal geeft altijd hetzelfde.
cli-analyse-to = Teken het verloop van het spel in dit bestand (.svg of .html).
analyse-unfinished = Dit spel is nog niet uit. Alleen een spel dat uit is wordt bekeken: eerder zou het geheimen verklappen.
analyse-too-long = Dit spel heeft meer dan { NUMBER($most) } gebeurtenissen: te veel om hier over na te denken. De terminal kan het wel: teerling analyse.
replay-too-long = Dit spel heeft meer dan { NUMBER($most) } gebeurtenissen: te veel om hier op terug te kijken. De terminal kan het wel: teerling replay.
replay-too-hard = Terugkijken op dit spel duurt hier te lang. De terminal kan het wel: teerling replay.
replay-gone = Dit verslag wordt hier niet meer bewaard. Breng het nog een keer.
analyse-no-seat = Er is geen plaats { $seat } in dit verslag: het heeft er { $seats }.
analyse-rounds = Keuzes worden minstens 10 en hoogstens een miljoen keer uitgeprobeerd.
analyse-file = Een tekening is een bestand waarvan de naam op .svg of .html eindigt.
analyse-thinking = Over het spel nadenken
analyse-share = { NUMBER($number, maximumFractionDigits: 1) } %
analyse-share-more = +{ NUMBER($number, maximumFractionDigits: 1) } %
analyse-share-less = −{ NUMBER($number, maximumFractionDigits: 1) } %
analyse-points = { NUMBER($number, maximumFractionDigits: 1) }
analyse-points-more = +{ NUMBER($number, maximumFractionDigits: 1) } { $number ->
    [one] punt
   *[other] punten
}
analyse-points-less = −{ NUMBER($number, maximumFractionDigits: 1) } { $number ->
    [one] punt
   *[other] punten
}
analyse-about = { $amount } (op { $error } na)
analyse-does = { $name }: { $label }.
analyse-lucky = Geluk voor { $name }: { $amount }.
analyse-unlucky = Pech voor { $name }: { $amount }.
analyse-mistake = Fout: { $amount }. Beter was: { $better }
analyse-summary = { $name }: de kans om te winnen was { $start } aan het begin, geluk { $luck }, eigen spel { $play }, de anderen { $others }, uitslag { $result }.
analyse-summary-alone = { $name }: aan het begin waren { $start } punten te verwachten, geluk { $luck }, eigen spel { $play }, uitslag { $result } punten.
analyse-certain = Dit is zeker: het spel is tot het einde uitgerekend.
analyse-tried = Uitgeprobeerd, niet bewezen: een kans om te winnen kan er ongeveer { $error } naast zitten. Zetten die niet te onderscheiden zijn, gelden als even goed.
analyse-tried-alone = Uitgeprobeerd, niet bewezen: punten kunnen er ongeveer { $error } naast zitten. Ze zijn wat snel spelen oplevert; wie ver vooruit denkt, lijkt daardoor meer geluk te hebben dan zo was.
analyse-events = wat er gebeurde →
analyse-start = het begin
