//: [Previous: A Grid](@previous)
/*:
 # Shuffling

 The grid is finished, so it has moved out of the way: `Table`, in this page's Sources, lays out
 whatever deck it is given. Here on the page only the question of the day is left. *What is a deck?*

 A deck is an array of numbers, each of them twice, in an order that nobody knows. `pictures` has each
 number once. `flatMap` replaces every element by an array and puts these one behind the other:

     [1, 2].flatMap { [$0, $0, $0] }    // [1, 1, 1, 2, 2, 2]
 */
import PlaygroundSupport
import UIKit

let pictures = Array(1...8)

// ▼ Your step, part 1: let each number be there
//   twice.
let pairs = pictures.flatMap { [$0] }
// ▲

// ▼ Your step, part 2: mix them. An array has a
//   method for it: `shuffled()`.
let deck = pairs
// ▲

let table = Table(deck: deck)
PlaygroundPage.current.liveView = Check.deck(on: table)

/*:
 - Experiment: Run the page again, and once more. The deck is another one each time. How could you
   deal the same deck again, to play it with a friend?

 - Note: `shuffled()` gives you a new array, `shuffle()` changes the one you have. Swift likes such
   pairs: `sorted()` and `sort()`, `reversed()` and `reverse()`.
 */
//: [Next: Turning Over](@next)
