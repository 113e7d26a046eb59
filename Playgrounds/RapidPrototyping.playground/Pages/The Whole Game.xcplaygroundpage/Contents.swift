//: [Previous: A Long Press](@previous)
/*:
 # The Whole Game

 This is what came of an empty page. There is nothing left to fill in. Play it to the end: the last
 check wants to see an empty table.
 */
import PlaygroundSupport
import UIKit

let game = Game()
PlaygroundPage.current.liveView = Check.victory(in: game)

game.padding = 12
game.turnDuration = 0.4
game.view.backgroundColor = UIColor(
  red: 0.29, green: 0.24, blue: 0.40, alpha: 1)

extension Game {
  @objc func held(_ hold: UILongPressGestureRecognizer) {
    guard hold.state == .began else { return }
    peek()
  }
}

let hold = UILongPressGestureRecognizer(
  target: game, action: #selector(Game.held(_:)))
hold.minimumPressDuration = 1
game.view.addGestureRecognizer(hold)

/*:
 ## What you know now

 | You can … | Page |
 |---|---|
 | read values and change them | [Start](Start) |
 | draw a picture | [One Card](One%20Card) |
 | move code to Sources | [A Class for Cards](A%20Class%20for%20Cards) |
 | calculate where things lie | [A Grid](A%20Grid) |
 | make and mix an array | [Shuffling](Shuffling) |
 | let a change be a movement | [Turning Over](Turning%20Over) |
 | tell what runs when, and use `didSet` | [Properties](Properties) |
 | answer taps, and state rules | [Taps and Rules](Taps%20and%20Rules) |
 | try an idea from the page | [A Long Press](A%20Long%20Press) |

 ## Where to go from here

 - Change the colours, the padding and the duration above until the game is yours.
 - Count the moves, and show them in a `UILabel`.
 - Draw pictures of your own in **Sign.swift**, in the Sources of all pages.
 - Open the playground **MemoryGame**, which comes with Lekplats. It is the same game, finished: with
   animals, dealing, moves and time, and keys.

 - Callout(First it works): Your game is no masterpiece of order, and it need not be one. A prototype
   answers a question. Once you know that the idea is good, you may make it beautiful.
 */
//: [Back to the Start](Start)
