## Small words

list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Seats and turns

seat-number = Player { $number }
prompt-throw = Throw the dice.
prompt-falling = The dice are falling.
prompt-wait-throw = { $name } throws.
prompt-wait = { $name } is thinking.
prompt-over = { $count ->
    [0] The game is over. Nobody wins.
    [one] The game is over. { $seats } wins.
   *[other] The game is over. { $seats } share the win.
}
ending-points = { $count ->
    [one] point
   *[other] points
}
log-throw = { $name } throws { $faces }.
takeback-none = There is nothing of yours to take back.
takeback-final = That is settled: it can't be taken back.
takeback-roll = The dice have fallen since: that can't be taken back.
takeback-other = { $name } has moved since: that can't be taken back.
takeback-done = Taken back.

## Lessons

lesson-not-this = That would be allowed too. But now, try what is asked for.
lesson-over = You have done this lesson.
lesson-unreadable = The lesson { $file } can't be read: { $problem }.
scenario-takeback = Nothing needs to be taken back here.
scenario-as-it-is = That stays as it is here.
setup-no-lesson = There is no lesson “{ $lesson }”. There is: { $lessons }.
setup-no-lessons = { $game } has no lessons.
setup-no-scenario = There is nothing to play that is called “{ $name }”.

## The throw of the day

play-day-title = The throw of the day, { $date }
play-day-of = The throw of the day: { $title }, { $date }
play-day-once = The same dice for everybody today, and one try.
play-day-past = A day that is past: play it as often as you like, it is not kept.
play-day-done = You have played this one today.
play-day-thinking = What was in these dice? That takes a moment…
play-day-calendar = Your days
play-day-begin = teerling daily { $game }
play-day-kept = The game is kept. Go on today with: teerling daily { $game }
daily-no-date = “{ $date }” is no date. Write one like 2026-11-18.
daily-too-early = There was no throw of the day yet on { $date }: the first was on { $first }.
daily-not-yet = { $date } has not begun yet.
daily-no-result = That can be no result of this game.
daily-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
daily-left =
    { $count ->
        [one] 1 point left
       *[other] { $count } points left
    }
daily-won = won, { $own } to { $others }
daily-lost = lost, { $own } to { $others }
daily-draw = a draw, { $own } to { $others }
daily-by-perfect = Perfect
daily-by-vera = Vera
daily-by-greedy = Whoever looks one step ahead
daily-beside = { $who }: { $result }
daily-share =
    ⚅ Teerling: { $title }, { $date }
    { $result }
daily-share-beside =
    ⚅ Teerling: { $title }, { $date }
    { $result }
    { $beside }

## Why not

why = { $message } (Rule { $rule }: { $sentence })
why-not-turn = It is { $name }'s turn.
why-not-possible = “{ $move }” can't be done now.
why-dice = The dice have to be thrown first.
why-over = The game is over.
why-legal = “{ $move }” is possible now.
move-mixed = The move “{ $text }” does not have the code { $code }.
roll-unreadable = “{ $text }” is no throw. Write its faces, such as “4 5”.
roll-impossible = The dice can't fall as { $roll } here.
roll-not-due = No dice are due here: somebody has to decide first.

## A table

table-full = Every seat is taken.
table-seal = That can't go into the dice: a seal has 64 hexadecimal digits, and words must be the ones that were sealed.
table-seal-late = Words for the dice are sealed before the start, and shown when they are asked for.
table-is-starting = The game is about to begin. One moment.
table-open-seats = A seat is still open. Wait for somebody, or put the computer there.
table-own-seat = The host stays at the table.
table-seat-open = That seat is open already.
table-no-seat = There is no such seat.
table-host-only = Only the host of the table can do that.
table-not-yours = That is for the players at this table.
table-followed = There is a new game already.
table-is-waiting = The game has not started yet.
table-is-playing = The game has started.
table-is-over = The game is over.
table-gone = There is no such table.
table-stale = Something happened before this arrived. Look again.
table-not-together = That has to be seen first. Nothing can follow it in one go.
table-token = This is not your seat, or not any more.
table-no-watching = The host did not allow watching.
table-not-over = The record is there when the game is over.
table-busy = Too much at once. Wait a little.
table-too-many = There are very many tables from your address. Wait a little.
request-unreadable = That was not understood.
request-bad = That request is not right: { $problem }
log-joined = { $name } sits down.
log-freed = { $name } has left. The seat is open.
log-filled = The computer plays as { $name }.
log-withheld = The page of { $name } did not give its part for the dice. They are shaken again without it.
log-reopened = The game could not begin yet. The dice are shaken again.
log-started = The game begins.
log-taken = { $name } takes the last move back.

