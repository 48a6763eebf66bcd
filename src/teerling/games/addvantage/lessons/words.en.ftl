## The first game

addvantage-lesson-first-title = Your first game
addvantage-lesson-first-about = Throw, place, and win tiles.
addvantage-lesson-first-throw = At the end of every row and every column lies a tile. You make its number with dice. It is your turn: throw two.
addvantage-lesson-first-eleven = Three dice that make exactly the number of a tile win it. In the top row the 3 fits: 4, 4 and 3 make 11.
addvantage-lesson-first-not-eleven = Then no line is right yet. The 3 fits top right, the 5 bottom left.
addvantage-lesson-first-other = That tile is yours. With your other die it works once more: in a row or in a column.
addvantage-lesson-first-not-other = Then no line is right yet. The row at the top and the column on the left both have to be 11.
addvantage-lesson-first-pip = Pip placed two dice as well. His middle row makes 10 and his tile is 11: not quite. Your turn again.
addvantage-lesson-first-search = A 2 and a 4. Work out what each line still needs. Where do they win you a tile?
addvantage-lesson-first-not-found = Nearly. The column on the right needs 4 more, the bottom row 2.
addvantage-lesson-first-again = Well calculated. Now the other one.
addvantage-lesson-first-last = Pip's board is full. When yours is full too, the game is over. For one square you may throw one die or two: throw two.
addvantage-lesson-first-not-one = One is allowed. But of two you can choose: throw two.
addvantage-lesson-first-choose = Choose one for your last square: which wins the row and the column? The other goes back, and that costs no coin.
addvantage-lesson-first-not-the-one = With the 1 nothing is right. With the 6 you make 12 twice.
addvantage-lesson-first-done = Your tiles make 66, Pip's make 30. The highest sum wins: you do.

## The tiles

addvantage-lesson-tiles-title = Laying tiles
addvantage-lesson-tiles-about = How a game begins.
addvantage-lesson-tiles-arrange = You and Pip drew six tiles each, for the rows and the columns. They lie well so, but swap as you like. Pip sees them when you are both ready.
addvantage-lesson-tiles-bonus = All tiles are laid. Two bonus tiles lie open on the table too; the rest are out of the game. The first player starts, and that is you: throw.
addvantage-lesson-tiles-place = Your board has three rows of three squares. Place your dice one by one, each on any empty square. There they stay.
addvantage-lesson-tiles-keep-coins = Giving one up costs a coin. Keep your coins for now, and place the die.
addvantage-lesson-tiles-both = Every die counts for its row and for its column. Now place the other one.
addvantage-lesson-tiles-round = Pip threw a 4 twice. The turn goes round, so now you throw again. You have two coins: two dice.
addvantage-lesson-tiles-which = There are 26 tiles: six each of 10 and 11, four of 9 and 12, two of 8 and 13, and one 7 and one 14. Place what fits well.
addvantage-lesson-tiles-thought = And the last one. Look at the tiles on both sides: a high number needs high dice.
addvantage-lesson-tiles-done = This is how every game begins, and it goes on until the boards are full.

## The coins

addvantage-lesson-coins-title = Coins
addvantage-lesson-coins-about = Throw more, give up, and buy.
addvantage-lesson-coins-three = One coin is one die, two coins are two. With more you choose how many, from two on. You have three coins: throw three.
addvantage-lesson-coins-not-two = Two are allowed. But three coins let you throw three: try that.
addvantage-lesson-coins-rows = With the 4 you win the top row, with the 5 the middle one. Place one of the two.
addvantage-lesson-coins-first-rows = First place the 4 in the top row and the 5 in the middle one: they win you 11 and 12.
addvantage-lesson-coins-other = Won: you take the tile at once, and it stays yours, whatever happens to the row later. Now the other one.
addvantage-lesson-coins-give = The 3 fits nowhere. Once in a turn you may give up a die for a coin, even your last. That coin leaves the game. Give up the 3.
addvantage-lesson-coins-not-there = The 3 would be in the way there. Choose the 3 and trade it for a coin.
addvantage-lesson-coins-buy = Pip bought your 5: his coin is yours. This turn you can't buy it back, but another 5 you can. Buy the one top left for your bottom row: a whole turn.
addvantage-lesson-coins-that-five = Buy the 5 at Pip's top left, and place it in the middle of your bottom row: 2, 5 and 1 make 8.
addvantage-lesson-coins-poor = Pip gave up his die, and that cost his last coin. Without a coin his turns pass, until somebody buys from him. You can't pass yourself: throw two.
addvantage-lesson-coins-not-one = That is allowed. But throw two now, so that you can choose.
addvantage-lesson-coins-end = The column on the right was wrong, and may be made again: it needs 6. Then your board is full and the game over, for Pip can do nothing without a coin.
addvantage-lesson-coins-not-the-one = Then the column on the right makes 6. You need 11: take the 6.
addvantage-lesson-coins-done = Nobody can do anything any more, and you have most points. Now you know what coins are for.

## The bonus line

addvantage-lesson-bonus-title = The bonus line
addvantage-lesson-bonus-about = Win an extra tile across your board.
addvantage-lesson-bonus-line = From top left to bottom right runs the bonus line. There are a 3 and a 5 on it. You have one coin: throw one die.
addvantage-lesson-bonus-twelve = On the table lie the bonus tiles 10 and 12. If your bonus line makes such a number, that tile is yours. Put the 4 in the middle.
addvantage-lesson-bonus-not-twelve = You win nothing there. In the very middle the bonus line is 3, 4 and 5: that makes 12.
addvantage-lesson-bonus-gone = Pip bought your 4. His bonus line makes 12 too now, but you have that tile. Make yours again: you take one each time. Throw.
addvantage-lesson-bonus-ten = The bonus tile 10 is still there, and your bonus line has an empty square again. Where do you put the 2?
addvantage-lesson-bonus-not-ten = You win nothing that way. The 2 fits in the very middle, the 1 top right.
addvantage-lesson-bonus-count = In the end you add up all your tiles, bonus tiles too. The highest sum wins; the same sum shares the win. Win one more tile.
addvantage-lesson-bonus-done = A row, a column, and sometimes the bonus line: one die can count three times.

## Other agreements

addvantage-lesson-agreed-title = Other agreements
addvantage-lesson-agreed-about = Taking off, two bonus lines, and a quicker end.
addvantage-lesson-agreed-off = You may agree that a turn can begin with taking off a die. That costs a coin; with the rest you play on. Take off the 1, bottom left.
addvantage-lesson-agreed-not-off = That is allowed. But now take off the 1, bottom left: it does not fit.
addvantage-lesson-agreed-room = You never give up more than one in a turn. Also agreed: nobody throws more dice than they have empty squares. Throw two.
addvantage-lesson-agreed-diagonal = Here both diagonals are bonus lines: put the 6 bottom left. Then your board is full first, and here that is the end.
addvantage-lesson-agreed-not-there = No line is right that way. The 6 belongs bottom left, the 5 middle right.
addvantage-lesson-agreed-done = The other die went to the last square by itself. You won all your tiles, and the bonus tile 13.
