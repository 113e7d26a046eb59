import CoreGraphics
import Foundation

/// A bar with a knob at one end of what is selected.
final class SelectionHandle: UIView {
  enum End {
    case start, end
  }

  private let end: End
  private let bar = UIView(frame: .zero)
  private let knob = UIView(frame: .zero)

  private static let diameter: CGFloat = 10

  init(_ end: End) {
    self.end = end
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [bar, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    knob.layer.cornerRadius = Self.diameter / 2
    bar.layer.cornerRadius = SetText.caretWidth / 2
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    bar.backgroundColor = tintColor
    knob.backgroundColor = tintColor
  }

  /// The knob of the first end is above its line, that of the last below.
  func stand(at caret: CGRect) {
    let (side, width) = (Self.diameter, SetText.caretWidth)
    let over = side - 2
    frame = CGRect(
      x: caret.midX - side / 2, y: caret.minY - (end == .start ? over : 0), width: side,
      height: caret.height + over)
    bar.frame = CGRect(
      x: (side - width) / 2, y: end == .start ? over : 0, width: width, height: caret.height)
    knob.frame = CGRect(
      x: 0, y: end == .start ? 0 : frame.height - side, width: side, height: side)
    superview?.bringSubviewToFront(self)
    tintColorDidChange()
  }
}
