import PlaygroundSupport
import UIKit

// A board of sixteen tiles, with its class in Sources.

let board = Board()
PlaygroundPage.current.liveView = board

board.padding = 20
board.tileColor = UIColor(red: 0.13, green: 0.34, blue: 0.42, alpha: 1)
board.view.backgroundColor = UIColor(red: 0.93, green: 0.90, blue: 0.84, alpha: 1)

let tiles = board.view.subviews
let first = tiles[0].frame
let last = tiles[15].frame
let size = board.preferredContentSize

// How likely is it to find eight pairs without a single mistake, by luck alone?
var luck = 1.0
for cards in stride(from: 16, to: 0, by: -2) {
  luck /= Double(cards - 1)
}
let pairs = 8
"one in \(Int((1 / luck).rounded())) for \(pairs) pairs"

func area(_ rect: CGRect) -> CGFloat {
  rect.width * rect.height
}

let covered = tiles.map { area($0.frame) }.reduce(0, +)
"\(Int(covered / area(board.view.bounds) * 100)) % are tiles"
