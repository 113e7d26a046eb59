import CoreGraphics
import Foundation

/// What moves the contents of a scroll view now.
enum ScrollMovement {
  case rest
  case drag(ScrollDrag)
  /// They go on after a finger, or back to where they belong.
  case glide(Reason)
  /// The page asked for another place.
  case animation(CGPoint)

  enum Reason {
    case deceleration
    case settling
  }
}

/// A finger that holds the contents.
struct ScrollDrag {
  /// Where they would be without edges when the finger took them.
  var start: CGPoint
  /// How far the finger had gone then.
  var way: CGPoint
  var lock: Axis?
  var startOffset: CGPoint

  enum Axis {
    case horizontal, vertical
  }

  /// Where they would be without edges, for a finger that has gone so far.
  func wanted(at way: CGPoint) -> CGPoint {
    CGPoint(
      x: lock == .vertical ? start.x : start.x - (way.x - self.way.x),
      y: lock == .horizontal ? start.y : start.y - (way.y - self.way.y))
  }
}
