import CoreGraphics
import Foundation

extension UIView {
  var layoutEngine: LayoutEngine? {
    guard LayoutEngine.isInUse else { return nil }
    return topmostView.existingLayoutState?.engine
  }

  /// The view that no other one holds.
  var topmostView: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  // MARK: Constraints it holds

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.put(on: self)
  }

  func letGo(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.isActive = false
  }

  // MARK: Own size

  func priorities(of axis: NSLayoutConstraint.Axis) -> (
    hugging: UILayoutPriority, resistance: UILayoutPriority
  ) {
    (contentHuggingPriority(for: axis), contentCompressionResistancePriority(for: axis))
  }

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = existingLayoutState?.hugging
    return (axis == .horizontal ? own?.horizontal : own?.vertical)
      ?? StandardPriorities.hugging(of: self, axis)
  }

  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let own = existingLayoutState?.resistance
    return (axis == .horizontal ? own?.horizontal : own?.vertical) ?? .defaultHigh
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: layoutState.hugging.horizontal = priority
    case .vertical: layoutState.hugging.vertical = priority
    }
    ownSizeChanged()
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: layoutState.resistance.horizontal = priority
    case .vertical: layoutState.resistance.vertical = priority
    }
    ownSizeChanged()
  }

  /// The view's own size, or how it counts, is another one.
  func ownSizeChanged() {
    layoutEngine?.itemChanged(self)
    superview?.setNeedsLayout()
  }

  // MARK: Alignment

  func aligned(_ frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  func framed(_ rect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top,
      width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }
}

/// How strongly views of the kinds there are hold on to their own size if nobody says otherwise.
@MainActor
enum StandardPriorities {
  static func hugging(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    switch view {
    case is UILabel, is UIImageView: UILayoutPriority(251)
    case is UISwitch, is UIStepper, is UIActivityIndicatorView: .defaultHigh
    case is UISegmentedControl, is UIProgressView, is UISlider:
      axis == .vertical ? .defaultHigh : .defaultLow
    default: .defaultLow
    }
  }
}
