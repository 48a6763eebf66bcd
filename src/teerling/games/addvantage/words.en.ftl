addvantage-title = Add-Vantage
addvantage-tagline = Fill your board with dice, and match the tiles at the end of its lines.
addvantage-minutes = about 20 minutes
addvantage-age = from 7 years

## Options: the question, then each value

addvantage-option-arrange = Where do the tiles go?
addvantage-option-arrange-choose = everybody arranges their own
addvantage-option-arrange-drawn = as they were drawn
addvantage-option-first = Who starts?
addvantage-option-first-seat = the first player at the table
addvantage-option-first-random = chance decides
addvantage-option-tiles = When do you take a tile?
addvantage-option-tiles-taken = as soon as its line matches
addvantage-option-tiles-stay = at the end: until then, buying can break a line
addvantage-option-end = When does it end?
addvantage-option-end-all = when all boards are full
addvantage-option-end-first = when the first board is full
addvantage-option-secret = What is secret?
addvantage-option-secret-no = nothing
addvantage-option-secret-won = the tiles you have won
addvantage-option-secret-targets = the tiles on your board
addvantage-option-surplus = More dice than empty squares?
addvantage-option-surplus-yes = allowed: choose which to place
addvantage-option-surplus-no = not allowed
addvantage-option-takeoff = May dice be taken off your board?
addvantage-option-takeoff-no = no, they stay
addvantage-option-takeoff-yes = yes, one in a turn, for a coin
addvantage-option-diagonals = Bonus lines
addvantage-option-diagonals-one = one diagonal
addvantage-option-diagonals-both = both diagonals
addvantage-option-turns = Our limit: how many turns at most?
addvantage-option-turns-400 = 400, more than a game needs
addvantage-option-turns-40 = 40, for a short game
addvantage-option-buying = Our limit: how many turns per player of nothing but buying?
addvantage-option-buying-10 = ten in a row
addvantage-option-buying-2 = two in a row

## Prompts

addvantage-prompt-lot = Chance decides who starts.
addvantage-prompt-tiles = Tiles are drawn.
addvantage-prompt-arrange = Arrange your tiles: three letters for the rows, three for the columns, such as cab fed.
addvantage-prompt-wait-arrange = { $count ->
    [one] { $seats } is arranging tiles.
   *[other] { $seats } are arranging tiles.
}
addvantage-prompt-place = { $count ->
    [one] Place the { $faces }.
   *[other] Place { $faces }, one by one.
}
addvantage-prompt-place-or-give = { $count ->
    [one] Place the { $faces }, or give it up for a coin.
   *[other] Place { $faces }, one by one, or give one up for a coin.
}
addvantage-prompt-place-some = You threw { $faces }. { $room ->
    [one] Choose one for your last square; the rest go back.
   *[other] Choose { $room } to place; the rest go back.
}
addvantage-prompt-turn = You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}. Throw, or buy a die.
addvantage-prompt-turn-off = You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}. Throw, buy a die, or take one of yours off first.
addvantage-prompt-full = Your board is full. Take a die off for a coin, or pass.

## What a seat may do

addvantage-choice-arrange = rows { $rows }; columns { $columns }
addvantage-choice-throw = throw { $count ->
    [one] one die
   *[other] { $count } dice
}
addvantage-choice-place = { $face } on { $square }
addvantage-choice-give = give up the { $face } for a coin
addvantage-choice-buy = buy the { $face } on { $from } from { $name }, for your { $square }
addvantage-choice-off = take the { $face } off { $from } for a coin
addvantage-choice-pass = pass

## What happened

