import PlaygroundSupport
import UIKit

// Sixteen cards, eight pairs. Look while they lie open, then find what belongs together:
// tap one card, tap another.

let game = GameController()
PlaygroundPage.current.liveView = game

// Change a number or a colour, and watch the table.
game.padding = 20
game.backColor = UIColor(red: 0.13, green: 0.34, blue: 0.42, alpha: 1)
game.view.backgroundColor = UIColor(red: 0.93, green: 0.90, blue: 0.84, alpha: 1)

// Every value stands beside its line.
let shapes = Shape.allCases.map { $0.rawValue }
let table = game.preferredContentSize

// How likely is it to find all pairs without a single mistake, by luck alone?
var luck = 1.0
for cards in stride(from: 16, to: 0, by: -2) {
  luck /= Double(cards - 1)
}
"one in \(Int((1 / luck).rounded()))"
