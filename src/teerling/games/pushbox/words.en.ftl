pushbox-title = Push Box
pushbox-tagline = Throw two dice, calculate, and push your numbers away.
pushbox-minutes = about 15 minutes
pushbox-age = from 7 years

## Options: the question, then each value

pushbox-option-mode = How do you sit?
pushbox-option-mode-solo = alone, at one side
pushbox-option-mode-facing = across from each other: what you push away, the other gets
pushbox-option-mode-adjacent = next to each other: a race, nobody pushes back
pushbox-option-mode-three = three: the third player has two sides
pushbox-option-mode-four = four: one at each side
pushbox-option-level = Which level?
pushbox-option-level-1 = adding
pushbox-option-level-2 = adding and subtracting
pushbox-option-level-3 = all four operations, total or product
pushbox-option-first = Who starts?
pushbox-option-first-throw = the highest throw
pushbox-option-first-seat = the first player at the table
pushbox-option-limit = At most three numbers …
pushbox-option-limit-turn = in a turn
pushbox-option-limit-throw = in a throw
pushbox-option-start = Which start?
pushbox-option-start-book = as in the book
pushbox-option-start-fair = fair: evens the chances of the two

## Prompts

pushbox-prompt-opening = Throw the dice: the highest total starts.
pushbox-prompt-starts = You threw the most, so you start. Throw the dice.
pushbox-prompt-starts-blocks = You threw the most: you start, with all the blocks. Throw the dice.
pushbox-prompt-wait-starts = { $name } threw the most and starts.
pushbox-prompt-wait-starts-blocks = { $name } threw the most and starts, with all the blocks.
pushbox-prompt-make = Make { $needed }.
pushbox-prompt-double = A double. Make { $needed }, or push any { $count ->
    [one] number you like
   *[other] { $count } numbers you like
}.
pushbox-prompt-single = You can't make the total. Push one die's number, or end your turn.
pushbox-prompt-single-alone = You can't make the total. Push one die's number as your last, or stop.
pushbox-prompt-seven = A seven, but this is the first turn: throw again, or end your turn.
pushbox-prompt-seven-alone = A seven you can't make. Throw again, or push one die's number and stop.
pushbox-prompt-over-alone = { $score ->
    [0] Everything is gone: zero, a perfect game.
   *[other] The game is over. { $score } points are left; fewer is better.
}

## What a seat may do

pushbox-choice-play = { $count ->
    [one] { $calculation }
   *[other] { $calculation } = { $total }
}
pushbox-choice-play-screen = { $count ->
    [one] push { $calculation }
   *[other] push { $calculation } = { $total }
}
pushbox-choice-any = push { $numbers }
pushbox-choice-single = push { $numbers }, one die, and end your turn
pushbox-choice-single-screen = push { $numbers } and stop
pushbox-choice-again = throw again
pushbox-choice-pass = end your turn

## What happened

pushbox-log-starts = { $name } threw the most and starts.
pushbox-log-blocks = All the blocks go to { $name }.
pushbox-log-tie = { $seats } threw the same and throw again.
pushbox-log-play = { $count ->
    [one] { $name } pushes { $numbers }.
   *[other] { $name } pushes { $numbers }: { $calculation } = { $total }.
}
pushbox-log-any = { $name } pushes { $numbers } because of the double.
pushbox-log-single = { $name } pushes { $numbers }, the number of one die. The turn ends.
pushbox-log-again = { $name } throws again.
pushbox-log-pass = { $name } ends the turn.
pushbox-log-seven = A seven: { $name }'s turn ends.
pushbox-log-nothing = { $name } can't play this throw.
pushbox-log-limit = That was the third number: { $name }'s turn ends.
pushbox-log-skip = Nothing stands out at { $name }'s side: the turn passes.
pushbox-log-cleared = { $name } has pushed everything away.

## The tray in sentences

pushbox-numbers = { $sides ->
    [one] { $name } has { $numbers }.
   *[other] { $name } has { $numbers } at side { $side }.
}
pushbox-numbers-none = { $sides ->
    [one] { $name } has nothing standing out.
   *[other] { $name } has nothing standing out at side { $side }.
}

## Texts that are no move

pushbox-unreadable = I don't understand “{ $text }”. Write a calculation such as 12-3, or pick a number from the list.
pushbox-no-block = There is no block { $number }.
pushbox-block-twice = You can use block { $number } only once.

