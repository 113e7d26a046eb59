import CoreGraphics
import Foundation

/// Two fingers that turn about each other.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Five degrees.
  private static let slop = CGFloat.pi / 36

  private var pair: FingerPair?
  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0
  private var speed = SpeedMeter()

  /// In radians, clockwise; set it to count from there.
  open var rotation: CGFloat {
    get { turned }
    set {
      speed.shift(by: CGPoint(x: newValue - turned, y: 0))
      turned = newValue
    }
  }

  /// In radians a second.
  open var velocity: CGFloat { speed.speed.x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches.dropFirst(2) where touches.contains(touch) {
      ignore(touch, for: event)
    }
    takeHold(event)
  }

  private func takeHold(_ event: UIEvent) {
    guard let new = FingerPair(touches) else {
      pair = nil
      return
    }
    if let pair, pair.isSame(as: new) { return }
    pair = new
    lastAngle = new.angle
    speed.note(CGPoint(x: turned, y: 0), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let pair {
      // The shorter way round, so that it goes on beyond half a turn.
      turned += remainder(pair.angle - lastAngle, 2 * .pi)
      lastAngle = pair.angle
      speed.note(CGPoint(x: turned, y: 0), at: event.timestamp)
      if currentState == .possible, abs(turned) >= Self.slop { state = .began }
    }
    if currentState == .began || currentState == .changed { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    leave(touches, event, as: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    leave(touches, event, as: .cancelled)
  }

  /// It is over when both fingers have left.
  private func leave(_ touches: Set<UITouch>, _ event: UIEvent, as end: State) {
    speed.note(CGPoint(x: turned, y: 0), at: event.timestamp)
    takeHold(event)
    let isDown = self.touches.contains { $0.phase != .ended && $0.phase != .cancelled }
    guard !isDown else { return }
    state = currentState == .possible ? .failed : end
  }

  open override func reset() {
    super.reset()
    pair = nil
    (lastAngle, turned) = (0, 0)
    speed = SpeedMeter()
  }
}
