@_spi(Colors) import CoreGraphics
import Foundation

extension UIView {
  /// Whether tint colours are shown as they are, or without their hue.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// The view's own tint or that of what holds it, as colourful as it was set.
  var plainTint: UIColor {
    ownTintColor ?? superview?.plainTint ?? .appAccent
  }

  func tellTintChanged() {
    tintColorDidChange()
    for view in subviewList where view.inheritsTint { view.tellTintChanged() }
  }

  private var inheritsTint: Bool { ownTintColor == nil || ownTintAdjustment == .automatic }

  /// After the view came into another superview.
  func tintMayHaveChanged() {
    if inheritsTint { tellTintChanged() }
  }
}

extension UIColor {
  /// As a tint is shown behind a dialog: its lightness alone, a little faint.
  var dimmed: UIColor {
    UIColor { [self] traits in
      let parts = resolvedColor(with: traits).cgColor.rgba
      let light = 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
      return UIColor(white: light, alpha: parts.alpha * 0.8)
    }
  }
}
