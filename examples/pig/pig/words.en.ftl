pig-title = Pig
pig-tagline = Throw on, or hold what you have? A one takes it all.

## Options

pig-option-target = How many points win?
pig-option-target-50 = 50 points, a short race
pig-option-target-100 = 100 points, as most people play

## Prompts

pig-prompt = { $points ->
    [one] One point is at stake. Throw again, or hold?
   *[other] { $points } points are at stake. Throw again, or hold?
}

## What a seat may do

pig-choice-hold = hold: keep { $points }, which makes { $total }
pig-choice-hold-screen = Hold { $points }
pig-choice-again = throw again

## What happened

pig-log-one = { $points ->
    [0] A one: the die passes on.
    [one] A one: { $name } loses the point of this turn.
   *[other] A one: { $name } loses the { $points } points of this turn.
}
pig-log-hold = { $name } keeps { $points } and has { $total }.
pig-log-again = { $name } throws again.
pig-log-there = { $name } is there, with { $points } points.

## The race in sentences

pig-kept = { $name } has { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
} and needs { $missing } more.
pig-turn = At stake for { $name }: { $points }.

## Texts that are no move

pig-unreadable = I don't understand “{ $text }”. Type hold or again.
