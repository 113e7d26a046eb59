import CoreGraphics
import Foundation

/// Counts how often a finger has tapped at one place.
@MainActor
struct TapCounter {
  private struct Tap {
    var time: TimeInterval
    var point: CGPoint
    var count: Int
  }

  private var taps: [Tap] = []

  private static let longestPause = 0.35
  private static let distance: CGFloat = 45

  /// The number of a touch that begins: one more than the tap before, if that was just here.
  mutating func count(of touch: UITouch) -> Int {
    taps.removeAll { touch.timestamp - $0.time > Self.longestPause }
    guard let index = taps.firstIndex(where: { Self.isNear($0.point, touch.point) }) else {
      return 1
    }
    return taps.remove(at: index).count + 1
  }

  /// A finger that goes far away does not tap.
  func moved(_ touch: UITouch) {
    if !Self.isNear(touch.startPoint, touch.point) { touch.tapCount = 0 }
  }

  mutating func left(_ touch: UITouch) {
    guard touch.phase == .ended, touch.tapCount > 0 else { return }
    taps.append(Tap(time: touch.timestamp, point: touch.point, count: touch.tapCount))
  }

  private static func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
    hypot(first.x - second.x, first.y - second.y) <= distance
  }
}
