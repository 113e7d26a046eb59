import CoreGraphics
import Foundation

/// Where a wheel is on its way to rest at a row: a movement without swinging that begins with the
/// speed a finger gave it.
struct WheelMotion {
  private let start: CGFloat
  private let speed: CGFloat
  let target: Int
  private var elapsed = 0.0

  /// How fast a wheel comes to rest.
  private static let stiffness = 8.0
  /// How long a wheel that is let go would roll at its speed.
  private static let roll: CGFloat = 0.32

  /// Rolls out to a row, of so many.
  init(from position: CGFloat, speed: CGFloat, rows: Int) {
    let end = (position + speed * Self.roll).rounded()
    self.init(from: position, speed: speed, to: Int(min(max(end, 0), CGFloat(max(rows - 1, 0)))))
  }

  init(from position: CGFloat, speed: CGFloat = 0, to row: Int) {
    (start, self.speed, target) = (position, speed, row)
  }

  mutating func advance(by seconds: Double) { elapsed += seconds }

  var position: CGFloat {
    let (away, push) = terms
    return CGFloat(target) + (away + push * elapsed) * exp(-Self.stiffness * elapsed)
  }

  /// Nothing of what is left would be seen.
  var isOver: Bool {
    elapsed > 0.05 && abs(position - CGFloat(target)) < 0.01
      && abs(terms.push) * exp(-Self.stiffness * elapsed) < 0.1
  }

  private var terms: (away: Double, push: Double) {
    let away = Double(start) - Double(target)
    return (away, Double(speed) + Self.stiffness * away)
  }

  /// Beyond the ends a wheel follows a finger reluctantly.
  static func held(_ position: CGFloat, rows: Int) -> CGFloat {
    let last = CGFloat(max(rows - 1, 0))
    let beyond = position < 0 ? position : position > last ? position - last : 0
    guard beyond != 0 else { return position }
    let give = abs(beyond)
    let reluctant = 2.5 * (1 - 1 / (give * 0.4 + 1))
    return (beyond < 0 ? 0 : last) + (beyond < 0 ? -reluctant : reluctant)
  }
}