addvantage-log-first = { $name } will start.
addvantage-log-hand = { $name } draws { $tiles }.
addvantage-log-tiles = { $name } draws { $rows } for the rows, { $columns } for the columns.
addvantage-log-tiles-hidden = { $name } draws six tiles.
addvantage-log-arranged = { $name } lays { $rows } at the rows, { $columns } at the columns.
addvantage-log-arranged-hidden = { $name } has arranged the tiles.
addvantage-log-all-arranged = All tiles lie ready.
addvantage-log-bonus-tiles = The bonus tiles are { $tiles }.
addvantage-log-bonus-hidden = Two bonus tiles lie open on the table.
addvantage-log-starts = { $name } starts.
addvantage-log-place = { $name } places { $face } on { $square }.
addvantage-log-give = { $name } gives up the { $face } for a coin.
addvantage-log-buy = { $name } buys the { $face } on { $from } from { $seats }, and places it on { $square }.
addvantage-log-off = { $name } takes the { $face } off { $square } for a coin.
addvantage-log-pass = { $name } passes.
addvantage-log-rest = { $count ->
    [one] The board is full: the other die goes back.
   *[other] The board is full: the other { $count } dice go back.
}
addvantage-log-won = { $name } wins the { $tile } of { $kind ->
    [row] row
   *[column] column
} { $place }.
addvantage-log-won-secret = { $name } wins the tile of { $kind ->
    [row] row
   *[column] column
} { $place }.
addvantage-log-matches = { $name }'s { $kind ->
    [row] row
   *[column] column
} { $place } makes { $tile } now.
addvantage-log-broken = { $name }'s { $kind ->
    [row] row
   *[column] column
} { $place } no longer makes { $tile }.
addvantage-log-bonus = { $name } takes the bonus tile { $tile }.
addvantage-log-bonus-secret = { $name } takes a bonus tile.
addvantage-log-bonus-matches = The bonus tile { $tile } would now go to { $name }.
addvantage-log-bonus-broken = The bonus tile { $tile } is free again.
addvantage-log-skip-full = { $name }'s board is full: the turn passes.
addvantage-log-skip-coins = { $name } has no coin: the turn passes.
addvantage-log-end-all-full = All boards are full.
addvantage-log-end-one-full = A board is full.
addvantage-log-end-no-coins = Nobody with an empty square has a coin left.
addvantage-log-end-turns = That was turn { $turns }, the last.
addvantage-log-end-buying = Nothing but buying for { $count } turns each: the game ends here.

## The boards in sentences

addvantage-board = { $name }, { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}:
addvantage-board-row = Row { $row }: { $faces }, tile { $tile }.
addvantage-board-columns = Tiles of columns a, b, c: { $tiles }.
addvantage-board-won = Won by { $name }: { $tiles }.
addvantage-board-bonus = Bonus tile on the table: { $tile }.
addvantage-board-hand = Tiles of { $name } to arrange: { $tiles }.
addvantage-board-thrown = To be placed: { $faces }.

## Texts that are no move

addvantage-unreadable = I don't understand “{ $text }”. Write for example throw 2, 5 a1, give 5 or buy 2b3 a1, or pick a number from the list.
addvantage-letter-twice = The letter { $letter } can stand only once.
addvantage-no-such-throw = You can't throw { $count } dice: one at least, { $most } at most.
addvantage-no-player = There is no player { $number }.

## Why not

addvantage-why-arrange-first = First arrange your tiles, such as cab fed.
addvantage-why-arranged = The tiles lie where they lie.
addvantage-why-same-number = The tiles { $first } and { $second } both have the number { $number }: write { $first } before { $second }.
addvantage-why-throw-first = Throw first, then place.
addvantage-why-place-first = First place the dice you threw.
addvantage-why-board-full = Your board is full.
addvantage-why-too-many-dice = You have { $coins ->
    [one] one coin, so you throw one die
   *[other] { $coins } coins, so you throw { $coins } dice at most
}.
addvantage-why-too-few-dice = With { $coins } coins you throw at least two dice.
addvantage-why-no-surplus = You have { $room ->
    [one] one empty square, so you throw one die
   *[other] { $room } empty squares, so you throw { $room } dice at most
}.
addvantage-why-no-face = You have no { $face } to place.
addvantage-why-square-taken = There is a die on { $square } already.
addvantage-why-gave = You have given up a die in this turn already.
addvantage-why-free = You threw more dice than you have empty squares: what you don't place goes back for nothing.
addvantage-why-no-player = There is no player { $number } at this table.
addvantage-why-own-die = That is your own board. You buy from others.
addvantage-why-no-room = Your board is full, so there is no room for another die.
addvantage-why-no-die = There is no die on { $square } of { $name }.
addvantage-why-back = That die was bought from you since your last turn. You can't buy it back yet.
addvantage-why-stays = A die on your board stays there.
addvantage-why-nothing-there = There is no die on your { $square }.
addvantage-why-no-pass = You can't pass: throw or buy.
addvantage-why-die = That is die { $due }, not die { $stated }.

## The board on a screen

