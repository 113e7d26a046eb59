import PlaygroundSupport
import UIKit

let board = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
board.backgroundColor = .white
let card = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
card.tag = 3
card.alpha = 0.5
board.addSubview(card)
let dot = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
dot.isUserInteractionEnabled = false
card.addSubview(dot)
PlaygroundPage.current.liveView = board
UIView.animate(withDuration: 1) { card.center.x += 100 }
