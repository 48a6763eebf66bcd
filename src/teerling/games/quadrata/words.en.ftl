quadrata-title = Quadrata
quadrata-tagline = The die gives you shapes. Fill your square with many small ones, before somebody else has filled theirs.
quadrata-minutes = about 45 minutes
quadrata-age = from 8 years
quadrata-aim = Fill your square with many small shapes.

## Options: the question, then each value

quadrata-option-set = Which shapes?
quadrata-option-set-1973 = like the box of 1973: squares, triangles and slanted shapes
quadrata-option-set-polyomino = whole cells: quicker, and good to begin with
quadrata-option-rounds = How many rounds?
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
quadrata-option-turns = Our limit: how many turns per player in a round?
quadrata-option-turns-200 = 200, more than a round needs
quadrata-option-turns-100 = 100
quadrata-option-turns-50 = 50, for a short round

## What to do now

quadrata-prompt-throw = Throw the die.
quadrata-prompt-pick = You threw { $number }: pick up a shape { $number }.
quadrata-prompt-joker = A six, and it is a joker: pick up any shape.
quadrata-prompt-lay = { $source ->
    [reserve] Lay shape { $number } in your square, or back in the stock.
    [square] Lay shape { $number } elsewhere in your square, in your reserve or back in the stock.
   *[other] Lay shape { $number } in your square.
}
quadrata-prompt-next = The round is over. Throw to begin the next one.
quadrata-prompt-wait-next = The round is over. { $name } begins the next one.

## What a seat may do

quadrata-player = { $name }
quadrata-choice-from-stock = a { $number } from the stock
quadrata-choice-from-reserve = a { $number } from your reserve
quadrata-choice-from-square = the { $number } at { $cell } in your square
quadrata-choice-rob-reserve = a { $number } from the reserve of { $other }
quadrata-choice-rob-square = the { $number } at { $cell } in the square of { $other }
quadrata-choice-lay = at { $cell }, held as { $way }
quadrata-choice-to-reserve = in your reserve
quadrata-choice-to-stock = back in the stock

## What happened

quadrata-log-round = Round { $round } of { $rounds } begins. All shapes go back to the stock.
quadrata-log-throw = { $name } throws { $face }.
quadrata-log-throw-joker = { $name } throws 6: a joker.
quadrata-log-from-stock = { $name } picks up a { $number } from the stock.
quadrata-log-from-reserve = { $name } picks up a { $number } from their own reserve.
quadrata-log-from-square = { $name } lifts a { $number } out of their own square.
quadrata-log-rob-reserve = { $name } steals a { $number } from the reserve of { $other }.
quadrata-log-rob-square = { $name } steals a { $number } from the square of { $other }.
quadrata-log-lay = { $name } lays the { $number } at { $cell }.
quadrata-log-move = { $name } moves the { $number } to { $cell }.
quadrata-log-to-reserve = { $name } lays the { $number } in reserve.
quadrata-log-to-stock = { $name } lays the { $number } back in the stock.
quadrata-log-joker = No { $numbers } left in the stock: from the next throw on, a six is a joker.
quadrata-log-full = { $name } has filled the square. The round is over.
quadrata-log-limit = Everybody has had { $turns } turns. The round is over.
quadrata-log-points = { $name }: { $points ->
    [1] one point
   *[other] { $points } points
} in this round ({ $laid } laid, { $reserve } in reserve{ $filled ->
    [yes] , 5 for the full square
   *[no] { "" }
}).
quadrata-log-total = { $name } has { $points ->
    [1] one point
   *[other] { $points } points
} in all.

## The boards in sentences

quadrata-board-round = Round { $round } of { $rounds }.
quadrata-board-stock = In the stock: { $shapes }.
quadrata-board-stock-none = The stock is empty.
quadrata-board-joker = A six is a joker.
quadrata-board-many = { $count } of { $number }
quadrata-board-square = { $name } has covered { $covered } of { $area }, with { $count ->
    [one] one shape
   *[other] { $count } shapes
}. Points of earlier rounds: { $points }.
quadrata-board-lies = { $piece } is a { $number } at { $cell } held as { $way }
quadrata-board-pieces = In the square of { $name }: { $pieces }.
quadrata-board-rows = The square of { $name }, row by row:
quadrata-board-row = { $row }: { $cells }
quadrata-board-reserve = In the reserve of { $name }: { $shapes }.
quadrata-board-hand = In the hand: a { $number }.
quadrata-board-way = Way { $way }: { $rows }

