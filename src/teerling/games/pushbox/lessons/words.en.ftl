## The first game

pushbox-lesson-first-title = Your first game
pushbox-lesson-first-about = Throw, calculate, push, and win.
pushbox-lesson-first-throw = The numbers that stand out on your side are yours. Push all of them away and you win. Throw the dice.
pushbox-lesson-first-eleven = 5 and 6 make 11. Push the 11, or push blocks that make 11 together: 8 and 3.
pushbox-lesson-first-again = What you push goes to Pip, on the other side. You could play your throw, so you throw again.
pushbox-lesson-first-seven = Three blocks in one turn is the most, so it was Pip's turn. He threw a seven, and a seven ends a turn. Now you.
pushbox-lesson-first-nine = Make 9: with the 9, or with 5 and 4.
pushbox-lesson-first-last = Nearly there. Throw another 9 and you have won. If only one push is possible, it is done for you.
pushbox-lesson-first-done = Nothing stands out on your side any more: you have won. Now you know how Push Box goes.

## Doubles, and one die

pushbox-lesson-race-title = Doubles, and one die
pushbox-lesson-race-about = A race, side by side, with special throws.
pushbox-lesson-race-throw = You sit side by side. Each of you began with ten blocks, and nothing comes back. First to lose them all wins. Throw.
pushbox-lesson-race-single = You can't make 10. But one die is 4, and you have a 4. Then you may push that one. After it, your turn is over.
pushbox-lesson-race-not-stop = You may stop. But without the 4 you are closer to winning. Push it away.
pushbox-lesson-race-nothing = Pip threw 4. He can't make that with 5 and 12, so his turn is over. Your turn: throw.
pushbox-lesson-race-double = Two fives: a double. Now you may push any two blocks, without a sum. Which two do you choose?
pushbox-lesson-race-last = One block left. A double helps again: who has only one block pushes just that one. Throw.
pushbox-lesson-race-done = Two threes, so your last block went as well. A double always helps. You have won.

## All the signs

pushbox-lesson-signs-title = Plus, minus, times and divide
pushbox-lesson-signs-about = From the very beginning, with all the signs.
pushbox-lesson-signs-blocks = You face Pip, and share ten blocks: 2 to 12, without a 7. You start, so all of them stand out on your side. Throw.
pushbox-lesson-signs-seven = A seven ends your turn, at every level. Only in the very first turn of a game you may throw again. Choose that.
pushbox-lesson-signs-not-stop = You may stop. But there are ten blocks to push away, so throw again.
pushbox-lesson-signs-again = Go on, throw once more.
pushbox-lesson-signs-minus = From level 2 on you may also subtract. Make 3 with two blocks: 12 − 9, for example.
pushbox-lesson-signs-not-two = That is right too. But now push two blocks, such as 12 and 9.
pushbox-lesson-signs-one-more = Your two blocks stand out on Pip's side now. In this turn you may push one more. Throw.
pushbox-lesson-signs-double = A double, and you may push only one more. Choose any block you like.
pushbox-lesson-signs-after = That was the third block, so Pip threw. It was a seven, and his turn was over at once. Your turn: throw.
pushbox-lesson-signs-product = At level 3 you may multiply and divide too, and make 2 + 6 or 2 × 6. Push two or three blocks that make 8 or 12, each used once.
pushbox-lesson-signs-not-more = That is right too. But two or three blocks bring you further than one. Try that.
pushbox-lesson-signs-done = Well calculated. Now you can play at every level: with plus, with plus and minus, or with all the signs.

## Alone

pushbox-lesson-alone-title = Playing alone
pushbox-lesson-alone-about = How low can you get, all by yourself?
pushbox-lesson-alone-throw = Alone you have one side, and you began with all ten blocks. These four are left. Throw.
pushbox-lesson-alone-seven = Alone, a seven is a throw like any other. You can't make this one, so throw again. Any other throw you can't make ends the game.
pushbox-lesson-alone-not-six = One die is 6, so you may push the 6. But alone that ends the game. Better throw again.
pushbox-lesson-alone-again = Lucky that it was a seven. Throw once more.
pushbox-lesson-alone-eight = Make 8: with the 8, or with 6 and 2. Alone you may push up to three blocks in every throw.
pushbox-lesson-alone-last = What still stands out counts: 11 points together. The fewer the better, and zero is perfect. Throw.
pushbox-lesson-alone-done = 11, exactly what was left. Everything is gone: zero points, a perfect game.

## More players

pushbox-lesson-more-title = With three or four
pushbox-lesson-more-about = Who starts, and what stands across from whom.
pushbox-lesson-more-who = First everybody throws once; if it is a tie, again. The highest total starts, then it goes round clockwise. Throw.
pushbox-lesson-more-third = As with four players, the first two, Pip and Lotte, began with ten blocks. You sit across, with none. Pip has pushed three to you. Throw.
pushbox-lesson-more-five = Make 5: with the 5, or with 3 and 2.
pushbox-lesson-more-again = What you pushed stands out at Pip's side again. Throw once more.
pushbox-lesson-more-empty = You threw a seven. Your other side was still empty: there you don't throw, and you don't win. Then Lotte pushed a 10 to it. Throw.
pushbox-lesson-more-other-side = A seven here. But with three players you have two sides, so at once you play the other too. Empty one of them and you win. Throw.
pushbox-lesson-more-done = Lotte's 10 is gone, so one of your sides is empty. You have won.
