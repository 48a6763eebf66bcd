## The first round

quadrata-lesson-first-title = Your first round
quadrata-lesson-first-about = Throw, lay, and fill your square.
quadrata-lesson-first-throw = Fill your square before Pip fills his. There are six kinds of shapes, and the die says which one you take. Throw.
quadrata-lesson-first-four = You threw 4, so you hold a brown 4 from the stock. Lay it in a corner of your square, for example where it lights up.
quadrata-lesson-first-not-gaps = It fits there too, but then narrow gaps are left on both sides. Lay it in a corner.
quadrata-lesson-first-again = Pip had his turn too, and laid a 4 like you. One throw, one shape, and then it is the other's turn. Throw.
quadrata-lesson-first-reserve = You threw 6. It fits nowhere in your square, so it lies in your reserve. There it costs a point. Throw.
quadrata-lesson-first-two = You may turn a shape, and turn it over. Upright, the yellow 2 fits exactly at the top right. Lay it there.
quadrata-lesson-first-not-there = It fits there too, but then no 4 fits any more. Lay it upright at the top right.
quadrata-lesson-first-nearly = Four cells are left, just right for a 4. Pip needs only a 1. Throw.
quadrata-lesson-first-take = A 4. Take one from the stock: then your square is full, and that ends the round at once.
quadrata-lesson-first-not-own = Your own 4 already lies well. Take one from the stock.
quadrata-lesson-first-done = Your square is full, and you have the most points: you have won. Now you know how Quadrata goes.

## Reserve and moving

quadrata-lesson-own-title = Reserve and moving
quadrata-lesson-own-about = What you may do with shapes you already have.
quadrata-lesson-own-throw = Each of you has a square and a reserve; the rest is the stock. With three or four players the square is smaller. Throw.
quadrata-lesson-own-back = The red 5 in your reserve costs a point, and it fits nowhere. Pick it up: then it goes back in the stock.
quadrata-lesson-own-not-another = You may, but then you would have two of them in your reserve. Pick up the one that lies there.
quadrata-lesson-own-next = That costs you no point any more. Pip laid a 2. Your turn: throw.
quadrata-lesson-own-from-reserve = There is a 3 in your reserve, and now there is room for it. What lies in your reserve may go to your square. Pick it up.
quadrata-lesson-own-not-new = You may take a new 3. But then the one in your reserve still costs a point. Pick that one up.
quadrata-lesson-own-lay = That is a move: you pick up one shape, and you lay it down. Lay the 3 in the gap at the top right.
quadrata-lesson-own-not-back = It may go back in the stock. But in your square it is a point more. Lay it there.
quadrata-lesson-own-gaps = Pip put a 6 back in the stock. You have two gaps left, of one cell each, on either side of a 2. Throw.
quadrata-lesson-own-lift = You have to move, but a 2 from the stock fits nowhere. You can pick up one of your own: the 2 between the gaps.
quadrata-lesson-own-not-lift = You may, but it won't help you. Pick up the yellow 2 at the bottom, between the gaps.
quadrata-lesson-own-aside = Lay it one cell to the left or to the right. It may also go to your reserve or back in the stock, but that costs you points.
quadrata-lesson-own-not-away = You may, but it costs you points. Lay it in the bottom row again, one cell to a side.
quadrata-lesson-own-room = Now the two gaps are one, and a 2 fits in it. Throw.
quadrata-lesson-own-fill = A 2. Take it from the stock, and your square is full.
quadrata-lesson-own-not-own = Yours lie well now. Take a 2 from the stock.
quadrata-lesson-own-done = Full. You made room by moving a shape, and nothing in your reserve costs you a point. Well done.

## Stealing

quadrata-lesson-steal-title = Stealing
quadrata-lesson-steal-about = When a shape is no longer in the stock.
quadrata-lesson-steal-throw = You have room for two more brown 4s, but the stock has none left. See what you can do then. Throw.
quadrata-lesson-steal-reserve = There is no 4 in the stock, and none in your reserve. Only then you may steal one from another's reserve. Take Pip's 4.
quadrata-lesson-steal-not-own = You may move your own 4, but it lies well. Take one of Pip's.
quadrata-lesson-steal-lay = What you steal goes to your square, and to your reserve only if it fits nowhere. Lay it in a corner.
quadrata-lesson-steal-not-gaps = It fits there too, but then narrow gaps are left on both sides. Lay it in a corner.
quadrata-lesson-steal-one-more = Pip laid a 2. Your square has room for one more 4. Throw.
quadrata-lesson-steal-square = Now no reserve has a 4 either. Only then you may steal one from another's square, even though you have 4s yourself. Take one.
quadrata-lesson-steal-done = Your square is full, with two shapes that were Pip's. Others may steal from you in the same way.

## The joker

quadrata-lesson-joker-title = The six as a joker
quadrata-lesson-joker-about = A throw with which you take what you like.
quadrata-lesson-joker-throw = There is only one yellow 2 left in the stock. When it is gone, something changes. Throw.
quadrata-lesson-joker-two = The last yellow 2 is yours. Lay it so that a green 3 still fits after it.
quadrata-lesson-joker-not-there = Then no 3 fits any more. Try another place, or turn the 2.
quadrata-lesson-joker-joker = The 2s have run out. From now until the round ends, a six is a joker. Pip threw one already, and took a 1 with it. Throw.
quadrata-lesson-joker-any = A joker: take a shape of any number. Only for stealing it stays a six. Which shape makes your square full?
quadrata-lesson-joker-not-full = You may, but it does not make your square full. Which shape fits the gap exactly?
quadrata-lesson-joker-done = The green 3 fits exactly, and your square is full. A six came just in time.

## Points and rounds

quadrata-lesson-points-title = Points and rounds
quadrata-lesson-points-about = How a round is counted, and how the next begins.
quadrata-lesson-points-throw = This game has three rounds, and the second is nearly over. Pip won the first. Throw.
quadrata-lesson-points-shapes = Every shape in your square is one point, large or small. You have three. Take a 4 from the stock: it is the fourth.
quadrata-lesson-points-not-own = Moving your own 4 brings no new point. Take one from the stock.
quadrata-lesson-points-reserve = The 6 in your reserve is one point less: 4 less 1 is 3. Pip has two shapes there: 4 less 2. Throw.
quadrata-lesson-points-next = Full: five points more. 5 shapes, less 1, and 5 more: 9 points. The last round was begun by Pip, so the next is yours. Throw.
quadrata-lesson-points-fresh = This is the third and last round, as agreed. The squares and reserves are empty, and all shapes are in the stock. Lay your 3.
quadrata-lesson-points-done = You now have 13 points, and Pip 11. After the last round, the most points in all win. Who have equally many win together.
