import UIKit

/// Shows what its recognizers hear, and moves a figure as they say.
class GesturePad: UIView, UIGestureRecognizerDelegate {
  let recognizers: [UIGestureRecognizer]
  private let name = UILabel()
  private let heard = UILabel()
  private let figure = UIView()
  private var count = 0

  init(_ title: String, _ recognizers: UIGestureRecognizer...) {
    self.recognizers = recognizers
    super.init(frame: CGRect(x: 0, y: 0, width: 112, height: 86))
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 8
    isMultipleTouchEnabled = true
    for recognizer in recognizers {
      recognizer.addTarget(self, action: #selector(changed(_:)))
      addGestureRecognizer(recognizer)
    }
    name.text = title
    name.font = .systemFont(ofSize: 9, weight: .semibold)
    heard.font = .monospacedDigitSystemFont(ofSize: 8, weight: .regular)
    heard.textColor = .secondaryLabel
    heard.numberOfLines = 2
    figure.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    figure.backgroundColor = .systemTeal
    figure.layer.cornerRadius = 5
    figure.isUserInteractionEnabled = false
    [figure, name, heard].forEach(addSubview)
    placeParts()
  }

  required init?(coder: NSCoder) {
    fatalError("GesturePad is made in code.")
  }

  func placeParts() {
    name.frame = CGRect(x: bounds.minX + 6, y: bounds.minY + 4, width: 100, height: 12)
    heard.frame = CGRect(x: bounds.minX + 6, y: bounds.maxY - 26, width: 104, height: 24)
    figure.center = CGPoint(x: bounds.midX, y: bounds.midY - 4)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  @objc private func changed(_ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      let way = pan.translation(in: self)
      figure.transform = CGAffineTransform(translationX: way.x, y: way.y)
    case let pinch as UIPinchGestureRecognizer:
      figure.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
    case is UILongPressGestureRecognizer:
      figure.backgroundColor = recognizer.state == .ended ? .systemTeal : .systemOrange
    default:
      figure.backgroundColor = .systemGreen
    }
    let place = recognizer.location(in: self)
    say("\(kind(of: recognizer)) \(word(recognizer.state)) \(Int(place.x)),\(Int(place.y))")
  }

  func say(_ text: String) {
    count += 1
    heard.text = "\(text)\n\(count) heard"
  }

  private func kind(of recognizer: UIGestureRecognizer) -> String {
    if let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 2 { return "twice" }
    return String("\(type(of: recognizer))".dropFirst(2).dropLast("GestureRecognizer".count))
  }

  private func word(_ state: UIGestureRecognizer.State) -> String {
    let words = ["possible", "began", "changed", "ended", "cancelled", "failed"]
    return words[state.rawValue]
  }
}

/// Hears touches itself.
final class RawPad: GesturePad {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("cancelled", touches)
  }

  private func tell(_ word: String, _ touches: Set<UITouch>) {
    let taps = touches.map(\.tapCount).max() ?? 0
    say("\(touches.count) \(word), tap \(taps)")
  }
}