## Texts that are no move

quadrata-unreadable = "{ $text }" is no move. Pick up with "take 4", "take 4 reserve", "lift c" or "rob 2"; lay with "lay b3 a", "reserve" or "back".
quadrata-no-such-piece = Shapes in a square are called a to z, then aa to zz. None is called { $piece }.

## Why something is not possible

quadrata-why-lay-first = You hold a { $number }: lay it down first, or take that back.
quadrata-why-pick-first = Pick up a shape first.
quadrata-why-number = That is a { $number }, and you threw { $die }.
quadrata-why-no-joker = That is a { $number }, and you threw 6. No number has run out in the stock yet, so the six is no joker.
quadrata-why-stock-empty = The stock has no { $number } any more.
quadrata-why-reserve-empty = Your reserve has no { $number }.
quadrata-why-no-piece = There is no shape { $piece } in your square.
quadrata-why-stated = Shape { $piece } is a { $number }, not a { $stated }.
quadrata-why-no-player = There is no player { $number }: you are { $most }.
quadrata-why-rob-yourself = You can't rob yourself.
quadrata-why-rob-stock = The stock still has a { $number }.
quadrata-why-rob-own-reserve = Your own reserve has a { $number }.
quadrata-why-rob-reserve-empty = The reserve of { $name } has no { $number }.
quadrata-why-rob-reserve-first = The reserve of { $name } has a { $number }: reserves come first.
quadrata-why-rob-no-piece = There is no shape { $piece } in the square of { $name }.
quadrata-why-rob-number = That is a { $number }, and you threw { $die }.
quadrata-why-rob-joker = That is a { $number }, and with a joker you may steal sixes only.
quadrata-why-no-way = There { $count ->
    [one] is only one way
   *[other] are only { $count } ways
} to hold a { $number }.
quadrata-why-outside = At { $cell } it would not lie wholly inside the square.
quadrata-why-covered = At { $cell } it would lie over shape { $piece }.
quadrata-why-same-place = That is exactly how it lay: lay it differently.
quadrata-why-was-reserve = It comes from your reserve, so it goes to your square or to the stock.
quadrata-why-fits = The { $number } still fits in your square, for example at { $cell }.
quadrata-why-not-back = It comes from the stock, so it does not go back there.
quadrata-why-keep-robbed = What you steal is yours: it does not go to the stock.

## The board on a screen

