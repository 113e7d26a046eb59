//: [Previous: Shuffling](@previous)
/*:
 # Turning Over

 A game needs somebody who looks after the table: a *view controller*. `Game`, in this page's
 Sources, makes the cards and lays them out, face up. When its view has appeared,
 `viewDidAppear(_:)` is called, and it turns all of them over.

 It works, but it does not look like cards: the pictures jump. A *transition* shows the old state and
 the new one as one movement:

     UIView.transition(
       with: view, duration: 1,
       options: .transitionFlipFromTop
     ) {
       // What changes, changes in here.
     }

 - Important: Your place is in **Card.swift** of this page: the method `turn()`.
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.transition(in: game)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: Try other options: `.transitionFlipFromTop`, `.transitionCurlUp`,
   `.transitionCrossDissolve`. Which one says *card* to you? And how long should it take?

 - Note: Sixteen transitions begin one after the other in a loop, and still all cards turn at the same
   time. UIKit collects what happens until your code is done, and shows it together.
 */
//: [Next: Properties](@next)
