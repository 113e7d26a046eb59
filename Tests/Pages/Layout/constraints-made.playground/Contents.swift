import PlaygroundSupport
import UIKit

// Where each constraint of a conflict was made: with an anchor, by a full statement, in a visual format, in
// Sources; and a stack's own by nobody of the page's.
let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

func box(in around: UIView = board) -> UIView {
  let box = UIView()
  box.translatesAutoresizingMaskIntoConstraints = false
  around.addSubview(box)
  return box
}

let first = box()
first.pin(width: 30)
first.widthAnchor.constraint(
  equalToConstant: 40
).isActive = true

let second = box()
NSLayoutConstraint.activate(
  NSLayoutConstraint.constraints(
    withVisualFormat: "H:|[second(50)]", options: [], metrics: nil, views: ["second": second]))
NSLayoutConstraint(
  item: second, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
  attribute: .notAnAttribute, multiplier: 1, constant: 60
).isActive = true

let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
stack.distribution = .fillEqually
stack.translatesAutoresizingMaskIntoConstraints = false
board.addSubview(stack)
stack.arrangedSubviews[0].pin(width: 20)
stack.arrangedSubviews[1].pin(width: 25)
board.layoutIfNeeded()
PlaygroundPage.current.liveView = board