quadrata-choice-from-stock-screen = take { $number ->
    [1] an orange
    [2] a yellow
    [3] a green
    [4] a brown
    [5] a red
   *[other] a teal
} shape from the stock
quadrata-choice-from-reserve-screen = take the { $number ->
    [1] orange
    [2] yellow
    [3] green
    [4] brown
    [5] red
   *[other] teal
} shape from your reserve
quadrata-choice-from-square-screen = pick up the { $number ->
    [1] orange
    [2] yellow
    [3] green
    [4] brown
    [5] red
   *[other] teal
} shape { $where ->
    [top-left] at the top left
    [top] at the top
    [top-right] at the top right
    [left] on the left
    [right] on the right
    [bottom-left] at the bottom left
    [bottom] at the bottom
    [bottom-right] at the bottom right
   *[middle] in the middle
} of your square
quadrata-choice-rob-reserve-screen = take the { $number ->
    [1] orange
    [2] yellow
    [3] green
    [4] brown
    [5] red
   *[other] teal
} shape from the reserve of { $other }
quadrata-choice-rob-square-screen = steal the { $number ->
    [1] orange
    [2] yellow
    [3] green
    [4] brown
    [5] red
   *[other] teal
} shape { $where ->
    [top-left] at the top left
    [top] at the top
    [top-right] at the top right
    [left] on the left
    [right] on the right
    [bottom-left] at the bottom left
    [bottom] at the bottom
    [bottom-right] at the bottom right
   *[middle] in the middle
} from the square of { $other }
quadrata-choice-lay-screen = lay the { $number ->
    [1] orange
    [2] yellow
    [3] green
    [4] brown
    [5] red
   *[other] teal
} shape { $where ->
    [top-left] at the top left
    [top] at the top
    [top-right] at the top right
    [left] on the left
    [right] on the right
    [bottom-left] at the bottom left
    [bottom] at the bottom
    [bottom-right] at the bottom right
   *[middle] in the middle
}{ $lies ->
    [flat] , lying flat
    [upright] , standing up
   *[even] { "" }
}
quadrata-choice-to-reserve-screen = lay the { $number ->
    [1] orange
    [2] yellow
    [3] green
    [4] brown
    [5] red
   *[other] teal
} shape in your reserve
quadrata-choice-to-stock-screen = lay the { $number ->
    [1] orange
    [2] yellow
    [3] green
    [4] brown
    [5] red
   *[other] teal
} shape back in the stock
quadrata-prompt-pick-screen = You threw { $number }: take { $number ->
    [1] an orange
    [2] a yellow
    [3] a green
    [4] a brown
    [5] a red
   *[other] a teal
} shape.
quadrata-prompt-joker-screen = A six is a joker now: take any shape.
quadrata-prompt-lay-screen = { $fits ->
    [yes] Lay the { $number ->
        [1] orange
        [2] yellow
        [3] green
        [4] brown
        [5] red
       *[other] teal
    } shape in your square.
   *[no] { $source ->
        [reserve] It fits nowhere. Lay it back in the stock.
       *[other] It fits nowhere. Lay it in your reserve.
    }
}
quadrata-why-outside-screen = There it would not lie wholly inside the square.
quadrata-why-covered-screen = There it would lie over another shape.
quadrata-why-fits-screen = The { $number } still fits in your square: lay it there.
quadrata-log-lay-screen = { $name } lays the { $number }.
quadrata-log-move-screen = { $name } moves the { $number }.

quadrata-option-set-own = shapes of your own

quadrata-stock = The stock
quadrata-stock-pile = Shape { $number } ×{ $count } in the stock
quadrata-stock-free = Shape { $number } ×{ $count } in the stock: pick one up
quadrata-reserve = reserve
quadrata-reserve-of = The reserve of { $name }
quadrata-reserve-pile = Shape { $number } ×{ $count } in reserve
quadrata-reserve-free = Shape { $number } ×{ $count } in reserve: pick one up
quadrata-square-of = The square of { $name }: { $covered } of { $area } covered
quadrata-piece = { $number ->
    [1] Orange
    [2] Yellow
    [3] Green
    [4] Brown
    [5] Red
   *[other] Teal
} shape { $number } { $place }
quadrata-piece-free = { quadrata-piece }: pick it up
quadrata-lies = { $where ->
    [top-left] at the top left
    [top] at the top
    [top-right] at the top right
    [left] on the left
    [right] on the right
    [bottom-left] at the bottom left
    [bottom] at the bottom
    [bottom-right] at the bottom right
   *[middle] in the middle
}, column { $column }, row { $row }
quadrata-board-of = The board of { $name }
quadrata-to-reserve = Lay it in your reserve
quadrata-to-stock = Lay it back in the stock
quadrata-lay-here = Lay it here
quadrata-hand = In your hand
quadrata-held = Shape { $number } in your hand: tap to turn it
quadrata-rob-reserve = Take it
quadrata-rob-square = Steal it
quadrata-turn = Turn
quadrata-flip = Flip
quadrata-aim-fits = { $place }: it fits.
quadrata-aim-not = { $place }: it does not fit.
quadrata-joker = 6 = joker
quadrata-round = round { $round }/{ $rounds }

quadrata-how-pick = Or one that lies on a board: tap it.
quadrata-how-rob = Only { $other } has one left.
quadrata-how-lay = Rather somewhere else? Tap there, or drag.
quadrata-how-turn = Like this it fits nowhere: turn or flip it.
quadrata-how-not-here = It does not fit there. Tap where it glows.
quadrata-how-round = A new round: all shapes are back in stock.
quadrata-how-robbed = { $other } has stolen a { $number } from your square.

quadrata-scores = Score sheet
quadrata-score-laid = laid
quadrata-score-reserve = reserve
quadrata-score-full = full
quadrata-score-round = round { $round }
quadrata-score-total = total
quadrata-ended-full = { $name } has filled the square.
quadrata-ended-limit = The round is over: everybody has had { $turns } turns.
quadrata-won = { $count ->
    [one] { $seats } wins.
   *[other] { $seats } win together.
}

