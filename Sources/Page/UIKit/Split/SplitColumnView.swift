import CoreGraphics
import Foundation

/// Holds what a column shows, and draws the line beside it.
@MainActor
final class SplitColumnView: UIView {
  private let line = UIView(frame: .zero)
  let content = UIView(frame: .zero)

  enum Line {
    case none, left, right
  }

  var edge = Line.none {
    didSet { if edge != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    content.clipsToBounds = true
    content.backgroundColor = .systemBackground
    addSubview(content)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    layer.shadowRadius = 12
    layer.shadowOffset = .zero
  }

  required init?(coder: NSCoder) { nil }

  /// Thrown on what it covers.
  func castShadow(_ strength: Float) { layer.shadowOpacity = strength }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    for view in content.subviews where view.transform.isIdentity { view.frame = content.bounds }
    let width = 1 / UIScreen.pixelsPerPoint
    line.isHidden = edge == .none
    line.frame = CGRect(
      x: edge == .left ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }
}
