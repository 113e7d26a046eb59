import CoreGraphics
import Foundation

/// A force as a vector, or as an angle and a magnitude; the angle outlives a magnitude of 0.
struct ForceBearing {
  private(set) var vector: CGVector
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat

  init(_ vector: CGVector) {
    (self.vector, angle, magnitude) = (vector, atan2(vector.dy, vector.dx), 0)
    magnitude = hypot(vector.dx, vector.dy)
  }

  mutating func set(_ vector: CGVector) {
    let before = angle
    self = ForceBearing(vector)
    if magnitude == 0 { angle = before }
  }

  mutating func set(angle: CGFloat) {
    set(angle: angle, magnitude: magnitude)
  }

  mutating func set(magnitude: CGFloat) {
    guard self.magnitude > 0 else { return set(angle: angle, magnitude: magnitude) }
    // Keeps a direction such as straight down exact.
    let share = magnitude / self.magnitude
    (vector, self.magnitude) = (
      CGVector(dx: vector.dx * share, dy: vector.dy * share), magnitude
    )
  }

  mutating func set(angle: CGFloat, magnitude: CGFloat) {
    (self.angle, self.magnitude) = (angle, magnitude)
    vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}
