import CoreGraphics
import Foundation

// Room that a view leaves along its edges: the safe area, which follows from where the view lies,
// and its margins, which it chooses.

extension UIView {
  static let defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  // MARK: Safe area

  /// How far what covers the superview's edges reaches into this view.
  var currentSafeArea: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let outer = superview?.safeAreaInsets, outer != .zero, let around = superview?.bounds {
      insets = UIView.reach(of: outer, in: around, into: frame)
    }
    guard let controller else { return insets }
    for own in [controller.barInsets, controller.additionalSafeAreaInsets] where own != .zero {
      insets = UIEdgeInsets(
        top: insets.top + own.top, left: insets.left + own.left,
        bottom: insets.bottom + own.bottom, right: insets.right + own.right)
    }
    return insets
  }

  /// A view that reaches beyond the superview's edge has no more of it than the superview.
  private static func reach(
    of insets: UIEdgeInsets, in bounds: CGRect, into frame: CGRect
  ) -> UIEdgeInsets {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? min(max(inset - distance, 0), inset) : 0
    }
    return UIEdgeInsets(
      top: reach(insets.top, frame.minY - bounds.minY),
      left: reach(insets.left, frame.minX - bounds.minX),
      bottom: reach(insets.bottom, bounds.maxY - frame.maxY),
      right: reach(insets.right, bounds.maxX - frame.maxX))
  }

  /// Tells this view and those within it if something else covers their edges now.
  func safeAreaMayHaveChanged() {
    let now = safeAreaInsets
    let changed = now != knownSafeArea
    knownSafeArea = now
    if changed {
      layoutEngine?.itemChanged(self)
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      if insetsLayoutMarginsFromSafeArea { marginsChanged() }
    }
    for view in subviewList where changed || now != .zero || view.knownSafeArea != .zero {
      view.safeAreaMayHaveChanged()
    }
  }

  /// After the view has moved or has another size.
  func placeChanged() {
    if knownSafeArea != .zero || superview.map({ $0.knownSafeArea != .zero }) == true {
      safeAreaMayHaveChanged()
    }
    if preservesSuperviewLayoutMargins { marginsChanged() }
    layoutEngine?.itemChanged(self)
  }

  // MARK: Margins

  /// With the safe area, the margins of the superview, and what a controller wants at least.
  var currentMargins: NSDirectionalEdgeInsets {
    var margins = ownMargins ?? defaultMargins
    if let least = leastMargins {
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    if preservesSuperviewLayoutMargins, let outer = superview {
      margins = margins.atLeast(outer.currentMargins, in: outer.bounds, of: frame, direction)
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    if safe == .zero { return margins }
    let sides = NSDirectionalEdgeInsets(safe, direction)
    return NSDirectionalEdgeInsets(
      top: margins.top + sides.top, leading: margins.leading + sides.leading,
      bottom: margins.bottom + sides.bottom, trailing: margins.trailing + sides.trailing)
  }

  private var direction: UIUserInterfaceLayoutDirection {
    effectiveUserInterfaceLayoutDirection
  }

  /// A controller's view keeps its distance from the screen's sides, and none from top and bottom.
  private var defaultMargins: NSDirectionalEdgeInsets {
    leastMargins == nil ? UIView.defaultMargins : .zero
  }

  private var leastMargins: NSDirectionalEdgeInsets? {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return nil }
    return controller.systemMinimumLayoutMargins
  }

  func marginsChanged() {
    layoutEngine?.itemChanged(self)
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    for view in subviewList where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let (leading, trailing) =
      direction == .leftToRight ? (insets.left, insets.right) : (insets.right, insets.left)
    self.init(top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
  }

  func sides(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let (left, right) = direction == .leftToRight ? (leading, trailing) : (trailing, leading)
    return UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// As large as what of a superview's margins lies within a view.
  fileprivate func atLeast(
    _ outer: NSDirectionalEdgeInsets, in bounds: CGRect, of frame: CGRect,
    _ direction: UIUserInterfaceLayoutDirection
  ) -> NSDirectionalEdgeInsets {
    let (own, around) = (sides(direction), outer.sides(direction))
    return NSDirectionalEdgeInsets(
      UIEdgeInsets(
        top: max(own.top, around.top - (frame.minY - bounds.minY)),
        left: max(own.left, around.left - (frame.minX - bounds.minX)),
        bottom: max(own.bottom, around.bottom - (bounds.maxY - frame.maxY)),
        right: max(own.right, around.right - (bounds.maxX - frame.maxX))), direction)
  }
}
