import CoreGraphics

/// A finger on a switch: whether it drags the knob, and to which side.
struct SwitchDrag {
  private let start: CGFloat
  private(set) var isOn: Bool
  private(set) var hasMoved = false

  /// A finger that moves less taps.
  private static let slop: CGFloat = 6

  init(start: CGFloat, isOn: Bool) {
    (self.start, self.isOn) = (start, isOn)
  }

  /// The knob goes to the side of the middle where the finger is.
  mutating func move(to x: CGFloat, in width: CGFloat, _ isMirrored: Bool) {
    if abs(x - start) > Self.slop { hasMoved = true }
    guard hasMoved else { return }
    isOn = (x > width / 2) != isMirrored
  }
}