## Sets of shapes

quadrata-set-none = There is no set "{ $text }". There are: { $sets }. For a set of your own, give its file.
quadrata-set-bad = Line { $line } of the set: { $problem }
quadrata-set-too-long = this is longer than { $longest } characters.
quadrata-set-twice = "{ $word }" stands here for the second time.
quadrata-set-missing = "{ $word }" is missing.
quadrata-set-empty = something should follow here.
quadrata-set-name = "{ $name }" can't be a name. A name has letters and digits, and at most 30 signs.
quadrata-set-language = "{ $language }" is no language of a set, or stands there twice. A set has names in { $languages }.
quadrata-set-unknown = "{ $word }" says nothing here. A drawing is made of # and . and ◤ ◥ ◣ ◢ (or 7 9 1 3).
quadrata-set-too-large = a drawing has at most { $most } columns and { $most } rows.
quadrata-set-no-drawing = a drawing should follow { $word ->
    [shape] this shape
   *[other] "{ $word }"
}.
quadrata-set-loose = the parts of this drawing do not hang together by their sides.
quadrata-set-hole = this drawing has a hole.
quadrata-set-outside = the small board must lie inside the large one.
quadrata-set-shape = "{ $text }" should be a number from 1 to 6 and how many there are: shape 3 count 9.
quadrata-set-none-of = there must be at least one of shape { $number }.
quadrata-set-aside = three players can't put aside so many of shape { $number }: there are { $count }, and one must stay.
quadrata-set-same = shape { $number } is the same as shape { $other }.
quadrata-set-many = there are { $count } shapes, and a set has at most { $most }.
quadrata-set-area = the { $board ->
    [large] large
   *[small] small
} board has an area of { $area }, but all shapes for { $seats } players together only { $there }.
quadrata-set-uncovered = no shape can cover the whole of cell { $cell } of the { $board ->
    [large] large
   *[small] small
} board.
quadrata-set-unfillable = the shapes for { $seats } players can't fill the { $board ->
    [large] large
   *[small] small
} board, however they are laid.
quadrata-set-shapes = { $name }: { $count } shapes with an area of { $area } together; one of each kind has { $areas }.
quadrata-set-fillable = For { $seats } players the { $board ->
    [large] large
   *[small] small
} board has an area of { $area }. It can be filled, for example with { $count ->
    [one] one shape
   *[other] { $count } shapes
}.
quadrata-set-undecided = For { $seats } players the { $board ->
    [large] large
   *[small] small
} board has an area of { $area }. Whether it can be filled was not found out in a short time.
quadrata-set-good = It can be played with.

## Commands

quadrata-command-shapes = Check or draw a set of shapes for Quadrata.
quadrata-command-check = Check a set of shapes: areas, and whether the boards can be filled.
quadrata-command-draw = Draw a set of shapes as a picture (SVG).
quadrata-command-file = A file with a set of shapes, or the name of a set.
quadrata-command-to = The picture to write.

## How it ended

quadrata-end-full = { $name } filled the square { $rounds ->
    [one] and ended the round.
   *[other] and ended the last of { $rounds } rounds.
}
quadrata-end-limit = Everybody has had { $turns } turns in the { $rounds ->
    [one] round: that is the limit.
   *[other] last of { $rounds } rounds: that is the limit.
}
quadrata-end-round = Round { $round }
quadrata-end-laid = Round { $round }: { $count ->
    [one] one shape laid
   *[other] { $count } shapes laid
}
quadrata-end-reserve = { $count ->
    [one] One shape left in the reserve
   *[other] { $count } shapes left in the reserve
}
quadrata-end-filled = Square filled

## The rules in short

quadrata-step-1 = Throw the die. It says which shape you take.
quadrata-step-2 = Turn it or flip it, and lay it in your square. If it fits nowhere, it goes to your reserve.
quadrata-step-3 = Are there none left in the stock? Then you may take one from a neighbour. And the six becomes a joker.
quadrata-finish = A round ends at once when somebody's square is full. You play as many rounds as you agreed.
quadrata-count = Each shape in your square is a point, so many small ones are good. Each in your reserve takes one away. Whoever filled the square gets five more.
