import CoreGraphics
import Foundation

/// A pointer over a view: it begins as the pointer comes, changes as it moves, and ends as it goes.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// In the window.
  var point = CGPoint.zero
  weak var window: UIWindow?

  override var watchesTouches: Bool { false }

  /// How far above the surface; a pointer is on it.
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }

  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  open override func location(in view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    return view.convert(point, from: window)
  }
}
