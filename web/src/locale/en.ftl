## Everywhere

web-home = To the shelf
web-skip = Go to the page
web-loading = One moment, it is on its way.
web-offline = The server does not answer. Is it still running?
web-nowhere = There is no such page.
web-again-try = Try again
web-back = Back
web-close = Close
web-copied = Copied
web-share = Share the link
web-sound = Sound
web-light = Light
web-dark = Dark
web-menu = Menu
web-aim = The aim:
web-aim-usual = The rules say what it is about.
web-pace = Things move
web-pace-calm = calmly
web-pace-quick = quickly
web-pace-none = not at all
web-speak = Say aloud what happens
web-keys = Keys: arrows to what can be touched, Space touches it, Enter throws or goes on, U takes back, ? shows what happened.
web-keys-general = Keys: arrows or numbers to what you choose, Enter throws or goes on, U takes back, ? shows what happened.
web-computer = computer

## The shelf

web-welcome = What shall we play?
web-welcome-text = Take a box from the shelf. Play together at this screen, with friends on screens of their own, or against the computer.
web-shelf = The games
web-no-games = The shelf is empty.
web-for = { $least } to { $most } players
web-for-just = { $count ->
    [one] one player
   *[other] { $count } players
}
web-rules = Rules
web-rules-of = The rules of { $title }
web-rules-ends = How it ends
web-rules-points = What counts
web-rules-all = All the rules, exactly
web-rules-print = Print on one page
web-play-this = Play this game
web-learn = Learn
web-learn-of = Learn { $title }
web-learn-first = Learn it in two minutes
web-learn-text = Learn by playing: each lesson takes a few minutes, and nothing can go wrong.
web-learn-none = There are no lessons for this game.
web-learn-start = Start
web-learn-again = Once more
web-learn-known = You have done this one.
web-learn-step = Step { $number } of { $of }
web-coach-try = You could do this: { $what }.
web-coach-throw = Throw the dice, then I will show you something.
web-coach-wait = Look what the others do. I will help you when it is your turn.
web-coach-away = I can do it myself
web-learn-rule = Rule { $rule }
web-learn-next = Next lesson
web-learn-all = All lessons
web-learn-play = Play a real game
web-day = The throw of the day
web-day-short = The same dice for everybody today. You have one try.
web-day-played = (played)
web-day-text = Today everybody in the world has the same dice. You have one try. After that, you see what was in them.
web-day-play = Play the throw of the day
web-day-go-on = Go on playing
web-day-thinking = What was in these dice?
web-day-share = Share your result
web-day-tomorrow = Tomorrow there are new dice.
web-day-calendar = Your days
web-day-here = This is on this device only.
web-day-forget = Forget my days
web-day-back = To the throw of the day
web-join = Join a friend
web-join-code = Type the code of their table
web-join-go = Join
web-continue = Your games
web-continue-none = Nothing yet. Games you start or join are kept here.
web-continue-older = { $count ->
    [one] One older game
   *[other] { $count } older games
}
web-watching = watching
web-replay = Look back
web-go-on = Go on · { $code }
web-forget = Take off the list

## A new table

web-no-such-game = There is no such game on this shelf.
web-who = Who plays?
web-name = Name
web-kind-me = me
web-kind-here = a friend here
web-kind-open = a friend elsewhere
web-kind-bot = the computer
web-kind-open-text = Plays on a screen of their own, and joins with a code that you get next.
web-seat-friend = a friend
web-which-computer = Which computer player?
web-seat-add = One more player
web-seat-remove = Take this player away
web-options = How do we play?
web-options-more = More options
web-agreed = Agreed: { $what }.
web-agreed-no-watching = nobody watches
web-agreed-no-hints = no hints
web-per-seat = A choice for each player
web-book = as in the book
web-usual = the usual
web-own = something of your own
web-own-choose = choose a file
web-own-other = choose another file
web-watch-allow = Whoever has the code may watch
web-open = Open the table
web-start = Start

## Joining

web-join-looking = Looking for table { $code }.
web-join-check = Is the code right? You typed { $code }.
web-join-sitting = At the table: { $names }.
web-join-empty = Nobody sits here yet.
web-join-return = Back to my seat
web-join-sit = Sit down
web-watch = Only watch
web-screen = For the big screen
web-screen-how = Scan this, or go to { $address } and type the code.

## Before the game

web-beginning = The dice are being shaken.
web-lobby-soon = The game is about to begin.
web-lobby-waiting = Waiting for somebody to join.
web-lobby-coming = Waiting for { $names }.
web-lobby-ready = Everybody is here.
web-lobby-host = Everybody is here. The host starts the game.
web-fill = Let the computer play here
web-free = Free the seat
web-invite = Invite a friend
web-invite-code = The code of this table
web-invite-local = Friends elsewhere can't join: Teerling runs for this computer only. The code works in another window here.
web-invite-local-how = To play with phones and other computers, connect to a network and start Teerling without “--local”.
web-qr = A QR code with the address of this table

## At the table