server-trouble = Something went wrong here. Try again in a moment.
store-trouble = The games can't be kept or found just now. Try again in a moment.
store-newer = The games in { $where } were kept by a newer version of Teerling. Use that one.
store-older = The games in { $where } were kept by an older version of Teerling. Use that one, or open the table once with this one.
store-taken = { $where } is in use: another Teerling serves its tables. Stop that one first, or choose another file with --database.
store-unreachable = The database { $where } does not answer: { $detail }
store-readonly = { $where } can't be written to.
store-corrupt = { $where } is no database of Teerling, or it is damaged: { $detail }
store-full = There is no room left to keep games in { $where }.
store-busy = { $where } is busy: another program holds on to it.
store-closed = { $where } is closed.
store-failed = { $where } failed: { $detail }

## Setting up

setup-no-game = There is no game “{ $game }”. There is: { $games }.
setup-broken-game = The game “{ $game }” can't be used. In { $file }: { $problem }.
setup-seats = { $game } is for { $least } to { $most } players, not { $seats }.
setup-no-option = { $game } has no option “{ $option }”. It has: { $options }.
setup-value = “{ $value }” is no value for { $option } with { $seats ->
    [one] one player
   *[other] { $seats } players
}. Possible: { $allowed }.
setup-count = The option { $option } takes { $count ->
    [one] one value
   *[other] one value, or { $count }: one for each player
}; “{ $value }” does not fit.
setup-no-bot = There is no computer player “{ $bot }”. There is: { $bots }.
setup-no-fast = This needs the compiled rules, and { $module } is not installed. Install teerling with its extra “fast”.
setup-no-extra = This needs { $module }, which is not installed. Install teerling with its extra “{ $extra }”.
setup-option-value = The option --{ $option } needs a value.
setup-word = I don't know what to do with “{ $word }”. With --help you see what there is.
setup-names = There are { $names } names and computer players for { $seats } seats: name as many as play.
setup-name = “{ $name }” is no name for a player: use 1 to 40 ordinary characters.
setup-name-twice = Two players are called { $name }. Give one of them another name.
setup-bot-seat = Computer players are named like greedy, or like 2=greedy for seat 2; “{ $text }” is neither.
setup-seed = A seed has at most { $longest } ordinary characters.
setup-entropy = There are { $count } texts of entropy for { $seats } seats: give one for each.
setup-language = There is no language “{ $language }”. There is: { $languages }.
setup-resume-mixed = A resumed game keeps its players and its options: leave those out.
setup-toml = { $file } is no table file: { $problem }
setup-toml-key = { $file } has an entry “{ $key }” that a table file does not know, or that is not what it should be.
setup-toml-mixed = A table file and options on the command line don't go together.

## Files

file-missing = There is no file { $file }.
file-unreadable = { $file } can't be read: { $problem }
file-not-text = { $file } is not a text file in UTF-8.
file-unwritable = { $file } can't be written: { $problem }
file-exists = { $file } is there already. Choose another name, or go on with that game: teerling play --resume { $file }
file-there = { $file } is there already. Choose another name.
file-key-missing = The secret of these dice, { $file }, is not there, so the game can't go on with the same dice.
file-key-wrong = The secret in { $file } is not the one of this game.

## Records

