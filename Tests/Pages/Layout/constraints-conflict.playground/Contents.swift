import PlaygroundSupport
import UIKit

// Two widths that can not both be; the later one gives way, and the console says so.
let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
let box = UIView()
box.translatesAutoresizingMaskIntoConstraints = false
board.addSubview(box)
let wide = box.widthAnchor.constraint(equalToConstant: 100)
wide.identifier = "wide"
let narrow = box.widthAnchor.constraint(equalToConstant: 50)
narrow.identifier = "narrow"
NSLayoutConstraint.activate(
  [wide, narrow]
    + NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[box(40)]", options: [], metrics: nil, views: ["box": box]))
box.centerXAnchor.constraint(equalTo: board.centerXAnchor).isActive = true
PlaygroundPage.current.liveView = board
