//: [Previous: One Card](@previous)
/*:
 # A Class for Cards

 One card was a few lines. For sixteen you want a *class*: it says once what a card is, and every
 card knows its own number and which side is up.

 It does not stand on this page. Open **Card.swift**, in the folder Sources of *this page*, and look
 around:

 1. `Card` inherits from `UIImageView`, so a card already can show a picture.
 2. `number` is chosen when a card is made and never changes. `isFaceUp` does, but only the card
    itself may change it: `private(set)`.
 3. What this page uses is `public`. Leave the word out somewhere, and see what the page says.

 The pictures are there already: `Picture.face(number)` and `Picture.back` come from the Sources that
 all pages share.

 - Important: The method `turn()` is empty. Fill it, in Card.swift, and come back.
 */
import PlaygroundSupport
import UIKit

let once = Card(number: 3)
once.turn()
once.isFaceUp

let twice = Card(number: 3)
twice.turn()
twice.turn()
twice.isFaceUp

let table = UIView(
  frame: CGRect(x: 0, y: 0, width: 400, height: 220))
table.backgroundColor = .felt
once.center = CGPoint(x: 140, y: 110)
twice.center = CGPoint(x: 260, y: 110)
table.addSubview(once)
table.addSubview(twice)

let check = Check.turns(of: once, and: twice, on: table)
PlaygroundPage.current.liveView = check

/*:
 - Experiment: Make a third card with another number, turn it and put it on the table. You change
   nothing in Card.swift for it. That is what a class is for.

 - Note: Code in Sources shows no values beside its lines. It is compiled once for all runs, and that
   is why it is fast.
 */
//: [Next: A Grid](@next)
