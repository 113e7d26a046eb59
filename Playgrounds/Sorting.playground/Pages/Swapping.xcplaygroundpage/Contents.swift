/*:
 # Swapping

 Twelve bars, none in its place. You see at once which is the highest. A computer does not: it can
 look at **two bars** and say which is higher, and it can **swap** the two. That is all. How does it
 put a whole row in order?

 First try it by hand: tap a bar on the right, then another one.
 */
import PlaygroundSupport
import UIKit

let row = Row(12)
PlaygroundPage.current.liveView = SortingController(row)

//: This is how they stand, from left to right.
row.heights

//: Is the first bar higher than the second? Places count from 0.
row.isHigher(0, than: 1)

//: Now let the page swap some, and look at the row again.
row.swap(0, 11)
row.swap(3, 8)
row.heights

/*:
 How far are we? `disorder` counts the pairs that stand the wrong way round. In order it is 0; at its
 worst, for twelve bars, it is 66.
 */
row.disorder

/*:
 - Experiment: Add more lines with `row.swap`, until `row.disorder` is 0. How many did you need?

 - Experiment: Make it `Row(12, .reversed)`. Now six swaps are enough. Which?

 - Note: Nobody needs more swaps than there are bars, less one. The art is to *know* which, by
   comparing as little as one can.
 */
//: [Next: Bubble Sort](@next)
