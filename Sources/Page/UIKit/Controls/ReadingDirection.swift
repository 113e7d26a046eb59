import CoreGraphics

/// A part of a bar, which reads as the bar does.
@MainActor
protocol BarPart: UIView {}

extension BarPart {
  var directionOfBar: UIUserInterfaceLayoutDirection {
    superview?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
}

extension UIView {
  /// Whether what belongs first lies at the right.
  var readsFromTheRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func layOutInReadingDirection() {
    setNeedsLayout()
    for part in subviewList where part is any BarPart { part.layoutDirectionDidChange() }
  }

  /// A frame in this view, computed from the left, at the side where reading begins.
  func inReadingDirection(_ frame: CGRect) -> CGRect {
    guard readsFromTheRight else { return frame }
    var mirrored = frame
    mirrored.origin.x = bounds.minX + bounds.maxX - frame.maxX
    return mirrored
  }
}
