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