addvantage-aim = Make the number of its tile in every line.
addvantage-prompt-arrange-screen = Your tiles are laid. Is it good so?
addvantage-why-arrange-first-screen = First say that your tiles lie well.
addvantage-prompt-place-or-give-screen = { $count ->
    [one] Place the { $faces }.
   *[other] Place { $faces }, one by one.
}
addvantage-prompt-place-some-screen = { $room ->
    [one] Choose one die for your last square.
   *[other] Choose { $room } dice to place.
}
addvantage-prompt-turn-screen = Throw the dice.
addvantage-prompt-turn-off-screen = Throw the dice.
addvantage-prompt-full-screen = Your board is full. Pass.
addvantage-choice-arrange-screen = { $beside } beside the rows from the top, { $below } below the columns from the left
addvantage-choice-place-screen = put the { $face } { $square ->
    [a1] top left
    [b1] top middle
    [c1] top right
    [a2] middle left
    [b2] in the very middle
    [c2] middle right
    [a3] bottom left
    [b3] bottom middle
   *[c3] bottom right
}
addvantage-choice-buy-screen = buy the { $face } of { $name } for your square { $square ->
    [a1] top left
    [b1] top middle
    [c1] top right
    [a2] middle left
    [b2] in the very middle
    [c2] middle right
    [a3] bottom left
    [b3] bottom middle
   *[c3] bottom right
}
addvantage-choice-off-screen = take the { $face } { $from ->
    [a1] top left
    [b1] top middle
    [c1] top right
    [a2] middle left
    [b2] in the very middle
    [c2] middle right
    [a3] bottom left
    [b3] bottom middle
   *[c3] bottom right
} off for a coin
addvantage-board-of = The board of { $name }
addvantage-coins = { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
}
addvantage-out-sign = coins that left the game
addvantage-out = { $coins ->
    [one] one coin has left the game
   *[other] { $coins } coins have left the game
}
addvantage-points = points
addvantage-tile = { $kind ->
    [row] Row
   *[column] Column
} { $place }: tile { $tile }.
addvantage-tile-unknown = { $kind ->
    [row] Row
   *[column] Column
} { $place }: a tile face down.
addvantage-tile-won = { $kind ->
    [row] Row
   *[column] Column
} { $place }: tile won.
addvantage-line-matches = It matches.
addvantage-line-sum = The dice make { $sum }.
addvantage-line-needs = The dice make { $sum }, { $needed } to go.
addvantage-square-empty = { $square }: empty
addvantage-square-goal = { $square }: empty, it can go here
addvantage-square-die = { $square }: { $face }
addvantage-die-of = { $name }'s { $square }: { $face }
addvantage-die-barred = { $name }'s { $square }: { $face }, just bought from you
addvantage-thrown = Thrown: { $face }
addvantage-bonus-open = Bonus tile { $tile }
addvantage-bonus-unknown = Bonus tile, face down
addvantage-bonus-held = Bonus tile { $tile }, for now for { $name }
addvantage-bonus-gone = Bonus tile, taken by { $name }
addvantage-pile-none = { $name } has won no tiles yet
addvantage-pile = { $name } has won { $tiles }
addvantage-pile-hidden = { $name } has won { $count ->
    [one] one tile, face down
   *[other] { $count } tiles, some face down
}
addvantage-closer = Look closer at the board of { $name }
addvantage-give = Trade for a coin
addvantage-throw = Throw { $count }
addvantage-ready = It is good so
addvantage-swap = Tap two tiles to swap them.
addvantage-how-ready = Or tap two tiles to swap them.
addvantage-how-swap = Tap the tile to swap it with.
addvantage-how-place = Tap a square that lights up.
addvantage-how-place-or = Tap a square that lights up, or another die.
addvantage-how-choose = Tap the die you want, then a square.
addvantage-how-turn = Or buy a die of another: tap it.
addvantage-how-turn-chips = Or buy a die of another: tap a name above.
addvantage-how-off = Or take a die of yours off for a coin: tap it.
addvantage-how-buy = It costs one coin. Tap a square that lights up.

## How it ended

addvantage-end-full = All boards are full.
addvantage-end-first = The board of { $name } is full first.
addvantage-end-coins = Nobody with an empty square has a coin left.
addvantage-end-turns = There were { $turns } turns: that is the limit.
addvantage-end-buying = There was nothing but buying for a while, so the game is over.
addvantage-end-row = Row { $number }: tile { $tile }
addvantage-end-column = Column { $number }: tile { $tile }
addvantage-end-bonus = Bonus tile { $tile }
addvantage-end-nothing = No tile this time

## The rules in short

addvantage-step-1 = With every coin you throw a die. Put each on an empty square of your board.
addvantage-step-2 = Do three dice in a row or a column make the number on its tile? Then the tile is yours.
addvantage-step-3 = Or pay a coin: to put a die you threw aside, or to buy one from somebody else's board.
addvantage-finish = The game ends when all boards are full, or when nobody can do anything any more.
addvantage-count = Add up the numbers on your tiles. The highest sum wins. Three dice on the diagonal can win a bonus tile.
