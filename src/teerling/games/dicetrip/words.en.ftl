dicetrip-title = Dice Trip
dicetrip-tagline = Make numbers of four coloured dice, and write a long rising route across the map.
dicetrip-minutes = about 30 minutes
dicetrip-age = from 8 years
dicetrip-aim = Make a long route of numbers that rise.

## Options: the question, then each value

dicetrip-option-map = Which map?
dicetrip-option-map-belgium = Belgium
dicetrip-option-map-netherlands = the Netherlands
dicetrip-option-first = Who throws first?
dicetrip-option-first-seat = the first player at the table
dicetrip-option-first-random = chance decides

## Colours and dice

dicetrip-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
dicetrip-die = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $face }

## What to do now

dicetrip-prompt-lot = Chance decides who throws first.
dicetrip-prompt-keep = Keep the throw, throw dice again, or begin to write, which keeps it.
dicetrip-prompt-wait-keep = { $name } may still throw again.
dicetrip-prompt-again = Throw { $dice } again.
dicetrip-prompt-wait-again = { $name } throws { $dice } again.
dicetrip-prompt-first = Write your first number, or cross out a city.
dicetrip-prompt-second = Write your second number, or cross out a city.
dicetrip-prompt-double = { $written ->
    [0] Write your first number
   *[other] Write your second number
}, with { $twice } and without { $ignored }.
dicetrip-prompt-last = Only { $city } is left. Write a number of any two dice, or cross it out.
dicetrip-prompt-done = Say that you are done, or take something back.
dicetrip-prompt-wait-write = { $count ->
    [one] { $seats } is still writing.
   *[other] { $seats } are still writing.
}
dicetrip-prompt-over-alone = The trip is over. { $points ->
    [1] You have one point.
   *[other] You have { $points } points.
}

## What a seat may do

dicetrip-choice-write = { $number } in { $city } ({ $first ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}, { $second ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}){ $bonus ->
    [yes] , a bonus city
   *[no] { "" }
}
dicetrip-choice-cross = cross out { $city }
dicetrip-choice-double = use { $twice } twice, leave { $ignored } out
dicetrip-choice-reroll = throw { $dice } again
dicetrip-choice-keep = keep the throw
dicetrip-choice-done = done

## What happened

dicetrip-log-first = { $name } throws first.
dicetrip-log-throw = { $name } throws { $dice }.
dicetrip-log-fallen = It becomes { $dice }.
dicetrip-log-reroll = { $name } throws { $dice } again.
dicetrip-log-keep = { $name } keeps the throw.
dicetrip-log-double = { $name } uses { $twice } twice and leaves { $ignored } out.
dicetrip-log-write = { $name } writes { $number } in { $city }.
dicetrip-log-write-bonus = { $name } writes { $number } in { $city }, a bonus city.
dicetrip-log-cross = { $name } crosses out { $city }.
dicetrip-log-done = { $name } is done.
dicetrip-log-last-round = The last round: one city is left.
dicetrip-log-end = All cards are full.
dicetrip-log-points = { $name }: { $points ->
    [1] one point
   *[other] { $points } points
} ({ $bonus } for bonus cities, { $route } for the route, { $crossed ->
    [0] nothing crossed out
   *[other] minus { $crossed } for what is crossed out
}).

## The cards in sentences

dicetrip-board-round = Round { $round } of { $rounds }.
dicetrip-board-dice = The dice: { $dice }.
dicetrip-board-card = { $name } has { $points ->
    [1] one point
   *[other] { $points } points
}{ $powers ->
    [both] . Throwing again and using a die twice are both left.
    [reroll] . Throwing again is left.
    [double] . Using a die twice is left.
   *[none] .
}
dicetrip-board-written = On the card of { $name }: { $cities }.
dicetrip-board-city = { $city } { $number }
dicetrip-board-city-bonus = { $city } { $number } (bonus)
dicetrip-board-city-crossed = { $city } crossed out
dicetrip-board-route = The longest route of { $name }: { $cities }.
dicetrip-board-empty = Empty cities of { $name }: { $cities }.
dicetrip-board-numbered = { $number } { $city }
dicetrip-board-numbered-ring = { $number } { $city } ({ $colour })
dicetrip-board-done = Done: { $seats }.
dicetrip-board-road = Roads from { $city }: { $cities }.

## Texts that are no move

dicetrip-unreadable = I don't understand “{ $text }”. Write for instance ry 14, x 14, double r-b, reroll ry, keep or done, or take a number from the list.
dicetrip-die-twice = The die { $letter } can be named only once here. The dice are r, y, g and b.
dicetrip-no-such-city = There is no city { $number }: they are numbered from 1, and no map has more than { $most }.

