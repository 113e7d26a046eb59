//: [Previous: Taps and Rules](@previous)
/*:
 # A Long Press

 The game is ready to be played. Before you polish it, try an idea: whoever holds a finger on the
 table may *peek*. All cards show their faces for a moment. `Game` has a method `peek()` for it, but
 nothing calls it.

 You could write the gesture into `Game`. But you do not know yet whether peeking is any fun, so it
 stays here, on the page, where you can throw it away.
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.hold(on: game, count: \.peeks)
PlaygroundPage.current.liveView = check

/*:
 An *extension* adds a method to a class that stands elsewhere. `@objc` and `#selector` let the
 recognizer find it by its name.

 A long press is told more than once: when it has *begun*, while the finger moves, and when it has
 *ended*. `hold.state` says which of them it is.
 */
extension Game {
  @objc func held(_ hold: UILongPressGestureRecognizer) {
    // ▼ Your step, part 1: go on only if
    //   `hold.state` is `.began`.
    // ▲
    peek()
    print("You peeked \(peeks) time(s).")
  }
}

let hold = UILongPressGestureRecognizer(
  target: game, action: #selector(Game.held(_:)))
hold.minimumPressDuration = 1

// ▼ Your step, part 2: a recognizer sees nothing
//   until a view has it. Add `hold` to
//   `game.view`, with `addGestureRecognizer`.
// ▲

/*:
 - Experiment: Do part 2 alone first, hold the table, and count the lines in the console. Then do
   part 1.

 - Experiment: What should a peek cost? Allow three of them: a second `guard` can do it.
 */
//: [Next: The Whole Game](@next)
