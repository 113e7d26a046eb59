//: # Memory
//: Sixteen cards, eight pairs. They show their faces, turn over together, and then it is your
//: turn: tap two cards. A pair fades away; anything else turns back.

import PlaygroundSupport
import UIKit

let game = MemoryGameController()
PlaygroundPage.current.liveView = game

//: Everything below can be changed while you watch. Try a padding of 40, or another colour.

game.padding = 18
game.tableColor = UIColor(hue: 0.56, saturation: 0.38, brightness: 0.36, alpha: 1)
game.flipDuration = 1.2

let size = CGSize(width: game.viewWidth, height: game.viewHeight)
let shapes = Shape.allCases.map { $0.name }
let title = "A table of \(shapes.count * 2) cards"

//: How many ways are there to choose the first two cards?

var ways = 0
for first in 1..<16 {
  ways += 16 - first
}
let sentence = "\(title), and \(ways) ways to begin."
