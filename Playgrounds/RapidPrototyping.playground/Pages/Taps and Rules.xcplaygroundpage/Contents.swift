//: [Previous: Properties](@previous)
/*:
 # Taps and Rules

 A *gesture recognizer* watches fingers for you, and calls a method when it has seen its gesture. In
 `loadView()` the table gets one for taps. Its method, `tapped(_:)`, asks which view lies beneath the
 finger. If it is a card that shows its back, it turns.

 When it has turned, `turned(_:)` is called. There are the rules of the whole game:

 1. If no other card is open, remember this one in `first`.
 2. If there is one, and its number is equal, both leave the table.
 3. If the numbers differ, both turn back.

 The third rule happens always, even when you have found a pair. The second one is yours.

 - Important: Your place is in **Game.swift** of this page: the end of `turned(_:)`. A card leaves the
   table when you call its method `leave()`.
 */
import PlaygroundSupport
import UIKit

let game = Game()
PlaygroundPage.current.liveView = Check.rules(of: game)

/*:
 Play with the live view until the check has seen all three rules.

 - Experiment: Make it kinder: let cards that do not match stay open for a second. In `turn`, the
   completion handler is where *afterwards* is.

 - Note: `guard … else { return }` lets nothing pass that does not fit. That is why a tap between
   the cards does nothing, and a card that is open cannot be tapped again.
 */
//: [Next: A Long Press](@next)