web-seats = The players
web-seat-open = open
web-seat-here = here
web-seat-me = that is you
web-seat-free = Free seat
web-seat-waits = waiting for a friend
web-absent = { $name } is away.
web-absent-open = The seat of { $name } is open.
web-seat-away = away
web-code = Code
web-watching-count = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
web-log = What happened
web-log-empty = Nothing happened yet.
web-throw = Throw
web-call-offer = Call me when it is my turn
web-call-text = { $title }: it is your turn.
web-dice-show = The dice show { $faces }
web-hint = Hint
web-hint-thinking = Thinking …
web-hints-allow = Players may ask for a hint
web-warming = { $name } is warming up. The first time this takes a moment.
web-warming-perfect = { $name } works the whole game out. The first time this can take minutes; after that it is known.
web-undo = Take back
web-again = Again
web-next = To the new game
web-record = Keep the record
web-rule = Rule { $rule }:
web-points = Points
web-choices = What you can do
web-choices-show = Show what is possible
web-lost = The line broke. Wait a moment and try again.
web-pass-to = Give the screen to { $name }
web-pass-why = What comes now is only for { $name } to see.
web-pass-show = I am { $name }
web-connecting = Sitting down at the table.
web-reconnecting = The line to the table broke.
web-reconnecting-text = It comes back by itself. Nothing is lost.
web-not-here = This screen has no seat at this table.
web-not-here-text = Join with the code that stands at the table.
web-bye-replaced = Your seat is open in another window.
web-bye-replaced-text = Play on there, or take the seat back here.
web-bye-here = Play here
web-bye-refused = This seat is not yours any more.
web-bye-gone = This table is gone.
web-bye-rude = The table closed the line: too much at once.

## The end of a game

web-ending-result = Result
web-ending-counting = The game is over. Let us count …
web-ending-board = Board
web-ending-rule = Rule { $rule }
web-ending-got = { $points ->
    [one] One point
   *[other] { $points } points
}
web-ending-left = { $points ->
    [0] Nothing left: perfect
   *[other] { $points } left
}
web-ending-won = You win.
web-ending-shared = You share the win with { $seats }.
web-ending-lost = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } share the win.
}
web-ending-well = Well played. Another game, and it may be you.
web-ending-close = That was close: { $points ->
    [0] not one point
    [one] only one point
   *[other] only { $points } points
} between you.
web-best = best ever
web-best-first = Your first result like this: { $points } is the best so far.
web-best-new = A new best. Before, it was { $points }.
web-best-same = As good as your best.
web-best-still = Your best so far: { $points }.
web-best-won = Won: { $won } of { $games } games.
web-best-forget = Forget my best results
web-best-sure = Forget them all?
web-best-yes = Forget them
web-best-no = Keep them
web-shelf-alone = Best alone: { $points }
web-shelf-left = Best alone: { $points } left
web-shelf-together = Best with others: { $points }
web-shelf-won = Won: { $won } of { $games }
web-usual-most = Who thinks one step ahead usually gets { $points }.
web-usual-least = Who thinks one step ahead usually has { $points } left.
web-perfect-most = Perfect play gets { $points } on average.
web-perfect-least = Perfect play leaves { $points } on average.

## Looking back

web-replay-file = Look at a record
web-replay-file-text = Choose a file, or paste the text of a record.
web-replay-choose = Choose a record
web-replay-paste = The text of a record
web-replay-show = Show
web-replay-start = The game begins.
web-replay-where = Where in the game
web-replay-back = One step back
web-replay-next = One step on
web-replay-play = Play
web-replay-stop = Stop
web-analyse = Luck and skill
web-analyse-waiting = Waiting for another game to be thought about …
web-analyse-thinking = Thinking about the game …
web-analyse-best = Show what was best
web-analyse-best-here = Best for { $name }: { $label }
web-analyse-best-done = Best for { $name }, and done: { $label }
web-analyse-curve = How the game went
web-analyse-mark = At { $number }: { $told } { $message }
web-analyse-words = In words

## Fair dice

web-fair = Fair dice
web-fair-before = Nobody can steer the dice. Before the first throw the table and every screen lock a number away and show its seal. Only then do they show the numbers, and every throw comes from all of them together. After the game your browser works it all out again.
web-fair-text = Before the first throw the table drew a secret key and showed its seal; your browser had put something of its own into the dice, which was sealed too. Only then did everybody show what they had put in. Every throw comes from all of this together, so nobody could steer it. When the game is over the key is shown, and your own browser works every throw out again.
web-fair-later = The game is not over yet. The key is shown at the end.
web-fair-working = Working out every throw.
web-fair-noted = The seal as this browser first saw it:
web-fair-changed = The seal is not the one this browser saw before the first throw.
web-fair-not-mine = What this browser put into the dice before the game is not in them.
web-fair-bad = { $count ->
    [one] One throw does
   *[other] { $count } throws do
} not come from the key.
web-fair-seal = Seal, shown before the first throw
web-fair-key = Key, shown at the end
web-fair-table = Name of the table
web-fair-words = Put in by { $name }
web-fair-words-seal = Seal of what { $name } puts in

## Spoken signs

web-spoken-plus = plus
web-spoken-minus = minus
web-spoken-times = times
web-spoken-divided = divided by
web-spoken-is = is

# Without a server
web-alone = Everything is here
web-alone-welcome = Take a box from the shelf. Play alone, together at this screen, or against the computer.
web-alone-text = This page has the whole game inside. Nothing leaves your device, and your games are kept in this browser.
web-alone-friends = And with friends on their own phones?
web-alone-friends-how = For that, somebody opens a table on a computer, where a program called uv (docs.astral.sh/uv) is installed. It tells everybody on the same network how to join:
web-alone-otto = In this page Otto has less time to try things out. In some games he plays a little less well than at a table.
web-alone-vera = In this page Vera tries out far fewer games. In some games she plays less well than at a table.
web-alone-trouble = Something went wrong inside this page. Load it again: your games are kept.
web-arriving = The game is on its way to you: { $come } of { $of } MB. Look around; soon you can play.
web-arriving-soon = Almost there: the table is being set.
web-arriving-failed = The game could not be fetched. Is there a network?
web-newer = There is a new version of Teerling.
web-newer-take = Take it now
web-luggage = Take your games along
web-luggage-text = All your games and results in one file: for another device, or to be safe. What you bring is added to what is here.
web-luggage-take = Save everything
web-luggage-bring = Bring a file
web-luggage-strange = That is no file of Teerling.