## Why not

dicetrip-why-not-roller = Only { $name }, who threw, decides about the throw.
dicetrip-why-rerolled = You have thrown again already in this game.
dicetrip-why-kept = The throw has been kept.
dicetrip-why-not-yet = { $count ->
    [one] There is still a number to write, or a city to cross out.
   *[other] There are still two numbers to write, or cities to cross out.
}
dicetrip-why-all-written = You have written all that this round asks for. Say that you are done, or take something back.
dicetrip-why-no-city = There is no city { $number } on this map: it has { $most }.
dicetrip-why-double-last = In the last round no die is used twice.
dicetrip-why-doubled = You have used a die twice already in this game.
dicetrip-why-double-unfit = Your first number does not fit: it should have { $twice } in it, and not { $ignored }.
dicetrip-why-double-pips = Another die that you would use also shows { $face }, so { $twice } would make two equal digits.
dicetrip-why-ignored = You leave { $colour } out in this round.
dicetrip-why-needs-twice = You use { $colour } twice: it must be in this number.
dicetrip-why-die-used = You have used { $colour } already in this round.
dicetrip-why-taken = In { $city } you have written { $number }.
dicetrip-why-crossed = { $city } is crossed out.
dicetrip-why-number = { $number } already stands on your card.
dicetrip-why-name = City { $number } is { $city }, not { $stated }.
dicetrip-why-made = These dice make { $made }, not { $stated }.

## Map files

dicetrip-map-bad = Line { $line }: { $problem }
dicetrip-map-none = There is no map “{ $text }”, and no such file. There is: { $maps }.
dicetrip-map-too-long = this is too long: at most { $longest } characters.
dicetrip-map-unknown = a line begins with map, author, licence, city, roads, outline or #, not with “{ $word }”.
dicetrip-map-twice = there is a line “{ $word }” already.
dicetrip-map-missing = a line that begins with “{ $word }” is missing.
dicetrip-map-empty = something should stand here after the first word.
dicetrip-map-name = “{ $name }” is no name: use letters, with spaces, hyphens, dots or apostrophes between, at most 30 in all.
dicetrip-map-language = “{ $language }” should be a language, once each: { $languages }.
dicetrip-map-city = “{ $text }” is no city. A city looks like: city Gent (fr Gand, en Ghent) 3.72 51.05 yellow
dicetrip-map-place = { $name } lies on no place of the earth: longitude comes first, then latitude.
dicetrip-map-ring = “{ $ring }” is no ring. Possible: { $allowed }.
dicetrip-map-city-twice = there is a city { $name } already.
dicetrip-map-same-place = { $name } lies where { $other } lies.
dicetrip-map-count = { $count ->
    [0] there are no cities
    [one] there is one city
   *[other] there are { $count } cities
}, and a map has an odd number of them, from { $fewest } to { $most }: two for each round and one for the last.
dicetrip-map-roads = “{ $text }” names no roads. Roads look like: roads Gent: Antwerpen, Aalst
dicetrip-map-no-city = there is no city “{ $name }”.
dicetrip-map-road-nowhere = a road can't lead from { $name } to itself.
dicetrip-map-road-twice = the road from { $one } to { $other } stands in line { $first } already.
dicetrip-map-cross = the road from { $a } to { $b } crosses the one from { $c } to { $d }.
dicetrip-map-through = the road from { $one } to { $other } runs through { $name }.
dicetrip-map-unconnected = no road leads from { $start } to { $name }.
dicetrip-map-point = “{ $text }” is no point. A point is a longitude and a latitude: 3.72 51.05
dicetrip-map-outline = an outline has 3 to { $most } points, not { $count }.
dicetrip-map-warning-degree = { $name } has { $count ->
    [one] one road
   *[other] { $count } roads
}; two to six are best.
dicetrip-map-warning-rings = { $count ->
    [one] One city has
   *[other] { $count } cities have
} a { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} ring; three are best.
dicetrip-map-warning-same-ring = { $one } and { $other } are neighbours and have the same ring.
dicetrip-map-warning-outside = { $name } lies outside the outline.
dicetrip-map-warning-no-outline = There is no outline, so the map is drawn without one.
dicetrip-map-good = { $name }: { $cities } cities, { $roads } roads, { $rounds } rounds. It can be played on.

## Commands

dicetrip-command-map = Check or draw a map for Dice Trip.
dicetrip-command-check = Check a map file: can it be played on, and is it a good map?
dicetrip-command-draw = Draw a map as a picture (SVG).
dicetrip-command-file = A map file, or the name of a map.
dicetrip-command-to = The picture to write.

## The board on a screen

