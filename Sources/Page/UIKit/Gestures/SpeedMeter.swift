import CoreGraphics
import Foundation

/// How fast a quantity has changed lately.
struct SpeedMeter {
  private var samples: [(time: TimeInterval, value: CGPoint)] = []

  private static let window = 0.1

  mutating func note(_ value: CGPoint, at time: TimeInterval) {
    let latest = samples.last
    samples.removeAll { time - $0.time > Self.window }
    if samples.isEmpty, let latest { samples = [latest] }
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append((time, value))
  }

  /// Starts counting anew from other values, at the same speed.
  mutating func shift(by offset: CGPoint) {
    for index in samples.indices {
      samples[index].value.x += offset.x
      samples[index].value.y += offset.y
    }
  }

  /// In points a second, or what the values are counted in.
  var speed: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.value.x - first.value.x) / time, y: (last.value.y - first.value.y) / time)
  }
}