record-bad = Line { $line }: { $problem }
record-too-long = this is too long for a record.
record-tag = “{ $text }” is no tag. A tag looks like [Game "pushbox"].
record-tag-late = the tag { $tag } stands after the first event.
record-tag-twice = the tag { $tag } stands here a second time.
record-tag-missing = the tag { $tag } is missing.
record-format = this record has format { $found }; this program reads format { $known }.
record-rules = the version of the rules must be a whole number, not “{ $found }”.
record-version = this game was played by version { $found } of the rules of { $game }; this program knows version { $known }.
record-event = “{ $text }” is no event. An event looks like 3. seat1 12-3 or 4. dice 2 5.
record-number = event { $expected } should stand here, not { $found }.
record-refused = event { $number }, “{ $text }”, is not possible. { $problem }
record-result = the tag { $tag } says “{ $stated }”, but the events give “{ $actual }”.

## Fair dice

verify-missing = the tag { $tag } is missing, so the dice can't be checked. The key is revealed when the game is over.
verify-key = the key is not written in hexadecimal digits.
verify-commitment = the key does not fit the commitment made before the first roll.
verify-edition = the dice are of edition { $edition }, which this program does not know.
verify-noted = the record says { $commitment }, which is not what you noted.
verify-noted-form = a noted commitment has 12 to 64 hexadecimal digits, as they were shown before the first roll.
verify-seal = the words of seat { $number } are not those that were sealed before anybody's were shown.
verify-seed = the key is not the one of this seed.
verify-roll = roll { $number } is { $stated }, but the key gives { $due }.
verify-good = { $rolls ->
    [one] The one roll comes
   *[other] All { $rolls } rolls come
} from the key that was committed before the first roll.
verify-practice = This was a practice game with seed { $seed }: whoever knew the seed could know the dice.
verify-unfinished = But the game is not finished: nobody can tell from this record how it went on.
verify-promise-first = These are dice of the first edition: the key was fixed before the first roll, but not the table, and whoever ran the table while playing could have picked words last.
verify-promise-key = Key and table were fixed before the first roll. Nobody's own words are sealed in these dice, so you trust whoever ran the program not to have picked the key.
verify-promise-words = { $count ->
    [one] Key and table were fixed before anybody's words were shown, and the words of one player were sealed before that. Nobody, not even whoever ran the table, could steer the dice.
   *[other] Key and table were fixed before anybody's words were shown, and the words of { $count } players were sealed before that. Nobody, not even whoever ran the table, could steer the dice.
}

## The terminal

ask-game = Which game?
ask-seats = How many players, { $least } to { $most }?
ask-bots = Each player is a person with a name, or the computer:
ask-name = Who is player { $number }?
ask-per-seat = One for all, or { $count } with spaces between.
ask-own-file = Or the name of a file of your own.
ask-number = A number from { $least } to { $most }, please.
bot-greedy = takes what looks best now
bot-perfect = never makes a mistake
bot-pip = level 1: still learning, and looks at what is in front of them
bot-mees = level 2: plays along nicely, and overlooks a thing or two
bot-lotte = level 3: sees what is good now
bot-otto = level 4: thinks ahead
bot-vera = level 5: tries out thousands of games before every move
hint-points = about { $points } { $points ->
    [one] point
   *[other] points
 } in the end
