pig-title = Pig
pig-tagline = Gooi je door, of houd je wat je hebt? Een 1 neemt alles.

## Options

pig-option-target = Hoeveel punten winnen?
pig-option-target-50 = 50 punten, een korte race
pig-option-target-100 = 100 punten, zoals de meesten spelen

## Prompts

pig-prompt = { $points ->
    [one] Er staat één punt op het spel. Nog een keer gooien, of houden?
   *[other] Er staan { $points } punten op het spel. Nog een keer gooien, of houden?
}

## What a seat may do

pig-choice-hold = houden: houd { $points }, dat maakt { $total }
pig-choice-hold-screen = Houd { $points }
pig-choice-again = nog een keer gooien

## What happened

pig-log-one = { $points ->
    [0] Een 1: de dobbelsteen gaat verder.
    [one] Een 1: { $name } verliest het punt van deze beurt.
   *[other] Een 1: { $name } verliest de { $points } punten van deze beurt.
}
pig-log-hold = { $name } houdt { $points } en heeft { $total }.
pig-log-again = { $name } gooit nog een keer.
pig-log-there = { $name } is er, met { $points } punten.

## The race in sentences

pig-kept = { $name } heeft { $points ->
    [0] niets
    [one] één punt
   *[other] { $points } punten
} en moet er nog { $missing }.
pig-turn = Op het spel voor { $name }: { $points }.

## Texts that are no move

pig-unreadable = Ik begrijp “{ $text }” niet. Typ houd of opnieuw.