dicetrip-choice-double-screen = { $twice } twice, without { $ignored }
dicetrip-choice-write-screen = write { $number } in { $city }: first { $first ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}, then { $second ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}{ $bonus ->
    [yes] . That is a bonus city
   *[no] { "" }
}
dicetrip-prompt-keep-screen = Make a number of two dice.
dicetrip-prompt-first-screen = Make a number of two dice.
dicetrip-prompt-second-screen = Make another number of two dice.
dicetrip-prompt-double-screen = { $written ->
    [0] Make a number
   *[other] Make another number
} with { $twice }, without { $ignored }.
dicetrip-prompt-last-screen = Only { $city } is left: make a number.
dicetrip-prompt-done-screen = All is on the map. Are you done?
dicetrip-next-second = Now tap the second digit.
dicetrip-next-city = Tap the city where you write { $number }.
dicetrip-next-here = { $number } goes to { $city }.
dicetrip-next-barred = { $number } can't be written now: choose again.
dicetrip-next-first-dice = First tap two dice.
dicetrip-next-cross = Tap the city to cross out.
dicetrip-next-cross-here = { $city } will be crossed out.
dicetrip-next-reroll = Tap what you throw again.
dicetrip-next-double = Tap the die to use twice.
dicetrip-next-double-out = Now tap the die to leave out.
dicetrip-write = Write { $number }
dicetrip-cross = Cross it out
dicetrip-score = bonus { $bonus } + route { $route } − crossed { $crossed } = { $points }
dicetrip-card-of = The card of { $name }
dicetrip-open-card = Open the card of { $name }
dicetrip-points = { $points ->
    [1] one point
   *[other] { $points } points
}
dicetrip-round = Round { $round } of { $rounds }
dicetrip-is-done = done
dicetrip-is-writing = writing
dicetrip-city = { $city }{ $ring ->
    [red] , red ring
    [yellow] , yellow ring
    [green] , green ring
    [blue] , blue ring
   *[none] { "" }
}: { $state ->
    [crossed] crossed out.
    [bonus] { $number }, a bonus city.
    [number] { $number }.
   *[empty] empty.
}
dicetrip-city-cross = You can cross it out.
dicetrip-city-worth = { $number } can go here{ $bonus ->
    [yes] , a bonus city
   *[no] { "" }
}; longest route then: { $route }.
dicetrip-die-name = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
} { $face }{ $use ->
    [twice] , used twice
    [out] , left out
   *[once] { "" }
}
dicetrip-number-none = No number yet
dicetrip-number-swap = { $number }: swap the digits
dicetrip-zoom-in = Look closer
dicetrip-zoom-out = See the whole map
dicetrip-tool-cross = Cross out
dicetrip-tool-double = Twice
dicetrip-tool-reroll = Again
dicetrip-tool-list = Cities
dicetrip-tool-used = used already
dicetrip-how-dice = First tap the digit that stands in front.
dicetrip-how-swap = The other way round? Tap the number.
dicetrip-how-worth = { $bonus ->
    [yes] A bonus city: one more point. Route: { $route }.
   *[no] Your longest route is { $route } then.
}
dicetrip-how-nowhere = No number can be written. That costs one point.
dicetrip-how-cross = That costs one point.
dicetrip-how-reroll = Once in a game, and for everybody.
dicetrip-how-double = Once in a game, and only for you.
dicetrip-how-done = Take back what should be otherwise.
dicetrip-tally = { $bonus } for bonus cities, { $route } for the longest route, minus { $crossed } for what is crossed out: { $points } points.
dicetrip-tally-bonus = bonus
dicetrip-tally-route = route
dicetrip-tally-crossed = crossed
dicetrip-tally-points = points
dicetrip-option-map-own = a map of your own

## How it ended

dicetrip-end-full = All { $rounds } rounds are played, and all cards are full.
dicetrip-end-bonus = { $count ->
    [one] One bonus city
   *[other] { $count } bonus cities
}
dicetrip-end-route = { $count ->
    [one] The longest route: one city
   *[other] The longest route: { $count } cities
}
dicetrip-end-crossed = { $count ->
    [one] One city crossed out
   *[other] { $count } cities crossed out
}

## The rules in short

dicetrip-step-1 = One player throws the four dice. Everybody uses them.
dicetrip-step-2 = Make two numbers, each of two dice: one die gives the tens, the other the ones.
dicetrip-step-3 = Write each number in an empty city of your map. Along the roads the numbers should rise.
dicetrip-finish = When every city has a number or is crossed out, the trip is over.
dicetrip-count = Each city of your longest rising route is a point, and so is each bonus city: the same digit twice, or a die in the colour of the ring. A city you crossed out takes one away.
