## The first game

dicetrip-lesson-first-title = Your first trip
dicetrip-lesson-first-about = Make numbers, and let a route rise.
dicetrip-lesson-first-throw = You write numbers in the cities. Where they rise along the roads they make a route: the longer, the better. Throw the dice.
dicetrip-lesson-first-small = Two dice make a number: first the tens, then the ones. Begin with the 1 and write that small number in Kortrijk.
dicetrip-lesson-first-smaller = Take the 1 as the first digit and write the number in Kortrijk. From a small number your route can rise a long way.
dicetrip-lesson-first-next = You make two numbers in every round. Write your second in a city with a road to Kortrijk: then your route rises.
dicetrip-lesson-first-beside = That does not make your route longer. Choose a city with a road to Kortrijk.
dicetrip-lesson-first-ready = Pip has the same map and the same throw, and writes at the same time. You see his card when you are both done. Say that you are done.
dicetrip-lesson-first-rise = Now you see Pip's card too. Each round the next player throws: this is his throw. Make your route longer with a number that rises just a little.
dicetrip-lesson-first-a-little = Choose a number below 50 that makes your route longer. Then there is room to rise after it.
dicetrip-lesson-first-longer = With the two other dice, make your route one more city longer. Then say that you are done.
dicetrip-lesson-first-not-longer = That does not make your route longer. Look for a higher number, for a city at the end of your route.
dicetrip-lesson-first-round = Each round you fill two cities, and in the last round one. One city is left, so this is the last round. You throw.
dicetrip-lesson-first-last = For the last city you choose any two dice. Write a high number and say that you are done: then the game is over.
dicetrip-lesson-first-highest = Your route can be longer still: two 6s make 66. There is nothing higher.
dicetrip-lesson-first-done = Your route runs through all five cities. Pip's is shorter: you win.

## Bonus cities

dicetrip-lesson-bonus-title = Bonus cities
dicetrip-lesson-bonus-about = Equal digits and coloured rings.
dicetrip-lesson-bonus-throw = Every city of your longest route is a point. Bonus cities give you more. Throw.
dicetrip-lesson-bonus-equal = Two 3s: that is 33. A number with two equal digits makes any city a bonus city. Write it where you like.
dicetrip-lesson-bonus-not-equal = Make 33 with red and yellow: both show a 3.
dicetrip-lesson-bonus-ring = Green and blue are left. Write their number in a city with a green or a blue ring: that becomes a bonus city too.
dicetrip-lesson-bonus-no-ring = That city becomes no bonus city. Look for one with a green or a blue ring.
dicetrip-lesson-bonus-marked = A bonus city is marked by itself, and counts once, even if both its ring and its digits are right. Say that you are done.
dicetrip-lesson-bonus-search = Pip threw this. One of your two dice in the colour of the ring is enough. Find a bonus city yourself.
dicetrip-lesson-bonus-no-bonus = That makes no bonus city. Choose a city with a ring in the colour of one of your dice.
dicetrip-lesson-bonus-count = A point for each bonus city, one for each city of your longest route, one off for each crossed out. Make one more bonus city, and say you are done.
dicetrip-lesson-bonus-done = Four bonus cities are four points. Look at the colours in every throw.

## Crossing out

dicetrip-lesson-crossing-title = Crossing out
dicetrip-lesson-crossing-about = When a number is not possible any more.
dicetrip-lesson-crossing-throw = 13, 24, 35 and 44 stand on your card already. It is your turn again: throw.
dicetrip-lesson-crossing-cross = You have 24 and 44, and each number may stand there only once. Only 42 is left. So cross out a city too: that costs a point.
dicetrip-lesson-crossing-cross-first = 42 is possible, but after it you can make no other number. First choose a city to cross out.
dicetrip-lesson-crossing-any = Nothing is ever written in that city. Crossing out uses no dice, so you still have all four. Now write 42.
dicetrip-lesson-crossing-write-now = Better write a number: that costs no point.
dicetrip-lesson-crossing-back = A number you did not write now may come later. Until you are done, a usual game lets you take back what you did in the round. Say that you are done.
dicetrip-lesson-crossing-last = If nothing is possible, the last city is crossed out by itself. Write a number here and say that you are done. Most points win.
dicetrip-lesson-crossing-done = You have won, even with a city less. If two have the same points, they share the win.

## Throwing again

dicetrip-lesson-again-title = Throwing again
dicetrip-lesson-again-about = You need not keep a bad throw.
dicetrip-lesson-again-throw = Your route goes from Kortrijk by Aalst to Mechelen. Now you throw.
dicetrip-lesson-again-again = Four 1s. Whoever begins to write keeps the throw. But once in a game you may throw again first, with one to four dice. Choose all four.
dicetrip-lesson-again-all-four = Four 1s won't take you far. Choose Again, tap all four dice, and throw.
dicetrip-lesson-again-better = That is better. The new throw counts for everybody, so for Pip too. Write a number that makes your route longer.
dicetrip-lesson-again-longer = That does not make your route longer. Write a number above 35 in a city with a road to Mechelen.
dicetrip-lesson-again-second = Write your other number too, wherever you like. Then say that you are done.
dicetrip-lesson-again-write-now = That is allowed. But now write a number.
dicetrip-lesson-again-pip = Whoever throws decides first: throw again, keep, or write. The others wait for that. Pip threw two dice again. Write a number.
dicetrip-lesson-again-both = Now the second, and say that you are done.
dicetrip-lesson-again-done = Keep it for a throw that is no use to you: it is allowed only once.

## Using a die twice

dicetrip-lesson-twice-title = Using a die twice
dicetrip-lesson-twice-about = One die in both your numbers.
dicetrip-lesson-twice-blue = Pip threw. Two cities with a blue ring are empty. Make a number of blue with yellow or green, and write it in one of the two.
dicetrip-lesson-twice-with-blue = Take blue with yellow or green, and choose a city with a blue ring.
dicetrip-lesson-twice-twice = Once in a game you may use a die twice, even after your first number. Choose blue and leave red out: it is a 4 too, and 44 is not allowed then.
dicetrip-lesson-twice-not-twice = Choose Twice, tap blue, and leave red out.
dicetrip-lesson-twice-colour = Blue counts with its colour in both your numbers. Make one more, and write it in the other city with a blue ring.
dicetrip-lesson-twice-ringed = That makes no bonus city. There is another city with a blue ring.
dicetrip-lesson-twice-seen = This counts for you only, but Pip sees it at once. When you are done it is used up; until then a usual game lets you take it back. Say you are done.
dicetrip-lesson-twice-round = The last round. Using a die twice is not possible now, throwing again is. To do both in one round, throw again first. Now throw.
dicetrip-lesson-twice-last = Write a number in the last city, and say that you are done.
dicetrip-lesson-twice-write-now = That is allowed. But now write a number.
dicetrip-lesson-twice-done = Two bonus cities with one die: that is when using it twice is worth most.