hint-left = about { $points } left in the end
hint-chance = wins { $chance } times out of 100
hint-certain = This is certain: the game has been worked out to its end.
hint-tried = Tried out in thousands of games; good advice, but no proof.
hint-glance = That looks good.
hint-off = Hints are switched off at this table.
hint-wait = One hint at a time: the last one is still being thought about.
hint-not-now = There is nothing to choose now.
bot-random = plays anything
ask-default = Enter for { $default }
play-welcome = { $title }. { $tagline }
play-lesson-step = [{ $number }/{ $of }]
play-lesson-begin = teerling learn { $game } { $lesson }
play-lesson-next = Go on with: teerling learn { $game } { $lesson }
play-lesson-play = Play a real game: teerling play { $game }
play-help-hint = Type ? for help.
play-dice-committed = The dice are fixed but secret; their seal is { $commitment }….
play-practice = Practice game with seed { $seed }: the dice are the same every time.
play-for = This is for { $name } only. The others look away.
play-for-ready = Press Enter when it is yours.
play-resumed = { $count ->
    [one] The game goes on after one event.
   *[other] The game goes on after { $count } events.
}
play-refused-end = The input ended before the game was over.
play-saved = The game is kept. Go on with: teerling play --resume { $file }
play-record = The record is in { $file }.
play-list-throw = throw the dice
play-no-pick = There is no { $pick } in the list.
play-account = { $name }: { $lines }
play-points = Points
play-help =
    Type a move, or #2 for the second in the list. Also:
      ?          this help and what you can do now
      why 9      why 9 is not possible
      hint       what would be good now
      undo       take back your last move
      board      show the board again
      rules      the rules; rules 4 for a part of them
      quit       stop; the game is kept
command-why = why
command-hint = hint
command-undo = undo
command-board = board
command-rules = rules
command-quit = quit
command-throw = throw

serve-here = The table is open on this computer: { $address }
serve-there = For phones on the same network: { $address }
serve-no-network = This computer is on no network, so phones can't join.
serve-stop = Stop with Ctrl-C. Games are kept.
serve-stopped = The table is closed. Games are kept.
serve-no-browser = No browser could be opened. Go to { $address }
serve-no-port = Port { $port } is taken. Choose another with --port.
serve-keep = --keep takes a number of days, or 0 to keep all tables.
serve-no-address = { $address } is no network address, such as 10.0.0.2 or 10.0.0.0/24.
serve-not-built = The pages for the browser have not been built. Run make play, which builds them (it needs Node.js 20).
backup-made =
    { $file } holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $events ->
        [one] one event
       *[other] { $events } events
    }. It also holds the secrets of games under way: keep it to yourself.
backup-restored =
    { $back ->
        [0] No table had to come back
        [one] One table came back
       *[other] { $back } tables came back
    }; { $kept ->
        [0] none was there already.
        [one] one was there already.
       *[other] { $kept } were there already.
    }
backup-differ =
    { $count ->
        [one] One table there went another way than in the backup, and stays as it is.
       *[other] { $count } tables there went another way than in the backup, and stay as they are.
    }
setup-no-table = This needs the server, and { $module } is not installed. Install teerling with its extra “table”.

## Commands

