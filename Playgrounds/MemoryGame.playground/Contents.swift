/*:
 # Memory

 Eight pairs of animals lie on the table. Take a good look while they are open. Then turn two cards
 at a time, and find what belongs together.

 Tap a card, or play with the arrow keys and the space bar. **Hold** a finger on the table, or press
 *P*, to peek at all of them; *R* deals anew.
 */
import PlaygroundSupport
import UIKit

let game = GameController()
PlaygroundPage.current.liveView = game
/*:
 ## Make it yours

 Change a number, or click a colour: the table follows at once.
 */
game.padding = 16
game.cornerRadius = 12
game.backColor = #colorLiteral(red: 0.894, green: 0.341, blue: 0.31, alpha: 1)
game.lookDuration = 1.2
game.peekEnabled = true
/*:
 - Experiment: Too easy? A grid of `(6, 4)` has twelve pairs. Some animals put on a hat, so that there
   are enough of them. For a quick round, try `(3, 2)`.
 */
game.grid = (4, 4)
/*:
 - Experiment: Write `game.backImage = UIImage(named: "back")` on a line of its own, and the backs show
   the picture in Resources. Drop one of yours there, and use its name.

 ## Every value has its place

 What a line makes stands beside it. Click a picture to see it large.
 */
let fox = CardPictures.face(Face(.fox))
let whale = CardPictures.face(Face(.whale, .hat))
let table = game.preferredContentSize
//: How likely is it to find all pairs by luck alone, without a single miss?
var luck = 1.0
for cards in stride(from: 16, to: 0, by: -2) {
  luck /= Double(cards - 1)
}
"one in \(Int((1 / luck).rounded()))"
//: At the end of a round the game tells how it went, in the console below.
game.whenWon = { score in
  print("\(score.moves) moves in \(score.time): \(score.stars) of 3 stars")
}
