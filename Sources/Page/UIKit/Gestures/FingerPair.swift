import CoreGraphics
import Foundation

/// Two fingers: how far apart they are, and how they lie.
@MainActor
struct FingerPair {
  let first: UITouch
  let second: UITouch

  /// Of the first two touches that are still down.
  init?(_ touches: [UITouch]) {
    let down = touches.filter { $0.phase != .ended && $0.phase != .cancelled }
    guard down.count >= 2 else { return nil }
    (first, second) = (down[0], down[1])
  }

  func isSame(as other: FingerPair) -> Bool { first === other.first && second === other.second }

  var distance: CGFloat {
    hypot(second.point.x - first.point.x, second.point.y - first.point.y)
  }

  /// Clockwise on the screen, from the direction of x.
  var angle: CGFloat {
    atan2(second.point.y - first.point.y, second.point.x - first.point.x)
  }
}
