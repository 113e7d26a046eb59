import CoreGraphics
import Foundation

/// Two fingers that go apart or together.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private static let slop: CGFloat = 8

  private var pair: FingerPair?
  /// The distance at which the scale is what it was when this pair came.
  private var distance: CGFloat = 0
  private var scaleBefore: CGFloat = 1
  private var currentScale: CGFloat = 1
  private var speed = SpeedMeter()

  /// How far apart the fingers are, against how far they were; set it to count from there.
  open var scale: CGFloat {
    get { currentScale }
    set {
      speed.shift(by: CGPoint(x: newValue - currentScale, y: 0))
      currentScale = newValue
      scaleBefore = newValue
      if let pair { distance = max(pair.distance, 1) }
    }
  }

  /// In scales a second.
  open var velocity: CGFloat { speed.speed.x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in self.touches.dropFirst(2) where touches.contains(touch) {
      ignore(touch, for: event)
    }
    takeHold(event)
  }

  /// Counts from here where another pair of fingers is down.
  private func takeHold(_ event: UIEvent) {
    guard let new = FingerPair(touches) else {
      pair = nil
      return
    }
    if let pair, pair.isSame(as: new) { return }
    pair = new
    distance = max(new.distance, 1)
    scaleBefore = currentScale
    speed.note(CGPoint(x: currentScale, y: 0), at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let pair {
      currentScale = scaleBefore * pair.distance / distance
      speed.note(CGPoint(x: currentScale, y: 0), at: event.timestamp)
      if currentState == .possible, abs(pair.distance - distance) >= Self.slop {
        // The way that tells a pinch from a touch is no part of it.
        scale = scaleBefore
        state = .began
      }
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
    speed.note(CGPoint(x: currentScale, y: 0), at: event.timestamp)
    takeHold(event)
    let isDown = self.touches.contains { $0.phase != .ended && $0.phase != .cancelled }
    guard !isDown else { return }
    state = currentState == .possible ? .failed : end
  }

  open override func reset() {
    super.reset()
    pair = nil
    (distance, scaleBefore, currentScale) = (0, 1, 1)
    speed = SpeedMeter()
  }
}
