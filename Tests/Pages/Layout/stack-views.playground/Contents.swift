import PlaygroundSupport
import UIKit

// Stacks in a stack; one of the views hides in an animation.
func box(_ color: UIColor, _ width: CGFloat, _ height: CGFloat) -> UIView {
  let view = UIView()
  view.backgroundColor = color
  view.widthAnchor.constraint(equalToConstant: width).isActive = true
  view.heightAnchor.constraint(equalToConstant: height).isActive = true
  return view
}

func label(_ text: String, _ size: CGFloat) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: size)
  return label
}

let row = UIStackView(arrangedSubviews: [box(.red, 30, 30), box(.green, 60, 20), box(.blue, 40, 50)])
row.distribution = .equalSpacing
row.alignment = .center
let texts = UIStackView(arrangedSubviews: [label("Large", 34), label("small", 13)])
texts.alignment = .firstBaseline
texts.spacing = 8
let keys = UIStackView(arrangedSubviews: (1...4).map { label("\($0)", 20) })
keys.distribution = .fillEqually
let column = UIStackView(arrangedSubviews: [row, texts, keys])
column.axis = .vertical
column.spacing = 10
column.setCustomSpacing(30, after: row)
column.isLayoutMarginsRelativeArrangement = true
column.layoutMargins = UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20)
column.translatesAutoresizingMaskIntoConstraints = false

let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
board.backgroundColor = .white
board.addSubview(column)
column.leadingAnchor.constraint(equalTo: board.leadingAnchor).isActive = true
column.trailingAnchor.constraint(equalTo: board.trailingAnchor).isActive = true
column.topAnchor.constraint(equalTo: board.topAnchor).isActive = true
PlaygroundPage.current.liveView = board

DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
  UIView.animate(withDuration: 0.5) { texts.isHidden = true }
}