## Why not

pushbox-why-not-standing = { $numbers } { $count ->
    [one] does
   *[other] do
} not stand out at your side.
pushbox-why-too-many = A play has at most three numbers.
pushbox-why-limit = You may push only { $left ->
    [one] one more number
   *[other] { $left } more numbers
} in this turn.
pushbox-why-total = { $calculation } makes { $total }, you need { $needed }.
pushbox-why-no-way = With { $numbers } you can't make { $needed }.
pushbox-why-operator = At your level you may not use { $operator }.
pushbox-why-not-whole = { $calculation } does not give a whole number at every step.
pushbox-why-double-count = A double lets you push { $count ->
    [one] one number
   *[other] { $count } numbers
}, no more and no fewer, unless they make the total.
pushbox-why-answer-double = A double must be answered: push numbers you like.
pushbox-why-must-play = You can play this throw, for example { $example }.
pushbox-why-no-single = Neither die shows { $number }.
pushbox-why-double-first = After a double you push numbers you like; one die does not count.
pushbox-why-play-first = One die counts only if you can't play the throw. You can, for example { $example }.
pushbox-why-single-sign = { $number } is the number of one die. You may push it and end your turn: write { $number }!
pushbox-why-seven = After a seven you throw again or end your turn.
pushbox-why-no-seven = You throw again only after a seven.
pushbox-why-solo-seven = Alone, a seven does not end the game: throw again.

## The board on a screen

pushbox-push = Push: { $label }
pushbox-prompt-opening-screen = Throw: the highest total starts.
pushbox-prompt-double-screen = A double. Push any { $count ->
    [one] block
   *[other] { $count } blocks
} you like.
pushbox-prompt-single-screen = The total won't work. Push the block of one die.
pushbox-prompt-single-alone-screen = The total won't work. Push one last block, of one die.
pushbox-prompt-seven-screen = A seven. In the first turn you may throw again.
pushbox-prompt-seven-alone-screen = A seven that won't work. Throw again.
pushbox-blocks-of = The blocks of { $name }
pushbox-how-wrong = { $numbers } can't make { $needed }. Tap what lights up.
pushbox-aim-solo = Push away as many blocks as you can.
pushbox-aim = Push all your blocks away, and you win.
pushbox-aim-across = Push all your blocks to the far side to win.
pushbox-how-1 = { $count ->
    [one] Tap the block that is { $needed }.
   *[other] Tap blocks that add up to { $needed }, at most { $count }.
}
pushbox-how-2 = { $count ->
    [one] Tap the block that is { $needed }.
   *[other] Make { $needed } with + and −: at most { $count } blocks.
}
pushbox-how-3 = { $count ->
    [one] Tap the block that is { $needed }.
   *[other] Make { $needed } with + − × ÷: at most { $count } blocks.
}
pushbox-how-any = Or make { $needed }. Tap the blocks you choose.
pushbox-how-more = Not enough yet. Tap one more, or { $numbers } again.
pushbox-push-free = Push { $numbers } without a sum
pushbox-sign = Another sign
pushbox-brackets = Other brackets
pushbox-wins = wins
pushbox-points = points left
pushbox-points-unknown = nobody knows yet how many
pushbox-way-hints = Show which blocks can be used
pushbox-way-practice = Practice: I give the signs myself
pushbox-speak = Say the calculations aloud
pushbox-keys = Keys: arrows or numbers to a block, Space touches it, Enter pushes or throws, U takes back, ? shows what happened.

## How it ended

pushbox-end-clear = You pushed every number away. That is perfect.
pushbox-end-stuck = With that throw there was nothing more to make. Alone, that ends the game.
pushbox-end-won = { $count ->
    [one] { $seats } has no number left.
   *[other] { $seats } have no number left: you share the win.
}
pushbox-end-left = { $count ->
    [one] Still standing: { $numbers }
   *[other] Still standing: { $numbers }
}
pushbox-end-nothing = Everything pushed away

## The rules in short

pushbox-step-1 = Throw both dice and add them up.
pushbox-step-2 = Make that number with one, two or three of your blocks, and push them in.
pushbox-step-3 = Throw again. With a throw you can't make, or a seven, the next player is up.
pushbox-finish = Whoever has pushed away the last block at their side wins.
pushbox-count = Alone you play on until you are stuck. What still stands out is your score: the lower, the better, and zero is perfect.
