import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  var layoutState: ViewLayoutState {
    if let existingLayoutState { return existingLayoutState }
    let state = ViewLayoutState()
    existingLayoutState = state
    return state
  }

  /// Runs a change of frame or bounds, and lets subviews follow a new size.
  func changeSize(of places: ObservedPlaces, _ change: () -> Void) {
    let old = bounds.size
    tellObservers(of: places, change: change)
    let new = bounds.size
    placeChanged()
    guard old != new else { return }
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for view in subviewList where !view.autoresizingMask.isEmpty {
        view.autoresize(from: old, to: new)
      }
    }
    boundsSizeChanged()
    uprightSizeChanged()
    DynamicRooms.sizeChanged(of: self)
  }

  /// Another size, with the upper left corner where it is.
  func takeSize(_ size: CGSize) {
    let (old, corner) = (bounds.size, frame.origin)
    guard size != old else { return }
    bounds.size = size
    guard layer.transform == CATransform3DIdentity else { return }
    frame.origin = corner
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    var rect = frame
    (rect.origin.x, rect.size.width) = UIView.resize(
      origin: rect.origin.x, length: rect.size.width, in: old.width, becoming: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (rect.origin.y, rect.size.height) = UIView.resize(
      origin: rect.origin.y, length: rect.size.height, in: old.height, becoming: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    if rect != frame { frame = rect }
  }

  /// Shares out the difference among the flexible parts, each by its size.
  private static func resize(
    origin: CGFloat, length: CGFloat, in old: CGFloat, becoming new: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [
      (flexible.before, origin), (flexible.length, length),
      (flexible.after, old - origin - length),
    ]
    let total = parts.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    let count = CGFloat(parts.filter(\.0).count)
    guard count > 0 else { return (origin, length) }
    let shares = parts.map { part -> CGFloat in
      guard part.0 else { return 0 }
      return total == 0 ? (new - old) / count : (new - old) * part.1 / total
    }
    return (origin + shares[0], max(length + shares[1], 0))
  }

  func layoutFromLayer() {
    controller?.viewWillLayoutSubviews()
    placeByConstraints()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  // MARK: Converting

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }
}