cli-about = One table for thinking-and-counting dice games.
cli-play = Play a game here in the terminal.
cli-play-words = The game, and its own options, such as --level 3. See: teerling rules GAME.
cli-play-seats = How many play.
cli-play-names = The names of the players, with commas between.
cli-play-bots = Computer players, with commas between: greedy takes the last free seat, 1=greedy takes seat 1.
cli-play-entropy = Words of yours that go into the dice, one for each seat, with commas between.
cli-play-seed = A practice game whose dice are the same every time.
cli-play-record = Keep the record of the game in this file.
cli-play-resume = Go on with the game in this file.
cli-play-table = Take players and options from this file (TOML).
cli-lang = The language: nl or en.
cli-plain = Plain lines, without pictures and colours.
cli-json = Print JSON.
cli-version = Print the version.
cli-serve = Open the table in the browser, for this computer and the phones around it.
cli-serve-port = The port, if it must be a certain one.
cli-serve-local = For this computer only.
cli-serve-no-browser = Don't open the browser.
cli-serve-database = Where games are kept: a file, or a PostgreSQL address.
cli-serve-log = Note what the server does in this file, one line of JSON each; no names, codes or moves.
cli-serve-name = A name this computer is called by, besides its addresses.
cli-serve-proxy = The address of a proxy in front of the server, which says for whom it asks; may be given more than once.
cli-serve-keep = Put tables away that nobody used for this many days (180 if you don't say); 0 keeps them for ever.
cli-backup = Copy all games of the table into one file, also while it is open.
cli-backup-file = The file to make.
cli-restore = Bring back the games of a backup; nothing that happened since is taken back.
cli-restore-file = A file that teerling backup made.
cli-replay = Check a record and show where the game stands.
cli-verify = Check that the dice of a record were fair.
cli-verify-noted = What was shown before the first roll, as you noted it, or its beginning.
cli-file = A record.
cli-written = Written: { $file }
cli-learn = Learn a game by playing it, in a few minutes; without a lesson, say which there are.
cli-lesson = A lesson, by its name or its number.
cli-daily = Play the throw of the day: the same dice for everybody, one try; without a game, say what there is today.
cli-daily-date = A day that is past, such as 2026-11-18; it is not kept.
cli-rules = Show the rules of a game, and its options.
cli-game = A game.
cli-part = A part of the rules, such as 4 or 4.2.
cli-perft = Count every way a game can go, depth by depth.
cli-depth = How many events deep.
cli-bench = Measure how fast the games run, plain and compiled.
cli-bench-seconds = How long each measurement takes, in seconds.
cli-new-game = Write a small whole game as a package of its own, to make yours of it.
cli-new-game-name = What it is called in commands and records.
cli-new-game-into = The folder in which its own is made; this one if you don't say.
cli-new-game-title = What players call it.
new-game-name = “{ $name }” can't be the name of a game: it takes up to 30 small letters and digits, and begins with a letter.
new-game-title = “{ $title }” can't be a title: it takes up to 40 letters, digits, spaces and simple signs.
new-game-taken = There is something called “{ $name }” already: choose another name.
new-game-there = { $folder } is there already: choose another folder, or move it away.
new-game-written = The game is in { $folder }. Install it with “pip install -e { $folder }”, and play it: teerling play { $name }
rules-no-part = There is no rule { $part }.
rules-options = Options
rules-own-file = FILE
rules-own = one of your own
rules-default = (the usual)
rules-no-publisher = { $title } has no publisher: everybody may play it and pass it on.
rules-affiliation = { $title } is the name of a game by its publisher, with whom we are not affiliated. These rules are in our own words.
replay-running = The game is not over.
replay-events = { $count ->
    [one] One event.
   *[other] { $count } events.
}
replay-score = { $name }: { $score }
perft-depth = depth
perft-nodes = positions reached
perft-ended = ended
perft-mass = weight of the dice
perft-bad-depth = The depth must be 0 or more.
bench-game = game
bench-plain = plain
bench-compiled = compiled
bench-ratio = ratio
bench-playouts = random games a second
bench-decisions = decisions a second
bench-what = what
bench-time = seconds
bench-memory = megabytes

## Solving

cli-solve = Work out what a game is worth to each player when everybody plays their best.
cli-solve-check = Prove every value once more, without the solver.
solve-finding = Finding every position: { NUMBER($count) } so far
solve-closing = Closing in on the values
solve-score = With best play the score is { NUMBER($score, minimumFractionDigits: 6, maximumFractionDigits: 6) } on average.
solve-win-alone = Whoever plays for the win gets it in { NUMBER($percent, minimumFractionDigits: 6, maximumFractionDigits: 6) } % of all games.
solve-win = With best play by both, { $name } wins { NUMBER($percent, minimumFractionDigits: 6, maximumFractionDigits: 6) } % of all games.
solve-exactly = That is exactly { $fraction }.
solve-between = Proven: between { NUMBER($low, minimumFractionDigits: 10, maximumFractionDigits: 10) } % and { NUMBER($high, minimumFractionDigits: 10, maximumFractionDigits: 10) } %.
solve-done = { NUMBER($positions) } positions worked out in { $seconds ->
    [0] less than a second
    [one] one second
   *[other] { $seconds } seconds
}, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
solve-known = { NUMBER($positions) } positions, worked out before, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
solve-proved = All { NUMBER($positions) } positions were checked without the solver: the values are proven.
solve-no-game = { $game } can't be solved: it has secrets, or far too many positions to look at them all.
solve-seats = { $game } for { $seats } players has no one best answer: what is best for you depends on which of the others each of them would rather see win. For one or two players it can be solved.
solve-aim = A score to aim at is for one player, not for { $seats }: two players aim at winning.
solve-together = Several players decide at the same time here; that can't be solved this way.
solve-endless = Here players could keep a game going for ever, so that its value can't be proven this way.
solve-too-large = A position of this game does not fit into a key of 62 bits, or its dice have too many outcomes.
solve-too-many = More than { NUMBER($count) } positions: too many to look at them all.
solve-too-wide = The bounds would not come as close as they must.
solve-not-here = This position can't come about in the game that was solved.
solve-wrong = This table proves nothing: position { $number } is wrong ({ $problem }).
solve-wrong-version = This table is for version { $version } of the rules of { $game }.

## Simulating

cli-simulate = Let computer players play very many games, and see what comes of them.
cli-simulate-players = Who plays: computer players with commas between, one for each seat, or one for all.
cli-simulate-games = How many games.
cli-simulate-seed = The same seed gives the same games again.
cli-simulate-duplicate = Play each deal once for every way to turn the players round, so that luck counts less.
cli-simulate-jobs = How many processes play at the same time; all cores if you don't say.
cli-simulate-scheduler = Play on the Dask cluster whose scheduler has this address.
cli-simulate-to = Write a page with pictures to this file (HTML).
simulate-playing = { NUMBER($done) } of { NUMBER($games) } games
simulate-players = That is { $players } players for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: name one for all, or one for each seat.
simulate-games = Play at least one game and at most { NUMBER($most) }.
simulate-jobs = At least one process has to play.
simulate-broken = A process that played was ended from outside, for its memory perhaps. Try again with fewer at a time: --jobs 1.
simulate-scheduler = No Dask scheduler answers at { $address }. An address looks like tcp://192.0.2.7:8786.
simulate-cluster = The cluster at { $address } could not play: { $problem }
simulate-no-workers = The Dask cluster at { $address } has no workers. Start some: dask worker { $address }
simulate-other-version = The scheduler at { $address } and all its workers need Teerling { $version }, as this computer has it.
setup-no-cluster = This needs Dask, and { $module } is not installed. Install teerling with its extra “cluster”.
simulate-title = { $title }: { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
} with { $seats ->
    [one] one player
   *[other] { $seats } players
}
simulate-seed = Played with seed { $seed }; the same seed gives the same games again.
simulate-duplicate = Each of { NUMBER($deals) } deals was played { $times } times, with the players turned round.
simulate-edge = Whoever begins wins { $share } (95 %: { $bounds }); a fair share is { $fair }.
simulate-length = On average a game takes { $decisions } decisions and { $throws } throws.
simulate-shared = The win is shared in { $share } of the games.
simulate-nobody = Nobody wins in { $share } of the games.
simulate-player = player
simulate-seat = seat
simulate-wins = wins
simulate-interval = 95 % interval
simulate-mean = points
simulate-sd = SD
simulate-low = low (5 %)
simulate-half = middle
simulate-high = high (95 %)
simulate-decisions = Decisions
simulate-throws = Throws
simulate-bounds = { $low } to { $high }
simulate-percent = { $percent } %
simulate-number-0 = { NUMBER($number, maximumFractionDigits: 0) }
simulate-number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-number-4 = { NUMBER($number, minimumFractionDigits: 4, maximumFractionDigits: 4) }
simulate-order = { $number ->
    [1] plays first
    [2] plays second
    [3] plays third
   *[other] plays fourth
}
simulate-spread = { $mean } on average, standard deviation { $sd }
simulate-wins-picture = Who wins
simulate-wins-picture-about = A dot is a share of all games, the line its 95 % interval. Where all are equally good, everybody wins { $fair }: the dashed line. A shared win counts for each by their share.
simulate-edge-picture = Is it good to begin?
simulate-edge-picture-about = Shares of the games by the order of play. The dashed line is a fair share, { $fair }.
simulate-scores-picture = Points at the end
simulate-scores-picture-about = The taller a bar, the more games ended with so many points.
simulate-lengths-picture = How long games are
simulate-lengths-picture-about = The taller a bar, the more games were that long.
simulate-numbers = In numbers
simulate-numbers-about = Half of the games end with at most the points in the middle, 5 % with at most the low ones and 95 % with at most the high ones.

## Balance

cli-balance = Find out whether a game is fair, how long it is, and what each agreement changes.
cli-balance-games = How many games the better players play in each setting; random ones play 20 times as many.
balance-studying = { $done } of { $settings } settings
balance-agreed = agreed
balance-players = players
balance-games = games
balance-first = who begins wins
balance-change = change
balance-decisions = decisions
balance-throws = throws
balance-shared = win shared
balance-points = points
balance-perfect = perfect
balance-usual = as usual { $options }
balance-about = { $value } ± { $error }
balance-clear = { $change } (clear)
balance-note = All players of a row are alike. ± is a 95 % interval. A change is from the first rows, in percentage points or decisions; it is clear if chance alone does that less than once in twenty times.

## Luck and skill

cli-analyse = Say what was luck and what was skill in a finished game.
cli-analyse-seat = Show the game for this seat only.
cli-analyse-rounds = How often each decision is tried out; more is slower and surer.
cli-analyse-seed = Try out other games by chance; the same number always gives the same.
cli-analyse-to = Draw the course of the game into this file (.svg or .html).
analyse-unfinished = This game is not over. Only finished games are analysed: before the end it would give secrets away.
analyse-too-long = This game has more than { NUMBER($most) } events: too many to think about here. The terminal can: teerling analyse.
replay-too-long = This game has more than { NUMBER($most) } events: too many to look back at here. The terminal can: teerling replay.
replay-too-hard = Looking back at this game takes too long here. The terminal can: teerling replay.
replay-gone = This record is no longer kept here. Bring it once more.
analyse-no-seat = There is no seat { $seat } in this record: it has { $seats }.
analyse-rounds = Decisions are tried out at least 10 times and at most a million times.
analyse-file = A picture is a file whose name ends in .svg or .html.
analyse-thinking = Thinking about the game
analyse-share = { NUMBER($number, maximumFractionDigits: 1) } %
analyse-share-more = +{ NUMBER($number, maximumFractionDigits: 1) } %
analyse-share-less = −{ NUMBER($number, maximumFractionDigits: 1) } %
analyse-points = { NUMBER($number, maximumFractionDigits: 1) }
analyse-points-more = +{ NUMBER($number, maximumFractionDigits: 1) } { $number ->
    [one] point
   *[other] points
}
analyse-points-less = −{ NUMBER($number, maximumFractionDigits: 1) } { $number ->
    [one] point
   *[other] points
}
analyse-about = { $amount } (give or take { $error })
analyse-does = { $name }: { $label }.
analyse-lucky = Good luck for { $name }: { $amount }.
analyse-unlucky = Bad luck for { $name }: { $amount }.
analyse-mistake = Mistake: { $amount }. Better was: { $better }
analyse-summary = { $name }: the chance to win was { $start } at the start, luck { $luck }, own play { $play }, the others { $others }, result { $result }.
analyse-summary-alone = { $name }: { $start } points were to be expected at the start, luck { $luck }, own play { $play }, result { $result } points.
analyse-certain = This is certain: the game has been worked out to its end.
analyse-tried = Tried out, not proven: a chance to win may be off by { $error } or so. Moves that can't be told apart count as equally good.
analyse-tried-alone = Tried out, not proven: points may be off by { $error } or so. They are what quick play brings, so whoever plans far ahead seems luckier than they were.
analyse-events = what happened →
analyse-start = the start
