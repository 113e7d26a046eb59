//: [Previous: Turning Over](@previous)
/*:
 # Properties

 Now the page becomes your workbench. `Game` has two public properties, and the page sets both of
 them: `turnDuration` to 1.5, and `padding` to 30.
 */
import PlaygroundSupport
import UIKit

let game = Game()
let check = Check.padding(in: game, at: \.padding)
PlaygroundPage.current.liveView = check

/*:
 Watch the live view. The cards do turn slowly. But between them there are 16 points, as before.
 **Why does one of the two work, and the other not?**

 The console knows. Each line says what the values were at that moment:

 | Moment | `turnDuration` | `padding` |
 |---|---|---|
 | `Game()` lays out the cards | 0.5 | 16 |
 | `viewWillAppear` | 0.5 | 16 |
 | this page sets both | 1.5 | 30 |
 | `viewDidAppear` turns the cards | 1.5 | 30 |
 */
game.turnDuration = 1.5
game.padding = 30
print("page:", game.turnDuration, game.padding)

/*:
 ## What ran before cannot know

 The duration is read in `viewDidAppear`, after the page has set it. The padding was read while the game
 was being made. Code that has run does not run again because a value changes later. Somebody has to
 call it.

 Swift has a place for that: `didSet`. It stands behind the property, and runs each time a value was set.

     public var title = "" {
       didSet { print(title) }
     }

 - Important: Your place is in **Game.swift** of this page: give `padding` a `didSet` that calls
   `layOut()`.

 - Experiment: Set `game.padding` twice, to 60 and then to 24. How often is `layOut()` called? Put a
   `print` in it and count.
 */
//: [Next: Taps and Rules](@next)
